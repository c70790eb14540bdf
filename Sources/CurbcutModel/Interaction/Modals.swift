/// A dialog that an app draws over its screen itself: a layer that dims what is behind, and what
/// stands on it.
package struct CustomModal: Sendable {
  /// What the dialog shows.
  package let card: Element
  /// The layer that dims the screen.
  package let dimmer: Element
  /// The source of the condition that shows it.
  package let condition: String
  /// The statement that closes it, as far as its condition says: `isShown = false`.
  package let closing: String?
  /// Whether something says that it is modal, or hides what is behind from assistive technology.
  package let isModal: Certainty
  /// Whether the escape gesture of assistive technology closes it.
  package let handlesEscape: Certainty
  /// Whether a tap on the layer closes it and none of its controls does.
  package let closesOnlyByTapBeside: Bool
}

extension CustomModal {
  /// The statement that its type can write to close it: where the type is handed a flag that it cannot
  /// change, a call of the closure that it is handed for that; nil where there is none.
  package var closingStatement: String? {
    if let cancelling { return cancelling }
    guard let closing, let declaration = card.declaration,
      let target = closing.split(separator: " ").first.map({ String($0).withoutSelf }),
      let property = declaration.property(target), property.isConstant,
      property.attributes.isEmpty
    else { return closing }
    let closures = declaration.properties.filter {
      $0.isClosureOfCaller && $0.type?.includes("()") == true
    }
    let called = dimmer.taps.flatMap { $0.action?.calls ?? [] }.map(\.withoutSelf)
    let closure =
      closures.first { NameHint.closing.matchesBeginning(of: $0.name) }
      ?? closures.first { called.contains($0.name) }
    return closure.map { "\($0.name)()" }
  }

  /// What its button does that is called “Cancel” or “Close”; nil where there is none, or where it takes
  /// more than one statement.
  private var cancelling: String? {
    let buttons = card.descendants.prefix(64).filter { part in
      guard part.is(.button), !part.isConditional, card.range.contains(part.range.lowerBound),
        let words = part.name.phrase.value?.literal?.lowercased()
      else { return false }
      return ["cancel", "close", "dismiss", "not now"].contains(words)
    }
    guard buttons.count == 1, let button = buttons.first else { return nil }
    if let items = button.closure(.action)?.items {
      guard items.count == 1, let text = items.first?.statement.text, !text.includes("\n")
      else { return nil }
      return text
    }
    return button.argument("action")?.path.map { "\($0)()" }
  }

  /// Whether VoiceOver users can certainly leave it: by the escape gesture, or by a button in it that
  /// changes what shows it or calls something.
  package var hasWayOut: Bool {
    if handlesEscape == .yes { return true }
    let names = Condition.names(in: condition)
    return ([card] + card.descendants).contains { part in
      guard part.is(.button), let action = part.action else { return false }
      return action.calls.contains { $0 != "withAnimation" }
        || action.assignments.contains { names.contains($0.target.pathNames.last ?? $0.target) }
    }
  }

  /// The views by which dialogs are known: layers that dim, and cards that no layer sets apart.
  package static let kinds = ViewKind.paint + [.vStack, .geometryReader]
  /// The modifiers by which others are known: what withholds the screen below, a frame over all of it.
  package static let modifiers: ModifierCategories = [.withholding, .frame]

