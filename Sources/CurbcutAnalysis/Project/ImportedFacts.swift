import CurbcutModel
import CurbcutSyntax

/// What one file has taken over of what the other files of its project say.
struct ImportedFacts: Sendable {
  /// What is other than it was.
  struct Changes: Sendable {
    /// The names under which other files say something else.
    var names: Set<String> = []
    /// Whether constants that the file may mean are others.
    var concernsConstants = false
  }

  /// How many items of the file declare a name: for other files to see, and for this one alone.
  struct Declarers: Sendable {
    var visible = 0
    var hidden = 0
  }

  /// What is said, by name; a name under which nobody says anything is left out.
  private(set) var facts = FactsByName()
  private(set) var constants: [String: Expression] = [:]
  private(set) var themes = ThemeColors()
  private var changes = Changes()
  private var stage = 0
  private var version = 0
  private var constantsVersion = 0

  /// Turns to an index as it is now.
  ///
  /// - Parameters:
  ///   - stage: how far the facts are settled that are taken.
  ///   - tree: the file.
  /// - Returns: Whether every name has to be asked for again.
  mutating func update(from index: ProjectIndex, stage: Int, in tree: SyntaxTree) -> Bool {
    if index.constantsVersion != constantsVersion {
      changes.concernsConstants = index.concernsConstants(of: tree, since: constantsVersion)
      constants = index.constants
      themes = index.themes
      constantsVersion = index.constantsVersion
    }
    let isOlder = index.version != version || stage != self.stage
    version = index.version
    self.stage = stage
    return isOlder
  }

  /// Takes over what is said under a name. What is known under names that the file does not share any
  /// more does no harm.
  mutating func ask(_ index: ProjectIndex, _ name: String, _ own: Declarers?) {
    var said = index.facts(under: name, stage: stage)
    // What the file declares itself means its own.
    if let heard = said, let own { said = heard.asked(byDeclarer: own.hidden == 0) }
    if said == nil, facts.isEmpty { return }
    guard said != facts[name] else { return }
    facts[name] = said
    changes.names.insert(name)
  }

  /// Takes nothing over under a name.
  mutating func forget(_ name: String) {
    guard facts[name] != nil else { return }
    facts[name] = nil
    changes.names.insert(name)
  }

  mutating func drainChanges() -> Changes {
    defer { changes = Changes() }
    return changes
  }
}
