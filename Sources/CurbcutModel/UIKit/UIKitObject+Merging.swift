extension UIKitObject {
  /// Gives it the name of the variable that holds it.
  mutating func rename(_ name: String, as place: Place, isVisible: Bool) {
    self.name = name
    self.place = place
    self.isVisible = isVisible
  }

  /// How many settings are put together from several places; beyond that nobody knows what is done.
  private static let maximumMerged = 256

  mutating func add(_ others: [ObjectSetting]) {
    if settings.count + others.count > Self.maximumMerged { isOpen = true }
    settings += others.prefix(max(0, Self.maximumMerged - settings.count))
  }

  /// Adds what another place does to the same thing.
  mutating func take(_ other: UIKitObject) {
    children = other.children + children
    container = container ?? other.container
    listed = listed ?? other.listed
    let own = settings
    settings = []
    add(other.settings)
    add(own)
    isOpen = isOpen || other.isOpen && !other.isStored
    maker = maker ?? other.maker
  }
}