  /// The dialog that lies on it, where it is the dimming layer of one that has controls.
  package init?(dimmedBy view: Element) {
    let other =
      CustomModal(fadedInBy: view) ?? CustomModal(inFrontOf: view) ?? CustomModal(undimmed: view)
      ?? CustomModal(covering: view)
    if let other {
      self = other
      return
    }
    guard isDimmer(view), !view.tree.isOverlong else { return nil }
    var scope = view
    for _ in 0..<4 where showingBranch(of: scope) == nil {
      guard let container = scope.container, container.is(.zStack, .geometryReader),
        scope.slotInContainer == .content
      else { break }
      scope = container
    }
    guard let branch = showingBranch(of: scope) ?? branchOfUses(scope), branch.source != "else",
      let card = dialog(inFrontOf: view, under: branch, of: scope)
    else { return nil }
    let names = branch.names
    let parts = [card] + card.descendants
    let around = sequence(first: card, next: \.parent).prefix { $0.index >= scope.index }
    var isModal = parts.reduce(Certainty.no) { $0 || bringsModalTrait($1) }
    isModal = around.reduce(isModal) { $0 || $1.addsTrait("isModal") }
    // What another condition shows is another dialog.
    isModal = scope.siblings.filter { sibling in
      showingBranch(of: sibling).map { $0.statement == branch.statement } ?? true
    }.reduce(isModal) { $0 || $1.addsTrait("isModal") }
    var handlesEscape: Certainty = card.isUnknownView ? .unknown : .no
    handlesEscape = parts.reduce(handlesEscape) { $0 || bringsEscape($1) }
    for element in view.tree.elements where element.hasOwnModifier(.accessibility) {
      handlesEscape = handlesEscape || CustomModal.handlesEscape(of: element)
      // Hiding what is behind does what the trait does.
      if element.isHiddenBy(anyOf: names) { isModal = .yes }
    }
    self.init(
      card: card,
      dimmer: view,
      condition: branch.source,
      closing: branch.closing,
      isModal: isModal,
      handlesEscape: handlesEscape,
      closesOnlyByTapBeside: view.taps.contains(where: \.closes)
        && !parts.contains { mayClose($0, names) }
    )
  }
}

extension CustomModal {
  /// The dialog that stands in front of a view which is disabled or blurred by the same condition:
  /// `.disabled(isAsking)` below `if isAsking { … }`.
  private init?(inFrontOf view: Element) {
    guard view.hasOwnModifier(.withholding), !view.tree.isOverlong, view.row?.isPaint != true,
      // Hiding what is below does what the trait does.
      view.isHidden == .no, !view.hasModifier("accessibilityHidden"),
      !view.tree.elements.contains(where: isDimmer)
    else { return nil }
    let states = view.ownModifiers.compactMap { modifier -> String? in
      guard modifier.categories.contains(.withholding), let value = modifier.firstArgument else {
        return nil
      }
      switch (modifier.name, value.form) {
      case ("disabled", _): return value.source
      case ("blur", .ternary(let condition, _, _)): return condition.source
      case ("allowsHitTesting", .prefixed("!", let condition)): return condition.source
      default: return nil
      }
    }
    let layers = view.container.map { $0.is(.zStack) ? $0.content : [] } ?? []
    let fronts =
      layers.filter { $0.index > view.index } + view.children.filter { $0.slot == .overlay }
    for card in fronts where card.hasControl == .yes && card.isHidden != .yes {
      guard let branch = showingBranch(of: card), branch.source != "else",
        states.contains(where: { Condition.names(in: $0) == branch.names })
      else { continue }
      let parts = [card] + card.descendants
      self.init(
        card: card,
        dimmer: view,
        condition: branch.source,
        closing: branch.closing,
        isModal: parts.reduce(.no) { $0 || bringsModalTrait($1) },
        handlesEscape: escapeHandling(in: parts),
        closesOnlyByTapBeside: false
      )
      return
    }
    return nil
  }

