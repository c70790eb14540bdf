/// The façade: documents in, diagnostics, fixes, hover and speech out.
///
/// Analysis is pure: it reads no file, knows no clock and no protocol, cannot fail, and gives the
/// same answer for the same input. Offsets are UTF-8 throughout. Each document keeps what was worked
/// out for its items, so that an edit costs work in proportion to the item it touches.
import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// The open documents, each checked with its configuration.
package struct Workspace: Sendable {
  /// What counts for documents that have no configuration of their own.
  package var configuration: Configuration {
    didSet { if configuration != oldValue { chosen = ChosenRules(configuration) } }
  }
  private(set) var chosen: ChosenRules
  private var files: [PathKey: File] = [:]
  /// What the files of the project, open or not, tell each other as far as it counts already.
  package var index = ProjectIndex()
  /// The same with what has been gathered since.
  var gathered = GatheredFacts()
  /// What was worked out for files that are not open, while it may be needed again.
  var kept = KeptFiles()
  /// The files that are not open and whose views transcripts enter.
  var entered = EnteredFiles()
  let workPool: WorkPool

  /// A configuration with the rules that it lets run.
  struct ChosenRules: Sendable {
    let configuration: Configuration
    let rules: RuleRunner

    init(_ configuration: Configuration) {
      self.configuration = configuration
      rules = RuleRunner(configuration.rules)
    }
  }

  /// A document with what was worked out for it so far.
  private struct File: Sendable {
    var document: Document
    var analysis: FileAnalysis
    /// What counts for this document alone.
    var chosen: ChosenRules?
  }

  /// - Parameter lanes: who does what can be done side by side in a large document.
  package init(configuration: Configuration = Configuration(), workPool: WorkPool = .one) {
    self.configuration = configuration
    self.workPool = workPool
    chosen = ChosenRules(configuration)
  }

  // MARK: Documents

  /// Opens a document, or replaces its text.
  package mutating func open(_ path: String, bytes: [UInt8]) {
    let document = Document(path: path, tree: SyntaxTree(parsing: bytes))
    var analysis = FileAnalysis(workPool: workPool)
    analysis.formerDeclarations = gathered.declarations(in: path)
    files[path] = File(document: document, analysis: analysis, chosen: files[path]?.chosen)
    entered.remove(path)
  }

  /// Gives an open document a configuration of its own; nil for the workspace's.
  ///
  /// - Returns: Whether its findings may be others now.
  @discardableResult
  package mutating func configure(_ path: String, as configuration: Configuration?) -> Bool {
    guard let file = files[path] else { return false }
    let old = (file.chosen ?? chosen).configuration
    if file.chosen?.configuration != configuration {
      files[path]?.chosen = configuration.map { ChosenRules($0) }
    }
    return old != configuration ?? self.configuration
  }

  /// What counts for a document.
  package func configuration(of path: String) -> Configuration {
    files[path]?.chosen?.configuration ?? configuration
  }

  /// Applies an edit; a document that is not open is left alone.
  package mutating func edit(_ path: String, _ edit: TextEdit) {
    files[path]?.document.tree.edit(edit)
  }

  /// Applies edits together, which costs one reading and not one for each.
  ///
  /// - Parameter edits: in ascending order, not overlapping, each in offsets of the present text.
  package mutating func edit(_ path: String, _ edits: [TextEdit]) {
    if let edit = document(path)?.tree.joined(edits) { self.edit(path, edit) }
  }

  package mutating func close(_ path: String) {
    files[path] = nil
  }

  package func document(_ path: String) -> Document? {
    files[path]?.document
  }

  /// The paths of all open documents, sorted.
  package var paths: [String] { files.sortedPaths }

  // MARK: Answers

  /// What is wrong in a document, by place.
  package mutating func diagnostics(for path: String) -> [Diagnostic] {
    analysis(of: path)?.diagnostics ?? []
  }

  /// The same by item, for whoever keeps what did not change.
  ///
  /// - Parameter puttingOff: whether views that use code which is being written may wait, where they are many.
  /// - Returns: With whether some wait.
  package mutating func diagnosticGroups(
    for path: String,
    puttingOff: Bool = false
  ) -> (groups: [DiagnosticGroup], arePuttingOff: Bool) {
    guard let analysis = analysis(of: path, puttingOff: puttingOff) else { return ([], false) }
    return (analysis.groups, analysis.isPuttingOff)
  }

  /// What is worked out for a document, brought up to date.
  mutating func analysis(of path: String, puttingOff: Bool = false) -> FileAnalysis? {
    // In place: a copy of what is kept would cost in proportion to the file.
    guard let index = files.index(forKey: PathKey(path)) else { return nil }
    let tree = files.values[index].document.tree
    let chosen = files.values[index].chosen ?? chosen
    files.values[index].analysis.update(
      for: tree,
      rules: chosen.rules,
      configuration: chosen.configuration,
      knowing: self.index,
      puttingOff: puttingOff
    )
    return files.values[index].analysis
  }

  // MARK: Other files

  /// Takes in what an open document tells the others; a file that is not open, and has not been
  /// gathered as it is on disk, says nothing any more.
  ///
  /// What is gathered counts for nothing until `settleGatheredFacts` and `takeGatheredFacts`.
  package mutating func gather(_ path: String) {
    let configuration = (files[path]?.chosen ?? chosen).configuration
    guard let file = files[path], !configuration.isExcluded else { return gathered.remove(path) }
    if FileSearch.isInterface(path) { return gather(interface: file.document.tree.bytes, at: path) }
    var analysis = file.analysis
    let source = GatheredFacts.Source(
      of: file.document.tree,
      by: &analysis,
      in: configuration.project,
      knowing: gathered.index
    )
    gathered.put(source, for: path)
  }

  /// Takes in what a file of Interface Builder tells; one that cannot be read tells nothing.
  package mutating func gather(interface bytes: [UInt8], at path: String) {
    var outlets = InterfaceOutlets()
    outlets.add(bytes)
    gathered.put(outlets, ofInterface: path)
  }

  /// Puts together what files have told under names that several share; to be done once all files
  /// that wait have been gathered.
  ///
  /// - Returns: The files that have to be gathered again, and the constants that stand for something
  ///   else now; nothing where all is settled.
  package mutating func settleGatheredFacts() -> FactsChange { gathered.settle() }

  /// Whether a file has told something.
  package func hasGathered(_ path: String) -> Bool { gathered.holds(path) }

  /// The files that have told something, sorted.
  package var gatheredPaths: [String] { gathered.paths }

  /// Lets what was gathered count.
  ///
  /// - Returns: The files for which it may be something else, and the constants that are others.
  package mutating func takeGatheredFacts() -> FactsChange {
    let taken = gathered.take()
    index = taken.index
    for path in files.sortedPaths {
      files[path]?.analysis.formerDeclarations = gathered.declarations(in: path)
    }
    return taken.change
  }

  /// Reads a document without working out any facts.
  ///
  /// - Returns: What it then means to other files.
  package mutating func read(_ path: String) -> FileExport {
    guard let index = files.index(forKey: PathKey(path)) else { return FileExport() }
    let project = (files.values[index].chosen ?? chosen).configuration.project
    files.values[index].analysis.read(files.values[index].document.tree, in: project)
    return files.values[index].analysis.writtenExport
  }

  /// Works out the facts of a document without running a rule.
  ///
  /// - Parameters:
  ///   - written: what the document means to other files by its syntax alone.
  ///   - stage: how far the facts of other files are settled that are taken from the index.
  /// - Returns: What the document then means to other files; nil where that is what it meant before.
  package mutating func settle(
    _ path: String,
    from written: FileExport,
    stage: Int
  ) -> FileExport? {
    guard let index = files.index(forKey: PathKey(path)) else { return FileExport() }
    let tree = files.values[index].document.tree
    let project = (files.values[index].chosen ?? chosen).configuration.project
    let isNew = files.values[index].analysis.settle(
      for: tree,
      in: project,
      knowing: self.index,
      stage: stage
    )
    return isNew ? files.values[index].analysis.export(from: written) : nil
  }

  /// Whether what other files say can change what is found in a document; it is to be read before.
  package func isOpenToOthers(_ path: String) -> Bool {
    files[path]?.analysis.isOpenToOthers ?? false
  }
}

/// A Swift file as it is open in an editor or read from disk.
package struct Document: Sendable {
  package let path: String
  package internal(set) var tree: SyntaxTree
}
