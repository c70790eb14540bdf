/// Paths as the system reads them: slashes are looked for as bytes, because a combining letter behind
/// one makes another character of it.
extension String {
  private static let slash = UInt8(ascii: "/")

  /// Whether a path begins at the root.
  var isAbsolutePath: Bool { utf8.first == Self.slash }

  /// What stands before a path's last name, with the slash; empty for a name alone.
  var folderPrefix: String {
    guard let slash = utf8.lastIndex(of: Self.slash) else { return "" }
    return String(self[...slash])
  }

  /// The path from the root, without `.`, `..` and double slashes.
  ///
  /// - Parameter folder: where a path begins that does not begin at the root; absolute.
  func absolutePath(in folder: String) -> String {
    let full = isAbsolutePath ? self : "\(folder)/\(self)"
    var names: [String] = []
    for name in full.utf8.split(separator: Self.slash).map({ String(Substring($0)) })
    where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The path from a folder on, if it lies in there; else the same.
  func relativePath(to folder: String) -> String {
    let prefix = folder == "/" ? folder : folder + "/"
    guard utf8.starts(with: prefix.utf8) else { return self }
    return String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
