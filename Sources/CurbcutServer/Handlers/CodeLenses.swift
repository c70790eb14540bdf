import CurbcutAnalysis
import CurbcutProtocol

extension Server {
  /// `textDocument/codeLens`: a line above each view with its stops and findings, for people who
  /// have turned it on. It opens the transcript.
  mutating func codeLenses(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let uri = params?.at("textDocument", "uri")?.string else {
      throw ResponseError(.invalidParams, "missing text document")
    }
    let path = Conversions.path(of: uri)
    guard settings.hasCodeLenses, let tree = swiftTree(of: path) else {
      return .array([])
    }
    enterViews(of: path)
    let conversions = Conversions(tree: tree, encoding: encoding).indexed
    return .array(
      workspace.viewSummaries(in: path).map { view in
        let position = conversions.position(of: view.offset)
        let elements = view.stops.counted("element")
        let findings = view.findings.counted("finding")
        return .object([
          "range": TextRange(start: position, end: position).json,
          "command": .object([
            "title": .string("VoiceOver: \(elements), \(findings)"),
            "command": .string(Command.showTranscript.rawValue),
            "arguments": .array([.string(uri), .integer(position.line)]),
          ]),
        ])
      }
    )
  }
}
