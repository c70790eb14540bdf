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
    "isOn", "on", "isToggled", "toggled", "isMarked", "marked", "isInUse",
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
