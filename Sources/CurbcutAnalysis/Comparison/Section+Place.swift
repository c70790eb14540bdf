extension [ProjectComparison.Section] {
  /// The section that tells of a type; nil where none does, and for code outside of types.
  func firstIndex(of type: String?, in path: PathKey) -> Int? {
    firstIndex { $0.path == path.path && $0.typeName == type && $0.typeName != nil }
  }

  /// Adds what no transcript tells to the section of the type whose code does it, or to a new one.
  ///
  /// - Parameters:
  ///   - line: from 0, as `typeLine`, the line of the type.
  ///   - type: nil for code outside of types, of which each thing stands by itself.
  mutating func tell(
    _ change: ElementChange,
    at line: Int,
    of type: String?,
    in path: PathKey,
    from typeLine: Int
  ) {
    let index = firstIndex(of: type, in: path) ?? count
    if index == count {
      var section = ProjectComparison.Section(name: type, path: path.path, line: typeLine)
      section.typeName = type
      append(section)
    }
    self[index].changes.append(change)
    self[index].lines.append(line)
  }

  /// Brings them into the order of paths and lines.
  mutating func sortByPlace() {
    sort { (PathKey($0.path), $0.line, $0.name ?? "") < (PathKey($1.path), $1.line, $1.name ?? "") }
  }
}
