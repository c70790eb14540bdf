import CurbcutModel

extension Rule {
  static let sectionHeaderMissingTrait = Rule(
    id: "section-header-missing-trait",
    title: "Section header is no heading",
    group: .headings,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.1.0",
    why: """
      In lists and forms the system makes the header of a section a heading, and people jump from one to
      the next instead of listening to every row. In stacks and grids nobody does that for you.
      """,
    examples: [
      .reported(
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
        //        ^^^^^^^^^^^^^ VoiceOver does not jump to “Lakes” as a heading
                }
              }
            }
          }
        }
        """,
        fixed: [
          "Add .accessibilityAddTraits(.isHeader)": """
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
        ]
      ),
      .reported(
        "A header of one's own",
        """
        struct SectionHeader: View {
          let title: String

          var body: some View {
            HStack {
              Text(title)
        //    ^^^^^^^^^^^ VoiceOver does not jump to “‹title›” as a heading
              Spacer()
            }
          }
        }
        """,
        fixed: [
          "Add .accessibilityAddTraits(.isHeader)": """
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
        "The system marks those of lists",
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
        "The whole header is one heading",
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
        "VoiceOver does not jump to “\(words)” as a heading",
        at: element.head,
        fixes: element.isConcatenated ? [] : [.safe("Add \(trait)", .append(trait, to: element))]
      )
    }
  )
}
