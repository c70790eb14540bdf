import CurbcutSyntax

extension ItemSummary {
  /// The name for what a property of an instance stands for that is made without arguments: `Theme().brand`.
  static func member(_ name: String, ofInstanceOf type: String) -> String { "\(type)().\(name)" }

  /// The colors and fonts that an instance of a type has for good: with which a property begins that nobody
  /// changes, or which the only initializer that sets it gives it; and the instances that hold such in turn:
  /// `let fonts = Fonts()`.
  mutating func addLooks(ofInstancesOf declaration: Declaration) {
    guard declaration.keyword == .class || declaration.keyword == .struct,
      !declaration.conforms(to: "View")
    else { return }
    let stored = declaration.properties.filter { property in
      !property.isStatic && property.getter == nil && property.attributes.isEmpty
        && (property.isConstant || declaration.keyword == .struct && property.initialValue != nil)
        && (property.hasTypeOfLook
          || property.type == nil && property.initialValue?.mayBeLook == true
          || property.isConstant && property.initialValue?.isPlainInstance == true)
    }
    guard !stored.isEmpty, let assigned = declaration.assignedByInitializers else { return }
    for property in stored {
      var values = assigned[property.name] ?? []
      if let value = property.initialValue { values.append(value) }
      guard values.count == 1, let value = values[0] else { continue }
      share(
        value,
        as: Self.member(property.name, ofInstanceOf: declaration.name),
        isPrivate: declaration.isPrivate || property.isPrivate
      )
    }
  }
}

extension Declaration {
  /// How long an initializer may be in which colors are looked for, in bytes.
  private static let maximumInitializer = 16384

  /// What its initializers assign to each name; nil where one is too long to be read.
  fileprivate var assignedByInitializers: [String: [Expression?]]? {
    var assigned: [String: [Expression?]] = [:]
    for function in functions where function.name == "init" {
      guard function.node.range.count <= Self.maximumInitializer else { return nil }
      for (name, value) in function.assignments { assigned[name, default: []].append(value) }
    }
    return assigned
  }

  /// What its initializers give its properties whatever they are handed.
  var valuesOfInstances: [String: Expression] {
    (assignedByInitializers ?? [:]).compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}

extension Declaration.Property {
  /// Whether it is declared as a color.
  var hasTypeOfColor: Bool {
    ["UIColor", "Color", "SwiftUI.Color", "UIKit.UIColor"].contains(type)
  }

  fileprivate var hasTypeOfLook: Bool { hasTypeOfColor || type == "UIFont" }
}

extension Expression {
  /// Whether it is written like a color or a font: `UIColor(…)`, `Color.orange`, `UIFont(…)`.
  var mayBeLook: Bool {
    let first = self.unforced
    if case .operators(let operands, let operators) = first.form, operators.first == "??" {
      return operands.first?.mayBeLook == true
    }
    guard let name = (first.call?.callee ?? first).path?.pathNames.first else { return false }
    return name == "UIColor" || name == "Color" || name == "UIFont"
  }

  /// Whether it makes an instance of a type that is named, with nothing to go by: `Fonts()`.
  fileprivate var isPlainInstance: Bool {
    guard let call, call.arguments.isEmpty else { return false }
    return call.callee.path?.beginsUppercase == true
  }
}

extension Declaration.Function {
  /// What an initializer assigns to names, in the order of the source; nil for a value that depends on
  /// what it is given or on anything else that is only known when it runs.
  fileprivate var assignments: [(name: String, value: Expression?)] {
    guard let block = node.child(.codeBlock) else { return [] }
    let statements = Set((body ?? []).map(\.range.lowerBound))
    return block.descendants.compactMap { assignment in
      guard let (target, value) = assignment.assignment, let path = target.path?.withoutSelf,
        !path.includes(".")
      else { return nil }
      return (path, statements.contains(assignment.range.lowerBound) ? lasting(value) : nil)
    }
  }

  /// What a value stands for that nothing decides which the initializer is given.
  private func lasting(_ value: Expression) -> Expression? {
    var value = value
    if case .name(let name) = value.form {
      let constants = (body ?? []).filter { $0.kind == .variableDecl }
        .flatMap { Declaration.Property.properties(of: $0) }
        .filter { $0.name == name && $0.isConstant }
      guard constants.count == 1, let initial = constants[0].initialValue else { return nil }
      value = initial
    }
    if value.isNamedInCatalog { return value }
    if case .operators(let operands, let operators) = value.form, operators == ["??"],
      operands.count == 2, operands[0].isNamedInCatalog
    {
      return lasting(operands[1]) == nil ? operands[0] : value
    }
    return value.isSelfContained ? value : nil
  }
}
