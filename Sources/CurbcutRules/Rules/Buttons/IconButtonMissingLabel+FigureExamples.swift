extension Rule {
  /// The examples of `icon-button-missing-label` about figures beside an image, and about images that
  /// members of other types give.
  static let iconButtonFigureExamples: [Example] = [
    .reported(
      "In a toolbar that one `#if` in another one adds",
      """
      struct Notes: View {
        let share: () -> Void

        var body: some View {
          Text("Notes")
          #if !os(tvOS)
          #if os(macOS)
          .padding()
          #else
          .toolbar {
            Button(action: share) { Image(systemName: "paperclip.badge.ellipsis") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "paperclip.badge.ellipsis"
          }
          #endif
          #endif
        }
      }
      """
    ),
    .reported(
      "At best it says a number",
      """
      struct LikeButton: View {
        let likeCount: Int
        @Binding var isLiked: Bool

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button as "ic_thumb" and at most a number, not as what it does
            isLiked = true
          } label: {
            HStack {
              Image("ic_thumb")
              if likeCount > 0 {
                Text(likeCount.description)
              }
            }
          }
          Button {
        //^^^^^^^^ VoiceOver reads this button as "Love" and a number, not as what it does
            isLiked = true
          } label: {
            HStack {
              Image(systemName: "heart")
              Text("\\(likeCount)")
            }
          }
        }
      }
      """
    ),
    .ignored(
      "It has a label, or words beside the number",
      """
      struct LikeButton: View {
        let likeCount: Int
        @Binding var isLiked: Bool

        var body: some View {
          Button {
            isLiked = true
          } label: {
            HStack {
              Image("like")
              Text(likeCount.description)
            }
          }
          .accessibilityLabel("Like")
          .accessibilityValue("\\(likeCount) likes")
          Button {
            isLiked = false
          } label: {
            HStack {
              Image("like")
              Text("\\(likeCount) likes")
            }
          }
        }
      }
      """
    ),
    .reported(
      "An image that a member of another type gives",
      """
      struct Bar: View {
        let tab: Tab
        let open: () -> Void

        var body: some View {
          Button { open() } label: { tab.picture }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label
          Button { open() } label: { tab.name.asPicture() }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label
        }
      }

      enum Tab {
        case home, search

        var picture: Image { self == .home ? Image("home") : Image("search") }
        var name: String { "home" }
      }

      extension String {
        func asPicture() -> Image { Image(self) }
      }
      """
    ),
    .ignored(
      "Unknown which view it is: members of its name give other views too",
      """
      struct Bar: View {
        let tab: Tab
        let open: () -> Void

        var body: some View {
          Button { open() } label: { tab.picture }
        }
      }

      protocol Page {
        associatedtype Body: View
        var picture: AnyView { get }
      }

      enum Tab {
        case home, search

        var picture: Image { self == .home ? Image("home") : Image("search") }
      }
      """
    ),
    .reported(
      "On a screen whose modifier shows something else in its place at times",
      """
      struct MemberModifier: ViewModifier {
        let isMember: Bool

        func body(content: Content) -> some View {
          VStack {
            if isMember {
              content
            } else {
              Text("Only members see this")
            }
          }
        }
      }

      extension View {
        func forMembers(_ isMember: Bool) -> some View {
          modifier(MemberModifier(isMember: isMember))
        }
      }

      struct Archive: View {
        var body: some View {
          Button(action: clear) { Image("broom") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "broom"
        }

        private func clear() { print("tapped") }
      }

      struct Screen: View {
        let isMember: Bool

        var body: some View {
          Archive().forMembers(isMember)
        }
      }
      """
    ),
    .ignored(
      "A modifier of the project puts it into a control with words",
      """
      struct Worded: ViewModifier {
        let words: String
        let act: () -> Void

        func body(content: Content) -> some View {
          Button(action: act) {
            VStack {
              content
              Text(words)
            }
          }
        }
      }

      struct Broom: View {
        var body: some View {
          Image("broom")
        }
      }

      struct Screen: View {
        var body: some View {
          Broom().modifier(Worded(words: "Clear") { print("tapped") })
        }
      }
      """
    ),
    .ignored(
      "A modifier that the project adds to buttons names it",
      """
      extension Button {
        func called(_ name: String) -> some View {
          frame(minWidth: 44, minHeight: 44).accessibilityLabel(name)
        }
      }

      struct Compass: View {
        let turn: () -> Void

        var body: some View {
          Button(action: turn) { Image(systemName: "safari") }.called("Turn north")
        }
      }
      """
    ),
    .reported(
      "A view of the project that shows words only where they are handed over, and none are",
      """
      struct Buoy: View {
        let move: () -> Void

        var body: some View {
          Button(action: move) { Pin(symbol: "ferry", depth: nil) }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label
        }
      }

      struct Pin: View {
        let symbol: String
        let depth: Int?
        var name: String?

        var body: some View {
          Image(systemName: symbol).overlay(mark, alignment: .top)
          if let name { Text(name) }
        }

        private var mark: some View {
          Group {
            if depth != nil { Text("\\(depth!) m") }
          }
        }
      }
      """
    ),
    .ignored(
      "The same view with words",
      """
      struct Buoy: View {
        let move: () -> Void

        var body: some View {
          Button(action: move) { Pin(symbol: "ferry", name: "Ferry") }
        }
      }

      struct Pin: View {
        let symbol: String
        var name: String?

        var body: some View {
          Image(systemName: symbol).accessibilityHidden(true)
          if let name { Text(name) }
        }
      }
      """
    ),
    .reported(
      "A spinner in place of the words",
      """
      struct Ferry: View {
        let isSending: Bool
        let send: () -> Void

        var body: some View {
          Button(action: send) {
        //^^^^^^^^^^^^^^^^^^^^^^ While it shows only a spinner, this button has no name
            if isSending {
              ProgressView()
            } else {
              Text("Book")
            }
          }
          .disabled(isSending)
        }
      }
      """
    ),
    .reported(
      "A picture of the way back, a sheet that closes itself, and one that is asked for",
      """
      struct Bar: View {
        @Environment(\\.dismiss) private var dismiss
        let store: Store

        var body: some View {
          HStack {
            Button { dismiss() } label: { Image("arrowNarrowLeft") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "arrowNarrowLeft"
            Button { store.send(.closeFilterSheetTapped) } label: { Image("crossBold") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "crossBold"
            Button { store.send(.helpSheetRequested) } label: { Image("ringedMark") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "ringedMark"
          }
        }
      }
      """,
      fixed: [
        #"Add `.accessibilityLabel("Back")`"#: """
        struct Bar: View {
          @Environment(\\.dismiss) private var dismiss
          let store: Store

          var body: some View {
            HStack {
              Button { dismiss() } label: { Image("arrowNarrowLeft") }.accessibilityLabel("Back")
              Button { store.send(.closeFilterSheetTapped) } label: { Image("crossBold") }
              Button { store.send(.helpSheetRequested) } label: { Image("ringedMark") }
            }
          }
        }
        """,
        #"Add `.accessibilityLabel("Close")`"#: """
        struct Bar: View {
          @Environment(\\.dismiss) private var dismiss
          let store: Store

          var body: some View {
            HStack {
              Button { dismiss() } label: { Image("arrowNarrowLeft") }
              Button { store.send(.closeFilterSheetTapped) } label: { Image("crossBold") }.accessibilityLabel("Close")
              Button { store.send(.helpSheetRequested) } label: { Image("ringedMark") }
            }
          }
        }
        """,
        #"Add `.accessibilityLabel("Help")`"#: """
        struct Bar: View {
          @Environment(\\.dismiss) private var dismiss
          let store: Store

          var body: some View {
            HStack {
              Button { dismiss() } label: { Image("arrowNarrowLeft") }
              Button { store.send(.closeFilterSheetTapped) } label: { Image("crossBold") }
              Button { store.send(.helpSheetRequested) } label: { Image("ringedMark") }.accessibilityLabel("Help")
            }
          }
        }
        """,
      ]
    ),
    .reported(
      "Before a gradient of the project",
      """
      struct BrokenLink: View {
        let reload: () -> Void

        var body: some View {
          Button(action: reload) {
        //^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "broken-link"
            ZStack {
              LinearGradient.dusk
              Image("broken-link")
            }
          }
        }
      }

      extension LinearGradient {
        static let dusk = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
      """
    ),
  ]
}
