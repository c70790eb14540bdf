import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

/// The project's own settings, in its `.curbcut.json` files.
extension Server {
  /// Whether a document is such a file, by its name or because another builds on it.
  func isSettings(_ path: String) -> Bool {
    path.hasSuffix("/" + ProjectConfiguration.fileName) || project.hasRead(path)
  }

  /// The tree of an open Swift file; nil for settings and whatever else is open.
  func swiftTree(of path: String) -> SyntaxTree? {
    guard documents[path]?.isSwift == true, !isSettings(path) else { return nil }
    return workspace.document(path)?.tree
  }

  /// Gives an open document what applies to it: its project's settings and the editor's over them.
  mutating func configure(_ path: String) {
    workspace.configure(path, as: configuration(of: path))
  }

  mutating func configuration(of path: String) -> Configuration {
    var configuration = Configuration()
    if isSettings(path) || documents[path]?.isSwift == false {
      // It is kept as text like any document, but there is no Swift in it to check.
      configuration.isExcluded = true
      return configuration
    }
    configuration = project.configuration(forFile: path).configuration
    for layer in project.layers(forFile: path) where scan.reports[layer.path] == nil {
      if documents[layer.path] == nil { scan.queue.append(layer.path) }
    }
    return configuration.applying(editorConfiguration)
  }

  /// Reads again what applies to a document: not every editor tells of changes on disk.
  mutating func refreshConfiguration(for path: String) {
    if project.refresh(forFile: path) { checkAllAgain() }
  }

  /// Takes note that a `.curbcut.json` has changed, come or gone.
  mutating func configurationChanged(_ path: String) {
    project.forget(path)
    if documents[path] == nil { scan.queue.append(path) }
    checkAllAgain()
  }

  /// Lets the file that the settings name count for all documents.
  mutating func chooseConfiguration() {
    let root = scan.folders.first?.path ?? "/"
    guard let path = settings.configurationPath else { return project.choose(nil, root: root) }
    project.choose(path.hasPrefix("/") ? path : "\(root)/\(path)", root: root)
  }

  /// What is wrong in a `.curbcut.json`.
  func problems(in tree: SyntaxTree, at path: String, isOpen: Bool) -> JSON {
    let conversions = Conversions(tree: tree, encoding: encoding).indexed
    var problems = ConfigurationFile(tree.bytes).problems
    // What `extends` leads to is known of files that apply to something.
    for problem in project.problems(in: path) where !problems.contains(problem) {
      if !isOpen { problems.append(problem) }
    }
    return .array(
      problems.map { problem in
        LSPDiagnostic(
          range: conversions.range(of: problem.range),
          severity: .error,
          code: "configuration",
          codeDescription: nil,
          source: "curbcut",
          message: problem.message,
          tags: []
        ).json
      }
    )
  }
}
