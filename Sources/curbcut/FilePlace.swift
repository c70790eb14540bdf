import Foundation

/// A place as people name it on the command line: `FILE` or `FILE:LINE`.
enum FilePlace {
  /// A path with the line behind its last colon; a file whose name ends that way comes first.
  ///
  /// - Parameter isUnsaved: whether the file need not be there.
  static func parse(
    _ name: String,
    isUnsaved: Bool = false
  ) throws -> (path: String, line: Int?) {
    guard !FileManager.default.fileExists(atPath: name), let colon = name.lastIndex(of: ":") else {
      return (name, nil)
    }
    let path = String(name[..<colon])
    let number = name[name.index(after: colon)...]
    guard isUnsaved || FileManager.default.fileExists(atPath: path) else { return (name, nil) }
    guard let line = Int(number) else {
      throw UsageError("expected a line number in FILE:LINE, found \"\(number)\"")
    }
    return (path, line)
  }
}
