import CurbcutAnalysis
import CurbcutProtocol

extension Server {
  /// `textDocument/publishDiagnostics` for a document as it is now.
  mutating func publish(_ document: OpenDocument) -> Message {
    var diagnostics = JSON.array([])
    if let tree = workspace.document(document.path)?.tree {
      let groups = workspace.diagnosticGroups(for: document.path)
      let conversions = Conversions(tree: tree, encoding: encoding)
      diagnostics = written[document.path, default: DiagnosticCache()]
        .json(for: groups, conversions, capabilities)
    }
    return .notification(
      method: "textDocument/publishDiagnostics",
      params: .object([
        "uri": .string(document.uri),
        "version": capabilities.hasVersionedDiagnostics ? document.version.map(JSON.integer) : nil,
        "diagnostics": diagnostics,
      ])
    )
  }
}
