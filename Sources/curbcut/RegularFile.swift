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

  /// The names of what lies in a folder, in any order; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    // Foundation's list takes ten times as long, and there are folders with thousands of files
    // above many a project.
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self,
          capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
