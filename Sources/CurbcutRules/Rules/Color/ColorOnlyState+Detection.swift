import CurbcutModel

extension Expression {
  /// Whether it is one of the colors that tell good from bad.
  var isStatusColor: Bool {
    guard let name = memberName else { return false }
    // `.themedPositive`, `Theme.danger`
    if !Set(Identifier.words(of: name)).isDisjoint(with: Self.statusWords) { return true }
    return ["red", "green", "yellow", "orange", "gray"].contains(name)
      && (path == ".\(name)" || path == "Color.\(name)")
  }

  /// What colors of a design system that tell good from bad are called.
  private static let statusWords: Set<String> = [
    "positive", "negative", "danger", "success", "critical", "destructive", "failure",
  ]

  /// Whether a condition is about the state of something, rather than the look of the screen.
  var isState: Bool { !NameHint.appearanceState.matches(source) }
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
      // `if let isHealthy`: that it is known is not what it is.
      !condition.source.hasPrefix("let ") && names.contains { condition.source.includes($0) }
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
  if view.is(.text, .label), let name = view.arguments.first?.value.path, !name.includes("."),
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

/// The red border that marks a field as wrong, be it the field's own or that of a shape laid over it.
struct InvalidMark {
  let field: Element
  let modifier: Modifier
  let condition: Expression

  init?(_ element: Element) {
    let isField = element.is(.textField, .secureField, .textEditor)
    guard let field = isField ? element : element.row?.isPaint == true ? element.container : nil,
      field.is(.textField, .secureField, .textEditor)
    else { return nil }
    for modifier in element.ownModifiers
    where ["border", "stroke", "strokeBorder", "background", "foregroundStyle"]
      .contains(modifier.name)
    {
      guard case .ternary(let condition, let then, let otherwise)? = modifier.firstArgument?.form,
        [then, otherwise].contains(where: { $0.memberName == "red" })
      else { continue }
      self.field = field
      self.modifier = modifier
      self.condition = condition
      return
    }
    return nil
  }
}

/// Whether text anywhere on the screen, or what assistive technology is told of a field, changes
/// with a condition too.
func isTold(_ condition: Expression, beside field: Element) -> Bool {
  guard !field.tree.isOverlong else { return true }
  let names = condition.smallNames
  return field.tree.elements.contains { other in
    if other.is(.text, .label) || other.isCustomView || other.isUnknownView {
      let outer = sequence(first: other, next: \.parent)
      if outer.contains(where: { view in
        view.conditions.contains { branch in names.contains { branch.source.includes($0) } }
      }) {
        return true
      }
      if other.arguments.contains(where: { argument in
        names.contains { argument.value.mentions($0) }
      }) {
        return true
      }
    }
    return other.modifiers.contains { modifier in
      modifier.name.hasPrefix("accessibility") || modifier.name == "alert"
        ? modifier.arguments.contains { argument in
          names.contains { argument.value.mentions($0) }
        } : false
    }
  }
}
