import CurbcutModel

extension Rule {
  static let toggleMissingLabel = Rule(
    id: "toggle-missing-label",
    title: "Switch has no name",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      VoiceOver reads only “switch button, off”: nobody who listens knows what is switched. Words
      that stand beside the switch do not belong to it. The title does, even where `labelsHidden()`
      keeps it from being drawn.
      """,
    examples: [
      .reported(
        """
        struct Settings: View {
          @State private var wifi = false

          var body: some View {
            HStack {
              Text("Wi-Fi")
              Toggle("", isOn: $wifi)
            //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads only “switch button”: this switch has no name
            }
          }
        }
        """,
        fixed: [
          "Set the title \"Wi-Fi\"": """
          struct Settings: View {
            @State private var wifi = false

            var body: some View {
              HStack {
                Text("Wi-Fi")
                Toggle("Wi-Fi", isOn: $wifi).labelsHidden()
              }
            }
          }
          """
        ]
      ),
      .reported(
        "No words beside it: the bound property gives some",
        """
        struct Settings: View {
          @AppStorage("mail") private var sendsNewsletter = false

          var body: some View {
            Toggle("", isOn: $sendsNewsletter)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads only “switch button”: this switch has no name
          }
        }
        """,
        fixed: [
          "Set the title \"Sends newsletter\"": """
          struct Settings: View {
            @AppStorage("mail") private var sendsNewsletter = false

            var body: some View {
              Toggle("Sends newsletter", isOn: $sendsNewsletter)
            }
          }
          """
        ]
      ),
      .reported(
        "An empty closure",
        """
        struct Settings: View {
          @State private var isLoud = false

          var body: some View {
            Toggle(isOn: $isLoud) {}
          //^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads only “switch button”: this switch has no name
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Loud\")`": """
          struct Settings: View {
            @State private var isLoud = false

            var body: some View {
              Toggle(isOn: $isLoud) {}.accessibilityLabel("Loud")
            }
          }
          """
        ]
      ),
      .reported(
        "Only a symbol",
        """
        struct Settings: View {
          @State private var isLoud = false

          var body: some View {
            Toggle(isOn: $isLoud) {
          //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this switch as "speaker.wave.2"
              Image(systemName: "speaker.wave.2")
            }
          }
        }
        """
      ),
      .reported(
        "An empty string that is made",
        """
        struct Screen: View {
          @State private var isOn = false

          var body: some View {
            Toggle(String(), isOn: $isOn)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads only “switch button”: this switch has no name
          }
        }
        """
      ),
      .ignored(
        "A modifier of another file, which is about accessibility",
        """
        struct Screen: View {
          @State private var isOn = false

          var body: some View {
            Toggle("", isOn: $isOn).modifier(AccessibleName("Sync"))
          }
        }
        """
      ),
      .recommended(
        """
        struct Settings: View {
          @State private var wifi = false

          var body: some View {
            Toggle("Wi-Fi", isOn: $wifi).labelsHidden()
          }
        }
        """
      ),
      .ignored(
        "A title from elsewhere",
        """
        struct Setting: View {
          let title: LocalizedStringKey
          @Binding var isOn: Bool

          var body: some View {
            Toggle(title, isOn: $isOn)
          }
        }
        """
      ),
      .ignored(
        "A row that is spoken as one",
        """
        struct Setting: View {
          let title: LocalizedStringKey
          @Binding var isOn: Bool

          var body: some View {
            HStack {
              Text(title)
              Spacer()
              Toggle("", isOn: $isOn).labelsHidden()
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "Words in a closure",
        """
        struct Settings: View {
          @State private var wifi = false

          var body: some View {
            Toggle(isOn: $wifi, label: { Text("Wi-Fi") })
          }
        }
        """
      ),
      .ignored(
        "Named by the row",
        """
        struct Settings: View {
          @State private var wifi = false

          var body: some View {
            LabeledContent("Wi-Fi") {
              Toggle("", isOn: $wifi)
            }
          }
        }
        """
      ),
      .ignored(
        "Named by a pair",
        """
        struct Settings: View {
          @Namespace private var pair
          @State private var wifi = false

          var body: some View {
            HStack {
              Text("Wi-Fi").accessibilityLabeledPair(role: .label, id: 1, in: pair)
              Toggle("", isOn: $wifi).accessibilityLabeledPair(role: .content, id: 1, in: pair)
            }
          }
        }
        """
      ),
      .ignored(
        "Nobody knows what a style is given",
        """
        struct RowStyle: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            Toggle(isOn: configuration.$isOn) { configuration.label }
          }
        }
        """
      ),
    ],
    check: .element(of: .toggle) { element, findings in
      guard element.lacksShownLabel else { return }
      if element.isUnnamedIconControl {
        findings.reportIconOnly(element)
      } else {
        findings.report(
          "VoiceOver reads only “switch button”: this switch has no name",
          at: element.head,
          fixes: titleRemedies(for: element, boundTo: element.argument("isOn"))
        )
      }
    }
  )

  /// A title where there is an empty one, else a label; in the words that stand before the control,
  /// or those of the property it is bound to.
  static func titleRemedies(for control: Element, boundTo binding: Expression?) -> [FixProposal] {
    let text = control.precedingText.map { text in
      String(text.reversed().drop { ":.!,".contains($0) || $0.isWhitespace }.reversed())
    }
    // Between hours and minutes there stands a colon.
    let beside = text.flatMap { $0.isEmpty ? nil : $0 }
    let bound = binding?.memberName.flatMap { ActionWords.label(forProperty: $0) }
    let words = beside ?? bound ?? "<#What it is for#>"
    guard let title = control.title else {
      let label = SuggestedLabel(words: words)
      return [.review(label.title, .append(label.modifier, to: control))]
    }
    let source = literal(words)
    let setTitle = Change.replace(title.value.range, with: source)
    if control.is(.picker), control.choicesStyle != nil {
      // The title alone would be heard nowhere.
      let group = [".accessibilityElement(children: .contain)", ".accessibilityLabel(\(source))"]
      return [.review("Set the title \(source)", setTitle, .append(group, to: control))]
    }
    guard beside != nil, !control.hidesLabels else {
      return [.review("Set the title \(source)", setTitle)]
    }
    return [
      .review("Set the title \(source)", setTitle, .append(".labelsHidden()", to: control))
    ]
  }
}
