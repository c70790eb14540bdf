extension Element {
  /// The modifier by which it can be dragged to another place of the same screen, where nothing
  /// else moves it: no action, no menu, no list that sorts itself.
  package var dragWithoutAlternative: Modifier? {
    guard let drag = ownModifiers.first(where: { $0.categories.contains(.dragging) }),
      isHidden == .no, isReplacedByAncestor == .no, !hasUnreadAccessibilityModifier,
      !place.contains(.representation)
    else { return nil }
    var isDropped = false
    // A screen of more views than these is not read to the end for each of them.
    for element in tree.elements.prefix(512) {
      for modifier in element.modifiers {
        switch modifier.name {
        case "dropDestination", "onDrop": isDropped = true
        case "onMove", "accessibilityDragPoint", "accessibilityDropPoint", "editActions":
          return nil
        default: break
        }
      }
      if element.offersMoving { return nil }
    }
    guard isDropped, !offersActions, !ancestors.contains(where: \.offersActions) else { return nil }
    return drag
  }

  /// Whether it has actions for assistive technology or a menu of its own.
  private var offersActions: Bool {
    modifiers.contains {
      $0.name == "contextMenu" || $0.name == "swipeActions"
        || $0.name.hasPrefix("accessibilityAction") || $0.name == "accessibilityAdjustableAction"
    }
  }

  /// Whether it is a control whose words or action are about moving.
  private var offersMoving: Bool {
    guard self.is(.button, .menu, .editButton, .stepper, .picker) else { return false }
    if self.is(.editButton) { return true }
    let words = (visibleText.value?.literal ?? "") + " " + imageryNames
    let moving: Set<String> = ["move", "up", "down", "reorder", "sort", "order", "raise", "lower"]
    return AssetNames.words(of: words).contains { moving.contains($0) }
  }

  /// The names of the symbols inside.
  private var imageryNames: String {
    ([self] + descendants.prefix(16)).compactMap(\.imageName).joined(separator: " ")
  }
}
