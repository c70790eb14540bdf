import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

extension Server {
  /// `textDocument/codeAction`: quick fixes, comments that silence, and all safe fixes at once.
  mutating func codeActions(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let uri = params?.at("textDocument", "uri")?.string,
      let range = TextRange(params?["range"])
    else { throw ResponseError(.invalidParams, "missing text document or range") }
    let path = Conversions.path(of: uri)
    guard let document = documents[path], let tree = swiftTree(of: path) else {
      return .array([])
    }
    let conversions = Conversions(tree: tree, encoding: encoding).indexed
    let only = params?.at("context", "only")?.array?.compactMap(\.string)
    let actions = workspace.codeActions(
      in: conversions.range(of: range),
      of: path,
      about: Self.named(params?.at("context", "diagnostics"))
    )
    let answers: [JSON] = actions.filter { Self.isWanted($0.kind.name, only) }
      .compactMap { action in
        let edit = edit(of: document, action.edits.map(conversions.change))
        guard capabilities.hasCodeActionLiterals else { return command(action.title, edit) }
        return LSPCodeAction(
          title: action.title,
          kind: action.kind.name,
          diagnostics: action.diagnostic.map { [conversions.diagnostic($0, for: capabilities)] }
            ?? [],
          isPreferred: action.isPreferred && capabilities.hasPreferredActions,
          edit: edit
        ).json
      }
    guard Self.isWanted("quickfix", only) else { return .array(answers) }
    let rules = actions.compactMap { $0.kind == .disableFile ? $0.diagnostic?.ruleID : nil }
    return .array(answers + rules.compactMap { turnOff($0, for: path) })
  }

  /// How many diagnostics of a request are looked at.
  private static let maximumNamed = 256

  /// The diagnostics that a client asks about, as far as they are ours.
  private static func named(_ diagnostics: JSON?) -> [NamedDiagnostic] {
    (diagnostics?.array ?? []).prefix(maximumNamed).compactMap { diagnostic in
      guard let rule = diagnostic["code"]?.string, let message = diagnostic["message"]?.string,
        let range = TextRange(diagnostic["range"])
      else { return nil }
      return NamedDiagnostic(ruleID: rule, message: message, line: range.start.line)
    }
  }

  /// “Turn this rule off in the project”: an edit of the nearest `.curbcut.json`, or of a new one in
  /// the workspace's folder; nil where there is neither, or the client cannot make the edit.
  private mutating func turnOff(_ ruleID: String, for path: String) -> JSON? {
    let nearest = project.configuration(forFile: path).file
    let folder = scan.folders.filter { $0.holds(path) }.max { $0.path.count < $1.path.count }
    let target = nearest ?? folder.map { $0.path + "/" + ProjectConfiguration.fileName }
    guard let target,
      nearest != nil || capabilities.hasDocumentChanges && capabilities.canCreateFiles
    else { return nil }
    let open = documents[target]
    let bytes = workspace.document(target)?.tree.bytes ?? files.read(target) ?? []
    guard let change = ConfigurationFile.turningOff(ruleID, in: bytes) else { return nil }
    let conversions = Conversions(tree: SyntaxTree(parsing: bytes), encoding: encoding)
    let edit = WorkspaceEdit(
      uri: open?.uri ?? Conversions.uri(of: target),
      version: open?.version,
      isVersioned: capabilities.hasDocumentChanges,
      createsFile: nearest == nil && open == nil,
      changes: [conversions.change(change)]
    )
    let title = "Disable \(ruleID) in this project"
    guard capabilities.hasCodeActionLiterals else { return command(title, edit) }
    return LSPCodeAction(
      title: title,
      kind: "quickfix",
      diagnostics: [],
      isPreferred: false,
      edit: edit
    ).json
  }

  /// An action for clients that take commands only; nil where those cannot edit either.
  private func command(_ title: String, _ edit: WorkspaceEdit) -> JSON? {
    guard capabilities.hasApplyEdit else { return nil }
    return .object([
      "title": .string(title), "command": .string(Command.applyEdit.rawValue),
      "arguments": .array([edit.json]),
    ])
  }

  /// Whether a kind is one that was asked for, or lies below one.
  private static func isWanted(_ kind: String, _ only: [String]?) -> Bool {
    guard let only, !only.isEmpty else { return true }
    return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }
}

extension CodeAction.Kind {
  /// The kind's name in the protocol.
  var name: String {
    switch self {
    case .quickFix, .disableLine, .disableFile: "quickfix"
    case .rewrite: "refactor.rewrite"
    case .fixAll: "source.fixAll.curbcut"
    }
  }
}
