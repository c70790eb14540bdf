import CurbcutModel

extension Rule {
  static let sliderMissingLabel = Rule(
    id: "slider-missing-label",
    title: "Slider has no accessibility label",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear "50%, adjustable", but not whether the slider is for volume,
      brightness or speed. The label says what a slider sets; labels at its ends do not.
      """,
    examples: [
      .reported(
        "A use leaves the title out",
        """
        struct LevelSlider: View {
          @Binding var value: Double
          var title = ""

          var body: some View {
            Slider(value: $value, in: 0...100, step: 5) { Text(title) }
          }
        }

        struct Lamp: View {
          @State private var brightness = 60.0
          @State private var warmth = 30.0

          var body: some View {
            VStack {
              LevelSlider(value: $brightness, title: "Brightness")
              LevelSlider(value: $warmth)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^ In `LevelSlider`: This slider has no accessibility label
            }
          }
        }
        """
      ),
      .reported(
        """
        struct Screen: View {
          @State private var volume = 0.5

          var body: some View {
            Slider(value: $volume)
          //^^^^^^^^^^^^^^^^^^^^^^ This slider has no accessibility label
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
        "Labels at the ends do not label the slider",
        """
        struct Screen: View {
          @State private var volume = 0.5

          var body: some View {
            Slider(value: $volume) {
          //^^^^^^^^^^^^^^^^^^^^^^^^ This slider has no accessibility label
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
        "A closure as an argument",
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
        "`LabeledContent` labels it",
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
      .reported(
        "Named in the row above it, where its value stands too",
        """
        struct Pace: View {
          @State private var paceStep = 1.0

          var body: some View {
            VStack {
              HStack {
                Text("Pace:")
                Spacer()
                Text(paceStep.formatted())
              }
              Slider(value: $paceStep)
            //^^^^^^^^^^^^^^^^^^^^^^^^ This slider has no accessibility label
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Pace\")`": """
          struct Pace: View {
            @State private var paceStep = 1.0

            var body: some View {
              VStack {
                HStack {
                  Text("Pace:")
                  Spacer()
                  Text(paceStep.formatted())
                }
                Slider(value: $paceStep).accessibilityLabel("Pace")
              }
            }
          }
          """
        ]
      ),
    ],
    check: .element(of: .slider) { element, findings in
      findings.reportUnlabeled(element, kind: "slider")
    },
    exemptions: Exemption.unlabeledControl + [.hidesEmptyLabel]
  )
}
