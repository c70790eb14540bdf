import CurbcutSyntax

extension ObjectReader {
  // MARK: Statements

  mutating func walk(_ node: Node) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { return }
    switch node.kind {
    case .variableDecl: readLocal(node)
    case .functionDecl: readLocalFunction(node)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
      .stringLiteralExpr, .integerLiteralExpr, .keyPathExpr, .typeExpr, .attribute:
      break
    case .codeBlock: readBlock(node)
    case .closureExpr: readClosure(node, giving: [])
    case .sequenceExpr: readSequence(node)
    case .functionCallExpr:
      for object in call(node) where objects[object].place == .expression {
        objects[object].isOpen = true
      }
    case .subscriptCallExpr:
      // `buttons[0].accessibilityLabel = …`
      if let list = node.firstChild, let names = path(of: list)?.names { openList(names + [""]) }
      walkAll(node)
    case .returnStmt:
      if let value = node.firstChild { give(value) }
    case .ifExpr, .switchExpr, .whileStmt, .repeatStmt, .guardStmt, .doStmt, .switchCase:
      let isConditional = node.kind != .guardStmt && node.kind != .doStmt
      scopesForConditions(of: node, isConditional: isConditional)
    case .forStmt: readLoop(node)
    case .ifConfigDecl:
      // What only developers build nobody is given.
      let isStatement = statement == node.range
      for clause in node.compilationClauses where !Platforms(compiling: clause.condition).isEmpty {
        for item in clause.items {
          if isStatement { statement = item.range }
          walk(item)
        }
      }
    case .matchingPatternCondition:
      walkAll(node)
      bindPatterns(in: node)
    case .optionalBindingCondition: readBinding(node)
    case .declReferenceExpr: use(node, as: nil)
    case .memberAccessExpr: readMember(node)
    default: walkAll(node)
    }
  }

  mutating func walkAll(_ node: Node) {
    for child in node.children { walk(child) }
  }

  mutating func readBlock(_ node: Node) {
    scopes.append([:])
    for item in node.children {
      statement = item.range
      walk(item)
    }
    scopes.removeLast()
  }

  mutating func scopesForConditions(of node: Node, isConditional: Bool) {
    // What `guard let` binds is there behind it.
    let isOpen = node.kind == .guardStmt
    if !isOpen { scopes.append([:]) }
    for child in node.children {
      let isBranch = isConditional && (child.kind == .codeBlock || child.kind == .switchCase)
      if isBranch { conditions += 1 }
      if child.kind == .switchCaseLabel {
        bindPatterns(in: child)
      } else if node.kind == .switchCase {
        statement = child.range
      }
      walk(child)
      if isBranch { conditions -= 1 }
    }
    if !isOpen { scopes.removeLast() }
  }

  /// Takes note of names that a pattern binds, which stand for nothing that the type holds:
  /// `case .failed(let title)`.
  mutating func bindPatterns(in node: Node) {
    for pattern in node.descendants where pattern.kind == .identifierPattern {
      bind(pattern.nameText, to: [])
    }
  }

  mutating func readLocal(_ node: Node) {
    for binding in node.children(.patternBinding) {
      guard let pattern = binding.child(.identifierPattern) else {
        walkAll(binding)
        if let pattern = binding.firstChild { bindPatterns(in: pattern) }
        continue
      }
      let name = pattern.nameText
      let annotation = binding.child(.typeAnnotation)?.lastChild
      let type = annotation.map { Self.className($0.text) }
      guard let value = binding.child(.initializerClause)?.lastChild else {
        let isKnown = type.map { UIKitType(rawValue: $0) != nil } ?? false
        bind(
          name,
          to: isKnown
            ? [add(name, .local, className: type ?? "", creation: nil, range: pattern.range)] : []
        )
        continue
      }
      if value.kind == .closureExpr, node.text.hasPrefix("let") {
        readLocalClosure(value, as: name)
        bind(name, to: [])
        continue
      }
      if makesOwn(value, as: name) {
        bind(name, to: [Self.own])
        continue
      }
      if let list = mappedElements(of: value, as: name) {
        bind(name, to: [])
        bind(Self.listName(name), to: list)
        continue
      }
      if bindSelf(name, to: value) { continue }
      if Self.isListOfViews(annotation?.text ?? value.emptyListType) {
        // What is put into it is known by its elements.
        bind(name, to: [])
        bind(Self.listName(name), to: listedElements(of: value) ?? [])
        _ = evaluate(value, expecting: "[UIView]", isPlaced: true)
        continue
      }
      if let list = listedElements(of: value) { bind(Self.listName(name), to: list) }
      for (place, column) in (columns(of: value) ?? []).enumerated() {
        bind(Self.columnName(name, place), to: column)
      }
      // What a list of names is used for is seen where the list is.
      let isList = lookUp(Self.listName(name)) != nil
      let found = evaluate(value, expecting: type, isPlaced: isList)
      for index in found where objects[index].place == .expression {
        objects[index].rename(name, as: .local, isVisible: false)
      }
      bind(name, to: found)
      if found.isEmpty { keepResult(of: value, as: name) }
    }
  }

  mutating func readLocalFunction(_ node: Node) {
    let outer = member
    let results = closureResults
    readFunction(node)
    let function = member
    closureResults = results
    member = outer
    localFunctions.insert(function)
    // What a local function gives is not followed.
    for object in returned.removeValue(forKey: function) ?? [] { objects[object].isOpen = true }
  }

  /// `if let button = self.button`, `guard let button`.
  mutating func readBinding(_ node: Node) {
    guard let pattern = node.child(.identifierPattern) else { return walkAll(node) }
    let name = pattern.nameText
    if let value = node.child(.initializerClause)?.lastChild {
      if bindSelf(name, to: value) { return }
      bind(name, to: evaluate(value, expecting: nil))
    } else if let found = lookUp(name) {
      bind(name, to: found)
    }
  }

  /// `for label in [title, subtitle] { label.numberOfLines = 0 }`
  mutating func readLoop(_ node: Node) {
    scopes.append([:])
    let parts = Array(node.children)
    let body = node.child(.codeBlock)
    if let pattern = parts.first, pattern.kind == .valueBindingPattern, parts.count > 1,
      let cast = pattern.descendants.first(where: { $0.kind == .sequenceExpr }),
      let name = cast.firstChild?.firstChild, name.kind == .identifierPattern,
      let type = cast.lastChild
    {
      // `for case let button as UIButton in stack.arrangedSubviews`
      _ = evaluate(parts[1], expecting: nil)
      bind(name.nameText, to: self.cast(parts[1], to: type))
    } else if let pattern = parts.first, pattern.kind == .identifierPattern, parts.count > 1 {
      let list = elements(of: parts[1])
      if list == nil { _ = evaluate(parts[1], expecting: nil) }
      bind(pattern.nameText, to: list ?? [])
    } else if let pattern = parts.first, pattern.kind == .tuplePattern, parts.count > 1,
      let columns = columns(of: parts[1]) ?? pairs(in: parts[1])
    {
      bind(pattern, to: columns)
    } else {
      for part in parts where part.kind != .codeBlock { walk(part) }
    }
    if let body { readBlock(body) }
    scopes.removeLast()
  }

  /// Whether a factory of an extension of one of UIKit's classes makes an instance: `let view =
  /// self.init()` in `static func forAutoLayout() -> Self`, which it only sets up and gives.
  private mutating func makesOwn(_ value: Node, as name: String) -> Bool {
    guard declaration.keyword == .extension, UIKitType(rawValue: declaration.name) != nil,
      conditions == 0, value.kind == .functionCallExpr, let callee = value.firstChild,
      let path = path(of: callee), path.base == nil,
      [["self", "init"], ["Self"], ["Self", "init"]].contains(path.names),
      let function = declaration.functions.first(where: {
        $0.node.range.contains(value.range.lowerBound)
      }), function.returnType == "Self", function.name == member,
      declaration.functions.count(where: { $0.name == member }) == 1,
      !function.parameters.contains(where: { $0.type.includes("->") })
    else { return false }
    // Handed to others it may be given anything.
    let isHandedOn = function.node.descendants.contains { node in
      guard node.kind == .labeledExpr || node.kind == .arrayElement, let given = node.lastChild
      else { return false }
      return given.kind == .declReferenceExpr && given.nameText == name
    }
    if !isHandedOn { objects[Self.own].makers.insert(member) }
    return !isHandedOn
  }

  /// The one object that stands for all of a list that is made of the same kind of thing:
  /// `(0..<4).map { _ in UITextField() }`.
  mutating func mappedElements(of value: Node, as name: String) -> [Int]? {
    guard value.kind == .functionCallExpr, let callee = value.firstChild,
      callee.kind == .memberAccessExpr, callee.lastChild?.hasText("map") == true,
      let base = callee.firstChild,
      let closure = value.child(.closureExpr)
        ?? value.child(.labeledExpr)?.lastChild.flatMap({ $0.kind == .closureExpr ? $0 : nil }),
      closure.mayMakeObject
    else { return nil }
    walk(base)
    scopes.append([:])
    for parameter in Closure.parameterNames(of: closure) { bind(parameter, to: []) }
    closureResults.append(Results())
    let outer = statement
    let items = closure.children.filter { $0.kind != .closureSignature }
    for item in items {
      statement = item.range
      if items.count == 1, item.kind != .returnStmt { give(item) } else { walk(item) }
    }
    statement = outer
    scopes.removeLast()
    let found = (closureResults.popLast()?.objects ?? []).sorted()
    guard found.count == 1, let only = found.first, objects[only].creation != nil,
      objects[only].place == .expression || objects[only].place == .local
    else {
      for object in found { objects[object].isOpen = true }
      return []
    }
    objects[only].rename(name, as: .local, isVisible: false)
    objects[only].standsForSeveral = true
    return [only]
  }

  /// Makes a list that nobody else sees the name of what is made for it: `pills = titles.map { _ in
  /// UIButton() }`.
  ///
  /// - Returns: Whether a value is such a list.
  mutating func keepMapped(_ value: Node, in names: [String]) -> Bool {
    let path = names.first == "self" ? Array(names.dropFirst()) : names
    guard path.count == 1, let name = path.first, conditions == 0,
      let property = declaration.property(name), property.isPrivate,
      members[name]?.isEmpty != false, members[Self.listName(name)] == nil,
      names.count == 2 || scopes.allSatisfy({ $0[name] == nil }),
      let list = mappedElements(of: value, as: name)
    else { return false }
    members[Self.listName(name)] = list
    for index in list { objects[index].rename(name, as: .member, isVisible: false) }
    return true
  }

  /// Whether a list holds views or bar items of any kind: whoever has it puts them somewhere.
  static func isListOfViews(_ type: String?) -> Bool {
    guard let type else { return false }
    let plain = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
    return plain == "[UIView]" || plain == "[UIBarButtonItem]"
  }

  /// Adds what a list of views is assigned or gets to what it holds: `items = [save, share]`.
  ///
  /// - Returns: Whether a name is that of such a list.
  mutating func assignList(_ parts: [Node], to names: [String]) -> Bool {
    guard names.count == 1, case let list = Self.listName(names[0]),
      let place = scopes.lastIndex(where: { $0[list] != nil || $0[names[0]] != nil }),
      scopes[place][list] != nil, scopes[place][names[0]] == []
    else { return false }
    for part in parts.dropFirst(2) {
      if let added = elements(of: part) {
        scopes[place][list, default: []] += added
      } else {
        _ = evaluate(part, expecting: "[UIView]", isPlaced: true)
      }
    }
    return true
  }

  /// The name under which a list of objects is kept.
  static func listName(_ name: String) -> String { "[\(name)]" }

  /// The object that stands for each in a list or table of which only the type is written: `[UIButton]`,
  /// `[Tab: UIButton]`.
  mutating func objectForEach(of property: Declaration.Property, at node: Node) -> Int? {
    guard property.getter == nil, let type = property.type, type.hasPrefix("["),
      type.hasSuffix("]"),
      property.initialValue.map({ ["[]", "[:]"].contains($0.source) }) ?? true,
      let item = type.dropFirst().dropLast().split(separator: ":").last?.drop(while: { $0 == " " })
    else { return nil }
    let name = Self.className(String(item))
    guard UIKitType(rawValue: name) != nil || Self.looksLikeObject(name) else { return nil }
    let object = add(name, .local, className: name, creation: nil, range: node.range)
    objects[object].isOpen = true
    bind(Self.listName(property.name), to: [object])
    return object
  }

  /// The objects of an array literal of names, `[a, b] as [UIView]`, or of a name that stands for
  /// one; nil for anything else.
  mutating func elements(of node: Node) -> [Int]? {
    var node = node
    if let views = arranged(node) { return views }
    if let path = path(of: node), path.base == nil, let name = path.names.last,
      path.names.count == 1 || path.names == ["self", name]
    {
      if path.names.count == 1, let list = lookUp(Self.listName(name)) { return list }
      guard let property = declaration.property(name) else { return nil }
      if let object = objectForEach(of: property, at: node) { return [object] }
      guard let value = property.initialValue?.node ?? property.singleValue?.node,
        value.kind == .arrayExpr
      else { return nil }
      node = value
    }
    // `[name, mail] + codes`
    if node.kind == .sequenceExpr, case let parts = Array(node.children), parts.count >= 3,
      parts[1].hasText("+")
    {
      var found: [Int] = []
      for (index, part) in parts.enumerated() {
        if index % 2 == 1 {
          guard part.hasText("+") else { return nil }
        } else {
          guard let list = elements(of: part) else { return nil }
          found += list
        }
      }
      return found.count > 32 ? nil : found
    }
    if node.kind == .tupleExpr, node.children.count(where: { _ in true }) == 1,
      let only = node.firstChild?.lastChild
    {
      return elements(of: only)
    }
    if node.kind == .sequenceExpr, let first = node.firstChild { node = first }
    guard node.kind == .arrayExpr else { return nil }
    var found: [Int] = []
    for element in node.children {
      guard let value = element.firstChild, let path = path(of: value.withoutCast),
        path.base == nil, case let (objects, rest, _) = resolve(path.names), !objects.isEmpty
      else { return nil }
      if rest.isEmpty {
        found += objects
      } else if let object = borrow(rest, from: objects) {
        found.append(object)
      } else {
        return nil
      }
    }
    // What a loop does is done to each: for long lists it is not followed.
    return found.isEmpty || found.count > 32 ? nil : found
  }

  /// Reads a closure that a local name stands for, and what it does to what it is handed.
  private mutating func readLocalClosure(_ node: Node, as name: String) {
    scopes.append([:])
    var list: [GivenParameter] = []
    for (parameter, type) in Closure.typedParameters(of: node) {
      let class_ = type.map(Self.className) ?? ""
      let isObject = UIKitType(rawValue: class_) != nil || Self.looksLikeObject(class_)
      let object =
        isObject
        ? add(parameter, .parameter, className: class_, creation: nil, range: node.range) : -1
      bind(parameter, to: isObject ? [object] : [])
      list.append(GivenParameter(object: object))
    }
    parameters[name, default: []].append(list)
    localFunctions.insert(name)
    closureResults.append(Results())
    let outer = statement
    for item in node.children where item.kind != .closureSignature {
      statement = item.range
      walk(item)
    }
    statement = outer
    for object in closureResults.popLast()?.objects ?? [] { objects[object].isOpen = true }
    scopes.removeLast()
  }

  /// Reads a closure whose first parameter, or `$0`, stands for some objects.
  mutating func readClosure(_ node: Node, giving objects: [Int]) {
    readClosure(node, givingEach: [objects])
  }

  /// Reads a closure whose parameters each stand for some objects.
  mutating func readClosure(_ node: Node, givingEach columns: [[Int]]) {
    scopes.append([:])
    let names = Closure.parameterNames(of: node)
    for name in names { bind(name, to: []) }
    for (place, objects) in columns.enumerated() {
      bind(place < names.count ? names[place] : "$\(place)", to: objects)
    }
    closureResults.append(Results())
    let outer = statement
    let items = node.children.filter { $0.kind != .closureSignature }
    for item in items {
      statement = item.range
      // `UIStackView(arrangedSubviews: items.map { makeButton(for: $0) })`
      if isPlacing, items.count == 1, item.kind == .functionCallExpr || item.kind == .arrayExpr {
        give(item)
      } else {
        walk(item)
      }
    }
    statement = outer
    let given = closureResults.popLast()?.objects ?? []
    if !isPlacing { for object in given { self.objects[object].isOpen = true } }
    scopes.removeLast()
  }

  /// Takes note of what a `return` gives.
  mutating func give(_ value: Node) {
    // `toolbarItems = tools.flatMap { [makeItem($0), .flexibleSpace()] }`
    if isPlacing, value.kind == .arrayExpr {
      for element in value.children { if let inner = element.firstChild { give(inner) } }
      return
    }
    var found = evaluate(value, expecting: closureResults.last?.type)
    if found.isEmpty { found = receiver(ofMethod: value) }
    guard !closureResults.isEmpty else { return }
    closureResults[closureResults.count - 1].objects.formUnion(found)
  }
}

