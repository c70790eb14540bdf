import CurbcutSyntax

/// The views that one body, member or preview of a declaration constructs, in source order.
///
/// Members of the same type are entered where they are used, so a tree reads like the screen.
/// Invariant: `records` is in preorder; a record's subtree ends before `end`.
///
/// Note: immutable, and a class only so that an element costs one reference to copy.
package final class ViewTree: Sendable {
  /// What the tree was written for.
  package enum Purpose: Sendable, Equatable {
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
  /// The type the views are written in; nil for views in a macro at file level.
  package let declaration: Declaration?
  /// What was read of each view, with the modifiers that extensions and modifier types apply.
  let records: [Record]
  /// The same as far as it follows from the source alone.
  private let ownRecords: [Record]
  /// What follows for each view from what stands around and inside it.
  let facts: [DerivedFacts]
  /// What the rest of the file and project knew when the facts were worked out.
  let context: DeclarationContext

  /// A tree as it was read; its facts are still to be worked out.
  init(purpose: Purpose, declaration: Declaration?, records: consuming [Record]) {
    self.purpose = purpose
    self.declaration = declaration
    ownRecords = Derivation.records(records, applying: [:])
    self.records = ownRecords
    facts = [DerivedFacts](repeating: DerivedFacts(), count: ownRecords.count)
    context = DeclarationContext()
  }

  private init(_ tree: ViewTree, in context: DeclarationContext) {
    purpose = tree.purpose
    declaration = tree.declaration
    ownRecords = tree.ownRecords
    // Nearly all trees use none of the modifiers that declarations define.
    records =
      Derivation.uses(context.modifiers, in: tree.ownRecords)
      ? Derivation.records(tree.ownRecords, applying: context.modifiers) : tree.ownRecords
    var derivation = Derivation(
      of: records,
      purpose: purpose,
      declaration: declaration,
      in: context
    )
    derivation.run()
    facts = derivation.facts
    self.context = context
  }

  /// The same tree with the facts worked out anew.
  func derived(in context: DeclarationContext) -> ViewTree {
    ViewTree(self, in: context)
  }

  /// Whether views of members stand in it: those may be entered several times.
  package var entersMembers: Bool { records.contains { $0.construction == .member } }

  /// Whether there are more views than anybody writes: then what needs a look at all views for each
  /// of them is not worked out.
  var isOverlong: Bool { records.count > 2_000 }

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

/// One alternative of a branch that a view stands in.
package struct Condition: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case branch, availability, compilation, repetition
  }

  package let kind: Kind
  /// The statement that branches: alternatives of one statement share it. In UTF-8 offsets.
  package let statement: Int
  /// Which alternative it is, from 0.
  package let alternative: Int
  /// The condition as written, for `#if` the platform test.
  package let source: String
  /// The conditions of the alternatives before it, which do not hold where it does.
  package var excluded: [String] = []
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
  let row: ViewRow?
  /// The type, member or parameter's name.
  let name: String
  /// The head of the chain, such as `Image("x")`.
  let head: Node
  /// The head with its modifiers.
  let chain: Node
  let arguments: [Argument]
  /// Which slot each closure and view argument fills.
  let slots: [(Argument, Slot)]
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
  /// The control in whose label it stands, directly or deeper.
  var labeledControl: Int?
  /// The container or control that reads it as part of itself.
  var combiningElement: Int?
  var place: ViewContext = []
  var platforms = Platforms.all
  // From inside out.
  var isTextual: Certainty = .no
  var hasImagery: Certainty = .no
  var hasControl: Certainty = .no
  /// Whether something inside may be named, hidden or taken away by code that was not read.
  var hasUnknown = false
}

/// Where on the screen a view stands, as far as it changes what is expected of it.
package struct ViewContext: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The standard library's way is slow outside the module, and this is asked of every view.
  package func isDisjoint(with other: ViewContext) -> Bool { rawValue & other.rawValue == 0 }

  /// The standard library's way from a list to a set is slow outside the module.
  package init(arrayLiteral elements: ViewContext...) {
    rawValue = elements.reduce(0) { $0 | $1.rawValue }
  }

  package static let toolbar = ViewContext(rawValue: 1 << 0)
  /// Context menus, menus, alerts, confirmation dialogs and swipe actions.
  package static let menu = ViewContext(rawValue: 1 << 1)
  package static let list = ViewContext(rawValue: 1 << 2)
  package static let form = ViewContext(rawValue: 1 << 3)
  package static let repeated = ViewContext(rawValue: 1 << 4)
  /// Backgrounds and masks.
  package static let background = ViewContext(rawValue: 1 << 5)
  package static let overlay = ViewContext(rawValue: 1 << 6)
  package static let sectionHeader = ViewContext(rawValue: 1 << 7)
  package static let tabItem = ViewContext(rawValue: 1 << 8)
  /// Content that a control, table or API supplies to a system view of its own look.
  package static let systemStyled = ViewContext(rawValue: 1 << 9)
  /// Inside a representation or the children given to assistive technology only.
  package static let representation = ViewContext(rawValue: 1 << 10)
  package static let navigationLink = ViewContext(rawValue: 1 << 11)
  package static let labeledContent = ViewContext(rawValue: 1 << 12)
  /// Widgets, complications and Live Activities, by the name of the type.
  package static let widget = ViewContext(rawValue: 1 << 13)
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
