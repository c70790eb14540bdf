import CurbcutModel

extension Rule {
  static let colorOnlyState = Rule(
    id: "color-only-state",
    title: "State told by color alone",
    group: .color,
    severity: .warning,
    impact: .serious,
    criteria: [.useOfColor],
    since: "0.1.0",
    why: """
      Red or green: one man in twelve cannot tell them apart, and who listens hears the same words
      for both. A word or a symbol that changes along says it to everybody.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let isUp: Bool

          var body: some View {
            Text("Database")
              .foregroundStyle(isUp ? .green : .red)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color tells “isUp”: say it in words or by a symbol too
              .background(.black)
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let isUp: Bool

          var body: some View {
            Text(isUp ? "Database is up" : "Database is down")
              .foregroundStyle(isUp ? .green : .red)
              .background(.black)
          }
        }
        """
      ),
      .ignored(
        "A symbol tells it",
        """
        struct Screen: View {
          let isUp: Bool

          var body: some View {
            HStack {
              Image(systemName: isUp ? "checkmark" : "xmark").accessibilityLabel(isUp ? "Up" : "Down")
              Text("Database").foregroundStyle(isUp ? .green : .red)
            }
            .background(.black)
          }
        }
        """
      ),
      .ignored(
        "Dark and light",
        """
        struct Screen: View {
          let scheme: ColorScheme

          var body: some View {
            Text("Database").foregroundStyle(scheme == .dark ? .yellow : .red)
          }
        }
        """
      ),
      .ignored(
        "Words that nobody knows",
        """
        struct Screen: View {
          let isDone: Bool

          var body: some View {
            let words = isDone ? "Done" : "Failed"
            Text(words).foregroundColor(isDone ? .green : .red).background(.black)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .color) { element, findings in
      guard element.is(.text, .label) || element.row?.isPaint == true, element.isHidden == .no,
        element.isReplacedByAncestor == .no, !element.showsOnlyIcon
      else { return }
      for modifier in element.ownModifiers
      where ["foregroundStyle", "foregroundColor", "fill"].contains(modifier.name) {
        guard case .ternary(let condition, let then, let otherwise)? = modifier.firstArgument?.form,
          then.isStatusColor, otherwise.isStatusColor, condition.isState,
          !element.hasNonColorCue(condition)
        else { continue }
        findings.report(
          "Only the color tells “\(condition.source)”: say it in words or by a symbol too",
          at: modifier.callRange
        )
      }
    }
  )
}
