import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitPasteBlocked = Rule(
    id: "uikit-paste-blocked",
    title: "Text field does not allow pasting",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [],
    since: "0.2.0",
    why: """
      People for whom typing or remembering is hard paste passwords and codes from a password manager or
      a message. A field that blocks pasting makes them type from memory (WCAG 3.3.8).
      """,
    examples: [
      .reported(
        """
        final class CodeField: UITextField {
          override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                      //^^^^^^^^^^^^^^^^ People cannot paste a password or code into this field
            if action == #selector(paste(_:)) { return false }
            return super.canPerformAction(action, withSender: sender)
          }
        }
        """
      ),
      .recommended(
        """
        final class CodeField: UITextField {
          override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if action == #selector(cut(_:)) { return false }
            return super.canPerformAction(action, withSender: sender)
          }
        }
        """
      ),
      .ignored(
        "A label, into which nothing is pasted",
        """
        final class CopyLabel: UILabel {
          override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if action == #selector(paste(_:)) { return false }
            return super.canPerformAction(action, withSender: sender)
          }
        }
        """
      ),
      .ignored(
        "A picker fills the field",
        """
        final class DatePickerField: UITextField {
          override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            false
          }
        }
        """
      ),
    ],
    check: .object { field, _, findings in
      guard field.isOwn, field.isKind(of: .textField, .textView),
        let function = field.declaration.function("canPerformAction"), function.isOverride,
        let body = function.body, body.blocksPaste
      else { return }
      findings.report(
        "People cannot paste a password or code into this field",
        at: function.nameRange
      )
    },
    exemptions: [
      .object("a picker or a date fills it") { field in
        NameHint("picker date select dropdown").matches(field.declaration.name)
      }
    ]
  )
}

extension [Node] {
  /// Whether the answer to pasting, or to everything, is false.
  fileprivate var blocksPaste: Bool {
    if count == 1, let only = first {
      let value = only.kind == .returnStmt ? only.firstChild : only
      if let value, Expression(value).boolean == false { return true }
    }
    return contains { statement in
      guard statement.kind == .ifExpr || statement.kind == .switchExpr else { return false }
      let text = statement.text
      return text.includes("paste(") && !text.includes("!=")
        && (text.includes("return false") || text.includes("{ false }"))
    }
  }
}
