import CurbcutModel

/// A small shape or round symbol whose color is worked out of the state of a value, and that says
/// nothing else: `Circle().fill(charger.statusColor)`.
struct StatusDot {
  /// The color as written.
  let color: String
  private let state: ToldState

  /// How large a dot is at most, in points.
  private static let largest = 32.0
  /// How long and wide a bar beside a row is at most, in points.
  private static let longestBar = 80.0
  private static let widestBar = 12.0

  init?(_ element: Element, _ modifier: Modifier) {
    guard Self.isDot(element), modifier.name != "background", let color = modifier.firstArgument
    else { return nil }
    if color.call != nil {
      guard let values = ConstantResolver.writtenColors(of: element, color),
        values.count(where: \.isStatusColor) >= 2,
        let state = ToldState(askedBy: color, in: element)
      else { return nil }
      self.color = color.source
      self.state = state
      return
    }
    guard let path = color.path?.withoutSelf.pathNames, path.count > 1, let member = path.last,
      let type = ValueType(of: Array(path.dropLast()), in: element),
      let values = ConstantResolver.writtenColors(of: element, color),
      values.count(where: \.isStatusColor) >= 2,
      let written = type.computedValue(of: member)
    else { return nil }
    // Of `order.status.color` the status is what text may say.
    let members =
      path.count > 2 ? [path[1]] : written.smallNames.filter { type.declares($0) }
    guard let state = ToldState(of: path[0], members: Set(members), in: element) else { return nil }
    self.color = color.source
    self.state = state
  }

  /// Whether it is a shape or symbol without words, so small that its color is what it is there for.
  static func isDot(_ element: Element) -> Bool {
    if element.is(.image) { return tellsNothingElse(element) }
    guard element.is(.circle, .capsule, .rectangle, .roundedRectangle, .ellipse) else {
      return false
    }
    let frame = FrameSize(element.ownModifiers)
    guard let size = frame.larger else { return false }
    return size <= largest || size <= longestBar && frame.smaller.map { $0 <= widestBar } == true
  }

  /// Whether text or a modifier for assistive technology around it may say the state too. Who looks at
  /// the dot hears none of its own label.
  func isTold(beside dot: Element) -> Bool { state.isTold(beside: dot, hearsSign: false) }
}
