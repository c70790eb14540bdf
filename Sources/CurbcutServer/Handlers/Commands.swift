import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

extension Server {
  /// What the client may have done by name.
  package enum Command: String, CaseIterable, Sendable {
    /// `[uri]`: makes all safe fixes in a document.
    case fixAll = "curbcut.fixAll"
    /// `[uri]` or `[uri, line]`: what VoiceOver says, as text.
    case showTranscript = "curbcut.showTranscript"
    /// `[edit]`: for clients that take code actions only as commands.
    case applyEdit = "curbcut.applyEdit"
  }

  /// `workspace/executeCommand`.
  mutating func executeCommand(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let name = params?["command"]?.string, let command = Command(rawValue: name) else {
      throw ResponseError(.invalidParams, "unknown command")
    }
    let argument = params?["arguments"]?[0]
    if command == .applyEdit {
      guard let argument, argument.members != nil else {
        throw ResponseError(.invalidParams, "missing edit")
      }
      apply(argument, as: "Fix")
      return .null
    }
    // Some clients hand over a document identifier instead of its URI.
    guard let uri = argument?.string ?? argument?["uri"]?.string else {
      throw ResponseError(.invalidParams, "missing text document")
    }
    let path = Conversions.path(of: uri)
    guard let document = documents[path], let tree = swiftTree(of: path) else {
      throw ResponseError(.invalidParams, "the document is not open")
    }
    if command == .showTranscript {
      let line = params?["arguments"]?[1]?.integer
      enterViews(of: path, atLine: line)
      toldTrees.insert(PathKey(path))
      let transcripts = workspace.transcripts(of: path, atLine: line)
      return .string(transcripts.map(\.text).joined(separator: "\n\n"))
    }
    let edits = workspace.fixAll(path)
    guard !edits.isEmpty else { return .null }
    let conversions = Conversions(tree: tree, encoding: encoding).indexed
    apply(edit(of: document, edits.map(conversions.change)).json, as: "Fix all")
    return .null
  }

  /// Asks the client to make an edit.
  private mutating func apply(_ edit: JSON, as label: String) {
    guard capabilities.hasApplyEdit else {
      return show("Cannot apply the fix: the editor does not support edits by a server.")
    }
    ask(.other, "workspace/applyEdit", .object(["label": .string(label), "edit": edit]))
  }

  /// Changes of a document in the form that the client takes.
  func edit(of document: OpenDocument, _ changes: [TextChange]) -> WorkspaceEdit {
    WorkspaceEdit(
      uri: document.uri,
      version: document.version,
      isVersioned: capabilities.hasDocumentChanges,
      changes: changes
    )
  }
}
