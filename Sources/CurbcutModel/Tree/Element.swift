/// The accessibility model: what the views of a Swift file are to somebody who uses assistive
/// technology.
///
/// `FileModel` lowers the syntax tree of a declaration to `ViewTree`s; an `Element` is one view of
/// a tree with its name, role, traits, place and context worked out. Rules ask elements; they never
/// look at syntax. Facts about Apple's API live in `Catalogue`, facts that declarations share in
/// `DeclarationContext`.
import CurbcutSyntax

/// One view as it is constructed in the source, with what assistive technology gets from it.
///
/// A cheap cursor into its tree. All ranges are UTF-8 offsets from the declaration's first byte.
package struct Element: Sendable {
  package let tree: ViewTree
  package let index: Int

  var record: Record { tree.records[index] }

  // MARK: What is constructed

  /// The built-in view, nil for views of the project, of packages, and what a caller passes in.
  package var kind: ViewKind? {
    if case .builtIn(let kind) = tree.records[index].construction { kind } else { nil }
  }

  /// The catalog's facts on a built-in view.
  package var row: ViewRow? { tree.records[index].row }

  /// The type's name as written: `Image`, `ProfileCard`; the member's or parameter's for those.
  package var typeName: String { tree.records[index].name }

  package func `is`(_ kind: ViewKind) -> Bool { self.kind == kind }

  package func `is`(_ kinds: ViewKind...) -> Bool {
    guard let kind else { return false }
    return kinds.contains(kind)
  }

  /// Whether it is a view of another package that acts like one of Apple's: what it draws by itself
  /// is unknown.
  package var isComponent: Bool { row?.naming != nil }

  /// What the project says of itself.
  package var project: ProjectFacts { tree.context.project }

  /// What the project says of a view of another package.
  var component: Component? {
    guard isComponent || isCustomView else { return nil }
    return tree.context.project.components[typeName]
  }

  /// A view type that is not Apple's.
  package var isCustomView: Bool { tree.records[index].construction == .custom }

  /// What a caller passes in, or what could not be read: nothing is known of it.
  package var isUnknownView: Bool {
    tree.records[index].construction == .placeholder || tree.records[index].construction == .unknown
  }

  /// A member that was entered, or another view that only hands through what it holds.
  package var isPassthrough: Bool { tree.records[index].isPassthrough }

  /// The initializer's arguments, trailing closures included.
  package var arguments: [Argument] { tree.records[index].arguments }

  /// The initializer's argument with a label, or with `nil` the first one without.
  package func argument(_ label: String?) -> Expression? {
    arguments.first { $0.label == label && !($0.isTrailingClosure && label == nil) }?.value
  }

  /// The closure that fills a slot, such as `.action`, whichever way it is written.
  package func closure(_ slot: Slot) -> Closure? {
    for (argument, filled) in slots where filled == slot {
      if let closure = argument.closure { return closure }
    }
    return nil
  }

  /// Which modifier of the parent's own chain brings it along, such as a sheet; nil for content.
  package var modifierPosition: Int? { tree.records[index].modifierIndex }

  /// Which slot of the catalog each closure or view argument fills.
  var slots: [(Argument, Slot)] { tree.records[index].slots }

  // MARK: Modifiers

  /// The modifiers that apply to this view, innermost first: its own chain, with what its `View`
  /// extensions apply, then those of see-through views that hold only this one.
  package var modifiers: [Modifier] { tree.records[index].effectiveModifiers }

  /// The modifiers of the own chain only, as written.
  package var ownModifiers: [Modifier] {
    // Nearly always they are all its own: then nothing is copied.
    let modifiers = tree.records[index].modifiers
    return modifiers.allSatisfy { $0.origin == .own }
      ? modifiers : modifiers.filter { $0.origin == .own }
  }

  /// The modifier by which a `View` extension or a `ViewModifier` applies another one: of its own chain,
  /// else of a see-through view around it.
  package func call(applying modifier: Modifier) -> Modifier? {
    guard case .applied(let name) = modifier.origin else { return nil }
    return modifiers.first {
      ($0.origin == .own || $0.origin == .wrapper) && $0.definition == name
    }
  }

  /// Where its own chain says what a modifier does: the modifier itself, or the project's own that
  /// applies it; nil for one that a view around it has.
  package func ownCall(of modifier: Modifier) -> Modifier? {
    if modifier.origin == .own { return modifier }
    return call(applying: modifier).flatMap { $0.origin == .own ? $0 : nil }
  }

  /// The outermost modifier with a name: the one that takes effect.
  package func modifier(_ name: String) -> Modifier? {
    modifiers.last { $0.name == name }
  }

  package func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name }
  }

  package func hasModifier(_ names: String...) -> Bool {
    modifiers.contains { names.contains($0.name) }
  }

  /// Whether the chain has a modifier that is neither Apple's nor the project's and whose name
  /// says that it is about accessibility: then names, traits and hiding are unknown.
  package var hasUnreadAccessibilityModifier: Bool {
    hasModifier(.foreignAccessibility)
  }

  // MARK: Places in the source

  /// What a finding about the view underlines: the head of the chain up to the end of its line.
  package var head: Range<Int> { tree.records[index].head.firstLine }

  /// The head with all its modifiers.
  package var range: Range<Int> { tree.records[index].chain.range }

  /// The head without modifiers.
  package var headRange: Range<Int> { tree.records[index].head.range }

  /// The head's source as written.
  package var headSource: String { tree.records[index].head.text }

  // MARK: Structure

  package var parent: Element? {
    tree.records[index].parent.map { Element(tree: tree, index: $0) }
  }

  /// The view that holds this one, see-through views skipped.
  package var container: Element? {
    var parent = parent
    while let candidate = parent, candidate.isPassthrough { parent = candidate.parent }
    return parent
  }

  /// From the parent outward.
  package var ancestors: some Sequence<Element> {
    sequence(first: self, next: \.parent).dropFirst()
  }

  /// Whether another view stands in it.
  package func isAround(_ other: Element) -> Bool {
    other.ancestors.contains { $0.index == index }
  }

  /// Views directly inside, whatever slot they fill.
  package var children: [Element] {
    var children: [Element] = []
    var child = index + 1
    while child < tree.records[index].end {
      children.append(Element(tree: tree, index: child))
      child = tree.records[child].end
    }
    return children
  }

  /// Whether anything is inside.
  package var hasChildren: Bool { tree.records[index].end > index + 1 }

  /// The children in one slot, see-through views opened; at most the first few hundred.
  package func children(in slot: Slot) -> [Element] {
    var found: [Element] = []
    var child = index + 1
    let end = tree.records[index].end
    while child < end, found.count < ViewTree.neighborhood {
      if tree.records[child].slot == slot {
        let element = Element(tree: tree, index: child)
        if element.isPassthrough { found += element.content } else { found.append(element) }
      }
      child = tree.records[child].end
    }
    return found
  }

  /// The content children, see-through views opened.
  package var content: [Element] { children(in: .content) }

  /// All views inside, parents first.
  package var descendants: [Element] {
    (index + 1..<max(index + 1, tree.records[index].end)).map { Element(tree: tree, index: $0) }
  }

  /// The other views of the same slot of the same container that can be on screen together with
  /// this one, in order.
  package var siblings: [Element] {
    guard let container else { return [] }
    return container.children(in: slotInContainer).filter {
      $0.index != index && !$0.isAlternative(to: self)
    }
  }

  /// Whether two views stand in different alternatives of one statement.
  package func isAlternative(to other: Element) -> Bool {
    conditions.exclude(other.conditions)
  }

  /// How the view hangs under its parent.
  package var slot: Slot { tree.records[index].slot }

  /// The slot of the container that it fills, through see-through views.
  package var slotInContainer: Slot {
    var element = self
    while let parent = element.parent, parent.isPassthrough { element = parent }
    return element.slot
  }

  /// The branches it stands in, from the container's inside to the view.
  package var conditions: [Condition] {
    var conditions = tree.records[index].conditions
    var parent = parent
    while let candidate = parent, candidate.isPassthrough {
      conditions = candidate.tree.records[candidate.index].conditions + conditions
      parent = candidate.parent
    }
    return conditions
  }

  /// Whether a branch of the code decides if it is there, the branches around its container aside.
  package var isConditional: Bool { !tree.records[index].conditions.isEmpty }

  package func enclosing(_ kinds: ViewKind...) -> Element? {
    var next = tree.records[index].parent
    while let ancestor = next {
      if case .builtIn(let kind) = tree.records[ancestor].construction, kinds.contains(kind) {
        return Element(tree: tree, index: ancestor)
      }
      next = tree.records[ancestor].parent
    }
    return nil
  }

  /// Where on the screen it stands.
  package var place: ViewContext { tree.facts[index].place }

  /// The type the view is written in.
  package var declaration: Declaration? { tree.declaration }

  // MARK: Facts

  package var role: Role { row?.role ?? .none }

  /// Hidden from assistive technology, by itself or by what is around it.
  package var isHidden: Certainty { tree.facts[index].isHidden }

  /// Inside an element that replaces its children: they have no accessibility of their own.
  package var isReplacedByAncestor: Certainty { tree.facts[index].isReplacedByAncestor }

  /// Inside an element that has words of its own in place of those inside. What is only joined into
  /// one element keeps its words.
  package var isOverruled: Certainty { tree.facts[index].isOverruled }
  /// Whether wherever the view is used whose body it stands in, the use says its state.
  package var hasStateFromUses: Certainty {
    guard tree.purpose == .body, let name = declaration?.name else { return .no }
    return tree.context.use(of: name)?.saysState ?? .no
  }

  /// Whether a rule about names, labels or traits has nothing to say here for certain.
  package var isUnreachable: Bool { isHidden != .no || isReplacedByAncestor != .no }

  /// The control whose label it is part of.
  package var labeledControl: Element? {
    tree.facts[index].labeledControl.map { Element(tree: tree, index: $0) }
  }

  /// The control or combining container that speaks it as part of itself.
  package var combiningElement: Element? {
    tree.facts[index].combiningElement.map { Element(tree: tree, index: $0) }
  }

  /// Whether a person reads or hears words from it or from what is inside.
  package var isTextual: Certainty { tree.facts[index].isTextual }

  /// Whether an image, symbol or drawing is it, or is inside.
  package var hasImagery: Certainty { tree.facts[index].hasImagery }

  /// Whether a control is inside (not counting itself).
  package var hasControl: Certainty { tree.facts[index].hasControl }
}
