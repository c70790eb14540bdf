import CurbcutModel

extension Rule {
  static let uikitAlertFieldMissingLabel = Rule(
    id: "uikit-alert-field-missing-label",
    title: "Text field of an alert has no label",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.labelsOrInstructions, .nameRoleValue],
    since: "0.5.0",
    why: """
      VoiceOver reads the title and message of an alert once, and a field without a placeholder or label
      as "text field". People who come back to the field do not hear what belongs there, and people who
      use Voice Control cannot say its name.
      """,
    knownLimitations: "Silent about fields that are handed to code that may name them.",
    examples: [
      .reported(
        """
        final class ListsController: UIViewController {
          private func askForName() {
            let alert = UIAlertController(title: "New list", message: nil, preferredStyle: .alert)
            alert.addTextField { field in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no placeholder and no accessibility label
              field.autocapitalizationType = .sentences
            }
            alert.addAction(UIAlertAction(title: "Create", style: .default))
            present(alert, animated: true)
          }
        }
        """
      ),
      .reported(
        "Without a closure",
        """
        final class ListsController: UIViewController {
          private func askForName() {
            let alert = UIAlertController(title: "New list", message: nil, preferredStyle: .alert)
            alert.addTextField()
          //^^^^^^^^^^^^^^^^^^^^ This text field has no placeholder and no accessibility label
            alert.addAction(UIAlertAction(title: "Create", style: .default))
            present(alert, animated: true)
          }
        }
        """
      ),
      .recommended(
        """
        final class ListsController: UIViewController {
          private func askForName() {
            let alert = UIAlertController(title: "New list", message: nil, preferredStyle: .alert)
            alert.addTextField { field in
              field.placeholder = "List name"
              field.accessibilityLabel = "List name"
            }
            alert.addAction(UIAlertAction(title: "Create", style: .default))
            present(alert, animated: true)
          }
        }
        """
      ),
      .ignored(
        "Other code sets the field up, or may",
        """
        final class ListsController: UIViewController {
          private func askForName() {
            let alert = UIAlertController(title: "New list", message: nil, preferredStyle: .alert)
            alert.addTextField { self.setUp($0) }
            alert.addTextField { field in self.setUp(field) }
            alert.addTextField(configurationHandler: setUp)
            alert.addAction(UIAlertAction(title: "Create", style: .default))
            present(alert, animated: true)
          }

          private func setUp(_ field: UITextField) {
            field.autocorrectionType = .no
          }
        }

        final class NoteController: UIViewController {
          private func askForName() {
            let alert = UIAlertController(title: "New note", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.textFields?.first?.placeholder = "Note"
            alert.addAction(UIAlertAction(title: "Create", style: .default))
            present(alert, animated: true)
          }
        }
        """
      ),
    ],
    check: .object { alert, _, findings in
      guard alert.isKind(of: .alertController) else { return }
      for setting in alert.settings
      where setting.path == ["addTextField"] && setting.addsNamelessField(in: alert.declaration) {
        findings.report(
          "This text field has no placeholder and no accessibility label",
          at: setting.range
        )
      }
    }
  )
}

extension ObjectSetting {
  /// Whether it adds a field to an alert that gets neither a placeholder nor a label, as far as all code
  /// that may give it one was read.
  fileprivate func addsNamelessField(in declaration: Declaration) -> Bool {
    guard let given = arguments.last?.value else {
      // Who asks the alert for its fields may set them up.
      return !declaration.node.code.includes("laceholder")
        && !declaration.node.code.includes("ccessibilityLabel")
    }
    guard case .closure(let closure) = given.form, let field = closure.parameters.first else {
      return false
    }
    let code = closure.node.code
    // It is handed on to something that may name it, or kept for that.
    let tokens = closure.items.flatMap { $0.statement.allTokens }.map(\.text)
    let isHandedOn = tokens.indices.contains { index in
      tokens[index] == field
        && !(tokens.indices.contains(index + 1) && [".", "?", "!"].contains(tokens[index + 1]))
    }
    return !isHandedOn && !code.includes("laceholder") && !code.includes("ccessibilityLabel")
  }
}
