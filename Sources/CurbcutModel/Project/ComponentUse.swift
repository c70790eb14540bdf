import CurbcutSyntax

/// A view of the project as one use of it makes it: its code with what the use hands over in the place of
/// names, so that rules look at it as if it had been written there.
package struct ComponentUse: Sendable {
  /// The component as it is there.
  package let model: ItemModel
  /// The name of the component.
  package let name: String
  /// Whether it is as the use makes it, rather than as it is whoever uses it.
  package private(set) var isBound = false
  /// Whether a use says nothing of it but which views it puts into a control or a height.
  package private(set) var isAboutContent = false
  /// How long its code is.
  package let byteCount: Int
  /// Its code, and where that comes from.
  package let code: WrittenCode

  /// - Parameter isAsked: whether it is asked for even where the use says no more of it than its code.
  /// - Returns: nil for views whose code is not known, and for uses that say no more of it than its code.
  package init?(of element: Element, evenIfPlain isAsked: Bool = false) {
    guard let source = element.tree.context.view(element.typeName)?.source else { return nil }
    let bindings = source.bindings(by: element)
    let isLabeled = element.ownModifiers.contains(where: \.isLabel)
    // Words that are only shown, where nothing else is said, are all that there is.
    let tells = bindings.contains { name, binding in
      let isOnlyShown =
        binding.isShownText && !source.namesOfViews.contains(name) && !isLabeled
      return binding.isTelling && (binding.isOfUse || binding.isMissing)
        && (source.mentionsAccessibility || binding.hasNoWords || binding.isOfUse && !isOnlyShown)
        || binding.content != nil && (source.mentionsAccessibility || source.takesGestures)
    }
    let holdsContent =
      !tells && bindings.values.contains { $0.content != nil }
      && element.descendants.contains { part in
        source.makesControls && (part.isInteractive == .yes || !part.taps.isEmpty)
          || source.fixesHeight && part.is(.text, .label)
      }
    let isNamed = isLabeled && source.makesControls
    guard tells || isNamed || holdsContent || isAsked else { return nil }
    self.init(source, used: element, binding: bindings, isInPlace: true)
    isBound = true
    isAboutContent = holdsContent && !isNamed
  }

  /// The component as its code is, whoever uses it: what is wrong with it is told there.
  package init?(unboundAt element: Element, inPlace isInPlace: Bool) {
    guard let source = element.tree.context.view(element.typeName)?.source else { return nil }
    let own = source.bindings(by: element).filter { $0.value.isOwnValue }
    self.init(source, used: element, binding: own, isInPlace: isInPlace)
  }

  /// A view with the sizes, colors and choices that it has where a use says nothing else; nil where all uses
  /// do.
  ///
  /// - Parameter isBound: whether its code is written with these, rather than as it is.
  package init?(defaultsOf tree: ViewTree, in item: ItemModel, bound isBound: Bool = true) {
    guard tree.purpose == .body, let name = tree.declaration?.name,
      let uses = tree.context.facts[name]?.use,
      let source = ComponentSource(of: tree, using: item.usedNames)
    else { return nil }
    let own = source.declaration.bindings(by: [], besides: uses.labels)
      .filter { $0.value.isOwnValue }
    guard own.values.contains(where: \.isTelling) else { return nil }
    self.init(source, binding: isBound ? own : [:], in: tree.context)
    self.isBound = isBound
  }

  /// - Parameter isInPlace: whether what stands around the use, and its modifiers, count.
  private init?(
    _ source: ComponentSource,
    used element: Element,
    binding bindings: CodeWriter.Bindings,
    isInPlace: Bool
  ) {
    let modifiers = isInPlace ? element.modifiersToCarry : []
    let names = bindings.values.lazy.filter(\.isOfUse)
      .reduce(into: modifiers.namesOfPlace) { $0.formUnion($1.names) }
    self.init(
      source,
      binding: bindings,
      in: element.tree.context,
      as: isInPlace ? UseFacts(of: element, carrying: source.makesControls) : nil,
      with: element.declaration?.members(named: names, besidesThoseOf: source.declaration) ?? [],
      modifiedBy: modifiers.map { (element.source(of: $0), $0.range.lowerBound) }
    )
  }

  /// - Parameter use: how it is used, where that counts.
  /// - Parameter members: what values of the use name in its type.
  /// - Parameter modifiers: the modifiers around it, as they are written.
  private init?(
    _ source: ComponentSource,
    binding bindings: CodeWriter.Bindings,
    in context: DeclarationContext,
    as use: UseFacts? = nil,
    with members: [Node] = [],
    modifiedBy modifiers: [CodeWriter.WrittenModifier] = []
  ) {
    let node = source.declaration.node
    var writer = CodeWriter(expecting: node.range.count, from: .component, in: context)
    writer.prepare(for: [node], binding: bindings)
    writer.write(source.declaration, bindings, modifiedBy: modifiers, with: members)
    code = writer.code
    guard let unit = SyntaxTree(parsing: code.bytes).units.first else { return nil }
    let model = ItemModel(lowering: unit.root(at: 0), components: context.project.components)
    var context = context
    // A copy of all that is known where it is used would cost more than reading the code.
    context.facts = context.facts.restricted(to: model.sharedNames)
    context.facts.add(source.facts)
    name = source.declaration.name
    if let use {
      var facts = context.facts[name] ?? NameFacts()
      facts.use = use
      context.facts[name] = facts
    }
    self.model = model.viewsDerived(in: context)
    byteCount = code.bytes.count
  }
}

