import CurbcutSyntax

extension ObjectReader {
  // MARK: Names

  /// A dotted path of names; the base is what stands in front of it where that is no name.
  func path(of node: Node) -> (names: [String], base: Node?)? {
    var names: [String] = []
    var node = node
    while names.count < 24 {
      switch node.kind {
      case .declReferenceExpr:
        let name = node.nameText
        names.append(isOtherNameOfSelf(name) ? "self" : name)
        return (names.reversed(), nil)
      case .superExpr:
        names.append("super")
        return (names.reversed(), nil)
      case .memberAccessExpr:
        guard let last = node.lastChild, let first = node.firstChild else { return nil }
        names.append(last.nameText)
        if first.isIdentical(to: last) { return nil }
        node = first
      case .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr:
        guard let first = node.firstChild else { return nil }
        node = first
      default:
        return (names.reversed(), node)
      }
    }
    return nil
  }

  /// Takes note of another name for the instance: `guard let strongSelf = self`.
  ///
  /// - Returns: Whether a value is the instance.
  mutating func bindSelf(_ name: String, to value: Node) -> Bool {
    guard value.kind == .declReferenceExpr, value.nameText == "self", name != "self",
      !scopes.isEmpty
    else { return false }
    bind(Self.otherName(name), to: [])
    hasOtherNames = true
    return true
  }

  /// What stands in a scope beside a name that means the instance.
  private static func otherName(_ name: String) -> String { "=\(name)" }

  private func isOtherNameOfSelf(_ name: String) -> Bool {
    guard hasOtherNames else { return false }
    for scope in scopes.reversed() {
      if scope[Self.otherName(name)] != nil { return true }
      if scope[name] != nil { return false }
    }
    return false
  }

  /// What stands for an object where something is done to it, as written: `self.button`, or
  /// `that.button` where that is the instance.
  func receiver(_ node: Node, _ names: [String], _ used: Int) -> String {
    let text = names.prefix(used).joined(separator: ".")
    guard hasOtherNames, names.first == "self", used > 0 else { return text }
    let first = node.text.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    return "\(first)\(text.dropFirst("self".count))"
  }

  /// The objects that a path leads to, with the names that are left.
  ///
  /// - Returns: Also how many names stand for the object.
  func resolve(_ path: [String]) -> (objects: [Int], rest: [String], used: Int) {
    var names = path[...]
    var used = 0
    if let first = names.first, first == "self" || first == "super" {
      names = names.dropFirst()
      used = 1
      if names.isEmpty { return (first == "self" ? [Self.own] : [], [], 1) }
      if let name = names.first, let found = members[name] { return inside(found, names, used) }
    } else if let first = names.first, let found = lookUp(first) {
      return inside(found, names, used)
    }
    if let found = pathObject(names) {
      return (found.0, Array(names.dropFirst(found.1)), used + found.1)
    }
    // A capital begins a type or an enum's case.
    if let first = names.first, first.first?.isUppercase == true { return ([], Array(names), 0) }
    return ([Self.own], Array(names), used)
  }

  func inside(
    _ found: [Int],
    _ names: ArraySlice<String>,
    _ used: Int
  ) -> (objects: [Int], rest: [String], used: Int) {
    if let inner = pathObject(names) {
      return (inner.0, Array(names.dropFirst(inner.1)), used + inner.1)
    }
    return (found, Array(names.dropFirst()), used + 1)
  }

  func pathObject(_ names: ArraySlice<String>) -> ([Int], Int)? {
    guard !paths.isEmpty, names.count > 1 else { return nil }
    for count in 2...min(4, names.count) {
      if let found = paths[names.prefix(count).joined(separator: ".")] { return (found, count) }
    }
    return nil
  }

  /// What is asked of a list that gives nobody what it holds.
  private static let askedOfLists: Set<String> = [
    "count", "isEmpty", "firstIndex", "lastIndex", "indices", "contains", "append", "insert",
    "remove", "removeAll", "removeFirst", "removeLast", "reverse", "reserveCapacity",
  ]

