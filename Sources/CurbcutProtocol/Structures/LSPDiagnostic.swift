/// A diagnostic as the protocol has it.
package struct LSPDiagnostic: Sendable, Equatable {
  package enum Severity: Int, Sendable {
    case error = 1
    case warning, information, hint
  }

  /// Dimmed in the editor: what it marks could go.
  package static let unnecessaryTag = 1
  /// Struck through in the editor: what it marks has a successor.
  package static let deprecatedTag = 2

  package let range: TextRange
  package let severity: Severity
  package let code: String
  /// The page on the code; nil where the client has no place for it.
  package let codeDescription: String?
  package let source: String
  package let message: String
  package let tags: [Int]

  package init(
    range: TextRange,
    severity: Severity,
    code: String,
    codeDescription: String?,
    source: String,
    message: String,
    tags: [Int]
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.codeDescription = codeDescription
    self.source = source
    self.message = message
    self.tags = tags
  }

  package var json: JSON {
    .object([
      "range": range.json,
      "severity": .integer(severity.rawValue),
      "code": .string(code),
      "codeDescription": codeDescription.map { .object(["href": .string($0)]) },
      "source": .string(source),
      "message": .string(message),
      "tags": tags.isEmpty ? nil : .array(tags.map(JSON.integer)),
    ])
  }
}
