import CurbcutTestSupport
import Foundation

/// An editor on this machine.
struct Editor {
  let url: URL

  /// Whether tests with the editor run: where it is installed, or where it must be.
  static func isUsable(_ name: String) -> Bool {
    path(of: name) != nil
      || ProcessInfo.processInfo.environment["CURBCUT_REQUIRE_EDITORS"] == "1"
  }

  static func path(of name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs to the end.
  func run(
    _ arguments: [String],
    environment: [String: String]
  ) throws -> BuiltBinary.Outcome {
    try BuiltBinary(at: url).run(arguments, environment: environment)
  }
}
