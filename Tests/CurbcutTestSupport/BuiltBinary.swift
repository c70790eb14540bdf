import Foundation

/// The executable that was built beside the tests, and what it says when it runs.
package struct BuiltBinary: Sendable {
  package let url: URL

  /// The folder of the repository.
  package static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  package init(at url: URL) {
    self.url = url
  }

  /// Looks for an executable next to the test bundle and in the folders above it.
  package init?(named name: String) {
    let starts =
      [CommandLine.arguments.first ?? "", Bundle.main.bundlePath]
      + Bundle.allBundles.map(\.bundlePath)
    for start in starts {
      var folder = URL(fileURLWithPath: start)
      for _ in 0..<6 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder),
          !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: candidate.path)
        {
          url = candidate
          return
        }
      }
    }
    return nil
  }

  /// What a run printed and how it ended.
  package struct Outcome: Sendable {
    package let output: String
    package let errors: String
    package let status: Int32
  }

  /// Runs to the end.
  ///
  /// - Parameters:
  ///   - input: what is written to standard input.
  ///   - limit: after how many seconds the process is ended where it hangs.
  package func run(
    _ arguments: [String],
    input: [UInt8] = [],
    in folder: URL = BuiltBinary.repository,
    environment: [String: String] = [:],
    limit: Double? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files take any amount without a reader; pipes would need a thread each.
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("curbcut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    func file(_ name: String, _ content: [UInt8]) throws -> URL {
      let url = scratch.appendingPathComponent(name)
      try Data(content).write(to: url)
      return url
    }
    let output = try file("output", [])
    let errors = try file("errors", [])
    process.standardInput = try FileHandle(forReadingFrom: file("input", input))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let identifier = process.processIdentifier
    let end = DispatchWorkItem { kill(identifier, SIGTERM) }
    if let limit { DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end) }
    process.waitUntilExit()
    end.cancel()
    return Outcome(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      status: process.terminationStatus
    )
  }
}