// MARK: Writing

extension Element {
  /// The modifiers of the use that the component's content has too; what they bring along is read there.
  fileprivate var modifiersToCarry: [Modifier] {
    ownModifiers.filter { modifier in
      !modifier.isConditional
        && (modifier.name.hasPrefix("accessibility")
          || !modifier.arguments.contains(where: \.isClosure))
    }
  }
}

extension CodeWriter {
  /// A modifier as a use writes it, and where it stands there.
  fileprivate typealias WrittenModifier = (source: [UInt8], offset: Int)

  /// Writes a type with values in the place of names in its members, and modifiers around its body.
  fileprivate mutating func write(
    _ declaration: Declaration,
    _ bindings: Bindings,
    modifiedBy modifiers: [WrittenModifier],
    with members: [Node]
  ) {
    for element in declaration.node.elements {
      guard case .node(let node) = element, node.kind == .memberBlock else {
        copy(element)
        continue
      }
      for element in node.elements {
        guard case .node(let member) = element else {
          if case .token(let token) = element, token.kind == .rightBrace { add(members: members) }
          copy(element)
          continue
        }
        let properties =
          member.kind == .variableDecl ? Declaration.Property.properties(of: member) : []
        if properties.contains(where: { $0.name == "body" }), !modifiers.isEmpty {
          write(body: member, bindings, modifiedBy: modifiers)
        } else if properties.contains(where: { $0.getter == nil && bindings[$0.name] != nil }) {
          copy(member)
        } else {
          write(member, bindings)
        }
      }
    }
  }

  /// Writes the property `body` with modifiers on its one view, or on a group of its views.
  private mutating func write(
    body: Node,
    _ bindings: Bindings,
    modifiedBy modifiers: [WrittenModifier]
  ) {
    for element in body.elements {
      guard case .node(let binding) = element, binding.kind == .patternBinding,
        let accessors = binding.child(.accessorBlock),
        accessors.child(.accessorDecl) == nil,
        accessors.isOneChain || !accessors.children.contains(where: { $0.kind == .returnStmt })
      else {
        if case .node(let node) = element { write(node, bindings) } else { copy(element) }
        continue
      }
      for element in binding.elements {
        guard case .node(let block) = element, block.kind == .accessorBlock else {
          copy(element)
          continue
        }
        if block.isOneChain {
          for element in block.elements {
            if case .token(let token) = element, token.kind == .rightBrace { add(modifiers) }
            switch element {
            case .token(let token): copy(token)
            case .node(let view): write(view, bindings)
            }
          }
        } else {
          add(glue: "{ Group ")
          write(block, bindings)
          add(modifiers)
          add(glue: "}")
        }
      }
    }
  }

  private mutating func add(_ modifiers: [WrittenModifier]) {
    for modifier in modifiers { add(ofUse: modifier.source, from: modifier.offset) }
  }
}

extension Node {
  /// Whether a block holds one view alone, whose chain goes on with what is written behind it.
  fileprivate var isOneChain: Bool {
    let items = Array(children)
    return items.count == 1 && items[0].statement.kind == .functionCallExpr
  }
}

extension [Modifier] {
  fileprivate var namesOfPlace: Set<String> {
    reduce(into: []) { names, modifier in
      for argument in modifier.arguments { names.formUnion(argument.value.names) }
    }
  }
}

extension Element {
  /// A modifier of its own chain as it is written.
  fileprivate func source(of modifier: Modifier) -> [UInt8] {
    let chain = record.chain
    let start = chain.range.lowerBound
    guard chain.range.contains(modifier.range.lowerBound),
      modifier.range.upperBound <= chain.range.upperBound
    else { return [] }
    return Array(chain.bytes[modifier.range.lowerBound - start..<modifier.range.upperBound - start])
  }
}
