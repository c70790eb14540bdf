import CurbcutSyntax

extension Declaration {
  /// Reads a type or extension with its members; nil where the node is something else.
  convenience init?(reading node: Node, depth: Int = 0) {
    let keyword: Keyword
    switch node.kind {
    case .structDecl: keyword = .struct
    case .classDecl: keyword = .class
    case .enumDecl: keyword = .enum
    case .actorDecl: keyword = .actor
    case .protocolDecl: keyword = .protocol
    case .extensionDecl: keyword = .extension
    default: return nil
    }
    var name = ""
    var nameRange = node.range.lowerBound..<node.range.lowerBound
    var attributes: [String] = []
    var conformances: [String] = []
    var body: Node?
    var isPrivate = false
    for element in node.elements {
      switch element {
      case .token(let token):
        if name.isEmpty, token.text != keyword.rawValue {
          name = token.text
          nameRange = token.range
        }
      case .node(let child):
        switch child.kind {
        case .attribute: attributes.append(child.attributeName)
        case .inheritanceClause:
          conformances = child.children.compactMap { $0.firstChild?.typeName }
        case .memberBlock: body = child
        case .declModifier: isPrivate = isPrivate || child.isPrivacy
        case .genericParameterClause, .genericWhereClause: break
        default:
          // The extended type of an extension is a node.
          if keyword == .extension, name.isEmpty {
            name = child.typeName
            nameRange = child.range
          }
        }
      }
    }
    var members = Members()
    if let body, depth < 16 { members.read(body, depth: depth) }
    self.init(
      keyword: keyword,
      name: name,
      nameRange: nameRange,
      node: node,
      conformances: conformances,
      attributes: attributes,
      members: members,
      isPrivate: isPrivate
    )
  }

  /// The types of an item, those under `#if` too, with the platforms they are compiled for and
  /// the words of the item.
  static func declarations(
    in item: Node,
    of mentionedSymbols: MentionedSymbols,
    on platforms: Platforms = .all,
    conforming conformances: [String] = [],
    depth: Int = 0
  )
    -> [Declaration]
  {
    if item.kind == .ifConfigDecl {
      guard depth < 16 else { return [] }
      return item.compilationClauses.flatMap { clause in
        let compiled = platforms.intersection(Platforms(compiling: clause.condition))
        return clause.items.flatMap {
          declarations(in: $0.statement, of: mentionedSymbols, on: compiled, depth: depth + 1)
        }
      }
    }
    guard let declaration = Declaration(reading: item) else { return [] }
    return Declaration(
      declaration,
      conforming: conformances,
      platforms: platforms.intersection(mentionedSymbols.platforms),
      mentionedSymbols: mentionedSymbols,
      isInPreview: false,
      isInPrivate: false
    ).withNested
  }

  /// Code that stands in no type, as if it were one without a name: a function, a variable, a
  /// statement of a script; nil where it is not about UIKit.
  static func loose(_ item: Node, of mentionedSymbols: MentionedSymbols) -> Declaration? {
    guard mentionedSymbols.contains(.namesUIKit) || mentionedSymbols.contains(.namesObjects) else {
      return nil
    }
    var members = Members()
    switch item.kind {
    case .functionDecl: members.functions = [Function(reading: item)]
    case .variableDecl: members.properties = Property.properties(of: item)
    case .functionCallExpr, .sequenceExpr: break
    default: return nil
    }
    let start = item.range.lowerBound
    let declaration = Declaration(
      keyword: .struct,
      name: "",
      nameRange: start..<start,
      node: item,
      conformances: [],
      attributes: [],
      members: members,
      isPrivate: false
    )
    return Declaration(
      declaration,
      platforms: mentionedSymbols.platforms,
      mentionedSymbols: mentionedSymbols,
      isInPreview: false,
      isInPrivate: false
    )
  }

  /// Whether it is code that stands in no type.
  package var isLoose: Bool { name.isEmpty }

  /// The declaration and all types nested in it.
  package var withNested: [Declaration] {
    [self]
      + nested.flatMap { inner in
        Declaration(
          inner,
          platforms: platforms,
          mentionedSymbols: mentionedSymbols,
          isInPreview: isPreview,
          isInPrivate: isPrivate
        ).withNested
      }
  }
}

extension Declaration.Members {
  /// Reads what stands between the braces of a type.
  fileprivate mutating func read(_ block: Node, depth: Int) {
    for member in block.children { read(member: member.statement, under: nil, depth: depth) }
  }

  private mutating func read(member: Node, under condition: Condition?, depth: Int) {
    if let condition { compilation[member.range.lowerBound] = condition }
    switch member.kind {
    case .variableDecl:
      properties += Declaration.Property.properties(of: member)
    case .functionDecl, .initializerDecl:
      functions.append(Declaration.Function(reading: member))
    case .ifConfigDecl where depth < 16:
      for (alternative, clause) in member.compilationClauses.enumerated() {
        let outer = condition.map { "(\($0.source)) && " } ?? ""
        let condition = Condition(
          kind: .compilation,
          statement: member.range.lowerBound,
          alternative: alternative,
          source: outer + clause.condition
        )
        for inner in clause.items {
          read(member: inner.statement, under: condition, depth: depth + 1)
        }
      }
    default:
      if let type = Declaration(reading: member, depth: depth + 1) { nested.append(type) }
    }
  }
}

