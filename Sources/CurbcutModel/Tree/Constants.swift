extension Element {
  /// The font modifier that counts for this view's own chain, with what it says; constants of the
  /// project are followed.
  package var font: (modifier: Modifier, font: FontSpec)? {
    // The innermost font is the one that a text uses.
    for modifier in modifiers where modifier.name == "font" {
      guard let argument = modifier.firstArgument else { continue }
      return (modifier.font ?? FontSpec(resolved(argument))).map { (modifier, $0) }
    }
    return nil
  }

  /// Follows names to the constants they stand for, within the type, the file and the project.
  package func resolved(_ expression: Expression) -> Expression {
    var current = expression
    for _ in 0..<8 {
      guard let path = current.path, let value = constant(path) else { return current }
      current = value
    }
    return current
  }

  private func constant(_ path: String) -> Expression? {
    var names = path.split(separator: ".").map(String.init)
    if names.first == "self" || names.first == "Self" { names.removeFirst() }
    let short = names.joined(separator: ".")
    if names.count == 1, let property = declaration?.property(short) {
      return property.isConstant ? property.initialValue : nil
    }
    if let type = declaration?.name, let value = tree.context.constant("\(type).\(short)") {
      return value
    }
    // `.cardTitle` may be a constant in an extension of the type it belongs to.
    if path.hasPrefix("."), !names.isEmpty {
      return tree.context.constant("Font." + short)
        ?? tree.context.constant("Color." + short)
    }
    return tree.context.constant(short)
  }

  /// Whether a name stands for a value that scales with the reader's text size.
  package func isScaled(_ expression: Expression) -> Certainty {
    switch expression.form {
    case .number: return .no
    case .name, .member:
      guard let path = expression.path else { return .unknown }
      let name = path.hasPrefix("self.") ? String(path.dropFirst(5)) : path
      if let property = declaration?.property(name) {
        if property.attributes.contains("ScaledMetric") { return .yes }
        if property.isConstant, property.initialValue?.number != nil { return .no }
        return .unknown
      }
      let value = resolved(expression)
      return value.range == expression.range
        ? .unknown : Certainty(value.number == nil ? nil : false)
    default: return .unknown
    }
  }
}
