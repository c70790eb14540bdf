import CurbcutSyntax

/// What a declaration may know of the rest of the project: the facts that other declarations
/// share. Two equal surroundings give the same model of the same source.
package struct DeclarationContext: Sendable, Equatable {
  /// Custom views by type name.
  package var views: [String: ViewFacts] = [:]
  /// The modifiers that a function of a `View` extension, or a `ViewModifier` type, applies.
  package var modifiers: [String: [Modifier]] = [:]
  /// Constants of the file by their name, `Type.name`.
  package var constants: [String: Expression] = [:]
  /// Constants of the project's other files by their name; those of the file count first.
  package var projectConstants: [String: Expression] = [:]
  /// How custom views are used, by type name.
  package var uses: [String: UseFacts] = [:]
  /// The types that extensions add members to.
  package var extended: Set<String> = []
  /// Whether the file is one that is never checked: a test or generated code.
  package var isExempt = false
  /// What the project says of itself.
  package var project = ProjectFacts()

  package init() {}

  /// Adds what one declaration shares.
  package mutating func add(_ summary: ItemSummary) {
    add(factsOf: summary)
    add(constantsOf: summary)
  }

  /// Adds what one declaration shares, constants left out.
  package mutating func add(factsOf summary: ItemSummary) {
    for (name, facts) in summary.views { views[name] = facts }
    for (name, applied) in summary.modifiers { modifiers[name] = applied }
    extended.formUnion(summary.extended)
    for (name, use) in summary.uses {
      uses[name] = uses[name].map { $0.merged(with: use) } ?? use
    }
  }
}

extension DeclarationContext {
  /// What a constant of the file or the project stands for, by its name: `Type.name`.
  func constant(_ name: String) -> Expression? { constants[name] ?? projectConstants[name] }

  /// Adds what other files share under some names.
  package mutating func add(_ others: [String: NameFacts], under names: Set<String>) {
    guard !others.isEmpty else { return }
    for name in names {
      guard let facts = others[name] else { continue }
      if let view = facts.view { views[name] = view }
      if let applied = facts.modifiers { modifiers[name] = applied.modifiers }
      if let use = facts.use { uses[name] = uses[name].map { $0.merged(with: use) } ?? use }
      if facts.isExtended { extended.insert(name) }
    }
  }

  /// Adds the constants that one declaration shares.
  package mutating func add(constantsOf summary: ItemSummary) {
    for (name, value) in summary.constants { constants[name] = value }
  }

  /// Adds what one declaration shares under some names, constants left out.
  package mutating func add(factsOf summary: ItemSummary, under names: Set<String>) {
    for (name, facts) in summary.views where names.contains(name) { views[name] = facts }
    for (name, applied) in summary.modifiers where names.contains(name) {
      modifiers[name] = applied
    }
    for name in summary.extended where names.contains(name) { extended.insert(name) }
    for (name, use) in summary.uses where names.contains(name) {
      uses[name] = uses[name].map { $0.merged(with: use) } ?? use
    }
  }

  /// What is shared under some names, constants left out.
  package func known(under names: Set<String>) -> DeclarationContext {
    var known = DeclarationContext()
    guard hasFacts else { return known }
    for name in names {
      if !views.isEmpty, let facts = views[name] { known.views[name] = facts }
      if !modifiers.isEmpty, let applied = modifiers[name] { known.modifiers[name] = applied }
      if !uses.isEmpty, let use = uses[name] { known.uses[name] = use }
      if !extended.isEmpty, extended.contains(name) { known.extended.insert(name) }
    }
    return known
  }

  /// Forgets what is shared under names.
  package mutating func remove(_ names: Set<String>) {
    guard hasFacts else { return }
    for name in names {
      if !views.isEmpty { views[name] = nil }
      if !modifiers.isEmpty { modifiers[name] = nil }
      if !uses.isEmpty { uses[name] = nil }
      if !extended.isEmpty { extended.remove(name) }
    }
  }

  /// Whether anything is shared, constants left out; in most files nothing is.
  private var hasFacts: Bool {
    !(views.isEmpty && modifiers.isEmpty && uses.isEmpty && extended.isEmpty)
  }
}

