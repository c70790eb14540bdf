/// The font that a view draws its text in.
package struct Typography: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension Typography {
  /// The font modifier that counts for this view's own chain, with what it says; constants of the
  /// project are followed.
  package var font: (modifier: Modifier, font: FontSpec)? {
    // The innermost font is the one that a text uses. What the project calls so stands in front of what
    // it applies.
    for modifier in element.modifiers where modifier.name == "font" {
      guard modifier.firstArgument != nil, !modifier.categories.contains(.foreign) else { continue }
      return font(of: modifier).map { (modifier, $0) }
    }
    return nil
  }

  /// The font that a modifier gives; constants of the project are followed, and functions that do
  /// nothing but make a font. Nil where it may be one of several.
  package func font(of modifier: Modifier) -> FontSpec? {
    if let font = modifier.font { return font }
    guard let argument = modifier.firstArgument else { return nil }
    let value = ConstantResolver(of: element).resolved(argument)
    if let font = FontSpec(value) { return font }
    guard let (values, given) = element.tree.context.fonts(madeBy: value, ofType: "Font"),
      values.count == 1, let made = values.first
    else { return nil }
    return FontSpec(made.reading(given) ?? made)
  }

  /// The points of its own font, where that never grows.
  package var ownFixedPoints: Double? {
    font.flatMap { fixedPoints(of: $0.font) }
  }

  /// The points of a font that never grows; nil for others.
  package func fixedPoints(of font: FontSpec) -> Double? {
    switch font.face {
    case .system(let size), .customFixed(let size): fixedPoints(size)
    case .style, .custom: nil
    }
  }

  /// Whether the font that counts for it, its own or that of a view around it, has a size that never
  /// grows.
  package var hasFixedSize: Bool {
    for view in sequence(first: element, next: \.parent) {
      guard view.hasModifier("font") else { continue }
      guard let font = Typography(of: view).font?.font else { return false }
      switch font.face {
      case .system(let size), .customFixed(let size): return isScaled(size) == .no
      case .style, .custom: return false
      }
    }
    return false
  }

  /// Whether a name stands for a value that scales with the reader's text size.
  package func isScaled(_ expression: Expression) -> Certainty {
    switch expression.form {
    case .number: return .no
    case .name, .member:
      guard let path = expression.path else { return .unknown }
      let name = path.withoutSelf
      if let property = element.declaration?.property(name) {
        if property.attributes.contains("ScaledMetric") { return .yes }
        if property.isConstant, property.initialValue?.number != nil { return .no }
        return .unknown
      }
      let value = constant(expression)
      return value.range == expression.range
        ? .unknown : Certainty(value.number == nil ? nil : false)
    default: return .unknown
    }
  }
}

extension Typography {
  /// The points of a font size that never changes; nil where it may scale or is not known.
  package func fixedPoints(_ size: Expression) -> Double? {
    if let points = size.computedNumber { return points }
    return isScaled(size) == .no ? constant(size).number : nil
  }

  /// The two sizes between which a condition chooses, where it is written with the font or kept in a
  /// constant or property of the view, and neither ever changes.
  package func fixedSizesOfBoth(_ size: Expression) -> [Double]? {
    let chosen = choice(size)
    guard case .ternary(let condition, let then, let otherwise) = chosen.form,
      !Self.followers.contains(where: { condition.mentions($0) })
    else { return nil }
    let sizes = [then, otherwise].compactMap { fixedPoints($0) }
    return sizes.count == 2 && sizes[0] != sizes[1] ? sizes : nil
  }

  /// What tells how large the reader wants text.
  private static let followers = ["dynamicTypeSize", "sizeCategory", "isAccessibilitySize"]

  /// What a name stands for that may choose between two sizes.
  private func choice(_ size: Expression) -> Expression {
    guard let name = size.path?.withoutSelf, !name.includes("."), let type = element.declaration
    else { return size }
    if let property = type.property(name) {
      guard property.attributes.isEmpty, !property.isStatic else { return size }
      return property.isConstant ? property.initialValue ?? size : property.singleValue ?? size
    }
    return type.localConstant(name) ?? size
  }

  /// What a constant stands for, of the project or of the body of the view.
  private func constant(_ size: Expression) -> Expression {
    let value = ConstantResolver(of: element).resolved(size)
    guard value.range == size.range, let name = size.path, name.pathNames == [name] else {
      return value
    }
    return element.declaration?.localConstant(name) ?? size
  }
}
