import CurbcutInterfaceBuilder
import CurbcutModel

/// The classes of a project that are written in Objective-C, as far as Swift code and files of
/// Interface Builder have to do with them.
package struct ObjectiveCClasses: Sendable {
  private var classes: [String: ObjectiveCFile.Class] = [:]

  package init() {}

  /// Whether a path is that of a file of Objective-C.
  package static func isSource(_ path: String) -> Bool {
    ObjectiveCFile.isSource(path)
  }

  /// How large a file may be that is read, in bytes: a megabyte.
  package static let maximumByteCount = 1 << 20

  /// Adds what a file says: a class stands in a header and in an implementation.
  ///
  /// - Parameter bytes: those of the file; more than are read make it count for nothing.
  package mutating func add(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maximumByteCount else { return }
    for found in ObjectiveCFile(reading: bytes).classes {
      classes[found.name, default: found].add(found)
    }
  }

  /// Adds what other files say.
  package mutating func add(_ others: ObjectiveCClasses) {
    for (name, found) in others.classes { classes[name, default: found].add(found) }
  }

  /// What they tell other files.
  ///
  /// - Parameter index: what is known of the classes that they inherit from, at a stage.
  package func export(knowing index: ProjectIndex, stage: Int?) -> FileExport {
    var export = FileExport()
    for (name, found) in classes {
      let above = found.superclass.flatMap { superclass -> ObjectClass? in
        if let type = UIKitType(rawValue: superclass) {
          // What is in a controller of Objective-C is not looked for.
          let isScreen = type.isKind(of: .viewController)
          let facts: Set<String> = isScreen ? [ScreenFacts.exit, ScreenFacts.title] : []
          return ObjectClass(type: type, sets: facts, isUnread: false)
        }
        return stage.flatMap { index.facts(under: superclass, stage: $0)?.object }
      }
      export.add(
        ObjectClass(
          type: above?.type,
          sets: found.sets.union(above?.sets ?? []),
          isUnread: above?.isUnread ?? true
        ),
        touching: touches(of: found),
        under: name
      )
    }
    return export
  }

  /// How many classes above one are looked at.
  private static let maximumDepth = 32

  /// What a class and those above it do to what its properties hold: outlets are inherited.
  private func touches(of found: ObjectiveCFile.Class) -> [String: Set<String>] {
    var touches = found.touches
    var name = found.superclass
    for _ in 0..<Self.maximumDepth {
      guard let above = name.flatMap({ classes[$0] }) else { break }
      touches.merge(above.touches) { $0.union($1) }
      name = above.superclass
    }
    return touches
  }
}
