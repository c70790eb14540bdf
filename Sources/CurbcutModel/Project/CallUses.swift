import CurbcutSyntax

/// An item in which what its calls of functions and modifiers of the project do is written in their place.
package struct CallUses: Sendable {
  package let model: ItemModel
  private let code: WrittenCode

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
    var callees = CodeWriter.Callees()
    callees.values = values
    for declaration in item.declarations { callees.add(functionsOf: declaration) }
    for tree in item.trees where tree.purpose != .preview {
      for index in tree.records.indices where tree.records[index].categories.contains(.applying) {
        for modifier in tree.records[index].modifiers {
          guard let name = modifier.definition, callees.modifiers[name] == nil else { continue }
          callees.modifiers[name] = tree.context.facts[name]?.modifiers?.source
        }
      }
    }
    guard !callees.isEmpty else { return nil }
    var writer = CodeWriter(expecting: item.node.range.count, from: .use, calling: callees)
    writer.prepare(for: [item.node], binding: [:])
    guard writer.write(callsIn: item.node) else { return nil }
    code = writer.code
    guard let unit = SyntaxTree(parsing: code.bytes).units.first else { return nil }
    model = ItemModel(
      lowering: unit.root(at: 0),
      components: tree.context.project.components,
      conforming: item.declarations.first?.conformances ?? []
    ).viewsDerived(in: tree.context)
  }

  /// Where something stands, and the call in whose place it does; nil for what is written at no call.
  package func place(of range: Range<Int>) -> (place: UsePlace, call: Called)? {
    guard let call = code.place(of: range)?.call else { return nil }
    return (
      code.usePlace(of: range),
      Called(name: call.name, range: call.range, isOfItem: call.isOfItem)
    )
  }

  /// Whether code of what is called is written between two places.
  package func holdsCalled(_ range: Range<Int>) -> Bool { code.holdsCalled(range) }

  /// A call of a function or modifier of the project.
  package struct Called: Sendable, Hashable {
    package let name: String
    /// Its name where it is called, in UTF-8 offsets of the item.
    package let range: Range<Int>
    /// Whether what is called stands in the same item.
    package let isOfItem: Bool
  }
}

extension ItemModel {
  /// The item that declares a modifier which it uses, as its file knows it: what is wrong with it whoever uses
  /// it is found there.
  package func declarer(ofModifier name: String) -> ItemModel? {
    for tree in trees {
      guard let source = tree.context.facts[name]?.modifiers?.source else { continue }
      return ItemModel(
        lowering: source.declaration.node.unit.root(at: 0),
        components: tree.context.project.components
      ).derived(in: tree.context)
    }
    return nil
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
        case .token(let token): copy(token)
        case .node(let member): write(member, [:])
        }
      }
    }
    return code.holdsCalled(0..<code.bytes.count)
  }
}
