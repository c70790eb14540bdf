extension BackgroundResolver {
  /// Leaves the closure of a modifier.
  mutating func leave(_ slot: Slot, of parent: Element, at index: Int) {
    switch slot {
    case .overlay:
      guard background == .open else { return }
      // What lies over rows is there while there are none.
      if parent.is(.list, .form), !parent.hasModifier("scrollContentBackground") {
        doubtBackground(by: .container(parent))
        background = .assumed
        return
      }
      add(
        PaintEffect.shown(by: parent, upTo: index),
        by: nil,
        of: parent,
        unless: .container(parent)
      )
      if background == .open { loseBackground(by: .container(parent)) }
    case .sheet, .destination:
      if background == .open { background = .assumed }
      endText()
    default:
      let modifiers = parent.tree.records[parent.index].modifiers
      let gap = AppearanceGap.Cause.modifier(modifiers[index])
      if background == .open { loseBackground(by: gap) }
      if text == nil { loseText(by: gap) }
    }
  }

  /// Text that nobody colors up to here has the default color.
  mutating func endText() {
    if text == nil, !isOfTint, defaultText == .primary,
      let primary = ResolvedColor.system("primary", SystemColors.hierarchical, start)
    {
      text = [primary]
    }
  }

  /// Leaves the closure of a view's initializer.
  mutating func leave(_ element: Element, into parent: Element) {
    if parent.isCustomView, !parent.isComponent, let passed = element.passedFacts {
      leave(passed, in: parent)
      return
    }
    if parent.isCustomView || parent.isUnknownView || parent.isComponent {
      if background == .open {
        if NameHint.overlaid.matches(parent.typeName) {
          loseBackground(by: .container(parent))
        } else {
          doubtBackground(by: .container(parent))
        }
      }
      if text == nil { loseText(by: .container(parent)) }
      return
    }
    if element.slot == .destination {
      if background == .open { background = .assumed }
      endText()
      return
    }
    if parent.row?.isInteractive == true, !parent.is(.disclosureGroup, .controlGroup) {
      enter(control: parent)
      return
    }
    guard background == .open else { return }
    switch parent.kind {
    case .zStack: descend(from: element, in: parent)
    case .list, .form, .navigationStack, .navigationView, .navigationSplitView, .tabView, .tab:
      if parent.hasModifier("scrollContentBackground", "containerBackground") {
        loseBackground(by: .container(parent))
      } else {
        background = .assumed
        assumedColor = groupedBackground(of: parent) ?? assumedColor
      }
    case .section:
      isBesideRows = isBesideRows || element.slot == .header || element.slot == .footer
    case .label, .labeledContent, .disclosureGroup, .controlGroup, .progressView,
      .gauge, .tableColumn, .windowGroup, .group:
      break
    default:
      if parent.isPassthrough { break }
      if parent.row?.layout == nil || parent.is(.groupBox, .glassEffectContainer, .dynamicIsland) {
        loseBackground(by: .container(parent))
      }
    }
  }

  /// What a form or grouped list of iOS paints below its rows, and beside them; nil for other views.
  ///
  /// Source: rendered by iOS 17: rows have `secondarySystemGroupedBackground`, and headers and footers stand
  /// on `systemGroupedBackground`.
  private func groupedBackground(of container: Element) -> String? {
    guard start.platforms == .iOS else { return nil }
    let style = container.modifier("listStyle")?.firstArgument?.memberName
    guard container.is(.form) || style == "grouped" || style == "insetGrouped" else { return nil }
    return isBesideRows ? "systemGroupedBackground" : "secondarySystemGroupedBackground"
  }

  /// Leaves what a view of the project makes of a view that is passed to it.
  private mutating func leave(_ passed: PassedViewFacts, in parent: Element) {
    if passed.isColored != .no, text == nil { loseText(by: .container(parent)) }
    guard background == .open else { return }
    switch passed.background {
    case .nothing: break
    case .system: background = .assumed
    case .colors(let colors):
      add(
        .colors(colors.map { $0.resolved(in: parent) }),
        by: nil,
        of: parent,
        unless: .container(parent)
      )
    case .unknown: loseBackground(by: .container(parent))
    }
  }

  /// The layers of a pile that stand before a view are under it.
  mutating func descend(from element: Element, in pile: Element) {
    let layers = pile.content
    for layer in layers.reversed() where layer.index < element.index {
      if layer.tree.records[layer.index].end > element.index { continue }
      if layer.isAlternative(to: element) { continue }
      if layer.is(.spacer, .emptyView) || layer.isBareField { continue }
      if !layer.conditions.isEmpty, layer.conditions != element.conditions {
        loseBackground(by: .container(layer))
        return
      }
      let painting = PaintEffect.shown(by: layer, upTo: nil)
      if case .unknown = painting, layer.isBareContent {
        doubtBackground(by: .container(layer))
        continue
      }
      add(painting, by: nil, of: layer, unless: .container(layer))
      if background != .open { return }
    }
  }

  // MARK: Controls

  mutating func enter(control: Element) {
    guard control.is(.button) else {
      if text == nil {
        defaultText = control.is(.link) && !isTintUnknown ? .tint : .unknown
        if defaultText == .unknown { defaultTextGap = .container(control) }
      }
      let isPlain = control.is(
        .navigationLink,
        .link,
        .menu,
        .toggle,
        .shareLink,
        .textField,
        .secureField
      )
      if !isPlain, background == .open { loseBackground(by: .container(control)) }
      return
    }
    switch ButtonLook(of: control) {
    case .plain: break
    case .tinted:
      let isDestructive = control.argument("role")?.memberName == "destructive"
      defaultText = isDestructive || isTintUnknown ? .unknown : .tint
      if defaultText == .unknown {
        defaultTextGap = tintModifier.map { .modifier($0) } ?? .container(control)
      }
    case .prominent:
      defaultText = .white
      guard background == .open else { return }
      if let tint = ButtonLook.tint(of: control) {
        let choices = ColorReader(element: control).colors(of: tint)
        add(
          choices.map(PaintEffect.Layer.colors) ?? .unknown,
          by: nil,
          of: control,
          unless: .container(control)
        )
        if background == .open { loseBackground(by: .container(control)) }
      } else if let accent, !ButtonLook.isTinted(control) {
        add(.colors([accent]), by: nil, of: control, unless: .container(control))
      } else {
        loseBackground(by: .container(control))
      }
    case .unknown:
      if background == .open { loseBackground(by: .container(control)) }
      if text == nil {
        defaultText = .unknown
        defaultTextGap = .container(control)
      }
    }
  }
}

extension Element {
  /// Whether it holds other views and no pictures, and paints nothing itself: what lies over it lies on
  /// the background of both, as a message over a list without rows.
  fileprivate var isBareContent: Bool {
    guard row?.layout != nil || self.is(.list, .form, .scrollView), hasImagery == .no else {
      return false
    }
    return tree.records[index].modifiers.allSatisfy { modifier in
      switch PaintEffect.effect(of: modifier) {
      case nil, .color, .tint, .opacity: true
      default: false
      }
    }
  }

  /// Whether it is a field that paints nothing behind its text: a placeholder that is laid over it
  /// stands on what lies below both.
  fileprivate var isBareField: Bool {
    switch kind {
    case .textField, .secureField:
      guard !hasModifier("textFieldStyle") else { return false }
    case .textEditor:
      guard modifier("scrollContentBackground")?.firstArgument?.memberName == "hidden" else {
        return false
      }
    default: return false
    }
    return tree.records[index].modifiers.allSatisfy { modifier in
      switch PaintEffect.effect(of: modifier) {
      case nil, .color, .tint, .opacity: true
      default: false
      }
    }
  }
}
