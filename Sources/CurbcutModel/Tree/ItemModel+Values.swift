import CurbcutSyntax

// Values of the project's types in code of UIKit, and what their members work out: `kind.icon`.

extension ItemModel {
  /// How deep values are followed from name to name.
  private static let maximumDepth = 4

  /// What a member gives that a type of the project works out of its value, `kind.icon`, all branches
  /// of it; of a case that is written, `Kind.note.icon`, only what that has. Nil where the type is not
  /// known, or the member does more than choose a value.
  func computedMember(_ expression: Expression, in declaration: Declaration) -> Expression? {
    guard case .member(let base?, let name) = expression.form, let path = base.path else {
      return nil
    }
    if let (type, value) = writtenCase(path, in: declaration) {
      return computed(name, of: type, in: declaration)?.value(forCase: value)
    }
    guard let type = typeName(of: path.pathNames, usedAt: expression.node, in: declaration, 0)
    else { return nil }
    return computed(name, of: type, in: declaration)
  }

  /// What a member of a type is worked out as; a type in the declaration itself is meant first.
  private func computed(
    _ name: String,
    of type: String,
    in declaration: Declaration
  ) -> Expression? {
    guard let type = ValueType(type, in: context),
      context.constant(ItemSummary.protocolName(type.name)) == nil
    else { return nil }
    if let nested = declaration.nested.first(where: { $0.name == type.name }),
      let property = nested.property(name)
    {
      return property.singleValue
    }
    return type.computedValue(of: name)
  }

  /// The type and the case of what stands for one: `Kind.note`, or a constant that is it.
  private func writtenCase(
    _ path: String,
    in declaration: Declaration
  ) -> (type: String, name: String)? {
    var names = path.pathNames
    if let only = names.last, names.count == 1 || names.count == 2 && names[0] == "self",
      let property = declaration.property(only), property.isConstant, property.getter == nil,
      let value = property.initialValue?.path
    {
      names = value.pathNames
      if value.hasPrefix("."), let type = property.type { names.insert(type, at: 0) }
    }
    guard names.count > 1, case let type = names[names.count - 2], type.beginsUppercase,
      let name = names.last, !name.beginsUppercase
    else { return nil }
    return (type, name)
  }

  /// All that an expression may give as written: branches, constants and what values work out are
  /// followed.
  package func possibleValues(
    of expression: Expression,
    in declaration: Declaration
  ) -> [Expression] {
    possibleValues(of: expression, in: declaration, depth: 0)
  }

  private func possibleValues(
    of expression: Expression,
    in declaration: Declaration,
    depth: Int
  ) -> [Expression] {
    guard depth < Self.maximumDepth else { return [expression] }
    func all(_ values: [Expression]) -> [Expression] {
      values.flatMap { possibleValues(of: $0, in: declaration, depth: depth + 1) }
    }
    switch expression.form {
    case .ternary(_, let then, let otherwise): return all([then, otherwise])
    case .alternatives(let values): return all(values)
    case .name, .member:
      guard let value = constant(expression, in: declaration) else { return [expression] }
      return all([value])
    default: return [expression]
    }
  }

  /// What `kinds.map(\.icon)` and `kinds.map { $0.icon }` make of each item, as written.
  package func mappedValues(of list: Expression, in declaration: Declaration) -> [Expression] {
    guard case .call(let callee, let arguments) = list.form, arguments.count == 1,
      case .member(let items?, let method) = callee.form, ["map", "compactMap"].contains(method),
      let function = arguments.first?.value
    else { return [] }
    switch function.form {
    case .keyPath(let path):
      let names = path.pathNames.filter { !$0.hasPrefix("\\") && $0 != "self" }
      guard names.count == 1, let name = names.first,
        let type = itemType(of: items, in: declaration, 0),
        let value = computed(name, of: type, in: declaration)
      else { return [] }
      return possibleValues(of: value, in: declaration)
    case .closure(let closure):
      guard closure.items.count == 1, let only = closure.items.first else { return [] }
      return possibleValues(of: Expression(only).withoutFallback, in: declaration)
    default: return []
    }
  }
}

// MARK: Types of names

extension ItemModel {
  /// The type of the project that a value has where it stands, `notice` of `notice.text`; nil where that is
  /// not known.
  package func valueType(of value: Expression, in declaration: Declaration) -> ValueType? {
    guard let path = value.path else { return nil }
    return typeName(of: path.pathNames, usedAt: value.node, in: declaration, 0)
      .flatMap { ValueType($0, in: context) }
  }

