import CurbcutSyntax

/// The views that one body, member or preview of a declaration constructs, in source order.
///
/// Members of the same type are entered where they are used, so a tree reads like the screen.
/// Invariant: `records` is in preorder; a record's subtree ends before `end`.
///
/// Note: immutable, and a class only so that an element costs one reference to copy.
package final class ViewTree: Sendable {
  /// What the tree was written for.
  package enum Purpose: Sendable, Hashable {
    /// A view's `body`.
    case body
    /// A member that returns views and that no other tree of the declaration enters.
    case member(String)
    /// `body(content:)` of a view modifier.
    case modifier
    /// `makeBody(configuration:)` of a style.
    case style
    /// `#Preview` or a `PreviewProvider`: recognized and left alone.
    case preview
  }

  package let purpose: Purpose

  /// The names under which it asks which members give images.
  var pictureNames: some Sequence<String> { pictureMembers.values }

  /// The name under which the uses of a member are known: `Screen.header`; nil for other trees.
  var memberName: String? {
    guard case .member(let name) = purpose, let declaration else { return nil }
    return Self.memberName(name, of: declaration.name)
  }

  /// The name under which a member of a type is known. An extension spells a nested type with what it
  /// is nested in: `Outer.Screen`.
  package static func memberName(_ name: String, of type: String) -> String {
    "\(type.split(separator: ".").last ?? "").\(name)"
  }

  /// The member that a view which was not entered may be: one of an extension; nil for others.
  func memberName(at index: Int) -> String? { records[index].memberName(in: declaration) }

  /// The type the views are written in; nil for views in a macro at file level.
  package let declaration: Declaration?
  /// What was read of each view, with the modifiers that extensions and modifier types apply.
  let records: [Record]
  /// The same as far as it follows from the source alone.
  private let ownRecords: [Record]
  /// The names of constants of types that its views are given.
  private let constantNames: Set<String>
  /// The names of members that may give images, by the records that show them.
  private let pictureMembers: [Int: String]
  /// What follows for each view from what stands around and inside it.
  let facts: [DerivedFacts]
  /// What the rest of the file and project knew when the facts were worked out.
  package let context: DeclarationContext

  /// A tree as it was read; its facts are still to be worked out.
  init(purpose: Purpose, declaration: Declaration?, records: consuming [Record]) {
    self.purpose = purpose
    self.declaration = declaration
    ownRecords = Self.records(records, applying: FactsByName())
    self.records = ownRecords
    constantNames = Self.constantNames(in: ownRecords)
    pictureMembers = Self.pictureMembers(in: ownRecords)
    facts = [DerivedFacts](repeating: DerivedFacts(), count: ownRecords.count)
    context = DeclarationContext()
  }

  /// The same tree with facts that were worked out of some records.
  private init(
    _ tree: ViewTree,
    records: [Record],
    facts: [DerivedFacts],
    context: DeclarationContext
  ) {
    purpose = tree.purpose
    declaration = tree.declaration
    ownRecords = tree.ownRecords
    constantNames = tree.constantNames
    pictureMembers = tree.pictureMembers
    self.records = records
    self.facts = facts
    self.context = context
  }

  /// The same tree as the rest of the file and project make of it.
  ///
  /// - Parameter derive: works out what follows for each record from what stands around and in it.
  func derived(
    in context: DeclarationContext,
    by derive: ([Record]) -> [DerivedFacts]
  ) -> ViewTree {
    // Nearly all trees use none of the modifiers and constants that declarations define.
    let values = constantNames.isEmpty ? [:] : context.writtenValues(of: constantNames)
    var records = ownRecords
    if !values.isEmpty { records = Self.records(records, reading: values) }
    if !pictureMembers.isEmpty {
      records = Self.records(records, showing: pictureMembers, in: context.facts)
    }
    if !values.isEmpty || Self.uses(context.facts, in: ownRecords) {
      records = Self.records(records, applying: context.facts)
    }
    return ViewTree(self, records: records, facts: derive(records), context: context)
  }

  /// Whether there are more views than anybody writes: then what needs a look at all views for each
  /// of them is not worked out.
  package var isOverlong: Bool { records.count > 2_000 }

  /// The elements in preorder.
  package var elements: Elements { Elements(tree: self) }

  /// The outermost elements.
  package var roots: [Element] {
    var roots: [Element] = []
    var index = 0
    while index < records.count {
      roots.append(Element(tree: self, index: index))
      index = records[index].end
    }
    return roots
  }

  /// A walk over all elements, parents before children.
  package struct Elements: Sequence, IteratorProtocol {
    let tree: ViewTree
    var index = 0

    package mutating func next() -> Element? {
      guard index < tree.records.count else { return nil }
      defer { index += 1 }
      return Element(tree: tree, index: index)
    }
  }
}

