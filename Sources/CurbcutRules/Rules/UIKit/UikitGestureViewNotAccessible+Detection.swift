import CurbcutModel

extension UIKitObject {
  /// Whether its traits are only ever those of what is read or looked at: with them it is no control.
  var isSaidToBeContent: Bool {
    let set = settings(of: "accessibilityTraits")
    return !set.isEmpty && inherited.isDisjoint(with: ["accessibilityTraits"])
      && outside.isDisjoint(with: ["accessibilityTraits"])
      && set.allSatisfy { setting in
        setting.isPlainAssignment
          && setting.value?.isOfContent == true
      }
  }
}

extension Expression {
  /// Whether it is made of the traits of what is read or looked at only.
  ///
  /// Source: Apple, `UIAccessibilityTraits`.
  fileprivate var isOfContent: Bool {
    let traits: Set<String> = [
      "image", "staticText", "none", "header", "summaryElement", "updatesFrequently",
    ]
    if case .array(let values) = form { return values.allSatisfy(\.isOfContent) }
    return memberName.map(traits.contains) == true
  }
}

extension ItemModel.AddedGesture {
  /// What it does: the method that it calls, or what it is handed; nil where that is not read.
  private var actionFact: ActionFact? {
    if let name = recognizer.actionName, let body = view.declaration.function(name)?.body {
      return ActionFact(body, in: view.declaration)
    }
    let handed = recognizer.creation?.call?.arguments.lazy.compactMap(\.closure).first
    return handed.map { ActionFact($0, in: view.declaration) }
  }

  /// Whether a control of the type has the same action.
  func isRepeated(in item: ItemModel) -> Bool {
    guard let action = recognizer.actionName else { return false }
    return item.objects.contains {
      $0.actionName == action
        && ($0.isKind(of: .control)
          || $0.isKind(of: .barButtonItem) && ($0.hasTitle == .yes || $0.isNamed == .yes))
    }
  }

  /// Whether what it calls asks where the finger is, on a view that shows what a camera sees.
  var pointsCamera: Bool {
    guard lens.matches(view.name), let name = recognizer.actionName,
      let function = view.declaration.function(name)
    else { return false }
    return function.node.allTokens.contains { $0.hasText("location") }
  }

  /// Whether all that its events lead to is that something is closed: `tap.rx.event.subscribe { … }`.
  var isObservedToClose: Bool {
    let closures = recognizer.settings.filter { $0.path.first == "rx" }.flatMap(\.arguments)
      .compactMap(\.closure)
    return !closures.isEmpty
      && closures.allSatisfy { ActionFact($0, in: view.declaration).closes }
  }

  /// Whether it does just what a method does that Interface Builder connects a control with.
  var isRepeatedByOutletAction: Bool {
    guard let fact = actionFact, !fact.isUnread, !fact.steps.isEmpty else { return false }
    return view.declaration.functions.contains { function in
      guard function.attributes.contains("IBAction"), function.name != recognizer.actionName,
        !function.parameters.contains(where: { $0.type.includes("GestureRecognizer") }),
        let body = function.body
      else { return false }
      return ActionFact(body, in: view.declaration).steps == fact.steps
    }
  }

  /// Whether all that it does is to begin the input in fields of the same type.
  func isFocusOfField(in item: ItemModel) -> Bool {
    guard let fact = actionFact, !fact.isUnread, !fact.calls.isEmpty,
      fact.calls.count == fact.steps.count
    else { return false }
    return fact.calls.allSatisfy { path in
      let names = path.split { $0 == "." || $0 == "?" || $0 == "!" }.map(String.init)
      guard names.last == "becomeFirstResponder", names.count > 1 else { return false }
      return item.objects.contains { object in
        object.name == names[names.count - 2]
          && object.isKind(of: .textField, .textView, .searchBar)
      }
    }
  }
}

extension UIKitObject {
  /// Whether its class draws a control, by its name: a switch is one whatever else does the same.
  var isDrawnControl: Bool { drawnControl.matchesEnd(of: className) }
}

extension ItemModel.AddedGesture {
  /// Whether what it calls stops something that goes on, by its name: `cancelDownload`.
  func isCancelingOfWork(_ action: String) -> Bool {
    let words = Identifier.words(of: action)
    return words.count > 1 && words[0] == "cancel" && work.matches(words[1])
  }
}

/// What classes of drawn controls are called.
private let drawnControl = NameHint("switch toggle checkbox slider stepper radio")

/// What views are called that show what a camera sees.
private let lens = NameHint("preview camera viewfinder capture")

/// What goes on and can be stopped.
private let work = NameHint(
  "download upload order request booking transfer sync export import job task"
)

extension UIKitObject {
  /// Whether it is a picture into which code puts views that it makes for each of several things.
  var holdsOthers: Bool {
    isKind(of: .imageView)
      && settings.contains { setting in
        setting.path == ["addSubview"]
          && (setting.isConditional
            || declaration.nodes(around: setting.range).contains {
              $0.kind == .closureExpr || $0.kind == .forStmt
            })
      }
  }
}
