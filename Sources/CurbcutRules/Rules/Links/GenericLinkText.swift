import CurbcutModel

extension Rule {
  static let genericLinkText = Rule(
    id: "generic-link-text",
    title: "Link text does not describe its destination",
    group: .links,
    severity: .warning,
    impact: .moderate,
    criteria: [.linkPurpose],
    since: "0.1.0",
    why: """
      People who use VoiceOver go from link to link in the rotor to find their way, where "Click here"
      and "Learn more" mean nothing. The text of a link says where it leads, on its own.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let handbook: URL

          var body: some View {
            Link("Click here", destination: handbook)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Click here" does not say where this link leads
          }
        }
        """
      ),
      .reported(
        "A Markdown link in a text",
        """
        struct Screen: View {
          var body: some View {
            Text("For the fees, see [here](https://bank.example/fees).")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "here" does not say where this link leads
          }
        }
        """
      ),
      .reported(
        "Text in a closure",
        """
        struct Screen: View {
          let handbook: URL

          var body: some View {
            Link(destination: handbook) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Learn more" does not say where this link leads
              Text("Learn more")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let handbook: URL

          var body: some View {
            Link("Read the handbook", destination: handbook)
          }
        }
        """
      ),
      .ignored(
        "Its label says more",
        """
        struct Screen: View {
          let handbook: URL

          var body: some View {
            Link("Learn more", destination: handbook).accessibilityLabel("Learn more about fees")
          }
        }
        """
      ),
      .ignored(
        "Combined with the text beside it",
        """
        struct Screen: View {
          let fees: URL

          var body: some View {
            HStack {
              Text("Fees of the club")
              Link("Learn more", destination: fees)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
    ],
    check: .element(of: .link, .navigationLink, .button, .text) { element, findings in
      if element.is(.link, .navigationLink) || Activation(of: element).openedAddress != nil {
        guard let text = element.visibleText.value?.literal else {
          if element.visibleText != .absent { findings.cannotTell("the text of the link") }
          return
        }
        guard element.is(.link) ? Words.isGenericLink(text) : isEmptyPhrase(text) else { return }
        findings.report(
          "\"\(text)\" does not say where this link leads",
          at: element.head,
          severity: element.is(.link) ? nil : .info,
          unless: [.combined]
        )
      } else if element.is(.text), let text = element.visibleText.value?.literal,
        let link = markdownLinks(in: text).first(where: { Words.isGenericLink($0) })
      {
        findings.report("\"\(link)\" does not say where this link leads", at: element.head)
      }
    },
    exemptions: [.hidden, .replacedByAncestor, .labeled]
  )

  /// Phrases that say nothing on any control; "Details" may do inside an app.
  private static let emptyPhrases: Set<String> = [
    "click here", "here", "tap here", "press here", "read more", "more", "learn more", "this",
    "find out more", "see more", "view more",
  ]

  /// Whether a text on a control says nothing about what comes.
  private static func isEmptyPhrase(_ text: String) -> Bool {
    Words.isGenericLink(text) && emptyPhrases.contains { text.lowercased().hasPrefix($0) }
  }

  /// The texts of the Markdown links in a text: `[here](https://…)` gives here.
  private static func markdownLinks(in text: String) -> [String] {
    var links: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: "]") else { break }
      let after = inside[inside.index(after: close)...]
      if after.first == "(" { links.append(String(inside[..<close])) }
      rest = after
    }
    return links
  }
}
