import CurbcutModel

extension Element {
  /// The modifier by which it can be dragged.
  var drag: Modifier? { ownModifiers.first { $0.categories.contains(.dragging) } }

  /// Whether something on the same screen can be dropped on, and whether something else there moves
  /// what can be dragged.
  ///
  /// A screen of more than 512 views is not read to the end for each of them.
  var dropOnScreen: (isThere: Bool, hasAlternative: Bool) {
    var isThere = false
    for element in tree.elements.prefix(512) {
      for modifier in element.modifiers {
        switch modifier.name {
        case "dropDestination", "onDrop": isThere = true
        case "onMove", "accessibilityDragPoint", "accessibilityDropPoint", "editActions":
          return (true, true)
        default: break
        }
      }
      if element.offersMoving { return (true, true) }
    }
    return (isThere, false)
  }

  /// Whether it has actions for assistive technology or a menu of its own.
  var offersActions: Bool {
    modifiers.contains {
      $0.name == "contextMenu" || $0.name == "swipeActions"
        || $0.name.hasPrefix("accessibilityAction") || $0.name == "accessibilityAdjustableAction"
    }
  }

  /// Whether it is a control whose text or symbol is about moving.
  private var offersMoving: Bool {
    guard self.is(.button, .menu, .editButton, .stepper, .picker) else { return false }
    if self.is(.editButton) { return true }
    let words = (visibleText.value?.literal ?? "") + " " + imageryNames
    let moving: Set<String> = ["move", "up", "down", "reorder", "sort", "order", "raise", "lower"]
    return AssetNames.words(of: words).contains { moving.contains($0) }
  }

  /// The names of the symbols inside.
  private var imageryNames: String {
    ([self] + descendants.prefix(16)).compactMap({ ImageContent(of: $0).name }).joined(
      separator: " "
    )
  }
}
