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
        "A heading, by its level",
        """
        struct Advice: View {
          let tip: String

          var body: some View {
            VStack {
              Text("Advice").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)
              Text(tip)
            }
            .padding()
            .background(.thinMaterial)
          }
        }
        """
      ),
      .ignored(
        "A row",
        """
        struct Trails: View {
          let names: [String]

          var body: some View {
            List(names, id: \\.self) { name in
              VStack {
            //^^^^^^^^ Row is read as separate elements
                Text(name).font(.headline)
                Text("Open all year").font(.caption)
              }
              .padding()
              .background(Color(.systemBackground))
              .cornerRadius(8)
            }
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
      guard isCardLike(element), element.grouping == nil else { return }
      findings.report(
        "Card is read as separate elements",
        at: element.head,
        fixes: [.combine(element)]
      )
    },
    exemptions: [
      Exemption("it is a row, which another rule is about") { ListRow(of: $0).isRoot },
      .unreadModifier,
      Exemption("it has an accessibility label", certainty: \.isNamed),
      Exemption("it contains a control", certainty: \.hasControl),
    ] + Exemption.plainReading
  )
}

/// Whether a stack of two to four texts and pictures is drawn as one card.
private func isCardLike(_ element: Element) -> Bool {
  let names = Set(element.ownModifiers.map(\.name))
  let frames: Set<String> = ["background", "clipShape", "cornerRadius", "glassEffect"]
  guard names.contains("padding"), !names.isDisjoint(with: frames),
    !names.contains("ignoresSafeArea"), !names.contains("navigationTitle"),
    !element.ownModifiers.contains(where: { modifier in
      modifier.name == "background"
        && modifier.arguments.contains { $0.value.mentions("ignoresSafeArea") }
    })
  else { return false }
  let views = element.descendants.filter {
    $0.place == element.place && !$0.isLayout && !$0.isPassthrough
  }
  let parts = views.filter { !$0.is(.spacer, .divider) && $0.isHidden == .no }
  guard (2...4).contains(parts.count),
    parts.allSatisfy({ $0.is(.text, .label, .image) && $0.conditions.isEmpty }),
    parts.contains(where: { $0.is(.text, .label) }),
    ListRow(of: element).certainTexts > 1 || parts.count > 1
  else { return false }
  // Headings and paragraphs are read on their own.
  return !parts.contains { part in
    Heading(of: part).style != nil || part.addsTrait("isHeader") != .no
      || part.hasModifier("accessibilityHeading")
      || (part.visibleText.value?.spoken.count ?? 0) > 80
  } && ListRow(of: element).certainTexts > 1
}
