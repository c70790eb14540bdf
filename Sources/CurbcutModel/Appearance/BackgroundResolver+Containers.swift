extension BackgroundResolver {
  /// Leaves the closure of a modifier.
  mutating func leave(_ slot: Slot, of parent: Element, at index: Int) {
    switch slot {
    case .overlay:
      guard ground == .open else { return }
      add(PaintEffect.shown(by: parent, upTo: index), by: nil, of: parent)
      if ground == .open { ground = .unknown }
    case .sheet, .destination:
      if ground == .open { ground = .assumed }
      endWords()
    default:
      if ground == .open { ground = .unknown }
      if words == nil { areWordsUnknown = true }
    }
  }

  /// Words that nobody colors up to here have the default color.
  mutating func endWords() {
    if words == nil, defaultWords == .primary,
      let primary = ResolvedColor.system("primary", SystemColors.hierarchical, start)
    {
      words = [primary]
    }
  }

  /// Leaves the closure of a view's initializer.
  mutating func leave(_ element: Element, into parent: Element) {
    if parent.isCustomView || parent.isUnknownView || parent.isComponent {
      if ground == .open { ground = .unknown }
      if words == nil { areWordsUnknown = true }
      return
    }
    if element.slot == .destination {
      if ground == .open { ground = .assumed }
      endWords()
      return
    }
    if parent.row?.isInteractive == true, !parent.is(.disclosureGroup, .controlGroup) {
      enter(control: parent)
      return
    }
    guard ground == .open else { return }
    switch parent.kind {
    case .zStack: descend(from: element, in: parent)
    case .list, .form, .navigationStack, .navigationView, .navigationSplitView, .tabView, .tab:
      ground =
        parent.hasModifier("scrollContentBackground", "containerBackground")
        ? .unknown : .assumed
    case .label, .section, .labeledContent, .disclosureGroup, .controlGroup, .progressView,
      .gauge, .tableColumn, .windowGroup:
      break
    default:
      if parent.row?.layout == nil || parent.is(.groupBox, .glassEffectContainer, .dynamicIsland) {
        ground = .unknown
      }
    }
  }

  /// The layers of a pile that stand before a view are under it.
  mutating func descend(from element: Element, in pile: Element) {
    let layers = pile.content
    for layer in layers.reversed() where layer.index < element.index {
      if layer.tree.records[layer.index].end > element.index { continue }
      if layer.isAlternative(to: element) { continue }
      if layer.is(.spacer, .emptyView) { continue }
      if !layer.conditions.isEmpty, layer.conditions != element.conditions {
        ground = .unknown
        return
      }
      add(PaintEffect.shown(by: layer, upTo: nil), by: nil, of: layer)
      if ground != .open { return }
    }
  }

  // MARK: Controls

  mutating func enter(control: Element) {
    guard control.is(.button) else {
      if words == nil { defaultWords = .unknown }
      if !control.is(.navigationLink, .link, .menu, .toggle, .shareLink), ground == .open {
        ground = .unknown
      }
      return
    }
    switch ButtonLook(of: control) {
    case .plain: break
    case .tinted:
      let isDestructive = control.argument("role")?.memberName == "destructive"
      defaultWords = isDestructive || isTintUnknown ? .unknown : .tint
    case .prominent:
      defaultWords = .white
      guard ground == .open else { return }
      if let tint = ButtonLook.tint(of: control) {
        let choices = ColorReader(element: control).colors(of: tint)
        add(choices.map(PaintEffect.Layer.colors) ?? .unknown, by: nil, of: control)
        if ground == .open { ground = .unknown }
      } else {
        ground = .unknown
      }
    case .unknown:
      if ground == .open { ground = .unknown }
      if words == nil { defaultWords = .unknown }
    }
  }
}
