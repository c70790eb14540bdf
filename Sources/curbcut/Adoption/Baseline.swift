import CurbcutAnalysis
import CurbcutProtocol
import CurbcutRules
import CurbcutSyntax

/// Findings that a project knows of and wants to hear nothing of: a file that is kept beside the
/// code, so that only what is new is reported.
///
/// A finding is recognized by its file, its rule and the code on its line, so that lines above it may
/// come and go. Paths are told from the folder that the baseline is in.
struct Baseline {
  private struct Key: Hashable {
    let file: String
    let rule: String
    let code: String
  }

  private static let version = 1

  private var counts: [Key: Int] = [:]
  /// The baseline's folder, absolute.
  private let folder: String

  /// - Parameter path: where it is, absolute.
  private init(at path: String) {
    folder = String(path.folderPrefix.dropLast())
  }

  /// Reads a baseline.
  ///
  /// - Throws: `CommandError` where there is none.
  init(readingFrom path: String, in current: String) throws {
    self.init(at: path.absolutePath(in: current))
    guard let bytes = RegularFile.bytes(at: path) else {
      throw CommandError("\(path): cannot be read; --write-baseline writes a baseline")
    }
    guard let json = JSON(parsing: bytes), json["version"]?.integer == Self.version,
      let files = json["findings"]?.members
    else { throw CommandError("\(path): not a baseline of this version of curbcut") }
    for file in files {
      for entry in file.value.array ?? [] {
        guard let rule = entry["rule"]?.string, let code = entry["code"]?.string else {
          throw CommandError("\(path): a finding in \"\(file.key)\" has no \"rule\" or no \"code\"")
        }
        let count = entry["count"]?.integer ?? 1
        counts[Key(file: file.key, rule: rule, code: code), default: 0] += max(
          0,
          min(count, 1 << 20)
        )
      }
    }
  }

  /// Takes known findings out of some results.
  ///
  /// - Returns: How many were known, and how many of the baseline are there no more in these files.
  func remove(from results: inout [CheckedFile], in current: String) -> (known: Int, gone: Int) {
    var rest = counts
    var known = 0
    var names: Set<String> = []
    for index in results.indices {
      let name = name(of: results[index].path, in: current)
      names.insert(name)
      results[index].keep { finding in
        let key = Key(file: name, rule: finding.diagnostic.ruleID, code: finding.code)
        guard let count = rest[key], count > 0 else { return true }
        rest[key] = count - 1
        known += 1
        return false
      }
    }
    let gone = rest.reduce(0) { names.contains($1.key.file) ? $0 + $1.value : $0 }
    return (known, gone)
  }

  /// A baseline that covers all findings of some results, as text.
  ///
  /// - Parameter path: where it will be.
  static func text(covering results: [CheckedFile], at path: String, in current: String) -> String {
    let baseline = Baseline(at: path.absolutePath(in: current))
    let files = results.compactMap { file -> JSON.Member? in
      var counts: [(key: Key, count: Int)] = []
      var indices: [Key: Int] = [:]
      for finding in file.findings {
        let key = Key(file: "", rule: finding.diagnostic.ruleID, code: finding.code)
        if let index = indices[key] {
          counts[index].count += 1
        } else {
          indices[key] = counts.count
          counts.append((key, 1))
        }
      }
      guard !counts.isEmpty else { return nil }
      let entries = counts.map { key, count -> JSON in
        .object([
          "rule": .string(key.rule), "code": .string(key.code),
          "count": count > 1 ? .integer(count) : nil,
        ])
      }
      return JSON.Member(baseline.name(of: file.path, in: current), .array(entries))
    }
    let sorted = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return JSON.object(["version": .integer(version), "findings": .object(sorted)]).prettyText
  }

  /// A file's path from the baseline's folder, also where it lies beside that.
  private func name(of path: String, in current: String) -> String {
    path.absolutePath(in: current).relativePath(to: folder)
  }
}

extension CheckedFile {
  /// Leaves only the findings that a closure says yes to.
  mutating func keep(_ isKept: (ReportedFinding) -> Bool) {
    guard !diagnostics.isEmpty else { return }
    diagnostics = findings.filter(isKept).map(\.diagnostic)
  }
}
