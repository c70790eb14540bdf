import CurbcutModel

extension Rule {
  static let lineLimitTruncates = Rule(
    id: "line-limit-truncates",
    title: "One line cuts large text off",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.1.0",
    why: """
      With a large text size a single line holds a few words, and the rest ends in dots. Who needs
      large text reads “Trail along the…” and nothing more.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).lineLimit(1)
                      //^^^^^^^^^^^^ With large text only the first words of this line are left
          }
        }
        """,
        fixed: [
          "Remove .lineLimit": """
          struct Screen: View {
            let title: String

            var body: some View {
              Text(title)
            }
          }
          """
        ]
      ),
      .reported(
        "For all the texts of a stack",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            VStack {
              Text(title)
              Text("By")
            }
            .lineLimit(1)
           //^^^^^^^^^^^^ With large text only the first words of this line are left
          }
        }
        """
      ),
      .reported(
        "Cut at the end",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).lineLimit(1).truncationMode(.tail)
                      //^^^^^^^^^^^^ With large text only the first words of this line are left
          }
        }
        """
      ),
      .recommended(
        "An address is no text to read",
        """
        struct Screen: View {
          let homepage: URL
          let serverURL: String

          var body: some View {
            VStack {
              Text(homepage.absoluteString).lineLimit(1).truncationMode(.tail)
              Text(serverURL).lineLimit(1)
            }
          }
        }
        """
      ),
      .ignored(
        "Each text of a stack has a limit of its own, or may shrink",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            VStack {
              Text(title).lineLimit(nil)
              Text(title).minimumScaleFactor(0.7)
            }
            .lineLimit(1)
          }
        }
        """
      ),
      .ignored(
        "It may shrink first",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).lineLimit(1).minimumScaleFactor(0.8)
          }
        }
        """
      ),
      .ignored(
        "More lines when needed",
        """
        struct Screen: View {
          @Environment(\\.dynamicTypeSize) private var size
          let title: String

          var body: some View {
            Text(title).lineLimit(size.isAccessibilitySize ? nil : 1)
          }
        }
        """
      ),
      .ignored(
        "A field scrolls",
        """
        struct Screen: View {
          @Binding var title: String

          var body: some View {
            TextField("Title", text: $title).lineLimit(1)
          }
        }
        """
      ),
      .ignored(
        "A figure, and words that are short",
        """
        struct Screen: View {
          let distance: Double

          var body: some View {
            VStack {
              Text(distance, format: .number).lineLimit(1)
              Text("New").lineLimit(1)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "What is cut in the middle is no text to read",
        """
        struct Screen: View {
          let path: String

          var body: some View {
            Text(path).lineLimit(1).truncationMode(.middle)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .text) { element, findings in
      guard let limit = element.ownModifiers.last(where: { $0.name == "lineLimit" }),
        limit.arguments.count == 1, limit.firstArgument?.number == 1, !limit.isConditional,
        element.isLayout || element.isPassthrough
          ? element.passesLineLimitToWords : element.mayTruncateByItself
      else { return }
      findings.report(
        "With large text only the first words of this line are left",
        at: limit.callRange,
        fixes: [.review("Remove .lineLimit", .remove(limit))]
      )
    }
  )
}
