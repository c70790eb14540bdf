/// The façade: documents in, diagnostics, fixes, hover and speech out.
///
/// Analysis is pure: it reads no file, knows no clock and no protocol, cannot fail, and gives the
/// same answer for the same input. Offsets are UTF-8 throughout. Each document keeps what was worked
/// out for its items, so that an edit costs work in proportion to the item it touches.
import CurbcutRules
import CurbcutSyntax

/// The open documents, checked with one configuration.
package struct Workspace: Sendable {
  package var configuration: Configuration {
    didSet { if configuration != oldValue { rules = configuration.rules } }
  }
  private var rules: [Rule]
  private var files: [String: File] = [:]

  /// A document with what was worked out for it so far.
  private struct File: Sendable {
    var document: Document
    var analysis = FileAnalysis()
  }

  package init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    rules = configuration.rules
  }

  // MARK: Documents

  /// Opens a document, or replaces its text.
  package mutating func open(_ path: String, bytes: [UInt8]) {
    files[path] = File(document: Document(path: path, tree: SyntaxTree(parsing: bytes)))
  }

  /// Applies an edit; a document that is not open is left alone.
  package mutating func edit(_ path: String, _ edit: TextEdit) {
    files[path]?.document.tree.edit(edit)
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
    files.values[index].analysis.update(for: tree, rules: rules, configuration: configuration)
    return files.values[index].analysis
  }
}

/// A Swift file as it is open in an editor or read from disk.
package struct Document: Sendable {
  package let path: String
  package internal(set) var tree: SyntaxTree
}
