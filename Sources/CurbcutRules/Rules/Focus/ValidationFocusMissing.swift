import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let validationFocusMissing = Rule(
    id: "validation-focus-missing",
    title: "Validation error does not move focus",
    group: .focus,
    severity: .hint,
    impact: .serious,
    criteria: [.errorIdentification, .statusMessages],
    since: "0.2.0",
    why: """
      People who use VoiceOver press the button and hear nothing: the error appears elsewhere on the
      screen. Move focus to the field that is wrong, or announce the error.
      """,
    examples: [
      .reported(
        """
        struct Join: View {
          @State private var code = ""
          @State private var problem: String?

          var body: some View {
            Form {
              TextField("Code", text: $code)
              Text(problem ?? "Six figures")
              Button("Join") {
                if code.count != 6 {
                  problem = "The code has six figures"
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users do not notice that "problem" is set; move focus to the field
                }
              }
            }
          }
        }
        """
      ),
      .reported(
        "A list of messages",
        """
        struct Registration: View {
          @State private var name = ""
          @State private var errors: [String] = []

          var body: some View {
            Form {
              if !errors.isEmpty {
                ForEach(errors, id: \\.self) { error in Text(error) }
              }
              LabeledContent("Name") {
                TextField("Name", text: $name).textContentType(.name)
              }
              Button("Register", action: submit)
            }
          }

          private func submit() {
            var found: [String] = []
            if name.isEmpty { found.append("Enter your name.") }
            errors = found
                   //^^^^^ VoiceOver users do not notice that "errors" is set; move focus to the field
          }
        }
        """
      ),
      .reported(
        "One of two messages, and a focus that nothing moves",
        """
        struct Report: View {
          @State private var street = ""
          @State private var details = ""
          @State private var errorText: String?
          @AccessibilityFocusState private var isErrorFocused: Bool
                                             //^^^^^^^^^^^^^^ "isErrorFocused" is never set, so that VoiceOver focus never moves to its view

          var body: some View {
            Form {
              if let errorText { Text(errorText).accessibilityFocused($isErrorFocused) }
              TextField("Street", text: $street).textContentType(.fullStreetAddress)
              TextField("Details", text: $details)
              Button("Send report", action: send)
            }
          }

          private func send() {
            guard !street.isEmpty, !details.isEmpty else {
              errorText = street.isEmpty ? "Enter the street." : "Describe the damage."
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users do not notice that "errorText" is set; move focus to the field
              return
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Join: View {
          @State private var code = ""
          @State private var problem: String?
          @FocusState private var isEditing: Bool

          var body: some View {
            Form {
              TextField("Code", text: $code).focused($isEditing)
              Text(problem ?? "Six figures")
              Button("Join") {
                if code.count != 6 {
                  problem = "The code has six figures"
                  isEditing = true
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It is announced",
        """
        struct SignUp: View {
          @State private var email = ""
          @State private var error = ""

          var body: some View {
            Form {
              TextField("Email", text: $email).textContentType(.emailAddress)
              Text(error)
              Button("Continue") {
                if email.isEmpty {
                  error = "Enter your email address"
                  AccessibilityNotification.Announcement(error).post()
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "An alert shows it",
        """
        struct Join: View {
          @State private var code = ""
          @State private var problem: String?

          var body: some View {
            Form {
              TextField("Code", text: $code)
              Button("Join") {
                if code.count != 6 { problem = "The code has six figures" }
              }
            }
            .alert(problem ?? "", isPresented: .constant(problem != nil)) {}
          }
        }
        """
      ),
    ],
    check: .element(of: .button) { element, findings in
      guard let action = element.action, let declaration = element.declaration,
        !element.tree.isOverlong
      else { return }
      let fields = element.tree.elements.compactMap { field -> String? in
        guard field.is(.textField, .secureField, .textEditor) else { return nil }
        return field.arguments.binding?.source.drop { $0 == "$" }.split(separator: ".").first
          .map(String.init)
      }
      guard !fields.isEmpty else { return }
      let code = element.closure(.action)?.node.text ?? ""
      let bodies =
        [code]
        + action.calls.compactMap { declaration.function($0)?.node.text }
      guard
        bodies.contains(where: { body in
          (body.includes("if ") || body.includes("guard "))
            && fields.contains { body.includes($0) }
        })
      else { return }
      for (target, value) in action.assignments {
        let name = target.withoutSelf
        guard NameHint.fault.matches(name), declaration.property(name) != nil,
          value.isStringLiteral || value.boolean == true || value.isChoiceOfStrings
            || isShownSummary(name, given: value, in: declaration, by: element)
        else { continue }
        findings.report(
          "VoiceOver users do not notice that \"\(name)\" is set; move focus to the field",
          at: value.range,
          unless: [
            Exemption("an alert or another screen shows it") { isPresented(name, with: $0) },
            Exemption("text focus is moved") { _ in
              declaration.properties.contains { property in
                property.attributes.contains("FocusState")
                  && action.assignments.contains { $0.target.hasSuffix(property.name) }
              }
            },
          ]
        )
        return
      }
    },
    exemptions: [
      Exemption("its type announces something or moves VoiceOver focus") {
        guard let declaration = $0.declaration else { return false }
        return !declaration.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus])
          && !declaration.onlyHasUnsetFocus
      }
    ]
  )

  /// Whether a list of messages is set to what was found wrong, and shown while there are any.
  private static func isShownSummary(
    _ name: String,
    given value: Expression,
    in declaration: Declaration,
    by element: Element
  ) -> Bool {
    guard declaration.property(name)?.type?.hasPrefix("[") == true,
      value.path.map({ !$0.hasPrefix(".") }) == true || value.call != nil
        || { if case .array(let items) = value.form { !items.isEmpty } else { false } }()
    else { return false }
    return element.tree.elements.contains { other in
      other.is(.text, .label)
        && sequence(first: other, next: \.parent).contains { outer in
          outer.conditions.contains { $0.names.contains(name) }
            || outer.is(.forEach) && outer.arguments.first?.value.mentions(name) == true
        }
    }
  }

  /// Whether a dialog is shown while a property says so.
  private static func isPresented(_ name: String, with element: Element) -> Bool {
    element.tree.elements.contains { other in
      other.modifiers.contains { modifier in
        ["alert", "sheet", "fullScreenCover", "popover", "confirmationDialog"]
          .contains(modifier.name)
          && modifier.arguments.contains { !$0.isTrailingClosure && $0.value.mentions(name) }
          || modifier.categories.contains(.foreign)
            && modifier.arguments.contains { $0.value.source.includes(name) }
      }
    }
  }
}

extension Expression {
  /// Whether it is one of two texts that are written out.
  fileprivate var isChoiceOfStrings: Bool {
    guard case .ternary(_, let then, let otherwise) = form else { return false }
    return then.isStringLiteral && otherwise.isStringLiteral
  }
}
