import CurbcutModel

extension Rule {
  static let genericLinkText = Rule(
    id: "generic-link-text",
    title: "Link that does not say where it leads",
    group: .links,
    severity: .warning,
    impact: .moderate,
    criteria: [.linkPurpose],
    since: "0.1.0",
    why: """
      Many people go from link to link to find their way. “Click here, learn more, here” tells
      nothing then: the words of a link say where it leads.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let handbook: URL

          var body: some View {
            Link("Click here", destination: handbook)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “Click here” does not say where this link leads
          }
        }
        """
      ),
      .reported(
        "In a text",
        """
        struct Screen: View {
          var body: some View {
            Text("For the fees, see [here](https://bank.example/fees).")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “here” does not say where this link leads
          }
        }
        """
      ),
      .reported(
        "In other words",
        """
        struct Screen: View {
          let handbook: URL

          var body: some View {
            Link(destination: handbook) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “Learn more” does not say where this link leads
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
        "The label says more",
        """
        struct Screen: View {
          let handbook: URL

          var body: some View {
            Link("Learn more", destination: handbook).accessibilityLabel("Learn more about fees")
          }
        }
        """
      ),
    ],
    check: .element(of: .link, .navigationLink, .button, .text) { element, findings in
      guard !element.isUnreachable,
        element.isNamed == .no
      else { return }
      if element.is(.link) || element.is(.navigationLink) || element.openedAddress != nil,
        element.combiningElement == nil, let words = element.visibleText.value?.literal,
        element.is(.link) ? Words.isGenericLink(words) : Words.saysNothing(words)
      {
        findings.report(
          "“\(words)” does not say where this link leads",
          at: element.head,
          severity: element.is(.link) ? nil : .info
        )
      } else if element.is(.text), let words = element.visibleText.value?.literal,
        let link = Words.markdownLinks(in: words).first(where: { Words.isGenericLink($0) })
      {
        findings.report("“\(link)” does not say where this link leads", at: element.head)
      }
    }
  )
}
