/// Buttons in a row or column of which each chooses another value of the same thing.
package struct OptionGroup: Sendable {
  /// What is chosen: `selectedTab`, `model.filter`.
  package let target: String
  /// The buttons as written; one where they are repeated for data.
  package let buttons: [Element]
  /// The values that they choose, as source, button for button.
  package let values: [Expression]
}

extension OptionGroup {
  /// The choices that its buttons make up, three or a repetition of them; nil for other containers.
  package init?(of element: Element) {
    guard element.is(.hStack, .vStack, .lazyHStack, .controlGroup) else { return nil }
    let inside = element.content.filter { !$0.is(.spacer, .divider) }
    if let loop = inside.first(where: { $0.is(.forEach) }) {
      let views = loop.content
      guard inside.count == 1, views.count == 1, let button = views.first,
        let choice = choice(button), choice.value.form.isVariable
      else { return nil }
      self.init(
        target: choice.target,
        buttons: [button],
        values: [choice.value]
      )
      return
    }
    let buttons = inside.filter { $0.is(.button) }
    let chosen = buttons.compactMap { choice($0) }
    guard buttons.count >= 3, chosen.count == buttons.count, let target = chosen.first?.target,
      chosen.allSatisfy({ $0.target == target }),
      Set(chosen.map(\.value.source)).count == chosen.count
    else { return nil }
    self.init(
      target: target,
      buttons: buttons,
      values: chosen.map(\.value)
    )
  }
}

/// What a button sets to which value, where that is all it does.
private func choice(_ element: Element) -> (target: String, value: Expression)? {
  guard element.is(.button), let action = element.action, !action.isUnread else { return nil }
  let assignments = action.assignments
  guard assignments.count == 1, let choice = assignments.first, choice.value.boolean == nil,
    choice.value.form != .nothing,
    action.steps.allSatisfy({ step in
      switch step {
      case .assignment: true
      case .call(let path, _):
        // What a function of the type does stands behind its call.
        path == "withAnimation" || path == "withTransaction" || NameHint.isUnnoticed(path)
          || element.declaration?.function(path)?.body != nil
      case .other: false
      }
    })
  else { return nil }
  return choice
}

extension Expression.Form {
  /// Whether it is a name or a property of one, rather than a literal.
  fileprivate var isVariable: Bool {
    switch self {
    case .name, .member: true
    default: false
    }
  }
}

extension OptionGroup {
  /// Whether a name says that what is chosen are tabs.
  package func areTabs(in declaration: Declaration?) -> Bool {
    let last = target.split(separator: ".").last.map(String.init) ?? target
    if AssetNames.words(of: last).contains("tab") { return true }
    return declaration?.name.includes("TabBar") == true
  }
}
