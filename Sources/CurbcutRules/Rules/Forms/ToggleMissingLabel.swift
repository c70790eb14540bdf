import CurbcutModel

extension Rule {
  static let toggleMissingLabel = Rule(
    id: "toggle-missing-label",
    title: "Toggle has no accessibility label",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear "switch button, off", but not what is off. Text beside a toggle
      does not label it; the title does, even where `labelsHidden()` keeps it from being drawn.
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
            //^^^^^^^^^^^^^^^^^^^^^^^ This toggle has no accessibility label
            }
          }
        }
        """,
        fixed: [
          "Set the title to \"Wi-Fi\"": """
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
        "The bound property gives the title",
        """
        struct Settings: View {
          @AppStorage("mail") private var sendsNewsletter = false

          var body: some View {
            Toggle("", isOn: $sendsNewsletter)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This toggle has no accessibility label
          }
        }
        """,
        fixed: [
          "Set the title to \"Sends newsletter\"": """
          struct Settings: View {
            @AppStorage("mail") private var sendsNewsletter = false

            var body: some View {
              Toggle("Sends newsletter", isOn: $sendsNewsletter).labelsHidden()
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
          //^^^^^^^^^^^^^^^^^^^^^^^^ This toggle has no accessibility label
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
          //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this toggle as "Volume High", which names the symbol, not what the toggle does
              Image(systemName: "speaker.wave.2")
            }
          }
        }
        """
      ),
      .reported(
        "An empty string that is constructed",
        """
        struct Screen: View {
          @State private var isOn = false

          var body: some View {
            Toggle(String(), isOn: $isOn)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This toggle has no accessibility label
          }
        }
        """
      ),
      .ignored(
        "Unknown: a modifier of another file is about accessibility",
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
            Toggle("Wi-Fi", isOn: $wifi)
          }
        }
        """
      ),
      .ignored(
        "It hides its empty label: that is one fault",
        """
        struct Screen: View {
          @Binding var isOn: Bool

          var body: some View {
            Toggle("", isOn: $isOn).labelsHidden()
          //^^^^^^^^^^^^^^^^^^^^^^^ The hidden label is empty: this control has no accessibility label
          }
        }
        """
      ),
      .recommended(
        "A title that is read and not drawn",
        """
        struct Settings: View {
          @State private var wifi = false

          var body: some View {
            HStack {
              Text("Wi-Fi").accessibilityHidden(true)
              Toggle("Wi-Fi", isOn: $wifi).labelsHidden()
            }
          }
        }
        """
      ),
      .ignored(
        "A title that is passed in",
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
        "Combined with text",
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
        "Text in a closure",
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
        "`LabeledContent` labels it",
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
        "A labeled pair labels it",
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
        "Unknown label of a style",
        """
        struct RowStyle: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            Toggle(isOn: configuration.$isOn) { configuration.label }
          }
        }
        """
      ),
      .reported(
        "A switch of the project, where it is used",
        """
        struct BrandSwitch: View {
          @Binding var isOn: Bool

          var body: some View {
            Toggle(isOn: $isOn) {}
          //^^^^^^^^^^^^^^^^^^^^^^ This toggle has no accessibility label
          }
        }

        struct Settings: View {
          @State private var isQuiet = false

          var body: some View {
            VStack {
              BrandSwitch(isOn: $isQuiet)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^ This toggle has no accessibility label; "BrandSwitch" brings none
              BrandSwitch(isOn: $isQuiet)
                .accessibilityLabel("Quiet")
            }
          }
        }
        """
      ),
      .reported(
        "All that a view of the project holds that is handed a title",
        """
        struct Screen: View {
          @State private var showsExcerpts = false

          var body: some View {
            SettingRow(name: "Snippets") {
              Toggle("", isOn: $showsExcerpts)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This toggle has no accessibility label
            }
          }
        }

        struct SettingRow<Content: View>: View {
          let name: String
          @ViewBuilder let content: () -> Content

          var body: some View {
            HStack {
              Text(name)
              content()
            }
          }
        }
        """,
        fixed: [
          "Set the title to \"Snippets\"": """
          struct Screen: View {
            @State private var showsExcerpts = false

            var body: some View {
              SettingRow(name: "Snippets") {
                Toggle("Snippets", isOn: $showsExcerpts).labelsHidden()
              }
            }
          }

          struct SettingRow<Content: View>: View {
            let name: String
            @ViewBuilder let content: () -> Content

            var body: some View {
              HStack {
                Text(name)
                content()
              }
            }
          }
          """
        ]
      ),
      .reported(
        "What represents a drawing has no name either",
        """
        struct Flag: View {
          @Binding var isFlagged: Bool

          var body: some View {
            HStack {
              Image(systemName: isFlagged ? "checkmark.square" : "square")
              Text("Flag this entry")
            }
            .accessibilityRepresentation {
              Toggle("", isOn: $isFlagged)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This toggle has no accessibility label
            }
          }
        }
        """
      ),
    ],
    check: .element(ofProjectOr: .toggle) { element, findings in
      if element.isCustomView { return findings.reportUnnamedUse(of: element) }
      if ControlLabel(of: element).hasText == .no, IconControl(of: element).isUnlabeled {
        findings.reportIconOnly(element)
      } else {
        findings.reportUnlabeled(element, kind: "toggle")
      }
    },
    exemptions: Exemption.unlabeledControl + [.hidesEmptyLabel]
  )
}

extension Findings {
  /// Reports a switch of the project that nothing in it names, where it is used without a label.
  fileprivate mutating func reportUnnamedUse(of view: Element) {
    guard view.unnamedControl?.kind == .toggle else { return }
    report(
      "This toggle has no accessibility label; \"\(view.typeName)\" brings none",
      at: view.head
    )
  }
}
