import CurbcutSyntax

// Objects are set up in rows of a table as well: `for (label, style) in [(title, .headline), (date, .footnote)]`.

extension ObjectReader {
  /// The objects in each place of the tuples of an array literal, or of a local name for one; nothing in
  /// the places of other values. Nil for anything else.
  mutating func columns(of node: Node) -> [[Int]]? {
    if let path = path(of: node), path.base == nil, path.names.count == 1 {
      let name = path.names[0]
      var columns: [[Int]] = []
      while let column = lookUp(Self.columnName(name, columns.count)) { columns.append(column) }
      return columns.isEmpty ? nil : columns
    }
    guard node.kind == .arrayExpr else { return nil }
    var columns: [[Int]] = []
    for element in node.children {
      guard let tuple = element.firstChild, tuple.kind == .tupleExpr else { return nil }
      let values = tuple.children(.labeledExpr).map(\.lastChild)
      if columns.isEmpty { columns = values.map { _ in [] } }
      guard values.count == columns.count, values.count > 1 else { return nil }
      for (place, value) in values.enumerated() {
        guard let value, let path = path(of: value.withoutCast), path.base == nil,
          case let (objects, rest, _) = resolve(path.names), rest.isEmpty
        else { continue }
        columns[place] += objects.filter { $0 != Self.own && $0 != Self.others }
      }
    }
    // What a loop does is done to each: for long lists it is not followed.
    return columns.contains { !$0.isEmpty } && columns.allSatisfy { $0.count <= 32 } ? columns : nil
  }

  /// Binds the names of a tuple pattern, of which some may be `_`, to the objects in their places.
  mutating func bind(_ pattern: Node, to columns: [[Int]]) {
    bindPatterns(in: pattern)
    for (place, element) in pattern.children(.tuplePatternElement).enumerated()
    where place < columns.count {
      guard let name = element.lastChild, name.kind == .identifierPattern else { continue }
      bind(name.nameText, to: columns[place])
    }
  }

  /// The name under which what stands in a place of the tuples of a list is kept.
  static func columnName(_ name: String, _ place: Int) -> String { "[\(name).\(place)]" }

  /// The views that have been put into a stack, `row.arrangedSubviews`; nil for other lists.
  func arranged(_ node: Node) -> [Int]? {
    guard let path = path(of: node), path.base == nil, path.names.last == "arrangedSubviews",
      case let (found, rest, _) = resolve(path.names), rest == ["arrangedSubviews"],
      let stack = found.first, found.count == 1, stack != Self.others
    else { return nil }
    let views = objects[stack].children
    return views.isEmpty || views.count > 32 ? nil : views
  }

  /// What stands in each place of what a loop goes through two by two: views beside their numbers,
  /// `buttons.enumerated()`, two lists, `zip(sizes, buttons)`, a table, `buttons` of type `[Tab: UIButton]`.
  mutating func pairs(in node: Node) -> [[Int]]? {
    guard node.kind == .functionCallExpr, let callee = node.firstChild else {
      guard let path = path(of: node), path.base == nil, let name = path.names.last,
        path.names.count == 1 || path.names == ["self", name],
        let property = declaration.property(name), property.type?.includes(":") == true,
        let object = objectForEach(of: property, at: node)
      else { return nil }
      return [[], [object]]
    }
    if callee.kind == .memberAccessExpr, callee.lastChild?.hasText("enumerated") == true {
      return callee.firstChild.flatMap { elements(of: $0) }.map { [[], $0] }
    }
    guard callee.hasText("zip") else { return nil }
    let columns = node.children(.labeledExpr).map { argument in
      argument.lastChild.flatMap { elements(of: $0) } ?? []
    }
    return columns.contains { !$0.isEmpty } ? columns : nil
  }
}
