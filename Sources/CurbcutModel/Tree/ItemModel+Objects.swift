import CurbcutSyntax

extension Declaration {
  /// Whether its code may set up objects of UIKit.
  var mayHoldObjects: Bool {
    switch keyword {
    case .class:
      !conformances.isEmpty || !mentionedSymbols.isDisjoint(with: [.namesUIKit, .namesObjects])
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

  /// What some extensions tell others of objects.
  static func touches(toldBy extensions: [ItemModel]) -> [String: Set<String>] {
    var told: [String: Set<String>] = [:]
    for facts in extensions.map(\.writtenFacts) {
      for name in facts.names {
        if let touches = facts[name]?.touches { told[name, default: []].formUnion(touches) }
      }
    }
    for (name, uses) in extensions.flatMap(\.lentTouches) {
      for touches in uses.values { told[name, default: []].formUnion(touches) }
    }
    return told
  }

  /// Works out what the rest of the project says of the objects of UIKit.
  mutating func deriveObjects(in context: DeclarationContext) {
    for index in objects.indices {
      objects[index].derive(in: context.facts, joined: toldByExtensions)
    }
    tellLent(in: context.facts)
    followTold(in: context.facts)
    shareLent()
    for object in objects
    where !object.outside.isEmpty && object.place == .member
      && UIKitType(rawValue: object.className) == nil
    {
      // What others do to a property they do to an instance of its class.
      let name = ObjectNames.use(of: object.className)
      var facts = summary.facts[name] ?? NameFacts()
      // What Interface Builder sets on one it sets on no other.
      let told = context.facts["\(object.declaration.name).\(object.name)"]?.touches ?? []
      let single = object.setInInterface.subtracting(told)
      facts.touches = (facts.touches ?? []).union(object.outside.subtracting(single))
      summary.facts[name] = facts
    }
    for object in objects where object.isOwn && object.declaration.keyword == .class {
      summary.facts[object.declaration.name, default: NameFacts()].object = ObjectClass(
        of: object,
        hasFixedTexts: hasFixedTexts(object.declaration)
      )
      summary.facts[object.declaration.name, default: NameFacts()].source =
        ClassSource(object.declaration)
    }
    for declaration in declarations {
      for name in declaration.namesOfFactories {
        summary.facts[name, default: NameFacts()].source = ClassSource(declaration)
      }
    }
    tellHeld(in: context)
  }

  /// Whether all that a class shows as text is in fonts whose size never changes.
  private func hasFixedTexts(_ declaration: Declaration) -> Bool {
    let members = objects.filter {
      $0.place == .member && $0.declaration === declaration && !$0.isOwn
    }
    let texts = members.filter { $0.isKind(of: .label, .textField, .textView) }
    guard !texts.isEmpty,
      // A view of the project's may hold texts of its own.
      members.allSatisfy({ UIKitType(rawValue: $0.className) != nil })
    else { return false }
    return texts.allSatisfy { text in
      let fonts = text.settings.filter { $0.name == "font" }
      guard text.sets("attributedText", "adjustsFontForContentSizeCategory") == .no else {
        return false
      }
      if fonts.isEmpty {
        return text.setInInterface.contains(TextFacts.isFixedInInterface)
          && text.setInInterfaceOnly.contains("font")
      }
      if text.outside.contains("font") { return false }
      return fonts.allSatisfy { setting in
        setting.value.flatMap { uiFont($0, in: declaration) }.map {
          $0.points != nil && !$0.isScaled
        } == true
      }
    }
  }

  /// Tells of names what is done to them where no class is known that declares the one that is meant.
  private mutating func tellLent(in facts: FactsByName) {
    for (name, uses) in lentTouches {
      for (lender, touches) in uses
      where facts[ObjectNames.held(by: lender)]?.object?.type == nil {
        let told = summary.facts[name]?.touches ?? []
        summary.facts[name, default: NameFacts()].touches = told.union(touches)
      }
    }
  }

  /// Adds to what is told of objects what other declarations do to them that they are handed to.
  private mutating func followTold(in facts: FactsByName) {
    for name in Set(writtenFacts.names).union(lentTouches.keys) {
      // Methods are looked up by whoever asks, but for those that are called on a parameter.
      let isParameter = name.hasPrefix(">")
      guard let told = summary.facts[name]?.touches else { continue }
      let leading = told.filter { isParameter ? ObjectNames.leadsOn($0) : $0.hasPrefix(">") }
      guard !leading.isEmpty else { continue }
      var all = summary.facts[name]?.touches ?? told
      for further in leading {
        all.insert(ObjectNames.followed(further))
        guard further != name else { continue }
        guard let done = facts[further]?.touches else {
          all.insert("*")
          continue
        }
        all.formUnion(ObjectNames.done(byFunction: done))
      }
      summary.facts[name]?.touches = all
    }
  }

  /// Tells what the properties of classes hold that extensions or other declarations set up.
  private mutating func tellHeld(in context: DeclarationContext) {
    var told: Set<String> = []
    var views: Set<String> = []
    // What a class does to its own instances: `let toast = ToastView()` in a static function.
    var lenders: Set<String> = []
    for object in objects {
      if object.isOwn, object.isKind(of: .view) { views.insert(object.declaration.name) }
      if let lender = object.lender { lenders.insert(lender) }
    }
    for object in objects
    where object.place == .member && object.type != nil && object.declaration.keyword == .class {
      let type = object.declaration.name
      guard
        context.facts[type]?.isExtended == true || object.isVisible && views.contains(type)
          || !lenders.isEmpty && lenders.contains("\(type).\(object.name)")
      else { continue }
      let name = ObjectNames.held(by: "\(type).\(object.name)")
      // What a property may hold one or another of is unknown.
      let isOnly = told.insert(name).inserted
      summary.facts[name, default: NameFacts()].object =
        isOnly ? ObjectClass(heldBy: object) : ObjectClass(type: nil, sets: [], isUnread: true)
    }
  }

  /// Leaves what is done to objects of other declarations to them, where those tell what they are.
  private mutating func shareLent() {
    for index in objects.indices {
      guard let written = objects[index].writtenSettings else { continue }
      let lent = objects[index].lent.filter { objects.indices.contains($0.value) }
      let known = Set(lent.filter { objects[$0.value].type != nil }.keys)
      objects[index].settings =
        known.isEmpty
        ? written
        : written.filter { $0.path.count < 2 || !known.contains($0.path[0]) }
    }
  }
}

extension UIKitObject {
  /// - Parameter joined: what extensions tell that are read as part of the type.
  fileprivate mutating func derive(in facts: FactsByName, joined: [String: Set<String>]) {
    isUnread = false
    gestureMethods = []
    extended = []
    if isRepresented {
      let use = facts[declaration.name]?.use
      isNamedByItself = use?.isSpokenFor == .no && use?.isHidden == .no
    }
    if let lender {
      let known = facts[ObjectNames.held(by: lender)]?.object
      type = known?.type
      inherited = known?.sets ?? []
      isUnread = known?.isUnread ?? true
      classTakesPicture = false
      lenderSymbols = known?.symbols ?? []
      lenderSets = known?.written ?? []
    } else if let known = UIKitType(rawValue: className) {
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
    func touches(_ name: String) -> Set<String> {
      var told = facts[name]?.touches ?? []
      if let own = joined[name] { told.subtract(own) }
      return ObjectNames.done(by: ObjectNames.set(by: told))
    }
    readFunctions = []
    setInInterface = []
    setInInterfaceOnly = []
    interfaceGround = nil
    outsideOfCreation = nil
    isTitledElsewhere = false
    sidesByMethod = [:]
    for name in Set(settings.compactMap(\.sidesName)) {
      if let told = facts[name]?.touches { sidesByMethod[name] = told }
    }
    defer { read(of: facts) }
    switch place {
    case .own:
      extended = touches(ObjectNames.instance(of: declaration.name))
      let used = touches(ObjectNames.use(of: declaration.name)).subtracting([ObjectNames.interface])
      outside = extended.union(used)
      isHandedOnByUsersOnly = used.contains("*") && !extended.contains("*")
    case .member:
      extended = touches("\(declaration.name).\(name)")
      outside = extended
      isFoundInInterface = outside.remove(ObjectNames.interface) != nil
      isInKnownInterface = isFoundInInterface
      if isInKnownInterface {
        let told = facts["\(declaration.name).\(name)"]?.touches ?? []
        setInInterface = ObjectNames.setInInterface(by: told)
        interfaceGround = ObjectGround(toldBy: setInInterface)
        let others = isVisible ? touches(".\(name)") : []
        setInInterfaceOnly = setInInterface.subtracting(told).subtracting(others)
        isTitledElsewhere =
          !others.isDisjoint(with: ["setTitle", "setAttributedTitle", "title", "configuration"])
          || outside.contains { $0.hasPrefix("setTitle@") }
        // A class of the project does to the view what it does to all of its instances.
        for name in ObjectNames.classes(in: setInInterface) {
          outside.remove(ObjectNames.ofClass(name))
          if name == className { continue }
          guard let known = facts[name]?.object else {
            isInKnownInterface = false
            continue
          }
          inherited.formUnion(known.sets)
          if known.isUnread { isUnread = true }
        }
      }
      outside.subtract([ObjectNames.outlet, ObjectNames.privateOutlet])
      if isVisible { outside.formUnion(touches(".\(name)")) }
    case .elsewhere:
      outside = lender.map(touches) ?? []
      if inherited.contains("*") { outside.insert("*") }
      // What a class of the project does in its methods is known with the class.
      if lender.flatMap({ facts[ObjectNames.held(by: $0)]?.object?.isOfProject }) != false {
        return
      }
    case .local, .parameter, .expression, .others:
      outside = factory.map { touches(ObjectNames.result(of: $0)) } ?? []
    }
    if type?.showsText == true, touches(ObjectNames.appearance).contains("font") {
      outside.insert("font")
    }
    if let initializer {
      let done = touches(initializer)
      // One that nobody has read sets up what it likes.
      if done.isEmpty, isMadeByUnknownInitializer, facts[initializer]?.touches == nil {
        isUnread = true
      }
      extended.formUnion(done)
      outsideOfCreation = done.isEmpty ? nil : outside
      outside.formUnion(done)
    }
    if let maker {
      // What a factory that nobody has read gives may be set up in any way.
      if let done = facts[maker]?.touches {
        outside.formUnion(ObjectNames.done(by: done))
      } else {
        isUnread = true
      }
    }
    // What a class of the project does in its methods is known with the class.
    guard UIKitType(rawValue: className) != nil || place == .elsewhere, !isOwn else {
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
      } else if !(isKind(of: .imageView, .button) && setting.loadsPicture) {
        isUnread = true
      }
    }
  }
}

extension UIKitObject {
  /// Adds what functions of other declarations do to it that it is handed to.
  private mutating func read(of facts: FactsByName) {
    for name in Set(settings.compactMap(\.parameterName)) {
      guard let told = facts[name]?.touches else { continue }
      readFunctions.insert(name)
      outside.formUnion(ObjectNames.done(byFunction: told))
    }
    // What a class hands itself to sets up each of its instances.
    for name in handsItselfTo {
      guard let told = facts[name]?.touches else { continue }
      let done = ObjectNames.done(byFunction: told).subtracting(["*"])
      extended.formUnion(done)
      outside.formUnion(done)
    }
  }
}

extension UIKitObject {
  /// Whether it is created by an initializer that UIKit's class does not have.
  ///
  /// Source: Apple, initializers of `UILabel` and `UITextField`.
  private var isMadeByUnknownInitializer: Bool {
    guard type == .label || type == .textField, UIKitType(rawValue: className) != nil,
      let labels = creation?.call?.arguments.map(\.label)
    else { return false }
    return !labels.isEmpty && labels != ["frame"] && labels != ["coder"]
  }
}

extension ObjectSetting {
  /// Whether it gives a button a title without words, which is none.
  fileprivate var givesEmptyTitle: Bool {
    guard path == ["setTitle"], let title = argument(nil) else { return false }
    return switch title.form {
    case .nothing: true
    case .string(let phrase): phrase.isBlank
    default: false
    }
  }
}

extension ObjectClass {
  /// What a property holds, with all that is done to it.
  fileprivate init(heldBy object: UIKitObject) {
    var written = object.inherited
    for setting in object.settings {
      if let name = setting.path.first, UIKitNames.tells(setting.path) { written.insert(name) }
    }
    var sets = written.union(object.outside)
    if object.isHandedOn || object.isOutlet { sets.insert("*") }
    self.init(
      type: object.type,
      sets: sets,
      isUnread: object.isUnread,
      isOfProject: UIKitType(rawValue: object.className) == nil,
      symbols: object.declaration.mentionedSymbols,
      written: written
    )
  }

  fileprivate init(of object: UIKitObject, hasFixedTexts: Bool) {
    var sets = object.inherited.union(object.extended)
    // What a class below adds may grow.
    sets.remove(TextFacts.areFixed)
    if hasFixedTexts { sets.insert(TextFacts.areFixed) }
    let rowHeights = object.rowHeights
      .union(object.extended.filter { $0.hasPrefix(RowHeights.each) })
    // What a class above answers counts no more.
    if rowHeights.contains(RowHeights.each) {
      sets = sets.filter { !$0.hasPrefix(RowHeights.each) }
    }
    sets.formUnion(rowHeights)
    for setting in object.settings where !setting.givesEmptyTitle {
      if let name = setting.path.first, UIKitNames.tells(setting.path) || setting.isOverride {
        sets.insert(name)
      }
      // The background of what fills a controller or a cell, which files of Interface Builder have.
      if ["view", "contentView"].contains(setting.path.first), setting.name == "backgroundColor" {
        sets.insert(setting.name)
      }
    }
    let flags = object.settings(of: "isAccessibilityElement")
    if flags.contains(where: { !$0.isConditional }),
      flags.allSatisfy({ $0.value?.boolean == true })
    {
      sets.insert(ElementFacts.isElement)
    } else if !flags.isEmpty {
      sets.remove(ElementFacts.isElement)
    }
    if object.isKind(of: .viewController) { sets.formUnion(object.screenFacts) }
    switch object.declaration.trapsWhenLoaded {
    case true?: sets.insert(LoadingFacts.traps)
    case false?: sets.remove(LoadingFacts.traps)
    case nil: break
    }
    type = object.type
    isUnread = object.isUnread
    isOfProject = true
    symbols = []
    written = []
    let pictures = object.isKind(of: .button) ? object.pictures : []
    let shown = pictures.filter { $0.setting?.path == ["setImage"] }
    if shown.contains(where: { $0.isOfUse(of: object) }) { sets.insert(Self.pictureOfUse) }
    takesPicture =
      object.classTakesPicture
      || shown.contains { $0.image.isGiven(to: object, in: $0) }
      // What it shows at first it shows until its users give it another picture.
      || sets.contains(Self.pictureOfUse)
        && shown.contains { picture in
          picture.isWritten
            && picture.setting.map { $0.member == "init" && !$0.isConditional } == true
        }
    self.sets = sets
  }

  /// What stands among what a class sets that its users give other pictures.
  private static let pictureOfUse = "@picture"
}

extension UIKitObject.Picture {
  /// Whether a method that the users of a class call shows it: `func show(_ photo: Photo)`.
  fileprivate func isOfUse(of object: UIKitObject) -> Bool {
    guard !isWritten, let setting, setting.member != "init" else { return false }
    return object.declaration.functions.contains { function in
      function.name == setting.member && !function.isOverride && !function.isPrivate
        && !function.parameters.isEmpty
        && function.node.range.contains(setting.range.lowerBound)
    }
  }
}

extension Expression {
  /// Whether an image is made of what the initializer of a class is given.
  fileprivate func isGiven(to object: UIKitObject, in picture: UIKitObject.Picture) -> Bool {
    guard picture.name == nil, let setting = picture.setting else { return false }
    if isKept(by: object) { return true }
    guard !setting.isConditional, setting.member == "init" else { return false }
    return object.declaration.functions.contains { function in
      function.name == "init" && function.node.range.contains(setting.range.lowerBound)
        && function.parameters.contains { mentions($0.name) }
    }
  }
}

extension Expression {
  /// Whether it is an image that the initializer keeps in a property: `self.onImage = onImage`.
  private func isKept(by object: UIKitObject) -> Bool {
    guard let names = path?.split(separator: "."), names.count <= 2,
      names.count == 1 || names[0] == "self",
      let name = names.last.map({ String($0.prefix { $0 != "?" && $0 != "!" }) }),
      object.declaration.property(name)?.type?.hasPrefix("UIImage") == true
    else { return false }
    return object.declaration.functions.contains { function in
      function.name == "init"
        && function.body?.contains { statement in
          guard let (target, value) = statement.assignment,
            target.source == "self.\(name)" || target.source == name
          else { return false }
          let given = value.source
          return function.parameters.contains {
            $0.name == given && $0.type.hasPrefix("UIImage")
          }
        } == true
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
