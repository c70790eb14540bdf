/// What one file means to the others of its project. Others are looked at again only when it
/// changes, which is one `==`.
///
/// What only the file itself sees is left out, and so is how it uses what it declares itself.
package struct FileExport: Sendable, Equatable {
  /// What its views, modifiers and types are, and how it uses views of other files.
  package private(set) var facts = FactsByName()
  package private(set) var constants: [String: Expression] = [:]
  /// The names that it declares for others; where nothing is known of one, it is what nobody knows.
  package private(set) var declared: Set<String> = []

  /// The names that it keeps to itself or declares more than once.
  private var unshared: Set<String> = []
  /// Those of them that only the file itself sees.
  private var hidden: Set<String> = []
  /// Those of them that are types: views of one name are shared where they are alike.
  private var twins: Set<String> = []
  /// Those of them that are modifiers which apply the same wherever the file declares them:
  /// `body2()` of a view and of a text.
  private var alike: Set<String> = []
  /// The facts without what is done to names of which nobody knows whose they are; nil where that is all.
  private var settledFacts: FactsByName?

  package init() {}

  /// Puts together what the items of a file share as far as it follows from its syntax alone.
  package init(writtenIn items: some Sequence<ItemModel>) {
    for item in items {
      unshared.formUnion(item.summary.contested)
      for (name, isVisible) in item.summary.declared {
        if !isVisible {
          hidden.insert(name)
        } else if !declared.insert(name).inserted {
          unshared.insert(name)
        }
      }
    }
    unshared.formUnion(hidden.subtracting(declared))
    alike = Self.modifiersAlike(in: items, among: unshared.subtracting(hidden))
    for item in items {
      twins.formUnion(item.summary.types.intersection(unshared).subtracting(hidden))
      for name in item.writtenFacts.names {
        guard var written = item.writtenFacts[name] else { continue }
        // That a type is extended counts wherever it is declared.
        if unshared.contains(name) {
          if !alike.contains(name) { written.modifiers = nil }
          written.wrapper = nil
          written.object = nil
          written.source = nil
          written.view = nil
        }
        facts.agree(written, under: name)
      }
      for (name, value) in item.summary.constants
      where !unshared.contains(name)
        && (value.isSelfContained || value.node.kind == .initializerDecl
          || value.node.kind == .functionDecl || value.node.kind == .protocolDecl
          || [.variableDecl, .enumDecl].contains(value.node.kind) && declared.contains(name))
      {
        constants[name] = value
      }
    }
    // As long as nobody knows whose a name is, it may be anybody's.
    for item in items where !item.lentTouches.isEmpty {
      if settledFacts == nil { settledFacts = facts }
      for (name, uses) in item.lentTouches {
        var lent = NameFacts()
        lent.touches = uses.values.reduce(into: []) { $0.formUnion($1) }
        facts.agree(lent, under: name)
      }
    }
  }

  private static func modifiersAlike(
    in items: some Sequence<ItemModel>,
    among names: Set<String>
  ) -> Set<String> {
    if names.isEmpty { return [] }
    var first: [String: AppliedModifiers] = [:]
    var alike: Set<String> = []
    var unlike: Set<String> = []
    for item in items {
      for name in item.writtenFacts.names where names.contains(name) {
        guard let applied = item.writtenFacts[name]?.modifiers else { continue }
        guard let known = first[name] else {
          first[name] = applied
          continue
        }
        if known == applied { alike.insert(name) } else { unlike.insert(name) }
      }
    }
    return alike.subtracting(unlike)
  }

  /// Which images its members give, and nothing else: of code that a program wrote of the assets.
  package var pictures: FileExport {
    var export = FileExport()
    for name in facts.names {
      guard let picture = facts[name]?.picture else { continue }
      var said = NameFacts()
      said.picture = picture
      export.facts.agree(said, under: name)
    }
    return export
  }

  /// The same with what follows from the facts of the items as they are now.
  package func settled(by items: some Sequence<ItemModel>) -> FileExport {
    var export = self
    if let settledFacts { export.facts = settledFacts }
    export.settledFacts = nil
    for item in items {
      for name in item.summary.facts.names {
        guard var said = item.summary.facts[name] else { continue }
        if hidden.contains(name), let object = said.object, object.type != nil {
          var facts = NameFacts()
          facts.object = object
          export.facts.agree(facts, under: ObjectNames.hiddenClass(name))
        }
        if alike.contains(name) {
          var facts = NameFacts()
          facts.modifiers = said.modifiers
          export.facts.agree(facts, under: name)
          continue
        }
        if unshared.contains(name) {
          guard twins.contains(name), let view = said.view else { continue }
          said = NameFacts()
          said.view = view
        }
        if declared.contains(name) { said.use = nil }
        export.facts.agree(said, under: name)
      }
    }
    return export
  }

  /// Adds what a class of another language is to UIKit, and what it does to what its properties hold;
  /// under `.name` to what those of others hold.
  package mutating func add(
    _ object: ObjectClass,
    touching properties: [String: Set<String>],
    under name: String
  ) {
    declared.insert(name)
    var facts = NameFacts()
    facts.object = object
    self.facts.add(facts, under: name)
    for (property, touches) in properties {
      var facts = NameFacts()
      facts.touches = touches
      self.facts.add(facts, under: property.hasPrefix(".") ? property : "\(name).\(property)")
    }
  }

  /// Adds what a file of Interface Builder sets on what an outlet holds, and that this is all it sets.
  package mutating func add(touchesInInterface touches: Set<String>, under name: String) {
    var facts = NameFacts()
    facts.touches = Set(touches.map(ObjectNames.inInterface)).union([ObjectNames.interface])
    self.facts.add(facts, under: name)
  }

  package static func == (first: FileExport, second: FileExport) -> Bool {
    first.declared == second.declared && first.facts == second.facts
      && first.constants == second.constants
  }

  /// All names under which it says something.
  package var names: Set<String> { declared.union(facts.names) }

  /// The names under which two exports say different things.
  package func names(unlike other: FileExport) -> Set<String> {
    names.union(other.names).filter { name in
      declared.contains(name) != other.declared.contains(name)
        || facts[name] != other.facts[name] || constants[name] != other.constants[name]
    }
  }
}
