import Foundation

/// Reads files that others name: a project's `extends`, a client's folders.
enum RegularFile {
  /// How large a file may be, in bytes: more is no source and no configuration.
  private static let maximumSize = 64 << 20

  /// The bytes of a file; nil for what cannot be read, is no file, has no end, as `/dev/zero`, or
  /// is larger than anything that somebody wrote.
  static func bytes(at path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= maximumSize
    else { return nil }
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  /// How many names of a folder are looked at: nobody has a project among thousands of others.
  private static let maximumNames = 1_000

  /// The names in a folder that have one of some endings, in any order; none where it cannot be
  /// read.
  static func names(in folder: String, endingIn endings: [String]) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    for _ in 0..<maximumNames {
      guard let entry = readdir(stream) else { break }
      // Most names are not wanted, and a `String` of each would cost more than all the rest.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes -> String? in
        let bytes = bytes.prefix { $0 != 0 }
        let isWanted = endings.contains { ending in
          bytes.count >= ending.utf8.count
            && bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
        }
        return isWanted ? String(decoding: bytes, as: UTF8.self) : nil
      }
      if let name { names.append(name) }
    }
    return names
  }
}
