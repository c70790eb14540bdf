import CurbcutSyntax

extension ObjectReader {
  // MARK: Calls

  /// The objects that an expression stands for or creates.
  ///
  /// - Parameter isPlaced: whether what a list holds is only put somewhere on the screen.
  mutating func evaluate(
    _ node: Node,
    expecting type: String?,
    isPlaced: Bool = false
  ) -> [Int] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { return [] }
    switch node.kind {
    case .functionCallExpr:
      // `[first, isNew ? second : nil].compactMap { $0 }`
      if isPlaced, let list = node.firstChild?.firstChild, list.kind == .arrayExpr,
        node.firstChild?.lastChild?.hasText("compactMap") == true
      {
        return evaluate(list, expecting: type, isPlaced: true)
      }
      let outer = isPlacing
      defer { isPlacing = outer }
      // `toolbarItems = tools.map { makeItem($0) }`
      if isPlaced, let method = node.firstChild?.lastChild,
        ["map", "flatMap", "compactMap"].contains(where: { method.hasText($0) })
      {
        isPlacing = true
      }
      return call(node, expecting: type)
    case .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr, .unsafeExpr:
      return node.firstChild.map { evaluate($0, expecting: type) } ?? []
    case .tupleExpr:
      guard let only = node.firstChild, node.lastChild?.isIdentical(to: only) == true else {
        walkAll(node)
        return []
      }
      return only.lastChild.map { evaluate($0, expecting: type) } ?? []
    case .declReferenceExpr, .memberAccessExpr:
      guard let path = path(of: node) else { return [] }
      if let base = path.base {
        walk(base)
        return []
      }
      if path.names.count == 1, let list = lookUp(Self.listName(path.names[0])) {
        for object in list where !isPlaced { objects[object].isOpen = true }
        return []
      }
      openList(path.names)
      let (found, rest, _) = resolve(path.names)
      if rest.isEmpty { return found.filter { $0 != Self.own } }
      // What a property makes anew is kept under another name.
      if !isPlaced, found == [Self.own], rest.count == 1,
        declaration.property(rest[0])?.getter != nil
      {
        tellHandedOn(rest[0])
      }
      return borrow(rest, from: found).map { [$0] } ?? []
    case .sequenceExpr:
      let parts = Array(node.children)
      if parts.count == 3, parts[1].kind == .unresolvedAsExpr {
        return cast(parts[0], to: parts[2])
      }
      var found: [Int] = []
      for part in parts {
        switch part.kind {
        case .unresolvedTernaryExpr:
          if let then = part.firstChild { found += evaluate(then, expecting: type) }
        case .functionCallExpr: found += call(part, expecting: type)
        case .arrayExpr: found += evaluate(part, expecting: type, isPlaced: isPlaced)
        case .sequenceExpr: break
        default: walk(part)
        }
      }
      // `tableView.dequeueReusableCell(withIdentifier: id) ?? UITableViewCell()` is what is set up here.
      let made = found.filter { !isDequeued($0) }
      return made.isEmpty ? found : made
    case .arrayExpr:
      let inner = type.map { $0.hasPrefix("[") ? String($0.dropFirst().dropLast()) : $0 }
      // Whoever is given any views at all puts them somewhere, and knows no name for them.
      let isPlaced = isPlaced || type == "[UIView]" || type == "[UIBarButtonItem]"
      for element in node.children {
        guard let value = element.firstChild else { continue }
        // In an extension the names of the type's properties are known elsewhere.
        if !isPlaced, declaration.keyword == .extension, let path = path(of: value),
          path.base == nil, case let (found, rest, _) = resolve(path.names), found == [Self.own],
          rest.count == 1
        {
          foreignUses.insert(ForeignUse(name: "\(declaration.name).\(rest[0])", property: "*"))
        }
        // Whoever has the list has the object.
        for object in evaluate(value, expecting: inner) {
          objects[object].list = objects[object].list ?? node.range.lowerBound
          if !isPlaced { objects[object].isOpen = true }
        }
      }
      return []
    default:
      walk(node)
      return []
    }
  }

  mutating func call(_ node: Node, expecting type: String? = nil) -> [Int] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth, let callee = node.firstChild else { return [] }
    if callee.kind == .closureExpr {
      // `{ … }()`: what it returns; `{ $0.text = title; return $0 }(UILabel())`
      let given = node.children(.labeledExpr).map { argument in
        argument.lastChild.map { evaluate($0, expecting: nil) } ?? []
      }
      scopes.append([:])
      let names = Closure.parameterNames(of: callee)
      for (index, objects) in given.enumerated() {
        bind(names.isEmpty ? "$\(index)" : index < names.count ? names[index] : "", to: objects)
      }
      closureResults.append(Results(type: type))
      let outer = statement
      let items = callee.children.filter { $0.kind != .closureSignature }
      for item in items {
        statement = item.range
        if items.count == 1, item.kind != .returnStmt { give(item) } else { walk(item) }
      }
      statement = outer
      scopes.removeLast()
      return (closureResults.popLast()?.objects ?? []).sorted()
    }
    // `.init(frame: .zero)`
    if callee.kind == .memberAccessExpr, let name = callee.lastChild,
      callee.firstChild?.isIdentical(to: name) == true
    {
      if !name.hasText("init") {
        factoryCalls.append(FactoryCall(of: name.nameText, in: nil, node))
      }
      let isCreation = name.hasText("init") && type.map { UIKitType(rawValue: $0) != nil } == true
      readArguments(of: node, function: name.nameText, giving: [])
      // `var filled: UIButton.Configuration = .filled()`
      if type == "Configuration", UIKitNames.configurations.contains(name.nameText) {
        let class_ = UIKitType.buttonConfiguration.rawValue
        return [add("", .expression, className: class_, creation: node, range: node.range)]
      }
      guard isCreation, let type else { return [] }
      return [add("", .expression, className: type, creation: node, range: node.range)]
    }
    guard let path = path(of: callee) else {
      walk(callee)
      readArguments(of: node, function: "", giving: [])
      return []
    }
    let function = path.names.last ?? ""
    if let base = path.base { return call(node, on: base, path.names) }
    if function == "forEach", let list = callee.firstChild,
      elements(of: list) != nil || columns(of: list) != nil
    {
      return call(node, on: list, [function])
    }
    if let created = creation(node, path.names, expecting: type) { return created }
    if path.names.count == 1, isLocalValue(function) {
      // `completion?()` does nothing to the instance that whoever gave it has not written.
      readArguments(of: node, function: function, giving: [])
      return []
    }
    if path.names.count == 1 || (path.names.count == 2 && path.names[0] == "self") {
      return callOwn(node, function)
    }
    let receiver = Array(path.names.dropLast())
    let (found, rest, used) = resolve(receiver)
    record(
      found.isEmpty ? path.names : rest + [function],
      .call,
      on: found.isEmpty ? [Self.others] : found,
      receiver: self.receiver(node, receiver, used),
      at: node
    )
    tell(
      path.names,
      part: part(of: found, rest + [function]),
      lender: lender(of: found, rest + [function]),
      at: callee
    )
    // `price.then { $0.… }` in an extension of the type that has the label.
    let borrowed = borrow(rest, from: found)
    let receivers = borrowed.map { [$0] } ?? (rest.isEmpty && found != [Self.own] ? found : [])
    let isGiving = !receivers.isEmpty && UIKitNames.settingUp.contains(function)
    let given = readArguments(of: node, function: function, giving: isGiving ? receivers : [])
    if UIKitNames.adds(function) {
      contain(given, in: borrowed.map { [$0] } ?? found, borrowed == nil ? rest : [])
    }
    if let cell = dequeued(by: node, function) { return [cell] }
    return isGiving ? receivers : []
  }

  /// A call on what another expression gives: `UILabel().then { … }`, `[a, b].forEach { … }`.
  mutating func call(_ node: Node, on base: Node, _ names: [String]) -> [Int] {
    let function = names.last ?? ""
    if names.count == 1, function == "forEach", let list = elements(of: base) {
      readArguments(of: node, function: function, giving: list)
      // `[name, price].forEach(stack.addArrangedSubview)`
      if let reference = node.child(.labeledExpr)?.lastChild, let path = path(of: reference),
        path.base == nil, let method = path.names.last
      {
        let (found, rest, _) = resolve(Array(path.names.dropLast()))
        let isOwn = path.names.count == 1 || rest.isEmpty && found == [Self.own]
        if UIKitNames.adds(method) {
          contain(list, in: isOwn ? [Self.own] : found, rest)
        } else {
          handEach(of: list, to: method, isOwn: isOwn, at: reference)
        }
      }
      return []
    }
    if names.count == 1, function == "forEach", let columns = columns(of: base),
      let closure = node.child(.closureExpr)
    {
      readClosure(closure, givingEach: columns)
      return []
    }
    // `fields[index].becomeFirstResponder()` says nothing of what the list holds.
    if base.kind == .subscriptCallExpr, names.count == 1, UIKitNames.isKnown(names),
      !UIKitNames.tells(function)
    {
      for argument in base.children.dropFirst() { walk(argument) }
      readArguments(of: node, function: function, giving: [])
      return []
    }
    let found = evaluate(base, expecting: nil)
    if found.isEmpty, let first = names.first {
      tellResult(of: base, UIKitNames.isKnown(names) ? first : "*")
    }
    guard names.count == 1, !found.isEmpty else {
      for object in found {
        record(names, .call, on: [object], receiver: base.text, at: node)
      }
      readArguments(of: node, function: function, giving: [])
      return []
    }
    let isGiving = UIKitNames.settingUp.contains(function) || node.child(.closureExpr) != nil
    if !isGiving { record(names, .call, on: found, receiver: base.text, at: node) }
    readArguments(of: node, function: function, giving: isGiving ? found : [])
    return found
  }

  /// `UIButton(type: .system)`, `UIButton.systemButton(with: …)`; nil for what creates no object.
  mutating func creation(
    _ node: Node,
    _ names: [String],
    expecting type: String?
  ) -> [Int]? {
    guard let index = names.firstIndex(where: { $0.first?.isUppercase == true }),
      index <= 1, lookUp(names[0]) == nil
    else { return nil }
    let rest = names[(index + 1)...].filter { $0.first?.isUppercase != true }
    var class_ = names.last { $0.first?.isUppercase == true } ?? ""
    // `Self.makeLabel()`
    if index == 0, rest.count == 1, names[0] == declaration.name || names[0] == "Self",
      declaration.function(rest[0]) != nil
    {
      return callOwn(node, rest[0])
    }
    if rest.count == 1, rest[0].first?.isLowercase == true {
      factoryCalls.append(FactoryCall(of: rest[0], in: class_, node))
    }
    if class_ == "Configuration", names.contains("UIButton") {
      readArguments(of: node, function: "", giving: [])
      class_ = UIKitType.buttonConfiguration.rawValue
      return [add("", .expression, className: class_, creation: node, range: node.range)]
    }
    let given = node.children(.labeledExpr).first { $0.argumentLabel == "configuration" }?.lastChild
    let action = node.children(.labeledExpr).first { $0.argumentLabel == "primaryAction" }?
      .lastChild
    let contents = readArguments(
      of: node,
      function: Self.method(rest, of: class_) ?? class_,
      giving: []
    )
    let isKnown = UIKitType(rawValue: class_) != nil
    guard isKnown || (rest.isEmpty && Self.looksLikeObject(class_)) else { return [] }
    guard rest.count <= 1 else { return [] }
    // `UIBarButtonItem.flexibleSpace()` and the factories of projects give something set up.
    if let factory = rest.first, !UIKitNames.factories.contains(factory) {
      guard isKnown else { return [] }
      let isSetUpElsewhere = node.child(.closureExpr) != nil
      let object = add(
        "",
        .expression,
        className: class_,
        creation: isSetUpElsewhere ? nil : node,
        range: node.range
      )
      objects[object].isOpen = isSetUpElsewhere
      objects[object].source = factory
      if !isSetUpElsewhere { objects[object].maker = ObjectNames.maker(factory) }
      // `UIStackView.column([title, price])`
      if class_ == UIKitType.stackView.rawValue { contain(contents, in: [object], []) }
      return [object]
    }
    let object = add("", .expression, className: class_, creation: node, range: node.range)
    if class_ == UIKitType.stackView.rawValue || class_ == UIKitType.barButtonItem.rawValue {
      contain(contents, in: [object], [])
    }
    if let configuration = given.flatMap({ configuration($0) }) {
      configured.append((object, configuration))
    }
    objects[object].primaryAction = action.flatMap { self.action($0) }
    return [object]
  }

  /// The method that a call of a type's own calls, under which it tells what it does to what it is
  /// handed: `apply` of `Theme.apply(to: button)`, `addSubview` of
  /// `UIApplication.shared.keyWindow?.addSubview(overlay)`; nil where the type is what is called.
  private static func method(_ names: [String], of class_: String) -> String? {
    guard let method = names.last, method.first?.isLowercase == true else { return nil }
    if class_.hasPrefix("UI") || class_.hasPrefix("NS") {
      return names.count > 1 && UIKitNames.isPlacing(method) ? method : nil
    }
    return UIKitNames.factories.contains(method) || UIKitNames.isPlacing(class_) ? nil : method
  }

  /// The ends of names by which classes of views are known.
  private static let viewEndings = [
    "View", "Button", "Label", "Cell", "Control", "Field", "Header", "Footer", "Item", "Overlay",
    "Switch", "Slider", "Card", "Bar", "Badge", "Banner", "Recognizer", "Controller",
    "ViewController", "Switcher", "Toggle", "Checkbox", "CheckBox", "Stepper", "TextBox", "Chip",
    "Tile", "Avatar", "Indicator", "Picker", "Panel", "Row", "Popup", "Dialog", "Toast", "Snackbar",
    "Pill", "Keypad",
  ]

  /// Whether a class is called like one of views: `AvatarView`, `TextFieldWithInsets`.
  static func looksLikeObject(_ name: String) -> Bool {
    viewEndings.contains { name.hasSuffix($0) || name.includes("\($0)With") }
  }

  /// A call of one of the type's own functions, or of one that another declaration has.
  mutating func callOwn(_ node: Node, _ function: String) -> [Int] {
    note([function], .call, at: node)
    var given: [Int] = []
    // `with(UIButton()) { $0.… }`
    if UIKitNames.settingUp.contains(function), node.child(.closureExpr) != nil,
      let first = node.child(.labeledExpr)?.lastChild
    {
      given = evaluate(first, expecting: nil)
    }
    let contents = readArguments(of: node, function: function, giving: given)
    if UIKitNames.adds(function) { contain(contents, in: [Self.own], []) }
    if !given.isEmpty { return given }
    guard let made = declaration.function(function), let type = made.returnType else { return [] }
    let class_ = Self.className(type)
    guard UIKitType(rawValue: class_) != nil || Self.looksLikeObject(class_) else { return [] }
    let object = add("", .expression, className: class_, creation: nil, range: node.range)
    self.made.append((object, function, node))
    return [object]
  }

  /// - Returns: The objects that are handed over.
  @discardableResult
  mutating func readArguments(of node: Node, function: String, giving objects: [Int]) -> [Int] {
    let outer = handedOver
    handedOver = []
    calls.append(node)
    defer { calls.removeLast() }
    // A delegate is told which control was pressed; it does not name it.
    let receiver = node.firstChild?.kind == .memberAccessExpr ? node.firstChild?.firstChild : nil
    let isDelegate =
      receiver.map { path(of: $0)?.names.last?.hasSuffix("elegate") ?? false } ?? false
    let function = isDelegate || isCallback(function, receiver) ? "delegate" : function
    // What happens to views behind which the app goes away is seen by nobody who reads them.
    let isOfBackground = node.waitsForBackground
    if isOfBackground { conditions += 1 }
    defer { if isOfBackground { conditions -= 1 } }
    var index = 0
    for child in node.children.dropFirst() {
      switch child.kind {
      case .labeledExpr:
        if let value = child.lastChild {
          readArgument(value, function: function, label: child.argumentLabel, index: index)
        }
        index += 1
      case .closureExpr: readClosure(child, giving: objects)
      case .multipleTrailingClosureElement:
        if let closure = child.lastChild { walk(closure) }
      default: break
      }
    }
    let given = handedOver
    handedOver = outer
    return given
  }

  /// Whether a call is one of a closure that the type holds and that is told of what has happened:
  /// `onChange?(field)`.
  private func isCallback(_ name: String, _ receiver: Node?) -> Bool {
    guard receiver == nil || receiver.flatMap({ path(of: $0) })?.names == ["self"],
      declaration.property(name)?.type?.includes("->") == true
    else { return false }
    return Self.callback.matchesBeginning(of: name) || Self.listener.matchesEnd(of: name)
  }

  private static let callback = NameHint("on did")
  private static let listener = NameHint("handler callback changed tapped pressed")

  /// `publisher.assign(to: \.isHidden, on: button)`: what is set is said by the path.
  private mutating func assign(to value: Node, _ path: [String]) -> Bool {
    guard let call = calls.last,
      let target = call.children(.labeledExpr).first(where: { $0.argumentLabel == "to" }),
      let written = target.lastChild?.text, written.hasPrefix("\\")
    else { return false }
    // `\UIButton.isHidden` names the type before the property.
    let names = written.dropFirst().split(separator: ".").map(String.init)
      .drop { $0.first?.isUppercase == true }
    let (found, rest, used) = resolve(path)
    guard rest.isEmpty, !found.isEmpty, found != [Self.own], !names.isEmpty else { return false }
    let receiver = path.prefix(used).joined(separator: ".")
    conditions += 1
    record(
      Array(names),
      .assignment(Expression(value)),
      on: found,
      receiver: receiver,
      at: value
    )
    conditions -= 1
    return true
  }

  /// - Parameter isElement: whether it is one of a list that is written as the argument.
  mutating func readArgument(
    _ value: Node,
    function: String,
    label: String?,
    index: Int,
    isElement: Bool = false
  ) {
    // `.customView(configuration: .init(customView: button, placement: .trailing()))`
    let function = label == "customView" && function == "init" ? "customView" : function
    switch value.kind {
    case .declReferenceExpr, .memberAccessExpr:
      guard let path = path(of: value) else { return }
      if function == "assign", label == "on", path.base == nil,
        assign(to: value, path.names)
      {
        return
      }
      if path.base != nil {
        readMember(value)
      } else {
        use(value, as: function, label: label, index: index, isElement: isElement)
        if resolve(path.names).rest.first == "rx" { readMember(value) }
      }
    case .arrayExpr:
      for element in value.children {
        if let inner = element.firstChild {
          readArgument(inner, function: function, label: label, index: index, isElement: true)
        }
      }
    case .closureExpr: readClosure(value, giving: [])
    case .forceUnwrapExpr, .optionalChainingExpr, .inOutExpr:
      if let inner = value.lastChild {
        readArgument(
          inner,
          function: function,
          label: label,
          index: index,
          isElement: isElement
        )
      }
    default:
      let outer = isPlacing
      if function != "map", function != "compactMap" { isPlacing = UIKitNames.isPlacing(function) }
      defer { isPlacing = outer }
      if !isPlacing { tellResult(of: value, "*") }
      for object in evaluate(value, expecting: nil) where object != Self.own {
        record([], .passed(to: function), on: [object], receiver: "", at: value)
        hand(object, to: function, label: label, index: index, isElement: isElement)
      }
    }
  }
}
