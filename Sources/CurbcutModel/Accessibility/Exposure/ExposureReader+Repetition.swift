import CurbcutSyntax

/// Repetitions over collections that the source spells out are read item by item.
extension ExposureReader {
  /// How many items of a collection are read one by one at the most.
  private static let maximumItems = 24

  /// Reads what a repeating view holds; false where it is like any other.
  mutating func readRepetition(_ element: Element) -> Bool {
    guard element.is(.forEach, .list), element.arguments.count > 1,
      let data = element.arguments.first(where: { !$0.isTrailingClosure && $0.label == nil })?.value
    else { return false }
    let written = element.closure(.content)?.parameters ?? []
    let names = written.isEmpty ? ["$0"] : written.map { $0.filter { $0 != "$" } }
    let outer = scope
    defer { scope = outer }
    guard let items = scopes[scope].value(of: data)?.list, items.count <= Self.maximumItems else {
      // What a caller gave under the same name is something else inside.
      var inner = scopes[scope]
      for name in names { inner.give(name, Scope.Given(nil, source: name)) }
      enter(inner)
      readInside(element)
      return true
    }
    // Source: Apple, "Picker": the options of a `ForEach` are tagged with their ids.
    let isOwnTag = element.argument("id")?.source == "\\.self" || element.argument("id") == nil
    unfolded.append((ObjectIdentifier(element.tree), element.index))
    defer { unfolded.removeLast() }
    for item in items {
      var inner = scopes[outer]
      if names.count > 1, case .tuple(let fields) = item {
        for (name, field) in zip(names, fields) {
          inner.give(name, Scope.Given(field.value.isKnown ? field.value : nil, source: name))
        }
      } else if let name = names.first {
        inner.give(name, Scope.Given(item.isKnown ? item : nil, source: item.source ?? name))
      }
      inner.item = isOwnTag ? item : nil
      enter(inner)
      readInside(element)
    }
    return true
  }

  /// Reads on in a scope.
  private mutating func enter(_ inner: Scope) {
    scopes.append(inner)
    scope = scopes.count - 1
  }

  /// Whether the items of a repeating view are being read one by one.
  func isUnfolded(_ element: Element?) -> Bool {
    guard let element, !unfolded.isEmpty else { return false }
    let tree = ObjectIdentifier(element.tree)
    return unfolded.contains { $0.tree == tree && $0.index == element.index }
  }
}

extension Value {
  /// The code that stands for it in longer expressions; nil for what has no short form.
  fileprivate var source: String? {
    switch self {
    case .code(let source): source
    case .number(let number): number.text(isLocalized: false)
    case .enumCase(let type, let name, let payload):
      payload.isEmpty ? "\(type ?? "").\(name)" : nil
    default: nil
    }
  }
}
