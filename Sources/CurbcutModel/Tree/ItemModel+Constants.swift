extension ItemModel {
  /// What a name in the code of a type stands for: a constant of the type, the file or the project,
  /// a property that is worked out by one expression, a constant of the function it is used in, what a
  /// member works out of a value of the project; nil where that is not known.
  package func constant(_ expression: Expression, in declaration: Declaration) -> Expression? {
    let constants = ConstantResolver(
      declaration: declaration,
      context: context,
      expectedTypes: ["UIFont", "UIColor"],
      readsGetters: true
    )
    guard let path = expression.path else { return nil }
    return constants.value(of: path) ?? declaration.localConstant(path, usedAt: expression.range)
      ?? computedMember(expression, in: declaration)
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

  /// How many functions may have a font from each other.
  private static let maximumFunctions = 3

  /// The font of UIKit that an expression gives, constants and functions of the project followed.
  ///
  /// - Parameter given: what stands for the parameters of the function that the expression is from.
  package func uiFont(
    _ expression: Expression,
    in declaration: Declaration,
    given: [String: Expression] = [:]
  ) -> UIFontSpec? {
    uiFont(expression, in: declaration, given: given, depth: 0)
  }

  private func uiFont(
    _ expression: Expression,
    in declaration: Declaration,
    given: [String: Expression],
    depth: Int
  ) -> UIFontSpec? {
    let font = UIFontSpec(expression) { name in
      name.path.flatMap { given[$0] } ?? constant(name, in: declaration)
    }
    if font != nil || depth == Self.maximumFunctions { return font }
    var call = expression
    for _ in 0..<4 {
      guard call.path != nil, let value = constant(call, in: declaration) else { break }
      call = value
    }
    let fonts: [UIFontSpec?]
    if case .alternatives(let values) = call.form {
      fonts = values.filter { !$0.stopsApp }.map {
        uiFont($0, in: declaration, given: given, depth: depth + 1)
      }
    } else {
      guard
        let (values, arguments) = context.fonts(
          madeBy: call,
          ofType: "UIFont",
          in: declaration.name
        )
      else {
        return nil
      }
      let inner = arguments.mapValues { value in value.path.flatMap { given[$0] } ?? value }
      fonts = values.map { uiFont($0, in: declaration, given: inner, depth: depth + 1) }
    }
    // Which of several it is depends on more than is known.
    guard let first = fonts.first ?? nil, fonts.allSatisfy({ $0?.isScaled == first.isScaled })
    else { return nil }
    return first
  }
}

extension Declaration {
  /// How long a function may be in which local constants are looked for, in bytes: each use looks.
  private static let maximumFunction = 8192

  /// What the only constant of the function stands for that an expression names in it.
  func localConstant(_ name: Expression) -> Expression? {
    name.path.flatMap { localConstant($0, usedAt: name.range) }
  }

  /// The value of the only constant of a name that the function declares in which the name is used.
  func localConstant(_ name: String, usedAt use: Range<Int>) -> Expression? {
    guard !name.includes("."),
      let function = functions.first(where: { $0.node.range.contains(use) })?.node
        ?? properties.first(where: { $0.node.range.contains(use) })?.node,
      function.range.count <= Self.maximumFunction
    else { return nil }
    var found: Expression?
    for node in function.descendants where node.kind == .variableDecl {
      for property in Property.properties(of: node) where property.name == name {
        guard found == nil, property.isConstant, node.range.upperBound <= use.lowerBound else {
          return nil
        }
        found = property.initialValue
      }
    }
    return found
  }
}
