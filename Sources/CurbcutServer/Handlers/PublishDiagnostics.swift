import CurbcutAnalysis
import CurbcutProtocol

extension Server {
  /// `textDocument/publishDiagnostics` for a document as it is now.
  mutating func publish(_ document: OpenDocument) -> Message {
    var diagnostics: [JSON] = []
    if let tree = workspace.document(document.path)?.tree {
      let conversions = Conversions(tree: tree, encoding: encoding)
      diagnostics = workspace.diagnostics(for: document.path).map {
        conversions.diagnostic($0, for: capabilities).json
      }
    }
    return .notification(
      method: "textDocument/publishDiagnostics",
      params: .object([
        "uri": .string(document.uri),
        "version": capabilities.hasVersionedDiagnostics ? document.version.map(JSON.integer) : nil,
        "diagnostics": .array(diagnostics),
      ])
    )
  }
}
