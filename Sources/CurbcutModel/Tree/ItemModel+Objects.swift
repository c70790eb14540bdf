import CurbcutSyntax

extension Declaration {
  /// Whether its code may set up objects of UIKit.
  var mayHoldObjects: Bool {
    switch keyword {
    case .class: !conformances.isEmpty || mentionedSymbols.contains(.namesUIKit)
    case .extension: !extendsView
    case .struct, .enum, .actor:
      mentionedSymbols.contains(.namesUIKit) && !conforms(to: "View")
    case .protocol: false
    }
  }
}

extension ItemModel {
  /// The places in `objects` of all that is inside an object, at any depth, in the order in which it
  /// is put there.
  package func places(inside object: UIKitObject) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    var open = Array(object.children.reversed())
    while let place = open.popLast(), found.count < 1024 {
      guard objects.indices.contains(place), seen.insert(place).inserted else { continue }
      found.append(place)
      open += objects[place].children.reversed()
    }
    return found
  }

  /// All that is inside an object, at any depth.
  package func descendants(of object: UIKitObject) -> [UIKitObject] {
    object.children.isEmpty ? [] : places(inside: object).map { objects[$0] }
  }

  /// Works out what the rest of the project says of the objects of UIKit.
  mutating func deriveObjects(in context: DeclarationContext) {
    for index in objects.indices { objects[index].derive(in: context.facts) }
    for object in objects
    where !object.outside.isEmpty && object.place == .member
      && UIKitType(rawValue: object.className) == nil
    {
      // What others do to a property they do to an instance of its class.
      let name = ObjectNames.use(of: object.className)
      var facts = summary.facts[name] ?? NameFacts()
      facts.touches = (facts.touches ?? []).union(object.outside)
      summary.facts[name] = facts
    }
    for object in objects where object.isOwn && object.declaration.keyword == .class {
      summary.facts[object.declaration.name, default: NameFacts()].object = ObjectClass(of: object)
    }
  }
}

extension UIKitObject {
  fileprivate mutating func derive(in facts: FactsByName) {
    isUnread = false
    gestureMethods = []
    extended = []
    if isRepresented {
      let use = facts[declaration.name]?.use
      isNamedByItself = use?.isSpokenFor == .no && use?.isHidden == .no
    }
    if let known = UIKitType(rawValue: className) {
      type = known
      inherited = []
      classTakesPicture = false
    } else {
      let known = facts[className]?.object
      type = known?.type
      inherited = known?.sets ?? []
      isUnread = known?.isUnread ?? true
      classTakesPicture = known?.takesPicture ?? false
    }
    func touches(_ name: String) -> Set<String> { facts[name]?.touches ?? [] }
    switch place {
    case .own:
      extended = touches(ObjectNames.instance(of: declaration.name))
      outside = extended.union(touches(ObjectNames.use(of: declaration.name)))
    case .member:
      extended = touches("\(declaration.name).\(name)")
      outside = extended
      if isVisible { outside.formUnion(touches(".\(name)")) }
    case .local, .parameter, .expression, .others:
      outside = factory.map { touches(ObjectNames.result(of: $0)) } ?? []
    }
    if let initializer {
      let done = touches(initializer)
      extended.formUnion(done)
      outside.formUnion(done)
    }
    // What a class of the project does in its methods is known with the class.
    guard UIKitType(rawValue: className) != nil, !isOwn else {
      // What a representable is handed to update is the view that it has made.
      if declaration.conforms(to: "UIViewRepresentable") {
        outside.formUnion(touches(ObjectNames.use(of: className)))
      }
      return
    }
    for setting in settings
    where setting.isCall && !UIKitNames.isKnown(setting.path) && !setting.subscribes {
      if let done = facts[ObjectNames.method(setting.path[0])]?.touches {
        outside.formUnion(done)
        if done.contains("addGestureRecognizer") { gestureMethods.insert(setting.path[0]) }
      } else {
        isUnread = true
      }
    }
  }
}

extension ObjectClass {
  fileprivate init(of object: UIKitObject) {
    var sets = object.inherited.union(object.extended)
    for setting in object.settings {
      if let name = setting.path.first, UIKitNames.tells(name) || setting.isOverride {
        sets.insert(name)
      }
    }
    type = object.type
    self.sets = sets
    isUnread = object.isUnread
    takesPicture =
      object.classTakesPicture
      || object.isKind(of: .button)
        && object.pictures.contains { picture in
          picture.setting?.path == ["setImage"] && picture.image.isGiven(to: object, in: picture)
        }
  }
}

extension Expression {
  /// Whether an image is made of what the initializer of a class is given.
  fileprivate func isGiven(to object: UIKitObject, in picture: UIKitObject.Picture) -> Bool {
    guard picture.name == nil, let setting = picture.setting, !setting.isConditional,
      setting.member == "init"
    else { return false }
    return object.declaration.functions.contains { function in
      function.name == "init" && function.node.range.contains(setting.range.lowerBound)
        && function.parameters.contains { mentions($0.name) }
    }
  }
}

extension ObjectSetting {
  /// Whether it only says what follows an event: `button.on(.touchUpInside) { … }`.
  fileprivate var subscribes: Bool {
    guard case .member(nil, let event)? = argument(nil)?.form else { return false }
    return event.hasPrefix("touch") || event.hasPrefix("editing") || event == "valueChanged"
      || event == "primaryActionTriggered"
  }

  /// Whether it stands for a member that takes the place of one above.
  fileprivate var isOverride: Bool { node.kind == .variableDecl || node.kind == .functionDecl }
}