extension Declaration.Property {
  /// The properties that one `var` or `let` declares.
  package static func properties(of node: Node) -> [Declaration.Property] {
    var attributes: [String] = []
    var isStatic = false
    var isConstant = false
    var isPrivate = false
    for token in node.tokens where token.hasText("let") { isConstant = true }
    var properties: [Declaration.Property] = []
    for child in node.children {
      switch child.kind {
      case .attribute: attributes.append(child.attributeName)
      case .declModifier:
        if child.hasText("static") || child.hasText("class") { isStatic = true }
        isPrivate = isPrivate || child.isPrivacy
      case .patternBinding:
        var pattern: Node?
        var type: Node?
        var initializer: Node?
        var accessors: Node?
        for part in child.children {
          switch part.kind {
          case .identifierPattern: pattern = pattern ?? part
          case .typeAnnotation: type = part
          case .initializerClause: initializer = part
          case .accessorBlock: accessors = part
          default: break
          }
        }
        guard let pattern else { continue }
        properties.append(
          Declaration.Property(
            name: pattern.nameText,
            node: node,
            attributes: attributes,
            isStatic: isStatic,
            isConstant: isConstant,
            isPrivate: isPrivate,
            type: type?.lastChild?.text,
            initialValue: initializer?.lastChild.map { Expression($0).evaluated },
            getter: accessors.flatMap { $0.getterItems },
            nameRange: pattern.range
          )
        )
      default: break
      }
    }
    return properties
  }
}

extension Declaration.Function {
  convenience init(reading node: Node) {
    var attributes: [String] = []
    var isStatic = false
    var isPrivate = false
    var name = node.kind == .initializerDecl ? "init" : ""
    var nameRange = node.range.lowerBound..<node.range.lowerBound
    for token in node.tokens {
      if token.hasText("func") { continue }
      if token.hasText("init") {
        nameRange = token.range
      } else if name.isEmpty {
        name = token.text.withoutBackticks
        nameRange = token.range
      }
    }
    var parameters: [Declaration.Parameter] = []
    var returnType: String?
    var body: [Node]?
    for child in node.children {
      switch child.kind {
      case .attribute: attributes.append(child.attributeName)
      case .declModifier:
        if child.hasText("static") || child.hasText("class") { isStatic = true }
        isPrivate = isPrivate || child.isPrivacy
      case .functionSignature:
        let clause = child.child(.functionParameterClause)
        parameters = clause?.children.compactMap { Declaration.Parameter(reading: $0) } ?? []
        returnType = child.child(.returnClause)?.lastChild?.text
      case .codeBlock: body = child.items
      default: break
      }
    }
    self.init(
      name: name,
      node: node,
      attributes: attributes,
      isStatic: isStatic,
      isPrivate: isPrivate,
      parameters: parameters,
      returnType: returnType,
      body: body,
      nameRange: nameRange
    )
  }
}

extension Declaration.Parameter {
  init?(reading node: Node) {
    guard node.kind == .functionParameter else { return nil }
    var names: [String] = []
    for token in node.tokens {
      if token.hasText(":") { break }
      names.append(token.text)
    }
    guard let first = names.first, let last = names.last else { return nil }
    var attributes: [String] = []
    var type = ""
    for child in node.children {
      switch child.kind {
      case .attribute: attributes.append(child.attributeName)
      case .initializerClause, .declModifier: break
      default: type = child.text
      }
    }
    self.init(
      label: first == "_" ? nil : first,
      name: last,
      type: type,
      attributes: attributes,
      defaultValue: node.child(.initializerClause)?.lastChild.map { Expression($0) }
    )
  }
}

extension Node {
  /// Whether a modifier of a declaration keeps it to its own file; `private(set)` does not.
  fileprivate var isPrivacy: Bool { hasText("private") || hasText("fileprivate") }

  /// `State` of `@State`, `Environment` of `@Environment(\.dismiss)`.
  var attributeName: String {
    for child in children where child.kind != .labeledExpr { return child.typeName }
    return allTokens.dropFirst().first { _ in true }?.text ?? ""
  }

  /// A type's last name without generic arguments: `View` of `SwiftUI.View`.
  var typeName: String {
    switch kind {
    case .memberType:
      var name = ""
      for token in tokens where !token.hasText(".") { name = token.text }
      return name
    case .identifierType:
      return firstToken?.text ?? ""
    case .attributedType, .someOrAnyType, .optionalType:
      return lastChild?.typeName ?? text
    default:
      return text
    }
  }

  /// The statements of a computed property's getter; nil where it has none.
  var getterItems: [Node]? {
    let accessors = children.filter { $0.kind == .accessorDecl }
    if accessors.isEmpty { return items }
    let getter = accessors.first { accessor in accessor.tokens.contains { $0.hasText("get") } }
    return getter?.child(.codeBlock)?.items
  }
}
