/// A code action as the protocol has it, with its edit.
package struct LSPCodeAction: Sendable, Equatable {
  package let title: String
  package let kind: String
  package let diagnostics: [LSPDiagnostic]
  package let isPreferred: Bool
  package let edit: WorkspaceEdit

  package init(
    title: String,
    kind: String,
    diagnostics: [LSPDiagnostic],
    isPreferred: Bool,
    edit: WorkspaceEdit
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.edit = edit
  }

  package var json: JSON {
    .object([
      "title": .string(title),
      "kind": .string(kind),
      "diagnostics": diagnostics.isEmpty ? nil : .array(diagnostics.map(\.json)),
      "isPreferred": isPreferred ? true : nil,
      "edit": edit.json,
    ])
  }
}

/// Changes of one document.
package struct WorkspaceEdit: Sendable, Equatable {
  package let uri: String
  /// The version the changes are for; nil where the client has no use for it.
  package let version: Int?
  /// Whether the client takes versioned changes.
  package let isVersioned: Bool
  /// Whether the document is a file that does not exist yet.
  package let createsFile: Bool
  package let changes: [TextChange]

  package init(
    uri: String,
    version: Int?,
    isVersioned: Bool,
    createsFile: Bool = false,
    changes: [TextChange]
  ) {
    self.uri = uri
    self.version = version
    self.isVersioned = isVersioned
    self.createsFile = createsFile
    self.changes = changes
  }

  package var json: JSON {
    let edits = JSON.array(changes.map(\.json))
    guard isVersioned else {
      return .object([JSON.Member("changes", .object([JSON.Member(uri, edits)]))])
    }
    let document = JSON.object([
      "uri": .string(uri), "version": version.map(JSON.integer) ?? .null,
    ])
    let change = JSON.object(["textDocument": document, "edits": edits])
    let creation = JSON.object([
      "kind": "create", "uri": .string(uri), "options": .object(["ignoreIfExists": true]),
    ])
    return .object(["documentChanges": .array(createsFile ? [creation, change] : [change])])
  }
}
