import CurbcutModel
import CurbcutSyntax

/// What becomes of it when a file says something else to the others.
package struct FactsChange: Sendable {
  /// The files for which a name may mean something else.
  package fileprivate(set) var paths: Set<PathKey> = []
  /// The constants that stand for something else; it is not known who means them.
  package fileprivate(set) var constants = MemberNames()
  /// Whether anything else is said under any name.
  package fileprivate(set) var concernsNames = false
}

/// What the files of a workspace tell each other, kept up to date file by file.
///
/// Where files say something else than before, the files that share the name have to be looked at
/// again, for what they tell may change with it. As each stage only knows the one before, that ends.
/// Names are put together once all files waiting have been looked at: one that many files share
/// would otherwise be put together, and all of them looked at again, for each of them.
struct GatheredFacts: Sendable {
  /// What one file says.
  struct Source: Sendable {
    /// By stage.
    fileprivate private(set) var exports: [FileExport]
    /// The names that it shares with others.
    fileprivate private(set) var names: Set<String>
    /// The names under which it asks what others do.
    fileprivate private(set) var asked: Set<String> = []

    /// Reads what a file says by its syntax alone.
    init(reading tree: SyntaxTree, by analysis: inout FileAnalysis, in project: ProjectFacts) {
      analysis.read(tree, in: project)
      exports = [analysis.writtenExport]
      names = exports[0].names
    }

    /// Adds what it says knowing what all files said at the last stage.
    mutating func settle(
      _ tree: SyntaxTree,
      by analysis: inout FileAnalysis,
      in project: ProjectFacts,
      knowing index: ProjectIndex,
      stage: Int
    ) {
      let isNew = analysis.settle(for: tree, in: project, knowing: index, stage: stage)
      let says =
        stage > 0 && !isNew ? exports[exports.count - 1] : analysis.export(from: exports[0])
      exports.append(says)
      if stage == 0 {
        names.formUnion(analysis.sharedNames)
        asked = analysis.askedNames
      }
      names.formUnion(says.names)
    }

    /// Works out what a file says, knowing the others.
    init(
      of tree: SyntaxTree,
      by analysis: inout FileAnalysis,
      in project: ProjectFacts,
      knowing index: ProjectIndex
    ) {
      var exports: [FileExport] = []
      var written = FileExport()
      for stage in 0..<ProjectIndex.stageCount - 1 {
        let isNew = analysis.settle(for: tree, in: project, knowing: index, stage: stage)
        if stage == 0 {
          written = analysis.writtenExport
          exports.append(written)
        }
        if stage > 0, !isNew, let same = exports.last {
          exports.append(same)
        } else {
          exports.append(analysis.export(from: written))
        }
      }
      self.exports = exports
      names = exports.reduce(into: analysis.sharedNames) { $0.formUnion($1.names) }
      asked = analysis.askedNames
    }

    /// What is the same at all stages; of a file that says nothing, by default.
    fileprivate init(_ export: FileExport = FileExport()) {
      exports = Array(repeating: export, count: ProjectIndex.stageCount)
      names = export.names
    }
  }

  private(set) var index = ProjectIndex()
  private var sources: [PathKey: Source] = [:]
  /// What files of Interface Builder set on outlets. What is set on one is known only of all of them
  /// together, which stand among the sources under a name that no file has.
  private var outlets: [PathKey: InterfaceOutlets] = [:]
  private var areOutletsOutdated = false
  private static let interfaces = PathKey("\0")
  /// The files that share a name, by name.
  private var pathsByName: [String: Set<PathKey>] = [:]
  /// The names, by stage, under which some file says something else than what the index has.
  private var outdated = [Set<String>](repeating: [], count: ProjectIndex.stageCount)
  /// The names under which something else is said at the last stage than when the facts were taken.
  private var changes: [String: NameChange] = [:]

  /// The files that say anything.
  var paths: [String] {
    sources.sortedPaths.filter { $0 != Self.interfaces.path } + outlets.sortedPaths
  }

  func holds(_ path: String) -> Bool { sources[path] != nil || outlets[path] != nil }

  /// The files that declare any of some names for others, or a `View` extension's function of one.
  func paths(declaring names: Set<String>) -> [String] {
    var found: Set<PathKey> = []
    for name in names {
      for path in pathsByName[name] ?? [] {
        guard let export = sources[path]?.exports.first else { continue }
        if export.declared.contains(name) || export.facts[name]?.modifiers != nil {
          found.insert(path)
        }
      }
    }
    return found.sortedPaths
  }