  /// The type of what a path of names stands for where it is used; nil where that is not known.
  private func typeName(
    of path: [String],
    usedAt use: Node,
    in declaration: Declaration,
    _ depth: Int
  ) -> String? {
    guard depth < Self.maximumDepth, let root = path.first else { return nil }
    let isOwn = root == "self"
    let names = isOwn ? path.dropFirst() : path[...]
    guard let first = names.first else { return nil }
    var type: String?
    switch isOwn ? .unseen : local(first, usedAt: use, in: declaration, depth) {
    case .known(let written): type = written
    case .unknown: return nil
    case .unseen: type = declaration.property(first)?.writtenTypeOfValue
    }
    for member in names.dropFirst() {
      guard let owner = type, let property = ValueType(owner, in: context)?.property(member)
      else { return nil }
      type = property.writtenTypeOfValue
    }
    return type
  }

  /// What is known of a name in the code around its use.
  private enum Local {
    case known(String)
    /// The code has a value of that name, of which the type is not known.
    case unknown
    /// The code around has no such name.
    case unseen

    init(_ type: String?) { self = type.map { .known($0) } ?? .unknown }
  }

  private func local(
    _ name: String,
    usedAt use: Node,
    in declaration: Declaration,
    _ depth: Int
  ) -> Local {
    let around = declaration.nodes(around: use.range)
    // What a constant of another declaration stands for is not in this code.
    guard around.last?.isIdentical(to: use) == true else { return .unseen }
    for (place, node) in around.enumerated().reversed() {
      let found =
        switch node.kind {
        case .functionDecl, .initializerDecl: parameter(name, of: node)
        case .closureExpr: handed(name, to: node, in: around[..<place], declaration, depth)
        case .forStmt: looped(name, by: node, in: declaration, depth)
        case .ifExpr, .whileStmt: bound(name, by: node, in: declaration, depth)
        case .switchCase: node.firstChild?.binds(name) == true ? Local.unknown : .unseen
        default: Local.unseen
        }
      if case .unseen = found {} else { return found }
      guard node.kind == .codeBlock || node.kind == .closureExpr || node.kind == .switchCase else {
        continue
      }
      for statement in Array(node.children).reversed()
      where statement.range.upperBound <= use.range.lowerBound {
        let found = declared(name, by: statement.statement, in: declaration, depth)
        if case .unseen = found { continue }
        return found
      }
    }
    return .unseen
  }

  private func parameter(_ name: String, of function: Node) -> Local {
    guard
      let found = Declaration.Function(reading: function).parameters.first(where: {
        $0.name == name
      })
    else { return .unseen }
    return .known(found.type)
  }

  /// A local name that a statement declares: `let kind = Kind.note`, `guard let kind`.
  private func declared(
    _ name: String,
    by statement: Node,
    in declaration: Declaration,
    _ depth: Int
  ) -> Local {
    if statement.kind == .guardStmt { return bound(name, by: statement, in: declaration, depth) }
    guard statement.kind == .variableDecl, statement.binds(name) else { return .unseen }
    let property = Declaration.Property.properties(of: statement).first { $0.name == name }
    if let type = property?.type { return .known(type) }
    return Local(property?.initialValue.flatMap { type(of: $0, in: declaration, depth) })
  }

  /// A name that a condition binds: `if let kind = item.kind`.
  private func bound(
    _ name: String,
    by node: Node,
    in declaration: Declaration,
    _ depth: Int
  ) -> Local {
    for condition in node.children where condition.kind == .conditionElement {
      guard let binding = condition.child(.optionalBindingCondition),
        binding.child(.identifierPattern)?.nameText == name
      else {
        if condition.binds(name) { return .unknown }
        continue
      }
      // `if let kind` goes on with what the name stood for.
      guard let value = binding.child(.initializerClause)?.lastChild else { return .unseen }
      return Local(type(of: Expression(value), in: declaration, depth))
    }
    return .unseen
  }

  /// `for kind in Kind.allCases`, `for (index, kind) in kinds.enumerated()`
  private func looped(
    _ name: String,
    by loop: Node,
    in declaration: Declaration,
    _ depth: Int
  ) -> Local {
    let parts = Array(loop.children)
    guard let pattern = parts.first, parts.count > 1, pattern.binds(name) else { return .unseen }
    var items = Expression(parts[1])
    if pattern.kind == .tuplePattern {
      guard let second = pattern.lastChild, second.binds(name),
        case .call(let callee, _) = items.form, case .member(let base?, "enumerated") = callee.form
      else { return .unknown }
      items = base
    } else if pattern.kind != .identifierPattern {
      return .unknown
    }
    return Local(itemType(of: items, in: declaration, depth))
  }

