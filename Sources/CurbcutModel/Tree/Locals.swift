import CurbcutSyntax

/// The local constants that are visible; leaving a block costs as much as was declared in it.
struct Locals {
  private var values: [String: Node] = [:]
  /// What the names meant before each declaration.
  private var hidden: [(name: String, value: Node?)] = []

  /// How many declarations there were.
  var count: Int { hidden.count }

  subscript(name: String) -> Node? { values[name] }

  /// - Parameter value: nil for a name without a value that can be read.
  mutating func declare(_ name: String, as value: Node?) {
    hidden.append((name, values[name]))
    values[name] = value
  }

  /// Forgets the last declarations.
  mutating func removeAll(after count: Int) {
    while hidden.count > count, let (name, value) = hidden.popLast() { values[name] = value }
  }
}
