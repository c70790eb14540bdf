import CurbcutModel

extension Rule {
  static let sliderMissingLabel = Rule(
    id: "slider-missing-label",
    title: "Slider has no name",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      VoiceOver reads only how far a slider is pushed, “50 %, adjustable”. Who does not see the
      symbols at its ends cannot know whether it is about loudness, brightness or speed.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var volume = 0.5

          var body: some View {
            Slider(value: $volume)
          //^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this slider is for: VoiceOver has no name for it
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Volume\")`": """
          struct Screen: View {
            @State private var volume = 0.5

            var body: some View {
              Slider(value: $volume).accessibilityLabel("Volume")
            }
          }
          """
        ]
      ),
      .reported(
        "Words at the ends name the ends",
        """
        struct Screen: View {
          @State private var volume = 0.5

          var body: some View {
            Slider(value: $volume) {
          //^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this slider is for: VoiceOver has no name for it
              EmptyView()
            } minimumValueLabel: {
              Text("Low")
            } maximumValueLabel: {
              Text("High")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var volume = 0.5

          var body: some View {
            Slider(value: $volume) {
              Text("Volume")
            }
          }
        }
        """
      ),
      .ignored(
        "The closure as an argument",
        """
        struct Screen: View {
          @State private var volume = 0.5

          var body: some View {
            Slider(value: $volume, in: 0...11, label: { Text("Volume") })
          }
        }
        """
      ),
      .ignored(
        "The row lends its words",
        """
        struct Screen: View {
          @State private var volume = 0.5

          var body: some View {
            LabeledContent("Volume") {
              Slider(value: $volume)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .slider) { element, findings in
      guard element.lacksShownLabel else { return }
      findings.reportUnnamed(element, kind: "slider")
    }
  )
}
