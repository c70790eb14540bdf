import CurbcutServer
import Foundation

/// Files that a server can read, kept in memory by absolute path.
///
/// Invariant: `contents` is used under the lock only. (`Mutex` would ask for macOS 15.)
final class MemoryDisk: @unchecked Sendable {
  private let lock = NSLock()
  private var contents: [String: [UInt8]] = [:]

  /// Writes a file, or removes it where there is no text.
  func write(_ text: String?, at path: String) {
    lock.withLock { contents[path] = text.map { Array($0.utf8) } }
  }

  /// The text of a file; nil where there is none.
  func text(at path: String) -> String? {
    lock.withLock { contents[path] }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all files, sorted.
  var paths: [String] { lock.withLock { contents.keys.sorted() } }

  /// What a server is given to read them.
  var files: Files {
    Files(
      swiftFiles: { folder in
        self.paths.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }
      },
      read: { path in self.lock.withLock { self.contents[path] } },
      names: { folder, _ in Self.names(in: folder, of: self.paths) }
    )
  }

  /// The names of files and folders right below a folder.
  private static func names(in folder: String, of paths: [String]) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let names = paths.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
    return Set(names).sorted()
  }
}
