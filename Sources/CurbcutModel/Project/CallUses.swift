import CurbcutSyntax

/// An item in which what its calls of functions and modifiers of the project do is written in their place.
package struct CallUses: Sendable {
  package let model: ItemModel
  /// Its code, and where that comes from.
  package let code: WrittenCode
  /// Whether loops are written case by case in it.
  package let goesThroughCases: Bool

  /// Which of the values that calls hand over are read.
  package enum Values: Sendable {
    case all
    /// Those that are worked out when the app runs, rather than written out.
    case workedOut
  }

  /// How long an item may be that is read anew.
  private static let maximumByteCount = 32_000

  /// - Returns: nil for items without calls that say more of what they call than its code.
  package init?(in item: ItemModel, reading values: Values = .all) {
    guard item.node.range.count <= Self.maximumByteCount,
      let tree = item.trees.first(where: { $0.purpose != .preview && $0.declaration != nil })
    else { return nil }
    var context = tree.context
    var callees = CodeWriter.Callees()
    callees.host = item.declarations.first
    callees.values = values
    for declaration in item.declarations { callees.add(functionsOf: declaration) }
    for tree in item.trees where tree.purpose != .preview {
      for index in tree.records.indices where tree.records[index].construction == .builtIn(.forEach)
      {
        let element = Element(tree: tree, index: index)
        callees.loops[element.headRange.lowerBound] = CaseLoop(element)
      }
      for index in tree.records.indices where tree.records[index].categories.contains(.applying) {
        for modifier in tree.records[index].modifiers {
          guard let name = modifier.definition, callees.modifiers[name] == nil else { continue }
          callees.add(tree.context.facts[name]?.modifierSource, named: name)
        }
      }
      for name in tree.styleNames where callees.styles[name] == nil {
        guard let source = tree.context.view(name)?.source else { continue }
        callees.styles[name] = source.declaration
        context.facts.add(source.facts)
      }
    }
    guard !callees.isEmpty else { return nil }
    goesThroughCases = !callees.loops.isEmpty
    var writer = CodeWriter(
      expecting: item.node.range.count,
      from: .use,
      in: tree.context,
      calling: callees
    )
    writer.prepare(for: [item.node], binding: [:])
    guard writer.write(callsIn: item.node) else { return nil }
    code = writer.code
    guard let unit = SyntaxTree(parsing: code.bytes).units.first else { return nil }
    model = ItemModel(
      lowering: unit.root(at: 0),
      components: context.project.components,
      conforming: item.declarations.first?.conformances ?? []
    ).viewsDerived(in: context)
  }
}

extension ItemModel {
  /// The items that declare a style or modifier which it uses, and those that it applies in its turn, as their
  /// files know them: what is wrong with them whoever uses them is found there.
  package func declarers(of name: String) -> [ItemModel] {
    for tree in trees {
      if let style = tree.context.view(name)?.source {
        var context = tree.context
        context.facts.add(style.facts)
        return [
          ItemModel(
            lowering: style.declaration.node.unit.root(at: 0),
            components: context.project.components
          ).derived(in: context)
        ]
      }
      guard let source = tree.context.facts[name]?.modifierSource else { continue }
      return source.withCallees.map { source in
        ItemModel(
          lowering: source.declaration.node.unit.root(at: 0),
          components: tree.context.project.components
        ).derived(in: tree.context)
      }
    }
    return []
  }
}

extension CodeWriter.Callees {
  fileprivate mutating func add(functionsOf declaration: Declaration) {
    for function in declaration.functions
    where function.isViewValued && !function.parameters.isEmpty && !function.isModifierBody {
      let isOnly = declaration.functions.filter { $0.name == function.name }.count == 1
      guard isOnly else { continue }
      functions[function.name, default: []].append((declaration.node.range, function))
    }
  }
}

extension Declaration.Function {
  fileprivate var isModifierBody: Bool { name == "body" || name == "makeBody" }
}

extension CodeWriter {
  /// Writes an item with what is called in it.
  ///
  /// - Returns: Whether anything is.
  fileprivate mutating func write(callsIn item: Node) -> Bool {
    for element in item.elements {
      guard case .node(let node) = element, node.kind == .memberBlock else {
        copy(element)
        continue
      }
      for element in node.elements {
        switch element {
        case .token(let token):
          if token.kind == .rightBrace { addKeptMembers() }
          copy(token)
        case .node(let member): write(member, [:])
        }
      }
    }
    return code.holdsCalled(0..<code.bytes.count)
  }
}
