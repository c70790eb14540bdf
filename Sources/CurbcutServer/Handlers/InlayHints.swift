import CurbcutAnalysis
import CurbcutProtocol

extension Server {
  /// `textDocument/inlayHint`: what VoiceOver says, behind the code of each element, for people who
  /// have turned it on.
  mutating func inlayHints(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let uri = params?.at("textDocument", "uri")?.string,
      let range = TextRange(params?["range"])
    else { throw ResponseError(.invalidParams, "missing text document or range") }
    let path = Conversions.path(of: uri)
    guard settings.hasInlayHints, let tree = swiftTree(of: path) else {
      return .array([])
    }
    enterViews(of: path)
    let conversions = Conversions(tree: tree, encoding: encoding).indexed
    let hints = workspace.spokenHints(in: path, range: conversions.range(of: range))
    return .array(
      hints.map { hint in
        .object([
          "position": conversions.position(of: hint.offset).json,
          "label": .string("“\(hint.text)”"), "paddingLeft": true,
        ])
      }
    )
  }
}
