import CurbcutModel

extension Rule {
  static let actionNameNotMeaningful = Rule(
    id: "action-name-not-meaningful",
    title: "Name of a custom action or rotor is not meaningful",
    group: .labels,
    severity: .warning,
    impact: .serious,
    criteria: [.headingsAndLabels, .nameRoleValue],
    since: "0.2.0",
    why: """
      VoiceOver reads only the names of custom actions and rotors. "Action 2" does not tell what a
      double tap will do.
      """,
    examples: [
      .reported(
        """
        struct Entry: View {
          let title: String
          let delete: () -> Void

          var body: some View {
            Text(title)
              .accessibilityAction(named: "Action 2", delete)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Action 2" does not say what this action does
          }
        }
        """
      ),
      .reported(
        "An action of UIKit",
        """
        final class TrackCell: UITableViewCell {
          func offer(_ queue: @escaping () -> Void) {
            accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "") { _ in
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This action has no name
                queue()
                return true
              }
            ]
          }
        }
        """
      ),
      .recommended(
        """
        struct Entry: View {
          let title: String
          let delete: () -> Void

          var body: some View {
            Text(title).accessibilityAction(named: "Delete", delete)
          }
        }
        """
      ),
      .ignored(
        "A name from elsewhere",
        """
        struct Entry: View {
          let title: String
          let actionName: String
          let run: () -> Void

          var body: some View {
            Text(title).accessibilityAction(named: actionName, run)
          }
        }
        """
      ),
    ],
    check: .elementAndObject(withModifiers: .accessibility) { element, findings in
      for modifier in element.ownModifiers {
        let name: Expression?
        switch modifier.name {
        case "accessibilityAction": name = modifier.argument("named")
        case "accessibilityRotor": name = modifier.argument(nil)
        default: continue
        }
        guard let words = name?.phrase.value?.literal, isMeaningless(words) else { continue }
        let kind = modifier.name == "accessibilityRotor" ? "rotor" : "action"
        findings.report(
          words.allSatisfy(\.isWhitespace)
            ? "This \(kind) has no name" : "\"\(words)\" does not say what this \(kind) does",
          at: modifier.callRange
        )
      }
    } _: { own, _, findings in
      guard own.isOwn, own.declaration.mentionedSymbols.contains(.namesUIKit),
        own.declaration.mentions(anyOf: Set(kinds.keys))
      else { return }
      for node in own.declaration.ownNodes(.functionCallExpr) {
        guard let call = Expression(node).call,
          let kind = call.callee.memberName.flatMap({ kinds[$0] }),
          let name = call.arguments.first(where: { $0.label == "name" })?.value,
          let words = name.phrase.value?.literal, isMeaningless(words)
        else { continue }
        findings.report(
          words.allSatisfy(\.isWhitespace)
            ? "This \(kind) has no name" : "\"\(words)\" does not say what this \(kind) does",
          at: node.range
        )
      }
    },
    exemptions: [.hidden, .replacedByAncestor]
  )

  /// UIKit's classes that have a name which VoiceOver offers.
  private static let kinds = [
    "UIAccessibilityCustomAction": "action", "UIAccessibilityCustomRotor": "rotor",
  ]

  private static let empty: Set<String> = [
    "action", "custom", "button", "tap", "test", "default", "option", "do", "it", "item", "here",
    "untitled", "todo", "name", "click", "rotor", "first", "second", "third",
  ]

  /// Whether words hold nothing but numbers, single letters and words for an action as such.
  private static func isMeaningless(_ words: String) -> Bool {
    words.lowercased().split { !$0.isLetter && !$0.isNumber }.allSatisfy { word in
      word.count == 1 && word.unicodeScalars.allSatisfy(\.isASCII) || word.allSatisfy(\.isNumber)
        || empty.contains(String(word))
    }
  }
}
