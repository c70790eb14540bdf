/// A stack as the row of a list.
package struct ListRow: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension ListRow {
  /// Whether it is the only stack of a row of a list or a repetition.
  package var isRoot: Bool {
    guard let layout = element.row?.layout, layout == .horizontal || layout == .vertical else {
      return false
    }
    guard let container = element.container else {
      // A view that is used for rows, by its name and by its uses.
      let name = element.declaration?.name ?? ""
      return element.tree.purpose == .body && element.place.contains(.repeated)
        && ["Row", "Cell"].contains { name.hasSuffix($0) }
    }
    guard element.slotInContainer == .content, container.is(.forEach) || container.is(.list),
      // The pages of a tab view are screens, however they are made.
      container.container?.is(.tabView) != true
    else { return false }
    // A list's plain content is no repetition: its views are rows all the same.
    let views = container.children(in: .content).filter { !$0.is(.divider, .spacer) }
    return views.count == 1 || container.is(.list)
  }

  /// How many texts inside are certainly read on their own.
  package var certainTexts: Int {
    self.element.descendants.count { element in
      element.is(.text, .label) && element.isHidden == .no && element.isReplacedByAncestor == .no
        && element.labeledControl == nil && element.combiningElement == nil
        && element.isTextual == .yes
        && element.conditions.allSatisfy { $0.kind != .branch }
    }
  }
}

/// What a `ForEach` runs over, and what it draws.
package struct Repetition: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension Repetition {
  /// Whether a repetition only draws a number, with one symbol for each: a row of stars.
  package var countsWithImages: Bool {
    guard element.is(.forEach), element.isHidden == .no, runsOverNumbers,
      isReadOnItsOwn || isCombined
    else { return false }
    let images = element.content
    guard images.count == 1, let image = images.first, image.is(.image), image.isHidden == .no,
      image.isInteractive == .no
    else { return false }
    if ImageContent(of: image).condition != nil { return true }
    let looks: Set<String> = ["foregroundStyle", "foregroundColor", "opacity", "tint"]
    return image.ownModifiers.contains { modifier in
      guard looks.contains(modifier.name) else { return false }
      if case .ternary? = modifier.firstArgument?.form { return true }
      return false
    }
  }
}

extension Repetition {
  /// Whether what it draws are elements of their own.
  private var isReadOnItsOwn: Bool {
    element.isReplacedByAncestor == .no && element.combiningElement == nil
      && element.labeledControl == nil
  }

  /// Whether what it draws is read one after the other as part of a larger element, here or wherever
  /// its view is used.
  package var isCombined: Bool {
    element.isReplacedByAncestor == .no
      ? Self.isOnlyCombined(element) : Self.isReadInCombinedUse(element)
  }

  /// Whether wherever its view is used a view is read as part of an element that has no words of its
  /// own.
  package static func isReadInCombinedUse(_ element: Element) -> Bool {
    guard element.tree.purpose == .body, let name = element.declaration?.name,
      let use = element.tree.context.use(of: name), use.isCombined == .yes
    else { return false }
    // What replaces it stands where the view is used: nothing in the view does.
    return sequence(first: element, next: \.parent).allSatisfy {
      $0.isNamed == .no && $0.grouping != .ignore && $0.row?.isInteractive != true
        && !$0.hasModifier("accessibilityRepresentation", "accessibilityChildren")
    }
  }

  /// Whether a view is read as part of an element or control around it that only joins what it holds.
  static func isOnlyCombined(_ view: Element) -> Bool {
    guard view.isReplacedByAncestor == .no, view.isNamed == .no, view.isHidden == .no else {
      return false
    }
    var isJoined = view.grouping == .combine
    for outer in view.ancestors {
      if outer.isNamed != .no || outer.hasUnreadAccessibilityModifier { return false }
      isJoined =
        isJoined || outer.grouping == .combine
        || outer.is(.button, .navigationLink, .link)
    }
    return isJoined && (view.grouping == .combine || view.combiningElement != nil)
  }
}

extension ImageContent {
  /// Whether it is one of the symbols that draw a number together.
  package var isCounting: Bool {
    element.container.map { Repetition(of: $0).countsWithImages } == true
  }
}

extension Repetition {
  /// Whether a repetition runs over a range of numbers: `ForEach(0..<5)`.
  package var runsOverNumbers: Bool {
    guard let data = element.arguments.first?.value else { return false }
    if case .operators(_, let operators) = data.form {
      return operators.first == "..<" || operators.first == "..."
    }
    return false
  }
}
