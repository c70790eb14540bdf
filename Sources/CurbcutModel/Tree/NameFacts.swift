/// What is known under one name: what a view of the name is, what a modifier of the name applies,
/// and how the project uses it.
package struct NameFacts: Sendable, Equatable {
  package var view: ViewFacts?
  package var modifiers: AppliedModifiers?
  /// The code of a modifier that puts what it modifies into a control, where that is all that is known of it.
  package var wrapper: ModifierSource?
  /// What members of the name give that are images, over all types; unknown where some give another
  /// kind of view.
  package var picture: ViewFacts?
  package var use: UseFacts?
  /// What objects of a class are to UIKit.
  package var object: ObjectClass?
  /// The code of a class of UIKit, to be read with what a use hands to it.
  package var source: ClassSource?
  /// What other declarations do to the objects of UIKit that are known by the name: properties and
  /// methods.
  package var touches: Set<String>?
  /// Whether an extension adds members to the type.
  package var isExtended = false
  /// The properties of a class of models that it changes where it announces something.
  package var announced: Set<String> = []
  /// The properties of a class of models that it sets back after a while, with the seconds until then.
  package var passing: [String: Double] = [:]

  package init() {}

  /// Whether nothing is known.
  package var isEmpty: Bool {
    view == nil && modifiers == nil && picture == nil && use == nil && object == nil
      && touches == nil && !isExtended && announced.isEmpty && passing.isEmpty && source == nil
      && wrapper == nil
  }

  /// Adds what another declaration says: the latest definition counts, uses are merged.
  package mutating func add(_ other: NameFacts) {
    if let view = other.view { self.view = view }
    if let modifiers = other.modifiers { self.modifiers = modifiers }
    if let wrapper = other.wrapper { self.wrapper = wrapper }
    if let picture = other.picture { add(picture: picture) }
    if let use = other.use { add(use) }
    if let object = other.object { self.object = object }
    if let source = other.source { self.source = source }
    if let touches = other.touches { self.touches = (self.touches ?? []).union(touches) }
    if other.isExtended { isExtended = true }
    announced.formUnion(other.announced)
    passing.merge(other.passing, uniquingKeysWith: min)
  }

  /// Adds another use; what differs from use to use is unknown.
  package mutating func add(_ other: UseFacts) {
    use = use.map { $0.merged(with: other) } ?? other
  }

  /// Adds what another member of the name gives: what all of them give counts.
  package mutating func add(picture other: ViewFacts) {
    picture = picture.map { $0.agreed(with: other) ?? ViewFacts() } ?? other
  }

  /// What of it counts for a file that declares the name itself: how others use what it declares,
  /// where they see it.
  package func asked(byDeclarer isVisible: Bool) -> NameFacts? {
    guard isVisible else { return nil }
    var facts = self
    facts.view = nil
    facts.modifiers = nil
    facts.wrapper = nil
    facts.object = nil
    facts.source = nil
    return facts.isEmpty ? nil : facts
  }

  /// What is different under a name.
  package static func difference(_ old: NameFacts?, _ new: NameFacts?) -> NameChange {
    let (old, new) = (old ?? NameFacts(), new ?? NameFacts())
    var change: NameChange = []
    if !old.defines(theSameAs: new) {
      change.insert(old.withoutCode.defines(theSameAs: new.withoutCode) ? .code : .definition)
    }
    if old.touches != new.touches || old.use != new.use || old.isExtended != new.isExtended {
      change.insert(.use)
    }
    return change
  }

  private func defines(theSameAs other: NameFacts) -> Bool {
    view == other.view && modifiers == other.modifiers && object == other.object
      && picture == other.picture && source == other.source && announced == other.announced
      && passing == other.passing && wrapper == other.wrapper
  }

  /// The code of a modifier.
  var modifierSource: ModifierSource? { modifiers?.source ?? wrapper }

  /// The same without the code that is read with what a use hands to it.
  fileprivate var withoutCode: NameFacts {
    var others = self
    others.view?.source = nil
    others.modifiers?.source = nil
    others.wrapper = nil
    others.source = nil
    return others
  }
}

