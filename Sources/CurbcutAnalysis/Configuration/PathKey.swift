/// A path as a key: equal to another only where its bytes are.
///
/// A `String` takes the two ways to write “é”, one scalar or two, for the same; a file system that
/// is asked for one does not give the other.
package struct PathKey: Hashable, Comparable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  package static func == (first: PathKey, second: PathKey) -> Bool {
    first.path.utf8.elementsEqual(second.path.utf8)
  }

  package static func < (first: PathKey, second: PathKey) -> Bool {
    first.path.utf8.lexicographicallyPrecedes(second.path.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// Values by path.
extension Dictionary where Key == PathKey {
  package subscript(path: String) -> Value? {
    get { self[PathKey(path)] }
    _modify { yield &self[PathKey(path)] }
  }

  package subscript(path: String, default value: @autoclosure () -> Value) -> Value {
    get { self[PathKey(path), default: value()] }
    _modify { yield &self[PathKey(path), default: value()] }
  }

  /// All paths, sorted by their bytes.
  package var sortedPaths: [String] { keys.sorted().map(\.path) }
}

extension Set<PathKey> {
  /// All paths, sorted by their bytes.
  package var sortedPaths: [String] { sorted().map(\.path) }

  package func contains(_ path: String) -> Bool { contains(PathKey(path)) }
}

extension String {
  /// Whether two paths are the same to a file system that compares bytes.
  package func isSamePath(as other: String) -> Bool { PathKey(self) == PathKey(other) }
}

/// Paths with slashes, as text. Slashes are looked for as bytes: with a combining letter behind it,
/// one is another character.
package enum Path {
  private static let slash = UInt8(ascii: "/")

  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// The folder of a path; that of the root is the root.
  package static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return last == path.utf8.startIndex ? "/" : String(path[..<last])
  }

  package static func joined(_ folder: String, _ name: String) -> String {
    if isAbsolute(name) || folder.isEmpty { return name }
    return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// The same path without `.`, `..` and double slashes; what is not absolute stays as it is.
  package static func normalized(_ path: String) -> String {
    guard isAbsolute(path) else { return path }
    var names: [Substring] = []
    var isChanged = path.utf8.count > 1 && path.utf8.last == slash
    for name in path.utf8.split(separator: slash, omittingEmptySubsequences: false).dropFirst() {
      switch Substring(name) {
      case "", ".": isChanged = true
      case "..":
        isChanged = true
        _ = names.popLast()
      default: names.append(Substring(name))
      }
    }
    return isChanged ? "/" + names.joined(separator: "/") : path
  }

  /// A path from a folder on; nil where it lies elsewhere.
  package static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder.utf8.last == slash ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(Substring(path.utf8.dropFirst(prefix.utf8.count)))
  }
}