  /// The dialog that a view is itself which a condition lays on a screen: a card with words and buttons,
  /// one of which makes the condition false.
  private init?(undimmed view: Element) {
    guard view.is(.vStack), view.slotInContainer == .content, let pile = view.container,
      pile.is(.zStack), let branch = showingBranch(of: view), branch.isOneOfItsOwn,
      !view.tree.isOverlong,
      pile.argument("alignment").map({ $0.memberName == "center" }) ?? true,
      view.looksLikeCard
        || view.addsTrait("isModal") == .yes && !pile.content.contains(where: isDimmer),
      // What slides in from an edge, or stands at one, is a message or a bar.
      !view.hasModifier("transition", "offset", "position", "alignmentGuide"),
      view.modifiers.allSatisfy({ $0.name != "frame" || $0.argument("alignment") == nil })
    else { return nil }
    let names = branch.names
    let parts = [view] + view.descendants
    let closes = parts.contains { $0.is(.button) && $0.takesBack(branch) }
    guard let page = page(of: pile, below: view), closes,
      parts.contains(where: { $0.is(.text) && $0.labeledControl == nil })
    else { return nil }
    self.init(
      card: view,
      dimmer: view,
      condition: branch.source,
      closing: branch.closing,
      isModal: modality(of: parts, over: page, hiddenBy: names),
      handlesEscape: escapeHandling(in: parts + view.ancestors),
      closesOnlyByTapBeside: false
    )
  }

  /// The page that a view is which a flag lays over all of a screen, in a frame without limits with a
  /// background of its own, and which can take the flag back.
  private init?(covering view: Element) {
    guard let frame = view.ownModifiers.firstIndex(where: \.isFrameWithoutLimits),
      view.ownModifiers[frame...].contains(where: \.paintsBackground),
      let host = screen(below: view),
      let branch = showingBranch(of: view), branch.isOneOfItsOwn,
      view.hasControl != .no || view.isInteractive == .yes, view.isHidden != .yes,
      !view.tree.isOverlong, !view.tree.elements.contains(where: isDimmer)
    else { return nil }
    let parts = [view] + view.descendants
    guard parts.contains(where: { $0.takesBack(branch) }) else { return nil }
    self.init(
      card: view,
      dimmer: view,
      condition: branch.source,
      closing: branch.closing,
      isModal: modality(of: parts, over: host, hiddenBy: branch.names),
      handlesEscape: escapeHandling(in: parts),
      closesOnlyByTapBeside: false
    )
  }

  /// The dialog that an overlay shows by its opacity, over another overlay that dims the screen by
  /// the same condition.
  private init?(fadedInBy view: Element) {
    guard view.is(.color, .rectangle), view.slot == .overlay, let shade = view.fading,
      shade.least == 0, (0.05...0.95).contains(shade.most), !view.tree.isOverlong,
      let host = view.parent
    else { return nil }
    let card = host.children.first { other in
      other.slot == .overlay && other.index > view.index && other.hasControl == .yes
        && other.isHidden != .yes && other.fading?.condition == shade.condition
    }
    guard let card else { return nil }
    let parts = [card] + card.descendants
    var isModal = parts.reduce(Certainty.no) { $0 || bringsModalTrait($1) }
    if view.tree.elements.contains(where: { element in
      element.modifiers.contains {
        $0.name == "accessibilityHidden" && $0.firstArgument?.mentions(shade.condition) == true
      }
    }) {
      isModal = .yes
    }
    self.init(
      card: card,
      dimmer: view,
      condition: shade.condition,
      closing: "\(shade.condition) = false",
      isModal: isModal,
      handlesEscape: escapeHandling(in: parts),
      closesOnlyByTapBeside: false
    )
  }
}

extension Element {
  /// Whether it is a button that makes a condition false, or a view of the project that is handed a flag
  /// which decides it, or a closure that changes one.
  fileprivate func takesBack(_ branch: Condition) -> Bool {
    if self.is(.button) { return action?.steps.contains(where: branch.isTakenBack) == true }
    guard isCustomView else { return false }
    let flags = branch.names
    return arguments.contains { argument in
      guard case .closure = argument.value.form else {
        return flags.contains { argument.value.source == "$\($0)" }
      }
      return flags.contains { argument.value.mentions($0) }
    }
  }
}

extension Element {
  /// Whether something hides it from assistive technology by a condition with one of some names.
  fileprivate func isHiddenBy(anyOf names: Set<String>) -> Bool {
    modifiers.contains { modifier in
      modifier.name == "accessibilityHidden"
        && modifier.arguments.contains { argument in
          names.contains { argument.value.mentions($0) }
        }
    }
  }
}

