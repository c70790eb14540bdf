extension ItemModel {
  /// What a name in the code of a type stands for: a constant of the type, the file or the project,
  /// a property that is worked out by one expression; nil where that is not known.
  package func constant(_ expression: Expression, in declaration: Declaration) -> Expression? {
    let constants = ConstantResolver(
      declaration: declaration,
      context: context,
      expectedTypes: ["UIFont", "UIColor"],
      readsGetters: true
    )
    return expression.path.flatMap(constants.value)
  }

  /// The number that an expression stands for, constants followed.
  package func number(_ expression: Expression, in declaration: Declaration) -> Double? {
    var current = expression
    for _ in 0..<4 {
      if let number = current.number { return number }
      guard let next = constant(current, in: declaration) else { return nil }
      current = next
    }
    return current.number
  }

  /// The font of UIKit that an expression gives, constants followed.
  package func uiFont(
    _ expression: Expression,
    in declaration: Declaration,
    given: [String: Expression] = [:]
  ) -> UIFontSpec? {
    let font = UIFontSpec(expression) { name in
      name.path.flatMap { given[$0] } ?? constant(name, in: declaration)
    }
    if font != nil || !given.isEmpty { return font }
    var call = expression
    for _ in 0..<4 {
      guard call.path != nil, let value = constant(call, in: declaration) else { break }
      call = value
    }
    return self.font(madeBy: call).flatMap { uiFont($0.value, in: declaration, given: $0.given) }
  }
}
