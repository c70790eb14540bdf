/// What the client can do, as far as the server asks.
package struct ClientCapabilities: Sendable, Equatable {
  /// The encodings it offers; nil where it does not say.
  package var positionEncodings: [String]?
  package var hasVersionedDiagnostics = false
  package var hasCodeDescription = false
  package var hasDiagnosticData = false
  /// The diagnostic tags it knows, by number.
  package var diagnosticTags: Set<Int> = []
  package var pullsDiagnostics = false
  /// Whether it takes `curbcut/diagnosticChanges`, which only says what is new.
  package var takesDiagnosticChanges = false
  /// Whether it asks for all diagnostics again when it is told to.
  package var refreshesDiagnostics = false
  package var refreshesInlayHints = false
  package var refreshesCodeLenses = false
  package var hasDocumentChanges = false
  /// Whether an edit may create a file.
  package var canCreateFiles = false
  /// Whether it takes code actions as objects rather than commands only.
  package var hasCodeActionLiterals = false
  package var hasPreferredActions = false
  package var hasConfigurationRequest = false
  package var canRegisterWatchers = false
  /// What it tells of that a person does to files: `didCreate`, `didRename`, `didDelete`.
  package var fileOperations: Set<String> = []
  package var hasProgress = false
  package var hasApplyEdit = false
  package var prefersMarkdown = false

  package init() {}

  package init(_ json: JSON?) {
    guard let json else { return }
    positionEncodings = json.at("general", "positionEncodings")?.array?.compactMap(\.string)
    let publish = json.at("textDocument", "publishDiagnostics")
    hasVersionedDiagnostics = publish?["versionSupport"]?.bool ?? false
    hasCodeDescription = publish?["codeDescriptionSupport"]?.bool ?? false
    hasDiagnosticData = publish?["dataSupport"]?.bool ?? false
    diagnosticTags = Set(
      publish?.at("tagSupport", "valueSet")?.array?.compactMap(\.integer) ?? []
    )
    pullsDiagnostics = json.at("textDocument", "diagnostic") != nil
    takesDiagnosticChanges = json.at("experimental", "diagnosticChanges")?.bool ?? false
    let workspace = json["workspace"]
    refreshesDiagnostics = workspace?.at("diagnostics", "refreshSupport")?.bool ?? false
    refreshesInlayHints = workspace?.at("inlayHint", "refreshSupport")?.bool ?? false
    refreshesCodeLenses = workspace?.at("codeLens", "refreshSupport")?.bool ?? false
    let resources = workspace?.at("workspaceEdit", "resourceOperations")?.array
    canCreateFiles = resources?.contains("create") ?? false
    hasDocumentChanges = workspace?.at("workspaceEdit", "documentChanges")?.bool ?? false
    hasConfigurationRequest = workspace?["configuration"]?.bool ?? false
    hasApplyEdit = workspace?["applyEdit"]?.bool ?? false
    canRegisterWatchers =
      workspace?.at("didChangeWatchedFiles", "dynamicRegistration")?.bool ?? false
    let operations = workspace?["fileOperations"]
    for name in ["didCreate", "didRename", "didDelete"] where operations?[name]?.bool == true {
      fileOperations.insert(name)
    }
    let action = json.at("textDocument", "codeAction")
    hasCodeActionLiterals = action?["codeActionLiteralSupport"] != nil
    hasPreferredActions = action?["isPreferredSupport"]?.bool ?? false
    hasProgress = json.at("window", "workDoneProgress")?.bool ?? false
    let formats = json.at("textDocument", "hover", "contentFormat")?.array?.compactMap(\.string)
    prefersMarkdown = formats?.first == "markdown"
  }
}