  /// Takes note that something else is done to the objects of a list than to each of them.
  mutating func openList(_ names: [String]) {
    guard names.count > 1, !Self.askedOfLists.contains(names[1]),
      let list = lookUp(Self.listName(names[0] == "self" ? names[1] : names[0])),
      names.count > 2 || names[0] != "self"
    else { return }
    for object in list { objects[object].isOpen = true }
  }

  /// How many objects of other declarations are followed in one.
  private static let maximumBorrowed = 256

  /// The object that a property of another declaration holds: in an extension one of the type that is
  /// extended, on an object of one of the project's classes one of that class. What it is that
  /// declaration tells.
  mutating func borrow(_ name: String, from owner: Int) -> Int? {
    let type: String
    if owner == Self.own {
      guard declaration.keyword == .extension, declaration.property(name) == nil,
        declaration.function(name) == nil
      else { return nil }
      type = declaration.name
    } else {
      type = objects[owner].className
    }
    guard !type.isEmpty, UIKitType(rawValue: type) == nil, name.first?.isLowercase == true,
      !UIKitNames.isOfEveryView(name)
    else { return nil }
    let lender = "\(type).\(name)"
    if let known = objects[owner].lent[name] { return known }
    guard borrowed.count < Self.maximumBorrowed else { return nil }
    // What is reached through one object of a class is not what is reached through another.
    let key = owner == Self.own ? lender : "\(owner).\(lender)"
    let object =
      borrowed[key]
      ?? add(name, .elsewhere, className: "", creation: nil, range: declaration.nameRange)
    borrowed[key] = object
    objects[object].lender = lender
    objects[owner].lent[name] = object
    return object
  }

  /// The object that names stand for which lead from an object to one of another declaration.
  mutating func borrow(_ rest: [String], from found: [Int]) -> Int? {
    guard rest.count == 1, found.count == 1 else { return nil }
    return borrow(rest[0], from: found[0])
  }

  /// A member that is read: what stands in front of it is looked into, and an object that is read
  /// whole is used.
  mutating func readMember(_ node: Node) {
    guard let path = path(of: node) else { return }
    if let base = path.base {
      walk(base)
    } else {
      openList(path.names)
      let (found, rest, _) = resolve(path.names)
      if rest.isEmpty { use(node, as: nil) }
      // `text.bind(to: label.rx.text)`
      if rest.first == "rx" {
        record(rest, .call, on: found, receiver: "", at: node)
      }
    }
  }

  /// Takes note that an object is handed on.
  mutating func use(
    _ node: Node,
    as function: String?,
    label: String? = nil,
    index: Int = 0,
    isElement: Bool = false
  ) {
    guard let path = path(of: node), path.base == nil else { return }
    if let function, path.names.count == 1, let list = lookUp(Self.listName(path.names[0])) {
      for object in list {
        record([], .passed(to: function), on: [object], receiver: node.text, at: node)
        hand(object, to: function, label: label, index: index, isElement: true)
      }
      return
    }
    if let function, path.names.count == 1, let giving = results[path.names[0]],
      !UIKitNames.isPlacing(function)
    {
      foreignUses.insert(ForeignUse(name: ObjectNames.result(of: giving), property: "*"))
    }
    let (found, rest, _) = resolve(path.names)
    guard rest.isEmpty else {
      if found == [Self.own], rest.count == 1, declaration.function(rest[0]) != nil {
        // `items.map(makeButton)`
        if !isPlacing { referenced.insert(rest[0]) }
        return
      }
      let isOwn = found == [Self.own] && rest.count == 1
      guard let function, let object = borrow(rest, from: found) else {
        if let function, isOwn, !UIKitNames.isPlacing(function) { tellHandedOn(rest[0]) }
        return
      }
      record([], .passed(to: function), on: [object], receiver: node.text, at: node)
      hand(object, to: function, label: label, index: index, isElement: isElement)
      // The function tells what it does to it.
      let name = objects[object].settings.last?.parameterName
      if isOwn, !UIKitNames.isPlacing(function) { tellHandedOn(rest[0], to: name ?? "*") }
      return
    }
    guard let function else { return }
    if found == [Self.own] { handOwn(to: function, index: index, isElement: isElement) }
    for object in found where object != Self.own {
      record([], .passed(to: function), on: [object], receiver: node.text, at: node)
      hand(object, to: function, label: label, index: index, isElement: isElement)
    }
  }

