import CurbcutModel

extension Rule {
  static let valueRedundantOnNativeControl = Rule(
    id: "value-redundant-on-native-control",
    title: "Value repeats what the control says itself",
    group: .values,
    severity: .info,
    impact: .minor,
    criteria: [.nameRoleValue],
    since: "0.5.0",
    isAboutSpareCode: true,
    why: """
      A toggle says by itself whether it is on, in the person's language, and a text field what has been
      typed. A value of your own takes the place of that, is not kept up to date by the system, and in
      a password field reads the password aloud.
      """,
    examples: [
      .reported(
        """
        struct Alarm: View {
          @State private var isOn = false

          var body: some View {
            Toggle("Alarm", isOn: $isOn)
              .accessibilityValue(isOn ? "On" : "Off")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A toggle says by itself whether it is on
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityValue`": """
          struct Alarm: View {
            @State private var isOn = false

            var body: some View {
              Toggle("Alarm", isOn: $isOn)
            }
          }
          """
        ]
      ),
      .reported(
        "The text of a field",
        """
        struct SignIn: View {
          @State private var name = ""

          var body: some View {
            Form {
              TextField("Name", text: $name)
                .textContentType(.username)
                .autocorrectionDisabled()
                .textInputAutocapitalization(.never)
                .accessibilityValue(name)
               //^^^^^^^^^^^^^^^^^^^^^^^^ A text field says its text by itself
            }
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityValue`": """
          struct SignIn: View {
            @State private var name = ""

            var body: some View {
              Form {
                TextField("Name", text: $name)
                  .textContentType(.username)
                  .autocorrectionDisabled()
                  .textInputAutocapitalization(.never)
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A password",
        """
        struct SignIn: View {
          @State private var password = ""

          var body: some View {
            Form {
              SecureField("Password", text: $password)
                .textContentType(.password)
                .accessibilityValue(password)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This value reads the password aloud
            }
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityValue`": """
          struct SignIn: View {
            @State private var password = ""

            var body: some View {
              Form {
                SecureField("Password", text: $password)
                  .textContentType(.password)
              }
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Alarm: View {
          @State private var isOn = false

          var body: some View {
            Toggle("Alarm", isOn: $isOn)
          }
        }
        """
      ),
      .ignored(
        "The value says more",
        """
        struct Alarm: View {
          @State private var isOn = false
          @State private var name = ""

          var body: some View {
            VStack {
              Toggle("Alarm", isOn: $isOn)
                .accessibilityValue(isOn ? "Rings at seven" : "Silent")
              LabeledContent("Title") {
                TextField("Seven o'clock", text: $name)
                  .accessibilityValue("\\(name), \\(name.count) letters")
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .toggle, .textField, .secureField) { element, findings in
      guard
        let modifier = element.ownModifiers.last(where: { $0.name == "accessibilityValue" }),
        !modifier.isConditional, let value = modifier.firstArgument
      else { return }
      let fixes: [FixProposal] = [.safe("Remove `.accessibilityValue`", .remove(modifier))]
      if element.is(.toggle) {
        guard case .ternary(_, let then, let otherwise) = value.form, isState(then),
          isState(otherwise)
        else { return }
        findings.report(
          "A toggle says by itself whether it is on",
          at: modifier.callRange,
          fixes: fixes
        )
      } else if let bound = element.argument("text")?.path, bound.hasPrefix("$"),
        value.path?.withoutSelf == String(bound.dropFirst())
      {
        let isSecret = element.is(.secureField)
        findings.report(
          isSecret ? "This value reads the password aloud" : "A text field says its text by itself",
          at: modifier.callRange,
          severity: isSecret ? .warning : nil,
          fixes: fixes
        )
      }
    },
    exemptions: [.hidden, .replacedByAncestor]
  )

  /// Whether it is the word for the state of a switch and nothing else.
  private static func isState(_ expression: Expression) -> Bool {
    guard case .string(let phrase) = expression.form else { return false }
    return ["on", "off"].contains(phrase.literal?.lowercased())
  }
}
