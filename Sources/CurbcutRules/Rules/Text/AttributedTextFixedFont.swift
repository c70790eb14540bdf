import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let attributedTextFixedFont = Rule(
    id: "attributed-text-fixed-font",
    title: "Attributed text has a fixed font",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      A font of a fixed size in attributed text keeps its size whatever text size people have chosen.
      Use a text style.
      """,
    examples: [
      .reported(
        """
        struct Terms: View {
          var body: some View {
            Text(terms)
          }

          private var terms: AttributedString {
            var text = AttributedString(localized: "I accept the terms")
            text.font = .system(size: 13)
                      //^^^^^^^^^^^^^^^^^ This text keeps its size whatever text size people choose; use a text style
            return text
          }
        }
        """
      ),
      .recommended(
        """
        struct Terms: View {
          var body: some View {
            Text(terms)
          }

          private var terms: AttributedString {
            var text = AttributedString(localized: "I accept the terms")
            text.font = .footnote
            return text
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, item, findings in
      guard !declaration.isGlanced else { return }
      for node in declaration.ownNodes(.sequenceExpr) {
        guard case .operators(let operands, ["="]) = Expression(node).form, operands.count == 2,
          operands[0].memberName == "font", let call = operands[1].call,
          [".system", "Font.system"].contains(call.callee.path ?? ""),
          let size = call.arguments.first, size.label == "size", size.value.number != nil
        else { continue }
        findings.report(
          "This text keeps its size whatever text size people choose; use a text style",
          at: operands[1].range
        )
      }
    }
  )
}
