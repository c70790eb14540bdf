import CurbcutModel

extension Rule {
  static let pickerStyleMissingContainerLabel = Rule(
    id: "picker-style-missing-container-label",
    title: "Picker options have no group label",
    group: .forms,
    severity: .info,
    impact: .moderate,
    criteria: [.nameRoleValue, .infoAndRelationships],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear "Small, button, 1 of 2" and have to guess what the option is for:
      segmented and wheel pickers do not show their title, and VoiceOver does not read it. A label
      on the group says it.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            VStack {
              Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
              .pickerStyle(.segmented)
        //     ^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the options without the title "Size"
            }
          }
        }
        """,
        fixed: [
          "Add the group label \"Size\"": """
          struct Screen: View {
            @State private var size = 1

            var body: some View {
              VStack {
                Picker("Size", selection: $size) {
                  Text("Small").tag(1)
                  Text("Large").tag(2)
                }
                .pickerStyle(.segmented)
                .accessibilityElement(children: .contain)
                .accessibilityLabel("Size")
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A wheel whose title is passed in",
        """
        struct Screen: View {
          let title: String
          @State private var size = 1

          var body: some View {
            Picker(title, selection: $size) {
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
            .pickerStyle(.wheel)
        //   ^^^^^^^^^^^^^^^^^^^ VoiceOver reads the options without the title
          }
        }
        """,
        fixed: [
          "Add `title` as the group label": """
          struct Screen: View {
            let title: String
            @State private var size = 1

            var body: some View {
              Picker(title, selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
              .pickerStyle(.wheel)
              .accessibilityElement(children: .contain)
              .accessibilityLabel(title)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker("Size", selection: $size) {
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Size")
          }
        }
        """
      ),
      .ignored(
        "Text stands right before it",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            VStack {
              Text("Size")
              Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
              .pickerStyle(.segmented)
            }
          }
        }
        """
      ),
      .ignored(
        "Its section has a header",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Form {
              Section("Size") {
                Picker("Size", selection: $size) {
                  Text("Small").tag(1)
                  Text("Large").tag(2)
                }
                .pickerStyle(.segmented)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A style that shows the title",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Form {
              Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "On the Mac, which shows the title",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            #if os(macOS)
              Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
              .pickerStyle(.segmented)
            #endif
          }
        }
        """
      ),
      .ignored(
        "`LabeledContent` shows and reads a label",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            LabeledContent("Size") {
              Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
              .pickerStyle(.segmented)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .picker) { element, findings in
      guard let style = ControlLabel(of: element).optionsStyle,
        ControlLabel(of: element).hasText != .no
      else {
        return
      }
      guard ControlLabel(of: element).hasText == .yes else {
        return findings.cannotTell("whether its label has text")
      }
      let title = element.title?.value
      let text = title?.phrase.value?.literal
      findings.report(
        "VoiceOver reads the options without the title" + (text.map { " \"\($0)\"" } ?? ""),
        at: style.callRange,
        fixes: title.map { [addGroupLabel($0, to: element)] } ?? []
      )
    },
    exemptions: Exemption.optionGroup
  )

  private static func addGroupLabel(_ title: Expression, to picker: Element) -> FixProposal {
    let text = title.phrase.value?.literal
    let label = [
      ".accessibilityElement(children: .contain)", ".accessibilityLabel(\(title.source))",
    ]
    return .review(
      text.map { "Add the group label \(literal($0))" }
        ?? "Add `\(title.source)` as the group label",
      .append(label, to: picker)
    )
  }
}