  // MARK: What functions give

  /// Keeps the name for what a function gives that another declaration has.
  mutating func keepResult(of value: Node, as name: String) {
    if let function = resultName(of: value) { results[name] = function }
  }

  /// The function whose result an expression is: `makeLabel` of `try Factory.makeLabel(title)`.
  private func resultName(of value: Node) -> String? {
    var node = value
    while [.tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr].contains(node.kind),
      let inner = node.firstChild
    {
      node = inner
    }
    guard node.kind == .functionCallExpr, let callee = node.firstChild,
      let name = path(of: callee)?.names.last ?? callee.lastChild?.nameText,
      name.first?.isLowercase == true
    else { return nil }
    return name
  }

  /// Tells what is done to the result of a call.
  mutating func tellResult(of value: Node, _ property: String) {
    guard let function = resultName(of: value) else { return }
    foreignUses.insert(ForeignUse(name: ObjectNames.result(of: function), property: property))
  }

  // MARK: Assignments

  mutating func readSequence(_ node: Node) {
    let parts = Array(node.children)
    guard parts.count >= 3, parts[1].isAssignmentOperator else {
      readConstraint(parts, of: node)
      for part in parts { walk(part) }
      return
    }
    let value = parts.count == 3 ? Expression(parts[2]) : Expression(node, slice: 2..<parts.count)
    guard let path = path(of: parts[0]) else {
      walk(parts[0])
      for part in parts.dropFirst(2) { walk(part) }
      return
    }
    if let base = path.base {
      // `button(for: x).isHidden = true`, `(cell as? Cell)?.title = …`
      walk(base)
      tell(path.names, isInside: true, lender: lender(ofCast: base, path.names), at: parts[0])
      if let first = path.names.first { tellResult(of: base, first) }
    }
    let (found, rest, used) = path.base == nil ? resolve(path.names) : ([], path.names, 0)
    let receiver = receiver(node, path.names, used)
    if rest.isEmpty, path.base == nil, assignList(parts, to: path.names) { return }
    if parts.count == 3, path.base == nil, keepMapped(parts[2], in: path.names) { return }
    if rest.isEmpty, path.base == nil, found != [Self.own], !path.names.isEmpty {
      assign(parts, to: path.names, found)
      return
    }
    if rest == ["configuration"], parts.count == 3, let given = configuration(parts[2]) {
      for object in found { configured.append((object, given)) }
      // A function of the project that is handed words makes it of them.
      if let maker = objects[given].creation?.call, maker.callee.memberName != "Configuration",
        maker.arguments.contains(where: { $0.label.map(NameHint.wording.matches) ?? true })
      {
        record(rest, .assignment(value), on: found, receiver: receiver, at: node)
      }
      return
    }
    // What a getter gives is the list, whatever its setter hands on.
    if rest.last == "accessibilityElements", member != "accessibilityElements", rest.count <= 2,
      parts.count == 3
    {
      for object in found { objects[object].listed = listedElements(of: parts[2]) }
    }
    if found.isEmpty {
      record(path.names, .assignment(value), on: [Self.others], receiver: "", at: node)
    } else {
      record(rest, .assignment(value), on: found, receiver: receiver, at: node)
    }
    if path.base == nil {
      tell(
        path.names,
        part: part(of: found, rest),
        lender: lender(of: found, rest),
        at: parts[0]
      )
    }
    let name = path.names.dropFirst(path.names.first == "self" ? 1 : 0).joined(separator: ".")
    let property = path.names.last ?? ""
    // What is put into a list that nobody else has is shown with it.
    let list = name == property ? declaration.property(name) : nil
    let isInList = list.map { $0.isPrivate && Self.isListOfViews($0.type) } ?? false
    let isPlaced = UIKitNames.isPlace(property) || isInList
    let class_ = isInList ? "[UIView]" : UIKitNames.placedClass(property)
    if isPlaced, let given = self.path(of: parts[2]), given.base == nil,
      case let left = resolve(given.names), left.objects == [Self.own], left.rest.count == 1
    {
      tellHandedOn(left.rest[0], to: property)
    }
    if isPlaced, parts.count == 3 { tellResult(of: parts[2], property) }
    for part in parts.dropFirst(2) {
      for object in evaluate(part, expecting: class_, isPlaced: isPlaced) where object != Self.own {
        if isPlaced, property != "titleView" || isTitleOfBar(path.names) {
          objects[object].writtenPlaces.insert(property)
        }
        if objects[object].place == .expression {
          if parts.count == 3, name == property, !isPlaced, !UIKitNames.isKnown([name]) {
            inherit(name, as: object)
          } else {
            objects[object].rename(name, as: .expression, isVisible: false)
            if parts.count == 3 { paths[name] = [object] }
          }
        } else if !isPlaced {
          objects[object].isOpen = true
        }
      }
    }
  }

