import CurbcutInterfaceBuilder
import CurbcutModel

/// What the files of Interface Builder of a project set on views that code knows.
package struct InterfaceOutlets: Sendable, Equatable {
  /// By the outlet, `Screen.button`, and by what stands for the uses of a class.
  private var sets: [String: Set<String>] = [:]

  package init() {}

  package var isEmpty: Bool { sets.isEmpty }

  /// Adds what a file says; one that cannot be read says nothing.
  package mutating func add(_ bytes: [UInt8]) {
    let (outlets, instances) = InterfaceSetup.all(in: bytes)
    for setup in outlets {
      var sets = setup.sets
      if let name = setup.customClass { sets.insert(ObjectNames.ofClass(name)) }
      add(sets, to: "\(setup.className).\(setup.property)")
    }
    for (name, sets) in instances { add(sets, to: ObjectNames.use(of: name)) }
  }

  /// Adds what other files say.
  package mutating func add(_ others: InterfaceOutlets) {
    for (name, set) in others.sets { add(set, to: name) }
  }

  /// A class may be used by several files: all that one of them sets may be set.
  private mutating func add(_ other: Set<String>, to name: String) {
    sets[name, default: []].formUnion(other)
  }

  /// What they tell the code that has the outlets.
  package var export: FileExport {
    var export = FileExport()
    for (name, set) in sets { export.add(touchesInInterface: set, under: name) }
    return export
  }
}
