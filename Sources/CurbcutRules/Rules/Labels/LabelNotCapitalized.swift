import CurbcutModel

extension Rule {
  static let labelNotCapitalized = Rule(
    id: "label-not-capitalized",
    title: "Label starts in lower case",
    group: .labels,
    severity: .hint,
    impact: .minor,
    criteria: [.headingsAndLabels],
    since: "0.1.0",
    why: """
      Labels are read by people too: Voice Control shows them on screen, and a braille display
      spells them out. They begin with a capital letter like every title.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button(action: buy) { Image("gift") }
              .accessibilityLabel("add a gift")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “add a gift” should begin with a capital letter
          }
        }
        """,
        fixed: [
          "Write “Add a gift”": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button(action: buy) { Image("gift") }
                .accessibilityLabel("Add a gift")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button(action: buy) { Image("gift") }.accessibilityLabel("Add a gift")
          }
        }
        """
      ),
      .ignored(
        "Brands, figures and interpolations",
        """
        struct Screen: View {
          let count: Int
          let buy: () -> Void

          var body: some View {
            VStack {
              Button(action: buy) { Image("apple") }.accessibilityLabel("iPhone offers")
              Button(action: buy) { Image("two") }.accessibilityLabel("2 offers")
              Button(action: buy) { Image("one") }.accessibilityLabel("\\(count) offers")
            }
          }
        }
        """
      ),
      .ignored(
        "A text that is spelled out keeps its case",
        """
        struct Screen: View {
          var body: some View {
            Text("$5").accessibilityLabel("five dollars")
          }
        }
        """
      ),
      .ignored(
        "A key among keys",
        """
        struct Screen: View {
          let filter: () -> Void

          var body: some View {
            VStack {
              Text("noEvents")
              Button(action: filter) { Image(systemName: "line.3.horizontal.decrease") }
                .accessibilityLabel("filter")
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .image, withModifiers: .accessibility) { element, findings in
      guard element.isHidden != .yes else { return }
      for label in element.writtenLabels {
        guard case .words(let words)? = label.phrase.parts.first, !isBrand(words),
          element.isInteractive == .yes || element.is(.image), !AssetNames.isFileName(words),
          !AssetNames.isKey(words),
          !element.isNameOfSymbol(words),
          let text = LiteralText(label.expression), let change = text.capitalizing(),
          words.contains(" ") || !element.standsAmongKeys
        else { continue }
        findings.report(
          "“\(label.phrase.spoken)” should begin with a capital letter",
          at: label.modifier?.callRange ?? element.head,
          fixes: [
            .safe(
              "Write “\(words.prefix(1).uppercased())\(label.phrase.spoken.dropFirst())”",
              change
            )
          ]
        )
      }
    }
  )

  /// iPhone, eBay, iCloud.
  private static func isBrand(_ words: String) -> Bool {
    let start = words.prefix(4)
    return start.first?.isLowercase != true || start.dropFirst().contains { $0.isUppercase }
  }
}