/// What is different under a name than before.
package struct NameChange: BitSet {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A view or modifier is something else, which matters to who uses it.
  package static let definition = NameChange(rawValue: 1 << 0)
  /// It is used or extended in another way, which matters to who declares it.
  package static let use = NameChange(rawValue: 1 << 1)
  /// The constant of the name stands for something else.
  package static let constant = NameChange(rawValue: 1 << 2)
  /// It is written in another way and means the same, which matters to what is found at its uses only.
  package static let code = NameChange(rawValue: 1 << 3)
}

/// What is known of a project's declarations, by name.
///
/// Invariant: a name of which nothing is known has no entry.
package struct FactsByName: Sendable, Equatable {
  private var facts: [String: NameFacts] = [:]

  package init() {}

  package var isEmpty: Bool { facts.isEmpty }

  /// The names of which something is known.
  package var names: some Collection<String> { facts.keys }

  /// What is known of a name; nil where nothing is.
  package subscript(name: String) -> NameFacts? {
    get { facts[name] }
    set { facts[name] = newValue.flatMap { $0.isEmpty ? nil : $0 } }
  }

  subscript(name: String, default empty: NameFacts) -> NameFacts {
    get { facts[name] ?? empty }
    set { self[name] = newValue }
  }

  /// Adds something to what is known of a name.
  package mutating func add(_ other: NameFacts, under name: String) {
    guard !other.isEmpty else { return }
    facts[name, default: NameFacts()].add(other)
  }

  /// Adds what another declaration says of the same name: of views what holds for both.
  mutating func agree(_ other: NameFacts, under name: String) {
    let before = facts[name]?.view
    add(other, under: name)
    if let before, let view = other.view {
      facts[name]?.view = before.agreed(with: view) ?? ViewFacts()
    }
  }

  /// Adds what another declaration or file says.
  package mutating func add(_ other: FactsByName) {
    for (name, said) in other.facts { add(said, under: name) }
  }

  /// Adds what another declaration or file says under some names.
  package mutating func add(_ other: FactsByName, under names: Set<String>) {
    guard !other.isEmpty else { return }
    if other.facts.count < names.count {
      for (name, said) in other.facts where names.contains(name) { add(said, under: name) }
    } else {
      for name in names { if let said = other.facts[name] { add(said, under: name) } }
    }
  }

  /// Whether modifiers are among them, whose code tells of those that they apply in their turn.
  var tellOfModifiers: Bool {
    facts.values.contains { $0.modifiers != nil || $0.wrapper != nil }
  }

  /// Forgets some names.
  package mutating func remove(_ names: Set<String>) {
    guard !facts.isEmpty else { return }
    for name in names { facts[name] = nil }
  }

  /// What is known of some names.
  package func restricted(to names: Set<String>) -> FactsByName {
    var restricted = FactsByName()
    guard !facts.isEmpty else { return restricted }
    for name in names { restricted.facts[name] = facts[name] }
    return restricted
  }

  /// The same without the code that is read with what a use hands to it.
  var withoutCode: FactsByName {
    var others = self
    others.facts = facts.mapValues(\.withoutCode)
    return others
  }

  /// What is different, going by some names only.
  package func difference(from old: FactsByName, under names: Set<String>) -> FactsDifference {
    var difference = FactsDifference()
    guard !(facts.isEmpty && old.facts.isEmpty) else { return difference }
    for name in names {
      let change = NameFacts.difference(old.facts[name], facts[name])
      if change.contains(.definition) { difference.definitions.insert(name) }
      if change.contains(.use) { difference.uses.insert(name) }
      if change.contains(.code) { difference.codes.insert(name) }
    }
    return difference
  }
}

/// The names of which two sets of facts know different things.
package struct FactsDifference: Sendable, Equatable {
  /// Views and modifiers that are something else now.
  package fileprivate(set) var definitions: Set<String> = []
  /// Views that are used in other ways now.
  package fileprivate(set) var uses: Set<String> = []
  /// Views and modifiers that are the same and written in another way.
  package fileprivate(set) var codes: Set<String> = []
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
