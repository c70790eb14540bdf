import CurbcutModel

extension Rule {
  static let listRowUngrouped = Rule(
    id: "list-row-ungrouped",
    title: "Row is read as separate elements",
    group: .grouping,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.1.0",
    why: """
      Each text of a row is an element of its own: to get past ten rows, people who use VoiceOver swipe
      thirty times and hear the parts without their context. Combined, each row is one element.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let flights: [Flight]

          var body: some View {
            List(flights) { flight in
              HStack {
            //^^^^^^^^ Row is read as separate elements
                Text(flight.number)
                Text(flight.gate)
              }
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityElement(children: .combine)`": """
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
      .reported(
        "With a divider below each row",
        """
        struct Board: View {
          let departures: [Departure]

          var body: some View {
            VStack {
              ForEach(departures) { departure in
                HStack {
              //^^^^^^^^ Row is read as separate elements
                  Text(departure.line)
                  Text(departure.destination)
                  Text(departure.time)
                }
                Divider()
              }
            }
          }
        }
        """
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
      .reported(
        "A view of the project that only draws a frame around what it is given",
        """
        struct Board: View {
          let flights: [Flight]

          var body: some View {
            List(flights) { flight in
              HStack {
            //^^^^^^^^ Row is read as separate elements
                Frame {
                  Text(flight.number)
                  Text(flight.gate)
                }
              }
            }
          }
        }

        struct Frame<Content: View>: View {
          @ViewBuilder let content: Content

          var body: some View {
            VStack { content }.padding()
          }
        }
        """
      ),
      .ignored(
        "The view adds a button, or what it is given is not read",
        """
        struct Board: View {
          let flights: [Flight]
          let badge: AnyView

          var body: some View {
            List(flights) { flight in
              HStack {
                Frame(badge: badge) {
                  Text(flight.number)
                  Text(flight.gate)
                }
              }
              HStack {
                Pinned(number: flight.number) {
                  Text(flight.number)
                  Text(flight.gate)
                }
              }
            }
          }
        }

        struct Frame<Content: View>: View {
          let badge: AnyView
          @ViewBuilder let content: Content

          var body: some View {
            VStack {
              badge
              content
            }
          }
        }

        struct Pinned<Content: View>: View {
          let number: String
          @ViewBuilder let content: Content

          var body: some View {
            VStack {
              content
              Button("Pin \\(number)") {}
            }
          }
        }
        """
      ),
      .ignored(
        "A row with a control",
        """
        struct Trails: View {
          let names: [String]
          let remove: (String) -> Void

          var body: some View {
            List(names, id: \\.self) { name in
              VStack {
                Text(name)
                Text("Open all year")
                Button("Remove \\(name)") { remove(name) }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A row that is tapped",
        """
        struct Trails: View {
          let names: [String]
          let open: (String) -> Void

          var body: some View {
            List(names, id: \\.self) { name in
              VStack {
                Text(name)
                Text("Open all year")
              }
              .accessibilityAction { open(name) }
            }
          }
        }
        """
      ),
      .ignored(
        "In a menu",
        """
        struct Trails: View {
          let names: [String]

          var body: some View {
            Menu("Trails") {
              List(names, id: \\.self) { name in
                VStack {
                  Text(name)
                  Text("Open all year")
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A link is one element",
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
        "Label and value belong together",
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
        "The options of a picker are one element each",
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
      .ignored(
        "A section, which has rows itself",
        """
        struct Notes: View {
          let releases: [Release]

          var body: some View {
            List(releases) { release in
              VStack {
                Text(release.name)
                Text(release.date)
                VStack {
                  ForEach(release.changes) { change in
                    Text(change.text)
                  }
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A row of a grid whose columns are items of their own",
        """
        struct Seeds: View {
          let words: [String]

          var body: some View {
            Grid {
              ForEach(0..<8, id: \\.self) { line in
                GridRow {
                  ForEach(0..<3, id: \\.self) { column in
                    Text("\\(column * 8 + line)")
                    Text(words[column * 8 + line])
                  }
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Rows that only Xcode's previews show",
        """
        struct Fields: View {
          let fields: [Field]

          var body: some View {
            Form {
              if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
                ForEach(fields) { field in
                  VStack {
                    Text(field.name)
                    Text(field.value)
                  }
                }
              }
            }
            .navigationTitle("Fields")
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard ListRow(of: element).isRoot, element.grouping == nil,
        ListRow(of: element).certainTexts > 1
      else { return }
      findings.report(
        "Row is read as separate elements",
        at: element.head,
        fixes: [.combine(element)]
      )
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      Exemption("it has an accessibility label", certainty: \.isNamed),
      Exemption("it contains a control", certainty: \.hasControl),
      Exemption("it is a control", certainty: \.isInteractive),
      .inWidget,
      Exemption("it is an option of a picker") { $0.enclosing(.picker) != nil },
      Exemption("it holds rows itself: a section, of which no single element could be made") {
        row in
        row.descendants.contains { part in
          part.is(.list, .table, .lazyVStack, .lazyVGrid)
            || part.is(.forEach) && part.container?.row?.layout == .vertical
              && part.content.contains { $0.isTextual == .yes }
        }
      },
      Exemption("it is a row of a grid whose columns are repeated, each for another item") { row in
        row.is(.gridRow) && row.content.contains { $0.is(.forEach) }
      },
      Exemption("it is in a menu or a toolbar") {
        !$0.place.isDisjoint(with: [.menu, .toolbar, .representation])
      },
    ]
  )
}