/// Whether it is a translucent layer over the whole screen.
private func isDimmer(_ element: Element) -> Bool {
  // `GeometryReader { _ in EmptyView() }.background(.black.opacity(0.5))`
  if element.is(.geometryReader) {
    return element.slot == .content && element.content.allSatisfy { $0.is(.emptyView) }
      && element.modifier("background")?.firstArgument?.source.includes(".opacity(") == true
      && element.hasOwnModifier(.gesture)
  }
  guard element.is(.color, .rectangle), element.slot == .content || element.slot == .overlay
  else { return false }
  let isTranslucent = element.ownModifiers.contains { modifier in
    switch modifier.name {
    case "opacity":
      guard let value = modifier.firstArgument else { return false }
      return value.number.map { (0.05...0.95).contains($0) } ?? false
    case "fill", "foregroundColor", "foregroundStyle":
      let source = modifier.firstArgument?.source ?? ""
      return source.includes(".opacity(") || source.hasSuffix("Material")
    default: return false
    }
  }
  if coversScreenAtTimes(element) { return true }
  guard
    isTranslucent || element.headSource.includes(".opacity(")
      || element.headSource.includes("opacity:")
  else {
    return false
  }
  let covers = sequence(first: element, next: \.container).prefix(3).contains {
    $0.hasModifier("ignoresSafeArea", "edgesIgnoringSafeArea")
  }
  return covers || element.taps.contains(where: \.closes)
}

/// Whether it is a layer of color that a condition lays over a screen which stays there: the bottom of
/// a pile has none below it.
private func coversScreenAtTimes(_ element: Element) -> Bool {
  guard element.is(.color), let pile = element.container, pile.is(.zStack),
    element.slotInContainer == .content, let branch = showingBranch(of: element),
    branch.alternative == 0,
    element.hasModifier("ignoresSafeArea", "edgesIgnoringSafeArea"),
    !element.hasModifier("frame", "transition", "animation")
  else { return false }
  return pile.content.contains { below in
    below.index < element.index && below.row?.isPaint != true && below.isHidden == .no
      && !below.conditions.contains { $0.kind == .branch }
      && (below.hasControl == .yes || below.is(.navigationStack, .tabView, .list, .form))
  }
}

/// The screen that a view is laid over: what it is an overlay of, or what stands below it in a pile.
private func screen(below view: Element) -> Element? {
  guard let host = view.container else { return nil }
  if view.slotInContainer == .overlay {
    return host.hasControl == .yes
      || host.is(.navigationStack, .navigationView, .tabView, .list, .form) ? host : nil
  }
  return host.is(.zStack) && view.slotInContainer == .content ? page(of: host, below: view) : nil
}

/// What stands at the bottom of a pile at all times, with something to operate.
private func page(of pile: Element, below view: Element) -> Element? {
  pile.content.first {
    $0.index < view.index && $0.row?.isPaint != true
      && ($0.hasControl != .no || $0.isInteractive == .yes)
      && !$0.conditions.contains { $0.kind == .branch }
  }
}

extension Condition {
  /// Whether it is a condition by itself, rather than that others do not hold.
  fileprivate var isOneOfItsOwn: Bool { alternative == 0 || switchedPath != nil }
}

/// The innermost branch it stands in.
private func showingBranch(of element: Element) -> Condition? {
  element.conditions.last { $0.kind == .branch }
}

/// What shows the type whose body a view is, where a screen shows it over itself at times.
private func branchOfUses(_ root: Element) -> Condition? {
  guard root.parent == nil, root.is(.zStack), root.tree.purpose == .body,
    let name = root.declaration?.name, root.tree.context.use(of: name)?.liesOver == .yes
  else { return nil }
  return Condition(kind: .branch, statement: -1, alternative: 0, source: name)
}

