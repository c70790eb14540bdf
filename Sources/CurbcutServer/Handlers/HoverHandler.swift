import CurbcutAnalysis
import CurbcutProtocol

extension Server {
  /// `textDocument/hover`: why a finding matters, or what VoiceOver says.
  mutating func hover(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let uri = params?.at("textDocument", "uri")?.string,
      let position = Position(params?["position"])
    else { throw ResponseError(.invalidParams, "missing text document or position") }
    let path = Conversions.path(of: uri)
    guard let tree = swiftTree(of: path) else { return .null }
    enterViews(of: path, atLine: position.line)
    let conversions = Conversions(tree: tree, encoding: encoding)
    guard let hover = workspace.hover(at: conversions.offset(of: position), in: path) else {
      return .null
    }
    let isMarkdown = capabilities.prefersMarkdown
    return .object([
      "contents": .object([
        "kind": isMarkdown ? "markdown" : "plaintext",
        "value": .string(isMarkdown ? hover.markdown : hover.plainText),
      ]),
      "range": conversions.range(of: hover.range).json,
    ])
  }
}
