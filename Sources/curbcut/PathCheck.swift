import CurbcutAnalysis
import Foundation

/// A check of files and folders with the settings that apply to them, for commands that need
/// findings and none of the options of `check`.
struct PathCheck {
  let results: [CheckedFile]
  /// What could not be read, or is wrong in the settings; one line each.
  let problems: [String]

  /// - Parameters:
  ///   - isReportingAll: whether texts and transcripts are kept.
  ///   - adjust: what the call says over the settings of a file.
  init(
    of paths: [String],
    isReportingAll: Bool = false,
    adjusting adjust: (inout Configuration) -> Void = { _ in }
  ) throws {
    var project = try ProjectFiles(choosing: nil)
    let chosen = ChosenFiles(in: paths, of: &project, adjusting: adjust)
    var check = ProjectCheck(fixMode: .none, workPool: .processors)
    check.isReportingAll = isReportingAll
    check.progress = ProgressLine.ifSeen()
    let all = check.check(chosen.files, among: chosen.neighbors)
    check.progress?.finish()
    results = all.filter { $0.problem == nil }
    problems = chosen.problems + all.compactMap(\.problem) + project.problems()
  }
}
