import CurbcutModel

extension Rule {
  static let focusStateUnused = Rule(
    id: "focus-state-unused",
    title: "Accessibility focus state is not bound to any view",
    group: .focus,
    severity: .warning,
    impact: .moderate,
    criteria: [.focusOrder],
    since: "0.2.0",
    why: """
      An `@AccessibilityFocusState` moves VoiceOver only if a view is bound to it by
      `accessibilityFocused(_:)`. Without that setting it does nothing, and people stay where they
      were.
      """,
    examples: [
      .reported(
        """
        struct Form: View {
          @AccessibilityFocusState private var isErrorFocused: Bool
                                             //^^^^^^^^^^^^^^ "isErrorFocused" is set but bound to no view; add `.accessibilityFocused($isErrorFocused)`
          let error: String

          var body: some View {
            VStack {
              Text(error)
              Button("Send") { isErrorFocused = true }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Form: View {
          @AccessibilityFocusState private var isErrorFocused: Bool
          let error: String

          var body: some View {
            VStack {
              Text(error).accessibilityFocused($isErrorFocused)
              Button("Send") { isErrorFocused = true }
            }
          }
        }
        """
      ),
      .ignored(
        "It is handed on",
        """
        struct Form: View {
          @AccessibilityFocusState private var isErrorFocused: Bool

          var body: some View {
            ErrorText(focus: $isErrorFocused)
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      for property in declaration.properties
      where property.attributes.contains("AccessibilityFocusState") {
        let name = property.name
        let uses = declaration.uses(of: name)
        guard uses.isMentioned, !uses.isBound else { continue }
        findings.report(
          "\"\(name)\" is set but bound to no view; add `.accessibilityFocused($\(name))`",
          at: property.nameRange
        )
      }
    }
  )
}

extension Declaration {
  /// Whether a property is used apart from its declaration, and whether its binding is.
  fileprivate func uses(of name: String) -> (isMentioned: Bool, isBound: Bool) {
    var isMentioned = false
    let own = property(name)?.nameRange
    for token in node.allTokens {
      let text = token.text
      if text == "$\(name)" || text == "_\(name)" { return (true, true) }
      if text == name, token.range != own { isMentioned = true }
    }
    return (isMentioned, false)
  }
}
