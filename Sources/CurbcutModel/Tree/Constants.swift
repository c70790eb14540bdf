import CurbcutSyntax

/// Follows names to the constants that they stand for, within the type, the file and the project.
struct ConstantResolver {
  let declaration: Declaration?
  let context: DeclarationContext
  /// The types that a name without a base may be a member of, where one of them is expected:
  /// `.brand`.
  let expectedTypes: [String]
  /// Whether a property that is worked out by one expression stands for it.
  let readsGetters: Bool

  /// What a name stands for; nil where that is not known.
  func value(of path: String) -> Expression? {
    var names = path.split(separator: ".").map(String.init)
    if names.first == "self" || names.first == "Self" { names.removeFirst() }
    let short = names.joined(separator: ".")
    if path.hasPrefix(".") {
      return expectedTypes.lazy.compactMap { context.constant("\($0).\(short)") }.first
    }
    if names.count == 1, let property = declaration?.property(short) {
      return property.value(readingGetter: readsGetters)
    }
    if let type = declaration?.name, let value = context.constant("\(type).\(short)") {
      return value
    }
    return context.constant(short)
  }
}

extension Element {
  /// Follows names to the constants they stand for, within the type, the file and the project.
  package func resolved(_ expression: Expression) -> Expression {
    let constants = ConstantResolver(
      declaration: declaration,
      context: tree.context,
      expectedTypes: ["Font", "Color"],
      readsGetters: false
    )
    var current = expression
    for _ in 0..<8 {
      guard let path = current.path, let value = constants.value(of: path) else { return current }
      current = value
    }
    return current
  }

  /// What a name stands for where a color is expected: a constant of the type or the project, a
  /// property that is worked out by one expression.
  func colorConstant(_ expression: Expression) -> Expression? {
    let constants = ConstantResolver(
      declaration: declaration,
      context: tree.context,
      expectedTypes: ["Color", "ShapeStyle", "UIColor"],
      readsGetters: true
    )
    return expression.path.flatMap(constants.value)
  }
}

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

extension Declaration {
  /// How many members, and statements of each, are looked at for a local constant, so that asking
  /// for many stays linear.
  private static let maximumLooked = 64

  /// What a constant stands for that the bodies of its views begin with; nil where they do not, or
  /// not alike.
  func localConstant(_ name: String) -> Expression? {
    var found: Expression?
    let getters = properties.prefix(Self.maximumLooked).filter(\.isViewValued).compactMap(\.getter)
    let bodies = functions.prefix(Self.maximumLooked).filter(\.isViewValued).compactMap(\.body)
    for statement in (getters + bodies).flatMap({ $0.prefix(Self.maximumLooked) })
    where statement.kind == .variableDecl {
      for property in Property.properties(of: statement) where property.name == name {
        guard property.isConstant, let value = property.initialValue else { return nil }
        if let found, found != value { return nil }
        found = value
      }
    }
    return found
  }
}
