extension ItemModel {
  /// The object that a type is in its own code: `self`.
  package func ownObject(of declaration: Declaration) -> UIKitObject? {
    objects.first { $0.isOwn && $0.declaration === declaration }
  }

  /// An instance of a control, text or picture that an item declares, as its class sets it up and all
  /// others use it, so that it is looked at like one that is made and set up in place; nil for what is
  /// no such class.
  package func instance(of own: UIKitObject) -> UIKitObject? {
    if own.className == UIKitType.buttonConfiguration.rawValue { return button(configuredBy: own) }
    let declaration = own.declaration
    guard own.isOwn, declaration.keyword == .class, !declaration.isOpenClass, let type = own.type,
      type != .control, !own.isUnread,
      own.isKind(of: .control, .label, .imageView, .textView, .progressView),
      let superclass = declaration.superclass
    else { return nil }
    var instance = own
    instance.name = declaration.name
    instance.place = .expression
    instance.className = type.rawValue
    instance.creation = superclass
    instance.isInsideElement = false
    instance.standsForInstances = true
    for setting in own.settings
    where setting.isCall && setting.path.count == 1 && !UIKitNames.isKnown(setting.path) {
      let name = setting.path[0]
      if UIKitNames.isFreeFunction(name) { continue }
      if declaration.function(name) != nil || declaration.property(name) != nil { continue }
      guard let done = context.facts[ObjectNames.method(name)]?.touches else {
        instance.isUnread = true
        continue
      }
      instance.outside.formUnion(done)
    }
    return instance
  }

  /// A button that looks as a configuration says which a function gives; nil for one that is given to a
  /// button in place.
  private func button(configuredBy configuration: UIKitObject) -> UIKitObject? {
    guard configuration.factory != nil || configuration.isOpen else { return nil }
    var button = configuration
    button.className = UIKitType.button.rawValue
    button.type = .button
    button.standsForInstances = true
    // It is a value: what others do to theirs leaves it as it is.
    button.isOpen = false
    button.outside = []
    button.settings = configuration.settings.compactMap { setting in
      guard setting.path.count == 1, Self.look.contains(setting.name) else { return nil }
      var part = setting
      part.path = ["configuration"] + setting.path
      part.isOfPart = true
      return part
    }
    return button
  }

  /// What a configuration says of how a title looks.
  private static let look: Set<String> = [
    "title", "attributedTitle", "baseForegroundColor", "baseBackgroundColor",
  ]
}

extension Declaration {
  /// The class above, as written.
  fileprivate var superclass: Expression? {
    node.child(.inheritanceClause)?.child(.inheritedType)?.firstChild.map { Expression($0) }
  }
}
