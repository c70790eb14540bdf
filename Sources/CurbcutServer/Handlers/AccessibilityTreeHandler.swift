import CurbcutAnalysis
import CurbcutProtocol

extension Server {
  /// `curbcut/accessibilityTree`: what assistive technology finds in the views of a document.
  ///
  /// Params are `{textDocument: {uri}, compareWith}`; the result is `{views}` as ``AccessibilityTree``
  /// has them, each place as a `range` of the protocol, or null where there is no such document. With
  /// `"HEAD"` to compare with, elements have a `change` where they differ from what was committed last.
  /// A client finds `experimental.accessibilityTreeProvider` among the capabilities of the server;
  /// `editors/vscode/schemas/accessibility-tree.schema.json` describes the result.
  mutating func accessibilityTree(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let uri = params?.at("textDocument", "uri")?.string else {
      throw ResponseError(.invalidParams, "missing text document")
    }
    let path = Conversions.path(of: uri)
    guard let tree = swiftTree(of: path) else { return .null }
    enterViews(of: path)
    toldTrees.insert(PathKey(path))
    let conversions = Conversions(tree: tree, encoding: encoding).indexed
    var printer = AccessibilityTree(
      diagnostics: workspace.diagnostics(for: path),
      chains: workspace.chains(of: path)
    ) { [JSON.Member("range", conversions.range(of: $0).json)] }
    if params?["compareWith"]?.string == "HEAD", let former = files.committed(path),
      former.count <= LargeText.minimumByteCount
    {
      printer.changes = workspace.elementChanges(of: path, from: former)
    }
    return .object([
      "views": printer.json(of: workspace.transcripts(of: path)),
      "layers": AccessibilityTree.layers,
    ])
  }

  /// `curbcut/accessibilityTreeChanged`: what other files say has been read since the client asked for
  /// the tree of a document, which may be another one now although nothing was typed.
  mutating func tellChangedTrees() {
    let read = scan.gathered
    scan.gathered = []
    guard !read.isEmpty else { return }
    for path in documents.sortedPaths where toldTrees.contains(path) && read != [PathKey(path)] {
      guard let document = documents[path] else { continue }
      outbox.append(
        .notification(
          method: "curbcut/accessibilityTreeChanged",
          params: .object(["uri": .string(document.uri)])
        )
      )
    }
  }
}
