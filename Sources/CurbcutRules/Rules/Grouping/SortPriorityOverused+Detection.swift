import CurbcutModel

/// A use of sort priorities that does not do what they are for.
enum SortPriorityFault: Sendable {
  /// Four different ones and more order what a container holds.
  case many(container: Element)
  /// All neighbors have the same.
  case sameForAll(Modifier)
  /// It puts a button before fields that stand above it.
  case beforeFields(Modifier)
  /// It puts a button before texts that stand above it.
  case beforeTexts(Modifier)
  /// It is the last of a column whose priorities rise from top to bottom.
  case reversed(column: Element)
  /// It grows with the place in a loop.
  case risingByPlace(Modifier)
  /// There is nothing beside it.
  case alone(Modifier)
  /// It moves text from before other content to the end.
  case movedLast(Modifier)
}

/// The sort priority that a view is given.
struct SortPriority: Sendable {
  let element: Element

  init(of element: Element) {
    self.element = element
  }
}

extension SortPriority {
  /// The number that a sort priority modifier of its own gives.
  private var modifier: (modifier: Modifier, number: Double)? {
    guard element.hasOwnModifier(.accessibility) else { return nil }
    for modifier in element.ownModifiers
    where modifier.name == "accessibilitySortPriority" && !modifier.isConditional {
      return modifier.firstArgument?.computedNumber.map { (modifier, $0) }
    }
    return nil
  }

  /// The modifier that gives each item of a loop in a column its place as sort priority, so that the last
  /// is read first: `accessibilitySortPriority(Double(index))`.
  private var modifierByPlace: Modifier? {
    guard element.hasOwnModifier(.accessibility), let loop = element.enclosing(.forEach),
      let column = loop.container, column.row?.layout == .vertical,
      column.combiningElement == nil, let data = loop.arguments.first?.value,
      let place = loop.closure(.content)?.parameters.first
    else { return nil }
    let isPlace =
      data.source.includes(".indices") || data.source.includes(".enumerated()")
      || data.source.includes("..<")
    return isPlace
      ? element.ownModifiers.first { modifier in
        guard modifier.name == "accessibilitySortPriority", !modifier.isConditional,
          let value = modifier.firstArgument
        else { return false }
        let number = value.call.flatMap { $0.arguments.count == 1 ? $0.arguments[0].value : nil }
        return (number ?? value).path == place
      } : nil
  }

  /// What is wrong with its sort priority.
  var fault: SortPriorityFault? {
    if let modifier = modifierByPlace { return .risingByPlace(modifier) }
    guard let (modifier, number) = modifier else { return nil }
    if let whole = containerOfFour(with: number) { return .many(container: whole) }
    guard let container = element.container, container.isLayout,
      element.slotInContainer == .content, !element.isPassthrough,
      element.conditions.isEmpty, element.place.isDisjoint(with: .repeated)
    else { return nil }
    if element.role == .button,
      element.siblings.contains(where: { field in
        field.index < element.index && field.is(.textField, .secureField, .textEditor)
          && (SortPriority(of: field).modifier?.number ?? 0) < number
      })
    {
      return .beforeFields(modifier)
    }
    let neighbors = element.siblings.filter { $0.row?.isPaint != true && $0.isHidden != .yes }
    if neighbors.isEmpty {
      guard container.grouping == .contain || container.grouping == .combine else { return nil }
      return .alone(modifier)
    }
    if number < 0, isText(of: container, before: neighbors) { return .movedLast(modifier) }
    let isLast = neighbors.allSatisfy { $0.index < element.index }
    if isLast, isReversed(neighbors, before: number, in: container) {
      return .reversed(column: container)
    }
    if isLast, isButton(of: container, before: neighbors, with: number) {
      return .beforeTexts(modifier)
    }
    guard isLast, neighbors.allSatisfy({ SortPriority(of: $0).modifier?.number == number }) else {
      return nil
    }
    return .sameForAll(modifier)
  }

  /// Whether it is the button at the end of a column, and is read before all that stands above it, of
  /// which some is text: people are asked before they have heard what for.
  private func isButton(
    of column: Element,
    before neighbors: [Element],
    with number: Double
  ) -> Bool {
    guard element.role == .button, column.row?.layout == .vertical, column.grouping != .combine,
      column.combiningElement == nil, neighbors.allSatisfy(\.conditions.isEmpty),
      neighbors.allSatisfy({ (SortPriority(of: $0).modifier?.number ?? 0) < number })
    else { return false }
    // A heading, and what it is the heading of.
    let texts = neighbors.filter { $0.isTextual == .yes && $0.role != .button }
    return texts.count > 1
  }

  /// Whether the priorities of all that stands above it in a column rise up to its own, so that the column
  /// is read from the bottom up: three texts and more, or texts with their buttons.
  private func isReversed(
    _ neighbors: [Element],
    before number: Double,
    in column: Element
  ) -> Bool {
    guard column.row?.layout == .vertical, column.grouping != .combine,
      column.combiningElement == nil,
      neighbors.count > 1
        || (element.role == .button || element.hasControl == .yes)
          && neighbors.first?.isTextual == .yes
    else { return false }
    let above = neighbors.sorted { $0.index < $1.index }
    // A figure over what it counts may well be heard after that.
    let numbers = above.map { SortPriority(of: $0).modifier?.number }
    guard numbers.allSatisfy({ $0 != nil }), above.allSatisfy(\.conditions.isEmpty) else {
      return false
    }
    let rising = numbers.compactMap(\.self) + [number]
    return zip(rising, rising.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether it is text of a column that is read piece by piece, and that goes on with a heading or
  /// several texts of the usual priority: what belongs before them.
  private func isText(of container: Element, before neighbors: [Element]) -> Bool {
    guard element.isTextual == .yes, element.hasControl == .no, container.is(.vStack),
      container.grouping != .combine, container.combiningElement == nil,
      container.enclosing(.zStack) == nil || container.grouping == .contain
    else { return false }
    let followers = neighbors.filter {
      $0.index > element.index && $0.isTextual == .yes && SortPriority(of: $0).modifier == nil
    }
    return followers.count > 1 || followers.contains { $0.addsTrait("isHeader") == .yes }
  }

  /// What holds four different priorities, where it is the view that adds the fourth.
  private func containerOfFour(with number: Double) -> Element? {
    // Whoever has that many views has the fourth priority before them, or has none.
    guard self.element.index < 256 else { return nil }
    var seen: Set<Double> = []
    var first: Int?
    for element in self.element.tree.elements.prefix(256) {
      if element.index >= self.element.index { break }
      guard let other = SortPriority(of: element).modifier?.number else { continue }
      first = first ?? element.index
      seen.insert(other)
      if seen.count > 3 { return nil }
    }
    guard seen.count == 3, !seen.contains(number), let first else { return nil }
    return self.element.ancestors.first { $0.index < first && !$0.isPassthrough }
  }
}