/// The names under which two surroundings know different things.
package struct SurroundingsChange: Sendable, Equatable {
  /// Views and modifiers that are something else now.
  package private(set) var definitions: Set<String> = []
  /// Views that are used in other ways now.
  package private(set) var uses: Set<String> = []

  /// Compares under some names only.
  package init(from old: DeclarationContext, to new: DeclarationContext, under names: Set<String>) {
    let mayDefine = !(old.views.isEmpty && new.views.isEmpty)
    let mayApply = !(old.modifiers.isEmpty && new.modifiers.isEmpty)
    let mayUse = !(old.uses.isEmpty && new.uses.isEmpty)
    let mayExtend = !(old.extended.isEmpty && new.extended.isEmpty)
    for name in names {
      if mayDefine && old.views[name] != new.views[name]
        || mayApply && old.modifiers[name] != new.modifiers[name]
      {
        definitions.insert(name)
      }
      if mayUse && old.uses[name] != new.uses[name]
        || mayExtend && old.extended.contains(name) != new.extended.contains(name)
      {
        uses.insert(name)
      }
    }
  }
}

/// A few bits of some names: two sets of names whose masks do not meet have no name in common.
package struct NameMask: Sendable, Equatable {
  private var bits: UInt64 = 0

  package init(_ names: Set<String>) {
    for name in names {
      var hash: UInt64 = 5_381
      for byte in name.utf8 { hash = hash &* 33 &+ UInt64(byte) }
      bits |= 1 << (hash & 63)
    }
  }

  package func meets(_ other: NameMask) -> Bool { bits & other.bits != 0 }
}

/// What one top-level declaration means to others. Others are looked at again only when it changes.
package struct ItemSummary: Sendable, Equatable {
  package var views: [String: ViewFacts] = [:]
  package var modifiers: [String: [Modifier]] = [:]
  package var constants: [String: Expression] = [:]
  package var uses: [String: UseFacts] = [:]
  /// The types that the item adds members to.
  package var extended: Set<String> = []
  /// The names of its types, modifiers and constants, with whether other files see them.
  package var declared: [String: Bool] = [:]
  /// The names that it declares more than once, so that others cannot know which is meant.
  package var contested: Set<String> = []

  package init() {}

  /// The names under which it says anything that follows from its views' facts.
  package var settledNames: Set<String> {
    Set(views.keys).union(modifiers.keys).union(uses.keys)
  }

  /// Takes note that the item declares something.
  mutating func declare(_ name: String, isPrivate: Bool) {
    if declared[name] == true, !isPrivate { contested.insert(name) }
    declared[name] = declared[name] ?? false || !isPrivate
  }
}

/// What a custom view brings to the place where it is used.
package struct ViewFacts: Sendable, Equatable {
  package var isTextual: Certainty = .unknown
  package var hasImagery: Certainty = .unknown
  package var hasControl: Certainty = .unknown
  package var isHidden: Certainty = .unknown
  package var hasNavigationTitle: Certainty = .unknown
  /// Whether it names itself by an accessibility label.
  package var isNamed: Certainty = .unknown
  /// Whether something in it keeps assistive technology inside.
  package var isModal: Certainty = .no
  /// Whether something in it answers the escape gesture.
  package var handlesEscape: Certainty = .no

  package init() {}
}

/// In which contexts a custom view is placed, over all its known uses.
package struct UseFacts: Sendable, Equatable {
  package var isHidden: Certainty
  package var isReplacedByAncestor: Certainty
  package var isNamed: Certainty
  package var isInLabel: Certainty
  package var isMerged: Certainty
  package var isRepeated: Certainty
  package var isInMenu: Certainty
  package var isInToolbar: Certainty
  /// Whether nothing paints a ground under it other than the system.
  package var isOnDefaultGround: Certainty
  /// Whether it is the header of a list's or form's section.
  package var isListHeader: Certainty
  /// Whether it is part of a widget or complication.
  package var isGlanced: Certainty

  /// What holds for both uses.
  package func merged(with other: UseFacts) -> UseFacts {
    UseFacts(
      isHidden: .agreed(isHidden, other.isHidden),
      isReplacedByAncestor: .agreed(isReplacedByAncestor, other.isReplacedByAncestor),
      isNamed: .agreed(isNamed, other.isNamed),
      isInLabel: .agreed(isInLabel, other.isInLabel),
      isMerged: .agreed(isMerged, other.isMerged),
      isRepeated: .agreed(isRepeated, other.isRepeated),
      isInMenu: .agreed(isInMenu, other.isInMenu),
      isInToolbar: .agreed(isInToolbar, other.isInToolbar),
      isOnDefaultGround: .agreed(isOnDefaultGround, other.isOnDefaultGround),
      isListHeader: .agreed(isListHeader, other.isListHeader),
      isGlanced: .agreed(isGlanced, other.isGlanced)
    )
  }
}
