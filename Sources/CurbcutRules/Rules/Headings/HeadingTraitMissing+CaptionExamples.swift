extension Rule {
  /// The examples of `heading-trait-missing` about bold lines over the parts of a screen.
  static let headingCaptionExamples: [Example] = [
    .reported(
      "Several bold lines that look alike, each over its text",
      """
      struct Profile: View {
        let name: String
        let website: String?
        let bio: String

        var body: some View {
          ScrollView {
            VStack(alignment: .leading) {
              Text(name)
              if let website {
                Text("Website").font(.subheadline.weight(.semibold))
              //^^^^^^^^^^^^^^^ "Website" looks like a heading but lacks the header trait
                Text(website).font(.body)
              }
              Text("About").font(.subheadline.weight(.semibold))
            //^^^^^^^^^^^^^ "About" looks like a heading but lacks the header trait
              Text(bio).font(.body)
            }
          }
        }
      }
      """
    ),
    .ignored(
      "One bold line, and labels of fields",
      """
      struct Profile: View {
        @State private var name = ""
        @State private var remark = ""
        let bio: String

        var body: some View {
          ScrollView {
            VStack(alignment: .leading) {
              Text("Name").font(.subheadline.weight(.semibold))
              TextField("Name", text: $name).textContentType(.name)
              Text("Remark").font(.subheadline.weight(.semibold))
              TextField("Remark", text: $remark)
              Text("About").font(.footnote.weight(.semibold))
              Text(bio)
            }
          }
        }
      }
      """
    ),
    .reported(
      "A headline beside a spinner, over a list",
      """
      struct Servers: View {
        let isScanning: Bool
        let servers: [Server]
        let add: () -> Void

        var body: some View {
          VStack {
            HStack {
              if isScanning {
                ProgressView("Searching")
              }
              Spacer()
              Text("Select a server").font(.headline)
            //^^^^^^^^^^^^^^^^^^^^^^^ "Select a server" looks like a heading but lacks the header trait
              Spacer()
              Button("New") { add() }
            }
            List(servers) { server in
              Text(server.name)
            }
          }
        }
      }
      """
    ),
    .reported(
      "A headline over a grid",
      """
      struct Timetable: View {
        var body: some View {
          VStack {
            Text("Departures")
              .font(.title3)
              .accessibilityAddTraits(.isHeader)
            Text("Ferries today").font(.headline)
          //^^^^^^^^^^^^^^^^^^^^^ "Ferries today" looks like a heading but lacks the header trait
            Grid {
              GridRow {
                Text("9:10")
                Text("North pier")
              }
            }
          }
        }
      }
      """
    ),
    .reported(
      "A view that sets the headings of sections",
      """
      struct SectionTitle: View {
        let title: String

        var body: some View {
          Text(title).font(.headline).padding(.top)
        //^^^^^^^^^^^ "‹title›" looks like a heading but lacks the header trait
        }
      }

      struct Packing: View {
        var body: some View {
          ScrollView {
            SectionTitle(title: "Clothes")
            Text("Two layers of wool.")
            SectionTitle(title: "Food")
            Text("Bread, cheese and a lot of tea.")
          }
        }
      }
      """
    ),
    .ignored(
      "Such views in the headers of a list, and where nothing uses them",
      """
      struct SectionTitle: View {
        let title: String

        var body: some View {
          Text(title).font(.headline)
        }
      }

      struct SubsectionTitle: View {
        let title: String

        var body: some View {
          Text(title).font(.headline)
        }
      }

      struct Packing: View {
        var body: some View {
          List {
            Section {
              Text("Two layers of wool.")
            } header: {
              SectionTitle(title: "Clothes")
            }
          }
        }
      }
      """
    ),
    .reported(
      "The headline of a dialog",
      """
      struct Ferry: View {
        @State private var isAsking = false
        @AccessibilityFocusState private var isOnButton: Bool

        var body: some View {
          ZStack {
            Button("Book") { isAsking = true }
              .accessibilityFocused($isOnButton)
              .accessibilityHidden(isAsking)
            if isAsking {
              VStack {
                Text("Take a bicycle along?").font(.headline)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Take a bicycle along?" looks like a heading but lacks the header trait
                Button("Yes") { close() }
                Button("No") { close() }
              }
              .background(.background, in: RoundedRectangle(cornerRadius: 12))
              .accessibilityElement(children: .contain)
              .accessibilityAddTraits(.isModal)
              .accessibilityAction(.escape) { close() }
            }
          }
        }

        private func close() {
          isAsking = false
          isOnButton = true
        }
      }
      """
    ),
    .reported(
      "What a call gives, on a screen that a swipe leaves",
      """
      struct Chapter: View {
        @Environment(\\.dismiss) private var dismiss
        let chapter: Book.Chapter

        var body: some View {
          VStack {
            Text(chapter.title?.cleaned() ?? "Untitled").font(.title)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "‹chapter.title?.cleaned()›" looks like a heading but lacks the header trait
            Pages(of: chapter)
          }
          .navigationTitle("Chapter")
          .simultaneousGesture(DragGesture().onEnded { _ in dismiss() })
          .toolbar { Button("Close") { dismiss() } }
        }
      }
      """
    ),
    .ignored(
      "What is added in parentheses to the bold heading before it",
      """
      struct Contract: View {
        var body: some View {
          VStack {
            HStack {
              Text("Contract").font(.title.bold()).accessibilityAddTraits(.isHeader)
              Text("(draft)").font(.title2)
            }
            Text("The two parties agree on what follows.")
          }
        }
      }
      """
    ),
    .ignored(
      "A sentence with a value in it",
      """
      struct Confirmation: View {
        let address: String

        var body: some View {
          VStack {
            Text("We have sent a letter to \\(address) so that you can confirm it.").font(.title2)
            Text("It takes a day or two.")
          }
        }
      }
      """
    ),
    .ignored(
      "A word laid over a card, over which another layer lies",
      """
      struct Card: View {
        let isPaused: Bool

        var body: some View {
          VStack { Text("Walk to the lake") }
            .overlay { if isPaused { ZStack { Color.black; Text("Paused").font(.title) } } }
            .overlay { Text("Two hours left") }
        }
      }
      """
    ),
    .ignored(
      "A value, as the function is called that draws it",
      """
      struct Rates: View {
        let rate: String

        var body: some View {
          VStack {
            cardValue(rate)
            Text("What it costs")
            Text("It is paid each month.")
          }
        }

        private func cardValue(_ text: String) -> some View {
          Text(text).font(.title)
        }
      }
      """
    ),
    .reported(
      "A title, as the function is called that draws it",
      """
      struct Rates: View {
        let rate: String

        var body: some View {
          VStack {
            cardTitle(rate)
            Text("What it costs")
            Text("It is paid each month.")
          }
        }

        private func cardTitle(_ text: String) -> some View {
          Text(text).font(.title)
        //^^^^^^^^^^ "‹text›" looks like a heading but lacks the header trait
        }
      }
      """
    ),
    .ignored(
      "What is being done, and the end of an address after its field",
      """
      struct Screen: View {
        @Binding var name: String
        let routes: [String]

        var body: some View {
          VStack {
            Text("Loading routes…").font(.title)
            HStack {
              TextField("Name", text: $name).accessibilityLabel("Name")
              Text("@trail.example").font(.title3).bold()
            }
            List(routes, id: \\.self) { Text($0) }
          }
        }
      }
      """
    ),
    .reported(
      "Over what takes the place of the content",
      """
      struct Screen: View {
        let routes: [String]

        var body: some View {
          VStack {
            if routes.isEmpty {
              Text("No routes").font(.title)
            //^^^^^^^^^^^^^^^^^ "No routes" looks like a heading but lacks the header trait
              Text("Add one to see it here.")
            } else {
              List(routes, id: \\.self) { Text($0) }
            }
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityAddTraits(.isHeader)`": """
        struct Screen: View {
          let routes: [String]

          var body: some View {
            VStack {
              if routes.isEmpty {
                Text("No routes").font(.title).accessibilityAddTraits(.isHeader)
                Text("Add one to see it here.")
              } else {
                List(routes, id: \\.self) { Text($0) }
              }
            }
          }
        }
        """
      ]
    ),
    .reported(
      "A component that is handed no level",
      """
      struct Title: View {
        let text: LocalizedStringKey
        let level: AccessibilityHeadingLevel?

        init(_ text: LocalizedStringKey, level: AccessibilityHeadingLevel?) {
          self.text = text
          self.level = level
        }

        var body: some View {
          Text(text)
            .font(.title2.bold())
            .accessibilityAddTraits(level == nil ? [] : .isHeader)
            .accessibilityHeading(level ?? .unspecified)
        }
      }

      struct Leaflet: View {
        let leaflet: Package

        var body: some View {
          VStack {
            Title("Dosage", level: .h2)
            Text(leaflet.dosage)
            Title("Side effects", level: nil)
                //^^^^^^^^^^^^^^ In `Title`: "Side effects" looks like a heading but lacks the header trait
            Text(leaflet.sideEffects)
          }
        }
      }
      """
    ),
  ]
}
