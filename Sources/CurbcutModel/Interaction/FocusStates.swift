import CurbcutSyntax

/// How a type uses one of its `@AccessibilityFocusState` properties.
package struct FocusStateUse: Sendable {
  package let property: Declaration.Property
  /// Whether code sets or asks for it.
  package private(set) var isMentioned = false
  /// Whether its binding is used, by `accessibilityFocused` or to hand it on.
  package private(set) var isBound = false
  /// Whether something else than `accessibilityFocused` gets its binding, and may set it.
  package private(set) var isHandedOn = false

  /// Whether views are bound to it and nothing ever moves the focus there.
  package var isNeverSet: Bool { isBound && !isMentioned && !isHandedOn }

  fileprivate init(of property: Declaration.Property, in tokens: [Token]) {
    self.property = property
    let name = property.name
    let (binding, storage) = ("$\(name)", "_\(name)")
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case binding:
        isBound = true
        let isFocus =
          index > 1 && tokens[index - 1].text == "("
          && tokens[index - 2].text == "accessibilityFocused"
        if !isFocus { isHandedOn = true }
      case storage:
        (isBound, isHandedOn) = (true, true)
      case name where token.range != property.nameRange:
        isMentioned = true
      default: break
      }
    }
  }
}

extension Declaration {
  /// Its properties by which code moves the focus of assistive technology, with what it does to them.
  package var focusStates: [FocusStateUse] {
    let states = properties.filter { $0.attributes.contains("AccessibilityFocusState") }
    guard !states.isEmpty else { return [] }
    let tokens = Array(node.allTokens)
    return states.map { FocusStateUse(of: $0, in: tokens) }
  }

  /// Whether all that it has to move focus or to announce something is a focus that nothing sets.
  package var onlyHasUnsetFocus: Bool {
    let states = focusStates
    return !states.isEmpty && states.allSatisfy(\.isNeverSet)
      && !node.allTokens.contains { token in
        Self.focusMovers.contains(token.text) || token.text.includes("nnounc")
      }
  }

  private static let focusMovers: Set<String> = [
    "AccessibilityNotification", "UIAccessibility", "NSAccessibility", "accessibilityDefaultFocus",
  ]
}
