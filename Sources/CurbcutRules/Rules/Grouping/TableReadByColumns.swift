import CurbcutModel

extension Rule {
  static let tableReadByColumns = Rule(
    id: "table-read-by-columns",
    title: "Table is read column by column",
    group: .grouping,
    severity: .info,
    impact: .serious,
    criteria: [.meaningfulSequence, .infoAndRelationships],
    since: "0.7.0",
    why: """
      VoiceOver reads the views of a stack to the end before it goes on to the next stack. A table that
      is made of columns is read as long lists, and nobody hears which cells belong together. Make it of
      rows, each of them one element, or use `Grid`.
      """,
    examples: [
      .reported(
        """
        struct Departures: View {
          let trains: [Train]

          var body: some View {
            HStack {
          //^^^^^^^^ VoiceOver reads each column of this table to its end, so nobody hears what belongs together
              VStack {
                Text("Line")
                ForEach(trains) { Text($0.line) }
              }
              VStack {
                Text("Delay")
                ForEach(trains) { train in Text(train.delay) }
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Departures: View {
          let trains: [Train]

          var body: some View {
            Grid {
              ForEach(trains) { train in
                GridRow {
                  Text(train.line)
                  Text(train.delay)
                }
                .accessibilityElement(children: .combine)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Two lists of their own, and a table that is represented by something else",
        """
        struct Departures: View {
          let trains: [Train]
          let buses: [Bus]

          var body: some View {
            HStack {
              VStack { ForEach(trains) { Text($0.line) } }
              VStack { ForEach(buses) { Text($0.line) } }
            }
            HStack {
              VStack { ForEach(trains) { Text($0.line) } }
              VStack { ForEach(trains) { Text($0.delay) } }
            }
            .accessibilityRepresentation {
              List(trains) { Text("\\($0.line), \\($0.delay)") }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .hStack, .lazyHStack) { element, findings in
      let columns = element.content.compactMap(\.columnData)
      guard columns.count > 1, Set(columns).count < columns.count else { return }
      findings.report(
        "VoiceOver reads each column of this table to its end, so nobody hears what belongs together",
        at: element.head
      )
    },
    exemptions: [
      .hidden, .replacedByAncestor, .combined,
      Exemption("it is one element, or something represents it") { table in
        table.grouping == .ignore || table.grouping == .combine
          || sequence(first: table, next: \.parent).contains {
            $0.hasModifier("accessibilityRepresentation", "accessibilityChildren")
          }
      },
      Exemption("its views are sorted") { table in
        ([table] + table.descendants).contains { $0.hasModifier("accessibilitySortPriority") }
      },
    ]
  )
}

extension Element {
  /// The data whose items a column shows as text, one below the other.
  fileprivate var columnData: String? {
    guard row?.layout == .vertical, grouping == nil else { return nil }
    let loops = content.filter { $0.is(.forEach) }
    guard loops.count == 1, let loop = loops.first,
      let data = loop.arguments.first(where: { $0.label == nil && !$0.isTrailingClosure })?.value
        .path,
      loop.content.count == 1, let cell = loop.content.first, cell.is(.text), cell.isNamed == .no
    else { return nil }
    return data.withoutSelf
  }
}
