import CurbcutAnalysis
import CurbcutProtocol

extension Server {
  /// `textDocument/diagnostic`: what is wrong in an open document, or that nothing has changed.
  mutating func pullDiagnostics(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let uri = params?.at("textDocument", "uri")?.string else {
      throw ResponseError(.invalidParams, "missing text document")
    }
    let path = Conversions.path(of: uri)
    guard let document = documents[path] else {
      return .object(["kind": "full", "items": .array([])])
    }
    if !capabilities.refreshesDiagnostics { collectPendingFacts() }
    let items = diagnosticsToAnswer(of: document, isShown: capabilities.pullsDiagnostics)
    documents[path]?.savedDiagnostics = items
    let resultID = Self.resultID(of: items)
    if params?["previousResultId"]?.string == resultID {
      return .object(["kind": "unchanged", "resultId": .string(resultID)])
    }
    return .object(["kind": "full", "resultId": .string(resultID), "items": items])
  }

  /// What an answer says of an open document: until it is saved the same as before, where the
  /// settings say so.
  private mutating func diagnosticsToAnswer(of document: OpenDocument, isShown: Bool) -> JSON {
    settings.runsOnSave && document.isEdited
      ? document.savedDiagnostics ?? .array([]) : diagnostics(of: document, isShown: isShown)
  }

  /// `workspace/diagnostic`: what is wrong in all files that the settings want to be shown. Open
  /// documents are always among them: some clients ask for nothing else once they have been told to
  /// refresh. Others ask for this unasked, so that asking alone is no wish to see closed files.
  ///
  /// The answer comes when all of them have been looked at; after that, when one has changed.
  mutating func pullWorkspaceDiagnostics(_ params: JSON?, _ id: Message.ID) -> JSON? {
    var known: [PathKey: String] = [:]
    for previous in params?["previousResultIds"]?.array ?? [] {
      guard let uri = previous["uri"]?.string, let value = previous["value"]?.string else {
        continue
      }
      known[Conversions.path(of: uri)] = value
    }
    scan.hasBegun = true
    let pull = WorkspaceScan.Pull(id: id, known: known)
    guard scan.isFinished, let answer = answer(to: pull) else {
      scan.pulls.append(pull)
      return nil
    }
    return answer
  }

  /// Answers the requests for all files that wait, as far as there is something to say.
  mutating func answerPulls() {
    let waiting = scan.pulls
    scan.pulls = []
    for pull in waiting {
      if let answer = answer(to: pull) {
        outbox.append(.response(id: pull.id, result: answer))
      } else {
        scan.pulls.append(pull)
      }
    }
  }

  /// Gives up a request that waits.
  mutating func cancelPull(_ id: Message.ID) {
    guard let index = scan.pulls.firstIndex(where: { $0.id == id }) else { return }
    scan.pulls.remove(at: index)
    outbox.append(.failure(id: id, ResponseError(.requestCancelled, "cancelled")))
  }

  /// Tells the client to ask again for all that it shows.
  mutating func refreshDiagnostics() {
    guard capabilities.refreshesDiagnostics else { return }
    ask(.other, "workspace/diagnostic/refresh", nil)
  }

  /// The files whose diagnostics the client does not know yet; nil where it knows all.
  private mutating func answer(to pull: WorkspaceScan.Pull) -> JSON? {
    var items: [JSON] = []
    for path in scan.withdrawn.sortedPaths where pull.known[path] == nil {
      let nothing = JSON.array([])
      items.append(
        .object([
          "kind": "full", "uri": scan.withdrawn[path].map(JSON.string), "version": .null,
          "resultId": .string(Self.resultID(of: nothing)), "items": nothing,
        ])
      )
    }
    for path in documents.sortedPaths {
      guard let document = documents[path],
        document.isSwift || document.isInterface || isSettings(path)
      else { continue }
      // Clients show what they are told of each document, by an answer about it or unasked, and many
      // ignore this one: there may be news for them still.
      let diagnostics = diagnosticsToAnswer(of: document, isShown: false)
      let resultID = Self.resultID(of: diagnostics)
      guard pull.known[path] != resultID else { continue }
      items.append(
        .object([
          "kind": "full", "uri": .string(document.uri),
          "version": document.version.map(JSON.integer) ?? .null,
          "resultId": .string(resultID), "items": diagnostics,
        ])
      )
    }
    for (key, report) in scan.reports.sorted(by: { $0.key < $1.key })
    where pull.known[key] != report.resultID {
      items.append(
        .object([
          "kind": "full", "uri": .string(Conversions.uri(of: key.path)), "version": .null,
          "resultId": .string(report.resultID), "items": .encoded(report.diagnostics),
        ])
      )
    }
    for path in pull.known.sortedPaths where scan.reports[path] == nil && documents[path] == nil {
      scan.withdrawn[path] = nil
      items.append(
        .object([
          "kind": "full", "uri": .string(Conversions.uri(of: path)), "version": .null,
          "items": .array([]),
        ])
      )
    }
    guard !items.isEmpty || pull.known.isEmpty else { return nil }
    return .object(["items": .array(items)])
  }

  /// What stands for diagnostics as they are written: equal ones have equal results.
  static func resultID(of diagnostics: JSON) -> String {
    String(FNV1a(diagnostics.bytes).hash, radix: 16)
  }
}
