import CurbcutAnalysis
import CurbcutRules
import CurbcutSyntax
import Foundation

/// What a check found, ready to be written in any format.
struct Report: Sendable {
  let files: [CheckedFile]
  /// The folder that paths are told from where a code host reads them; absolute.
  var root = RepositoryFolder.around(FileManager.default.currentDirectoryPath)
  /// What was not checked, and why; one line each.
  var problems: [String] = []
  /// How many findings a limit has left out.
  var omittedCount = 0
  /// How many findings the baseline covers.
  var knownCount = 0
  /// How many findings of the baseline are there no more.
  var goneCount = 0
  /// How long it took, in seconds; nil where nobody wants to know.
  var seconds: Double?
  /// Whether text says nothing but the findings.
  var isQuiet = false

  /// Where the pages about rules are served that `curbcut docs` wrote; nil for the reference of the
  /// project.
  var site: RuleSite?

  /// The findings in order of files and places.
  var findings: [ReportedFinding] { files.flatMap(\.findings) }

  /// The path of a file from the root, with slashes; files elsewhere keep their absolute path.
  func path(of file: String) -> String {
    file.absolutePath(in: FileManager.default.currentDirectoryPath).relativePath(to: root)
  }

  /// The report with at most so many findings.
  func limited(to count: Int) -> Report {
    var rest = count
    let files = files.map { file in
      var file = file
      file.diagnostics = Array(file.diagnostics.prefix(rest))
      rest -= file.diagnostics.count
      return file
    }
    let before = self.files.reduce(0) { $0 + $1.diagnostics.count }
    var report = Report(files: files, root: root, problems: problems)
    (report.omittedCount, report.knownCount) = (before - (count - rest), knownCount)
    (report.goneCount, report.seconds, report.isQuiet) = (goneCount, seconds, isQuiet)
    report.site = site
    return report
  }
}

/// The address that the pages of `curbcut docs` are served at.
struct RuleSite: Sendable {
  /// Without a slash at its end.
  private let address: String

  /// Takes `--site` out; nil where it is not written.
  static func option(_ arguments: inout Arguments) throws -> RuleSite? {
    guard let word = try arguments.option("--site") else { return nil }
    let marks = Set("-._~:/@%".utf8)
    guard word.hasPrefix("https://") || word.hasPrefix("http://"),
      // It stands in Markdown and HTML.
      word.utf8.allSatisfy({
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0.isLetter || marks.contains($0)
      })
    else { throw UsageError("--site expects an address such as https://example.org/rules") }
    return RuleSite(address: word.hasSuffix("/") ? String(word.dropLast()) : word)
  }

  /// The page of a rule.
  func url(of id: String) -> String { "\(address)/rules/\(id).html" }
}

extension RuleSite? {
  /// The page of a rule; without a site, in the reference.
  func url(of id: String) -> String { self?.url(of: id) ?? Rule.url(of: id) }
}

/// The formats that a report is written in, each in a file of its own.
enum ReportFormat: String, CaseIterable {
  case text, concise, xcode, json, sarif, github, gitlab, junit, checkstyle, markdown, html

  /// - Parameter hasColor: whether text is for a terminal that shows colors.
  func bytes(of report: Report, hasColor: Bool) throws -> [UInt8] {
    let text =
      switch self {
      case .text: TextReport(hasColor: hasColor).text(on: report)
      case .concise: ConciseReport.text(on: report.files)
      case .xcode: XcodeReport.text(on: report.files)
      case .json: try JSONReport.text(on: report.files)
      case .sarif: SARIFReport(report).text
      case .github: GitHubReport.text(on: report)
      case .gitlab: GitLabReport.text(on: report)
      case .junit: JUnitReport.text(on: report)
      case .checkstyle: CheckstyleReport.text(on: report)
      case .markdown: MarkdownReport.text(on: report)
      case .html: HTMLReport(report).text
      }
    return Array(text.utf8)
  }
}

/// A finding with its place, as reports tell it: lines and columns from 1.
struct ReportedFinding: Sendable {
  typealias Position = (line: Int, column: Int)

  let diagnostic: Diagnostic
  /// The file's path as it was given.
  let path: String
  /// Columns in UTF-8 bytes.
  let start: Position
  let end: Position
  /// The line's code without the space around it.
  let code: String
  /// Which of the findings of the same rule on the same code in the file it is, from 0.
  let ordinal: Int

  var rule: Rule? { Rule.named(diagnostic.ruleID) }

  /// What tells the finding from others and stays when lines above it come or go.
  ///
  /// - Parameter path: the file's path from the root.
  func fingerprint(in path: String) -> String {
    Fingerprint.text([path, diagnostic.ruleID, code, String(ordinal)])
  }
}

extension CheckedFile {
  /// The findings with their places.
  var findings: [ReportedFinding] {
    guard let lines else { return [] }
    var counts: [String: Int] = [:]
    return diagnostics.map { diagnostic in
      let start = lines.position(of: diagnostic.range.lowerBound)
      let end = lines.position(of: diagnostic.range.upperBound)
      let code = SourceLine.key(lines.bytes(ofLine: start.line))
      let ordinal = counts["\(diagnostic.ruleID) \(code)", default: 0]
      counts["\(diagnostic.ruleID) \(code)"] = ordinal + 1
      return ReportedFinding(
        diagnostic: diagnostic,
        path: path,
        start: (start.line + 1, start.column + 1),
        end: (end.line + 1, end.column + 1),
        code: code,
        ordinal: ordinal
      )
    }
  }
}

/// A line of source as something that findings are recognized by.
enum SourceLine {
  /// How much of a line is kept, in bytes; a longer one is told by its beginning and a number.
  private static let maximumLength = 160

  /// The line without space at its ends, of a bounded length.
  static func key(_ line: ArraySlice<UInt8>) -> String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
    var line = line.drop(while: isSpace)
    while let last = line.last, isSpace(last) { line.removeLast() }
    let text = String(decoding: line.prefix(maximumLength), as: UTF8.self)
    guard line.count > maximumLength else { return text }
    return "\(text)… \(Fingerprint.text(of: line))"
  }
}

/// Short names for texts, the same on every machine.
enum Fingerprint {
  static func text(_ parts: [String]) -> String {
    text(of: parts.joined(separator: "\0").utf8)
  }

  static func text(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(FNV1a(bytes).hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The top folder of the Git repository around a folder.
enum RepositoryFolder {
  private static let maximumDepth = 64

  /// The nearest folder from here upward that has a `.git`; without one, the folder itself.
  static func around(_ folder: String) -> String {
    var candidate = folder.absolutePath(in: "/")
    for _ in 0..<maximumDepth {
      if (try? stat.of(candidate == "/" ? "/.git" : candidate + "/.git")) != nil {
        return candidate
      }
      guard candidate != "/" else { break }
      let parent = String(candidate.folderPrefix.dropLast())
      candidate = parent.isEmpty ? "/" : parent
    }
    return folder
  }
}

extension UInt8 {
  /// Whether a byte is a letter of ASCII.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
