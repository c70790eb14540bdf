/// The views of the project that are being read where something stands, by type: reading one of them
/// there again would go in circles.
struct OpenViews: Sendable {
  /// Those on the screen, inside each other.
  private var names: [String] = []
  /// Those that show the screen over theirs: the one with the sheet, and what shows that.
  private var showing: Set<String> = []

  /// How deep views are entered on the screen.
  var count: Int { names.count }

  var isEmpty: Bool { names.isEmpty }

  func contains(_ name: String) -> Bool { names.contains(name) || showing.contains(name) }

  mutating func append(_ name: String) { names.append(name) }

  mutating func removeLast() { names.removeLast() }

  /// What is entered on a screen that the innermost one shows.
  ///
  /// - Parameter root: The view that all of them are read for.
  func shown(for root: String?) -> OpenViews {
    var shown = OpenViews()
    shown.showing = showing.union(names)
    if let root { shown.showing.insert(root) }
    return shown
  }
}
