import Foundation

/// Reads files that others name: a project's `extends`, a client's folders.
///
/// Nothing here waits for a pipe or a device, and nothing reads without end.
enum RegularFile {
  /// How much of a file is read unless somebody says otherwise, in bytes: more than any file may
  /// have that counts, so that whoever has a limit sees that it is exceeded.
  static let maximumByteCount = 33 << 20

  /// The bytes of a file; nil for what cannot be read or is no regular file.
  ///
  /// - Parameter limit: How many bytes are read at most: of a longer file the beginning.
  static func bytes(at path: String, atMost limit: Int = maximumByteCount) -> [UInt8]? {
    // The system would take what stands before a null for the whole path.
    guard !path.utf8.contains(0) else { return nil }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // Of the file that is open: the path may lead elsewhere by now.
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    // One more than there should be, to see the end.
    var room = min(limit, max(Int(status.st_size) + 1, 1 << 12))
    while room > 0 {
      var count = 0
      bytes += [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        repeat {
          count = Foundation.read(file, buffer.baseAddress, buffer.count)
        } while count < 0 && errno == EINTR
        filled = max(0, count)
      }
      if count < 0 { return nil }
      if count == 0 { break }
      room = min(limit - bytes.count, 1 << 16)
    }
    return bytes
  }

  /// The path of a file or folder without symbolic links; nil where there is none.
  static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// How many names of a folder are looked at: nobody has a project among thousands of others.
  static let maximumNames = 1_000

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