extension Record {
  /// The member of a type's extension that a view which was not entered may be; nil for others.
  func memberName(in declaration: Declaration?) -> String? {
    guard construction == .unknown || construction == .placeholder, let declaration,
      !name.isEmpty, name != "self"
    else { return nil }
    return ViewTree.memberName(name, of: declaration.name)
  }
}

/// What one view of a tree is; `Element` is how others look at it.
struct Record: Sendable {
  /// What the head of the chain turned out to be.
  enum Construction: Sendable, Equatable {
    /// A view of the catalog.
    case builtIn(ViewKind)
    /// A view type of the project or of a package.
    case custom
    /// A member of the same type, entered: see-through.
    case member
    /// What a caller passes in: `content`, `configuration.label`, a closure's value.
    case placeholder
    /// Nothing that can be said about.
    case unknown
  }

  var construction: Construction
  /// The catalog's row of a built-in view.
  var row: ViewRow?
  /// The type, member or parameter's name.
  var name: String
  /// The head of the chain, such as `Image("x")`.
  let head: Node
  /// The head with its modifiers.
  let chain: Node
  var arguments: [Argument]
  /// Which slot each closure and view argument fills.
  var slots: [(Argument, Slot)]
  /// The chain's modifiers, then those that extensions in it apply; innermost first.
  var modifiers: [Modifier]
  /// What the chain's own modifiers are about.
  let categories: ModifierCategories
  /// The same with the modifiers of see-through views that hold only this one.
  var effectiveModifiers: [Modifier] = []
  /// What the effective modifiers are about.
  var effectiveFamilies: ModifierCategories = []
  let parent: Int?
  var end: Int
  let slot: Slot
  /// The parent's modifier that brings this view along (`overlay`, `toolbar`); nil for content.
  let modifierIndex: Int?
  /// The branches between the parent and this view, outermost first.
  let conditions: [Condition]
  /// The values of the local constants that can be named where it stands.
  let locals: [String: Node]
  /// The operands of a text concatenation after the first.
  var concatenated: [Node] = []
  /// What a built-in view shows by itself.
  var ownContent = OwnContent()
  /// What its action does, where it has one.
  var action: ActionFact?
  /// The taps of its own chain.
  var taps: [TapGesture] = []
}

extension Record {
  /// A member that was entered, or another view that only hands through what it holds.
  var isPassthrough: Bool {
    switch construction {
    case .member, .builtIn(.group), .builtIn(.anyView): true
    default: false
    }
  }
}

/// Facts about a view that follow from what stands around and inside it.
struct DerivedFacts: Sendable {
  // From outside in.
  var isHidden: Certainty = .no
  var isReplacedByAncestor: Certainty = .no
  var isOverruled: Certainty = .no
  /// The control in whose label it stands, directly or deeper.
  var labeledControl: Int?
  /// The container or control that reads it as part of itself.
  var combiningElement: Int?
  var place = ViewContext()
  var platforms = Platforms.all
  // From inside out.
  var isTextual: Certainty = .no
  var hasImagery: Certainty = .no
  var hasControl: Certainty = .no
  /// Whether something inside may be named, hidden or taken away by code that was not read.
  var hasUnknown = false
}

extension ViewTree {
  /// From the first to the last view, in UTF-8 offsets of the item.
  package var range: Range<Int>? {
    let ranges = roots.map(\.range)
    guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max()
    else { return nil }
    return first..<last
  }
}

extension ViewTree {
  /// How many views of a slot are looked at: more than a person reads at a time, and few enough
  /// that asking for the neighbors of each view in a list of any length stays linear.
  static let neighborhood = 256
}
