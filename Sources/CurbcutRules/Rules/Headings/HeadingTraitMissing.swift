import CurbcutModel

extension Rule {
  static let headingTraitMissing = Rule(
    id: "heading-trait-missing",
    title: "Heading lacks the header trait",
    group: .headings,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships, .headingsAndLabels],
    since: "0.1.0",
    why: """
      Large titles show sighted people the parts of a screen. People who use VoiceOver jump from heading to
      heading with the rotor, which finds only elements with the header trait; without it they have to
      search line by line.
      """,
    knownLimitations: """
      Titles in rows, in grouped cards and in controls are not reported.
      """,
    options: [
      RuleOption(
        name: "heading-fonts",
        summary: "the text styles that make text look like a heading; by default `title3` and "
          + "larger.",
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
              //^^^^^^^^^^^^^^^^^^^^^ "Getting there" looks like a heading but lacks the header trait
                Text("By train to Chamonix.")
              }
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAddTraits(.isHeader)`": """
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
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Welcome to Trailhead" looks like a heading but lacks the header trait
                .font(.largeTitle.bold())
                .multilineTextAlignment(.center)
              Button("Start", action: start)
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAddTraits(.isHeader)`": """
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
        "A title that is passed in",
        """
        struct Chapter: View {
          let title: String
          let text: String

          var body: some View {
            VStack {
              HStack {
                Text(title).font(.system(.title3, design: .serif))
              //^^^^^^^^^^^ "‹title›" looks like a heading but lacks the header trait
                Spacer()
              }
              Text(text)
            }
          }
        }
        """
      ),
      .ignored(
        "What the screen is about rather than a title",
        """
        struct Card: View {
          let question: String
          let next: () -> Void

          var body: some View {
            VStack {
              Text(question).font(.title)
              Button("Next", action: next)
            }
          }
        }
        """
      ),
      .reported(
        "A headline on a line of its own over what scrolls",
        """
        struct Shelf: View {
          let title: String
          let covers: [Cover]

          var body: some View {
            VStack {
              HStack {
                Text(title).font(.headline)
              //^^^^^^^^^^^ "‹title›" looks like a heading but lacks the header trait
                Spacer()
              }
              ScrollView(.horizontal) {
                HStack {
                  ForEach(covers) { cover in Text(cover.name) }
                }
              }
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
        "A row",
        """
        struct Screen: View {
          var body: some View {
            List {
              Text("Huts").font(.title)
              Text("Open from May to October")
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
        "A large number is not a heading",
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
        "Nothing follows it",
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
        "A formatted number",
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
        "A version number",
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
        "A localization key",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text(String(localized: "huts.open.title")).font(.title2)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "‹huts.open.title›" looks like a heading but lacks the header trait
              Text("Two huts are open")
            }
          }
        }
        """
      ),
      .ignored(
        "An interpolated number",
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
      .reported(
        "A font modifier of the project",
        """
        extension View {
          func styleGuide(_ style: Style) -> some View { font(style.font) }
        }

        struct Tour: View {
          var body: some View {
            VStack {
              Text("Scan the code")
            //^^^^^^^^^^^^^^^^^^^^^ "Scan the code" looks like a heading but lacks the header trait
                .styleGuide(.title2)
              Text("Point the camera at it.")
            }
          }
        }
        """
      ),
      .ignored(
        "The content itself, over its buttons",
        """
        struct Recorder: View {
          var body: some View {
            VStack {
              Text("Recording")
                .font(.title2)
              Button("Stop recording") { stop() }
            }
          }
        }
        """
      ),
      .ignored(
        "A counter",
        """
        struct Pages: View {
          let title: String

          var body: some View {
            VStack {
              Text(title).font(.title2).monospacedDigit()
              Text("Chapter one")
            }
          }
        }
        """
      ),
      .ignored(
        "A placeholder",
        """
        struct Skeleton: View {
          var body: some View {
            VStack {
              Text("Loading").font(.title2)
              Text("Chapter one")
            }
            .redacted(reason: .placeholder)
          }
        }
        """
      ),
      .ignored(
        "A caption with its value",
        """
        struct Wallet: View {
          let balance: String

          var body: some View {
            VStack {
              Text("Balance: \\(balance)").font(.title)
              Text("Last paid yesterday")
            }
          }
        }
        """
      ),
      .reported(
        "A modifier of the project is told the size",
        """
        struct Keys: View {
          var body: some View {
            ScrollView {
              Text("Recovery phrase").brandFont(.semibold, size: 24)
            //^^^^^^^^^^^^^^^^^^^^^^^ "Recovery phrase" looks like a heading but lacks the header trait
              Text("Write these words down.").brandFont(size: 15)
              Text("Keep them offline.").brandFont(size: 15, color: .secondary)
            }
          }
        }

        struct BrandFont: ViewModifier {
          let weight: Font.Weight
          let size: CGFloat
          let color: Color?

          func body(content: Content) -> some View {
            if let color {
              content.font(.custom("Inter", size: size).weight(weight)).foregroundStyle(color)
            } else {
              content.font(.custom("Inter", size: size).weight(weight))
            }
          }
        }

        extension View {
          func brandFont(_ weight: Font.Weight = .regular, size: CGFloat) -> some View {
            modifier(BrandFont(weight: weight, size: size, color: nil))
          }

          func brandFont(size: CGFloat, color: Color) -> some View {
            modifier(BrandFont(weight: .regular, size: size, color: color))
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .label) { element, findings in
      let headline = HeadingPlace(of: element).isSectionHeadline
      guard let style = Heading(of: element).style ?? (headline ? .headline : nil),
        let words = Heading(of: element).text
      else { return }
      let isTitle = [.extraLargeTitle, .extraLargeTitle2, .largeTitle, .title].contains(style)
      let trait = ".accessibilityAddTraits(.isHeader)"
      findings.report(
        "\"\(words)\" looks like a heading but lacks the header trait",
        at: element.head,
        severity: headline
          ? .hint
          : isTitle && element.tree.purpose == .body && HeadingPlace(of: element).isFirstText
            && HeadingPlace(of: element).isAboveRows ? .warning : nil,
        fixes: element.isConcatenated ? [] : [.safe("Add `\(trait)`", .append(trait, to: element))]
      )
    },
    exemptions: Exemption.plainReading + [
      Exemption("its property holds what the screen is about rather than a title") { element in
        guard let words = element.arguments.first?.value, let name = words.path else {
          return false
        }
        return NameHint.content.matchesEnd(of: name)
      },
      Exemption("it is a caption with its value") { element in
        element.arguments.first?.value.phrase.value?.spoken.includes(": ‹") == true
      },
      Exemption("its figures are set in columns, as those of a counter") {
        $0.hasModifier("monospacedDigit")
      },
      Exemption("it holds the place of text that is still to come") { element in
        sequence(first: element, next: \.parent).contains { $0.hasModifier("redacted") }
      },
      Exemption("nothing follows it on the screen, and it is no component of a screen") {
        !HeadingPlace(of: $0).isFollowedByContent && !HeadingPlace(of: $0).isHeadingComponent
          && !HeadingPlace(of: $0).isScreenTitle
      },
    ]
  )
}
