extension Rule {
  /// The examples of `identifier-used-as-label`.
  static let identifierExamples: [Example] = [
    .reported(
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          Button(action: save) { Image(systemName: "square.and.arrow.down") }
            .accessibilityLabel("save_button")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "save_button", which is an identifier and not a name for people
        }
      }
      """,
      fixed: [
        #"Change the label to "Save""#: """
        struct Screen: View {
          let save: () -> Void

          var body: some View {
            Button(action: save) { Image(systemName: "square.and.arrow.down") }
              .accessibilityLabel("Save")
          }
        }
        """
      ]
    ),
    .reported(
      "The keys of an enumeration, which are not looked up",
      """
      enum PlayerAction: String, CaseIterable, Identifiable {
        case back = "player.action.back"
        case play = "player.action.play"

        var id: String { rawValue }
      }

      struct Player: View {
        let perform: (PlayerAction) -> Void

        var body: some View {
          ForEach(PlayerAction.allCases) { action in
            Button { perform(action) } label: { Image(action.id) }
              .accessibilityLabel(Text(verbatim: action.rawValue))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "player.action.back", which is an identifier and not a name for people
          }
        }
      }
      """
    ),
    .ignored(
      "The keys are looked up",
      """
      enum PlayerAction: String, CaseIterable, Identifiable {
        case back = "player.action.back"
        case play = "player.action.play"

        var id: String { rawValue }
      }

      struct Player: View {
        let perform: (PlayerAction) -> Void

