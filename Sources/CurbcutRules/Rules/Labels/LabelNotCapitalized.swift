import CurbcutModel

extension Rule {
  static let labelNotCapitalized = Rule(
    id: "label-not-capitalized",
    title: "Label starts with a lowercase letter",
    group: .labels,
    severity: .hint,
    impact: .minor,
    criteria: [.headingsAndLabels],
    since: "0.1.0",
    why: """
      Labels are also read: Voice Control shows them on screen, and braille displays spell them out. Start
      them with a capital letter, like every title.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button(action: buy) { Image("gift") }
              .accessibilityLabel("add a gift")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "add a gift" should begin with a capital letter
          }
        }
        """,
        fixed: [
          #"Change to "Add a gift""#: """
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
        "Text that is spelled out keeps its case",
        """
        struct Screen: View {
          var body: some View {
            Text("$5").accessibilityLabel("five dollars")
          }
        }
        """
      ),
      .ignored(
        "A localization key among keys",
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
      for label in WrittenTexts(of: element).labels {
        guard case .words(let words)? = label.phrase.parts.first,
          let text = LiteralText(label.expression), let change = text.capitalizing()
        else { continue }
        findings.report(
          "\"\(label.phrase.spoken)\" should begin with a capital letter",
          at: label.modifier?.callRange ?? element.head,
          unless: [
            Exemption("it is a brand, such as iPhone") { _ in isBrand(words) },
            Exemption("it is a file name, a symbol name or a localization key") { element in
              AssetNames.isFileName(words) || AssetNames.isKey(words)
                || ImageContent(of: element).isNameOfSymbol(words)
                || (!words.includes(" ") && standsAmongKeys(element))
            },
          ],
          fixes: [
            .safe(
              "Change to \"\(words.prefix(1).uppercased())\(label.phrase.spoken.dropFirst())\"",
              change
            )
          ]
        )
      }
    },
    exemptions: [
      .hiddenForCertain,
      Exemption("it is neither a control nor an image") {
        $0.isInteractive != .yes && !$0.is(.image)
      },
    ]
  )

  /// iPhone, eBay, iCloud.
  private static func isBrand(_ words: String) -> Bool {
    let start = words.prefix(4)
    return start.first?.isLowercase != true || start.dropFirst().contains { $0.isUppercase }
  }
}

/// Whether texts around it are keys of translations, such as `noEvents`: then a word without a
/// capital may be one too.
private func standsAmongKeys(_ view: Element) -> Bool {
  view.tree.elements.prefix(256).contains { element in
    guard element.is(.text, .label, .button), let words = element.visibleText.value?.literal
    else {
      return false
    }
    return AssetNames.isKey(words) || AssetNames.isFileName(words)
  }
}
