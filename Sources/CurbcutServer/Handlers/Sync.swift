import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

extension Server {
  /// `textDocument/didOpen`.
  mutating func didOpen(_ params: JSON?) {
    guard let document = params?["textDocument"], let uri = document["uri"]?.string,
      let text = document["text"]?.string
    else { return log("didOpen came without a document") }
    let path = Conversions.path(of: uri)
    documents[path] = OpenDocument(uri: uri, path: path, version: document["version"]?.integer)
    workspace.open(path, bytes: Array(text.utf8))
    markDirty(path)
  }

  /// `textDocument/didChange`: the changes apply one after the other, each to what the one before
  /// left.
  mutating func didChange(_ params: JSON?) {
    guard let uri = params?.at("textDocument", "uri")?.string,
      let changes = params?["contentChanges"]?.array
    else { return log("didChange came without changes") }
    let path = Conversions.path(of: uri)
    guard documents[path] != nil else { return log("\(uri) was changed and is not open") }
    for json in changes {
      guard let change = ContentChange(json), let tree = workspace.document(path)?.tree else {
        log("a change of \(uri) could not be read")
        continue
      }
      guard let range = change.range else {
        workspace.open(path, bytes: Array(change.text.utf8))
        continue
      }
      let bytes = Conversions(tree: tree, encoding: encoding).range(of: range)
      workspace.edit(path, TextEdit(range: bytes, change.text))
    }
    documents[path]?.version = params?.at("textDocument", "version")?.integer
    markDirty(path)
  }

  /// `textDocument/didSave`.
  mutating func didSave(_ params: JSON?) {
    guard let uri = params?.at("textDocument", "uri")?.string else { return }
    markDirty(Conversions.path(of: uri))
  }

  /// `textDocument/didClose`: what was reported is taken back.
  mutating func didClose(_ params: JSON?) {
    guard let uri = params?.at("textDocument", "uri")?.string else { return }
    let path = Conversions.path(of: uri)
    guard let document = documents.removeValue(forKey: path) else {
      return log("\(uri) was closed and is not open")
    }
    workspace.close(path)
    written[path] = nil
    dirty.removeAll { $0 == path }
    outbox.append(
      .notification(
        method: "textDocument/publishDiagnostics",
        params: .object(["uri": .string(document.uri), "diagnostics": .array([])])
      )
    )
  }
}
