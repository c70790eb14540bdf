extension Element {
  /// The trait that the view brings along.
  package var inherentTrait: String? {
    // `accessibilityElement()` makes a new element, which has none.
    if grouping == .ignore { return nil }
    switch kind {
    case .image: return "isImage"
    case .text, .label: return "isStaticText"
    case .toggle: return "isToggle"
    default:
      switch role {
      case .button, .menu: return row?.isInteractive == true ? "isButton" : nil
      case .link: return "isLink"
      default: return nil
      }
    }
  }

  /// The view that a member, group or eraser of types stands for: the only one that it hands
  /// through; itself for others.
  package var shown: Element {
    var element = self
    while element.isPassthrough {
      let inside = element.children
      guard inside.count == 1, let only = inside.first, only.slot == .content, !only.isConditional
      else { return element }
      element = only
    }
    return element
  }

  /// Whether it only arranges what it holds: a stack, grid, group, scroll view or list, or a member
  /// that stands for one.
  package var isPlainContainer: Bool {
    if isPassthrough, row == nil {
      let view = shown
      return view.index != index && view.isPlainContainer && view.grouping == nil
        && !view.ownModifiers.contains { $0.categories.contains(.naming) }
    }
    guard let row, let layout = row.layout, !row.isInteractive else { return false }
    switch layout {
    case .horizontal, .vertical, .depth, .grid, .list, .form, .scroll, .group: return !row.hasTitle
    case .section, .navigation, .tabs: return false
    }
  }

  /// How many elements VoiceOver certainly stops at inside it.
  package var certainStops: Int {
    descendants.count { element in
      guard element.isHidden == .no, element.isReplacedByAncestor == .no,
        element.labeledControl == nil,
        let row = element.row, element.conditions.isEmpty
      else { return false }
      switch row.role {
      case .none, .container, .list: return false
      default: return !row.isPaint
      }
    }
  }
}

extension Expression {
  /// Where the last name of a path stands: `large` of `DynamicTypeSize.large`.
  package var lastNameRange: Range<Int> {
    guard let name = memberName else { return range }
    return range.upperBound - name.utf8.count..<range.upperBound
  }
}

extension Element {
  /// How the element groups what is inside; nil where no modifier says.
  package var grouping: Grouping? {
    (hasModifier(.grouping) ? modifiers.compactMap { Grouping($0) }.last : nil)
      ?? component?.grouping
  }
}
