import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let adjustableActionInverted = Rule(
    id: "adjustable-action-inverted",
    title: "Adjustable action goes the wrong way or one way only",
    group: .values,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.7.0",
    // Source: Apple, `AccessibilityAdjustmentDirection` and `accessibilityIncrement()`.
    why: """
      VoiceOver says "swipe up or down to adjust", and people swipe up for more. Where that makes the value
      smaller, they do the opposite of what they want; where one of the two does nothing, what they have
      changed cannot be taken back.
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
      .reported(
        "One direction only",
        """
        struct Doses: View {
          @Binding var units: Int
          @Binding var drops: Int

          var body: some View {
            VStack {
              Text("Units")
                .accessibilityValue("\\(units)")
                .accessibilityAdjustableAction { direction in
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping down does nothing; VoiceOver says that this can be adjusted both ways
                  switch direction {
                  case .increment: units = min(units + 1, 40)
                  case .decrement: break
                  @unknown default: break
                  }
                }
              Text("Drops")
                .accessibilityValue("\\(drops)")
                .accessibilityAdjustableAction {
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping up does nothing; VoiceOver says that this can be adjusted both ways
                  if $0 == .decrement { drops -= 1 }
                }
            }
          }
        }
        """
      ),
      .reported(
        "Without a look at the direction",
        """
        struct Doses: View {
          @Binding var units: Int
          @Binding var drops: Int

          var body: some View {
            VStack {
              Text("Units")
                .accessibilityValue("\\(units)")
                .accessibilityAdjustableAction { _ in units += 1 }
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping down does nothing; VoiceOver says that this can be adjusted both ways
              Text("Drops")
                .accessibilityValue("\\(drops)")
                .accessibilityAdjustableAction { direction in
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping down does nothing; VoiceOver says that this can be adjusted both ways
                  guard direction == .increment else { return }
                  drops += 1
                }
            }
          }
        }
        """
      ),
      .reported(
        "A function that adds what it is handed",
        """
        struct Doses: View {
          @Binding var units: Int

          var body: some View {
            VStack {
              Text("Units")
                .accessibilityValue("\\(units)")
                .accessibilityAdjustableAction { _ in change(by: 1) }
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping down does nothing; VoiceOver says that this can be adjusted both ways
              Text("Drops")
                .accessibilityValue("\\(units)")
                .accessibilityAdjustableAction { direction in
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping up makes this smaller, and swiping down larger
                  switch direction {
                  case .increment: change(by: -1)
                  case .decrement: change(by: 1)
                  @unknown default: break
                  }
                }
            }
          }

          private func change(by step: Int) {
            units = min(max(units + step, 1), 12)
          }
        }
        """
      ),
      .ignored(
        "A function that goes round, and one of which the step is not known",
        """
        struct Doses: View {
          @Binding var units: Int
          let turn: (Int) -> Void

          var body: some View {
            VStack {
              Text("Units")
                .accessibilityValue("\\(units)")
                .accessibilityAdjustableAction { _ in change(by: 1) }
              Text("Page")
                .accessibilityValue("\\(units)")
                .accessibilityAdjustableAction { _ in turn(1) }
            }
          }

          private func change(by step: Int) {
            units = (units + step) % 12
          }
        }
        """
      ),
      .reported(
        "A function that forgets one direction, and the same in both",
        """
        struct Doses: View {
          @Binding var units: Int
          @Binding var drops: Int

          var body: some View {
            VStack {
              Text("Units")
                .accessibilityValue("\\(units)")
                .accessibilityAdjustableAction(adjust)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping down does nothing; VoiceOver says that this can be adjusted both ways
              Text("Drops")
                .accessibilityValue("\\(drops)")
                .accessibilityAdjustableAction { direction in
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping up and swiping down both make this larger
                  if direction == .increment {
                    drops += 1
                  } else if direction == .decrement {
                    drops += 1
                  }
                }
            }
          }

          private func adjust(_ direction: AccessibilityAdjustmentDirection) {
            switch direction {
            case .increment: units = min(units + 1, 10)
            default: print("not supported")
            }
          }
        }
        """
      ),
      .ignored(
        "Both directions by the same code, or one after the other",
        """
        struct Doses: View {
          @Binding var units: Int
          @Binding var isMetric: Bool

          var body: some View {
            VStack {
              Text("Units")
                .accessibilityValue("\\(units)")
                .accessibilityAdjustableAction { direction in
                  units += direction == .increment ? 1 : -1
                }
              Text("Drops")
                .accessibilityValue("\\(units)")
                .accessibilityAdjustableAction { direction in
                  if direction == .increment {
                    units += 1
                    return
                  }
                  units -= 1
                }
              Text("Measure")
                .accessibilityValue(isMetric ? "Metric" : "Imperial")
                .accessibilityAdjustableAction { _ in isMetric.toggle() }
            }
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
        guard let action = modifier.arguments.last,
          let closure = action.closure?.node
            ?? action.value.path.flatMap({ element.declaration?.function($0.withoutSelf)?.node })
        else { continue }
        let declaration = element.declaration
        let up = closure.step(of: "increment", in: declaration)
        let down = closure.step(of: "decrement", in: declaration)
        if up == -1, down == 1 {
          findings.report(message, at: modifier.nameRange)
        } else if let up, up == down {
          findings.report(
            "Swiping up and swiping down both make this \(up > 0 ? "larger" : "smaller")",
            at: modifier.nameRange
          )
        } else if let ignored = closure.ignoredDirection(in: declaration) {
          findings.report(
            "Swiping \(ignored == "increment" ? "up" : "down") does nothing; VoiceOver says that this can be adjusted both ways",
            at: modifier.nameRange
          )
        }
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

  /// The step that its one call takes, of a function of the type that adds what it is handed:
  /// `change(by: -1)`.
  fileprivate func stepOfCall(in declaration: Declaration?) -> Int? {
    let statements = kind == .functionCallExpr ? [self] : items
    guard statements.count == 1, let call = Expression(statements[0]).call,
      call.arguments.count == 1, let number = call.arguments[0].value.number, number != 0,
      let path = call.callee.path?.withoutSelf,
      let function = declaration?.function(path), function.parameters.count == 1,
      // What goes round never ends.
      !function.node.allTokens.contains(where: { $0.hasText("%") }),
      let adds = function.body?.count == 1 ? function.body?[0].step : nil,
      function.body?[0].allTokens.contains(where: { $0.text == function.parameters[0].name })
        == true
    else { return nil }
    return number > 0 ? adds : -adds
  }

  /// The step of the branch that is for a direction.
  fileprivate func step(of direction: String, in declaration: Declaration?) -> Int? {
    for node in descendants {
      switch node.kind {
      case .switchCase:
        guard let label = node.firstChild, label.text.hasSuffix(".\(direction):") else { continue }
        return node.step ?? node.stepOfCall(in: declaration)
      case .ifExpr:
        guard let condition = node.child(.conditionElement)?.text, condition.includes("== ."),
          let first = node.child(.codeBlock)
        else { continue }
        if condition.hasSuffix(".\(direction)") {
          return first.step ?? first.stepOfCall(in: declaration)
        }
        guard let last = node.lastChild, last.kind == .codeBlock, last.range != first.range else {
          continue
        }
        return last.step ?? last.stepOfCall(in: declaration)
      default: continue
      }
    }
    return nil
  }
}

extension Node {
  /// The direction that an adjustable action, which adds to something or takes away from it, does nothing
  /// for; nil where it does something for both, or that is not known.
  fileprivate func ignoredDirection(in declaration: Declaration?) -> String? {
    let changes = descendants.filter { node in
      node.change != nil
        || node.kind == .functionCallExpr
          && !NameHint.isUnnoticed(Expression(node).call?.callee.path ?? "")
    }
    guard !changes.isEmpty else { return nil }
    // Another way to ask is not read.
    let mentions = allTokens.count { ["increment", "decrement"].contains($0.text) }
    let served = ["increment", "decrement"].filter { direction in
      changes.contains { change in
        premises(of: change.range).allSatisfy { $0.allows(direction) }
      }
    }
    if mentions == 0 {
      // The same for both, without asking: no step, unless it always adds or always takes away.
      guard child(.closureSignature)?.allTokens.contains(where: { $0.hasText("_") }) == true,
        items.count == 1, let only = items.first
      else { return nil }
      if let step = only.stepOfCall(in: declaration) {
        return step > 0 ? "decrement" : "increment"
      }
      guard only.kind == .sequenceExpr,
        let step = only.children.first(where: { ["+=", "-="].contains($0.text) })
      else { return nil }
      return step.text == "+=" ? "decrement" : "increment"
    }
    guard served.count == 1 else { return nil }
    return served[0] == "increment" ? "decrement" : "increment"
  }
}

extension Premise {
  /// Whether it may hold for a direction.
  fileprivate func allows(_ direction: String) -> Bool {
    guard case .isEqual(_, let place) = test, let name = place.memberName,
      ["increment", "decrement"].contains(name)
    else { return true }
    return holds == (name == direction)
  }
}
