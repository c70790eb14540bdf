import CurbcutModel

extension Rule {
  static let pickerStyleMissingContainerLabel = Rule(
    id: "picker-style-missing-container-label",
    title: "Group of choices has no spoken name",
    group: .forms,
    severity: .info,
    impact: .moderate,
    criteria: [.nameRoleValue, .infoAndRelationships],
    since: "0.1.0",
    why: """
      Segments and wheels do not show the picker's title, and VoiceOver does not read it either: who
      listens hears “Small, button, 1 of 2” and has to guess what it is the size of.
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
        //     ^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the choices, but not what they are for: “Size”
            }
          }
        }
        """,
        fixed: [
          "Name the group “Size”": """
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
        "A wheel whose title is a value",
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
        //   ^^^^^^^^^^^^^^^^^^^ VoiceOver reads the choices, but not what they are for
          }
        }
        """,
        fixed: [
          "Name the group": """
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
        "Words above it say what is chosen",
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
        "The header of its section",
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
        "A row that shows its title",
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
        "On the Mac",
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
    ],
    check: .element(of: .picker) { element, findings in
      guard let style = element.hidingPickerStyle else { return }
      let words = element.title?.value.phrase.value?.literal
      let label = element.title?.value.source
      let remedy = label.map { label in
        FixProposal.review(
          words.map { "Name the group “\($0)”" } ?? "Name the group",
          .append(
            [".accessibilityElement(children: .contain)", ".accessibilityLabel(\(label))"],
            to: element
          )
        )
      }
      findings.report(
        "VoiceOver reads the choices, but not what they are for"
          + (words.map { ": “\($0)”" } ?? ""),
        at: style.callRange,
        fixes: remedy.map { [$0] } ?? []
      )
    }
  )
}
