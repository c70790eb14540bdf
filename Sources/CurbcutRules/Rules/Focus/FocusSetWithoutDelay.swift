import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let focusSetWithoutDelay = Rule(
    id: "focus-set-without-delay",
    title: "VoiceOver focus is set too early",
    group: .focus,
    severity: .hint,
    impact: .minor,
    criteria: [.focusOrder],
    since: "0.2.0",
    isOn: false,
    why: """
      While a screen appears, VoiceOver chooses the focus itself, and what `onAppear` sets is lost. Wait
      for a moment, or use `accessibilityDefaultFocus`.
      """,
    examples: [
      .reported(
        """
        struct Result: View {
          @AccessibilityFocusState private var isTitleFocused: Bool

          var body: some View {
            Text("Order placed")
              .accessibilityFocused($isTitleFocused)
              .onAppear {
                isTitleFocused = true
              //^^^^^^^^^^^^^^^^^^^^^ VoiceOver may ignore this, as the screen is not there yet; wait for a moment
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Result: View {
          @AccessibilityFocusState private var isTitleFocused: Bool

          var body: some View {
            Text("Order placed")
              .accessibilityFocused($isTitleFocused)
              .task {
                try? await Task.sleep(for: .milliseconds(300))
                isTitleFocused = true
              }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .event) { element, findings in
      let focus = Set(
        element.declaration?.properties.filter { $0.attributes.contains("AccessibilityFocusState") }
          .map(\.name) ?? []
      )
      guard !focus.isEmpty else { return }
      for modifier in element.ownModifiers where modifier.name == "onAppear" {
        for item in modifier.handler?.items ?? [] {
          guard case .operators(let operands, let signs) = Expression(item.statement).form,
            signs.first == "=", let path = operands.first?.path, focus.contains(path),
            operands.last?.boolean != false, operands.last?.form != .nothing
          else { continue }
          findings.report(
            "VoiceOver may ignore this, as the screen is not there yet; wait for a moment",
            at: item.range
          )
        }
      }
    }
  )
}
