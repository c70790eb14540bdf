import CurbcutModel

extension Rule {
  static let rawUrlLinkText = Rule(
    id: "raw-url-link-text",
    title: "Link text is a URL",
    group: .links,
    severity: .hint,
    impact: .minor,
    criteria: [.linkPurpose],
    since: "0.2.0",
    why: """
      VoiceOver reads an address letter by letter: "h t t p s colon slash slash". A link says
      where it leads in words.
      """,
    examples: [
      .reported(
        """
        struct About: View {
          let help: URL

          var body: some View {
            Link("https://www.example.org/help/start", destination: help)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver spells out this URL; say where the link leads
          }
        }
        """
      ),
      .recommended(
        """
        struct About: View {
          let help: URL

          var body: some View {
            Link("Help", destination: help)
          }
        }
        """
      ),
      .ignored(
        "A short domain",
        """
        struct About: View {
          let help: URL

          var body: some View {
            Link("example.org", destination: help)
          }
        }
        """
      ),
    ],
    check: .element(of: .link) { element, findings in
      guard let text = element.visibleText.value?.literal,
        text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("www.")
      else { return }
      findings.report(
        "VoiceOver spells out this URL; say where the link leads",
        at: element.head
      )
    },
    exemptions: [.hidden, .replacedByAncestor, .labeled, .combined]
  )
}
