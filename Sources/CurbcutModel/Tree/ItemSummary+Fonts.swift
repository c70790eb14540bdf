import CurbcutSyntax

extension ItemSummary {
  /// The name for what a function gives that is called so: `UIFont.brand(size:)`.
  static func callName(_ path: String, labels: [String?]) -> String {
    "\(path)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
  }

  /// How long a function may be that gives one font, in bytes.
  private static let maximumFunction = 512

  /// The fonts of UIKit that constants outside of types stand for.
  mutating func addFonts(ofLooseItem item: Node) {
    guard item.kind == .variableDecl else { return }
    for property in Declaration.Property.properties(of: item) where property.isConstant {
      guard let value = property.initialValue, let call = value.unforced.call?.callee.path,
        call == "UIFont" || call.hasPrefix("UIFont.") || property.type == "UIFont"
      else { continue }
      share(value, as: property.name, isPrivate: property.isPrivate)
    }
  }

  /// The functions that do nothing but make a font of what they are given.
  mutating func addFonts(of declaration: Declaration) {
    for function in declaration.functions where function.isStatic {
      guard ["UIFont", "UIFont?", "UIFont!"].contains(function.returnType ?? ""),
        function.node.range.count <= Self.maximumFunction, function.onlyValue != nil
      else { continue }
      let path = "\(declaration.name).\(function.name)"
      share(
        Expression(function.node),
        as: Self.callName(path, labels: function.parameters.map(\.label)),
        isPrivate: declaration.isPrivate || function.isPrivate
      )
    }
  }
}

extension Declaration.Function {
  /// The value of a function that is one expression.
  var onlyValue: Expression? {
    guard let body, body.count == 1, let only = body.first else { return nil }
    if only.kind == .returnStmt { return only.firstChild.map { Expression($0) } }
    return Expression(only)
  }
}

extension ItemModel {
  /// What a call stands for of a function of the project that does nothing but make a font, and what
  /// it is given; nil for other calls.
  func font(madeBy call: Expression) -> (value: Expression, given: [String: Expression])? {
    guard case .call(let callee, let arguments) = call.form, let path = callee.path else {
      return nil
    }
    let full = path.hasPrefix(".") ? "UIFont\(path)" : path
    let name = ItemSummary.callName(full, labels: arguments.map(\.label))
    guard let node = context.constant(name)?.node, node.kind == .functionDecl else { return nil }
    let function = Declaration.Function(reading: node)
    guard let value = function.onlyValue else { return nil }
    let names = zip(function.parameters, arguments).map { ($0.name, $1.value) }
    return (value, Dictionary(names, uniquingKeysWith: { first, _ in first }))
  }
}
