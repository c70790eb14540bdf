import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let chartSeriesByColorOnly = Rule(
    id: "chart-series-by-color-only",
    title: "Chart series differ only in color",
    group: .color,
    severity: .info,
    impact: .moderate,
    criteria: [.useOfColor],
    since: "0.2.0",
    why: """
      People with color blindness cannot tell lines apart that differ only in color, nor match them
      with the legend. Give each series a symbol or a line style too.
      """,
    knownLimitations: """
      Lines and points are checked; the segments of bars and sectors are not.
      """,
    examples: [
      .reported(
        """
        struct Sales: View {
          let sales: [Sale]

          var body: some View {
            Chart(sales) { sale in
              LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Shop", sale.shop))
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only their color tells these series apart; add `.symbol(by:)` or `.lineStyle(by:)`
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Sales: View {
          let sales: [Sale]

          var body: some View {
            Chart(sales) { sale in
              LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Shop", sale.shop))
                .symbol(by: .value("Shop", sale.shop))
            }
          }
        }
        """
      ),
      .ignored(
        "The place tells too",
        """
        struct Sales: View {
          let sales: [Sale]

          var body: some View {
            Chart(sales) { sale in
              LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Month", sale.month))
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .chart) { element, findings in
      guard let closure = element.closure(.content) ?? marks(of: element) else { return }
      let calls = closure.node.descendants.filter { $0.kind == .functionCallExpr }
      let names = Set(calls.compactMap { Expression($0).call?.callee.memberName })
      guard names.isDisjoint(with: ["symbol", "lineStyle", "annotation", "position"]) else {
        return
      }
      for call in calls {
        guard let (callee, arguments) = Expression(call).call,
          callee.memberName == "foregroundStyle", let by = arguments.first, by.label == "by",
          case .member(let base?, _) = callee.form, let mark = base.lineMark
        else { continue }
        let values = by.value.call?.arguments.map(\.value.source) ?? []
        guard let series = values.last, !mark.source.includes(series) else { continue }
        findings.report(
          "Only their color tells these series apart; add `.symbol(by:)` or `.lineStyle(by:)`",
          at: callee.lastNameRange.lowerBound..<call.range.upperBound
        )
      }
    },
    exemptions: [.inWidget, Exemption("it is hidden from everybody") { $0.hasModifier("hidden") }]
  )
}

/// The closure that makes the marks of a chart.
private func marks(of chart: Element) -> Closure? {
  guard case .closure(let closure)? = chart.arguments.last(where: \.isTrailingClosure)?.value.form
  else { return nil }
  return closure
}

extension Expression {
  /// The line or points that a chain of modifiers begins with.
  fileprivate var lineMark: Expression? {
    var current = self
    for _ in 0..<16 {
      guard case .call(let callee, _) = current.form else { return nil }
      if callee.path == "LineMark" || callee.path == "PointMark" { return current }
      guard case .member(let base?, _) = callee.form else { return nil }
      current = base
    }
    return nil
  }
}
