import CurbcutAnalysis
import CurbcutRules
import CurbcutSyntax

/// Findings with the code they are about, for a person at a terminal.
struct TextReport {
  let hasColor: Bool

  func text(on files: [CheckedFile]) -> String {
    var text = ""
    for file in files {
      for diagnostic in file.diagnostics { text += frame(of: diagnostic, in: file) + "\n" }
    }
    return text + summary(of: files) + "\n"
  }

  private func frame(of diagnostic: Diagnostic, in file: CheckedFile) -> String {
    guard let table = file.lines else { return "" }
    let position = table.position(of: diagnostic.range.lowerBound)
    let number = String(position.line + 1)
    let gutter = String(repeating: " ", count: number.count)
    let excerpt = SourceExcerpt(of: diagnostic.range, in: table)
    let carets = paint(String(repeating: "^", count: excerpt.width), diagnostic.severity)
    var lines = [
      "\(bold(file.path.printable)):\(position.line + 1):\(position.column + 1): "
        + paint(diagnostic.severity.rawValue, diagnostic.severity) + ": "
        + bold(diagnostic.message.printable) + " [\(diagnostic.ruleID)]",
      " \(number) | \(excerpt.text)",
      " \(gutter) | \(excerpt.indentation)\(carets)",
    ]
    for fix in diagnostic.fixes {
      let note = fix.safety == .safe ? "fix" : "suggestion"
      lines.append(" \(gutter) = \(note): \(fix.title.printable)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func summary(of files: [CheckedFile]) -> String {
    let all = files.flatMap(\.diagnostics)
    let checked = files.count == 1 ? "1 file" : "\(files.count) files"
    guard !all.isEmpty else { return "No accessibility problems found in \(checked)." }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = all.count { $0.severity == severity }
      guard count > 0 else { return nil }
      let name = severity == .info ? "info" : severity.rawValue
      return count == 1 || severity == .info ? "\(count) \(name)" : "\(count) \(name)s"
    }
    let fixable = all.count { $0.fixes.contains { $0.safety == .safe } }
    let hint = fixable > 0 ? " --fix can fix \(fixable) of them." : ""
    return "\(counts.joined(separator: ", ")) in \(checked).\(hint)"
  }

  private func bold(_ text: String) -> String {
    hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  private func paint(_ text: String, _ severity: Severity) -> String {
    guard hasColor else { return text }
    let color =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .info: "36"
      case .hint: "2"
      }
    return "\u{1B}[\(color)m\(text)\u{1B}[0m"
  }
}
