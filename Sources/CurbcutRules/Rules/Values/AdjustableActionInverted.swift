import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let adjustableActionInverted = Rule(
    id: "adjustable-action-inverted",
    title: "Adjustable action goes the wrong way",
    group: .values,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.7.0",
    // Source: Apple, `AccessibilityAdjustmentDirection` and `accessibilityIncrement()`.
    why: """
      VoiceOver says "swipe up or down to adjust", and people swipe up for more. Where that makes the value
      smaller, they do the opposite of what they want.
      """,
    examples: [
      .reported(
        """
        struct Servings: View {
          @Binding var count: Int

          var body: some View {
            Text("Servings")
              .accessibilityValue("\\(count)")
              .accessibilityAdjustableAction { direction in
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping up makes this smaller, and swiping down larger
                switch direction {
                case .increment: count -= 1
                case .decrement: count += 1
                @unknown default: break
                }
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Servings: View {
          @Binding var count: Int

          var body: some View {
            Text("Servings")
              .accessibilityValue("\\(count)")
              .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: count += 1
                case .decrement: count -= 1
                @unknown default: break
                }
              }
          }
        }
        """
      ),
      .reported(
        "With limits, and by an `if`",
        """
        struct Servings: View {
          @Binding var count: Int

          var body: some View {
            Text("Servings")
              .accessibilityValue("\\(count)")
              .accessibilityAdjustableAction { direction in
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping up makes this smaller, and swiping down larger
                if direction == .increment {
                  count = max(count - 1, 1)
                } else {
                  count = min(count + 1, 12)
                }
              }
          }
        }
        """
      ),
      .reported(
        "In UIKit",
        """
        final class ServingsView: UIView {
          var count = 2

          override func accessibilityIncrement() { count -= 1 }
                      //^^^^^^^^^^^^^^^^^^^^^^ Swiping up makes this smaller, and swiping down larger

          override func accessibilityDecrement() { count += 1 }

          func setUp() {
            isAccessibilityElement = true
            accessibilityLabel = "Servings"
            accessibilityTraits = .adjustable
          }

          override var accessibilityValue: String? {
            get { "\\(count)" }
            set {}
          }
        }
        """
      ),
      .ignored(
        "What is done is not known, or goes round",
        """
        struct Pages: View {
          @Binding var page: Int
          let pageCount: Int
          let turn: (Int) -> Void

          var body: some View {
            Text("Page")
              .accessibilityValue("\\(page)")
              .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: turn(page - 1)
                case .decrement: page = (page + pageCount - 1) % pageCount
                @unknown default: break
                }
              }
          }
        }
        """
      ),
    ],
    check: .elementAndObject(withModifiers: .accessibility) { element, findings in
      for modifier in element.ownModifiers where modifier.name == "accessibilityAdjustableAction" {
        guard let closure = modifier.arguments.last?.value.node, closure.kind == .closureExpr,
          closure.step(of: "increment") == -1, closure.step(of: "decrement") == 1
        else { continue }
        findings.report(message, at: modifier.nameRange)
      }
    } _: { object, _, findings in
      guard object.isOwn, let up = object.declaration.function("accessibilityIncrement"),
        let down = object.declaration.function("accessibilityDecrement"), up.isOverride,
        up.node.step == -1, down.node.step == 1
      else { return }
      findings.report(message, at: up.nameRange)
    }
  )

  private static let message = "Swiping up makes this smaller, and swiping down larger"
}

extension Node {
  /// Whether its statements add to something, 1, or take something away, -1; nil where that is not known.
  fileprivate var step: Int? {
    // A step by a call may go either way.
    let isAssigned = descendants.contains { $0.kind == .assignmentExpr }
    let signs = Set(allTokens.map(\.text)).intersection(["+", "-", "+=", "-="])
    guard isAssigned || !signs.isDisjoint(with: ["+=", "-="]), !signs.isEmpty else { return nil }
    if signs.isSubset(of: ["+", "+="]) { return 1 }
    return signs.isSubset(of: ["-", "-="]) ? -1 : nil
  }

  /// The step of the branch that is for a direction.
  fileprivate func step(of direction: String) -> Int? {
    for node in descendants {
      switch node.kind {
      case .switchCase:
        guard let label = node.firstChild, label.text.hasSuffix(".\(direction):") else { continue }
        return node.step
      case .ifExpr:
        guard let condition = node.child(.conditionElement)?.text, condition.includes("== ."),
          let first = node.child(.codeBlock)
        else { continue }
        if condition.hasSuffix(".\(direction)") { return first.step }
        guard let last = node.lastChild, last.kind == .codeBlock, last.range != first.range else {
          continue
        }
        return last.step
      default: continue
      }
    }
    return nil
  }
}
