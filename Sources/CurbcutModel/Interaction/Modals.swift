/// A dialog that an app draws over its screen itself: a layer that dims what is behind, and what
/// stands on it.
package struct CustomModal: Sendable {
  /// What the dialog shows.
  package let card: Element
  /// The layer that dims the screen.
  package let dimmer: Element
  /// The statement that closes it, as far as its condition says: `isShown = false`.
  package let closing: String?
  /// Whether something says that it is modal, or hides what is behind from assistive technology.
  package let isModal: Certainty
  /// Whether the escape gesture of assistive technology closes it.
  package let handlesEscape: Certainty
  /// Whether a tap on the layer closes it and none of its controls does.
  package let closesOnlyByTapBeside: Bool
}

extension Element {
  /// The dialog that lies on it, where it is the dimming layer of one that has controls.
  package var dimmedModal: CustomModal? {
    guard isDimmer, !tree.isOverlong else { return nil }
    var scope = self
    for _ in 0..<4 where scope.branch == nil {
      guard let container = scope.container, container.is(.zStack, .geometryReader),
        scope.slotInContainer == .content
      else { return nil }
      scope = container
    }
    guard let branch = scope.branch, branch.source != "else",
      !NameHint.playerOverlay.matches(branch.source),
      let card = card(under: branch, of: scope)
    else { return nil }
    let names = branch.names
    let parts = [card] + card.descendants
    let around = sequence(first: card, next: \.parent).prefix { $0.index >= scope.index }
    var isModal = parts.reduce(Certainty.no) { $0 || $1.bringsModalTrait }
    isModal = around.reduce(isModal) { $0 || $1.addsTrait("isModal") }
    isModal = scope.siblings.reduce(isModal) { $0 || $1.addsTrait("isModal") }
    var handlesEscape = parts.reduce(Certainty.no) { $0 || $1.bringsEscape }
    for element in tree.elements where element.hasOwnModifier(.accessibility) {
      handlesEscape = handlesEscape || element.handlesEscape
      // Hiding what is behind does what the trait does.
      let hides = element.modifiers.contains { modifier in
        modifier.name == "accessibilityHidden"
          && modifier.arguments.contains { argument in
            names.contains { argument.value.mentions($0) }
          }
      }
      if hides { isModal = .yes }
    }
    return CustomModal(
      card: card,
      dimmer: self,
      closing: branch.closing,
      isModal: isModal,
      handlesEscape: handlesEscape,
      closesOnlyByTapBeside: taps.contains(where: \.closes)
        && !parts.contains { $0.mayClose(names) }
    )
  }

  /// Whether it is a pale layer over the whole screen.
  private var isDimmer: Bool {
    guard self.is(.color, .rectangle), !hasModifier("allowsHitTesting"),
      slot == .content || slot == .overlay
    else { return false }
    let isPale = ownModifiers.contains { modifier in
      switch modifier.name {
      case "opacity":
        guard let value = modifier.firstArgument else { return false }
        return value.number.map { (0.05...0.95).contains($0) } ?? false
      case "fill", "foregroundColor", "foregroundStyle":
        let source = modifier.firstArgument?.source ?? ""
        return source.contains(".opacity(") || source.hasSuffix("Material")
      default: return false
      }
    }
    guard isPale || headSource.contains(".opacity(") || headSource.contains("opacity:") else {
      return false
    }
    let covers = sequence(first: self, next: \.container).prefix(3).contains {
      $0.hasModifier("ignoresSafeArea", "edgesIgnoringSafeArea")
    }
    return covers || taps.contains(where: \.closes)
  }

  /// The innermost branch it stands in.
  private var branch: Condition? { conditions.last { $0.kind == .branch } }

  /// The first view in front of the layer, within the same branch, that has controls.
  private func card(under branch: Condition, of scope: Element) -> Element? {
    siblings.first { sibling in
      guard sibling.index > index, sibling.row?.isPaint != true, !sibling.isUnknownView,
        sibling.isHidden == .no
      else { return false }
      let isShownWithIt =
        scope.index != index
        || sibling.conditions.contains {
          $0.statement == branch.statement && $0.alternative == branch.alternative
        }
      return isShownWithIt && (sibling.hasControl == .yes || sibling.isInteractive == .yes)
    }
  }

  private var bringsModalTrait: Certainty {
    guard isCustomView else { return hasOwnModifier(.accessibility) ? addsTrait("isModal") : .no }
    return addsTrait("isModal") || (tree.context.view(typeName)?.isModal ?? .no)
  }

  private var bringsEscape: Certainty {
    isCustomView ? tree.context.view(typeName)?.handlesEscape ?? .no : .no
  }

  /// Whether its chain has an action for the escape gesture.
  var handlesEscape: Certainty {
    for modifier in modifiers where modifier.name == "accessibilityAction" {
      if modifier.firstArgument?.memberName == "escape" { return .yes }
    }
    return hasUnreadAccessibilityModifier ? .unknown : .no
  }

  /// Whether activating it may close what some names show.
  private func mayClose(_ names: Set<String>) -> Bool {
    if isCustomView || isUnknownView { return true }
    guard self.is(.button, .menu) || hasOwnModifier(.gesture) else { return false }
    guard let action = action ?? taps.first?.action else { return true }
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
}

extension Condition {
  /// The words of the condition.
  var names: Set<String> {
    var names: Set<String> = []
    for word in source.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      names.insert(String(word))
    }
    return names.subtracting(["let", "nil", "self"])
  }

  /// The statement that makes a condition false: of `isShown`, `let item` or `item != nil`.
  var closing: String? {
    let words = source.split(separator: " ").map(String.init)
    func isPath(_ word: String) -> Bool {
      word.first?.isLetter == true
        && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }
    switch words.count {
    case 1 where isPath(words[0]): return "\(words[0]) = false"
    case 2 where words[0] == "let" && isPath(words[1]): return "\(words[1]) = nil"
    case 3 where words[1] == "!=" && words[2] == "nil" && isPath(words[0]):
      return "\(words[0]) = nil"
    case 4 where words[0] == "let" && words[2] == "=" && isPath(words[3]):
      return "\(words[3]) = nil"
    default: return nil
    }
  }
}
