import CurbcutAnalysis
import CurbcutRules

/// The findings in numbers, a rule a line, most first.
enum StatisticsReport {
  static func text(on report: Report) -> String {
    let summary = ReportSummary(report)
    var files: [String: Int] = [:]
    var fixable: [String: Int] = [:]
    for file in report.files {
      for id in Set(file.diagnostics.map(\.ruleID)) { files[id, default: 0] += 1 }
      for diagnostic in file.diagnostics
      where diagnostic.fixes.contains(where: { $0.safety == .safe }) {
        fixable[diagnostic.ruleID, default: 0] += 1
      }
    }
    var rows = [["findings", "files", "fixable", "rule", ""]]
    for (id, count) in summary.rules {
      rows.append([
        "\(count)", "\(files[id] ?? 0)", "\(fixable[id] ?? 0)", id, Rule.named(id)?.title ?? "",
      ])
    }
    let table = rows.count > 1 ? TextTable(rows, rightAligned: [0, 1, 2]).text + "\n" : ""
    return table + (report.isQuiet ? "" : TextReport(hasColor: false).closing(of: report))
  }
}

/// Rows of words in columns.
struct TextTable {
  private let rows: [[String]]
  private let rightAligned: Set<Int>

  init(_ rows: [[String]], rightAligned: Set<Int> = []) {
    self.rows = rows
    self.rightAligned = rightAligned
  }

  /// A row a line, two spaces between columns, none at the end.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return rightAligned.contains(column) ? space + cell : cell + space
      }
      var line = Substring(cells.joined(separator: "  "))
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
