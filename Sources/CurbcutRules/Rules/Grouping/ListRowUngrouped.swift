import CurbcutModel

extension Rule {
  static let listRowUngrouped = Rule(
    id: "list-row-ungrouped",
    title: "Row that is read in pieces",
    group: .grouping,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.1.0",
    why: """
      Every text of a row is a stop of its own: to get past ten rows somebody who listens swipes
      thirty times, and hears a gate without its flight. Combined, a row is one stop.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let flights: [Flight]

          var body: some View {
            List(flights) { flight in
              HStack {
            //^^^^^^^^ VoiceOver reads each text of this row on its own
                Text(flight.number)
                Text(flight.gate)
              }
            }
          }
        }
        """,
        fixed: [
          "Combine the row": """
          struct Screen: View {
            let flights: [Flight]

            var body: some View {
              List(flights) { flight in
                HStack {
                  Text(flight.number)
                  Text(flight.gate)
                }
                .accessibilityElement(children: .combine)
              }
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let flights: [Flight]

          var body: some View {
            List(flights) { flight in
              HStack {
                Text(flight.number)
                Text(flight.gate)
              }
              .accessibilityElement(children: .combine)
            }
          }
        }
        """
      ),
      .ignored(
        "A link is one stop",
        """
        struct Screen: View {
          let flights: [Flight]

          var body: some View {
            List(flights) { flight in
              NavigationLink(value: flight.id) {
                HStack {
                  Text(flight.number)
                  Text(flight.gate)
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Name and value belong together",
        """
        struct Screen: View {
          let flights: [Flight]

          var body: some View {
            List(flights) { flight in
              LabeledContent(flight.number, value: flight.gate)
            }
          }
        }
        """
      ),
      .ignored(
        "The options of a picker are read as one",
        """
        struct Screen: View {
          @Binding var hut: Int

          var body: some View {
            Picker("Hut", selection: $hut) {
              ForEach(0..<3) { number in
                VStack {
                  Text("Hut \\(number)")
                  Text("\\(number) beds")
                }
                .tag(number)
              }
            }
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard !element.isUnreachable, element.isRowRoot, element.grouping == nil,
        element.isNamed == .no, element.hasControl == .no, element.isInteractive == .no,
        element.combiningElement == nil, element.labeledControl == nil, element.certainTexts > 1,
        !element.isGlanced, element.enclosing(.picker) == nil,
        element.place.isDisjoint(with: [.menu, .toolbar, .representation])
      else { return }
      findings.report(
        "VoiceOver reads each text of this row on its own",
        at: element.head,
        fixes: [
          .safe(
            "Combine the row",
            .append(".accessibilityElement(children: .combine)", to: element)
          )
        ]
      )
    }
  )
}