  /// The names that a file was last seen to declare.
  func declarations(in path: String) -> Set<String> {
    sources[path]?.exports.first?.declared ?? []
  }

  /// Forgets a file that is gone or does not count.
  mutating func remove(_ path: String) {
    if sources[path] != nil { put(nil, for: path) }
    if outlets[path] != nil { put(InterfaceOutlets(), ofInterface: path) }
  }

  /// Takes in what a file of Interface Builder says.
  mutating func put(_ new: InterfaceOutlets, ofInterface path: String) {
    guard (outlets[path] ?? InterfaceOutlets()) != new else { return }
    outlets[path] = new.isEmpty ? nil : new
    areOutletsOutdated = true
  }

  private mutating func putOutlets() {
    var all = InterfaceOutlets()
    for outlets in outlets.values { all.add(outlets) }
    put(all.isEmpty ? nil : Source(all.export), for: Self.interfaces.path)
    areOutletsOutdated = false
  }

  /// Takes in what a file says; nil for nothing.
  mutating func put(_ new: Source?, for path: String) {
    let old = sources[path]
    sources[path] = new
    let oldNames = old?.names ?? []
    let newNames = new?.names ?? []
    for name in newNames.subtracting(oldNames) {
      pathsByName[name, default: []].insert(PathKey(path))
    }
    for name in oldNames.subtracting(newNames) {
      pathsByName[name]?.remove(PathKey(path))
      if pathsByName[name]?.isEmpty == true { pathsByName[name] = nil }
    }
    for stage in 0..<ProjectIndex.stageCount {
      let said = (old ?? Source()).exports[stage]
      let says = (new ?? Source()).exports[stage]
      if said != says { outdated[stage].formUnion(says.names(unlike: said)) }
    }
  }

  /// Puts together what all files say at a stage, which is to be done once for each stage, in order; then
  /// the files are kept.
  mutating func add(_ sources: [Source], stage: Int) {
    index.add(sources.map { $0.exports[stage] }, stage: stage)
  }

  /// Keeps what a file says, which has been put together with what all others say.
  mutating func keep(_ source: Source, for path: String) {
    sources[path] = source
    for name in source.names { pathsByName[name, default: []].insert(PathKey(path)) }
  }

  /// Puts together what is said under the names that have changed.
  ///
  /// - Returns: The files that have to be looked at again, and the constants that are others; when
  ///   there are none, all is settled.
  mutating func settle() -> FactsChange {
    var change = FactsChange()
    if areOutletsOutdated { putOutlets() }
    for stage in 0..<ProjectIndex.stageCount {
      let names = outdated[stage]
      outdated[stage] = []
      for name in names {
        let exports = (pathsByName[name] ?? []).sorted().compactMap { sources[$0]?.exports[stage] }
        let what = index.update(name, stage: stage, from: exports)
        if what.contains(.constant) { change.constants.insert(name) }
        if stage == ProjectIndex.stageCount - 1 {
          changes[name, default: []].formUnion(what)
        } else {
          change.paths.formUnion(paths(concernedBy: what, under: name))
        }
      }
    }
    if !change.constants.isEmpty { change.constants = index.remember(change.constants) }
    return change
  }

  /// The files for which what is said under a name matters: definitions to those that use what others
  /// declare, uses to those that declare it or ask for what is done to it (`Screen.button`, `.button`).
  private func paths(concernedBy change: NameChange, under name: String) -> [PathKey] {
    (pathsByName[name] ?? []).filter { path in
      guard path != Self.interfaces, let source = sources[path] else { return false }
      if change.contains(.use), source.asked.contains(name) { return true }
      return source.exports.first?.declared.contains(name) != true
        && (change.contains(.definition) || change.contains(.code))
    }
  }

  /// The index as it is, and what is other than when it was taken last.
  mutating func take() -> (index: ProjectIndex, change: FactsChange) {
    var change = FactsChange(constants: index.changedConstants)
    for (name, what) in changes { change.paths.formUnion(paths(concernedBy: what, under: name)) }
    change.concernsNames = !changes.isEmpty
    let taken = index
    changes = [:]
    index.forgetChangedConstants()
    return (taken, change)
  }
}
