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
      .reported(
        "A color for each line",
        """
        struct Sales: View {
          let sales: [Sale]

          var body: some View {
            Chart(sales) { sale in
              LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.now), series: .value("Year", "Now"))
                .foregroundStyle(.red)
              LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.then), series: .value("Year", "Then"))
                .foregroundStyle(.green)
               //^^^^^^^^^^^^^^^^^^^^^^^ Only their color tells these series apart; add a symbol or a line style
            }
          }
        }
        """
      ),
      .ignored(
        "Points that are red where they are high",
        """
        struct Sales: View {
          let sales: [Sale]

          var body: some View {
            Chart(sales) { sale in
              if sale.amount > 100 {
                PointMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                  .foregroundStyle(.red)
              } else {
                PointMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                  .foregroundStyle(.green)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Points on a line of another color",
        """
        struct Sales: View {
          let sales: [Sale]

          var body: some View {
            Chart(sales) { sale in
              LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.now))
                .foregroundStyle(.gray)
              PointMark(x: .value("Month", sale.month), y: .value("Sales", sale.now))
                .foregroundStyle(.blue)
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
      let colored = calls.compactMap {
        call -> (mark: Expression, color: String, range: Range<Int>)? in
        guard let (callee, arguments) = Expression(call).call,
          callee.memberName == "foregroundStyle", arguments.count == 1, arguments[0].label == nil,
          case .member(let base?, _) = callee.form, let mark = base.lineMark,
          let color = arguments[0].value.path
        else { return nil }
        return (mark, color, callee.lastNameRange.lowerBound..<call.range.upperBound)
      }
      // Two marks of one kind for different figures, each in a color of its own. Of the same figures the
      // place tells why the color is another one.
      if let first = colored.first,
        let second = colored.first(where: { other in
          other.mark.call?.callee.path == first.mark.call?.callee.path
            && other.color != first.color && other.mark.source != first.mark.source
        })
      {
        findings.report(
          "Only their color tells these series apart; add a symbol or a line style",
          at: second.range
        )
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
