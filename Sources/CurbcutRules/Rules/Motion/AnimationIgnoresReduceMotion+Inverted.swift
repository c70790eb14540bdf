import CurbcutModel
import CurbcutSyntax

extension Rule {
  /// The examples of `animation-ignores-reduce-motion` about checks that are turned round.
  static let invertedMotionExamples: [Example] = [
    .reported(
      "A check that is turned round",
      """
      struct Trophy: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @State private var isShown = false

        var body: some View {
          Text("You have won")
            .offset(y: isShown ? 0 : -500)
            .onAppear {
              if reduceMotion {
               //^^^^^^^^^^^^ This animation runs only with Reduce Motion on; turn the condition around
                withAnimation(.bouncy) { isShown = true }
              } else {
                isShown = true
              }
            }
        }
      }
      """
    ),
    .reported(
      "In the choice of an animation",
      """
      struct Trophy: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @State private var isShown = false

        var body: some View {
          Button("Show") {
            withAnimation(!reduceMotion ? nil : .bouncy) { isShown.toggle() }
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation runs only with Reduce Motion on; turn the condition around
          }
          .offset(y: isShown ? 0 : -500)
        }
      }
      """
    ),
    .reported(
      "In an environment value, and in a property",
      """
      extension EnvironmentValues {
        var cardAnimation: Animation? {
          accessibilityReduceMotion ? .spring(duration: 0.8) : nil
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation runs only with Reduce Motion on; turn the condition around
        }

        var calmAnimation: Animation? {
          accessibilityReduceMotion ? nil : .spring(duration: 0.8)
        }
      }
      """
    ),
    .ignored(
      "A calmer animation, and branches that do different things",
      """
      struct Trophy: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @State private var isShown = false

        var body: some View {
          Text("You have won")
            .onAppear {
              if reduceMotion {
                withAnimation(.linear) { isShown = true }
              } else {
                fly()
              }
            }
        }
      }
      """
    ),
  ]
}

extension Declaration {
  /// Where it animates something for those who use Reduce Motion and for nobody else.
  var invertedMotionChecks: [Range<Int>] {
    guard mentionedSymbols.contains(.reducesMotion) else { return [] }
    let setting = ReducedMotionSetting(in: self)
    let branches = ownNodes(.ifExpr).compactMap { node -> Range<Int>? in
      guard let condition = node.child(.conditionElement), setting.isInverted(node, condition)
      else {
        return nil
      }
      return condition.range
    }
    let choices = ownNodes(.functionCallExpr).compactMap { node -> Range<Int>? in
      guard let (callee, arguments) = Expression(node).call, callee.path == "withAnimation",
        let animation = arguments.first, animation.label == nil, !animation.isTrailingClosure,
        setting.isInverted(animation.value)
      else { return nil }
      return animation.range
    }
    // The animation that a property or function gives whoever uses it.
    let given =
      properties.map { ($0.type, $0.singleValue) }
      + functions.map { ($0.returnType, $0.onlyValue) }
    let values = given.compactMap { type, value -> Range<Int>? in
      guard let value, let type, ["Animation", "Animation?"].contains(type),
        setting.isInverted(value)
      else { return nil }
      return value.range
    }
    return branches + choices + values
  }
}

/// The names under which a type knows whether Reduce Motion is on.
struct ReducedMotionSetting {
  private let names: Set<String>
  private let declaration: Declaration

  init(in declaration: Declaration) {
    self.declaration = declaration
    let members: Set<String> =
      declaration.keyword == .extension && declaration.name == "EnvironmentValues"
      ? ["accessibilityReduceMotion"] : []
    names = members.union(
      declaration.properties.filter { property in
        property.attributes.contains("Environment")
          && property.node.code.includes(".accessibilityReduceMotion")
          || property.initialValue?.path == "UIAccessibility.isReduceMotionEnabled"
      }.map(\.name)
    )
  }

  /// Whether a condition asks for the setting and nothing else: true where it holds with Reduce Motion on,
  /// false where it holds without.
  func asks(_ condition: Expression) -> Bool? {
    switch condition.form {
    case .prefixed("!", let inner): asks(inner).map { !$0 }
    case .operators(let sides, ["=="]) where sides.count == 2:
      sides[1].boolean.flatMap { value in asks(sides[0]).map { $0 == value } }
    default:
      condition.path.flatMap { path in
        names.contains(path.withoutSelf) || path == "UIAccessibility.isReduceMotionEnabled"
          ? true : nil
      }
    }
  }

  /// Whether it is an animation with Reduce Motion on and none else: `reduceMotion ? .bouncy : nil`.
  func isInverted(_ animation: Expression) -> Bool {
    guard case .ternary(let condition, let then, let otherwise) = animation.form,
      let isOn = asks(condition)
    else { return false }
    let (reduced, usual) = isOn ? (then, otherwise) : (otherwise, then)
    return usual.form == .nothing && reduced.form != .nothing
  }

  /// Whether an `if` animates what it does with Reduce Motion on, and does the same without animation else.
  func isInverted(_ node: Node, _ condition: Node) -> Bool {
    let blocks = node.children.filter { $0.kind == .codeBlock }
    guard blocks.count == 2,
      node.children.filter({ $0.kind == .conditionElement }).count == 1,
      let asked = condition.firstChild, let isOn = asks(Expression(asked))
    else { return false }
    let (reduced, usual) =
      isOn ? (blocks[0], blocks[1]) : (blocks[1], blocks[0])
    let moving = ActionFact(reduced.items.map(\.statement), in: declaration)
    let plain = ActionFact(usual.items.map(\.statement), in: declaration)
    guard moving.calls.contains("withAnimation"), !moving.isUnread, !plain.isUnread,
      !plain.calls.contains("withAnimation")
    else { return false }
    return !plain.effects.isEmpty && plain.effects.isSubset(of: moving.effects)
  }
}
