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
      .reported(
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
      .reported(
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
      .recommended(
        """
        struct Screen: View {
          let text: String

          var body: some View {
            Text(text).dynamicTypeSize(...DynamicTypeSize.accessibility3)
          }
        }
        """
      ),
      .ignored(
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
      .reported(
        "No smaller than somebody thinks right",
        """
        struct Screen: View {
          var body: some View {
            Text("Opening hours").dynamicTypeSize(.large...)
                                //^^^^^^^^^^^^^^^^^^^^^^^^^^ Text stays at large here for readers who want it smaller
          }
        }
        """
      ),
      .reported(
        "In parentheses",
        """
        struct Screen: View {
          var body: some View {
            Text("Opening hours").dynamicTypeSize(...(.xxxLarge))
                                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text stops growing at xxxLarge here, long before twice its size
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .text) { element, findings in
      guard element.place.isDisjoint(with: [.toolbar, .tabItem, .menu]),
        !element.hasModifier("accessibilityShowsLargeContentViewer")
      else { return }
      for modifier in element.ownModifiers where modifier.name == "dynamicTypeSize" {
        guard let bound = modifier.firstArgument.flatMap({ upperBound(of: $0) }),
          let size = TextSize(bound), size < .accessibility3, !modifier.isConditional
        else {
          reportLowerBound(of: modifier, &findings)
          continue
        }
        let isScreen = element.row?.layout != nil
        findings.report(
          "Text stops growing at \(size.name) here, long before twice its size",
          at: modifier.callRange,
          severity: isScreen ? .warning : nil,
          fixes: [.review("Let it grow to .accessibility3", raising(bound, of: modifier))]
        )
      }
    }
  )

  /// A lower bound goes with it: it would be the next finding.
  private static func raising(_ bound: Expression, of modifier: Modifier) -> Change {
    if let range = modifier.firstArgument, let lower = lowerBound(of: range),
      let size = TextSize(lower.value), size > .xSmall
    {
      return .replace(range.range, with: "...DynamicTypeSize.accessibility3")
    }
    guard let name = bound.memberName, bound.source.hasSuffix(name) else {
      // `...(.xxxLarge)`
      return .replace(bound.range, with: "DynamicTypeSize.accessibility3")
    }
    return .replace(bound.lastNameRange, with: "accessibility3")
  }

  /// Readers who have chosen small text get it larger, and less of it on the screen.
  private static func reportLowerBound(of modifier: Modifier, _ findings: inout Findings) {
    guard let range = modifier.firstArgument, let bound = lowerBound(of: range),
      let size = TextSize(bound.value), size > .xSmall, !modifier.isConditional
    else { return }
    findings.report(
      "Text stays at \(size.name) here for readers who want it smaller",
      at: modifier.callRange,
      fixes: [
        .safe(
          "Let it be as small as the reader likes",
          bound.upper.map { .replace(range.range, with: "...\($0.source)") } ?? .remove(modifier)
        )
      ]
    )
  }

  /// The first operand of `x...` or `a...b`, and the last one.
  private static func lowerBound(
    of range: Expression
  ) -> (value: Expression, upper: Expression?)? {
    switch range.form {
    case .postfixed(let bound, "..."): (bound, nil)
    case .operators(let operands, ["..."]) where operands.count == 2:
      operands.first.map { ($0, operands.last) }
    default: nil
    }
  }

  /// The last operand of `...x` or `a...b`.
  private static func upperBound(of range: Expression) -> Expression? {
    switch range.form {
    case .prefixed("...", let bound): bound
    case .operators(let operands, ["..."]) where operands.count == 2: operands.last
    default: nil
    }
  }
}