extension CustomModal {
  /// Whether a view of the project's own is laid over a screen at times, and nothing there says that
  /// it is modal.
  static func liesOver(_ view: Element) -> Certainty {
    guard view.isCustomView, let branch = showingBranch(of: view), branch.source != "else",
      view.slotInContainer == .overlay || view.container?.is(.zStack) == true,
      view.addsTrait("isModal") == .no
    else { return .no }
    let names = branch.names
    let hidesRest = view.tree.elements.contains {
      $0.hasOwnModifier(.accessibility) && $0.isHiddenBy(anyOf: names)
    }
    return Certainty(!hidesRest)
  }
}

/// The first view in front of the layer, within the same branch, that has controls.
private func dialog(
  inFrontOf element: Element,
  under branch: Condition,
  of scope: Element
) -> Element? {
  // A layer may have a pile of its own.
  var fronts = element.siblings
  if fronts.isEmpty, scope.index != element.index {
    fronts = scope.parent == nil ? scope.tree.roots : scope.siblings
  }
  return fronts.first { sibling in
    // A modifier that shows what it is given in front of a screen is all that can make it modal.
    let isGiven = sibling.isUnknownView && element.tree.purpose == .modifier
    guard sibling.index > element.index, sibling.index != scope.index,
      sibling.row?.isPaint != true,
      !sibling.isUnknownView || isGiven, sibling.isHidden == .no
    else { return false }
    let isShownWithIt =
      scope.index != element.index
      || sibling.conditions.contains {
        $0.statement == branch.statement && $0.alternative == branch.alternative
      }
    // What is modal takes the focus of assistive technology even where there is nothing to press.
    let pile = sequence(first: sibling, next: \.parent).prefix { $0.index >= scope.index }
    let isModalText =
      element.taps.contains(where: \.closes) && sibling.hasControl == .no
      && (pile + sibling.descendants).contains { bringsModalTrait($0) == .yes }
    return isShownWithIt
      && (isGiven || isModalText || sibling.hasControl == .yes || sibling.isInteractive == .yes)
  }
}

/// Whether the parts of a dialog say that they are modal, or the same flags hide the page below.
private func modality(
  of parts: [Element],
  over page: Element,
  hiddenBy flags: Set<String>
) -> Certainty {
  page.isHiddenBy(anyOf: flags) ? .yes : parts.reduce(.no) { $0 || bringsModalTrait($1) }
}

private func bringsModalTrait(_ element: Element) -> Certainty {
  guard element.isCustomView else {
    return element.hasOwnModifier(.accessibility) ? element.addsTrait("isModal") : .no
  }
  return element.addsTrait("isModal")
    || (element.tree.context.view(element.typeName)?.isModal ?? .no)
}

private func bringsEscape(_ element: Element) -> Certainty {
  element.isCustomView ? element.tree.context.view(element.typeName)?.handlesEscape ?? .no : .no
}

/// Whether one of the parts of a dialog has an action for the escape gesture.
private func escapeHandling(in parts: [Element]) -> Certainty {
  parts.reduce(.no) { $0 || bringsEscape($1) || CustomModal.handlesEscape(of: $1) }
}

extension CustomModal {
  /// Whether its chain has an action for the escape gesture.
  static func handlesEscape(of element: Element) -> Certainty {
    for modifier in element.modifiers where modifier.name == "accessibilityAction" {
      if modifier.firstArgument?.memberName == "escape" { return .yes }
    }
    return element.hasUnreadAccessibilityModifier ? .unknown : .no
  }
}

/// Whether activating it may close what some names show.
private func mayClose(_ element: Element, _ names: Set<String>) -> Bool {
  if element.isCustomView || element.isUnknownView { return true }
  guard element.is(.button, .menu) || element.hasOwnModifier(.gesture) else { return false }
  guard let action = element.action ?? element.taps.first?.action else { return true }
  if action.isUnread { return true }
  return action.steps.contains { step in
    switch step {
    case .assignment(let target, _):
      names.contains(target.split(separator: ".").last.map(String.init) ?? target)
    // Whatever is called may close it, unless it is known.
    case .call(let path, _): path != "withAnimation"
    case .other: true
    }
  }
}
