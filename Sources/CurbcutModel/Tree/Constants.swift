import CurbcutSyntax

/// Follows names to the constants that they stand for, within the type, the file and the project.
package struct ConstantResolver {
  let declaration: Declaration?
  let context: DeclarationContext
  /// The types that a name without a base may be a member of, where one of them is expected:
  /// `.brand`.
  let expectedTypes: [String]
  /// Whether a property that is worked out by one expression stands for it.
  let readsGetters: Bool

  /// What a name stands for; nil where that is not known.
  package func value(of path: String) -> Expression? {
    written(path) ?? member(path, depth: 0)
  }

  /// How many instances a path may lead through: `App.shared.theme.colors.brand`.
  private static let maximumInstances = 4

  /// What a member of an instance stands for that the project makes once and for all:
  /// `Theme.shared.brand`.
  private func member(_ path: String, depth: Int) -> Expression? {
    guard depth < Self.maximumInstances, let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      dot > path.startIndex
    else { return nil }
    let owner = String(path[..<dot])
    let name = String(path[path.index(after: dot)...])
    guard let instance = written(owner) ?? member(owner, depth: depth + 1) else { return nil }
    if let other = instance.path, !other.hasPrefix("."), other != owner {
      return written("\(other).\(name)") ?? member("\(other).\(name)", depth: depth + 1)
    }
    guard let call = instance.call, call.arguments.isEmpty, let callee = call.callee.path else {
      return nil
    }
    // `static let shared = Self()`, `= .init()`
    let isOwn = ["Self", "Self.init", ".init"].contains(callee)
    let type =
      isOwn
      ? owner.pathNames.dropLast().last
      : callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee
    return type.flatMap { context.constant(ItemSummary.member(name, ofInstanceOf: $0)) }
  }

  /// What the project writes for a name.
  private func written(_ path: String) -> Expression? {
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

extension ConstantResolver {
  /// Follows the names in what a view is given, where a font, a color, a number or words are
  /// expected.
  package init(of element: Element) {
    self.init(
      declaration: element.declaration,
      context: element.tree.context,
      expectedTypes: ["Font", "Color", "AccessibilityTraits", "CGFloat", "Animation"],
      readsGetters: false
    )
  }

  /// What an expression stands for, from constant to constant; itself where nothing is known.
  package func resolved(_ expression: Expression) -> Expression {
    var current = expression
    for _ in 0..<8 {
      guard let path = current.path, let value = value(of: path) else { return current }
      current = value
    }
    return current
  }

  /// What a name stands for where a color is expected: a constant of the type or the project, a
  /// property that is worked out by one expression.
  static func color(of element: Element, _ expression: Expression) -> Expression? {
    let constants = ConstantResolver(
      declaration: element.declaration,
      context: element.tree.context,
      expectedTypes: ["Color", "ShapeStyle", "UIColor"],
      readsGetters: true
    )
    guard let path = expression.path else { return nil }
    if let value = constants.value(of: path) { return value }
    return path.pathNames == [path] ? element.declaration?.localConstant(path) : nil
  }
}

extension ConstantResolver {
  /// The name of an image that a function of the type works out, or a property of the type of one of
  /// its properties: `player.symbol`; the expression itself where that is not known.
  package static func image(of element: Element, _ expression: Expression) -> Expression {
    guard let declaration = element.declaration else { return expression }
    if let call = expression.call, call.arguments.isEmpty,
      let name = call.callee.path?.withoutSelf, !name.includes(".")
    {
      let values = declaration.function(name)?.body.flatMap { Node.values(of: $0) }
      guard let values, values.count == 1 else { return expression }
      return Expression(values[0])
    }
    let names = expression.path?.withoutSelf.pathNames ?? []
    guard names.count == 2, let property = declaration.property(names[0]),
      let type = property.type?.filter({ $0 != "?" && $0 != "!" })
        ?? property.initialValue?.call?.callee.path
    else { return expression }
    return element.tree.context.constant(ItemSummary.computed(names[1], of: type)) ?? expression
  }
}

extension ConstantResolver {
  /// The colors that a computed property or function of the project may give, as written, where it
  /// has several; nil for other expressions.
  package static func writtenColors(
    of element: Element,
    _ expression: Expression
  ) -> [Expression]? {
    if expression.call != nil, expression.call?.callee.path == nil { return nil }
    let constant = expression.call == nil ? color(of: element, expression) : nil
    guard let values = constant.map({ [$0] }) ?? computedColors(of: element, expression) else {
      return nil
    }
    let all = values.flatMap(branches)
    return all.count > 1 ? all : nil
  }

  /// The values between which an expression chooses.
  private static func branches(_ value: Expression) -> [Expression] {
    switch value.form {
    case .alternatives(let values): values.flatMap(branches)
    case .ternary(_, let then, let otherwise): branches(then) + branches(otherwise)
    default: [value]
    }
  }

  /// The values that a computed property or function may give where a color is expected: of the
  /// view's type, or of the type of one of its properties (`status.color`); nil where that is not
  /// known.
  static func computedColors(of element: Element, _ expression: Expression) -> [Expression]? {
    guard let declaration = element.declaration else { return nil }
    func names(_ expression: Expression) -> [String] {
      let names = (expression.path ?? "").split(separator: ".").map(String.init)
      return names.first == "self" || names.first == "Self" ? Array(names.dropFirst()) : names
    }
    if let call = expression.call {
      let path = names(call.callee)
      let own = path.count == 1 ? declaration.function(path[0]) : nil
      let function = own ?? shared(path, with: call.arguments, in: element)
      guard let function, function.returnType?.hasSuffix("Color") == true,
        let body = function.body
      else { return nil }
      // What it is given is not known here.
      return Node.values(of: body)?.map { Expression($0) }.filter { value in
        !function.parameters.contains { parameter in
          branches(value).contains { $0.mentions(parameter.name) }
        }
      }
    }
    let path = names(expression)
    if path.count == 1, let getter = declaration.property(path[0])?.getter, getter.count > 1 {
      return Node.values(of: getter)?.map { Expression($0) }
    }
    guard path.count > 1, let member = path.last else { return nil }
    if let type = ValueType(of: Array(path.dropLast()), in: element) {
      return type.computedValue(of: member).map { [$0] }
    }
    guard path.count == 2,
      let type = declaration.property(path[0])?.type.map({ $0.filter { $0 != "?" && $0 != "!" } })
    else { return nil }
    return element.tree.context.constant(ItemSummary.computed(path[1], of: type)).map { [$0] }
  }
}

extension ConstantResolver {
  /// The function of the project that a call means: one outside of types, of a type (`Theme.color(…)`)
  /// or of the type of a value (`style.color(…)`).
  private static func shared(
    _ path: [String],
    with arguments: [Argument],
    in element: Element
  ) -> Declaration.Function? {
    guard let name = path.last else { return nil }
    let context = element.tree.context
    let owner = path.dropLast().joined(separator: ".")
    if owner.isEmpty || owner.beginsUppercase {
      return context.function(called: path.joined(separator: "."), with: arguments)
    }
    guard let type = ValueType(of: Array(path.dropLast()), in: element) else { return nil }
    return context.function(called: "\(type.name).\(name)", with: arguments)
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
