import CurbcutAnalysis

/// One finding a line, `file:line:col: severity: message [rule]`, for editors and logs.
enum ConciseReport {
  static func text(on files: [CheckedFile]) -> String {
    var text = ""
    for file in files {
      guard let lines = file.lines else { continue }
      for diagnostic in file.diagnostics {
        let (line, column) = lines.position(of: diagnostic.range.lowerBound)
        let place = "\(file.path):\(line + 1):\(column + 1): \(diagnostic.severity.rawValue): "
        text += "\(place)\(diagnostic.message) [\(diagnostic.ruleID)]".printable + "\n"
      }
    }
    return text
  }
}
