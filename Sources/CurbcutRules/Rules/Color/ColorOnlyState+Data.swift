import CurbcutModel

/// Text of an item whose color, and nothing else about the item, says what a truth value of it is:
/// `Text(lift.name).foregroundStyle(lift.isOpen ? .primary : .secondary)`.
struct ColorOfItem {
  /// The condition as written.
  let condition: String
  private let state: ToldState
  private let member: String

  private static let colors: Set<String> = ["foregroundStyle", "foregroundColor"]

  init?(_ element: Element, _ modifier: Modifier) {
    guard element.is(.text), Self.colors.contains(modifier.name), !modifier.isConditional,
      case .ternary(let condition, let then, let otherwise)? = modifier.firstArgument?.form,
      then.source != otherwise.source, condition.isState,
      let words = element.arguments.first?.value.path?.withoutSelf.pathNames, words.count == 2,
      let state = ToldState(decidedBy: condition.source, in: element)
    else { return nil }
    let path = condition.source.pathNames
    guard path.count == 2, path[0] == words[0] || path[0] == "!" + words[0],
      let item = element.enclosing(.forEach, .list)?.closure(.content)?.parameters.first,
      item == words[0], let member = path.last, !NameHint.selection.matches(member)
    else { return nil }
    self.condition = condition.source
    self.state = state
    self.member = member
  }

  /// Whether text, a symbol, the place or another look of what is in the same row says it too.
  func isTold(beside text: Element) -> Bool {
    if state.isTold(beside: text) { return true }
    var row = text
    while let container = row.container, !container.is(.forEach, .list) { row = container }
    return ([row] + row.descendants.prefix(128)).contains { view in
      view.isUnknownView || view.isCustomView || view.isComponent
        || view.conditions.contains { $0.source.includes(member) }
        || view.modifiers.contains { modifier in
          (view.index != text.index || !Self.colors.contains(modifier.name))
            && modifier.arguments.contains { $0.value.mentions(member) }
        }
    }
  }
}
