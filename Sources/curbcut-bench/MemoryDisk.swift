import CurbcutAnalysis
import CurbcutServer
import Foundation

/// Files that a server can read, kept in memory by absolute path.
///
/// Invariant: `contents` is used under the lock only. (`Mutex` would ask for macOS 15.)
final class MemoryDisk: @unchecked Sendable {
  private let lock = NSLock()
  private var contents: [String: [UInt8]] = [:]
  /// How often a name has come or gone in each folder.
  private var changes: [String: Int] = [:]

  /// Writes a file, or removes it where there is no text.
  func write(_ text: String?, at path: String) {
    lock.withLock {
      let old = contents[path]
      contents[path] = text.map { Array($0.utf8) }
      guard (old == nil) != (text == nil) else { return }
      let folder = path.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
      changes[folder, default: 0] += 1
    }
  }

  /// Moves a folder with all files below it.
  func move(_ folder: String, to other: String) {
    for path in paths where path.hasPrefix(folder + "/") {
      write(text(at: path), at: other + path.dropFirst(folder.count))
      write(nil, at: path)
    }
  }

  /// What is in a folder.
  private func listing(of folder: String, wants: Files.Wants) -> FolderListing {
    let (contents, changes) = lock.withLock { (self.contents, self.changes[folder] ?? 0) }
    return FolderListing(of: folder, in: contents, changes: changes, wants: wants)
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
      list: { folder, wants in self.listing(of: folder, wants: wants) },
      stamp: { folder in self.listing(of: folder) { _, _ in false }.stamp },
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

extension FolderListing {
  /// What is in a folder of files kept in memory. The folder is another one where a name has come or
  /// gone, and a file where its content has changed.
  ///
  /// - Parameter changes: how often a name has come or gone in it.
  fileprivate init(
    of folder: String,
    in files: [String: [UInt8]],
    changes: Int,
    wants: Files.Wants
  ) {
    self.init()
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    // The bytes of what is a file; nil for a folder.
    var names: [String: [UInt8]?] = [:]
    for (path, bytes) in files where path.hasPrefix(prefix) {
      let name = path.dropFirst(prefix.count).prefix { $0 != "/" }
      names[String(name)] = .some(name.count == path.count - prefix.count ? bytes : nil)
    }
    nameCount = names.count
    for name in names.keys.sorted() where wants(name, names[name] == .some(nil)) {
      let bytes = names[name] ?? nil
      entries.append(Entry(name: name, isFolder: bytes == nil, stamp: bytes.map(FileStamp.init)))
    }
    if !names.isEmpty {
      stamp = FileStamp(Array("\(changes)/\(names.keys.sorted().joined(separator: "/"))".utf8))
    }
  }
}

extension FileStamp {
  /// The state of a file by its content.
  fileprivate init(_ bytes: [UInt8]) {
    self.init(identity: 0, size: Int64(bytes.count), time: Int64(bytes.hashValue))
  }
}
