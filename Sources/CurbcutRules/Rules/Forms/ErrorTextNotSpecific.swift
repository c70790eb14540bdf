import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let errorTextNotSpecific = Rule(
    id: "error-text-not-specific",
    title: "Error message does not say what is wrong",
    group: .forms,
    severity: .info,
    impact: .moderate,
    criteria: [.errorIdentification],
    since: "0.5.0",
    why: """
      "Invalid input" says neither which field is meant nor how to put it right. People with
      cognitive disabilities, and people who hear one field at a time, cannot find the mistake. Name
      the field and say what it needs.
      """,
    examples: [
      .reported(
        """
        struct MeterReading: View {
          @State private var reading = ""
          @State private var problem: String?

          var body: some View {
            Form {
              TextField("Electricity, kWh", text: $reading)
              if let problem { Text(problem) }
              Button("Send") { problem = Int(reading) == nil ? "Invalid input" : nil }
                                                             //^^^^^^^^^^^^^^^ "Invalid input" does not say what is wrong; name the field and what it needs
            }
            .onChange(of: problem) {
              AccessibilityNotification.Announcement(problem ?? "").post()
            }
          }
        }
        """
      ),
      .reported(
        "The description of an error, and what a function gives",
        """
        enum BirthdayError: LocalizedError {
          case future
          case tooYoung

          var errorDescription: String? { "Invalid input" }
                                        //^^^^^^^^^^^^^^^ "Invalid input" does not say what is wrong; name the field and what it needs
        }

        struct Card: View {
          @State private var birthday = Date()

          var body: some View {
            DatePicker("Date of birth", selection: $birthday)
          }

          private func problem() -> String? {
            birthday > Date() ? "Invalid value" : nil
                              //^^^^^^^^^^^^^^^ "Invalid value" does not say what is wrong; name the field and what it needs
          }
        }
        """
      ),
      .ignored(
        "An error that is not about what people enter",
        """
        enum DownloadError: LocalizedError {
          case broken

          var errorDescription: String? { "Invalid data" }
        }
        """
      ),
      .recommended(
        """
        struct MeterReading: View {
          @State private var reading = ""
          @State private var problem: String?

          var body: some View {
            Form {
              TextField("Electricity, kWh", text: $reading)
              if let problem { Text(problem) }
              Button("Send") {
                problem = Int(reading) == nil ? "Enter the electricity reading in digits" : nil
              }
            }
            .onChange(of: problem) {
              AccessibilityNotification.Announcement(problem ?? "").post()
            }
          }
        }
        """
      ),
      .ignored(
        "The title of an alert that says more",
        """
        struct MeterReading: View {
          @State private var reading = ""
          @State private var isWrong = false

          var body: some View {
            TextField("Electricity, kWh", text: $reading)
              .alert("Invalid input", isPresented: $isWrong) {
                Button("OK") {}
              } message: {
                Text("Enter the electricity reading in digits.")
              }
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, item, findings in
      if declaration.conforms(to: "LocalizedError") || declaration.conforms(to: "Error") {
        for property in declaration.properties
        where ["errorDescription", "failureReason", "localizedDescription", "message"]
          .contains(property.name)
        {
          for literal in property.getter?.flatMap({ [$0] + $0.descendants }) ?? []
          where literal.kind == .stringLiteralExpr {
            report(literal, of: vagueInput, &findings)
          }
        }
      }
      guard
        item.trees(of: declaration).contains(where: { tree in
          tree.elements.contains { $0.is(.textField, .secureField, .textEditor, .datePicker) }
        })
      else { return }
      // `func problem(with name: String) -> String?`
      for function in declaration.functions
      where function.returnType?.hasPrefix("String") == true {
        for value in function.body.flatMap({ Node.values(of: $0) }) ?? [] {
          for text in Expression(value).possiblePhrases { report(text.expression.node, &findings) }
        }
      }
      for node in declaration.ownNodes(.sequenceExpr) {
        guard case .operators(_, let operators) = Expression(node).form, operators.contains("=")
        else { continue }
        for literal in node.descendants where literal.kind == .stringLiteralExpr {
          report(literal, &findings)
        }
      }
      for tree in item.trees(of: declaration) {
        for text in tree.elements where text.is(.text) && text.isConditional {
          guard let argument = text.arguments.first?.value, argument.isStringLiteral else {
            continue
          }
          report(argument.node, &findings)
        }
      }
    }
  )

  private static func report(
    _ literal: Node,
    of vague: Set<String> = vague,
    _ findings: inout Findings
  ) {
    guard case .string(let phrase) = Expression(literal).form, let words = phrase.literal else {
      return
    }
    let plain = words.lowercased().filter { $0.isLetter || $0 == " " }
    guard vague.contains(plain) else { return }
    findings.report(
      "\"\(words)\" does not say what is wrong; name the field and what it needs",
      at: literal.range
    )
  }

  /// What says of something entered only that it is wrong, whatever error it is.
  private static let vagueInput = vague.filter {
    $0.includes("input") || $0.includes("entry") || $0.includes("form")
  }

  private static let vague: Set<String> = [
    "invalid input", "invalid", "invalid value", "invalid data", "invalid entry", "invalid form",
    "input is invalid", "wrong input", "wrong value", "incorrect input", "bad input",
    "check your input", "please check your input", "something is wrong", "form is invalid",
    "please correct the errors", "there are errors", "not valid", "input error",
  ]
}
