import CurbcutSyntax

/// Instances of the project's own classes, as their code sets them up.
extension ObjectExposure {
  /// How many classes are read inside each other.
  private static let maximumDepth = 4

  /// What the class gives for a property that it overrides, where that is one expression.
  func overridden(_ name: String, by object: UIKitObject) -> Expression? {
    guard object.isOwn, let property = own.declaration.property(name), property.isOverride else {
      return nil
    }
    return property.singleValue
  }

  /// Adds what a class of the project does to its instances to one of them: a label in a style of its
  /// own, a button that has a trait.
  func takeClass(into object: inout UIKitObject) {
    guard !object.isOwn, object.type?.row?.isElement == true,
      UIKitType(rawValue: object.className) == nil, let known = views.classes[object.className]
    else { return }
    object.settings = known.own.settings.filter { $0.path != ["text"] } + object.settings
  }

  /// Reads what is in an instance of one of the project's views, with what it is made and set up with.
  mutating func enter(_ object: UIKitObject) -> Bool {
    guard depth < Self.maximumDepth, !object.isOwn, object.type?.row?.isElement != true,
      object.listed == nil, UIKitType(rawValue: object.className) == nil,
      !object.settings.contains(where: { $0.path == ["isAccessibilityElement"] }),
      let known = views.classes[object.className], known.own.declaration !== own.declaration
    else { return false }
    var inner = ObjectExposure(of: known.own, in: known.item, at: 0, knowing: views)
    inner.depth = depth + 1
    inner.frame = frame(of: object, declaration: known.own.declaration)
    inner.readAll()
    guard !inner.elements.isEmpty else { return false }
    let range = shifted(object.range)
    for var element in inner.elements {
      element.move(to: range)
      element.context = context + element.context
      if inner.elements.count == 1 { take(object, into: &element) }
      elements.append(element)
    }
    return true
  }

  /// What VoiceOver says on the way into a container.
  ///
  /// Source: rendered accessibility hierarchy, iOS 17.5 to 26.2: a semantic group with a label.
  func groupLabel(of object: UIKitObject) -> String? {
    let type = object.settings.last { $0.path == ["accessibilityContainerType"] }
    guard let name = type?.value?.memberName, name != "none", name != "dataTable" else {
      return nil
    }
    return part(object.settings.filter { $0.path == ["accessibilityLabel"] })?.spoken
  }

  /// Takes note of a class that nobody has read.
  mutating func noteUnread(_ object: UIKitObject) {
    if object.type == nil, object.children.isEmpty, !object.className.isEmpty {
      unreadNames.insert(object.className)
    }
  }

  /// An instance of a class as an initializer leaves it; nil where it is not known which.
  func instance(
    madeWith arguments: [Argument],
    of declaration: Declaration,
    from caller: Evaluation.Frame
  ) -> Value? {
    var evaluation = Evaluation(types: views.types, strings: item.project.strings) { [views] name in
      views.constants[name]
    }
    return evaluation.fields(of: declaration, madeWith: arguments, from: caller).map { fields in
      .instance(
        type: declaration.name,
        fields: views.types.startsFresh
          ? fields
          : fields.filter { name, _ in
            declaration.property(name)?.isConstant == true
          }
      )
    }
  }

  /// What names mean in a class for one of its instances: what its initializer and its functions are
  /// called with, what its properties are set to.
  private func frame(of object: UIKitObject, declaration: Declaration) -> Evaluation.Frame {
    var evaluation = Evaluation(types: views.types, strings: item.project.strings) { [views] name in
      views.constants[name]
    }
    var inner = Evaluation.Frame(type: declaration.name, declaration: declaration)
    let arguments = object.creation?.call?.arguments ?? []
    var fields: [String: Value] = [:]
    if case .instance(_, let made)? = instance(madeWith: arguments, of: declaration, from: frame) {
      fields = made.filter { $0.value.isKnown }
    }
    func take(_ function: Declaration.Function, _ arguments: [Argument]) {
      let given = evaluation.parameters(
        of: function,
        in: declaration.name,
        filledBy: arguments,
        from: frame
      )
      for (name, value) in given?.values ?? [:] where value.isKnown { inner.values[name] = value }
    }
    for initializer in declaration.functions where initializer.name == "init" {
      take(initializer, arguments)
    }
    for setting in object.settings where setting.path.count == 1 {
      if setting.isCall {
        for function in declaration.functions where function.name == setting.name {
          take(function, setting.arguments)
        }
      } else if let written = setting.value, let value = value(of: written), value.isKnown {
        fields[setting.name] = value
      }
    }
    inner.receiver = .instance(type: declaration.name, fields: fields)
    return inner
  }

  /// Lets what is set on an instance count before what its class does.
  private func take(_ object: UIKitObject, into element: inout ExposedElement) {
    for setting in object.settings where setting.path.count == 1 {
      guard let words = setting.value, words.form != .nothing else { continue }
      switch setting.name {
      case "accessibilityLabel":
        element.label = part(words, setting.name, setting.range)
        element.label?.step = .label
      case "accessibilityValue": element.value = part(words, setting.name, setting.range)
      case "accessibilityHint": element.hint = part(words, setting.name, setting.range)
      default: continue
      }
    }
  }
}

extension ExposedElement {
  /// Tells all of it as made by some code.
  fileprivate mutating func move(to place: Range<Int>) {
    range = place
    use = place
    for path in [\ExposedElement.label, \.value, \.hint, \.placeholder] {
      self[keyPath: path]?.range = place
    }
    for index in traits.indices { traits[index].range = place }
    for index in actions.indices { actions[index].range = place }
    for index in inputLabels.indices { inputLabels[index].range = place }
  }
}
