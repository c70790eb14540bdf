import CurbcutAnalysis
import CurbcutProtocol

extension Server {
  /// `textDocument/publishDiagnostics` for a document as it is now, or `curbcut/diagnosticChanges`
  /// where the client takes that and has been told of the document before.
  mutating func publish(_ document: OpenDocument) {
    guard capabilities.takesDiagnosticChanges, written[document.path] != nil,
      let (groups, conversions) = groups(of: document)
    else { return push(diagnostics(of: document), for: document.uri, version: document.version) }
    let changes = written[document.path, default: DiagnosticCache()]
      .changes(for: groups, conversions, capabilities)
    outbox.append(
      .notification(
        method: "curbcut/diagnosticChanges",
        params: .object([
          "uri": .string(document.uri), "version": document.version.map(JSON.integer),
          "diagnostics": changes,
        ])
      )
    )
  }

  /// Sends the diagnostics of a file to a client that does not ask for them.
  mutating func push(_ diagnostics: JSON, for uri: String, version: Int? = nil) {
    outbox.append(
      .notification(
        method: "textDocument/publishDiagnostics",
        params: .object([
          "uri": .string(uri),
          "version": capabilities.hasVersionedDiagnostics ? version.map(JSON.integer) : nil,
          "diagnostics": diagnostics,
        ])
      )
    )
  }

  /// The diagnostics of an open document, without those that wait for the end of typing.
  ///
  /// - Parameter isShown: whether the client shows what comes out of it.
  mutating func diagnostics(of document: OpenDocument, isShown: Bool = true) -> JSON {
    let path = document.path
    if let text = document.largeText { return .array([text.diagnostic.json]) }
    guard let tree = workspace.document(path)?.tree else { return .array([]) }
    if isSettings(path) { return problems(in: tree, at: path, isOpen: true) }
    if document.isInterface { return problems(inInterface: tree, at: path) }
    guard let (groups, conversions) = groups(of: document, isShown: isShown) else {
      return .array([])
    }
    var cache = written[path] ?? DiagnosticCache()
    let json = cache.json(for: groups, conversions, capabilities)
    if isShown { written[path] = cache }
    return json
  }

  /// What there is to show of an open Swift file, item by item; nil for other documents.
  private mutating func groups(
    of document: OpenDocument,
    isShown: Bool = true
  ) -> ([DiagnosticGroup], Conversions)? {
    let path = document.path
    guard document.isSwift, let tree = workspace.document(path)?.tree else { return nil }
    var groups = findings(of: path)
    if canWait, var typing = typing[path] {
      groups = typing.filter(groups, told: published[path] ?? [], in: tree)
      if isShown { self.typing[path] = typing }
    }
    if isShown { published[path] = groups }
    return (groups, Conversions(tree: tree, encoding: encoding))
  }

  /// What is found in an open document; while somebody is typing, views that use what is being written may
  /// wait.
  mutating func findings(of path: String) -> [DiagnosticGroup] {
    let (groups, areWaiting) = workspace.diagnosticGroups(
      for: path,
      puttingOff: canWait && !typing.isEmpty
    )
    if areWaiting { waiting.insert(PathKey(path)) } else { waiting.remove(PathKey(path)) }
    return groups
  }

  /// A client that asks and cannot be told to ask again would never learn of what waits.
  private var canWait: Bool {
    !capabilities.pullsDiagnostics || capabilities.refreshesDiagnostics
  }
}
