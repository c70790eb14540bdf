import CurbcutModel

extension Rule {
  static let placeholderIsExample = Rule(
    id: "placeholder-is-example",
    title: "Field label is an example value or a remark",
    group: .forms,
    severity: .warning,
    impact: .serious,
    criteria: [.labelsOrInstructions, .nameRoleValue],
    since: "0.2.0",
    why: """
      The title of a text field is its accessible name. An example value there makes VoiceOver say
      "name@example.com, text field", which sounds as if it was filled in, and once people type it is
      gone for everybody. Give the field a title, and the example as `prompt:`.
      """,
    knownLimitations: """
      Addresses, figures, patterns of dates and well-known sample names count as examples.
      """,
    examples: [
      .reported(
        """
        struct Pay: View {
          @State private var card = ""

          var body: some View {
            Form {
              TextField("4111 1111 1111 1111", text: $card).textContentType(.creditCardNumber)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver calls this field "4111 1111 1111 1111", which is an example and not what to enter
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Pay: View {
          @State private var card = ""

          var body: some View {
            Form {
              TextField("Card number", text: $card, prompt: Text("4111 1111 1111 1111"))
                .textContentType(.creditCardNumber)
            }
          }
        }
        """
      ),
      .reported(
        "A remark, beside a text that nothing ties to the field",
        """
        struct Server: View {
          @State private var port = ""

          var body: some View {
            HStack {
              Text("Port")
              Spacer()
              TextField("Auto", text: $port).keyboardType(.numberPad)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver calls this field "Auto", which does not say what to enter
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Port\")`": """
          struct Server: View {
            @State private var port = ""

            var body: some View {
              HStack {
                Text("Port")
                Spacer()
                TextField("Auto", text: $port).keyboardType(.numberPad).accessibilityLabel("Port")
              }
            }
          }
          """
        ]
      ),
      .ignored(
        "A form row names it",
        """
        struct Payment: View {
          @State private var card = ""

          var body: some View {
            Form {
              LabeledContent("Card number") {
                TextField("4111 1111 1111 1111", text: $card).textContentType(.creditCardNumber)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A label names it",
        """
        struct Pay: View {
          @State private var card = ""

          var body: some View {
            Form {
              TextField("4111 1111 1111 1111", text: $card)
                .textContentType(.creditCardNumber)
                .accessibilityLabel("Card number")
            }
          }
        }
        """
      ),
      .reported(
        "A field of the project",
        """
        struct GramField: View {
          @Binding var text: String
          let placeholder: String

          var body: some View {
            TextField(placeholder, text: $text).keyboardType(.decimalPad)
          }
        }

        struct MealForm: View {
          @State private var carbs = ""

          var body: some View {
            HStack {
              Text("Carbs")
              GramField(text: $carbs, placeholder: "0")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver calls this field "0", which is an example and not what to enter
            }
          }
        }
        """
      ),
    ],
    check: .element(ofProjectOr: .textField, .secureField) { element, findings in
      guard
        let title = element.isCustomView ? element.titleOfItsField : element.title?.value
      else { return }
      let local = ConstantResolver(of: element).resolved(title)
      guard let words = (local.phrase.value ?? title.phrase.value)?.literal else {
        return findings.cannotTell("which words its title has")
      }
      guard ExampleValue.isExample(words) else {
        guard ExampleValue.isRemark(words), !followsChoice(element) else { return }
        return findings.report(
          "VoiceOver calls this field \"\(words)\", which does not say what to enter",
          at: element.head,
          fixes: AdjacentText(of: element).wordsBefore.map { label in
            let modifier = ".accessibilityLabel(\(label.source))"
            return [.review("Add `\(modifier)`", .append(modifier, to: element))]
          } ?? []
        )
      }
      findings.report(
        "VoiceOver calls this field \"\(words)\", which is an example and not what to enter",
        at: element.head
      )
    },
    exemptions: [
      .hidden, .replacedByAncestor, .labeled, .unreadModifier, .representation,
      Exemption("a form row names it") { $0.place.contains(.labeledContent) },
    ]
  )
}

extension Element {
  /// What a view of the project is given for the title of the text field that it shows.
  fileprivate var titleOfItsField: Expression? {
    guard let title = tree.context.view(typeName)?.fieldTitle, combiningElement == nil else {
      return nil
    }
    return argument(title.label)
  }
}

/// Whether a choice before it says of what a value is: “Age”, “is more than”, and then the field.
private func followsChoice(_ field: Element) -> Bool {
  field.siblings.contains { $0.index < field.index && $0.is(.picker, .menu) }
}

/// What people write into a field to show what belongs there.
private enum ExampleValue {
  private static let people: Set<String> = [
    "john doe", "jane doe", "john smith", "jane smith", "john appleseed", "johnny appleseed",
    "jane appleseed", "satoshi nakamoto", "satoshi", "max mustermann", "erika mustermann",
    "joe bloggs", "john", "jane", "ada lovelace",
  ]
  private static let letters: Set<String> = [
    "mm", "yy", "yyyy", "dd", "hh", "ss", "cvc", "cvv",
  ]

  /// What fields say of what is entered, beside a label of their own.
  private static let remarks: Set<String> = [
    "optional", "(optional)", "required", "(required)", "auto", "automatic", "default", "none",
    "unlimited", "value", "text", "enter text", "enter value", "type here", "type here…",
    "type here...", "placeholder", "textfield", "text field", "not set", "empty", "input",
  ]

  /// Whether it says that something may be entered, or what counts otherwise, and not what.
  static func isRemark(_ text: String) -> Bool { remarks.contains(text.lowercased()) }

  static func isExample(_ text: String) -> Bool {
    let words = text.lowercased()
    if people.contains(words) { return true }
    let beginnings = [
      "http://", "https://", "www.", "e.g.", "eg.", "eg:", "ex:", "ex.", "for example",
    ]
    if beginnings.contains(where: { words.hasPrefix($0) }) { return true }
    // An address: name@example.com.
    if !words.includes(" "), let at = words.firstIndex(of: "@"), at != words.startIndex,
      words[at...].contains(".")
    {
      return true
    }
    let parts = words.split { !$0.isLetter }
    let digits = words.count(where: \.isNumber)
    if digits == 0 {
      // A pattern: MM/YY.
      return parts.count > 1 && parts.allSatisfy { letters.contains(String($0)) && $0.count < 5 }
        && words.contains { $0 == "/" || $0 == "." || $0 == ":" || $0 == "-" }
        || !words.isEmpty && words.allSatisfy { "•*_-–#xX ".contains($0) } && words.count > 2
    }
    // Figures: 4111 1111, +1 555 0100, 0.00, $25.
    return parts.isEmpty || (digits >= 4 && digits >= 2 * words.count(where: \.isLetter))
  }
}
