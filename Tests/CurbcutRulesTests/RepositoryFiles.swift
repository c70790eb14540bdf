import Foundation

/// The files of the repository that tests compare with.
enum RepositoryFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  static let rules = root.appendingPathComponent("Sources/CurbcutRules/Rules")

  static let reference = root.appendingPathComponent("Sources/CurbcutRules/README.md")

  /// The files below `Rules`, one for each rule.
  static let ruleFiles: [URL] = {
    let files = FileManager.default.enumerator(at: rules, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      // `Rule+Detection.swift` holds what one rule alone asks.
      $0.pathExtension == "swift" && !$0.lastPathComponent.includes("+")
    }
  }()
}
