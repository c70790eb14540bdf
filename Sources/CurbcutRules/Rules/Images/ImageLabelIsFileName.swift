import CurbcutModel

extension Rule {
  static let imageLabelIsFileName = Rule(
    id: "image-label-is-file-name",
    title: "Label is the name of a file",
    group: .images,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      Somebody copied the name of the file or symbol into the label. VoiceOver spells it out,
      “kitchen underscore eighteen forty dot png”, and nobody learns what the picture shows.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Image("kitchen").accessibilityLabel("kitchen_1840.png")
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “kitchen_1840.png” is the name of a file and tells nobody what the picture shows
          }
        }
        """,
        fixed: [
          "Write “Kitchen 1840”": """
          struct Screen: View {
            var body: some View {
              Image("kitchen").accessibilityLabel("Kitchen 1840")
            }
          }
          """
        ]
      ),
      .reported(
        "The name of the symbol",
        """
        struct Screen: View {
          var body: some View {
            Image(systemName: "star.fill").accessibilityLabel("star.fill")
                                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “star.fill” is the name of a file and tells nobody what the picture shows
          }
        }
        """
      ),
      .reported(
        "A name that the camera gave",
        """
        struct Screen: View {
          var body: some View {
            Image("summit").accessibilityLabel("IMG_4711")
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “IMG_4711” is the name of a file and tells nobody what the picture shows
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Image("kitchen").accessibilityLabel("The kitchen in 1840")
          }
        }
        """
      ),
      .ignored(
        "One word and proper names",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Image("compass").accessibilityLabel("Compass")
              Image("apple").accessibilityLabel("iPhone")
              Image("site").accessibilityLabel("Logo of example.com")
            }
          }
        }
        """
      ),
      .reported(
        "The name of the symbol, with spaces",
        """
        struct Screen: View {
          var body: some View {
            Image(systemName: "heart.fill").accessibilityLabel("heart fill")
                                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “heart fill” is the name of a file and tells nobody what the picture shows
          }
        }
        """
      ),
      .reported(
        "The name of the asset",
        """
        struct Screen: View {
          var body: some View {
            Image("hutKeeperLarge").accessibilityLabel("hutKeeperLarge")
                                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “hutKeeperLarge” is the name of a file and tells nobody what the picture shows
          }
        }
        """
      ),
      .ignored(
        "Keys of translations, and products",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Image("summit").accessibilityLabel("accessibility.summit.label")
              Image("laptop").accessibilityLabel("macOS")
              Image("code").accessibilityLabel("GitHub")
            }
          }
        }
        """
      ),
      .ignored(
        "The key of a translation on a control",
        """
        struct Screen: View {
          let attach: () -> Void

          var body: some View {
            Button(action: attach) { Image(systemName: "paperclip") }
              .accessibilityLabel("attachMedia")
          }
        }
        """
      ),
    ],
    check: .element(of: .image, withModifiers: .accessibility) { element, findings in
      guard element.isHidden != .yes else { return }
      for label in element.writtenLabels {
        guard let words = label.phrase.literal, element.isNameOfFile(words) else { continue }
        let written = element.isSymbol ? Symbols.pictureWords(words) : Symbols.words(words)
        findings.report(
          "“\(words)” is the name of a file and tells nobody what the picture shows",
          at: label.modifier?.callRange ?? element.head,
          fixes: label.isLiteral
            ? [
              .review(
                "Write “\(written)”",
                .replace(label.expression.range, with: literal(written))
              )
            ]
            : []
        )
      }
    }
  )
}
