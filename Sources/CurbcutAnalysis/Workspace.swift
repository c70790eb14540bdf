/// The façade: documents in, diagnostics, fixes, hover and speech out.
///
/// Analysis is pure: it reads no file, knows no clock and no protocol, cannot fail, and gives the
/// same answer for the same input. Offsets are UTF-8 throughout. Each document keeps what was worked
/// out for its items, so that an edit costs work in proportion to the item it touches.
import CurbcutRules
import CurbcutSyntax

/// The open documents, each checked with its configuration.
package struct Workspace: Sendable {
  /// What counts for documents that have no configuration of their own.
  package var configuration: Configuration {
    didSet { if configuration != oldValue { chosen = ChosenRules(configuration) } }
  }
  private var chosen: ChosenRules
  private var files: [String: File] = [:]

  /// A configuration with the rules that it lets run.
  private struct ChosenRules: Sendable {
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
    var analysis = FileAnalysis()
    /// What counts for this document alone.
    var chosen: ChosenRules?
  }

  package init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    chosen = ChosenRules(configuration)
  }

  // MARK: Documents

  /// Opens a document, or replaces its text.
  package mutating func open(_ path: String, bytes: [UInt8]) {
    let document = Document(path: path, tree: SyntaxTree(parsing: bytes))
    files[path] = File(document: document, chosen: files[path]?.chosen)
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
  package var paths: [String] { files.keys.sorted() }

  // MARK: Answers

  /// What is wrong in a document, by place.
  package mutating func diagnostics(for path: String) -> [Diagnostic] {
    analysis(of: path)?.diagnostics ?? []
  }

  /// The same by item, for whoever keeps what did not change.
  package mutating func diagnosticGroups(for path: String) -> [DiagnosticGroup] {
    analysis(of: path)?.groups ?? []
  }

  /// What is worked out for a document, brought up to date.
  mutating func analysis(of path: String) -> FileAnalysis? {
    // In place: a copy of what is kept would cost in proportion to the file.
    guard let index = files.index(forKey: path) else { return nil }
    let tree = files.values[index].document.tree
    let chosen = files.values[index].chosen ?? chosen
    files.values[index].analysis.update(
      for: tree,
      rules: chosen.rules,
      configuration: chosen.configuration
    )
    return files.values[index].analysis
  }
}

/// A Swift file as it is open in an editor or read from disk.
package struct Document: Sendable {
  package let path: String
  package internal(set) var tree: SyntaxTree
}
