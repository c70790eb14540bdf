import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let focusMovedWhileTyping = Rule(
    id: "focus-moved-while-typing",
    title: "VoiceOver focus leaves the field with every letter",
    group: .focus,
    severity: .warning,
    impact: .critical,
    criteria: [.onInput],
    since: "0.6.0",
    why: """
      People who use VoiceOver type in the field that the focus is on. If every change of the text moves
      the focus elsewhere, they cannot enter more than one letter at a time. Announce what has changed
      instead, and leave the focus in the field.
      """,
    knownLimitations: "A change that moves the focus under a condition is left alone.",
    examples: [
      .reported(
        """
        struct Motto: View {
          @State private var motto = ""
          @AccessibilityFocusState private var isOnCount: Bool

          var body: some View {
            VStack {
              TextEditor(text: $motto)
                .accessibilityLabel("Motto")
                .onChange(of: motto) {
                  isOnCount = true
                //^^^^^^^^^^^^^^^^ This takes VoiceOver focus out of the field with every letter typed
                }
              Text("\\(motto.count) of 40 letters").accessibilityFocused($isOnCount)
            }
          }
        }
        """
      ),
      .reported(
        "In UIKit",
        """
        final class MottoController: UIViewController, UITextViewDelegate {
          private let count = UILabel()

          func textViewDidChange(_ textView: UITextView) {
            count.text = "\\(textView.text.count)"
            UIAccessibility.post(notification: .layoutChanged, argument: count)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes VoiceOver focus out of the field with every letter typed
          }
        }
        """
      ),
      .recommended(
        """
        struct Motto: View {
          @State private var motto = ""

          var body: some View {
            VStack {
              TextEditor(text: $motto)
                .accessibilityLabel("Motto")
                .onChange(of: motto) {
                  AccessibilityNotification.Announcement("\\(40 - motto.count) letters left").post()
                }
            }
          }
        }
        """
      ),
      .ignored(
        "Once all figures are there, and a value that is not typed",
        """
        struct Code: View {
          @State private var code = ""
          @State private var attempts = 0
          @AccessibilityFocusState private var isOnSend: Bool

          var body: some View {
            VStack {
              TextEditor(text: $code)
                .accessibilityLabel("Code")
                .onChange(of: code) {
                  if code.count == 6 { isOnSend = true }
                }
                .onChange(of: attempts) { isOnSend = true }
              Button("Send") { attempts += 1 }.accessibilityFocused($isOnSend)
            }
          }
        }
        """
      ),
    ],
    check: .elementAndObject(
      withModifiers: .event,
      { element, findings in
        for modifier in element.ownModifiers where modifier.name == "onChange" {
          guard let typed = modifier.argument("of")?.path?.withoutSelf,
            let closure = modifier.handler,
            element.isTyped(typed)
          else { continue }
          for node in closure.movesFocus(of: element.declaration) {
            findings.report(message, at: node.range)
          }
        }
      },
      { own, item, findings in
        guard own.isOwn else { return }
        for post in own.declaration.accessibilityPosts {
          guard post.kind == .layoutChanged || post.kind == .screenChanged,
            let target = post.argument?.path?.withoutSelf, target != "nil",
            let function = own.declaration.functions.first(where: { function in
              function.body?.contains { $0.range == post.range } == true
            }), item.isCalledForEachLetter(function, of: own.declaration),
            !function.parameters.contains(where: { $0.name == target })
          else { continue }
          findings.report(message, at: post.range)
        }
      }
    )
  )

  private static let message =
    "This takes VoiceOver focus out of the field with every letter typed"
}

extension Closure {
  /// The statements that put the focus of assistive technology on something, whatever holds.
  fileprivate func movesFocus(of declaration: Declaration?) -> [Node] {
    items.map(\.statement).filter { declaration?.movesFocus($0) == true }
  }
}

extension ItemModel {
  /// Whether a function is called whenever the text of a field changes.
  fileprivate func isCalledForEachLetter(
    _ function: Declaration.Function,
    of declaration: Declaration
  ) -> Bool {
    if function.name == "textViewDidChange" { return true }
    let labels = function.parameters.map(\.label)
    if labels.contains("textDidChange") || labels.contains("shouldChangeCharactersIn") {
      return true
    }
    return objects.contains { field in
      field.declaration === declaration && field.isKind(of: .textField)
        && field.settings.contains { setting in
          setting.path == ["addTarget"]
            && setting.argument("for")?.memberName == "editingChanged"
            && setting.argument("action")?.mentions(function.name) == true
        }
    }
  }
}