  /// What a closure is handed: each item of what `map` and `forEach` are called on.
  private func handed(
    _ name: String,
    to closure: Node,
    in around: ArraySlice<Node>,
    _ declaration: Declaration,
    _ depth: Int
  ) -> Local {
    let names = Closure.typedParameters(of: closure)
    let isShorthand = names.isEmpty && name == "$0"
    guard isShorthand || names.contains(where: { $0.name == name }) else { return .unseen }
    if let type = names.first(where: { $0.name == name })?.type { return .known(type) }
    guard isShorthand || names.count == 1,
      let call = around.last(where: { $0.kind == .functionCallExpr }),
      call.child(.closureExpr)?.isIdentical(to: closure) == true
        || call.child(.labeledExpr)?.lastChild?.isIdentical(to: closure) == true,
      case .call(let callee, _) = Expression(call).form,
      case .member(let items?, let method) = callee.form,
      ["map", "compactMap", "flatMap", "forEach", "filter"].contains(method)
    else { return .unknown }
    return Local(itemType(of: items, in: declaration, depth))
  }

  /// The type of a value as far as it is written.
  private func type(of value: Expression, in declaration: Declaration, _ depth: Int) -> String? {
    // `kinds[indexPath.row]`
    if value.node.kind == .subscriptCallExpr {
      return value.node.firstChild.flatMap {
        itemType(of: Expression($0), in: declaration, depth + 1)
      }
    }
    if let call = value.call {
      guard let path = call.callee.path else { return nil }
      return path.pathNames.last?.beginsUppercase == true ? path : nil
    }
    guard let path = value.path else { return nil }
    if let (type, _) = writtenCase(path, in: declaration) { return type }
    return typeName(of: path.pathNames, usedAt: value.node, in: declaration, depth + 1)
  }

  /// The type of the items of a list: `Kind.allCases`, a property that is declared as `[Kind]`.
  private func itemType(
    of list: Expression,
    in declaration: Declaration,
    _ depth: Int
  ) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    switch list.form {
    case .array(let items):
      return items.first.flatMap { type(of: $0, in: declaration, depth + 1) }
    case .call(let callee, _):
      guard case .member(let base?, let name) = callee.form,
        ["filter", "sorted", "prefix", "suffix", "reversed", "dropFirst", "dropLast"].contains(name)
      else { return nil }
      return itemType(of: base, in: declaration, depth + 1)
    default: break
    }
    guard let path = list.path else { return nil }
    let names = path.pathNames
    if names.last == "allCases", names.count > 1 {
      let type = names[names.count - 2]
      return type == "Self" ? declaration.name : type.beginsUppercase ? type : nil
    }
    let written =
      typeName(of: names, usedAt: list.node, in: declaration, depth + 1)?.filter {
        $0 != "?" && $0 != "!"
      } ?? ""
    if written.hasPrefix("["), written.hasSuffix("]"), !written.includes(":") {
      return String(written.dropFirst().dropLast())
    }
    // `let kinds = [Kind.note, .photo]`
    guard names.count == 1, let value = declaration.property(names[0])?.initialValue,
      case .array = value.form
    else { return nil }
    return itemType(of: value, in: declaration, depth + 1)
  }
}

extension Declaration.Property {
  /// Its type as written, or that of the case or instance that it begins with.
  fileprivate var writtenTypeOfValue: String? {
    if let writtenType { return writtenType }
    guard let names = initialValue?.path?.pathNames, names.count > 1,
      case let type = names[names.count - 2], type.beginsUppercase
    else { return nil }
    return type
  }
}

extension Node {
  /// Whether a pattern in it, outside of code and values, binds a name.
  fileprivate func binds(_ name: String) -> Bool {
    if kind == .identifierPattern { return nameText == name }
    return children.contains { child in
      switch child.kind {
      case .codeBlock, .closureExpr, .initializerClause, .accessorBlock: false
      default: child.binds(name)
      }
    }
  }
}

extension Expression {
  /// What it gives for one case of the enumeration that it is worked out for: of a `switch` over
  /// `self` what that says of it, all of what chooses otherwise.
  fileprivate func value(forCase name: String) -> Expression? {
    guard node.kind == .switchExpr, node.firstChild?.text == "self" else { return self }
    for branch in node.switchCases {
      guard let label = branch.firstChild else { return nil }
      let isMeant =
        label.kind == .switchDefaultLabel
        || label.children.contains { item in
          item.child(.expressionPattern)?.firstChild.map { Expression($0).memberName } == name
        }
      guard isMeant else { continue }
      return branch.items.count == 1 ? branch.items.first.map { Expression($0) } : nil
    }
    return nil
  }
}