  /// Whether a `titleView` is that of a navigation bar rather than one that a view of the project has.
  private func isTitleOfBar(_ names: [String]) -> Bool {
    let owner = names.dropLast().filter { $0 != "self" && $0 != "super" }
    // What a view of the project holds as its title is no item of a bar: `contentView.titleView`.
    if let last = owner.last {
      guard case let found = lookUp(last) ?? [], found.count == 1, let only = found.first else {
        return true
      }
      let class_ = objects[only].className
      return UIKitType(rawValue: class_) != nil || !Self.looksLikeObject(class_)
    }
    return !declaration.name.hasSuffix("View")
  }

  /// A property that the type has from elsewhere, a superclass or a header, is given an object.
  private mutating func inherit(_ name: String, as object: Int) {
    objects[object].rename(name, as: .member, isVisible: true)
    members[name] = [object]
    // What was done to it before was taken for something done to the type.
    for setting in objects[Self.own].settings where setting.path.first == name {
      guard setting.path.count > 1 else { continue }
      var setting = setting
      setting.path.removeFirst()
      objects[object].settings.append(setting)
    }
  }

  /// `button.widthAnchor == 24`, as packages for layout write it.
  private mutating func readConstraint(_ parts: [Node], of node: Node) {
    guard parts.count == 3, parts[1].hasText("=="), let path = path(of: parts[0]),
      path.base == nil, let anchor = path.names.last,
      ["widthAnchor", "heightAnchor", "sizeAnchors"].contains(anchor)
    else { return }
    let (found, rest, used) = resolve(path.names)
    guard rest == [anchor] else { return }
    let receiver = receiver(node, path.names, used)
    record(rest, .assignment(Expression(parts[2])), on: found, receiver: receiver, at: node)
  }

  /// The configuration that a name stands for, `var filled = UIButton.Configuration.filled()`.
  func configuration(_ value: Node) -> Int? {
    guard let path = path(of: value), path.base == nil else { return nil }
    let (found, rest, _) = resolve(path.names)
    guard rest.isEmpty, found.count == 1, let only = found.first,
      objects[only].className == UIKitType.buttonConfiguration.rawValue
    else { return nil }
    return only
  }

