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
            if action == #selector(paste(_:)) { return false }
                       //^^^^^^^^^^^^^^^^^^^^ People cannot paste a password or code into this field
            return super.canPerformAction(action, withSender: sender)
          }
        }
        """
      ),
      .reported(
        "One of several actions",
        """
        final class SecretField: UITextField {
          override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            switch action {
            case #selector(copy(_:)), #selector(paste(_:)): return false
                                    //^^^^^^^^^^^^^^^^^^^^ People cannot paste a password or code into this field
            default: return super.canPerformAction(action, withSender: sender)
            }
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
      .reported(
        "In one expression, and where letters are asked about",
        """
        final class CodeField: UITextField {
          override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action != #selector(paste(_:)) && super.canPerformAction(action, withSender: sender)
                    //^^^^^^^^^^^^^^^^^^^^ People cannot paste a password or code into this field
          }
        }

        final class CodeController: UIViewController, UITextFieldDelegate {
          func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
             //^^^^^^^^^ People cannot paste a password or code into this field
            if string.count > 1 { return false }
            return true
          }
        }
        """
      ),
    ],
    check: .object { field, _, findings in
      if field.isOwn,
        let typing = field.declaration.functions.first(where: { function in
          function.parameters.contains { $0.label == "shouldChangeCharactersIn" }
            && function.body?.contains(where: \.refusesPaste) == true
        })
      {
        findings.report(
          "People cannot paste a password or code into this field",
          at: typing.nameRange
        )
      }
      guard field.isOwn, field.isKind(of: .textField, .textView),
        let function = field.declaration.function("canPerformAction"), function.isOverride,
        let body = function.body, body.blocksPaste
      else { return }
      // Where it is said, if it is about pasting alone or with others.
      let selector = function.node.descendants.first { node in
        node.kind == .macroExpansionExpr && node.text.includes("paste(")
      }
      findings.report(
        "People cannot paste a password or code into this field",
        at: selector?.range ?? function.nameRange
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
      let text = statement.text
      guard text.includes("paste(") else { return false }
      switch statement.kind {
      case .ifExpr, .switchExpr:
        return !text.includes("!=") && (text.includes("return false") || text.includes("{ false }"))
      case .guardStmt: return text.includes("!=") && text.includes("return false")
      default:
        // `action != #selector(paste(_:)) && super.canPerformAction(…)`
        let value = Expression(
          statement.kind == .returnStmt ? statement.firstChild ?? statement : statement
        )
        if case .ternary(let condition, let then, let otherwise) = value.form {
          return (condition.source.includes("!=") ? otherwise : then).boolean == false
        }
        return text.includes("!=") && text.includes("&&") && !text.includes("||")
      }
    }
  }
}

extension Node {
  /// Whether text that comes from the pasteboard, or several letters at once, is refused.
  fileprivate var refusesPaste: Bool {
    guard kind == .ifExpr, let block = children.first(where: { $0.kind == .codeBlock }),
      block.items.count == 1, block.code.includes("return false")
    else { return false }
    let condition = children.filter { $0.kind == .conditionElement }.map(\.text).joined()
    return condition.includes("UIPasteboard.general.string")
      || condition == "string.count > 1" || condition == "string.count>1"
  }
}
