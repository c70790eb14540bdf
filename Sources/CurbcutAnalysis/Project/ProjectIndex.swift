import CurbcutModel
import CurbcutSyntax

/// What the files of a project tell each other, by name.
///
/// Facts travel in stages. At stage 0 it is known what follows from the syntax of each file alone:
/// constants, the modifiers that extensions apply, which types are extended. At each further stage
/// every file adds what its views mean, knowing of the others what they said at the stage before. So
/// views that use each other across files cannot keep facts alive that nothing supports, and the
/// outcome depends on nothing but the files.
package struct ProjectIndex: Sendable {
  /// How many stages there are. With four of them facts travel through three files: what a view holds
  /// is known with what the views of other files in it bring, and a class with two that it inherits
  /// from.
  package static let stageCount = 4

  private var stages = [[String: Entry]](repeating: [:], count: stageCount)
  /// What of the stages is the same at all of them, where all files are put in at once.
  private var written: [String: Entry] = [:]
  /// What constants stand for, by `Type.name`.
  package private(set) var constants: [String: Expression] = [:]
  /// The colors of themes among them.
  package private(set) var themes = ThemeColors()
  /// Other than before whenever anything is said that was not.
  package private(set) var version = 0
  /// Other than before whenever a constant stands for something else.
  package private(set) var constantsVersion = 0
  /// Since which version of the constants it is kept which of them have changed.
  private var constantsBase = 0
  /// The constants that have changed since then.
  private(set) var changedConstants = MemberNames()

  package init() {}

  /// Whether nobody says anything.
  package var isEmpty: Bool { version == 0 }

  /// What is said under a name; nil where nobody says anything that is certain.
  func facts(under name: String, stage: Int) -> NameFacts? {
    stages[stage][name]?.facts
  }

  /// Puts in at a stage what all files say, which is to be done once for each stage, in order.
  package mutating func add(_ exports: [FileExport], stage: Int) {
    if stage == 0 {
      written = [:]
      var values: [String: Agreement<Expression>] = [:]
      for export in exports {
        for name in export.declared { written[name, default: Entry()].declarationCount += 1 }
        for (name, value) in export.constants { values[name, default: Agreement()].add(value) }
      }
      for (name, value) in values {
        constants[name] = value.value(amongDeclarations: written[name]?.declarationCount ?? 0)
        themes.set(name, to: constants[name])
      }
      constantsVersion += 1
      forgetChangedConstants()
    }
    var entries = written
    for export in exports {
      for name in export.facts.names {
        if let facts = export.facts[name] { entries[name, default: Entry()].add(facts) }
      }
    }
    stages[stage] = entries
    version += 1
  }

  /// Puts together anew what some files say under a name at a stage.
  ///
  /// - Parameter exports: those of all files that say something under it.
  /// - Returns: What is other than before.
  mutating func update(
    _ name: String,
    stage: Int,
    from exports: some Sequence<FileExport>
  ) -> NameChange {
    var entry = Entry()
    var value = Agreement<Expression>()
    for export in exports {
      entry.add(export, under: name)
      if stage == 0, let constant = export.constants[name] { value.add(constant) }
    }
    let old = stages[stage].updateValue(entry, forKey: name)
    if entry.isEmpty { stages[stage][name] = nil }
    var change = NameFacts.difference(old?.facts, entry.facts)
    if stage == 0 {
      let constant = value.value(amongDeclarations: entry.declarationCount)
      if constant != constants[name] {
        change.insert(.constant)
        constants[name] = constant
        themes.set(name, to: constant)
        constantsVersion += 1
        changedConstants.insert(name)
      }
    }
    if !change.isEmpty { version += 1 }
    return change
  }

  /// How many constants one may go through to what it stands for.
  private static let maximumSteps = 8

  /// Remembers that some constants have changed, and so has what stands for them.
  ///
  /// - Returns: All of them.
  mutating func remember(_ changed: MemberNames) -> MemberNames {
    var all = changed
    let sources = constants.map { (name: $0.key, bytes: Array($0.value.source.utf8)) }
    for _ in 0..<Self.maximumSteps {
      var wider = all
      for source in sources where all.areMentioned(in: source.bytes) { wider.insert(source.name) }
      if wider == all { break }
      all = wider
    }
    changedConstants = changedConstants.union(all)
    return all
  }

  /// Begins anew to remember which constants change.
  mutating func forgetChangedConstants() {
    constantsBase = constantsVersion
    changedConstants = MemberNames()
  }

  /// Whether a file may mean one of the constants that are others than at a version.
  func concernsConstants(of tree: SyntaxTree, since version: Int) -> Bool {
    guard version >= constantsBase else { return true }
    return changedConstants.areMentioned(in: tree.bytes)
  }

  /// What the files of a project say under one name, put together: files that contradict each other
  /// leave it unknown, whichever comes first.
  private struct Entry: Sendable {
    /// How many files declare it.
    var declarationCount = 0
    var views = Agreement<ViewFacts> { $0.agreed(with: $1) }
    var modifiers = Agreement<AppliedModifiers>()
    var objects = Agreement<ObjectClass> { $0.agreed(with: $1) }
    var sources = Agreement<ClassSource>()
    var wrappers = Agreement<ModifierSource>()
    var touches: Set<String>?
    /// What members of the name give that are images.
    var pictures = NameFacts()
    var use: UseFacts?
    var isExtended = false
    var announced: Set<String> = []
    var passing: [String: Double] = [:]

    /// Whether no file says anything.
    var isEmpty: Bool { facts == nil && declarationCount == 0 }

    mutating func add(_ export: FileExport, under name: String) {
      if export.declared.contains(name) { declarationCount += 1 }
      if let facts = export.facts[name] { add(facts) }
    }

    mutating func add(_ facts: NameFacts) {
      if let view = facts.view { views.add(view) }
      if let applied = facts.modifiers { modifiers.add(applied) }
      if let object = facts.object { objects.add(object) }
      if let source = facts.source { sources.add(source) }
      if let wrapper = facts.wrapper { wrappers.add(wrapper) }
      if let picture = facts.picture { pictures.add(picture: picture) }
      if let touches = facts.touches { self.touches = (self.touches ?? []).union(touches) }
      if let use = facts.use { self.use = self.use.map { $0.merged(with: use) } ?? use }
      if facts.isExtended { isExtended = true }
      announced.formUnion(facts.announced)
      passing.merge(facts.passing, uniquingKeysWith: min)
    }

    var facts: NameFacts? {
      var facts = NameFacts()
      facts.view = views.value(amongDeclarations: declarationCount)
      facts.modifiers = modifiers.value(amongDeclarations: declarationCount)
      facts.object = objects.value(amongDeclarations: declarationCount)
      facts.source = sources.value(amongDeclarations: declarationCount)
      facts.wrapper = wrappers.value(amongDeclarations: declarationCount)
      facts.touches = touches
      facts.picture = pictures.picture
      // Where several files declare a view of the name, nobody knows which one is used.
      if declarationCount <= 1 { facts.use = use }
      facts.isExtended = isExtended
      facts.announced = announced
      facts.passing = passing
      return facts.isEmpty ? nil : facts
    }
  }
}

/// What several files say about the same thing.
private struct Agreement<Value: Sendable & Equatable>: Sendable {
  private var value: Value?
  private var count = 0
  private var isBroken = false
  /// What holds for two values; nil where they contradict each other.
  private let agreed: @Sendable (Value, Value) -> Value?

  init(agreed: @escaping @Sendable (Value, Value) -> Value? = { $0 == $1 ? $0 : nil }) {
    self.agreed = agreed
  }

  mutating func add(_ other: Value) {
    count += 1
    guard let value else { return self.value = other }
    self.value = agreed(value, other)
    if self.value == nil { isBroken = true }
  }

  /// What all say; nil where they do not agree, or where some that declare the name say nothing.
  func value(amongDeclarations declarations: Int) -> Value? {
    isBroken || (declarations > 1 && count < declarations) ? nil : value
  }
}
