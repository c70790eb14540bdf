import CurbcutSyntax

extension Node {
  /// The views in parentheses that a chain begins with: `(isLit ? Color.white : Color.red)`.
  var parenthesized: Node? {
    guard kind == .tupleExpr, case let elements = Array(children), elements.count == 1 else {
      return nil
    }
    return elements.first?.lastChild
  }

  /// The closure of `podcast.map { podcast in … }`, which gives views where the optional has a value.
  var unwrappedViews: (optional: Expression, closure: Closure)? {
    guard kind == .functionCallExpr, let call = Expression(self).call, call.arguments.count == 1,
      case .member(let optional?, let name) = call.callee.form, name == "map" || name == "flatMap",
      case .closure(let closure)? = call.arguments.first?.value.form
    else { return nil }
    return (optional, closure)
  }
}
