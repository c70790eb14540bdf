import CurbcutModel

extension Rule {
  static let textFieldMissingLabel = Rule(
    id: "text-field-missing-label",
    title: "Text field has no accessibility label",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear "text field", but not what to write. Text above the field does not
      label it, and a prompt disappears while typing; the title labels the field for good.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var remark = ""

          var body: some View {
            TextField("", text: $remark)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label
          }
        }
        """,
        fixed: [
          "Set the title to \"Remark\"": """
          struct Screen: View {
            @State private var remark = ""

            var body: some View {
              TextField("Remark", text: $remark)
            }
          }
          """
        ]
      ),
      .reported(
        "A prompt labels the field only while it is empty",
        """
        struct Screen: View {
          @State private var secret = ""

          var body: some View {
            SecureField("", text: $secret, prompt: Text("At least 8"))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Once it is filled in, this text field has no name; its prompt is its only label
          }
        }
        """,
        fixed: [
          "Set the title to \"Secret\"": """
          struct Screen: View {
            @State private var secret = ""

            var body: some View {
              SecureField("Secret", text: $secret, prompt: Text("At least 8"))
            }
          }
          """
        ]
      ),
      .reported(
        "A label without words, and a prompt",
        """
        struct Screen: View {
          @State private var harbor = ""

