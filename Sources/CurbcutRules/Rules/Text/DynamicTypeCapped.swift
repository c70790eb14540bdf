import CurbcutModel

extension Rule {
  static let dynamicTypeCapped = Rule(
    id: "dynamic-type-capped",
    title: "Text stops growing too early",
    group: .text,
    severity: .info,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.1.0",
    why: """
      Text that is to be readable for people who see little must be able to grow to twice its size.
      Body text reaches that only at the third accessibility size; a smaller upper bound stops it
      before.
      """,
    examples: [
      .bad(
        """
        struct Screen: View {
          let text: String

          var body: some View {
            ScrollView {
              Text(text)
            }
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text stops growing at xLarge here, long before twice its size
          }
        }
        """,
        fixed: [
          "Let it grow to .accessibility3": """
          struct Screen: View {
            let text: String

            var body: some View {
              ScrollView {
                Text(text)
              }
              .dynamicTypeSize(...DynamicTypeSize.accessibility3)
            }
          }
          """
        ]
      ),
      .bad(
        "A component",
        """
        struct Screen: View {
          let text: String

          var body: some View {
            Text(text).dynamicTypeSize(.small ... .xxLarge)
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text stops growing at xxLarge here, long before twice its size
          }
        }
        """
      ),
      .good(
        """
        struct Screen: View {
          let text: String

          var body: some View {
            Text(text).dynamicTypeSize(...DynamicTypeSize.accessibility3)
          }
        }
        """
      ),
      .good(
        "The large content viewer shows it larger",
        """
        struct Screen: View {
          let text: String

          var body: some View {
            Text(text)
              .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
              .accessibilityShowsLargeContentViewer()
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard element.wears(.text) else { return }
      guard element.place.isDisjoint(with: [.toolbar, .tabItem, .menu]),
        !element.hasModifier("accessibilityShowsLargeContentViewer")
      else { return }
      for modifier in element.ownModifiers where modifier.name == "dynamicTypeSize" {
        guard let bound = modifier.firstArgument.flatMap({ upperBound(of: $0) }),
          let size = TextSize(bound), size < .accessibility3, !modifier.isConditional
        else { continue }
        let isScreen = element.row?.layout != nil
        findings.report(
          "Text stops growing at \(size.name) here, long before twice its size",
          at: modifier.callRange,
          severity: isScreen ? .warning : nil,
          fixes: [
            .review(
              "Let it grow to .accessibility3",
              .replace(bound.lastNameRange, with: "accessibility3")
            )
          ]
        )
      }
    }
  )

  /// The last operand of `...x` or `a...b`.
  private static func upperBound(of range: Expression) -> Expression? {
    switch range.form {
    case .prefixed("...", let bound): bound
    case .operators(let operands, ["..."]) where operands.count == 2: operands.last
    default: nil
    }
  }
}
