/// Where a view of the project's own is used, with what stands around it there.
struct UseSite {
  private let view: Element

  init(of view: Element) {
    self.view = view
  }
}

extension UseSite {
  /// Whether other views of the same row or card, or modifiers there, depend on what the view is
  /// handed: `Text(server.state)` beside `Dot(state: server.state)`. Unknown counts as yes.
  var tellsArguments: Bool {
    guard !view.tree.isOverlong else { return true }
    let given = view.arguments.filter { !$0.isTrailingClosure }.map(\.value)
    let names = Set(given.flatMap(Self.names))
    guard !names.isEmpty else { return false }
    var scope = view
    while let container = scope.container, !container.is(.forEach, .list, .scrollView, .form),
      container.row?.layout != nil || container.is(.button, .navigationLink, .section)
    {
      scope = container
    }
    let others = [scope] + scope.ancestors.prefix(2) + scope.descendants.prefix(128)
    return others.contains { other in
      let isSame = other.index == view.index
      let isInside = (view.index..<view.index + view.descendants.count + 1).contains(other.index)
      guard isSame || !isInside else { return false }
      // Another of the same kind says it no better.
      if !isSame, other.isCustomView, other.typeName == view.typeName { return false }
      let depends = { (value: Expression) in !value.smallNames.isDisjoint(with: names) }
      if other.modifiers.contains(where: { modifier in
        modifier.name.hasPrefix("accessibility")
          && modifier.arguments.contains { depends($0.value) }
      }) {
        return true
      }
      guard !isSame,
        other.is(.text, .label, .image) || other.isCustomView || other.isUnknownView
          || other.isComponent
      else { return false }
      return other.arguments.contains { !$0.isTrailingClosure && depends($0.value) }
        || other.conditions.contains { condition in
          names.contains { condition.source.includes($0) }
        }
    }
  }

  /// The names by which others may depend on a value: of `server.state` the last, and so of each path in a
  /// choice by a condition; all of something else that is worked out.
  private static func names(of value: Expression) -> [String] {
    if let path = value.path?.withoutSelf.pathNames, let last = path.last { return [last] }
    switch value.form {
    case .ternary(let condition, let then, let otherwise):
      return [condition, then, otherwise].flatMap { part -> [String] in
        if case .member(nil, _) = part.form { return [] }
        return names(of: part)
      }
    case .prefixed("!", let operand): return names(of: operand)
    case .string, .number, .boolean: return []
    default: return Array(value.smallNames)
    }
  }

  /// Whether it is all that a destination shows, and nothing there gives it a title or a toolbar.
  var isUntitledScreen: Bool {
    for outer in sequence(first: view, next: \.parent).prefix(8) {
      let title = NavigationTitle(of: outer)
      if title.isSet || title.mayBeUnread || title.isBarHidden || outer.hasModifier("toolbar") {
        return false
      }
      if outer.slot == .destination { return true }
      guard let parent = outer.parent, parent.isPassthrough,
        parent.content.count == 1 || outer.isConditional
      else { return false }
    }
    return false
  }
}
