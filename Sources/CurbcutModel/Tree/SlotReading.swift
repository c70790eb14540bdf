/// Reads which slot of a view or modifier each closure and view argument fills.
enum SlotReading {
  /// The slots of an initializer's arguments. Without a row, closures are taken for content: most
  /// custom views that take one are containers.
  static func slots(of arguments: [Argument], row: ViewRow?) -> [(Argument, Slot)] {
    var result: [(Argument, Slot)] = []
    for argument in arguments {
      if argument.isTrailingClosure, argument.label == nil {
        guard case .closure(let closure) = argument.value.form else { continue }
        let slot =
          row?.leadsByRoute(arguments) == true
          ? .label
          : row?.slot(
            ofTrailingClosureIn: arguments.filter { !$0.isTrailingClosure }.map(\.label),
            closureHasParameters: !closure.parameters.isEmpty,
            followedBy: arguments.filter { $0.isTrailingClosure }.compactMap(\.label)
          ) ?? .content
        result.append((argument, slot))
      } else if case .closure = argument.value.form {
        if let row {
          result.append((argument, argument.label.flatMap { row.closures[$0] } ?? .action))
        } else {
          result.append((argument, slotByName(argument.label)))
        }
      } else if let label = argument.label, let slot = row?.viewArguments[label] {
        result.append((argument, slot))
      } else if argument.label == nil, let slot = row?.viewArguments["_"] {
        result.append((argument, slot))
      } else if let label = argument.label, let slot = row?.closures[label], slot.holdsViews,
        argument.value.path != nil
      {
        // A function that gives the views: `Button(action: save, label: saveIcon)`.
        result.append((argument, slot))
      } else if row == nil {
        result += slots(ofValue: argument)
      }
    }
    return result
  }

  /// A view that is handed to a view of the project as a value, `leading: Button { … } label: { … }`,
  /// or in what a case of an enumeration holds, `kind: .custom { Text("a") }`. An image is left to the
  /// view: it may hide or name it.
  private static func slots(ofValue argument: Argument) -> [(Argument, Slot)] {
    guard argument.value.node.kind == .functionCallExpr, let call = argument.value.call else {
      return []
    }
    if let view = argument.value.builtInView {
      return view.kind == .image ? [] : [(argument, slotByName(argument.label))]
    }
    guard case .member(nil, _) = call.callee.form else { return [] }
    return call.arguments.filter { $0.isClosure && $0.value.buildsViews }
      .map { ($0, slotByName($0.label)) }
  }

  /// The slots of a modifier's closures and view arguments.
  static func slots(of modifier: Modifier) -> [(Argument, Slot)] {
    guard modifier.categories.contains(.bringing), let row = Catalogue.modifier(modifier.name)
    else {
      // What a modifier of the project's own shows somewhere: `.bottomBar { Button … }`,
      // `.modifier(BottomBar { Button … })`. A text or image may be an accessibility label or the
      // picture of a style.
      let made = modifier.name == "modifier" ? modifier.firstArgument?.call : nil
      guard made != nil || modifier.categories.contains(.foreign) else { return [] }
      return (made?.arguments ?? modifier.arguments).filter { argument in
        let leaf = argument.value.builtInView?.kind
        return argument.value.buildsViews && leaf != .text && leaf != .image
      }.map { ($0, .modifierContent) }
    }
    var result: [(Argument, Slot)] = []
    var isFirst = true
    for argument in modifier.arguments {
      if case .closure = argument.value.form {
        if let label = argument.label {
          if let slot = row.slots[label] { result.append((argument, slot)) }
        } else if let slot = row.trailing {
          // With the content after it by name, the first closure is the one before that:
          // `.sheet(item: $trip) { reload() } content: { … }`.
          let isFollowed = modifier.arguments.contains {
            $0.isTrailingClosure && $0.label.map { row.slots[$0] == slot } == true
          }
          if !isFollowed || row.slots["onDismiss"] == nil { result.append((argument, slot)) }
        }
      } else if let label = argument.label, let slot = row.slots[label] {
        result.append((argument, slot))
      } else if isFirst, argument.label == nil, let slot = row.firstArgument {
        result.append((argument, slot))
      }
      isFirst = false
    }
    return result
  }

  /// What closures of custom views are for, by the names that Apple's API uses too.
  private static func slotByName(_ label: String?) -> Slot {
    switch label {
    case "label": .label
    case "icon": .icon
    case "title": .title
    case "header": .header
    case "footer": .footer
    case "action", "onTap", "perform", "onDelete", "onChange", "onSubmit", "completion": .action
    case "destination": .destination
    default: label?.hasPrefix("on") == true ? .action : .content
    }
  }
}

extension Expression {
  /// Whether it makes a view of Apple's, or is a closure in which one is made.
  var buildsViews: Bool {
    guard case .closure(let closure) = form else { return builtInView != nil }
    return closure.items.contains { Expression($0.statement).builtInView != nil }
  }

  /// Whether it is a closure in which nothing is made but views: the project's, or those that some names
  /// stand for.
  func holdsViewsOnly(besides names: Set<String>) -> Bool {
    guard case .closure(let closure) = form, !closure.items.isEmpty else { return false }
    return closure.items.allSatisfy { item in
      var current = Expression(item.statement)
      while let callee = current.call?.callee {
        switch callee.form {
        case .name(let name): return name.beginsUppercase || names.contains(name)
        case .member(let base?, _): current = base
        default: return false
        }
      }
      return current.path.map { names.contains($0.withoutSelf) } ?? false
    }
  }

  /// Apple's view that it makes, with or without modifiers; nil where it makes something else.
  fileprivate var builtInView: ViewRow? {
    var current = self
    while let callee = current.call?.callee {
      switch callee.form {
      case .name(let name): return Catalogue.view(name)
      case .member(let base?, _): current = base
      default: return nil
      }
    }
    return nil
  }
}

extension Slot {
  /// Whether what stands in it are views.
  var holdsViews: Bool {
    switch self {
    case .action, .data: false
    default: true
    }
  }

  /// Whether it is a place of its own on the screen: what holds around it does not hold inside.
  var isSeparatePlace: Bool {
    switch self {
    case .toolbar, .sheet, .alert, .menu, .swipeActions, .destination, .tabItem, .navigationTitle,
      .safeAreaInset:
      true
    default: false
    }
  }
}
