import CurbcutModel
import CurbcutSyntax

extension ItemModel {
  /// Whether a property that a view's type mentions is only ever set on other objects of the type,
  /// which neither hold the view nor stand in it.
  func isOnlyAbout(others property: String, than view: UIKitObject) -> Bool {
    let declaration = view.declaration
    let mentions = declaration.node.allTokens.reduce(into: 0) { count, token in
      if token.kind == .identifier, token.text == property { count += 1 }
    }
    guard mentions > 0 else { return true }
    let near = Set(descendants(of: view).map(\.range)).union(holders(of: view).map(\.range))
    var places: Set<Range<Int>> = []
    for object in objects where object.declaration === declaration && !object.isSame(as: view) {
      let isOther =
        [.member, .local, .expression].contains(object.place) && !near.contains(object.range)
        && !object.isKind(of: .tableViewCell, .collectionViewCell)
      guard isOther else { continue }
      for setting in object.settings(of: property) { places.insert(setting.range) }
    }
    return places.count == mentions
  }

  /// The objects that an object stands in, the nearest first.
  private func holders(of object: UIKitObject) -> [UIKitObject] {
    var found: [UIKitObject] = []
    var current = object
    while let place = current.container, objects.indices.contains(place), found.count < 16 {
      current = objects[place]
      found.append(current)
    }
    return found
  }
}

extension UIKitObject {
  /// Whether it is the same object as another one; what a helper makes is created at one place.
  func isSame(as other: UIKitObject) -> Bool {
    range == other.range && name == other.name && member == other.member
  }
}
