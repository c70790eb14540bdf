/// A piece of Swift, or a file of Interface Builder, that shows what a rule reports or leaves alone: test and documentation at once.
///
/// A comment with carets stands under each faulty line, `//  ^^^^ message`.
package struct Example: Sendable {
  package enum Verdict: Sendable {
    /// What is marked is reported, and nothing else, by any rule.
    case reported
    /// What good code looks like: no rule reports anything. Hover and `explain` show the first.
    case recommended
    /// An exemption: the rule reports nothing, though the code may not be a model. What is marked
    /// is a fault that another rule is about.
    case ignored
  }

  package let verdict: Verdict
  /// What the example shows, where the code alone would not tell.
  package let note: String?
  /// The source with its markers.
  package let code: String
  /// What the keys in the project's string tables stand for.
  package let strings: [String: String]
  /// The text after each fix, by the fix's title.
  package let fixed: [(title: String, code: String)]
  /// The rule's file and the line of the example in it, for failures.
  package let fileID: String
  package let line: Int

  /// Whether it is a file of Interface Builder rather than Swift.
  package var isInterface: Bool { code.hasPrefix("<") }

  static func reported(
    _ code: String,
    strings: [String: String] = [:],
    fixed: KeyValuePairs<String, String> = [:],
    fileID: String = #fileID,
    line: Int = #line
  ) -> Example {
    Example(.reported, nil, code, strings, fixed: fixed, fileID: fileID, line: line)
  }

  static func reported(
    _ note: String,
    _ code: String,
    strings: [String: String] = [:],
    fixed: KeyValuePairs<String, String> = [:],
    fileID: String = #fileID,
    line: Int = #line
  ) -> Example {
    Example(.reported, note, code, strings, fixed: fixed, fileID: fileID, line: line)
  }

  static func recommended(
    _ code: String,
    strings: [String: String] = [:],
    fileID: String = #fileID,
    line: Int = #line
  ) -> Example {
    Example(.recommended, nil, code, strings, fixed: [:], fileID: fileID, line: line)
  }

  static func recommended(
    _ note: String,
    _ code: String,
    strings: [String: String] = [:],
    fileID: String = #fileID,
    line: Int = #line
  ) -> Example {
    Example(.recommended, note, code, strings, fixed: [:], fileID: fileID, line: line)
  }

  static func ignored(_ code: String, fileID: String = #fileID, line: Int = #line) -> Example {
    Example(.ignored, nil, code, [:], fixed: [:], fileID: fileID, line: line)
  }

  static func ignored(
    _ note: String,
    _ code: String,
    strings: [String: String] = [:],
    fileID: String = #fileID,
    line: Int = #line
  ) -> Example {
    Example(.ignored, note, code, strings, fixed: [:], fileID: fileID, line: line)
  }

  private init(
    _ verdict: Verdict,
    _ note: String?,
    _ code: String,
    _ strings: [String: String],
    fixed: KeyValuePairs<String, String>,
    fileID: String,
    line: Int
  ) {
    self.verdict = verdict
    self.note = note
    self.code = code
    self.strings = strings
    self.fixed = fixed.map { ($0.key, $0.value) }
    self.fileID = fileID
    self.line = line
  }
}
