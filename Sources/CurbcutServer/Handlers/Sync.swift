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
    forget(path)
    scan.reports[path] = nil
    scan.hasBegun = true
    scan.gathering.append(path)
    refreshConfiguration(for: path)
    configure(path)
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
      let edit: TextEdit
      if let range = change.range {
        let bytes = Conversions(tree: tree, encoding: encoding).range(of: range)
        edit = TextEdit(range: bytes, change.text)
      } else if let difference = tree.difference(to: Array(change.text.utf8)) {
        edit = difference
      } else {
        continue
      }
      workspace.edit(path, edit)
      if typing[path]?.follow(edit) == nil { typing[path] = Typing(edit) }
    }
    scan.gathering.append(path)
    documents[path]?.isEdited = true
    documents[path]?.version = params?.at("textDocument", "version")?.integer
    if !settings.runsOnSave { markDirty(path) }
  }

  /// `textDocument/didSave`: what waited for the end of typing is told now.
  mutating func didSave(_ params: JSON?) {
    guard let uri = params?.at("textDocument", "uri")?.string else { return }
    let path = Conversions.path(of: uri)
    guard documents[path] != nil else { return }
    typing[path] = nil
    documents[path]?.isEdited = false
    if Self.isConfiguration(path) { configurationChanged(path) }
    refreshConfiguration(for: path)
    markDirty(path)
    if capabilities.pullsDiagnostics, settings.runsOnSave { refreshDiagnostics() }
  }

  /// Forgets what was kept of a document's diagnostics.
  private mutating func forget(_ path: String) {
    written[path] = nil
    published[path] = nil
    typing[path] = nil
    dirty.removeAll { $0 == path }
    rechecked.remove(path)
  }

  /// `textDocument/didClose`: what was reported is taken back.
  mutating func didClose(_ params: JSON?) {
    guard let uri = params?.at("textDocument", "uri")?.string else { return }
    let path = Conversions.path(of: uri)
    guard let document = documents.removeValue(forKey: path) else {
      return log("\(uri) was closed and is not open")
    }
    workspace.close(path)
    forget(path)
    scan.gathering.append(path)
    // A file of the workspace is still there: what is wrong in it on disk is told from now on.
    if scan.holds(path) {
      scan.reports[path] = .shown
      scan.queue.append(path)
    } else if !capabilities.pullsDiagnostics {
      push(.array([]), for: document.uri)
    }
  }
}
