/// A use of sort priorities that does not do what they are for.
package enum SortPriorityFault: Sendable {
  /// Four different ones and more order what a container holds.
  case many(container: Element)
  /// All neighbors have the same.
  case sameForAll(Modifier)
  /// There is nothing beside it.
  case alone(Modifier)
}

extension Element {
  /// The number that a sort priority modifier of its own gives.
  private var sortPriority: (modifier: Modifier, number: Double)? {
    guard hasOwnModifier(.accessibility) else { return nil }
    for modifier in ownModifiers
    where modifier.name == "accessibilitySortPriority" && !modifier.isConditional {
      return modifier.firstArgument?.number.map { (modifier, $0) }
    }
    return nil
  }

  /// What is wrong with its sort priority.
  package var sortPriorityFault: SortPriorityFault? {
    guard let (modifier, number) = sortPriority else { return nil }
    if let whole = containerOfFour(with: number) { return .many(container: whole) }
    guard let container, container.isLayout, slotInContainer == .content, !isPassthrough,
      conditions.isEmpty, place.isDisjoint(with: .repeated)
    else { return nil }
    let neighbors = siblings.filter { $0.row?.isPaint != true && $0.isHidden != .yes }
    if neighbors.isEmpty {
      guard container.grouping == .contain || container.grouping == .combine else { return nil }
      return .alone(modifier)
    }
    let isLast = neighbors.allSatisfy { $0.index < index }
    guard isLast, neighbors.allSatisfy({ $0.sortPriority?.number == number }) else { return nil }
    return .sameForAll(modifier)
  }

  /// What holds four different priorities, where it is the view that adds the fourth.
  private func containerOfFour(with number: Double) -> Element? {
    // Whoever has that many views has the fourth priority before them, or has none.
    guard index < 256 else { return nil }
    var seen: Set<Double> = []
    var first: Int?
    for element in tree.elements.prefix(256) {
      if element.index >= index { break }
      guard let other = element.sortPriority?.number else { continue }
      first = first ?? element.index
      seen.insert(other)
      if seen.count > 3 { return nil }
    }
    guard seen.count == 3, !seen.contains(number), let first else { return nil }
    return ancestors.first { $0.index < first && !$0.isPassthrough }
  }

  /// The uppermost of several things in a pile that are read on their own and whose order nothing
  /// says: two controls, or a sign in a corner.
  package var unorderedTop: Element? {
    guard self.is(.zStack), !isUnreachable, labeledControl == nil, combiningElement == nil,
      grouping == nil,
      isNamed == .no, !hasUnreadAccessibilityModifier, isInteractive == .no, !isGlanced,
      place.isDisjoint(with: [.background, .representation, .menu, .systemStyled, .toolbar])
    else { return nil }
    let layers = content
    guard layers.count <= 4,
      layers.allSatisfy({ $0.conditions.isEmpty && !$0.isUnknownView && !$0.isCustomView })
    else { return nil }
    let heard = layers.filter {
      $0.isHidden == .no && $0.row?.isPaint != true && !$0.isDecorativeImage
    }
    guard heard.count >= 2, let last = heard.last, last.isHeardAsOne,
      !layers.contains(where: { $0.isOrdered })
    else { return nil }
    let others = heard.dropLast()
    let alignment = argument("alignment")?.memberName
    // What stands at the bottom is expected last.
    if last.isInteractive == .yes, alignment != "bottom",
      others.contains(where: { $0.isInteractive == .yes || $0.hasControl == .yes })
    {
      return last
    }
    guard let alignment,
      ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"].contains(alignment),
      last.is(.text, .label), !last.isPushedBeside,
      others.contains(where: { $0.certainTexts > 0 || $0.isTextual == .yes })
    else { return nil }
    return last
  }

  /// Whether padding at its start makes room for what lies under it: then they stand in a row.
  private var isPushedBeside: Bool {
    ownModifiers.contains { $0.name == "padding" && $0.firstArgument?.memberName == "leading" }
  }

  /// Whether it is one stop: a control, a text.
  private var isHeardAsOne: Bool {
    isInteractive == .yes && !(row?.layout != nil) || self.is(.text, .label)
  }

  /// Whether it or anything inside says in which order it is read.
  private var isOrdered: Bool {
    let names = ["accessibilitySortPriority", "zIndex", "accessibilityElement"]
    return modifiers.contains { names.contains($0.name) }
      || descendants.contains { $0.hasModifier("accessibilitySortPriority") }
  }
}
