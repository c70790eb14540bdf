extension Rule {
  /// The examples of `icon-button-missing-label` about words that the project's string tables have.
  static let iconButtonStringsExamples: [Example] = [
    .reported(
      "Words that the project has already, under the key that this code uses",
      """
      struct TrailScreen: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text("trail.title".localized)
          Button { dismiss() } label: { Image("close") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "close"
        }
      }
      """,
      strings: [
        "trail.title": "Trails", "common.close": "Close", "tours.overview.close": "Close",
      ],
      fixed: [
        #"Add `.accessibilityLabel("common.close".localized)`"#: """
        struct TrailScreen: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Text("trail.title".localized)
            Button { dismiss() } label: { Image("close") }.accessibilityLabel("common.close".localized)
          }
        }
        """
      ]
    ),
    .reported(
      "Words in the table of a package",
      """
      struct TrailScreen: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text("trail.title", bundle: .module)
          Button { dismiss() } label: { Image("cross") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cross"
        }
      }
      """,
      strings: ["trail.title": "Trails", "common.close": "Close"],
      fixed: [
        #"Add `.accessibilityLabel(Text("common.close", bundle: .module))`"#: """
        struct TrailScreen: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Text("trail.title", bundle: .module)
            Button { dismiss() } label: { Image("cross") }.accessibilityLabel(Text("common.close", bundle: .module))
          }
        }
        """
      ]
    ),
    .reported(
      "Words that the project does not have, which need a key as the others have one",
      """
      struct TrailScreen: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text(NSLocalizedString("TRAIL_TITLE"))
          Button { dismiss() } label: { Image("cross") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cross"
        }
      }
      """,
      strings: ["TRAIL_TITLE": "Trails"],
      fixed: [
        #"Add `.accessibilityLabel(NSLocalizedString("<#key of Close#>"))`"#: """
        struct TrailScreen: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Text(NSLocalizedString("TRAIL_TITLE"))
            Button { dismiss() } label: { Image("cross") }.accessibilityLabel(NSLocalizedString("<#key of Close#>"))
          }
        }
        """
      ]
    ),
    .reported(
      "Words that are members of a type, made of the keys",
      """
      struct TrailScreen: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text(L10n.Trail.Overview.title)
          Button { dismiss() } label: { Image("cross") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cross"
        }
      }
      """,
      strings: ["trail.overview.title": "Trails", "common.close": "Close"],
      fixed: [
        "Add `.accessibilityLabel(L10n.Common.close)`": """
        struct TrailScreen: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Text(L10n.Trail.Overview.title)
            Button { dismiss() } label: { Image("cross") }.accessibilityLabel(L10n.Common.close)
          }
        }
        """
      ]
    ),
    .reported(
      "Members named after the whole key as one name",
      """
      struct TrailScreen: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text(L10n.trailTitle)
          Button { dismiss() } label: { Image("cross") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cross"
        }
      }
      """,
      strings: ["trail_title": "Trails", "action_close": "Close"],
      fixed: [
        "Add `.accessibilityLabel(L10n.actionClose)`": """
        struct TrailScreen: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Text(L10n.trailTitle)
            Button { dismiss() } label: { Image("cross") }.accessibilityLabel(L10n.actionClose)
          }
        }
        """
      ]
    ),
    .reported(
      "Members named after the whole key, and none for these words",
      """
      struct TrailScreen: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text(Strings.trail_title)
          Button { dismiss() } label: { Image("cross") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cross"
        }
      }
      """,
      strings: ["trail.title": "Trails"],
      fixed: [
        #"Add `.accessibilityLabel(<#Close, as a member of Strings#>)`"#: """
        struct TrailScreen: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Text(Strings.trail_title)
            Button { dismiss() } label: { Image("cross") }.accessibilityLabel(<#Close, as a member of Strings#>)
          }
        }
        """
      ]
    ),
    .reported(
      "The picture alone says the state, and the label has to say it in its place",
      """
      struct WatchButton: View {
        let bird: Bird
        @State private var favorite = false

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button as "wing-full" or "wing"
            bird.toggleFavorite()
            favorite = bird.isFavorite
          } label: {
            Image(favorite ? "wing-full" : "wing").padding()
          }
        }
      }
      """,
      fixed: [
        #"Add `.accessibilityLabel(favorite ? "Remove from favorites" : "Add to favorites")`"#: """
        struct WatchButton: View {
          let bird: Bird
          @State private var favorite = false

          var body: some View {
            Button {
              bird.toggleFavorite()
              favorite = bird.isFavorite
            } label: {
              Image(favorite ? "wing-full" : "wing").padding()
            }
            .accessibilityLabel(favorite ? "Remove from favorites" : "Add to favorites")
          }
        }
        """
      ]
    ),
    .reported(
      "The caption below names it, not that it closes what it is on",
      """
      struct Contact: View {
        @Environment(\\.dismiss) private var dismiss
        let router: Router

        var body: some View {
          VStack {
            Button {
          //^^^^^^^^ VoiceOver reads this button as "bubbles"
              router.push(Route.Chat(1))
              dismiss()
            } label: {
              Image("bubbles").padding()
            }
            Text("Write to her").font(.caption)
          }
        }
      }
      """,
      fixed: [
        #"Add `.accessibilityLabel("Write to her")`"#: """
        struct Contact: View {
          @Environment(\\.dismiss) private var dismiss
          let router: Router

          var body: some View {
            VStack {
              Button {
                router.push(Route.Chat(1))
                dismiss()
              } label: {
                Image("bubbles").padding()
              }
              .accessibilityLabel("Write to her")
              Text("Write to her").font(.caption)
            }
          }
        }
        """
      ]
    ),
    .ignored(
      "A constant of the file switches it off, so that it is never there",
      """
      private let showsQuill = false

      struct Letter: View {
        let write: () -> Void

        var body: some View {
          VStack {
            Text("Letter")
            if showsQuill {
              Button(action: write) { Image("quill").padding() }
            }
          }
        }
      }
      """
    ),
    .reported(
      "Words that are resources of a table, and one of which the project has no key",
      """
      struct TrailScreen: View {
        let pause: () -> Void

        var body: some View {
          Text(.trail(.title))
          Button(action: pause) { Image("two-bars") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "two-bars"
        }
      }
      """,
      strings: ["title": "Trails"],
      fixed: [
        "Add `.accessibilityLabel(.trail(<#Pause, as a key of the table#>))`": """
        struct TrailScreen: View {
          let pause: () -> Void

          var body: some View {
            Text(.trail(.title))
            Button(action: pause) { Image("two-bars") }.accessibilityLabel(.trail(<#Pause, as a key of the table#>))
          }
        }
        """
      ]
    ),
    .reported(
      "Words that are resources of the project",
      """
      struct TrailScreen: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text(.trailTitle)
          Button { dismiss() } label: { Image("cross") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cross"
        }
      }
      """,
      strings: ["trail_title": "Trails", "common_close": "Close"],
      fixed: [
        "Add `.accessibilityLabel(.commonClose)`": """
        struct TrailScreen: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Text(.trailTitle)
            Button { dismiss() } label: { Image("cross") }.accessibilityLabel(.commonClose)
          }
        }
        """
      ]
    ),
    .reported(
      "No code here shows how a key is looked up",
      """
      struct Bar: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Button { dismiss() } label: { Image("cross") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cross"
        }
      }
      """,
      strings: ["trail.title": "Trails", "common.close": "Close"],
      fixed: [
        "Add `.accessibilityLabel(<#Close, as the project looks up common.close#>)`": """
        struct Bar: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Button { dismiss() } label: { Image("cross") }.accessibilityLabel(<#Close, as the project looks up common.close#>)
          }
        }
        """
      ]
    ),
  ]
}
