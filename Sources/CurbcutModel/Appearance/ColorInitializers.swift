import CurbcutSyntax

// What initializers make that a project adds to `UIColor` and `Color`, and colors that the appearance
// chooses.
extension ColorReader {
  /// How many initializers may hand on to each other.
  private static let maximumInitializers = 4

  /// The color that an initializer of the project makes: `UIColor(studioColor: .blue)`, which hands on
  /// to one that is known.
  ///
  /// - Parameter type: `UIColor` or `Color`.
  func made(_ type: String, by arguments: [Argument], depth: Int = 0) -> AdaptiveColor? {
    if let color = components(arguments, number: number) { return color }
    guard depth < Self.maximumInitializers, let label = arguments.first?.label,
      let written = named(ItemSummary.colorInitializer(of: type, firstLabel: label))?.node,
      written.kind == .initializerDecl
    else { return nil }
    let function = Declaration.Function(reading: written)
    guard let body = function.body, body.count == 1, let inner = body.first,
      case .call(let callee, let handed)? = Optional(Expression(inner).form),
      callee.path == "self.init"
    else { return nil }
    var given: [String: Expression] = [:]
    for parameter in function.parameters {
      given[parameter.name] =
        arguments.first { $0.label == parameter.label }?.value ?? parameter.defaultValue
    }
    let arguments = handed.map { argument in
      Argument(
        label: argument.label,
        value: bound(argument.value, to: given, function),
        range: argument.range,
        isTrailingClosure: argument.isTrailingClosure
      )
    }
    // What is worked out of parameters is a number.
    if let color = components(arguments, number: { number($0, given, depth: 0) }) { return color }
    return made(type, by: arguments, depth: depth + 1)
  }

  /// What an initializer hands on: one of its parameters as it was given, or its raw value.
  private func bound(
    _ value: Expression,
    to given: [String: Expression],
    _ function: Declaration.Function
  ) -> Expression {
    guard let path = value.path else { return value }
    if let known = given[path] { return known }
    guard path.hasSuffix(".rawValue") else { return value }
    let name = String(path.dropLast(".rawValue".count))
    guard let chosen = given[name]?.memberName,
      let type = function.parameters.first(where: { $0.name == name })?.type
    else { return value }
    return named(ItemSummary.rawValue(of: chosen, in: type)) ?? value
  }

  /// The number that is written, or that a constant stands for.
  private func number(_ expression: Expression) -> Double? { number(expression, [:], depth: 0) }

  /// The number that is worked out of what is given.
  private func number(
    _ expression: Expression,
    _ given: [String: Expression],
    depth: Int
  ) -> Double? {
    if let number = expression.computedNumber { return number }
    guard depth < 8 else { return nil }
    func number(_ inner: Expression) -> Double? { self.number(inner, given, depth: depth + 1) }
    switch expression.form {
    case .name, .member:
      return (expression.path.flatMap { given[$0] } ?? constant(expression)).flatMap(number)
    case .call(let callee, let arguments)
    where arguments.count == 1 && ["Double", "CGFloat", "Float"].contains(callee.path):
      return number(arguments[0].value)
    case .operators(let operands, let operators) where operands.count == 2 && operators == ["/"]:
      guard let left = number(operands[0]), let right = number(operands[1]), right != 0 else {
        return nil
      }
      return left / right
    default: return nil
    }
  }

  /// The color of another framework that a property of the project's makes of one:
  /// `UIColor.brand.color`.
  func converted(_ expression: Expression, depth: Int) -> [ResolvedColor]? {
    guard case .member(let base?, let name) = expression.form else { return nil }
    if named(ItemSummary.conversion(name, of: "String")) != nil,
      let digits = constant(base) ?? base.asString,
      let color = Self.hex(digits, isSaid: true)
    {
      return single((AdaptiveColor(color), false), expression)
    }
    if let color = generated(base.path?.pathNames ?? [], name) {
      return single((color, false), expression)
    }
    guard base.path != nil,
      ["UIColor", "Color"].contains(where: {
        named(ItemSummary.conversion(name, of: $0)) != nil
      })
    else { return nil }
    return choices(of: base, depth: depth + 1)?.map {
      $0.given(by: expression, as: $0.branches.isEmpty ? expression.source : nil)
    }
  }

