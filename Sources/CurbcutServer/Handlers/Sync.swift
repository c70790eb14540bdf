import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

extension Server {
  /// `textDocument/didOpen`.
  mutating func didOpen(_ params: JSON?) {
    guard let document = params?["textDocument"], let uri = document["uri"]?.string,
      let text = document["text"]?.string
    else { return log("didOpen without a text document") }
    let path = Conversions.path(of: uri)
    documents[path] = OpenDocument(
      uri: uri,
      path: path,
      isSwift: Self.isSwift(uri, path, languageID: document["languageId"]?.string),
      version: document["version"]?.integer
    )
    hold(Array(text.utf8), of: path)
    forget(path)
    scan.reports[path] = nil
    scan.withdrawn[path] = nil
    scan.hasBegun = true
    if documents[path]?.isSwift == true { findFolder(around: path) }
    scan.gathering.append(path)
    refreshConfiguration(for: path)
    configure(path)
    markDirty(path)
    lookOverFolders()
  }

  /// `textDocument/didChange`: the changes apply one after the other, each to what the one before
  /// left.
  mutating func didChange(_ params: JSON?) {
    guard let uri = params?.at("textDocument", "uri")?.string,
      let changes = params?["contentChanges"]?.array
    else { return log("didChange without changes") }
    let path = Conversions.path(of: uri)
    guard documents[path] != nil else { return log("\(uri) was changed but is not open") }
    for json in changes {
      guard let change = ContentChange(json) else {
        log("cannot read a change of \(uri)")
        continue
      }
      guard let tree = workspace.document(path)?.tree else {
        changeLargeText(of: path, change)
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
      guard tree.byteCount - edit.range.count + edit.replacement.count <= largestText else {
        hold(
          tree.bytes(in: 0..<edit.range.lowerBound) + edit.replacement
            + tree.bytes(in: edit.range.upperBound..<tree.byteCount),
          of: path
        )
        continue
      }
      workspace.edit(path, edit)
      if typing[path]?.follow(edit) == nil { typing[path] = Typing(edit) }
    }
    if workspace.hasGathered(path) {
      scan.changed.append(path)
    } else {
      scan.gathering.append(path)
    }
    documents[path]?.isEdited = true
    documents[path]?.version = params?.at("textDocument", "version")?.integer
    if !settings.runsOnSave { markDirty(path) }
  }

  /// How the URIs begin of what is not the file itself that somebody works on.
  private static let copies = [
    "git:", "gitfs:", "gitlens:", "git-show:", "fugitive:", "diffview:", "hg:", "svn:", "jar:",
    "zip:", "zipfile:", "review:", "pr:",
  ]

  /// Whether a document is Swift: what the client says counts, and the name where it says something
  /// else.
  private static func isSwift(_ uri: String, _ path: String, languageID: String?) -> Bool {
    // Another state of a file, part of an archive, or nothing that could be named again.
    if uri.isEmpty || copies.contains(where: uri.hasPrefix) { return false }
    if path.hasSuffix(".swift") { return true }
    if FileSearch.isInterface(path) { return false }
    guard let languageID else { return !path.hasSuffix(".json") }
    return languageID.lowercased() == "swift"
  }

  /// Takes the whole text of an open document: to be checked, unless it is too large.
  private mutating func hold(_ bytes: [UInt8], of path: String) {
    if bytes.count > largestText {
      documents[path]?.largeText = LargeText(bytes)
      workspace.close(path)
      typing[path] = nil
      published[path] = nil
      written[path] = nil
    } else {
      documents[path]?.largeText = nil
      workspace.open(path, bytes: bytes)
      configure(path)
    }
  }

  /// Changes a document that is too large to be checked, which then may be so no more.
  private mutating func changeLargeText(of path: String, _ change: ContentChange) {
    guard var text = documents[path]?.largeText else { return }
    documents[path]?.largeText = nil
    text.change(change, encoding)
    hold(text.bytes, of: path)
  }

  /// `textDocument/didSave`: what waited for the end of typing is told now.
  mutating func didSave(_ params: JSON?) {
    guard let uri = params?.at("textDocument", "uri")?.string else { return }
    let path = Conversions.path(of: uri)
    guard documents[path] != nil else { return }
    typing[path] = nil
    documents[path]?.isEdited = false
    if isSettings(path) { configurationChanged(path) }
    refreshConfiguration(for: path)
    markDirty(path)
    lookOverFolders()
    if capabilities.pullsDiagnostics, settings.runsOnSave { refreshDiagnostics() }
  }

  /// Forgets what was kept of a document's diagnostics.
  private mutating func forget(_ path: String) {
    written[path] = nil
    published[path] = nil
    toldTrees.remove(PathKey(path))
    typing[path] = nil
    waiting.remove(PathKey(path))
    dirty.removeAll(where: path.isSamePath)
    rechecked.remove(PathKey(path))
  }

  /// `textDocument/didClose`: what was reported is taken back.
  mutating func didClose(_ params: JSON?) {
    guard let uri = params?.at("textDocument", "uri")?.string else { return }
    let path = Conversions.path(of: uri)
    guard let document = documents.removeValue(forKey: PathKey(path)) else {
      return log("\(uri) was closed but is not open")
    }
    workspace.close(path)
    forget(path)
    scan.gathering.append(path)
    // A file of the workspace is still there: what is wrong in it on disk is told from now on.
    if scan.holds(path), scan.isNamed(path), settings.showsClosedFiles {
      scan.reports[path] = .shown
      scan.queue.append(path)
    } else if !capabilities.pullsDiagnostics {
      push(.array([]), for: document.uri)
    } else if document.savedDiagnostics != nil {
      scan.withdrawn[path] = document.uri
    }
  }
}
