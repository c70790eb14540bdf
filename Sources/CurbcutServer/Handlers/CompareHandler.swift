import CurbcutAnalysis
import CurbcutProtocol

extension Server {
  /// `curbcut/compare`: what is different for people in a document from another text of it, such as
  /// the one that was committed last, which the client has to read.
  ///
  /// Params are `{textDocument: {uri}, text}`; the result is `{screens}`, of which each has `name`,
  /// `formerName`, `line`, `status` (`changed`, `added` or `removed`), `changes`, `newFindings` and
  /// `fixedFindings`, or null where there is no such document. A change has `kind` (`changed`, `added`,
  /// `removed`, `moved` or `unknown`), what VoiceOver says `before` and `after`, `details`, the
  /// `predecessor` of what was added or moved, `losesLabel`, and `range`, or `oldLine` where the code
  /// is gone. Lines count from 0. A client finds `experimental.compareProvider` among the capabilities
  /// of the server.
  mutating func compare(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let uri = params?.at("textDocument", "uri")?.string, let text = params?["text"]?.string
    else { throw ResponseError(.invalidParams, "missing text document or text") }
    let path = Conversions.path(of: uri)
    guard let tree = swiftTree(of: path) else { return .null }
    let bytes = Array(text.utf8)
    guard bytes.count <= LargeText.minimumByteCount else {
      throw ResponseError(.invalidParams, "the text is too large to be compared")
    }
    let conversions = Conversions(tree: tree, encoding: encoding).indexed
    let sections = workspace.comparison(of: path, with: bytes)
    return .object(["screens": .array(sections.map { json(of: $0, conversions) })])
  }

  private func json(
    of section: ProjectComparison.Section,
    _ conversions: Conversions
  ) -> JSON {
    .object([
      "name": section.name.map { .string($0) },
      "formerName": section.formerName.map { .string($0) },
      "line": .integer(section.line), "status": .string(section.status.rawValue),
      "changes": .array(
        zip(section.changes, section.lines).map { change, line in
          .object([
            "kind": .string(change.kind.rawValue),
            "before": change.before.map { .string($0) },
            "after": change.after.map { .string($0) },
            "details": .array(change.details.map { .string($0) }),
            "predecessor": change.predecessor.map { .string($0) },
            "losesLabel": .bool(change.losesLabel),
            "range": change.isInOldFile ? nil : conversions.range(of: change.range).json,
            "oldLine": change.isInOldFile ? .integer(line) : nil,
          ])
        }
      ),
      "newFindings": .array(section.newFindings.map(json)),
      "fixedFindings": .array(section.fixedFindings.map(json)),
    ])
  }

  private func json(of finding: ProjectComparison.Finding) -> JSON {
    .object([
      "line": .integer(finding.line), "rule": .string(finding.ruleID),
      "severity": .string(finding.severity.rawValue), "message": .string(finding.message),
    ])
  }
}
