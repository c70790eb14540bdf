import CurbcutModel

extension Rule {
  static let ambiguousLinkText = Rule(
    id: "ambiguous-link-text",
    title: "Links with the same text lead to different places",
    group: .links,
    severity: .info,
    impact: .moderate,
    criteria: [.linkPurpose],
    since: "0.2.0",
    why: """
      People who go from link to link hear only the text of each. Two links called "Details" that
      lead to different places cannot be told apart.
      """,
    examples: [
      .reported(
        """
        struct Help: View {
          let fees: URL
          let hours: URL

          var body: some View {
            VStack {
              Link("Overview", destination: fees)
              Link("Overview", destination: hours)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Overview" is also the text of a link that leads elsewhere
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Help: View {
          let fees: URL
          let hours: URL

          var body: some View {
            VStack {
              Link("Fees", destination: fees)
              Link("Opening hours", destination: hours)
            }
          }
        }
        """
      ),
      .ignored(
        "Never on the screen together",
        """
        struct Keys: View {
          let service: Service
          let first: URL
          let second: URL

          var body: some View {
            VStack {
              if service == .north {
                Link("Get a key", destination: first)
              }
              if service == .south {
                Link("Get a key", destination: second)
              }
            }
          }
        }
        """
      ),
      .reported(
        "Both may be on the screen",
        """
        struct Keys: View {
          let service: Service
          let plan: Plan
          let first: URL
          let second: URL

          var body: some View {
            VStack {
              if service == .north {
                Link("Get a key", destination: first)
              }
              if plan == .south {
                Link("Get a key", destination: second)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Get a key" is also the text of a link that leads elsewhere
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Rows",
        """
        struct Trails: View {
          let trails: [Trail]
          let help: URL

          var body: some View {
            VStack {
              Link("Map", destination: help)
              ForEach(trails) { trail in
                HStack {
                  Text(trail.name)
                  Link("Map", destination: trail.map)
                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Map" has the same name in every row; add what it acts on
                }
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .link, .navigationLink) { element, findings in
      guard let text = element.visibleText.value?.literal, !text.isEmpty,
        let target = destination(of: element), !element.tree.isOverlong
      else { return }
      let twin = element.tree.elements.prefix(512).first { other in
        other.range.lowerBound < element.range.lowerBound && other.is(.link, .navigationLink)
          && other.isHidden != .yes && other.isNamed == .no
          && other.visibleText.value?.literal == text && !other.isAlternative(to: element)
      }
      guard let other = twin.flatMap(destination), other != target else { return }
      findings.report(
        "\"\(text)\" is also the text of a link that leads elsewhere",
        at: element.head
      )
    },
    exemptions: [
      .hidden, .replacedByAncestor, .labeled, .combined,
      Exemption("it is in each row, which another rule is about") {
        !$0.place.isDisjoint(with: .repeated)
      },
    ]
  )
}

/// The source of where a link leads; nil where it takes more than an expression to say.
private func destination(of link: Element) -> String? {
  if let address = link.argument("destination") ?? link.argument("value") { return address.source }
  let views = link.children(in: .destination)
  return views.count == 1 ? views.first?.headSource : nil
}
