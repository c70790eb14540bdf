import CurbcutModel

extension Rule {
  static let pickerMissingLabel = Rule(
    id: "picker-missing-label",
    title: "Picker has no accessibility label",
    group: .forms,
    severity: .warning,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear the selected option, "Medium, button", but not what it is
      an option for. The title labels the picker, even where its style does not draw it.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker("", selection: $size) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This picker has no accessibility label
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
          }
        }
        """,
        fixed: [
          "Set the title to \"Size\"": """
          struct Screen: View {
            @State private var size = 1

            var body: some View {
              Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
              .labelsHidden()
            }
          }
          """
        ]
      ),
      .reported(
        "A segmented picker, which VoiceOver reads without its title: the group needs a label",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker("", selection: $size) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This picker has no accessibility label
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
          }
        }
        """,
        fixed: [
          "Set the title to \"Size\"": """
          struct Screen: View {
            @State private var size = 1

            var body: some View {
              Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
              .pickerStyle(.segmented)
              .labelsHidden()
              .accessibilityElement(children: .contain)
              .accessibilityLabel("Size")
            }
          }
          """
        ]
      ),
      .reported(
        "An empty label",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker(selection: $size) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^ This picker has no accessibility label
              Text("Small").tag(1)
              Text("Large").tag(2)
            } label: {
              EmptyView()
            }
          }
        }
        """
      ),
      .ignored(
        "Options in rows under a header that names them",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Form {
              Section("Size of the cup") {
                Picker("", selection: $size) {
                  Text("Small").tag(1)
                  Text("Large").tag(2)
                }
                .pickerStyle(.inline)
              }
            }
          }
        }
        """
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
          }
        }
        """
      ),
      .ignored(
        "Text in a closure",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker(selection: $size) {
              Text("Small").tag(1)
            } label: {
              Text("Size")
            }
          }
        }
        """
      ),
      .ignored(
        "A label as an argument",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker(selection: $size, label: Text("Size")) {
              Text("Small").tag(1)
            }
          }
        }
        """
      ),
      .ignored(
        "In a menu, which shows its options",
        """
        struct Sorting: View {
          @Binding var order: Int

          var body: some View {
            Menu("Sort") {
              Picker("", selection: $order) {
                Text("By name").tag(0)
                Text("By distance").tag(1)
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .picker) { element, findings in
      // Segments are read one by one and say what they are; iOS reads no title of theirs.
      findings.reportUnlabeled(
        element,
        kind: "picker",
        severity: isSegmented(element) ? .hint : nil
      )
    },
    exemptions: Exemption.unlabeledControl + [
      .hidesEmptyLabel,
      Exemption("its options are items of a menu, which has the label") {
        !$0.place.isDisjoint(with: .menu)
      },
      Exemption(
        "its options are rows of a section whose header names them",
        certainty: { picker in
          guard let section = picker.enclosing(.section),
            picker.modifier("pickerStyle")?.firstArgument?.memberName == "inline"
          else { return .no }
          return section.children(in: .header).reduce(ControlLabel(of: section).hasText) {
            $0 || $1.isTextual
          }
        }
      ),
    ]
  )
}

/// Whether the options of a picker stand side by side as segments.
private func isSegmented(_ picker: Element) -> Bool {
  let style = Exposure(of: picker).styleArgument("pickerStyle")
  return style?.memberName == "segmented"
    || style?.call?.callee.memberName == "SegmentedPickerStyle"
    || style?.call?.callee.path == "SegmentedPickerStyle"
}
