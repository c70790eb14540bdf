import CurbcutModel

extension Rule {
  static let missingGrouping = Rule(
    id: "missing-grouping",
    title: "Card is read as separate elements",
    group: .grouping,
    severity: .hint,
    impact: .minor,
    criteria: [.infoAndRelationships],
    since: "0.1.0",
    why: """
      Sighted people see a card as one thing. VoiceOver reads each of its texts separately, and people have
      to put them together again. Combined, the card is one element with one label.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let number: String
          let route: String

          var body: some View {
            VStack {
          //^^^^^^^^ Card is read as separate elements
              Text(number)
              Text(route)
            }
            .padding()
            .background(.thinMaterial)
          }
        }
        """,
        fixed: [
          "Add `.accessibilityElement(children: .combine)`": """
          struct Screen: View {
            let number: String
            let route: String

            var body: some View {
              VStack {
                Text(number)
                Text(route)
              }
              .padding()
              .background(.thinMaterial)
              .accessibilityElement(children: .combine)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let number: String
          let route: String

          var body: some View {
            VStack {
              Text(number)
              Text(route)
            }
            .padding()
            .background(.thinMaterial)
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "Controls keep the parts separate",
        """
        struct Screen: View {
          let number: String
          let route: String
          let open: () -> Void

          var body: some View {
            VStack {
              Text(number)
              Text(route)
              Button("Change", action: open)
            }
            .padding()
            .background(.thinMaterial)
          }
        }
        """
      ),
      .ignored(
        "A screen with a background",
        """
        struct Screen: View {
          let number: String
          let route: String

          var body: some View {
            VStack {
              Text(number)
              Text(route)
            }
            .padding()
            .background(Color.yellow.ignoresSafeArea())
          }
        }
        """
      ),
    ],
    check: .element(of: .hStack, .vStack, .lazyHStack, .lazyVStack, .gridRow) { element, findings in
      guard element.isCardLike, element.grouping == nil else { return }
      findings.report(
        "Card is read as separate elements",
        at: element.head,
        fixes: [
          .safe(
            "Add `.accessibilityElement(children: .combine)`",
            .append(".accessibilityElement(children: .combine)", to: element)
          )
        ]
      )
    },
    exemptions: [
      Exemption("it is a row, which another rule is about") { $0.isRowRoot },
      .unreadModifier,
      Exemption("it has an accessibility label", certainty: \.isNamed),
      Exemption("it contains a control", certainty: \.hasControl),
    ] + Exemption.plainReading
  )
}
