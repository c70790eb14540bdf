import CurbcutAnalysis
import CurbcutRules
import Foundation

/// Counts over real code, for each rule, how many places it was about, how many it reported, and
/// which exemption or unknown fact stopped the others: so false silence is found.
///
/// Each folder is one project. Below each reason stand a few places to look at.
enum SilenceBench {
  private struct Reasons {
    var reported = 0
    var nothingFound = 0
    /// How often an exemption or unknown fact applied, with the first places.
    var silences: [String: (count: Int, places: [String])] = [:]
  }

  /// How many places are printed for a reason.
  private static let placeCount = 5

  static func run(_ arguments: [String]) {
    let folders = arguments.filter { !$0.hasPrefix("--") }
    guard !folders.isEmpty else {
      FileHandle.standardError.write(Data("usage: curbcut-bench silence FOLDER...\n".utf8))
      exit(2)
    }
    var rules: [String: Reasons] = [:]
    for folder in folders {
      ProjectFolder.forEachFile(in: folder) { path, workspace in
        count(path, in: workspace, &rules)
      }
    }
    for (id, reasons) in rules.sorted(by: { $0.key < $1.key }) { print(text(of: id, reasons)) }
  }

  private static func count(
    _ path: String,
    in workspace: Workspace,
    _ rules: inout [String: Reasons]
  ) {
    var workspace = workspace
    for trace in workspace.traces(of: path, atLine: nil) {
      let reason: String
      switch trace.outcome {
      case .reported, .suppressed, .off:
        rules[trace.ruleID, default: Reasons()].reported += 1
        continue
      case .nothingFound:
        rules[trace.ruleID, default: Reasons()].nothingFound += 1
        continue
      case .exempt(let name): reason = name
      case .unknown(let fact): reason = "unknown: \(fact)"
      }
      var entry = rules[trace.ruleID, default: Reasons()].silences[reason] ?? (0, [])
      entry.count += 1
      if entry.places.count < placeCount, let tree = workspace.document(path)?.tree {
        entry.places.append("\(path):\(tree.position(of: trace.range.lowerBound).line + 1)")
      }
      rules[trace.ruleID, default: Reasons()].silences[reason] = entry
    }
  }

  private static func text(of id: String, _ reasons: Reasons) -> String {
    let silent = reasons.silences.values.reduce(0) { $0 + $1.count }
    var lines = [
      "\(id): \(reasons.reported + silent + reasons.nothingFound) looked at, "
        + "\(reasons.reported) reported, \(silent) silenced"
    ]
    for (reason, entry) in reasons.silences.sorted(by: {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }) {
      lines.append("  \(entry.count)  \(reason)")
      lines += entry.places.map { "        \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
