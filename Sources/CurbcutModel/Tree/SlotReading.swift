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
      }
    }
    return result
  }

  /// The slots of a modifier's closures and view arguments.
  static func slots(of modifier: Modifier) -> [(Argument, Slot)] {
    guard modifier.categories.contains(.bringing), let row = Catalogue.modifier(modifier.name)
    else { return [] }
    var result: [(Argument, Slot)] = []
    var isFirst = true
    for argument in modifier.arguments {
      if case .closure = argument.value.form {
        if let label = argument.label {
          if let slot = row.slots[label] { result.append((argument, slot)) }
        } else if let slot = row.trailing {
          result.append((argument, slot))
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
