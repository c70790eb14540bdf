import CurbcutModel

extension Expression {
  /// Whether a transition certainly moves or slides what comes and goes or, where that is large,
  /// makes it grow.
  ///
  /// Source: Apple, "Transition" and "AnyTransition".
  fileprivate func isMovingTransition(ofLargeView isLarge: Bool, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch form {
    case .member(let base, let name) where name == "slide" || (name == "scale" && isLarge):
      return base == nil || base?.path == "AnyTransition"
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = callee.form else { return false }
      if base == nil || base?.path == "AnyTransition" {
        switch name {
        case "move", "push": return true
        case "scale":
          guard isLarge else { return false }
          // Growth by a fifth is hardly noticed.
          return arguments.first { $0.label == "scale" || $0.label == nil }?.value.number
            .map { $0 < 0.8 || $0 > 1.25 } ?? true
        case "offset":
          return arguments.contains { argument in
            argument.value.number.map { abs($0) > 24 } ?? (argument.value.path != ".zero")
          }
        case "asymmetric":
          return arguments.contains {
            $0.value.isMovingTransition(ofLargeView: isLarge, depth: depth + 1)
          }
        default: return false
        }
      }
      guard ["combined", "animation"].contains(name) else { return false }
      if name == "animation", arguments.first.map({ AnimationFact($0.value) }) == AnimationFact.none
      {
        return false
      }
      if name == "combined",
        arguments.first?.value.isMovingTransition(ofLargeView: isLarge, depth: depth + 1) == true
      {
        return true
      }
      return base?.isMovingTransition(ofLargeView: isLarge, depth: depth + 1) ?? false
    default:
      return false
    }
  }
}

extension Modifier {
  /// The transitions of its chain that certainly move it, by more than a little.
  static func movingTransitions(of element: Element) -> [Modifier] {
    guard element.hasOwnModifier(.animation) else { return [] }
    let isLarge = element.row?.layout != nil || element.row?.isPaint == true
    return element.ownModifiers.filter { modifier in
      modifier.name == "transition" && !modifier.isConditional
        && modifier.argument(nil)?.isMovingTransition(ofLargeView: isLarge) == true
    }
  }
}
