import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let chartMissingDescription = Rule(
    id: "chart-missing-description",
    title: "Chart is hidden or its values have no names",
    group: .images,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.2.0",
    why: """
      Swift Charts reads each mark with the names of its values, and offers an audio graph. Empty names
      leave bare numbers, and a hidden chart leaves nothing.
      """,
    examples: [
      .reported(
        """
        struct Steps: View {
          let days: [Day]

          var body: some View {
            Chart(days) { day in
          //^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the values of this chart without saying what they are
              BarMark(x: .value("", day.name), y: .value("", day.steps))
            }
          }
        }
        """
      ),
      .reported(
        "In a function that makes a mark",
        """
        struct Steps: View {
          let days: [Day]

          var body: some View {
            Chart(days) { day in
          //^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the values of this chart without saying what they are
              mark(of: day)
            }
          }

          private func mark(of day: Day) -> some ChartContent {
            BarMark(x: .value("", day.name), y: .value("", day.steps))
          }
        }
        """
      ),
      .ignored(
        "In a function that makes a mark, with names",
        """
        struct Steps: View {
          let days: [Day]

          var body: some View {
            Chart(days) { mark(of: $0) }
          }

          private func mark(of day: Day) -> some ChartContent {
            BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
          }
        }
        """
      ),
      .reported(
        "Hidden",
        """
        struct Steps: View {
          let days: [Day]

          var body: some View {
            Chart(days) { day in
              BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
            }
            .accessibilityHidden(true)
           //^^^^^^^^^^^^^^^^^^^^^^^^^ This chart is hidden from VoiceOver users
          }
        }
        """
      ),
      .recommended(
        """
        struct Steps: View {
          let days: [Day]

          var body: some View {
            Chart(days) { day in
              BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
            }
          }
        }
        """
      ),
      .ignored(
        "A label describes it",
        """
        struct Steps: View {
          let days: [Day]
          let summary: String

          var body: some View {
            Chart(days) { day in
              BarMark(x: .value("", day.name), y: .value("", day.steps))
            }
            .accessibilityElement()
            .accessibilityLabel(summary)
          }
        }
        """
      ),
    ],
    check: .element(of: .chart) { element, findings in
      if let hiding = Hiding(of: element).modifier, hiding.origin == .own {
        findings.report(
          "This chart is hidden from VoiceOver users",
          at: hiding.callRange,
          severity: .info,
          unless: [
            Exemption("a view around it has words of its own") { element in
              element.ancestors.contains { $0.isNamed != .no || $0.addsTrait("isButton") != .no }
                || element.labeledControl != nil
            }
          ]
        )
        return
      }
      guard element.isHidden == .no,
        let marks = element.arguments.last(where: \.isTrailingClosure),
        marks.value.namesNoValue(in: element.declaration)
      else { return }
      findings.report(
        "VoiceOver reads the values of this chart without saying what they are",
        at: element.head,
        unless: [
          .labeled, .labeledByContainer,
          Exemption("a chart descriptor or other children describe it") { element in
            element.hasModifier(
              "accessibilityChartDescriptor",
              "accessibilityChildren",
              "accessibilityRepresentation"
            )
          },
        ]
      )
    },
    exemptions: [.replacedByAncestor, .representation, .unreadModifier]
  )
}

extension Expression {
  /// Whether what its marks plot has an empty name: `.value("", steps)`. The functions of the view that
  /// make the marks are read too.
  fileprivate func namesNoValue(in declaration: Declaration?) -> Bool {
    guard case .closure(let closure) = form else { return false }
    var isUnnamed = false
    var functions: Set<String> = []
    var pending = closure.items.map(\.statement)
    while let part = pending.popLast() {
      for node in [part] + part.descendants where node.kind == .functionCallExpr {
        guard case .call(let callee, let arguments) = Expression(node).form else { continue }
        if callee.path?.hasPrefix("accessibility") == true
          || callee.memberName == "accessibilityLabel"
        {
          return false
        }
        if let name = callee.path?.withoutSelf, !name.includes("."),
          let body = declaration?.function(name)?.body, functions.insert(name).inserted
        {
          pending += body
        }
        guard callee.path == ".value", arguments.count > 1 else { continue }
        if arguments[0].value.isBlankText == true { isUnnamed = true } else { return false }
      }
    }
    return isUnnamed
  }
}
