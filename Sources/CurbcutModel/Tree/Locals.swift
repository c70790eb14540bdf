import CurbcutSyntax

/// The local constants that are visible; leaving a block costs as much as was declared in it.
struct Locals {
  private var values: [String: Node] = [:]
  /// The local constants that are declared as images: `let icon: Image = isOn ? .on : .off`.
  private(set) var images: Set<String> = []
  /// The values of local constants and of what conditions bind, whether views or not.
  private var bindings: [String: Node] = [:]
  /// What the names meant before each declaration.
  private var hidden: [(name: String, value: Node?, binding: Node?)] = []

  /// Of how many constants the values are kept with each view: more would cost more than they tell.
  private static let maximumKept = 64

  /// How many declarations there were.
  var count: Int { hidden.count }

  /// The values of names, for each view that stands among them.
  var visible: [String: Node] { bindings.count <= Self.maximumKept ? bindings : [:] }

  subscript(name: String) -> Node? { values[name] }

  /// - Parameter value: nil for a name without a value that can be read.
  mutating func declare(_ name: String, as value: Node?, isImage: Bool = false) {
    if isImage { images.insert(name) } else if !images.isEmpty { images.remove(name) }
    hidden.append((name, values[name], bindings[name]))
    values[name] = value
    bindings[name] = value
  }

  /// Gives a name a value that is no view by itself.
  mutating func bind(_ name: String, to value: Node) {
    hidden.append((name, values[name], bindings[name]))
    bindings[name] = value
  }

  /// Forgets the last declarations.
  mutating func removeAll(after count: Int) {
    while hidden.count > count, let (name, value, binding) = hidden.popLast() {
      values[name] = value
      bindings[name] = binding
    }
  }
}
