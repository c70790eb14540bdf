/// Repetitions over collections that the source spells out are read item by item.
extension ExposureReader {
  /// How many items of a collection are read one by one at the most.
  private static let maximumItems = 24

  /// Reads what a repeating view holds; false where it is like any other.
  mutating func readRepetition(_ element: Element) -> Bool {
    guard element.is(.forEach, .list), element.arguments.count > 1,
      let data = element.arguments.first(where: { !$0.isTrailingClosure && $0.label == nil })?.value
    else { return false }
    let name = element.closure(.content).map { $0.parameters.first ?? "$0" } ?? "$0"
    let parameter =
      name.filter { $0 != "$" }.isEmpty || name == "$0" ? name : name.filter { $0 != "$" }
    let outer = scope
    defer { scope = outer }
    guard let items = items(of: data, depth: 0) else {
      // What a caller gave under the same name is something else inside.
      let isShadowing =
        scopes[scope].given(path: parameter) != nil
        || scopes[scope].constant(named: parameter) != nil
      guard isShadowing else { return false }
      bind(parameter, to: Scope.Given(phrase: .known(.code(parameter)), source: parameter))
      readInside(element)
      return true
    }
    unfolded.append((ObjectIdentifier(element.tree), element.index))
    defer { unfolded.removeLast() }
    for item in items {
      scope = outer
      bind(parameter, to: item)
      readInside(element)
    }
    return true
  }

  private mutating func bind(_ name: String, to value: Scope.Given) {
    var inner = scopes[scope]
    inner.given[name] = value
    scopes.append(inner)
    scope = scopes.count - 1
  }

  /// The items of a collection that is a literal, a range of literals, or a constant of one.
  private func items(of data: Expression, depth: Int) -> [Scope.Given]? {
    guard depth < 4 else { return nil }
    switch data.form {
    case .array(let values):
      guard values.count <= Self.maximumItems else { return nil }
      return values.map { given($0, in: scopes[scope]) }
    case .operators(let bounds, let operators):
      guard bounds.count == 2, ["..<", "..."].contains(operators.first), operators.count == 1,
        let low = scopes[scope].number(bounds[0]), let high = scopes[scope].number(bounds[1]),
        low.isInteger, high.isInteger, high.value - low.value < Double(Self.maximumItems),
        abs(low.value) < 1e9
      else { return nil }
      let end = Int(high.value) + (operators.first == "..." ? 1 : 0)
      return (Int(low.value)..<max(end, Int(low.value))).map { number in
        Scope.Given(
          phrase: .known(Phrase("\(number)")),
          source: "\(number)",
          number: Number(value: Double(number), isInteger: true)
        )
      }
    case .name, .member:
      guard let path = data.path,
        let value = scopes[scope].constant(named: Scope.bare(path))
      else { return nil }
      return items(of: value, depth: depth + 1)
    default: return nil
    }
  }

  /// Whether the items of a repeating view are being read one by one.
  func isUnfolded(_ element: Element?) -> Bool {
    guard let element, !unfolded.isEmpty else { return false }
    let tree = ObjectIdentifier(element.tree)
    return unfolded.contains { $0.tree == tree && $0.index == element.index }
  }
}
