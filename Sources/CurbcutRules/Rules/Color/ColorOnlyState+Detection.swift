import CurbcutModel

extension Expression {
  /// Whether it is one of the colors that tell good from bad.
  var isStatusColor: Bool {
    guard let name = memberName, ["red", "green", "yellow", "orange", "gray"].contains(name) else {
      return false
    }
    return path == ".\(name)" || path == "Color.\(name)"
  }

  /// Whether a condition is about the state of something, rather than the look of the screen.
  var isState: Bool {
    let source = source.lowercased()
    let looks = [
      "scheme", "press", "hover", "select", "focus", "anim", "appear", "dark", "contrast",
      "current", "differentiate", "enabled",
    ]
    return !looks.contains { source.contains($0) }
  }
}

/// Whether its words, its symbol or those beside it change with a condition too.
func hasNonColorCue(_ view: Element, _ condition: Expression) -> Bool {
  let names = Set(
    condition.operands.flatMap { $0.allTokens.map(\.text) }.filter { $0.first?.isLetter == true }
  )
  func depends(_ element: Element) -> Bool {
    if element.isUnknownView || element.isCustomView || element.isComponent { return true }
    let values = element.arguments.filter { !$0.isTrailingClosure }.map(\.value)
    if values.contains(where: { value in names.contains { value.mentions($0) } }) { return true }
    if element.conditions.contains(where: { condition in
      names.contains { condition.source.contains($0) }
    }) {
      return true
    }
    return element.modifiers.contains { modifier in
      modifier.name.hasPrefix("accessibility")
        && modifier.arguments.contains { argument in
          names.contains { argument.value.mentions($0) }
        }
    }
  }
  if depends(view) { return true }
  // What a local constant stands for is not known here.
  if view.is(.text, .label), let name = view.arguments.first?.value.path, !name.contains("."),
    view.declaration?.property(name) == nil
  {
    return true
  }
  guard let container = view.container else { return false }
  // In a row or pile the others belong to it; in a column they are things of their own.
  if container.row?.layout == .horizontal || container.row?.layout == .depth {
    let others = view.siblings.flatMap { [$0] + $0.descendants }
    if others.contains(where: depends) { return true }
  }
  return container.isNamed != .no || container.value != .absent
}
