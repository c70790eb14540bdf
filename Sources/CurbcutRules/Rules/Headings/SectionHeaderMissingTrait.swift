import CurbcutModel

extension Rule {
  static let sectionHeaderMissingTrait = Rule(
    id: "section-header-missing-trait",
    title: "Section header lacks the header trait",
    group: .headings,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.1.0",
    why: """
      People who use VoiceOver jump from one heading to the next. The system adds the header trait to the
      header of a `Section`; a custom header view is only text.
      """,
    examples: [
      .reported(
        """
        struct SectionHeader: View {
          let title: String

          var body: some View {
            HStack {
              Text(title)
        //    ^^^^^^^^^^^ The section header "‹title›" lacks the header trait
              Spacer()
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAddTraits(.isHeader)`": """
          struct SectionHeader: View {
            let title: String

            var body: some View {
              HStack {
                Text(title).accessibilityAddTraits(.isHeader)
                Spacer()
              }
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            ScrollView {
              LazyVStack {
                Section {
                  Text("Bled")
                  Text("Bohinj")
                } header: {
                  Text("Lakes").accessibilityAddTraits(.isHeader)
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The system adds the trait to the header of every `Section`",
        """
        struct Screen: View {
          var body: some View {
            ScrollView {
              LazyVStack {
                Section {
                  Text("Bled")
                  Text("Bohinj")
                } header: {
                  Text("Lakes")
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "List headers have the trait already",
        """
        struct Screen: View {
          var body: some View {
            List {
              Section {
                Text("Bled")
                Text("Bohinj")
              } header: {
                Text("Lakes")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The header as a whole has the trait",
        """
        struct Screen: View {
          var body: some View {
            ScrollView {
              LazyVStack {
                Section {
                  Text("Bled")
                } header: {
                  HStack {
                    Text("Lakes")
                    Text("in Slovenia")
                  }
                  .accessibilityElement(children: .combine)
                  .accessibilityAddTraits(.isHeader)
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A view for the headers of a list",
        """
        struct SectionHeader: View {
          let title: String

          var body: some View {
            Text(title)
          }
        }

        struct Screen: View {
          var body: some View {
            List {
              Section {
                Text("Bled")
              } header: {
                SectionHeader(title: "Lakes")
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .label) { element, findings in
      guard element.isUnmarkedSectionHeader,
        let words = element.headingWords
      else { return }
      let trait = ".accessibilityAddTraits(.isHeader)"
      findings.report(
        "The section header \"\(words)\" lacks the header trait",
        at: element.head,
        fixes: element.isConcatenated ? [] : [.safe("Add `\(trait)`", .append(trait, to: element))]
      )
    }
  )
}
