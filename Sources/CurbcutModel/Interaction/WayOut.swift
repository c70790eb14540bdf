extension WayOut {
  /// Looks for a way out in some views of one tree, each with what it brings along.
  ///
  /// - Parameter closing: the names whose change closes the presentation; what a view keeps for
  ///   itself otherwise does not.
  package init(in views: some Sequence<Element>, closing: Set<String> = []) {
    isPossible = false
    var followed: [Range<Int>] = []
    for view in views {
      // What a closure does that was followed is no view.
      if followed.contains(where: { $0.contains(view.range.lowerBound) }) { continue }
      look(at: view, closing)
      guard !isPossible else { return }
      if view.isCustomView {
        followed += closures(of: view).compactMap { view.argument($0)?.node.range }
      }
    }
  }

  /// The closures that a view of the project's own calls.
  private func closures(of view: Element) -> Set<String> {
    view.tree.context.view(view.typeName)?.wayOut.closures ?? []
  }

  private mutating func look(at view: Element, _ closing: Set<String>) {
    if view.isCustomView {
      look(insideOf: view, closing)
    } else if view.isUnknownView || view.isComponent {
      isPossible = true
    } else if view.row?.isInteractive == true {
      look(atControl: view, closing)
    }
    for tap in view.taps { follow(tap.action, in: view, closing) }
    for (position, modifier) in view.ownModifiers.enumerated() where !isPossible {
      look(at: modifier, at: position, of: view, closing)
    }
  }

  private mutating func look(atControl view: Element, _ closing: Set<String>) {
    switch view.kind {
    case .button:
      if view.action?.isUnwritten == true, view.mayPromiseToClose { isPossible = true }
      follow(view.action, in: view, closing)
    case .link, .shareLink, .editButton, .disclosureGroup, .menu, .map, .videoPlayer: break
    case .toggle, .slider, .stepper, .picker, .datePicker, .multiDatePicker, .colorPicker,
      .textField, .secureField, .textEditor:
      // What it changes is the caller's, who may take it for an answer.
      let values = view.arguments.map(\.value).filter { $0.source.hasPrefix("$") }
      if !values.allSatisfy({ view.keeps(String($0.source.dropFirst()), closing) }) {
        isPossible = true
      }
    default: isPossible = true
    }
  }

  /// Looks into a view of the project's own, with the closures that it is given here.
  private mutating func look(insideOf view: Element, _ closing: Set<String>) {
    guard let inner = view.tree.context.view(view.typeName)?.wayOut, !inner.isPossible else {
      isPossible = true
      return
    }
    if inner.isByDrag { isByDrag = true }
    for name in inner.closures {
      guard let given = view.argument(name), case .closure(let closure) = given.form else {
        isPossible = true
        return
      }
      follow(ActionFact(closure, in: view.declaration), in: view, closing)
    }
  }

  private mutating func look(
    at modifier: Modifier,
    at position: Int,
    of view: Element,
    _ closing: Set<String>
  ) {
    if modifier.categories.contains(.foreign) || modifier.name == "accessibilityAction" {
      isPossible = true
      return
    }
    if let gesture = WrittenGesture(modifier, in: view.declaration),
      ["DragGesture", "MagnifyGesture", "MagnificationGesture"].contains(gesture.type)
    {
      if ComplexGestures(of: view).closingDrag != nil { isByDrag = true }
      return
    }
    guard !view.children.contains(where: { $0.modifierPosition == position }) else { return }
    for argument in modifier.arguments {
      if let closure = argument.closure {
        follow(ActionFact(closure, in: view.declaration), in: view, closing)
      } else if argument.label == "perform" || argument.label == "action" {
        follow(ActionFact(argument.value, in: view.declaration), in: view, closing)
      }
    }
  }

  /// Asks whether anything that an action does may close the presentation.
  private mutating func follow(_ action: ActionFact?, in view: Element, _ closing: Set<String>) {
    guard let action, !action.isUnread else {
      isPossible = true
      return
    }
    for step in action.steps {
      switch step {
      case .assignment(let target, _):
        if !view.keeps(target, closing) { isPossible = true }
      case .call(let path, _):
        if path == "withAnimation" || path == "Task.sleep" || NameHint.isUnnoticed(path) {
          continue
        }
        let name = path.withoutSelf
        if view.declaration?.function(name)?.body != nil { continue }
        if view.declaration?.property(name)?.isClosureOfCaller == true {
          closures.insert(name)
        } else if !name.includes(".") || !view.keeps(name, closing) {
          isPossible = true
        }
      case .other: isPossible = true
      }
    }
  }
}

extension Element {
  /// Whether a path begins at what the view keeps for itself, so that nobody else sees it change.
  fileprivate func keeps(_ path: String, _ closing: Set<String>) -> Bool {
    let name = path.withoutSelf.pathNames.first ?? path
    guard !closing.contains(name), let property = declaration?.property(name) else { return false }
    let kept: Set<String> = ["State", "FocusState", "AccessibilityFocusState", "GestureState"]
    return property.attributes.contains(where: kept.contains)
      // An object that it made may be somebody else's as well.
      && property.initialValue?.call?.callee.path.map { $0.hasSuffix("Model") } != true
  }

  /// Whether a button whose action is not yet written is called what closes something, or whatever
  /// else.
  fileprivate var mayPromiseToClose: Bool {
    guard let words = name.phrase.value?.literal else { return true }
    return Words.leaving.contains { words.lowercased().includes($0) }
  }
}
