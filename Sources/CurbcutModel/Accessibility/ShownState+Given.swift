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
