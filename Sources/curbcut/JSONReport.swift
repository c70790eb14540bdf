import CurbcutAnalysis
import CurbcutRules
import CurbcutSyntax
import Foundation

/// The findings as one JSON object, for other programs. The form is stable: members are only added.
///
/// Lines and columns count from 1, columns in UTF-8 bytes; edits are in UTF-8 byte offsets.
struct JSONReport: Encodable {
  struct Entry: Encodable {
    let file: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let rule: String
    let severity: String
    let message: String
    let wcag: [String]
    /// The features of Apple's Accessibility Nutrition Labels that it stands in the way of.
    let labels: [String]
    let fixes: [FixProposal]
  }

  struct FixProposal: Encodable {
    let title: String
    /// `safe` or `review`.
    let safety: String
    let edits: [Edit]
  }

  struct Edit: Encodable {
    let start: Int
    let end: Int
    let text: String
    /// What is between `start` and `end`, so that whoever makes the edit can verify the place.
    let replaces: String
  }

  let diagnostics: [Entry]

  static func text(on files: [CheckedFile]) throws -> String {
    let entries = files.flatMap { file in
      file.diagnostics.compactMap { diagnostic in
        file.lines.map { entry(for: diagnostic, in: file.path, $0) }
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(JSONReport(diagnostics: entries))
    return String(decoding: data, as: UTF8.self).withJSONEscapes + "\n"
  }

  private static func text(in range: Range<Int>, of bytes: [UInt8]) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  private static func entry(
    for diagnostic: Diagnostic,
    in path: String,
    _ lines: LineTable
  ) -> Entry {
    let start = lines.position(of: diagnostic.range.lowerBound)
    let end = lines.position(of: diagnostic.range.upperBound)
    return Entry(
      file: path,
      line: start.line + 1,
      column: start.column + 1,
      endLine: end.line + 1,
      endColumn: end.column + 1,
      rule: diagnostic.ruleID,
      severity: diagnostic.severity.rawValue,
      message: diagnostic.message,
      wcag: diagnostic.criteria.map(\.number),
      labels: Rule.named(diagnostic.ruleID)?.features.map(\.rawValue) ?? [],
      fixes: diagnostic.fixes.map { fix in
        FixProposal(
          title: fix.title,
          safety: fix.safety.rawValue,
          edits: fix.edits.map { edit in
            Edit(
              start: edit.range.lowerBound,
              end: edit.range.upperBound,
              text: String(decoding: edit.replacement, as: UTF8.self),
              replaces: text(in: edit.range, of: lines.bytes)
            )
          }
        )
      }
    )
  }
}

extension String {
  /// JSON in which what a terminal might obey, or not show, is written as `\u001b`. The encoder
  /// does so below U+0020 only; what is above stands in strings alone.
  var withJSONEscapes: String {
    guard utf8.contains(where: { $0 >= 0x7F }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      guard scalar.value >= 0x7F, scalar.isUnsafeToPrint else {
        text.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return text
  }
}
