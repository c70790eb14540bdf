import CurbcutModel

extension Rule {
  static let focusStateUnused = Rule(
    id: "focus-state-unused",
    title: "Accessibility focus state has no effect",
    group: .focus,
    severity: .warning,
    impact: .moderate,
    criteria: [.focusOrder],
    since: "0.2.0",
    why: """
      An `@AccessibilityFocusState` moves VoiceOver only if a view is bound to it by
      `accessibilityFocused(_:)` and code sets it. Without both it does nothing, and people stay
      where they were.
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
      .reported(
        "A view is bound to it, and nothing sets it",
        """
        struct Form: View {
          @AccessibilityFocusState private var isErrorFocused: Bool
                                             //^^^^^^^^^^^^^^ "isErrorFocused" is never set, so that VoiceOver focus never moves to its view
          @State private var error = ""

          var body: some View {
            VStack {
              Text(error).accessibilityFocused($isErrorFocused)
              Button("Send") { send() }
            }
          }
        }
        """
      ),
      .reported(
        "Neither",
        """
        struct Results: View {
          @AccessibilityFocusState private var isFirstFocused: Bool
                                             //^^^^^^^^^^^^^^ "isFirstFocused" is bound to no view and never set, so that VoiceOver focus never moves
          let results: [Result]

          var body: some View {
            List(results) { Text($0.title) }
          }
        }
        """
      ),
      .ignored(
        "Other files may use it",
        """
        struct Results: View {
          @AccessibilityFocusState var isFirstFocused: Bool
          let results: [Result]

          var body: some View {
            List(results) { Text($0.title) }
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
        "It is only asked for",
        """
        struct Track: View {
          @AccessibilityFocusState private var isFocused: Bool

          var body: some View {
            Text("Track").accessibilityFocused($isFocused).scaleEffect(isFocused ? 1.1 : 1)
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
      for use in declaration.focusStates {
        let name = use.property.name
        if use.isMentioned, !use.isBound {
          findings.report(
            "\"\(name)\" is set but bound to no view; add `.accessibilityFocused($\(name))`",
            at: use.property.nameRange
          )
        } else if !use.isMentioned, !use.isBound, use.property.isPrivate {
          findings.report(
            "\"\(name)\" is bound to no view and never set, so that VoiceOver focus never moves",
            at: use.property.nameRange,
            severity: .info
          )
        } else if use.isNeverSet, use.property.isPrivate {
          findings.report(
            "\"\(name)\" is never set, so that VoiceOver focus never moves to its view",
            at: use.property.nameRange
          )
        }
      }
    }
  )
}
