extension Rule {
  static let headingTraitExamples: [Example] = [
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
    .reported(
      "The chapters of a text",
      """
      struct Article: View {
        let chapters: [Chapter]

        var body: some View {
          ScrollView {
            VStack {
              ForEach(chapters) { chapter in
                Text(chapter.title).font(.title2)
              //^^^^^^^^^^^^^^^^^^^ "‹chapter.title›" looks like a heading but lacks the header trait
                Text(chapter.text)
              }
              ForEach(chapters) { chapter in
                VStack {
              //^^^^^^^^ Row is read as separate elements
                  Text(chapter.title).font(.title2)
                //^^^^^^^^^^^^^^^^^^^ "‹chapter.title›" looks like a heading but lacks the header trait
                  Text(chapter.text)
                }
              }
            }
          }
        }
      }
      """
    ),
    .ignored(
      "Cards and rows of a loop",
      """
      struct Shelf: View {
        let books: [Book]

        var body: some View {
          ScrollView {
            VStack {
              ForEach(books) { book in
                VStack {
                  Text(book.title).font(.title2)
                  Text(book.author)
                }
                .padding()
                .background(.background)
                .accessibilityElement(children: .combine)
              }
            }
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
      "Redacted text",
      """
      struct Skeleton: View {
        var body: some View {
          VStack {
            Text("Loading").font(.title2)
            Text("Chapter one")
          }
          .redacted(reason: .privacy)
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
          VStack { Text("Balance: \\(balance)").font(.title); Text("Last paid yesterday") }
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
            Text("Recovery phrase").brandFont(size: 24)
          //^^^^^^^^^^^^^^^^^^^^^^^ "Recovery phrase" looks like a heading but lacks the header trait
            Text("Write these words down.").brandFont(size: 15)
          }
        }
      }

      struct BrandFont: ViewModifier {
        let size: CGFloat
        let color: Color?

        func body(content: Content) -> some View {
          content.font(.custom("Inter", size: size)).foregroundStyle(color ?? .primary)
        }
      }

      extension View {
        func brandFont(size: CGFloat) -> some View { modifier(BrandFont(size: size, color: nil)) }
        func brandFont(size: CGFloat, color: Color) -> some View {
          modifier(BrandFont(size: size, color: color))
        }
      }
      """
    ),
  ]
}
