import CurbcutSyntax

extension Element {
  /// What the modifiers of its own chain are about.
  package var categories: ModifierCategories { tree.records[index].categories }

  /// Whether its own chain has a modifier of one of these families.
  package func hasOwnModifier(_ categories: ModifierCategories) -> Bool {
    !tree.records[index].categories.isDisjoint(with: categories)
  }

  /// Whether any modifier that applies to it is of one of these families.
  func hasModifier(_ categories: ModifierCategories) -> Bool {
    !tree.records[index].effectiveFamilies.isDisjoint(with: categories)
  }

  /// The platforms the view is compiled for, as far as `#if` says.
  package var platforms: Platforms { tree.facts[index].platforms }

  /// What its action closure or function does; nil where it has none.
  package var action: ActionFact? { tree.records[index].action }

  /// The tap gestures of its own chain.
  package var taps: [TapGesture] { tree.records[index].taps }

  /// Whether a closure or view argument fills a slot, be it empty or not.
  package func hasClosure(_ slot: Slot) -> Bool {
    slots.contains { $0.1 == slot }
  }

  /// Whether the text is a sum of several, `Text("a") + Text("b")`: modifiers end at the first.
  package var isConcatenated: Bool { !tree.records[index].concatenated.isEmpty }

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

  /// How the element groups what is inside; nil where no modifier says.
  package var grouping: Grouping? {
    (hasModifier(.grouping) ? modifiers.compactMap { Grouping($0) }.last : nil)
      ?? component?.grouping
  }
}

extension ConstantResolver {
  /// What a local constant that a view may name is given; nil where there is none.
  package static func local(_ name: String, of element: Element) -> Node? {
    element.record.locals[name]
  }
}

extension Condition {
  /// The condition without which a view is transparent: of `.opacity(isCopied ? 1 : 0)`.
  package init?(showing element: Element) {
    for modifier in element.ownModifiers where modifier.name == "opacity" {
      guard case .ternary(let condition, _, let otherwise)? = modifier.firstArgument?.form,
        otherwise.number == 0
      else { continue }
      self.init(
        kind: .branch,
        statement: modifier.range.lowerBound,
        alternative: 0,
        source: condition.source
      )
      return
    }
    return nil
  }
}
