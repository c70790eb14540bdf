import CurbcutSyntax

/// Which arm of a condition people read: while a control is pressed, disabled or loading they do not
/// read it, and an appearance is worked out elsewhere.
struct RestingState {
  /// Whether the value is read that holds where the condition is true.
  let countsTrue: Bool
  /// Whether the value is read that holds where it is false.
  let countsFalse: Bool

  private static let both = RestingState(countsTrue: true, countsFalse: true)
  private static let none = RestingState(countsTrue: false, countsFalse: false)

  init(of condition: Expression) {
    self = Self.state(of: condition, depth: 0)
  }

  /// Of the first condition of an `if`, where it has one only.
  init(ofBranch decision: Expression) {
    let conditions = Array(decision.node.children(.conditionElement))
    if conditions.count == 1, let only = conditions.first?.firstChild {
      self.init(of: Expression(only))
    } else {
      let isTransient = conditions.contains { NameHint.transientState.matches($0.text) }
      self = isTransient ? .none : .both
    }
  }

  private init(countsTrue: Bool, countsFalse: Bool) {
    self.countsTrue = countsTrue
    self.countsFalse = countsFalse
  }

  private static func state(of condition: Expression, depth: Int) -> RestingState {
    guard NameHint.transientState.matches(condition.source) else { return .both }
    guard depth < 8 else { return .none }
    switch condition.form {
    case .prefixed("!", let inner):
      let state = state(of: inner, depth: depth + 1)
      return RestingState(countsTrue: state.countsFalse, countsFalse: state.countsTrue)
    case .operators(let operands, let operators):
      if operators == ["=="] || operators == ["!="], operands.count == 2 {
        return compared(operands, isEqual: operators == ["=="])
      }
      let states = operands.map { state(of: $0, depth: depth + 1) }
      if operators.allSatisfy({ $0 == "&&" }) {
        // One that does not hold at rest is enough for the other arm.
        return RestingState(
          countsTrue: states.allSatisfy(\.countsTrue),
          countsFalse: states.contains(where: \.countsFalse)
        )
      }
      if operators.allSatisfy({ $0 == "||" }) {
        return RestingState(
          countsTrue: states.contains(where: \.countsTrue),
          countsFalse: states.allSatisfy(\.countsFalse)
        )
      }
      return .none
    case .name, .member: return named(condition.source)
    default: return .none
    }
  }

  /// `phase == .loading`, `isPressed == false`
  private static func compared(_ operands: [Expression], isEqual: Bool) -> RestingState {
    let isNegated = operands.contains { $0.boolean == false }
    let state = named(operands.map(\.source).joined(separator: "."))
    return isEqual == isNegated
      ? RestingState(countsTrue: state.countsFalse, countsFalse: state.countsTrue) : state
  }

  /// What holds only at times by its name.
  private static func named(_ name: String) -> RestingState {
    if NameHint.appearanceOrMotion.matches(name) { return .none }
    let isOfRest = NameHint.restingState.matches(name)
    return RestingState(countsTrue: isOfRest, countsFalse: !isOfRest)
  }
}
