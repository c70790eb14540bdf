import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitKeyCommandSingleKey = Rule(
    id: "uikit-key-command-single-key",
    title: "Keyboard shortcut is a single character",
    group: .uiKit,
    severity: .warning,
    impact: .moderate,
    criteria: [.characterKeyShortcuts],
    since: "0.5.0",
    why: """
      Who dictates text or hits keys by mistake triggers shortcuts of a single letter without wanting
      to. Add a modifier key such as Command.
      """,
    examples: [
      .reported(
        """
        final class InboxController: UIViewController {
          override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(title: "Delete", action: #selector(deleteSelected), input: "d", modifierFlags: [])]
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The key "d" alone triggers this; add a modifier key
          }

          @objc private func deleteSelected() {}
        }
        """
      ),
      .reported(
        "Without modifier flags",
        """
        final class InboxController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            addKeyCommand(UIKeyCommand(action: #selector(archive), input: "e"))
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The key "e" alone triggers this; add a modifier key
          }

          @objc private func archive() {}
        }
        """
      ),
      .recommended(
        """
        final class InboxController: UIViewController {
          override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(title: "Delete", action: #selector(deleteSelected), input: "d", modifierFlags: .command)]
          }

          @objc private func deleteSelected() {}
        }
        """
      ),
      .ignored(
        "Only while the text has the focus",
        """
        final class CodeView: UITextView {
          override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "{", modifierFlags: [], action: #selector(insertPair))]
          }

          @objc private func insertPair() { insertText("{}") }
        }
        """
      ),
      .ignored(
        "Keys that write nothing",
        """
        final class InboxController: UIViewController {
          override var keyCommands: [UIKeyCommand]? {
            [
              UIKeyCommand(action: #selector(close), input: UIKeyCommand.inputEscape),
              UIKeyCommand(input: "\\r", modifierFlags: [], action: #selector(close)),
            ]
          }

          @objc private func close() {}
        }
        """
      ),
    ],
    check: .object { own, _, findings in
      guard own.isOwn, own.declaration.mentionedSymbols.contains(.namesUIKit),
        own.declaration.mentions(anyOf: ["UIKeyCommand"])
      else { return }
      for node in own.declaration.ownNodes(.functionCallExpr) {
        guard let call = Expression(node).call,
          ["UIKeyCommand", "keyCommand"].contains(call.callee.memberName ?? ""),
          let input = call.arguments.first(where: { $0.label == "input" })?.value,
          let key = input.phrase.value?.literal, key.count == 1, let only = key.first,
          only.isLetter || only.isNumber || only.isPunctuation || only.isSymbol,
          !input.source.includes("\\\\")
        else { continue }
        let flags = call.arguments.first { $0.label == "modifierFlags" }?.value
        guard flags?.isShiftAtMost ?? true else { continue }
        findings.report(
          "The key \"\(key)\" alone triggers this; add a modifier key",
          at: node.range
        )
      }
    },
    exemptions: [
      .object("it works only while the view has the focus") {
        $0.isKind(of: .textView, .textField)
      }
    ]
  )
}

extension Expression {
  /// Whether a list of modifier keys holds none but Shift.
  fileprivate var isShiftAtMost: Bool {
    switch form {
    case .array(let keys): keys.allSatisfy { $0.memberName == "shift" }
    case .member(_, let name): name == "shift"
    default: false
    }
  }
}