          var body: some View {
            HStack {
              Text("Harbor")
              TextField(text: $harbor, prompt: Text("Any")) { EmptyView() }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Once it is filled in, this text field has no name; its prompt is its only label
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Harbor\")`": """
          struct Screen: View {
            @State private var harbor = ""

            var body: some View {
              HStack {
                Text("Harbor")
                TextField(text: $harbor, prompt: Text("Any")) { EmptyView() }.accessibilityLabel("Harbor")
              }
            }
          }
          """
        ]
      ),
      .ignored(
        "A label with words, and a prompt",
        """
        struct Screen: View {
          @State private var harbor = ""

          var body: some View {
            TextField(text: $harbor, prompt: Text("Any")) { Text("Harbor") }
          }
        }
        """
      ),
      .reported(
        "A view of the project that is given no title",
        """
        struct Screen: View {
          @State private var first = ""
          @State private var last = ""

          var body: some View {
            Form {
              NumberField(text: $first)
            //^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label; "title" is not given
              NumberField(title: "Last page", text: $last)
            }
          }
        }

        struct NumberField: View {
          var title = ""
          @Binding var text: String

          var body: some View {
            TextField(title, text: $text).keyboardType(.numberPad)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label unless "title" is given
          }
        }
        """
      ),
      .ignored(
        "A view of the project that is labeled where it is used",
        """
        struct Screen: View {
          @State private var first = ""

          var body: some View {
            Form {
              NumberField(title: "", text: $first).accessibilityLabel("First page")
            }
          }
        }

        struct NumberField: View {
          let title: String
          @Binding var text: String

          var body: some View {
            TextField(title, text: $text).keyboardType(.numberPad)
          }
        }
        """
      ),
      .reported(
        "A title that its view is handed",
        """
        struct LinedField: View {
          let title: String
          @Binding var text: String

          var body: some View {
            TextField("", text: $text).padding()
          //^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(title)`": """
          struct LinedField: View {
            let title: String
            @Binding var text: String

            var body: some View {
              TextField("", text: $text).padding().accessibilityLabel(title)
            }
          }
          """
        ]
      ),
      .reported(
        "Text above the field does not label it",
        """
        struct Screen: View {
          @State private var line = ""

          var body: some View {
            VStack {
              Text("Remark")
              TextField("", text: $line)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Remark\")`": """
          struct Screen: View {
            @State private var line = ""

            var body: some View {
              VStack {
                Text("Remark")
                TextField("", text: $line).accessibilityLabel("Remark")
              }
            }
          }
          """
        ]
      ),
      .reported(
        "In `LabeledContent` with an empty label",
        """
        struct Screen: View {
          @State private var note = ""

          var body: some View {
            LabeledContent("") {
              TextField("", text: $note)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var remark = ""

          var body: some View {
            TextField("Remark", text: $remark)
          }
        }
        """
      ),
      .ignored(
        "`LabeledContent` labels it",
        """
        struct Screen: View {
          @State private var remark = ""

          var body: some View {
            LabeledContent("Remark") {
              TextField("", text: $remark)
            }
          }
        }
        """
      ),
      .ignored(
        "Text in a closure",
        """
        struct Screen: View {
          @State private var remark = ""

          var body: some View {
            TextField(text: $remark) {
              Text("Remark")
            }
          }
        }
        """
      ),
      .reported(
        "A placeholder that is empty by default",
        """
        struct FormField: View {
          let placeholder: String
          @Binding var text: String

          init(text: Binding<String>, placeholder: String? = nil) {
            self.placeholder = placeholder ?? ""
            _text = text
          }

          var body: some View {
            TextField(placeholder, text: $text)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label unless "placeholder" is given
          }
        }
        """
      ),
      .reported(
        "In a pile with a placeholder of its own, where a title would be drawn over it",
        """
        struct Entry: View {
          let field: Field
          @State private var value = ""

          var body: some View {
            VStack {
              Text(field.label)
              ZStack {
                if value.isEmpty { Text(field.sample) }
                TextField("", text: $value)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label
              }
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(field.label)`": """
          struct Entry: View {
            let field: Field
            @State private var value = ""

            var body: some View {
              VStack {
                Text(field.label)
                ZStack {
                  if value.isEmpty { Text(field.sample) }
                  TextField("", text: $value).accessibilityLabel(field.label)
                }
              }
            }
          }
          """
        ]
      ),
      .reported(
        "The headline names it, and not what explains it",
        """
        struct Profile: View {
          @Binding var shown: String

          var body: some View {
            VStack {
              Text("Display name")
              Text("This is how others see you when they read your notes.")
              TextField("", text: $shown)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label
            }
          }
        }
        """,
        fixed: [
          #"Add `.accessibilityLabel("Display name")`"#: """
          struct Profile: View {
            @Binding var shown: String

            var body: some View {
              VStack {
                Text("Display name")
                Text("This is how others see you when they read your notes.")
                TextField("", text: $shown).accessibilityLabel("Display name")
              }
            }
          }
          """
        ]
      ),
    ] + fieldsWithPlaceholders,
    check: .element(ofProjectOr: .textField, .secureField) { element, findings in
      if element.isCustomView { return findings.reportUntitledField(element) }
      if isTitledByPromptOnly(element) {
        return findings.report(
          "Once it is filled in, this text field has no name; its prompt is its only label",
          at: element.head,
          severity: .info,
          fixes: FixProposal.setTitle(of: element)
        )
      }
      if let name = titleEmptyByDefault(of: element) {
        return findings.report(
          "This text field has no accessibility label unless \"\(name)\" is given",
          at: element.head,
          severity: .warning
        )
      }
      findings.reportUnlabeled(element, kind: "text field")
    },
    exemptions: Exemption.unlabeledControl + [.hidesEmptyLabel]
  )
}

extension Findings {
  /// Reports a view of the project that is a text field, where it is given no title.
  fileprivate mutating func reportUntitledField(_ view: Element) {
    guard let title = view.tree.context.view(view.typeName)?.fieldTitle, view.isNamed == .no,
      view.combiningElement == nil
    else { return }
    let given = view.arguments.first { $0.label == title.label && !$0.isTrailingClosure }
    let cause: String
    if let given {
      guard given.value.isBlankText == true else { return }
      cause = "its title is empty"
    } else {
      guard title.isOptional else { return }
      cause = title.label.map { "\"\($0)\" is not given" } ?? "it is given no title"
    }
    // Its other words are read just before.
    let isTextual = view.tree.context.view(view.typeName)?.isTextual ?? .unknown
    report(
      "This text field has no accessibility label; \(cause)",
      at: view.head,
      severity: isTextual == .no ? nil : .warning
    )
  }
}

/// Whether a field has words in its prompt only, which are read as long as it is empty.
private func isTitledByPromptOnly(_ field: Element) -> Bool {
  guard let prompt = field.argument("prompt"), field.isNamed == .no else { return false }
  if let title = field.title?.value {
    return title.isBlankText == true && prompt.isBlankText == false
  }
  // `label: { EmptyView() }`: whatever its prompt is, the label has no words.
  let label = field.children(in: .label)
  return !label.isEmpty && label.allSatisfy { $0.is(.emptyView) } && prompt.isBlankText != true
}

/// The property of its type that is a field's title, and that is empty where the initializer is given
/// nothing for it.
private func titleEmptyByDefault(of field: Element) -> String? {
  guard let name = field.title?.value.path, field.argument("prompt") == nil,
    let declaration = field.declaration, let property = declaration.property(name),
    property.attributes.isEmpty
  else { return nil }
  if property.getter == nil, property.initialValue?.isBlankText == true,
    !declaration.functions.contains(where: { $0.name == "init" })
  {
    return name
  }
  let isEmpty = declaration.functions.contains { function in
    guard function.name == "init",
      let parameter = function.parameters.first(where: { $0.name == name }),
      parameter.defaultValue.map({ $0.isBlankText == true }) == true
    else { return false }
    // `self.placeholder = placeholder ?? ""`
    return function.body?.contains { statement in
      guard case .operators(let operands, let operators) = Expression(statement).form,
        operators.first == "=", operands.first?.path == "self.\(name)"
      else { return false }
      guard operators.count > 1 else { return parameter.defaultValue?.form != .nothing }
      return operators.last == "??" && operands.last?.isBlankText == true
    } == true
  }
  return isEmpty ? name : nil
}
