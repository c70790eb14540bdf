import CurbcutModel

extension Rule {
  static let missingGrouping = Rule(
    id: "missing-grouping",
    title: "Card that is read in pieces",
    group: .grouping,
    severity: .hint,
    impact: .minor,
    criteria: [.infoAndRelationships],
    since: "0.1.0",
    why: """
      A card is one thing to the eye. VoiceOver stops at each of its texts, and the listener has to
      put them together again. Combined, the card is one stop with one name.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let number: String
          let route: String

          var body: some View {
            VStack {
          //^^^^^^^^ VoiceOver reads this card piece by piece
              Text(number)
              Text(route)
            }
            .padding()
            .background(.thinMaterial)
          }
        }
        """,
        fixed: [
          "Combine the card": """
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
        "Parts with controls stay apart",
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
      guard element.isCardLike, !element.isRowRoot, element.isPlainReading,
        element.grouping == nil, element.isNamed == .no, element.hasControl == .no,
        !element.hasUnreadAccessibilityModifier
      else { return }
      findings.report(
        "VoiceOver reads this card piece by piece",
        at: element.head,
        fixes: [
          .safe(
            "Combine the card",
            .append(".accessibilityElement(children: .combine)", to: element)
          )
        ]
      )
    }
  )
}
