import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitKeyboardTrap = Rule(
    id: "uikit-keyboard-trap",
    title: "Key command takes the Tab key",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.noKeyboardTrap],
    since: "0.2.0",
    why: """
      With Full Keyboard Access people go from field to field by Tab. A key command without modifiers that
      takes this key keeps them in the field.
      """,
    examples: [
      .reported(
        """
        final class CodeEditor: UITextView {
          override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "\\t", modifierFlags: [], action: #selector(indent))]
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Keyboard users cannot leave this view with Tab
          }

          @objc private func indent() {
            insertText("  ")
          }
        }
        """
      ),
      .recommended(
        """
        final class CodeEditor: UITextView {
          override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "]", modifierFlags: .command, action: #selector(indent))]
          }

          @objc private func indent() {
            insertText("  ")
          }
        }
        """
      ),
      .ignored(
        "Tab goes to the next field",
        """
        final class CodeEditor: UITextView {
          override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "\\t", modifierFlags: [], action: #selector(focusNextField))]
          }

          @objc private func focusNextField() {}
        }
        """
      ),
    ],
    check: .object { own, _, findings in
      guard own.isOwn, own.isKind(of: .textView, .textField) else { return }
      for node in own.declaration.ownNodes(.functionCallExpr) {
        guard let call = Expression(node).call, call.callee.memberName == "UIKeyCommand",
          let input = call.arguments.first(where: { $0.label == "input" })?.value,
          input.source == "\"\\t\"",
          let flags = call.arguments.first(where: { $0.label == "modifierFlags" })?.value.form,
          case .array(let modifiers) = flags, modifiers.isEmpty
        else { continue }
        let action = call.arguments.first { $0.label == "action" }?.value.source ?? ""
        if NameHint("next previous focus field responder tab autocomplete complete").matches(action)
        {
          continue
        }
        findings.report("Keyboard users cannot leave this view with Tab", at: node.range)
      }
    }
  )
}
