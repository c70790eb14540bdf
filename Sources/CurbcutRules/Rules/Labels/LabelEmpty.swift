import CurbcutModel

extension Rule {
  static let labelEmpty = Rule(
    id: "label-empty",
    title: "Label is empty",
    group: .labels,
    severity: .warning,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      An empty label does not hide an element: it removes its name, so people who use VoiceOver land on
      something that is not announced. Write a label, or hide the element if it has nothing to say.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Text("Total").accessibilityLabel("")
                        //^^^^^^^^^^^^^^^^^^^^^^ This label is empty; VoiceOver focuses the element and says nothing
          }
        }
        """,
        fixed: [
          "Use `.accessibilityHidden(true)`": """
          struct Screen: View {
            var body: some View {
              Text("Total").accessibilityHidden(true)
            }
          }
          """
        ]
      ),
      .reported(
        "A control loses its name",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Pay", action: buy)
              .accessibilityLabel(Text("  "))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This label is empty; VoiceOver has no name for this button
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityLabel`": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Pay", action: buy)
            }
          }
          """
        ]
      ),
      .reported(
        "An image loses even its file name",
        """
        struct Screen: View {
          var body: some View {
            Image("crest").accessibilityLabel("")
                         //^^^^^^^^^^^^^^^^^^^^^^ This label is empty; VoiceOver focuses the element and says nothing
          }
        }
        """
      ),
      .reported(
        "A control of UIKit",
        """
        final class Screen: UIViewController {
          private let close = UIButton(type: .close)

          override func viewDidLoad() {
            super.viewDidLoad()
            close.accessibilityLabel = ""
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This label is empty; VoiceOver has no name for this button
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Text("Total").accessibilityLabel("Total price")
          }
        }
        """
      ),
      .ignored(
        "A value says what the empty label does not",
        """
        struct Badge: View {
          var body: some View {
            Circle()
              .accessibilityLabel("")
              .accessibilityValue("New")
          }
        }
        """
      ),
      .ignored(
        "Empty at times",
        """
        struct Screen: View {
          let isFinal: Bool

          var body: some View {
            Text("Total").accessibilityLabel(isFinal ? "Total price" : "")
          }
        }
        """
      ),
      .ignored(
        "Empty until there are words",
        """
        final class AnswerView: UIView {
          private let field = UITextField()

          func show(_ answer: Answer?) {
            guard let answer else {
              field.accessibilityLabel = ""
              return
            }
            field.accessibilityLabel = answer.text
          }
        }
        """
      ),
      .ignored(
        "Hidden instead",
        """
        struct Screen: View {
          var body: some View {
            Text("Total").accessibilityHidden(true)
          }
        }
        """
      ),
      .reported(
        "Empty in one case",
        """
        struct Screen: View {
          let isLive: Bool

          var body: some View {
            Image("camera").accessibilityLabel(isLive ? "Live picture" : "")
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This label is empty in one case
          }
        }
        """
      ),
      .reported(
        "Entries of a rotor",
        """
        struct Inbox: View {
          let unread: [Message]

          var body: some View {
            ScrollView {
              Text("Messages")
            }
            .accessibilityRotor("Unread") {
              ForEach(unread) { message in
                AccessibilityRotorEntry("", id: message.id)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This rotor entry has no name; VoiceOver reads nothing when people move to it
              }
            }
          }
        }
        """
      ),
    ],
    check: .elementAndObject(
      of: .image,
      withModifiers: .accessibility,
      { element, findings in
        for entry in blankRotorEntries(of: element) {
          findings.report(
            "This rotor entry has no name; VoiceOver reads nothing when people move to it",
            at: entry
          )
        }
        for label in WrittenTexts(of: element).labels where label.phrase.isBlank {
          guard let modifier = label.modifier, !modifier.isConditional else { continue }
          guard !label.isAlternative else {
            guard element.isInteractive == .yes || element.is(.image) else { continue }
            findings.report(
              "This label is empty in one case",
              at: modifier.callRange,
              severity: .info
            )
            continue
          }
          let isControl = element.isInteractive == .yes
          // A value or hint beside it is what VoiceOver says then.
          guard isControl || (element.value == .absent && element.hint == .absent) else { continue }
          findings.report(
            isControl
              ? "This label is empty; VoiceOver has no name for this \(element.role.noun)"
              : "This label is empty; VoiceOver focuses the element and says nothing",
            at: modifier.callRange,
            severity: isControl || element.is(.image) ? .error : nil,
            fixes: fixes(for: modifier, on: element)
          )
        }
      },
      { object, _, findings in
        guard object.isKind(of: .control, .barItem), !object.isLeftOut else { return }
        let labels = object.writtenLabels
        guard labels.allSatisfy(\.text.phrase.isBlank), !object.isNamedLater else { return }
        for label in labels where !label.text.isAlternative && !label.setting.isConditional {
          findings.report(
            "This label is empty; VoiceOver has no name for this \(object.roleName)",
            at: label.setting.range,
            severity: .error
          )
        }
      }
    ),
    exemptions: [.hidden, .replacedByAncestor]
  )

  /// Words that the control has without the label; nothing at all for what is no control.
  private static func fixes(for modifier: Modifier, on element: Element) -> [FixProposal] {
    guard element.isInteractive == .no else {
      return ControlLabel(of: element).hasText == .yes
        ? [.safe("Remove `.\(modifier.name)`", .remove(modifier))] : []
    }
    return [
      .review(
        "Use `.accessibilityHidden(true)`",
        .replace(modifier.callRange, with: "accessibilityHidden(true)")
      )
    ]
  }
}

extension UIKitObject {
  /// Whether code gives it a name that is only known when it runs: until then it has none.
  fileprivate var isNamedLater: Bool {
    settings.contains { setting in
      guard setting.name == "accessibilityLabel", let value = setting.value else { return false }
      if case .nothing = value.form { return false }
      return value.possiblePhrases.isEmpty
    }
  }
}

/// Where entries of its rotors have empty names: `AccessibilityRotorEntry("", id: message.id)`.
private func blankRotorEntries(of element: Element) -> [Range<Int>] {
  element.ownModifiers.filter { $0.name == "accessibilityRotor" }.flatMap { rotor in
    rotor.arguments.flatMap { argument -> [Range<Int>] in
      guard case .closure(let closure) = argument.value.form else { return [] }
      return closure.node.descendants.compactMap { node in
        guard node.kind == .functionCallExpr, let call = Expression(node).call,
          call.callee.path == "AccessibilityRotorEntry",
          let name = call.arguments.first, name.label == nil, name.value.isBlankText == true
        else { return nil }
        return node.range
      }
    }
  }
}
