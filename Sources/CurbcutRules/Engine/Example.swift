/// A piece of Swift that shows what a rule reports or leaves alone: test and documentation at once.
///
/// In a bad example a comment with carets stands under each faulty line, `//  ^^^^ message`.
package struct Example: Sendable {
  package enum Verdict: Sendable {
    /// What is marked is reported, and nothing else, by any rule.
    case bad
    /// No rule reports anything.
    case good
  }

  package let verdict: Verdict
  /// What the example shows, where the code alone would not tell.
  package let note: String?
  /// The source with its markers.
  package let code: String
  /// The text after each fix, by the fix's title.
  package let fixed: [(title: String, code: String)]
  /// The rule's file and the line of the example in it, for failures.
  package let fileID: String
  package let line: Int

  static func bad(
    _ code: String,
    fixed: KeyValuePairs<String, String> = [:],
    fileID: String = #fileID,
    line: Int = #line
  ) -> Example {
    Example(.bad, nil, code, fixed: fixed, fileID: fileID, line: line)
  }

  static func bad(
    _ note: String,
    _ code: String,
    fixed: KeyValuePairs<String, String> = [:],
    fileID: String = #fileID,
    line: Int = #line
  ) -> Example {
    Example(.bad, note, code, fixed: fixed, fileID: fileID, line: line)
  }

  static func good(_ code: String, fileID: String = #fileID, line: Int = #line) -> Example {
    Example(.good, nil, code, fixed: [:], fileID: fileID, line: line)
  }

  static func good(
    _ note: String,
    _ code: String,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Example {
    Example(.good, note, code, fixed: [:], fileID: fileID, line: line)
  }

  private init(
    _ verdict: Verdict,
    _ note: String?,
    _ code: String,
    fixed: KeyValuePairs<String, String>,
    fileID: String,
    line: Int
  ) {
    self.verdict = verdict
    self.note = note
    self.code = code
    self.fixed = fixed.map { ($0.key, $0.value) }
    self.fileID = fileID
    self.line = line
  }
}
