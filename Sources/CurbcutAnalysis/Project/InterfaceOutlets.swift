import CurbcutInterfaceBuilder
import CurbcutModel

/// What the files of Interface Builder of a project set on views that code knows.
package struct InterfaceOutlets: Sendable, Equatable {
  /// By the outlet, `Screen.button`; nil for a view that may do more than was read.
  private var sets: [String: Set<String>?] = [:]

  package init() {}

  package var isEmpty: Bool { sets.isEmpty }

  /// Adds what a file says; one that cannot be read says nothing.
  package mutating func add(_ bytes: [UInt8]) {
    for setup in InterfaceSetup.all(in: bytes) {
      add(setup.sets, to: "\(setup.className).\(setup.property)")
    }
  }

  /// Adds what other files say.
  package mutating func add(_ others: InterfaceOutlets) {
    for (name, set) in others.sets { add(set, to: name) }
  }

  /// A class may be used by several files: all that one of them sets may be set.
  private mutating func add(_ other: Set<String>?, to name: String) {
    guard let known = sets[name] else { return sets[name] = .some(other) }
    if let known, let other {
      sets[name] = .some(known.union(other))
    } else {
      sets[name] = .some(nil)
    }
  }

  /// What they tell the code that has the outlets.
  package var export: FileExport {
    var export = FileExport()
    for (name, set) in sets { if let set { export.add(touchesInInterface: set, under: name) } }
    return export
  }
}
