import CurbcutSyntax

extension ObjectReader {
  // MARK: What others are told

  /// Tells what is done to names that other declarations may know.
  ///
  /// - Parameters:
  ///   - part: the part of an object of UIKit's own class that it is done to.
  ///   - lender: the property of another declaration that it is done to.
  mutating func tell(
    _ path: [String],
    isInside: Bool = false,
    part: String? = nil,
    lender: String? = nil,
    at node: Node
  ) {
    var names = path[...]
    if isInside {
      for place in names.indices.dropLast() where !Self.isLabelOfButton(names, at: place, node) {
        guard let told = UIKitNames.told(names[(place + 1)...]) else { continue }
        tell(told, doneTo: names[place], of: lender)
      }
      return
    }
    if names.first == "self" || names.first == "super" { names = names.dropFirst() }
    guard names.count > 1, let first = names.first else { return }
    if let function = results[first] {
      let rest = Array(names.dropFirst())
      tell(rest, ofResult: function)
    }
    let isOwnName = lookUp(first) != nil
    // What a property makes anew for whoever reads it may be given anything.
    let isTold = UIKitNames.tells(names[names.startIndex + 1])
    if !isOwnName, !isTold, !UIKitNames.isKnown(Array(names.dropFirst())),
      declaration.property(first)?.getter != nil
    {
      foreignUses.insert(ForeignUse(name: ".\(first)", property: "*"))
    }
    for place in names.indices.dropLast() {
      guard let told = UIKitNames.told(names[(place + 1)...]) else { continue }
      let name = names[place]
      if name == part || name == first && isOwnName
        || Self.isLabelOfButton(names, at: place, node)
      {
        continue
      }
      tell(told, doneTo: name, of: lender)
      if name == first, declaration.keyword == .extension {
        foreignUses.insert(ForeignUse(name: "\(declaration.name).\(name)", property: told))
      }
    }
  }

  private mutating func tell(_ property: String, doneTo name: String, of lender: String?) {
    guard let lender, lender.hasSuffix(".\(name)") else {
      foreignUses.insert(ForeignUse(name: ".\(name)", property: property))
      return
    }
    foreignUses.insert(ForeignUse(name: ".\(name)", property: property, lender: lender))
    foreignUses.insert(ForeignUse(name: lender, property: property))
  }

  /// The property of a class of the project that names lead to: `RouteCell.name` of `cell.name.text`,
  /// and in an extension or a subclass of it `name.text`.
  func lender(of found: [Int], _ rest: [String]) -> String? {
    guard rest.count > 1, found.count == 1, let owner = found.first, let name = rest.first,
      name.first?.isLowercase == true, !UIKitNames.isOfEveryView(name)
    else { return nil }
    if owner == Self.own, declaration.property(name) != nil || declaration.function(name) != nil {
      return nil
    }
    let type = objects[owner].className
    return type.isEmpty || UIKitType(rawValue: type) != nil ? nil : "\(type).\(name)"
  }

  /// The same for what stands behind a cast: `(cell as? RouteCell)?.name.text`.
  func lender(ofCast base: Node, _ names: [String]) -> String? {
    guard base.kind == .tupleExpr, let name = names.first, names.count > 1,
      let cast = base.firstChild?.lastChild, cast.kind == .sequenceExpr,
      case let parts = Array(cast.children), parts.count == 3, parts[1].kind == .unresolvedAsExpr
    else { return nil }
    return "\(Self.className(parts[2].text)).\(name)"
  }

  /// Whether a name in a path is the label that UIKit gives a button, by what stands before it:
  /// `sendButton.titleLabel`, or by its being optional, as those of views seldom are.
  private static func isLabelOfButton(
    _ names: ArraySlice<String>,
    at place: Int,
    _ node: Node
  ) -> Bool {
    guard place > names.startIndex, names[place] == "titleLabel" else { return false }
    let owner = names[place - 1]
    return buttonName.matchesEnd(of: owner)
      || !viewName.matchesEnd(of: owner) && !owner.hasPrefix("$") && node.chains("titleLabel")
  }

  private static let buttonName = NameHint("button btn")
  private static let viewName = NameHint(
    "cell view header footer row card controller vc banner bar item"
  )

  /// The part that UIKit itself gives an object: `titleLabel` of a `UIButton`, which is no property of
  /// that name in the project.
  func part(of found: [Int], _ rest: [String]) -> String? {
    guard rest.count > 1, let name = rest.first, UIKitNames.isPart(name), !found.isEmpty,
      found.allSatisfy({ UIKitType(rawValue: objects[$0].className) != nil })
    else { return nil }
    return name
  }

  /// Tells that a property of another declaration is handed on, or placed by assigning it.
  mutating func tellHandedOn(_ name: String, to place: String = "*") {
    tell(place, doneTo: name, of: lender(of: [Self.own], [name, place]))
    if declaration.keyword == .extension {
      foreignUses.insert(ForeignUse(name: "\(declaration.name).\(name)", property: place))
    }
  }

  private mutating func tell(_ rest: [String], ofResult function: String) {
    guard let property = rest.first else { return }
    let isKnown = UIKitNames.tells(property) || UIKitNames.isKnown(rest)
    foreignUses.insert(
      ForeignUse(name: ObjectNames.result(of: function), property: isKnown ? property : "*")
    )
  }
}

extension Node {
  /// Whether a member is used as an optional: `titleLabel?.font`.
  fileprivate func chains(_ name: String) -> Bool {
    descendants.contains { node in
      guard node.kind == .optionalChainingExpr, let inner = node.firstChild else { return false }
      return (inner.kind == .memberAccessExpr ? inner.lastChild : inner)?.nameText == name
    }
  }
}
