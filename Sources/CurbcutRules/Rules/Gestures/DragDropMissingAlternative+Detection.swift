import CurbcutModel

/// A view that can be dragged, and where it can be dropped.
struct Dragging: Sendable {
  let element: Element

  init(of element: Element) {
    self.element = element
  }
}

extension Dragging {
  /// The modifier by which it can be dragged.
  var modifier: Modifier? { element.ownModifiers.first { $0.categories.contains(.dragging) } }

  /// Whether something on the same screen can be dropped on, and whether something else there moves
  /// what can be dragged.
  ///
  /// A screen of more than 512 views is not read to the end for each of them.
  var drop: (isThere: Bool, hasAlternative: Bool) {
    var isThere = false
    var dropped: Set<String> = []
    var controls: [Element] = []
    var movers: [Element] = []
    for element in self.element.tree.elements.prefix(512) {
      for modifier in element.modifiers {
        switch modifier.name {
        case "dropDestination", "onDrop":
          isThere = true
          if let done = modifier.handler.map({ ActionFact($0, in: element.declaration) }) {
            dropped.formUnion(done.effects)
          }
        case "onMove", "accessibilityDragPoint", "accessibilityDropPoint", "editActions":
          return (true, true)
        default: break
        }
      }
      if offersMoving(element) { movers.append(element) }
      if element.is(.button, .toggle), element.isHidden == .no { controls.append(element) }
    }
    if movers.contains(where: { !changesOther($0, than: dropped) }) { return (true, true) }
    // A control that does what dropping does.
    dropped = dropped.filter { !NameHint.accompaniment.matches($0) && !$0.hasSuffix(".first") }
    let hasControl = controls.contains { control in
      control.action.map { !dropped.isDisjoint(with: $0.effectsOnItem) } == true
    }
    return (isThere, hasControl)
  }

  /// Whether a control changes only other states of the view than the one that holds what can be
  /// dragged, and than those that dropping changes: the buttons that sort another list of the same screen.
  private func changesOther(_ control: Element, than dropped: Set<String>) -> Bool {
    guard let action = control.action, !action.isUnread else { return false }
    let changed = action.changedNames.filter(isState)
    guard !changed.isEmpty else { return false }
    if let loop = element.enclosing(.forEach, .list),
      let source = loop.arguments.first?.value.path.map({
        $0.hasPrefix("$") ? String($0.dropFirst()) : $0
      })?.withoutSelf, isState(source)
    {
      return !changed.contains(source)
    }
    let set = Set(dropped.map { $0.withoutSelf.pathNames.first ?? $0 })
    let isOwn = !set.isEmpty && set.allSatisfy(isState)
    return isOwn && changed.isDisjoint(with: set)
      && !changed.contains { name in
        modifier?.arguments.contains { $0.value.mentions(name) } == true
      }
  }

  private func isState(_ name: String) -> Bool {
    guard let property = element.declaration?.property(name) else { return false }
    return property.attributes.contains("State") || property.attributes.contains("Binding")
  }

  /// Whether it has actions for assistive technology or a menu of its own.
  var offersActions: Bool {
    element.modifiers.contains {
      $0.name == "contextMenu" || $0.name == "swipeActions"
        || $0.name.hasPrefix("accessibilityAction") || $0.name == "accessibilityAdjustableAction"
    }
  }
}

/// Whether it is a control whose text or symbol is about moving.
private func offersMoving(_ element: Element) -> Bool {
  guard element.is(.button, .menu, .editButton, .stepper, .picker) else { return false }
  if element.is(.editButton) { return true }
  return NameHint.reordering.matches(
    (element.visibleText.value?.writtenWords ?? "") + " " + symbolNames(element)
  )
}

/// The names of the symbols inside.
private func symbolNames(_ element: Element) -> String {
  ([element] + element.descendants.prefix(16)).compactMap({ ImageContent(of: $0).name }).joined(
    separator: " "
  )
}

extension Phrase {
  /// Its words, without what is only known when the app runs.
  fileprivate var writtenWords: String {
    parts.map { if case .words(let words) = $0 { words } else { " " } }.joined()
  }
}

extension ActionFact {
  /// The names that it sets, calls a function of or hands over to be changed.
  fileprivate var changedNames: Set<String> {
    var names: Set<String> = []
    for step in steps {
      switch step {
      case .assignment(let target, _): names.insert(target.withoutSelf.pathNames.first ?? target)
      case .call(let path, let arguments):
        let parts = path.withoutSelf.pathNames
        if parts.count > 1 { names.insert(parts[0]) }
        for argument in arguments where argument.value.source.hasPrefix("&") {
          names.insert(String(argument.value.source.dropFirst()).withoutSelf)
        }
      case .other: break
      }
    }
    return names
  }

  /// The functions of the type that it hands an item: what it does to that in particular.
  fileprivate var effectsOnItem: Set<String> {
    var effects: Set<String> = []
    for case .call(let path, let arguments) in steps
    where !path.withoutSelf.includes(".") && arguments.contains(where: { $0.value.path != nil }) {
      effects.insert(path)
    }
    return effects
  }
}
