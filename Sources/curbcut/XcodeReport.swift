import CurbcutAnalysis
import CurbcutRules
import Foundation

/// One finding a line, as Xcode reads it from a build phase: `path:line:col: warning: message [rule]`.
///
/// Xcode takes the words that compilers use, `error`, `warning` and `note`, and opens files by
/// their full path (“Running custom scripts during a build”, Apple’s Xcode documentation).
enum XcodeReport {
  static func text(
    on files: [CheckedFile],
    in folder: String = FileManager.default.currentDirectoryPath
  ) -> String {
    var text = ""
    for file in files {
      guard let lines = file.lines else { continue }
      let path = file.path.absolutePath(in: folder)
      for diagnostic in file.diagnostics {
        let (line, column) = lines.position(of: diagnostic.range.lowerBound)
        let place = "\(path):\(line + 1):\(column + 1): \(word(for: diagnostic.severity)): "
        text += "\(place)\(diagnostic.message) [\(diagnostic.ruleID)]".printable + "\n"
      }
    }
    return text
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .hint: "note"
    }
  }
}