  /// The color of an asset catalog that code stands for which is generated when the app is built, as
  /// SwiftGen and Tuist do: `AppAsset.brand.swiftUIColor`, `Asset.Colors.brand.color`.
  private func generated(_ path: [String], _ member: String) -> AdaptiveColor? {
    guard path.count > 1, let name = path.last, path[0].beginsUppercase,
      ["swiftUIColor", "color"].contains(member)
    else { return nil }
    let symbol = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return assets.color(ofSymbol: symbol)
  }

  /// The color of digits that are handed to a method of a type of colors: `UIColor.fromHex("a3aab1")`.
  func color(of digits: [Argument], handedToMethodOf base: Expression) -> AdaptiveColor? {
    guard digits.count == 1, base.path.map(Self.isColorType) == true else { return nil }
    return Self.hex(digits[0].value, isSaid: true).map { AdaptiveColor($0) }
  }

  // MARK: Appearance

  /// `UIColor { $0.userInterfaceStyle == .dark ? .white : .black }`, `UIColor(light: …, dark: …)`;
  /// nil for other calls.
  func chosenByAppearance(_ arguments: [Argument], depth: Int) -> [ResolvedColor]? {
    guard let first = arguments.first else { return nil }
    if arguments.count == 1, first.isTrailingClosure || first.label == "dynamicProvider",
      case .closure(let closure) = first.value.form
    {
      return choices(ofProvider: closure, depth: depth)
    }
    guard arguments.count == 2, ["light", "lightMode", "lightColor"].contains(first.label),
      ["dark", "darkMode", "darkColor"].contains(arguments[1].label)
    else { return nil }
    return adaptive(light: first.value, dark: arguments[1].value, depth: depth)
  }

  private func choices(ofProvider closure: Closure, depth: Int) -> [ResolvedColor]? {
    let items = closure.items.map(\.statement)
    func value(_ node: Node) -> Expression? {
      (node.kind == .returnStmt ? node.firstChild : node).map { Expression($0) }
    }
    guard let last = items.last else { return nil }
    if items.count == 1, last.kind != .ifExpr {
      return value(last).flatMap { choices(of: $0, depth: depth + 1) }
    }
    // `if traits.userInterfaceStyle == .dark { return … } else { return … }`
    guard let branch = items.first, branch.kind == .ifExpr, items.count <= 2,
      let asks = branch.child(.conditionElement)?.lastChild.flatMap({ Expression($0).asksForDark })
    else { return nil }
    let values = branch.branchValues + (items.count == 2 ? [last] : [])
    guard values.count == 2, let then = value(values[0]), let otherwise = value(values[1]) else {
      return nil
    }
    return adaptive(light: asks ? otherwise : then, dark: asks ? then : otherwise, depth: depth)
  }

  /// The color that is one in light and another in dark mode.
  func adaptive(light: Expression, dark: Expression, depth: Int) -> [ResolvedColor]? {
    guard let light = choices(of: light, depth: depth + 1)?.first,
      let dark = choices(of: dark, depth: depth + 1)?.first,
      light.branches.isEmpty, dark.branches.isEmpty
    else { return nil }
    return [
      light.changed {
        AdaptiveColor(
          light: $0.light,
          dark: dark.color.dark,
          lightIncreasedContrast: $0.lightIncreasedContrast,
          darkIncreasedContrast: dark.color.darkIncreasedContrast
        )
      }
    ]
  }
}

extension Expression {
  /// Whether a condition holds in dark mode: `colorScheme == .dark`, `traits.userInterfaceStyle ==
  /// .dark`; nil for other conditions.
  var asksForDark: Bool? {
    switch form {
    case .operators(let operands, let operators) where operands.count == 2 && operators.count == 1:
      guard let asked = operands[0].path?.lowercased(),
        asked.hasSuffix("scheme") || asked.hasSuffix("userinterfacestyle"),
        let scheme = operands[1].memberName, scheme == "dark" || scheme == "light",
        operators[0] == "==" || operators[0] == "!="
      else { return nil }
      return (scheme == "dark") == (operators[0] == "==")
    default: return nil
    }
  }
}

extension Expression {
  /// Itself, where it is a string.
  fileprivate var asString: Expression? {
    if case .string = form { self } else { nil }
  }
}

extension Expression {
  /// A number, or the one that counts while a control is enabled and nobody presses it:
  /// `isEnabled ? 1 : 0.4`.
  var usualFactor: Double? {
    guard case .ternary(let condition, let then, let otherwise) = form else {
      return computedNumber
    }
    switch condition.memberName ?? condition.path {
    case "isEnabled": return then.computedNumber
    case "isPressed": return otherwise.computedNumber
    default: return nil
    }
  }
}
