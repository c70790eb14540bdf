import CurbcutSyntax

// Objects of which code says only the class.

extension ObjectReader {
  /// `dequeue(…) as! AvatarCell`
  mutating func cast(_ value: Node, to type: Node) -> [Int] {
    let found = evaluate(value, expecting: nil)
    let name = Self.className(type.text)
    if let only = found.first, found.count == 1, isDequeued(only),
      UIKitType(rawValue: name) == nil
    {
      // What the list gives is known by the cast.
      guard Self.looksLikeObject(name) else { return [] }
      objects[only].className = name
      return found
    }
    if !found.isEmpty { return found }
    guard UIKitType(rawValue: name) != nil || Self.looksLikeObject(name) else { return [] }
    let object = add(name, .local, className: name, creation: nil, range: value.range)
    objects[object].isOpen = true
    if let path = path(of: value), path.base == nil, path.names.count == 2,
      path.names[1] == "sender"
    {
      senders.append(object)
    }
    return [object]
  }

  /// What a list gives to be filled anew: `tableView.dequeueReusableCell(withIdentifier: id, for: path)`.
  mutating func dequeued(by call: Node, _ method: String) -> Int? {
    let label = call.child(.labeledExpr)?.argumentLabel
    guard let type = UIKitNames.dequeuedClass(method, label: label) else { return nil }
    let cell = add("", .expression, className: type.rawValue, creation: nil, range: call.range)
    objects[cell].isOpen = true
    return cell
  }

  /// Whether an object is what a list gave, of a class that nothing has named yet.
  func isDequeued(_ object: Int) -> Bool {
    objects[object].creation == nil && objects[object].place == .expression
      && objects[object].isOpen
      && UIKitType(rawValue: objects[object].className).map(UIKitNames.dequeuedClasses.contains)
        == true
  }
}
