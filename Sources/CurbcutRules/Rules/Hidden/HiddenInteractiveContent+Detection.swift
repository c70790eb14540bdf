import CurbcutModel

/// Whether it or what is around it offers an action to assistive technology.
func offersActionAround(_ view: Element) -> Bool {
  for element in sequence(first: view, next: \.parent) {
    let offers = element.modifiers.contains { modifier in
      modifier.name.hasPrefix("accessibilityAction")
        || modifier.name == "accessibilityAdjustableAction"
        || modifier.name == "accessibilityRepresentation"
    }
    if offers { return true }
  }
  return false
}

/// Whether what lies on it offers actions that call what the hidden controls call: those under a row that
/// is dragged aside.
func offersActionBeside(_ view: Element) -> Bool {
  guard let pile = view.container, pile.is(.zStack) else { return false }
  let called = ([view] + view.descendants).flatMap { $0.action?.calls ?? [] }
    .compactMap { $0.pathNames.last }
  return pile.content.contains { other in
    other.index != view.index
      && other.ownModifiers.contains { modifier in
        modifier.name.hasPrefix("accessibilityAction")
          && modifier.arguments.contains { argument in
            called.contains { argument.value.mentions($0) }
          }
      }
  }
}
