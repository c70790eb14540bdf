import CurbcutAnalysis
import CurbcutProtocol

/// `curbcut merge`: puts the SARIF logs of several runs together, such as those of shards.
enum MergeCommand {
  static let help = """
    usage: curbcut merge FILE... [--output FILE]

    Puts SARIF logs of curbcut together into one, for checks that are shared out over several
    machines. A finding that several logs have stands in it once.

      --output FILE   write the log to a file
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let output = try arguments.option("--output")
    let paths = try arguments.rest()
    guard !paths.isEmpty else { throw UsageError("merge expects SARIF files") }
    var log = MergedLog()
    for path in paths {
      guard let bytes = RegularFile.bytes(at: path) else {
        throw CommandError("\(path): cannot be read")
      }
      guard let json = JSON(parsing: bytes), log.add(json) else {
        throw CommandError("\(path): not a SARIF 2.1.0 log of curbcut \(Curbcut.version)")
      }
    }
    let text = log.json.text.withJSONEscapes + "\n"
    if let output {
      try ReportOutputs.write(Array(text.utf8), to: output)
    } else {
      try Output.write(text)
    }
    return .clean
  }
}

/// SARIF logs as one: a run with the rules, results and notifications of all.
struct MergedLog {
  private var first: JSON?
  private var rules: [JSON] = []
  private var indices: [String: Int] = [:]
  private var results: [JSON] = []
  private var seen: Set<[UInt8]> = []
  private var notifications: [JSON] = []
  private var isSuccessful = true

  /// - Returns: Whether it is a log that can be added.
  mutating func add(_ log: JSON) -> Bool {
    guard log["version"]?.string == "2.1.0", let runs = log["runs"]?.array, !runs.isEmpty else {
      return false
    }
    for run in runs {
      guard let driver = run.at("tool", "driver"), driver["name"]?.string == "Curbcut",
        driver["version"]?.string == Curbcut.version, let found = run["results"]?.array
      else { return false }
      if first == nil { first = run }
      for rule in driver["rules"]?.array ?? [] {
        guard let id = rule["id"]?.string, indices[id] == nil else { continue }
        indices[id] = rules.count
        rules.append(rule)
      }
      for result in found { add(result: result) }
      for invocation in run["invocations"]?.array ?? [] {
        isSuccessful = isSuccessful && invocation["executionSuccessful"]?.bool == true
        notifications += invocation["toolExecutionNotifications"]?.array ?? []
      }
    }
    return true
  }

  private mutating func add(result: JSON) {
    guard let members = result.members else { return }
    let index = result["ruleId"]?.string.flatMap { indices[$0] }
    let renumbered = JSON.object(
      members.map { $0.key == "ruleIndex" ? JSON.Member($0.key, .integer(index ?? -1)) : $0 }
    )
    if seen.insert(renumbered.bytes).inserted { results.append(renumbered) }
  }

  var json: JSON {
    let driver = first?.at("tool", "driver")?.replacing("rules", with: .array(rules))
    let run = first?.replacing("tool", with: .object(["driver": driver]))
      .replacing("results", with: .array(results))
      .replacing(
        "invocations",
        with: .array([
          .object([
            "executionSuccessful": .bool(isSuccessful),
            "toolExecutionNotifications": .array(notifications),
          ])
        ])
      )
    return .object([
      "$schema": .string(SARIFReport.schema), "version": "2.1.0",
      "runs": .array([run].compactMap { $0 }),
    ])
  }
}

extension JSON {
  /// An object with another value under a key that it has.
  fileprivate func replacing(_ key: String, with value: JSON) -> JSON {
    guard let members else { return self }
    return .object(members.map { $0.key == key ? Member(key, value) : $0 })
  }
}
