extension Rule {
  /// The examples of `image-missing-label`.
  static let imageMissingLabelExamples: [Example] = [
    .reported(
      """
      struct Hero: View {
        var body: some View {
          Image("lighthouse")
        //^^^^^^^^^^^^^^^^^^^ VoiceOver reads this image's file name, "lighthouse"
        }
      }
      """,
      fixed: [
        "Add `.accessibilityLabel(\"<#What the image shows#>\")`": """
        struct Hero: View {
          var body: some View {
            Image("lighthouse").accessibilityLabel("<#What the image shows#>")
          }
        }
        """,
        "Use `Image(decorative:)`": """
        struct Hero: View {
          var body: some View {
            Image(decorative: "lighthouse")
          }
        }
        """,
        "Add `.accessibilityHidden(true)`": """
        struct Hero: View {
          var body: some View {
            Image("lighthouse").accessibilityHidden(true)
          }
        }
        """,
      ]
    ),
    .reported(
      "A chain over several lines, with a comment",
      """
      struct Hero: View {
        var body: some View {
          Image("harbor_at_dusk", bundle: .module)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this image's file name, "harbor_at_dusk"
            .resizable()
            .scaledToFit()  // The photo is tall.
        }
      }
      """,
      fixed: [
        "Add `.accessibilityLabel(\"<#What the image shows#>\")`": """
        struct Hero: View {
          var body: some View {
            Image("harbor_at_dusk", bundle: .module)
              .resizable()
              .scaledToFit()  // The photo is tall.
              .accessibilityLabel("<#What the image shows#>")
          }
        }
        """,
        "Use `Image(decorative:)`": """
        struct Hero: View {
          var body: some View {
            Image(decorative: "harbor_at_dusk", bundle: .module)
              .resizable()
              .scaledToFit()  // The photo is tall.
          }
        }
        """,
      ]
    ),
    .reported(
      "An image from memory has no file name either",
      """
      struct Photo: View {
        let photo: UIImage

        var body: some View {
          Image(uiImage: photo)
        //^^^^^^^^^^^^^^^^^^^^^ This image has no accessibility label
            .resizable()
        }
      }
      """
    ),
    .reported(
      "The hidden image beside it does not label this one",
      """
      struct Pair: View {
        var body: some View {
          HStack {
            Image("frame").accessibilityHidden(true)
            Image("portrait")
          //^^^^^^^^^^^^^^^^^ VoiceOver reads this image's file name, "portrait"
          }
        }
      }
      """
    ),
    .reported(
      "Combined without any text",
      """
      struct Badge: View {
        var body: some View {
          ZStack {
            Circle()
            Image("summit")
          //^^^^^^^^^^^^^^^ VoiceOver reads this image's file name, "summit"
          }
          .accessibilityElement(children: .combine)
        }
      }
      """
    ),
    .reported(
      "In a property that the body uses",
      """
      struct Card: View {
        var body: some View {
          VStack {
            cover
            Text("Pacific Crest Trail")
          }
        }

        private var cover: some View {
          Image("pct_cover").resizable()
        //^^^^^^^^^^^^^^^^^^ VoiceOver reads this image's file name, "pct_cover"
        }
      }
      """
    ),
    .reported(
      "The file name is computed",
      """
      struct Badge: View {
        let badge: Achievement

        var body: some View {
          VStack {
            Image(badge.artwork)
          //^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this image's file name
            Text("Well done")
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityHidden(true)`": """
        struct Badge: View {
          let badge: Achievement

          var body: some View {
            VStack {
              Image(badge.artwork).accessibilityHidden(true)
              Text("Well done")
            }
          }
        }
        """
      ]
    ),
    .reported(
      "Made by an initializer of the project's own",
      """
      struct Offer: View {
        let icon: Icon

        var body: some View {
          VStack {
            Image(icon: icon)
          //^^^^^^^^^^^^^^^^^ This image has no accessibility label
            Divider()
            Text("Only this week")
          }
        }
      }

      extension Image {
        init(icon: Icon) {
          if icon.isSymbol {
            self.init(systemName: icon.name)
          } else {
            self.init(icon.name)
          }
        }
      }
      """
    ),
    .ignored(
      "An initializer of the project's own that makes it decorative, or names it",
      """
      struct Offer: View {
        let icon: Icon

        var body: some View {
          VStack {
            Image(ornament: icon)
            Image(icon: icon)
          }
        }
      }

      extension Image {
        init(ornament: Icon) { self.init(decorative: ornament.name) }

        init(icon: Icon) { self.init(icon.name, label: Text(icon.title)) }
      }
      """
    ),
    .recommended(
      """
      struct Hero: View {
        var body: some View {
          Image("lighthouse").accessibilityLabel("A lighthouse at dusk")
        }
      }
      """
    ),
    .ignored(
      "The name says that it decorates",
      """
      struct Sky: View {
        var body: some View {
          Image("bg_stars")
        //^^^^^^^^^^^^^^^^^ VoiceOver reads the decorative image "bg_stars"
        }
      }
      """
    ),
    .ignored(
      "Images that count something",
      """
      struct Rating: View {
        let rating: Int

        var body: some View {
          HStack {
            ForEach(0..<5) { index in
          //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these symbols one by one and never gives the count
              Image(index < rating ? "boot-full" : "boot-empty")
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A phase of an asynchronous image",
      """
      struct Photo: View {
        let url: URL

        var body: some View {
          AsyncImage(url: url) { image in
            image.resizable()
          } placeholder: {
            Image("frame")
          }
          .accessibilityLabel("The hut")
          .accessibilityIgnoresInvertColors()
        }
      }
      """
    ),
    .ignored(
      """
      struct Map: View {
        var body: some View {
          Image("map", label: Text("Map of the harbor"))
        }
      }
      """
    ),
    .ignored(
      """
      struct Swirl: View {
        var body: some View {
          Image(decorative: "swirl")
        }
      }
      """
    ),
    .ignored(
      "The icon of a label",
      """
      struct Row: View {
        let title: String

        var body: some View {
          Label {
            Text(title)
          } icon: {
            Image("compass")
          }
        }
      }
      """
    ),
    .ignored(
      "A button with text: VoiceOver reads the text and skips the image",
      """
      struct SaveButton: View {
        let save: () -> Void

        var body: some View {
          Button(action: save) {
            HStack {
              Image("disk")
              Text("Save")
            }
          }
        }
      }
      """
    ),
    .ignored(
      """
      struct Row: View {
        let name: String

        var body: some View {
          NavigationLink(destination: Detail()) {
            HStack {
              Image("trail")
              Text(name)
            }
          }
        }
      }
      """
    ),
    .ignored(
      "An element around it replaces its children",
      """
      struct Rating: View {
        var body: some View {
          HStack {
            Image("sun")
            Image("sun")
          }
          .accessibilityElement()
          .accessibilityLabel("Two of three suns")
        }
      }
      """
    ),
    .ignored(
      "Unknown whether it is hidden",
      """
      struct Cover: View {
        let isDecorative: Bool

        var body: some View {
          Image("cover").accessibilityHidden(isDecorative)
        }
      }
      """
    ),
    .ignored(
      "Combined with its caption",
      """
      struct Figure: View {
        var body: some View {
          VStack {
            Image("geyser")
            Text("The geyser at noon")
          }
          .accessibilityElement(children: .combine)
        }
      }
      """
    ),
    .ignored(
      "A stored value, which the view that uses it labels",
      """
      struct Exhibit {
        var title: String
        var icon = Image("vase")
      }
      """
    ),
    .ignored(
      "The only view in a stack that has a label",
      """
      struct Wing: View {
        var body: some View {
          HStack {
            Image("wing")
          }
          .accessibilityLabel("The wing of an airliner")
        }
      }
      """
    ),
    .ignored(
      "An unavailable type",
      """
      @available(*, unavailable, message: "Use Hero.")
      struct OldHero: View {
        var body: some View {
          Image("lighthouse")
        }
      }
      """
    ),
    .ignored(
      "A background is not exposed to VoiceOver",
      """
      struct Banner: View {
        var body: some View {
          Text("Welcome").background(Image("meadow"))
        }
      }
      """
    ),
    .ignored(
      "A preview",
      """
      #Preview {
        Image("lighthouse")
      }
      """
    ),
    .reported(
      "A computed name that the view itself chooses",
      """
      struct Flag: View {
        private let flags = ["estonia", "france"].shuffled()

        var body: some View {
          Image(flags[0]).resizable()
        //^^^^^^^^^^^^^^^ VoiceOver reads this image's file name
        }
      }
      """
    ),
    .reported(
      "A name that is passed to a function of the view",
      """
      struct Beach: View {
        var body: some View {
          photo(named: "beach")
        }

        private func photo(named name: String) -> some View {
          Image(name).resizable()
        //^^^^^^^^^^^ VoiceOver reads this image's file name
        }
      }
      """
    ),
    .ignored(
      "Unknown which image: it is passed in, and may be labeled there",
      """
      struct Flag: View {
        let country: String

        var body: some View {
          Image(country).resizable()
        }
      }
      """
    ),
    .ignored(
      "An image that a function returns, which the view that uses it labels",
      """
      enum Account {
        case local, cloud

        func image() -> Image {
          switch self {
          case .local: Image("account-local")
          case .cloud: Image("account-cloud")
          }
        }
      }
      """
    ),
    .ignored(
      "Drawn by a style, as part of a control",
      """
      struct PlayStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            Image(configuration.isOn ? "icon-pause" : "icon-play")
          }
        }
      }
      """
    ),
  ]
}
