import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

/// Files of Interface Builder: what is wrong in them, going by what the project's code does to their
/// views.
extension Server {
  /// What is wrong in such a file, or why it cannot be read.
  mutating func problems(inInterface tree: SyntaxTree, at path: String) -> JSON {
    let configuration = project.configuration(forFile: path).configuration
      .applying(editorConfiguration)
    guard !configuration.isExcluded else { return .array([]) }
    let conversions = Conversions(tree: tree, encoding: encoding).indexed
    do throws(InterfaceAnalysis.Failure) {
      let diagnostics = try InterfaceAnalysis.diagnostics(
        of: tree.bytes,
        configuration: configuration,
        knowing: workspace.index
      )
      return .array(diagnostics.map { conversions.diagnostic($0, for: capabilities).json })
    } catch {
      let problem = LSPDiagnostic(
        range: conversions.range(of: error.offset..<error.offset),
        severity: .warning,
        code: "unreadable",
        codeDescription: nil,
        source: "curbcut",
        message: "cannot be read: \(error.reason)",
        tags: []
      )
      return .array([problem.json])
    }
  }

  /// Has those that are open, or whose problems are shown, looked at again after code has come to do
  /// something else to their views.
  ///
  /// - Returns: Whether a client that asks has to be told to ask again.
  mutating func recheckInterfaces() -> Bool {
    var isRefreshNeeded = false
    for path in documents.sortedPaths where documents[path]?.isInterface == true {
      if capabilities.pullsDiagnostics {
        isRefreshNeeded = true
      } else if !dirty.contains(where: path.isSamePath) {
        markDirty(path)
      }
    }
    for path in scan.reports.sortedPaths
    where documents[path] == nil && FileSearch.isInterface(path) {
      scan.queue.append(path)
    }
    return isRefreshNeeded
  }
}