extension ObjectReader {
  /// `label` of `return label.pinned()` where an object is to be given: the method gives what it is
  /// called on.
  private func receiver(ofMethod value: Node) -> [Int] {
    guard value.kind == .functionCallExpr, let type = closureResults.last?.type,
      type == "Self" || UIKitType(rawValue: type) != nil,
      let callee = value.firstChild, let path = path(of: callee), path.base == nil,
      path.names.count == 2, let found = lookUp(path.names[0])
    else { return [] }
    return found.filter { objects[$0].place == .local }
  }
}

extension Node {
  /// `[UIView]` of `[UIView]()`.
  fileprivate var emptyListType: String? {
    guard kind == .functionCallExpr, let list = firstChild, list.kind == .arrayExpr,
      child(.labeledExpr) == nil
    else { return nil }
    return list.text
  }

  /// Whether a closure names a class of UIKit or of the project.
  fileprivate var mayMakeObject: Bool {
    allTokens.contains { $0.kind == .identifier && $0.text.hasPrefix("UI") }
  }

  /// `button` of `button as Any`.
  package var withoutCast: Node {
    guard kind == .sequenceExpr, case let parts = Array(children), parts.count == 3,
      parts[1].kind == .unresolvedAsExpr
    else { return self }
    return parts[0]
  }
}

extension Declaration.Function {
  /// Whether it takes the place of a setter and has that do what it is for: a class with
  /// `override func setTitle(…) { super.setTitle(…) }` gives nothing a title.
  var handsOnToSuper: Bool {
    name.hasPrefix("set") && body?.contains { $0.code.includes("super.\(name)(") } == true
  }
}
