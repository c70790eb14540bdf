import CurbcutModel

extension Rule {
  static let progressViewMissingLabel = Rule(
    id: "progress-view-missing-label",
    title: "Progress indicator has no name",
    group: .forms,
    severity: .warning,
    impact: .moderate,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      VoiceOver says that something is in progress and not what. Who does not see the screen around
      the indicator waits without knowing for what.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let done: Double

          var body: some View {
            ProgressView(value: done)
          //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says that something is in progress, and not what
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Loading\")`": """
          struct Screen: View {
            let done: Double

            var body: some View {
              ProgressView(value: done).accessibilityLabel("Loading")
            }
          }
          """
        ]
      ),
      .reported(
        "Instead of the content",
        """
        struct Screen: View {
          let isLoading: Bool

          var body: some View {
            if isLoading {
              ProgressView()
            //^^^^^^^^^^^^^^ VoiceOver says that something is in progress, and not what
            } else {
              Text("The trail is open.")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let done: Double

          var body: some View {
            ProgressView("Loading trails", value: done)
          }
        }
        """
      ),
      .ignored(
        "Beside its words",
        """
        struct Screen: View {
          var body: some View {
            HStack {
              ProgressView()
              Text("Loading trails")
            }
          }
        }
        """
      ),
      .ignored(
        "In a button that is busy",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                ProgressView()
                Text("Sending")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "While a picture loads",
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            AsyncImage(url: photo) { image in
              image.resizable()
            } placeholder: {
              ProgressView()
            }
            .accessibilityLabel("The hut in winter")
          }
        }
        """
      ),
      .reported(
        "Over a list",
        """
        struct Screen: View {
          let isLoading: Bool

          var body: some View {
            List {
              Text("Trail")
            }
            .overlay {
              if isLoading {
                ProgressView()
              //^^^^^^^^^^^^^^ VoiceOver says that something is in progress, and not what
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .progressView) { element, findings in
      guard element.lacksLabel, element.labeledControl == nil,
        element.combiningElement == nil, element.enclosing(.asyncImage) == nil,
        !element.hasArgument("timerInterval"),
        element.place.isDisjoint(with: [.menu, .background]),
        // Words beside a spinner tell what is going on; beside a bar they tell how far it is.
        element.hasArgument("value") || element.standsBesideText(countingHeadings: false) == .no
      else { return }
      let label = SuggestedLabel(words: "Loading")
      findings.report(
        "VoiceOver says that something is in progress, and not what",
        at: element.head,
        fixes: [.review(label.title, .append(label.modifier, to: element))]
      )
    }
  )
}
