extension Element {
  /// Whether a condition is a flag that a button's own view is made with, and that only whoever uses
  /// it can change: `isOn` of `let isOn: Bool` beside `let action: () -> Void`. Which of several is
  /// chosen, or whether something is on, is then what the button is told.
  func isToldOfChoice(_ condition: Expression) -> Bool {
    guard let name = condition.path?.withoutSelf, Self.givenFlags.contains(name),
      let declaration, let flag = declaration.property(name), flag.isConstant,
      flag.initialValue == nil, flag.type == "Bool", flag.attributes.isEmpty,
      self.is(.button), let press = action, press.toggled.isEmpty
    else { return false }
    return press.calls.contains { call in
      declaration.property(call.withoutSelf)?.isClosureOfCaller == true
    }
  }

  private static let givenFlags: Set<String> = [
    "isOn", "on", "isToggled", "toggled", "isMarked", "marked", "isInUse", "highlighted",
    "isHighlighted",
  ]
}

extension ShownState {
  /// Whether one side of a comparison is called the current one of several, and pressing hands the
  /// other one on: `player.loadedFile == file` where `player.play(file)` is called.
  func marksCurrent(_ sides: [String], by action: ActionFact) -> Bool {
    guard element.enclosing(.forEach) != nil else { return false }
    let handed = action.steps.flatMap { step -> [String] in
      guard case .call(_, let arguments) = step else { return [] }
      return arguments.map(\.value.source)
    }
    return [(sides[0], sides[1]), (sides[1], sides[0])].contains { current, item in
      NameHint.currentOne.matches(current.pathNames.last ?? current) && handed.contains(item)
        && !item.includes(".") && element.declaration?.property(item) == nil
    }
  }
}

extension Expression {
  /// Whether it asks if a value has come to one of several numbers, as each star of a rating does:
  /// `star <= rating` in `ForEach(1...5)`.
  func isReached(by control: Element) -> Bool {
    guard case .operators(let sides, let signs) = form, sides.count == 2,
      let loop = control.enclosing(.forEach), Repetition(of: loop).runsOverNumbers,
      let item = loop.closure(.content)?.parameters.first
    else { return false }
    return signs == ["<="] && sides[0].path == item || signs == [">="] && sides[1].path == item
  }
}

extension ShownState {
  /// The flag of a model that its colors show, where pressing it calls a method of that model which is
  /// named after the flag: `.foregroundStyle(page.bookmarked ? .orange : .gray)` over
  /// `page.bookmarkTapped()`.
  var flagOfModel: (name: String, path: String)? {
    guard let press, press.calls.count <= 4, !EnvironmentModifiers(of: element).disable else {
      return nil
    }
    let own = press.calls.compactMap { element.declaration?.function($0.withoutSelf)?.body }
    let calls = press.calls + own.flatMap { ActionFact($0, in: nil).calls }
    for modifier in parts.flatMap(\.ownModifiers) where modifier.mayColorText {
      guard case .ternary(let condition, _, _)? = modifier.firstArgument?.form,
        let path = condition.path?.withoutSelf, let name = path.pathNames.last,
        !NameHint.passingState.matches(name), !NameHint.expansion.matches(name),
        let state = Identifier.words(of: name).last
      else { continue }
      let owner = path.pathNames.dropLast()
      let isSwitched = calls.contains { call in
        let names = call.withoutSelf.pathNames
        guard !owner.isEmpty, names.dropLast() == owner, let method = names.last else {
          return false
        }
        let words = Identifier.words(of: method)
        return words.contains { word in
          word.count > 2 && state.hasPrefix(word)
            && (state.hasSuffix("ed") && state != word || words.first == "toggle")
        }
      }
      if isSwitched { return (name, path) }
    }
    return nil
  }
}

extension Element {
  /// Whether what it is handed may bring other words with a name: all but a choice between cases, as
  /// `style: isCurrent ? .bold : .plain`, and between symbols.
  func isToldWords(of name: String) -> Bool {
    arguments.contains { argument in
      if argument.value.picksSymbol(by: name) { return false }
      if let label = argument.label, !NameHint.wording.matches(label),
        case .ternary(_, let then, let otherwise) = argument.value.form,
        case .member(nil, _) = then.form, case .member(nil, _) = otherwise.form
      {
        return false
      }
      return argument.value.mentions(name)
    }
  }
}
