import CurbcutAnalysis
import CurbcutRules

/// The profile that suits a folder, by what each would report there.
struct ProfileProposal {
  private var counts: [Configuration.Profile: Int] = [:]
  private let fileCount: Int

  /// How many findings a project can look through at once; with more, the strict rules would only
  /// be in the way.
  private static let maximumForStrict = 25
  /// From how many findings on a baseline helps.
  private static let minimumForBaseline = 50

  /// - Parameter files: what the strict profile reports.
  init(of files: [CheckedFile]) {
    let diagnostics = files.flatMap(\.diagnostics)
    for profile in [Configuration.Profile.minimal, .recommended, .strict] {
      var configuration = Configuration()
      configuration.profile = profile
      let rules = Set(configuration.rules.map(\.id))
      counts[profile] = diagnostics.count { rules.contains($0.ruleID) }
    }
    fileCount = files.count
  }

  var profile: Configuration.Profile {
    counts[.strict, default: 0] <= Self.maximumForStrict ? .strict : .recommended
  }

  /// What was found, and what to do about it.
  var text: String {
    guard fileCount > 0 else { return "" }
    var rows: [[String]] = []
    for candidate in [Configuration.Profile.minimal, .recommended, .strict] {
      let count = counts[candidate, default: 0]
      let mark = candidate == profile ? "(proposed)" : ""
      rows.append(["  \(candidate.rawValue)", "\(count)", candidate.summary, mark])
    }
    let files = fileCount.counted("file")
    var text = "\nFindings in \(files), by profile:\n\n\(TextTable(rows, rightAligned: [1]).text)"
    if counts[profile, default: 0] >= Self.minimumForBaseline {
      text += """

        To accept these for now and report only new ones:

          curbcut check --write-baseline .curbcut-baseline.json
          curbcut check --baseline .curbcut-baseline.json
        """
    }
    return text
  }
}