        var body: some View {
          ForEach(PlayerAction.allCases) { action in
            Button { perform(action) } label: { Image(action.id) }
              .accessibilityLabel(Text(LocalizedStringKey(action.rawValue)))
          }
        }
      }
      """
    ),
    .reported(
      "A prefix for its kind",
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          Button(action: save) { Image(systemName: "square.and.arrow.down") }
            .accessibilityLabel("btnSaveDraft")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "btnSaveDraft", which is an identifier and not a name for people
        }
      }
      """,
      fixed: [
        #"Change the label to "Save draft""#: """
        struct Screen: View {
          let save: () -> Void

          var body: some View {
            Button(action: save) { Image(systemName: "square.and.arrow.down") }
              .accessibilityLabel("Save draft")
          }
        }
        """
      ]
    ),
    .reported(
      "Dotted",
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          Button(action: save) { Image(systemName: "square.and.arrow.down") }
            .accessibilityLabel("settings.save.button")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "settings.save.button", which is an identifier and not a name for people
        }
      }
      """,
      fixed: [
        #"Change the label to "Save""#: """
        struct Screen: View {
          let save: () -> Void

          var body: some View {
            Button(action: save) { Image(systemName: "square.and.arrow.down") }
              .accessibilityLabel("Save")
          }
        }
        """
      ]
    ),
    .reported(
      "It takes the place of the title",
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          Button("Save", action: save)
            .accessibilityLabel("saveButton")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "saveButton", which is an identifier and not a name for people
        }
      }
      """,
      fixed: [
        #"Use `.accessibilityIdentifier("saveButton")`"#: """
        struct Screen: View {
          let save: () -> Void

          var body: some View {
            Button("Save", action: save)
              .accessibilityIdentifier("saveButton")
          }
        }
        """
      ]
    ),
    .reported(
      "Label and identifier are the same",
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          Button(action: save) { Image(systemName: "square.and.arrow.down") }
            .accessibilityLabel("checkoutPay")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "checkoutPay", which is an identifier and not a name for people
            .accessibilityIdentifier("checkoutPay")
        }
      }
      """,
      fixed: [
        #"Change the label to "Checkout pay""#: """
        struct Screen: View {
          let save: () -> Void

          var body: some View {
            Button(action: save) { Image(systemName: "square.and.arrow.down") }
              .accessibilityLabel("Checkout pay")
              .accessibilityIdentifier("checkoutPay")
          }
        }
        """
      ]
    ),
    .reported(
      "No string file has it as a key",
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          Button(action: save) { Image(systemName: "square.and.arrow.down") }
            .accessibilityLabel("trail_shares")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "trail_shares", which is an identifier and not a name for people
        }
      }
      """,
      strings: ["trail_share": "Share the trail"]
    ),
    .reported(
      "In a text, on a control that has an identifier already",
      """
      struct Screen: View {
        @Binding var isOn: Bool

        var body: some View {
          Toggle("Wi-Fi", isOn: $isOn)
            .accessibilityIdentifier("wifi")
            .accessibilityLabel(Text("wifiSwitch"))
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "wifiSwitch", which is an identifier and not a name for people
        }
      }
      """,
      fixed: [
        #"Remove `.accessibilityLabel`"#: """
        struct Screen: View {
          @Binding var isOn: Bool

          var body: some View {
            Toggle("Wi-Fi", isOn: $isOn)
              .accessibilityIdentifier("wifi")
          }
        }
        """
      ]
    ),
    .reported(
      "Either of two",
      """
      struct Screen: View {
        let isOn: Bool
        let save: () -> Void

        var body: some View {
          Button(action: save) { Image(systemName: isOn ? "pause" : "play") }
            .accessibilityLabel(isOn ? "pause_btn" : "play_btn")
                                     //^^^^^^^^^^^ VoiceOver reads "pause_btn", which is an identifier and not a name for people
                                                   //^^^^^^^^^^ VoiceOver reads "play_btn", which is an identifier and not a name for people
        }
      }
      """
    ),
    .reported(
      "Among texts that are written as words",
      """
      struct Screen: View {
        var body: some View {
          VStack {
            Text("Hut of the month")
            Image(systemName: "seal.fill").accessibilityLabel("verifiedHut")
                                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "verifiedHut", which is an identifier and not a name for people
          }
        }
      }
      """
    ),
    .reported(
      "A constant",
      """
      struct Screen: View {
        private static let name = "SaveButton"
        let save: () -> Void

        var body: some View {
          Button(action: save) { Image(systemName: "square.and.arrow.down") }
            .accessibilityLabel(Self.name)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "SaveButton", which is an identifier and not a name for people
        }
      }
      """
    ),
    .reported(
      "UIKit never looks a literal up",
      """
      final class Screen: UIViewController {
        private let save = UIButton(type: .system)
        private let start = UIButton(type: .system)

        override func viewDidLoad() {
          super.viewDidLoad()
          save.setImage(UIImage(systemName: "square.and.arrow.down"), for: .normal)
          save.accessibilityLabel = "saveDraft"
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "saveDraft", which is an identifier and not a name for people
          start.setTitle("Start", for: .normal)
          start.accessibilityLabel = "welcome_start_button"
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "welcome_start_button", which is an identifier and not a name for people
        }
      }
      """,
      fixed: [
        #"Change the label to "Save draft""#: """
        final class Screen: UIViewController {
          private let save = UIButton(type: .system)
          private let start = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            save.setImage(UIImage(systemName: "square.and.arrow.down"), for: .normal)
            save.accessibilityLabel = "Save draft"
            start.setTitle("Start", for: .normal)
            start.accessibilityLabel = "welcome_start_button"
          }
        }
        """
      ]
    ),
    .recommended(
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          Button(action: save) { Image(systemName: "square.and.arrow.down") }
            .accessibilityLabel("Save")
            .accessibilityIdentifier("save_button")
        }
      }
      """
    ),
    .recommended(
      "The title is the name",
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          Button("Save", action: save).accessibilityIdentifier("saveButton")
        }
      }
      """
    ),
    .ignored(
      "A key in the project's strings",
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          Button(action: save) { Image(systemName: "square.and.arrow.down") }
            .accessibilityLabel("save_button")
        }
      }
      """,
      strings: ["save_button": "Save"]
    ),
    .ignored(
      "Unknown: it may be a key, as the texts around it are",
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          VStack {
            Text("trail_title")
            Button(action: save) { Image(systemName: "square.and.arrow.down") }
              .accessibilityLabel("save_button")
          }
        }
      }
      """
    ),
    .ignored(
      "Unknown: nothing tells it from a key of strings that are elsewhere",
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          Button(action: save) { Image(systemName: "square.and.arrow.down") }
            .accessibilityLabel("attachMedia")
        }
      }
      """
    ),
    .ignored(
      "A key by the way it is looked up",
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          VStack {
            Button(action: save) { Image(systemName: "square.and.arrow.down") }
              .accessibilityLabel(String(localized: "save_button"))
            Button(action: save) { Image(systemName: "square.and.arrow.down") }
              .accessibilityLabel(Text("save_button", bundle: .module))
          }
        }
      }
      """
    ),
    .ignored(
      "Products and addresses",
      """
      struct Screen: View {
        var body: some View {
          VStack {
            Text("Sites and products")
            Image(systemName: "seal.fill").accessibilityLabel("macOS")
            Image(systemName: "seal").accessibilityLabel("swift.org")
            Image(systemName: "hare.fill").accessibilityLabel("iPhone")
          }
        }
      }
      """
    ),
    .ignored(
      "An element around it replaces its children",
      """
      struct Screen: View {
        var body: some View {
          HStack {
            Image(systemName: "seal.fill").accessibilityLabel("seal_button")
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Verified")
        }
      }
      """
    ),
    .reported(
      "The identifier of a row, spoken in place of what the row shows",
      """
      struct VideoRow: View {
        let video: Video

        var body: some View {
          VideoCard(video: video)
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("video.row.\\(video.id)")
            .accessibilityLabel("video.row.\\(video.id)")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "video.row.‹video.id›", which is an identifier and not a name for people
        }
      }
      """
    ),
    .ignored(
      "Words with a number, which the identifier repeats",
      """
      struct StepRow: View {
        let number: Int
        let text: String

        var body: some View {
          Text(text)
            .accessibilityIdentifier("Step \\(number)")
            .accessibilityLabel("Step \\(number)")
        }
      }
      """
    ),
    .ignored(
      "A key that no string file has",
      """
      struct Screen: View {
        let save: () -> Void

        var body: some View {
          Button(action: save) { Image(systemName: "square.and.arrow.down") }
            .accessibilityLabel("settings.save.button")
                              //^^^^^^^^^^^^^^^^^^^^^^ No string catalog has "settings.save.button", so VoiceOver reads the key
        }
      }
      """,
      strings: ["settings.title": "Settings"]
    ),
    .ignored(
      "The name of the image's file",
      """
      struct Screen: View {
        var body: some View {
          Image("hut_large").accessibilityLabel("hut_large")
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "hut_large" looks like a file name and does not describe the image
        }
      }
      """
    ),
    .ignored(
      "An identifier and no label",
      """
      struct Screen: View {
        @Binding var isOn: Bool
        let save: () -> Void

        var body: some View {
          VStack {
            Button(action: save) { Image("disk") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "disk"; its identifier is not spoken
              .accessibilityIdentifier("saveButton")
            Toggle("", isOn: $isOn).accessibilityIdentifier("wifiSwitch")
          //^^^^^^^^^^^^^^^^^^^^^^^ This toggle has no accessibility label; its identifier is not spoken
            Image("lighthouse").accessibilityIdentifier("hero")
          //^^^^^^^^^^^^^^^^^^^ VoiceOver reads this image's file name, "lighthouse"; its identifier is not spoken
          }
        }
      }
      """
    ),
  ]
}
