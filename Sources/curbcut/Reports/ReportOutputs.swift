import CurbcutAnalysis
import Foundation

/// Where a report goes and in which formats: each `--output` belongs to the `--format` before it.
struct ReportOutputs {
  private struct Destination {
    let format: ReportFormat
    /// Nil for standard output.
    var path: String?
  }

  private let destinations: [Destination]
  private let color: Output.ColorChoice
  private let site: RuleSite?
  private let maximumCount: Int?
  private let showsStatistics: Bool
  let isQuiet: Bool

  init(_ arguments: inout Arguments) throws {
    var found: [Destination] = []
    /// A file that is named before any format.
    var early: String?
    for (name, value) in try arguments.sequence(of: ["--format", "--output"]) {
      if name == "--format" {
        let format = try Arguments.choice(value, of: name, ReportFormat.self)
        found.append(Destination(format: format, path: early))
        early = nil
      } else if found.isEmpty, early == nil {
        early = value
      } else if !found.isEmpty, found[found.count - 1].path == nil {
        found[found.count - 1].path = value
      } else {
        throw UsageError("--output \"\(value)\" needs a --format before it")
      }
    }
    if found.isEmpty { found = [Destination(format: .text, path: early)] }
    guard found.count(where: { $0.path == nil }) <= 1 else {
      throw UsageError("only one --format can go to standard output; give the others an --output")
    }
    destinations = found
    color = try arguments.choice("--color", Output.ColorChoice.self) ?? .auto
    site = try RuleSite.option(&arguments)
    maximumCount = try arguments.count("--max-findings")
    showsStatistics = arguments.flag("--statistics")
    isQuiet = arguments.flag("--quiet", "-q")
    if showsStatistics, found.contains(where: { $0.format != .text }) {
      throw UsageError("--statistics needs --format text")
    }
  }

  /// Whether nothing but text is written.
  var isText: Bool { destinations.allSatisfy { $0.format == .text } }

  /// Whether some format shows more than findings and needs the text of every file.
  var needsTranscripts: Bool { destinations.contains { $0.format == .html } }

  /// Whether a person sees text at once.
  var isOnTerminal: Bool {
    Output.isTerminal && destinations.contains { $0.path == nil && $0.format == .text }
  }

  /// Writes a report in every format.
  ///
  /// - Parameter isInputFixed: whether standard output is for the fixed text of standard input, so
  ///   that the report goes to standard error.
  func write(_ report: Report, isInputFixed: Bool = false) throws {
    var report = maximumCount.map(report.limited) ?? report
    report.isQuiet = isQuiet
    report.site = site
    for destination in destinations {
      let hasColor = destination.path == nil && !isInputFixed && Output.hasColor(color)
      let bytes =
        showsStatistics
        ? Array(StatisticsReport.text(on: report).utf8)
        : try destination.format.bytes(of: report, hasColor: hasColor)
      if let path = destination.path {
        try Self.write(bytes, to: path)
      } else if isInputFixed {
        try? OpenFile.writeAll(bytes, to: STDERR_FILENO)
      } else {
        try Output.write(bytes)
      }
    }
  }

  /// Writes a diff in place of a report.
  func write(diff: [UInt8]) throws {
    if let path = destinations.first?.path {
      try Self.write(diff, to: path)
    } else if Output.isTerminal {
      // Nobody applies what is on a screen, and a screen obeys what is in it.
      try Output.write(UnifiedDiff.shown(diff))
    } else {
      try Output.write(diff)
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try OutputFile(path).write(bytes)
    } catch {
      throw CommandError("\(path): cannot be written: \(error.message)")
    }
  }
}
