extension Rule {
  /// The examples of `image-missing-label` about images that are handed on as values.
  static let imageValueExamples: [Example] = [
    .reported(
      "A picture that a constant keeps is one where it is used",
      """
      struct Splash: View {
        private let backdrop = Image("lake-1")
                             //^^^^^^^^^^^^^^^ VoiceOver reads this image's file name, "lake-1"

        var body: some View {
          backdrop.resizable()
        }
      }
      """,
      fixed: [
        "Use `Image(decorative:)`": """
        struct Splash: View {
          private let backdrop = Image(decorative: "lake-1")

          var body: some View {
            backdrop.resizable()
          }
        }
        """
      ]
    ),
    .reported(
      "An image of the model",
      """
      struct Captcha: View {
        let challenge: Challenge?

        var body: some View {
          VStack {
            if let picture = challenge?.picture {
              picture.resizable()
            //^^^^^^^ This image has no accessibility label
            }
            Text("Type what you see")
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityHidden(true)`": """
        struct Captcha: View {
          let challenge: Challenge?

          var body: some View {
            VStack {
              if let picture = challenge?.picture {
                picture.resizable().accessibilityHidden(true)
              }
              Text("Type what you see")
            }
          }
        }
        """
      ]
    ),
    .reported(
      "From a function of an extension",
      """
      struct Country: View {
        let code: String

        var body: some View {
          VStack {
            Image.flag(code)
          //^^^^^^^^^^^^^^^^ This image has no accessibility label
            Text("Ships in three days")
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityHidden(true)`": """
        struct Country: View {
          let code: String

          var body: some View {
            VStack {
              Image.flag(code).accessibilityHidden(true)
              Text("Ships in three days")
            }
          }
        }
        """
      ]
    ),
    .ignored(
      "An extension gives looks to images that are labeled where they are used",
      """
      extension Image {
        func portrait() -> some View {
          self.resizable().frame(width: 80, height: 80)
        }

        func banner() -> some View {
          resizable().scaledToFit()
        }
      }
      """
    ),
    .ignored(
      "Handed over by a caller, who may have named it",
      """
      struct Row: View {
        let icon: Image
        let title: String

        var body: some View {
          HStack {
            icon
            Text(title)
          }
        }
      }
      """
    ),
    .ignored(
      "What a loader hands over, which another rule is about",
      """
      struct Avatar: View {
        let url: URL?

        var body: some View {
          AsyncImage(url: url) { phase in
            if let image = phase.image { image.resizable() }
          }
          .accessibilityLabel("Portrait")
          .accessibilityIgnoresInvertColors()
        }
      }
      """
    ),
    .reported(
      "In a layout that is a value",
      """
      struct Wide: View {
        let isWide: Bool

        private var layout: AnyLayout {
          isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        }

        var body: some View {
          layout {
            Image("harbor")
          //^^^^^^^^^^^^^^^ VoiceOver reads this image's file name, "harbor"
            Text("The harbor at night")
          }
        }
      }
      """
    ),
    .ignored(
      "A view of the project hides what it is given",
      """
      struct Backdrop<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
          ZStack { content }
            .accessibilityHidden(true)
        }
      }

      struct Welcome: View {
        var body: some View {
          Backdrop { Image("harbor") }
        }
      }
      """
    ),
    .ignored(
      "A view of the project speaks for what it is given",
      """
      struct Portrait<Content: View>: View {
        let name: String
        @ViewBuilder let content: () -> Content

        var body: some View {
          VStack { content() }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(name)
        }
      }

      struct Captioned<Content: View>: View {
        let caption: String
        @ViewBuilder let content: Content

        var body: some View {
          VStack {
            content
            Text(caption)
          }
          .accessibilityElement(children: .combine)
        }
      }

      struct Gallery: View {
        var body: some View {
          VStack {
            Portrait(name: "Ada") { Image("ada") }
            Captioned(caption: "The harbor at night") { Image("harbor") }
          }
        }
      }
      """
    ),
    .reported(
      "A view of the project hides one of two copies",
      """
      struct Mirrored<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
          VStack {
            content
            content
              .scaleEffect(y: -1)
              .accessibilityHidden(true)
          }
        }
      }

      struct Welcome: View {
        var body: some View {
          Mirrored { Image("harbor") }
                   //^^^^^^^^^^^^^^^ VoiceOver reads this image's file name, "harbor"
        }
      }
      """
    ),
    .reported(
      "A view of the project makes a button of its parts where it is handed an action",
      """
      struct Cell<Title: View, Detail: View>: View {
        private let title: Title
        private let detail: Detail
        private let action: (() -> Void)?

        init(
          @ViewBuilder title: () -> Title,
          @ViewBuilder detail: () -> Detail,
          action: (() -> Void)? = nil
        ) {
          self.title = title()
          self.detail = detail()
          self.action = action
        }

        var body: some View {
          if let action {
            Button(action: action) { content }
          } else {
            content
          }
        }

        private var content: some View {
          HStack { title; detail }
        }
      }

      struct Menu: View {
        var body: some View {
          VStack {
            Cell(
              title: { Text("Tides") },
              detail: { Image("arrow_20") },
              action: { print("tapped") }
            )
            Cell(title: { Text("Wind") }, detail: { Image("gale_20") })
                                                  //^^^^^^^^^^^^^^^^ VoiceOver reads this image's file name, "gale_20"
          }
        }
      }
      """
    ),
    .reported(
      "Which picture it is says something, so that it is not offered to hide it",
      """
      extension Image {
        init(icon: Glyph) { self.init(icon.name) }
      }

      struct LetterRow: View {
        let isAnswer: Bool
        let sender: String

        var body: some View {
          HStack {
            Text(sender)
            Image(icon: isAnswer ? .bentArrow : .quill)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image has no accessibility label
          }
        }
      }
      """,
      fixed: [
        #"Add `.accessibilityLabel(isAnswer ? "<#What it shows then#>" : "<#What it shows otherwise#>")`"#:
          """
        extension Image {
          init(icon: Glyph) { self.init(icon.name) }
        }

        struct LetterRow: View {
          let isAnswer: Bool
          let sender: String

          var body: some View {
            HStack {
              Text(sender)
              Image(icon: isAnswer ? .bentArrow : .quill).accessibilityLabel(isAnswer ? "<#What it shows then#>" : "<#What it shows otherwise#>")
            }
          }
        }
        """
      ]
    ),
    .reported(
      "It is there only where something is so, and no text says that",
      """
      struct TrailRow: View {
        let isSteep: Bool
        let name: String

        var body: some View {
          HStack {
            Text(name)
            if isSteep { Image("ramp") }
                       //^^^^^^^^^^^^^ VoiceOver reads this image's file name, "ramp"
          }
        }
      }
      """,
      fixed: [
        #"Add `.accessibilityLabel("<#What the image shows#>")`"#: """
        struct TrailRow: View {
          let isSteep: Bool
          let name: String

          var body: some View {
            HStack {
              Text(name)
              if isSteep { Image("ramp").accessibilityLabel("<#What the image shows#>") }
            }
          }
        }
        """
      ]
    ),
    .reported(
      "Beside text, it is first offered to keep it from VoiceOver",
      """
      struct TrailRow: View {
        let name: String

        var body: some View {
          HStack {
            Image("ramp")
          //^^^^^^^^^^^^^ VoiceOver reads this image's file name, "ramp"
            Text(name)
          }
        }
      }
      """,
      fixed: [
        "Use `Image(decorative:)`": """
        struct TrailRow: View {
          let name: String

          var body: some View {
            HStack {
              Image(decorative: "ramp")
              Text(name)
            }
          }
        }
        """,
        "Add `.accessibilityHidden(true)`": """
        struct TrailRow: View {
          let name: String

          var body: some View {
            HStack {
              Image("ramp").accessibilityHidden(true)
              Text(name)
            }
          }
        }
        """,
        #"Add `.accessibilityLabel("<#What the image shows#>")`"#: """
        struct TrailRow: View {
          let name: String

          var body: some View {
            HStack {
              Image("ramp").accessibilityLabel("<#What the image shows#>")
              Text(name)
            }
          }
        }
        """,
      ]
    ),
    .reported(
      "A logo that alone says whose figure stands beside it",
      """
      struct Scores: View {
        let score: Double

        var body: some View {
          HStack {
            Image("peakbook")
          //^^^^^^^^^^^^^^^^^ VoiceOver reads this image's file name, "peakbook"
            Text(score.formatted(.percent))
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityLabel(\"<#What the image shows#>\")`": """
        struct Scores: View {
          let score: Double

          var body: some View {
            HStack {
              Image("peakbook").accessibilityLabel("<#What the image shows#>")
              Text(score.formatted(.percent))
            }
          }
        }
        """
      ]
    ),
    .reported(
      "A code to scan, which the name above it does not stand for",
      """
      struct Ticket: View {
        let qrCode: UIImage
        let name: String

        var body: some View {
          VStack {
            Text(name)
            Image(uiImage: qrCode).resizable()
          //^^^^^^^^^^^^^^^^^^^^^^ This image has no accessibility label
          }
        }
      }
      """
    ),
    .reported(
      "Before the name of what it shows, and what holds the place of a picture",
      """
      struct AppRow: View {
        let app: InstalledApp

        var body: some View {
          HStack {
            Image(uiImage: app.icon)
          //^^^^^^^^^^^^^^^^^^^^^^^^ This image has no accessibility label
            Text(app.name)
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityHidden(true)`": """
        struct AppRow: View {
          let app: InstalledApp

          var body: some View {
            HStack {
              Image(uiImage: app.icon).accessibilityHidden(true)
              Text(app.name)
            }
          }
        }
        """
      ]
    ),
  ]
}
