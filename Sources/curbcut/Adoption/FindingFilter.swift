import CurbcutAnalysis
import CurbcutRules
import Foundation

/// Which of the findings are reported.
struct FindingFilter {
  private let minimum: Severity
  private let baseline: String?
  private let newBaseline: String?
  /// The revision of Git since which something has to have changed.
  private let base: String?

  init(_ arguments: inout Arguments) throws {
    minimum = try arguments.choice("--min-severity", Severity.self) ?? .hint
    baseline = try arguments.option("--baseline")
    newBaseline = try arguments.option("--write-baseline")
    base = arguments.option("--changed", orAlone: "HEAD")
    if newBaseline != nil, base != nil {
      throw UsageError("--write-baseline needs all findings; leave out --changed")
    }
  }

  var isWritingBaseline: Bool { newBaseline != nil }

  /// What has changed since the revision; nil where none is named.
  func changes(in paths: [String]) throws -> ChangedLines? {
    try base.map { try ChangedLines(since: $0, in: paths) }
  }

  /// Leaves out what is not to be reported.
  ///
  /// - Returns: How many findings the baseline knows, and how many of it are gone.
  func apply(
    to results: inout [CheckedFile],
    _ changes: ChangedLines?,
    in folder: String
  ) throws -> (known: Int, gone: Int) {
    var counts = (known: 0, gone: 0)
    if let baseline {
      let baseline = try Baseline(readingFrom: baseline, in: folder)
      counts = baseline.remove(from: &results, in: folder)
    }
    changes?.keep(in: &results, folder: folder)
    for index in results.indices {
      results[index].diagnostics.removeAll { $0.severity < minimum }
    }
    return counts
  }

  func writeBaseline(covering results: [CheckedFile], in folder: String) throws {
    guard let newBaseline else { return }
    let text = Baseline.text(covering: results, at: newBaseline, in: folder)
    try ReportOutputs.write(Array(text.utf8), to: newBaseline)
    let count = results.reduce(0) { $0 + $1.diagnostics.count }
    try Output.print(
      "Wrote \(newBaseline.printable) with \(count.counted("finding"))."
    )
  }
}
