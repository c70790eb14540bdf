import CurbcutSyntax

extension ItemModel {
  /// The fonts that a declaration's constants stand for, where they are for a system with text
  /// sizes.
  package func fonts(of declaration: Declaration) -> [(font: FontSpec, expression: Expression)] {
    let platforms = declaration.platforms.intersection(project.platforms)
    guard !platforms.isDisjoint(with: [.iOS, .visionOS, .watchOS]), !declaration.isGlanced else {
      return []
    }
    return declaration.fonts
  }
}

extension Declaration {
  /// The fonts that its own properties and constants stand for.
  fileprivate var fonts: [(font: FontSpec, expression: Expression)] {
    properties.flatMap { property -> [(font: FontSpec, expression: Expression)] in
      // `.system(size:)` without `Font` may be something else of the same name.
      let isFont = property.type.map { $0 == "Font" || $0 == "SwiftUI.Font" }
      guard isFont ?? (property.initialValue?.node.firstToken?.hasText("Font") == true) else {
        return []
      }
      let values =
        property.initialValue.map { [$0] } ?? Self.choices(of: property.getter ?? [])
      return values.compactMap { value in
        value.path == nil ? FontSpec(value).map { ($0, value) } : nil
      }
    }
  }

  /// The values that statements may give, those of `if` and `switch` each.
  package static func choices(of statements: [Node]) -> [Expression] {
    (Node.values(of: statements) ?? []).flatMap { node -> [Expression] in
      let expression = Expression(node)
      if case .alternatives(let values) = expression.form { return values }
      return [expression]
    }
  }

  /// Whether a name is a property of the type that only ever gives numbers which are written.
  fileprivate func givesOnlyNumbers(_ name: String) -> Bool {
    guard let property = property(name) else { return false }
    if property.isConstant, property.initialValue?.number != nil { return true }
    let values = Self.choices(of: property.getter ?? []).flatMap { value in
      if case .ternary(_, let then, let otherwise) = value.form { return [then, otherwise] }
      return [value]
    }
    return !values.isEmpty && values.allSatisfy { $0.number != nil }
  }

  /// Whether a size is one that a parameter has, of a type in this one or of one of the project that
  /// writes its numbers: `style.size`.
  fileprivate func givesOnlyNumbers(
    _ size: Expression,
    of function: Function,
    in context: DeclarationContext
  ) -> Bool {
    let names = size.path?.pathNames ?? []
    guard names.count == 2,
      let type = function.parameters.first(where: { $0.name == names[0] })?.type.pathNames.last
    else { return false }
    if let owner = nested.first(where: { $0.name == type }) {
      return owner.givesOnlyNumbers(names[1])
    }
    let worked = ValueType(type, in: context)?.computedValue(of: names[1])
    return worked.map { !$0.values.isEmpty } ?? false
  }
}

extension ItemModel {
  /// The fonts that never grow and that a declaration makes of numbers of the project, by the name of
  /// the property or function: `.system(size: size)`.
  package func fontsOfWrittenSizes(
    of declaration: Declaration
  ) -> [(name: String, expression: Expression)] {
    declaration.isGlanced ? [] : declaration.fontsOfWrittenSizes(in: context)
  }
}

extension Declaration {
  fileprivate func fontsOfWrittenSizes(
    in context: DeclarationContext
  ) -> [(name: String, expression: Expression)] {
    var found: [(name: String, expression: Expression)] = []
    func look(at expression: Expression, in name: String, knows: (Expression) -> Bool) {
      guard let font = FontSpec(expression) else { return }
      switch font.face {
      case .system(let size), .customFixed(let size):
        if knows(size) { found.append((name, expression)) }
      case .style, .custom: return
      }
    }
    for property in properties where property.type == "Font" {
      for value in Self.choices(of: property.getter ?? []) {
        look(at: value, in: property.name) { size in size.path.map(givesOnlyNumbers) ?? false }
      }
    }
    for function in functions where function.returnType == "Font" {
      for value in Self.choices(of: function.body ?? []) {
        look(at: value, in: function.name) { size in
          size.number != nil || size.path.map(givesOnlyNumbers) ?? false
            || givesOnlyNumbers(size, of: function, in: context)
        }
      }
    }
    return found
  }
}
