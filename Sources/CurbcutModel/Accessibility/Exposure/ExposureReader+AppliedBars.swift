import CurbcutSyntax

/// The items of a bar, and those that the project's modifiers put into it: `.screenTitle("Inbox")`.
extension ExposureReader {
  /// Where items of a bar are written.
  struct Toolbar {
    /// The view that they are written on.
    let receiver: Element
    /// Which of its modifiers holds them; nil for all of them.
    let modifierIndex: Int?
    /// The index of the scope that they are read in.
    let scope: Int

    /// The views in it.
    var items: [Element] {
      receiver.children.filter { child in
        child.slot == .toolbar
          && (modifierIndex == nil || child.record.modifierIndex == modifierIndex)
      }
    }
  }

  /// The toolbars that an element has: its own first, then those of modifiers of the project.
  mutating func toolbars(of element: Element) -> [Toolbar] {
    var found = [Toolbar(receiver: element, modifierIndex: nil, scope: scope)]
    guard element.record.effectiveFamilies.contains(.applying) else { return found }
    for definition in definitions(of: element) where definition.call.origin == .own {
      for (modifier, inner) in opened(definition) where modifier.name == "toolbar" {
        guard let type = inner.declaration?.name,
          let (entry, receiver, index) = known.toolbar(modifier, of: type)
        else { continue }
        var own = Scope(
          tree: entry.tree,
          base: entry.base,
          use: inner.use,
          constants: known.constants,
          types: known.types
        )
        own.takeOver(inner)
        scopes.append(own)
        let toolbar = Toolbar(receiver: receiver, modifierIndex: index, scope: scopes.count - 1)
        handIn(views(handedTo: definition.call, at: element), to: toolbar)
        found.append(toolbar)
      }
    }
    return found
  }

  /// The views that a modifier is handed where it is used.
  private func views(handedTo call: Modifier, at element: Element) -> [Element] {
    guard let index = element.record.modifiers.firstIndex(of: call) else { return [] }
    return element.children.filter {
      $0.slot == .modifierContent && $0.record.modifierIndex == index
    }
  }

  /// Says what the views in a toolbar stand for that nobody but the caller knows.
  private mutating func handIn(_ views: [Element], to toolbar: Toolbar) {
    guard !views.isEmpty else { return }
    var waiting = toolbar.items
    while let item = waiting.popLast() {
      waiting += item.children
      guard item.isUnknownView, scopes[toolbar.scope].builders[item.typeName] == nil,
        scopes[toolbar.scope].declaration?.property(item.typeName) != nil
      else { continue }
      scopes[toolbar.scope].builders[item.typeName] = Scope.Builder(
        elements: views,
        scope: scope,
        entered: entered
      )
      for view in views { readInBars.insert(Place(of: view, in: scope)) }
    }
  }

  /// Reads an item of a toolbar where it is written.
  mutating func read(_ item: Element, in toolbar: Toolbar) {
    guard toolbar.scope != scope else { return read(item) }
    let outer = (scope: scope, context: context)
    scope = toolbar.scope
    if enterConditions(of: toolbar.receiver) { read(item) }
    (scope, context) = outer
  }
}
