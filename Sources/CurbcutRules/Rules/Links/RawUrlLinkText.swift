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
      .reported(
        "The address of its destination, whatever that is",
        """
        struct Sources: View {
          let source: Source
          let address: String

          var body: some View {
            VStack {
              Link(source.url.absoluteString, destination: source.url)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver spells out this URL; say where the link leads
              Link(destination: URL(string: address)!) {
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver spells out this URL; say where the link leads
                Text(address)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The title of what it leads to, and an address with a label",
        """
        struct Sources: View {
          let source: Source

          var body: some View {
            VStack {
              Link(source.title, destination: source.url)
              Link(source.url.absoluteString, destination: source.url)
                .accessibilityLabel(source.title)
            }
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
      let text = element.visibleText.value?.literal ?? ""
      guard
        text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("www.")
          || showsItsDestination(element)
      else { return }
      findings.report(
        "VoiceOver spells out this URL; say where the link leads",
        at: element.head
      )
    },
    exemptions: [.hidden, .replacedByAncestor, .labeled, .combined]
  )
}

/// Whether all that a link shows is the address that it leads to: `Link(url.absoluteString, destination: url)`.
private func showsItsDestination(_ link: Element) -> Bool {
  guard let destination = link.argument("destination") else { return false }
  let texts = link.descendants.filter { $0.is(.text, .label) || $0.isCustomView }
  let title = link.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
  guard
    let shown = title
      ?? (texts.count == 1 && texts[0].is(.text) ? texts[0].arguments.first?.value : nil)
  else { return false }
  if case .member(let url?, "absoluteString") = shown.form {
    return url.path != nil && url.path == destination.path
  }
  // `Link(address, destination: URL(string: address)!)`
  guard let call = destination.withoutFallback.call, call.callee.path == "URL",
    let string = call.arguments.first, string.label == "string"
  else { return false }
  return shown.path != nil && shown.path == string.value.path
}
