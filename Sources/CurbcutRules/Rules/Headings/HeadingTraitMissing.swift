import CurbcutModel

extension Rule {
  static let headingTraitMissing = Rule(
    id: "heading-trait-missing",
    title: "Heading is not marked as one",
    group: .headings,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships, .headingsAndLabels],
    since: "0.1.0",
    why: """
      Who sees finds the parts of a screen by their large titles. Who listens jumps from heading to
      heading with VoiceOver's rotor, which knows only texts with the heading trait. A title that is
      merely large must be searched for, line by line.
      """,
    knownLimitations:
      "Titles in rows, cards that are read as a whole, and controls are left alone.",
    options: [
      RuleOption(
        name: "heading-fonts",
        summary: "the text styles that make a text look like a heading; by default those from "
          + "`title3` up.",
        kind: .words(TextStyle.allCases.map(\.rawValue), \.headingFonts)
      )
    ],
    examples: [
      .reported(
        """
        struct TrailScreen: View {
          let description: String

          var body: some View {
            ScrollView {
              VStack {
                Text(description)
                Text("Getting there").font(.title2)
              //^^^^^^^^^^^^^^^^^^^^^ “Getting there” looks like a heading, but VoiceOver does not jump to it as one
                Text("By train to Chamonix.")
              }
            }
          }
        }
        """,
        fixed: [
          "Add .accessibilityAddTraits(.isHeader)": """
          struct TrailScreen: View {
            let description: String

            var body: some View {
              ScrollView {
                VStack {
                  Text(description)
                  Text("Getting there").font(.title2).accessibilityAddTraits(.isHeader)
                  Text("By train to Chamonix.")
                }
              }
            }
          }
          """
        ]
      ),
      .reported(
        "The title of the screen",
        """
        struct Welcome: View {
          let start: () -> Void

          var body: some View {
            VStack {
              Text("Welcome to Trailhead")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “Welcome to Trailhead” looks like a heading, but VoiceOver does not jump to it as one
                .font(.largeTitle.bold())
                .multilineTextAlignment(.center)
              Button("Start", action: start)
            }
          }
        }
        """,
        fixed: [
          "Add .accessibilityAddTraits(.isHeader)": """
          struct Welcome: View {
            let start: () -> Void

            var body: some View {
              VStack {
                Text("Welcome to Trailhead")
                  .font(.largeTitle.bold())
                  .multilineTextAlignment(.center)
                  .accessibilityAddTraits(.isHeader)
                Button("Start", action: start)
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A title from elsewhere",
        """
        struct Chapter: View {
          let title: String
          let text: String

          var body: some View {
            VStack {
              HStack {
                Text(title).font(.system(.title3, design: .serif))
              //^^^^^^^^^^^ “‹title›” looks like a heading, but VoiceOver does not jump to it as one
                Spacer()
              }
              Text(text)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct TrailScreen: View {
          let description: String

          var body: some View {
            VStack {
              Text("Getting there").font(.title2).accessibilityAddTraits(.isHeader)
              Text(description)
            }
          }
        }
        """
      ),
      .ignored(
        "Marked by a modifier of the project",
        """
        extension View {
          func sectionTitle() -> some View {
            font(.title2).accessibilityAddTraits(.isHeader)
          }
        }

        struct TrailScreen: View {
          let description: String

          var body: some View {
            VStack {
              Text("Getting there").sectionTitle()
              Text(description)
            }
          }
        }
        """
      ),
      .ignored(
        "In rows and controls",
        """
        struct Trails: View {
          let trails: [Trail]
          let open: () -> Void

          var body: some View {
            VStack {
              ForEach(trails) { trail in
                VStack {
                  Text(trail.name).font(.title3)
                  Text(trail.region)
                }
                .accessibilityElement(children: .combine)
              }
              Button(action: open) {
                VStack {
                  Text("All trails").font(.title2)
                  Text("In the Alps")
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A figure is large and no heading",
        """
        struct Stats: View {
          let distance: Double

          var body: some View {
            VStack {
              Text(distance, format: .number).font(.largeTitle)
              Text("12:30").font(.title)
              Text("🏔").font(.largeTitle)
              Text("Kilometres")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "Nothing comes after it",
        """
        struct Splash: View {
          var body: some View {
            VStack {
              Spacer()
              Text("Trailhead").font(.largeTitle)
              Spacer()
            }
          }
        }
        """
      ),
      .ignored(
        "Smaller styles",
        """
        struct Note: View {
          let text: String

          var body: some View {
            VStack {
              Text("Note").font(.headline)
              Text("From the ranger").font(.subheadline)
              Text(text)
            }
          }
        }
        """
      ),
      .ignored(
        "The written form of a figure",
        """
        struct Screen: View {
          let value: Int

          var body: some View {
            VStack {
              Text(value.abbreviated).font(.title3)
              Text("members")
            }
          }
        }
        """
      ),
      .ignored(
        "Another state of the screen",
        """
        struct Screen: View {
          let isClosed: Bool

          var body: some View {
            if isClosed {
              Text("The hut is closed").font(.title3)
            } else {
              Text("Beds")
            }
          }
        }
        """
      ),
      .ignored(
        "Large and thin",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("How can we help you?").font(.title2).fontWeight(.light)
              Text("Ask the ranger")
            }
          }
        }
        """
      ),
      .ignored(
        "A version is no heading",
        """
        struct Screen: View {
          let appVersion: String

          var body: some View {
            VStack {
              Text(appVersion).font(.title2)
              Text("Made in the mountains")
            }
          }
        }
        """
      ),
      .reported(
        "The key of a translation",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text(String(localized: "huts.open.title")).font(.title2)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “‹huts.open.title›” looks like a heading, but VoiceOver does not jump to it as one
              Text("Two huts are open")
            }
          }
        }
        """
      ),
      .ignored(
        "An interpolated figure",
        """
        struct Screen: View {
          let distance: Double

          var body: some View {
            VStack {
              Text("\\(distance.formatted())").font(.title)
              Text("Distance")
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .label) { element, findings in
      guard let style = element.headingStyle, element.isPlainReading,
        let words = element.headingWords, element.isFollowedByContent
      else { return }
      let isTitle = [.extraLargeTitle, .extraLargeTitle2, .largeTitle, .title].contains(style)
      let trait = ".accessibilityAddTraits(.isHeader)"
      findings.report(
        "“\(words)” looks like a heading, but VoiceOver does not jump to it as one",
        at: element.head,
        severity: isTitle && element.tree.purpose == .body && element.isFirstText ? .warning : nil,
        fixes: element.isConcatenated ? [] : [.safe("Add \(trait)", .append(trait, to: element))]
      )
    }
  )
}
