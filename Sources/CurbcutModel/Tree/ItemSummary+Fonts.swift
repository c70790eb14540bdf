import CurbcutSyntax

extension ItemSummary {
  /// How long a function may be that gives one font, in bytes.
  private static let maximumFunction = 512

  /// What constants outside of types stand for that others read: fonts of UIKit, and what is switched
  /// off (`private let showsDrafts = false`).
  mutating func addConstants(ofLooseItem item: Node) {
    guard item.kind == .variableDecl else { return }
    for property in Declaration.Property.properties(of: item) where property.isConstant {
      guard let value = property.initialValue,
        property.isFont(madeBy: value) || value.boolean == false
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
      share(function, of: declaration)
    }
  }
}

extension Declaration.Property {
  /// Whether its value is written like a font of UIKit.
  fileprivate func isFont(madeBy value: Expression) -> Bool {
    guard let call = value.unforced.call?.callee.path else { return false }
    return call == "UIFont" || call.hasPrefix("UIFont.") || type == "UIFont"
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
    guard let function = context.function(called: full, with: arguments),
      let value = function.onlyValue
    else { return nil }
    let names = zip(function.parameters, arguments).map { ($0.name, $1.value) }
    return (value, Dictionary(names, uniquingKeysWith: { first, _ in first }))
  }
}
