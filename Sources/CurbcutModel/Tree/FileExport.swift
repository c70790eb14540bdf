/// What one file means to the others of its project. Others are looked at again only when it
/// changes, which is one `==`.
///
/// What only the file itself sees is left out, and so is how it uses what it declares itself.
package struct FileExport: Sendable, Equatable {
  package private(set) var views: [String: ViewFacts] = [:]
  package private(set) var modifiers: [String: AppliedModifiers] = [:]
  package private(set) var constants: [String: Expression] = [:]
  /// How the file uses views of other files.
  package private(set) var uses: [String: UseFacts] = [:]
  /// The types that it adds members to.
  package private(set) var extended: Set<String> = []
  /// The names that it declares for others; where nothing is known of one, it is what nobody knows.
  package private(set) var declared: Set<String> = []

  /// The names that it keeps to itself or declares more than once.
  private var unshared: Set<String> = []

  package init() {}

  /// Puts together what the items of a file share as far as it follows from its syntax alone.
  package init(writtenIn items: some Sequence<ItemModel>) {
    var hidden: Set<String> = []
    for item in items {
      unshared.formUnion(item.summary.contested)
      for (name, isVisible) in item.summary.declared {
        if !isVisible {
          hidden.insert(name)
        } else if !declared.insert(name).inserted {
          unshared.insert(name)
        }
      }
      extended.formUnion(item.summary.extended)
    }
    unshared.formUnion(hidden.subtracting(declared))
    for item in items {
      for (name, applied) in item.writtenModifiers where !unshared.contains(name) {
        modifiers[name] = AppliedModifiers(applied)
      }
      for (name, value) in item.summary.constants
      where !unshared.contains(name) && value.isSelfContained {
        constants[name] = value
      }
    }
  }

  /// The same with what follows from the facts of the items as they are now.
  package func settled(by items: some Sequence<ItemModel>) -> FileExport {
    var export = self
    for item in items {
      for (name, facts) in item.summary.views where !unshared.contains(name) {
        export.views[name] = facts
      }
      for (name, applied) in item.summary.modifiers where !unshared.contains(name) {
        export.modifiers[name] = AppliedModifiers(applied)
      }
      for (name, use) in item.summary.uses
      where !declared.contains(name) && !unshared.contains(name) {
        export.uses[name] = export.uses[name].map { $0.merged(with: use) } ?? use
      }
    }
    return export
  }

  package static func == (first: FileExport, second: FileExport) -> Bool {
    first.declared == second.declared && first.extended == second.extended
      && first.views == second.views && first.uses == second.uses
      && first.modifiers == second.modifiers && first.constants == second.constants
  }

  /// All names under which it says something.
  package var names: Set<String> {
    declared.union(views.keys).union(modifiers.keys).union(uses.keys).union(extended)
  }

  /// The names under which two exports say different things.
  package func names(unlike other: FileExport) -> Set<String> {
    names.union(other.names).filter { name in
      declared.contains(name) != other.declared.contains(name)
        || extended.contains(name) != other.extended.contains(name)
        || views[name] != other.views[name] || uses[name] != other.uses[name]
        || modifiers[name] != other.modifiers[name] || constants[name] != other.constants[name]
    }
  }
}

/// The modifiers that a `View` extension or modifier type applies. Where they are written does not
/// count when two are compared.
package struct AppliedModifiers: Sendable, Equatable {
  package let modifiers: [Modifier]

  init(_ modifiers: [Modifier]) { self.modifiers = modifiers }

  package static func == (first: AppliedModifiers, second: AppliedModifiers) -> Bool {
    first.modifiers.count == second.modifiers.count
      && zip(first.modifiers, second.modifiers).allSatisfy { $0.means($1) }
  }
}

/// What the other files of a project say under one name.
package struct NameFacts: Sendable, Equatable {
  package var view: ViewFacts?
  package var modifiers: AppliedModifiers?
  package var use: UseFacts?
  package var isExtended = false

  package init() {}

  /// What of it counts for a file that declares the name itself: how others use what it declares,
  /// where they see it.
  package func asked(byDeclarer isVisible: Bool) -> NameFacts? {
    guard isVisible else { return nil }
    var facts = self
    facts.view = nil
    facts.modifiers = nil
    return facts.isEmpty ? nil : facts
  }

  /// Whether nobody says anything.
  package var isEmpty: Bool { view == nil && modifiers == nil && use == nil && !isExtended }
}

extension Modifier {
  /// Whether two modifiers do the same, wherever they are written.
  fileprivate func means(_ other: Modifier) -> Bool {
    name == other.name && isConditional == other.isConditional && origin == other.origin
      && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy { $0.label == $1.label && $0.value == $1.value }
  }
}

extension Expression {
  /// The longest constant that is handed on to other files, in bytes.
  private static let maximumByteCount = 400

  /// Whether it means the same wherever it stands: no name in it belongs to where it is written.
  var isSelfContained: Bool {
    range.count <= Self.maximumByteCount && isSelfContained(depth: 0)
  }

  private func isSelfContained(depth: Int) -> Bool {
    guard depth < 12 else { return false }
    func holds(_ expression: Expression) -> Bool { expression.isSelfContained(depth: depth + 1) }
    switch form {
    case .string(let phrase): return phrase.literal != nil
    case .number, .boolean, .nothing: return true
    case .name(let name): return name.beginsUppercase && name != "Self"
    case .member(let base, _): return base.map(holds) ?? true
    case .call(let callee, let arguments):
      return holds(callee) && arguments.allSatisfy { holds($0.value) }
    case .ternary(let condition, let then, let otherwise):
      return holds(condition) && holds(then) && holds(otherwise)
    case .prefixed(_, let operand), .postfixed(let operand, _): return holds(operand)
    case .operators(let operands, _): return operands.allSatisfy(holds)
    case .array(let values): return values.allSatisfy(holds)
    case .alternatives, .closure, .keyPath, .other: return false
    }
  }
}
