/// What files of Interface Builder say of what the view of an outlet stands on.
package struct ObjectGround: Sendable, Equatable {
  package enum Value: Sendable, Equatable {
    /// sRGB parts, each from 0 to 1, with the name in the asset catalog, if it has one.
    case parts(red: Double, green: Double, blue: Double, name: String?)
    /// One of the system's colors by its name in `UIColor`.
    case system(String)
    /// Nothing, so that it is up to the class.
    case none
  }

  package let value: Value
  /// Whether the view has it that the class paints itself.
  package let isOfTop: Bool
  /// The outlets of the class through which code may paint what is in between, the nearest first.
  package let between: [String]

  /// Whether no file paints anything that it stands on.
  var isOpen: Bool { value == .none && isOfTop }

  /// Nil where the files do not say it, or not alike.
  init?(toldBy sets: Set<String>) {
    let mark = "@ground="
    let grounds = sets.filter { $0.hasPrefix(mark) }
    guard grounds.count == 1, let ground = grounds.first else { return nil }
    let told = ground.dropFirst(mark.count)
    let parts = told.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count == 3 else { return nil }
    isOfTop = parts[0] == "top"
    switch parts[1] {
    case "none": value = .none
    case "system": value = .system(parts[2])
    default:
      let numbers = parts[1].split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 3 else { return nil }
      value = .parts(
        red: numbers[0],
        green: numbers[1],
        blue: numbers[2],
        name: parts[2].isEmpty ? nil : parts[2]
      )
    }
    var between: [(order: Int, property: String)] = []
    for told in sets where told.hasPrefix("@between=") {
      let parts = told.dropFirst("@between=".count).split(separator: "|", maxSplits: 1)
      guard parts.count == 2, let order = Int(parts[0]) else { return nil }
      between.append((order, String(parts[1])))
    }
    self.between = between.sorted { $0.order < $1.order }.map(\.property)
  }
}