  /// The `UIAction` that is created in an expression, or that a local name stands for.
  func action(_ value: Node) -> Expression? {
    if value.kind == .functionCallExpr { return Expression(value) }
    guard let path = path(of: value), path.base == nil else { return nil }
    let (found, rest, _) = resolve(path.names)
    guard rest.isEmpty, found.count == 1, let only = found.first,
      objects[only].className == UIKitType.action.rawValue
    else { return nil }
    return objects[only].creation
  }

  /// `button = UIButton()`: the name gets an object.
  mutating func assign(_ parts: [Node], to names: [String], _ old: [Int]) {
    var made: [Int] = []
    for part in parts.dropFirst(2) {
      let class_ = old.first.map { objects[$0].className } ?? ""
      made += evaluate(part, expecting: class_.isEmpty ? nil : class_)
    }
    guard let name = names.last else { return }
    for object in made where object != Self.own {
      guard objects[object].place == .expression else {
        // Two names for one object.
        objects[object].isOpen = objects[object].isOpen || old.isEmpty
        continue
      }
      let isMember = members[name] != nil && lookUp(name) == members[name]
      let isVisible = isMember && declaration.property(name)?.isPrivate != true
      objects[object].rename(name, as: isMember ? .member : .local, isVisible: isVisible)
    }
    guard !made.isEmpty else { return }
    if assignInBranch(name, made, old) { return }
    // A property that another function has given another view: it stands for either.
    if isMember(name, in: names), declaration.property(name)?.isPrivate == true {
      let others = old.filter {
        objects[$0].place == .local && objects[$0].creation != nil && objects[$0].member != member
          && !made.contains($0)
      }
      if !others.isEmpty, others.count == old.count, old.count < 16 {
        members[name] = others + made
        return
      }
    }
    // What was done to the name before and is done behind it is done to the same thing.
    for index in old {
      let others = made.filter { $0 != index }
      if objects[index].place == .member, objects[index].creation == nil, !objects[index].isOutlet {
        retire(index, for: others)
        continue
      }
      for object in others { objects[object].take(objects[index]) }
      objects[index].isOpen = true
    }
    if names.count == 2, names[0] == "self", members[name] != nil {
      keep(made, as: name)
    } else {
      replace(name, by: made)
    }
  }

  /// Whether names stand for a property of the type, and no local name.
  private func isMember(_ name: String, in names: [String]) -> Bool {
    guard members[name] != nil else { return false }
    return names.first == "self" || names.count == 1 && scopes.allSatisfy { $0[name] == nil }
  }

  /// A property that is given what a parameter of the same name holds: `self.slider = slider`.
  private mutating func keep(_ made: [Int], as name: String) {
    members[name] = made
    // What whoever sees the property does to it is told under the name of that.
    guard declaration.property(name)?.isPrivate != true else { return }
    for object in made where objects[object].place == .parameter { objects[object].isOpen = true }
  }

  /// A local name of which each branch makes something else: `if isOwn { button = EditButton() } else {
  /// button = MenuButton() }`. Behind the branches it stands for all of them.
  private mutating func assignInBranch(_ name: String, _ made: [Int], _ old: [Int]) -> Bool {
    guard conditions > 0, let inner = scopes.indices.last, scopes[inner][name] == nil,
      let outer = scopes.indices.dropLast().last(where: { scopes[$0][name] != nil })
    else { return false }
    let declared = old.filter { objects[$0].place == .local && objects[$0].creation == nil }
    for object in made where !old.contains(object) {
      for index in declared { objects[object].take(objects[index]) }
    }
    scopes[inner][name] = made
    scopes[outer][name] = old.filter { !declared.contains($0) && !made.contains($0) } + made
    return true
  }

  mutating func replace(_ name: String, by objects: [Int]) {
    for index in scopes.indices.reversed() where scopes[index][name] != nil {
      scopes[index][name] = objects
      return
    }
    if members[name] != nil { members[name] = objects }
  }
}
