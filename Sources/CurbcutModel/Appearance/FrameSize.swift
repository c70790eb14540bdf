/// The size that a chain of modifiers gives a view, as far as it is written in literal points.
package struct FrameSize: Sendable, Equatable {
  package enum Length: Sendable, Equatable {
    /// Exactly so many points, padding included.
    case points(Double)
    /// At least so many points.
    case atLeast(Double)
    /// Nothing says so, or it depends on values that are not literal.
    case unknown

    package var points: Double? {
      if case .points(let points) = self { points } else { nil }
    }
  }

  package var width = Length.unknown
  package var height = Length.unknown

  /// The larger of the lengths that are known, in points.
  package var larger: Double? { [width.points, height.points].compactMap(\.self).max() }

  /// Follows the frames and paddings of a chain from the inside out.
  ///
  /// - Parameter points: how many points a length has; nil where that is not known.
  package init(
    _ modifiers: [Modifier],
    reading points: (Expression) -> Double? = { $0.number }
  ) {
    for modifier in modifiers {
      switch modifier.name {
      case "frame":
        apply(modifier, points)
      case "padding":
        pad(modifier, points)
      case "scaleEffect", "modifier", "buttonStyle", "controlSize", "aspectRatio":
        width = .unknown
        height = .unknown
      default:
        break
      }
    }
  }

  private mutating func apply(_ frame: Modifier, _ points: (Expression) -> Double?) {
    width = Self.length(
      width,
      frame,
      points,
      fixed: "width",
      minimum: "minWidth",
      maximum: "maxWidth"
    )
    height = Self.length(
      height,
      frame,
      points,
      fixed: "height",
      minimum: "minHeight",
      maximum: "maxHeight"
    )
  }

  private static func length(
    _ current: Length,
    _ frame: Modifier,
    _ points: (Expression) -> Double?,
    fixed: String,
    minimum: String,
    maximum: String
  ) -> Length {
    if let value = frame.argument(fixed) { return points(value).map { .points($0) } ?? .unknown }
    if let value = frame.argument(minimum) {
      return points(value).map { .atLeast($0) } ?? .unknown
    }
    return frame.argument(maximum) == nil ? current : .unknown
  }

  private mutating func pad(_ padding: Modifier, _ points: (Expression) -> Double?) {
    let plain = padding.arguments.filter { $0.label == nil }.map(\.value)
    var amount: Double? = 16
    var edges: Set<String> = ["all"]
    for value in plain {
      if let number = points(value) {
        amount = number
      } else if case .array(let elements) = value.form {
        edges = Set(elements.compactMap(\.memberName))
      } else if let name = value.memberName,
        [
          "all", "horizontal", "vertical", "top", "bottom",
          "leading", "trailing",
        ].contains(name)
      {
        edges = [name]
      } else {
        amount = nil
        edges = ["all"]
      }
    }
    let sides = { (both: String, one: String, other: String) -> Double in
      if edges.contains("all") || edges.contains(both) { return 2 }
      return (edges.contains(one) ? 1 : 0) + (edges.contains(other) ? 1 : 0)
    }
    width = Self.grown(width, by: amount, times: sides("horizontal", "leading", "trailing"))
    height = Self.grown(height, by: amount, times: sides("vertical", "top", "bottom"))
  }

  private static func grown(_ length: Length, by amount: Double?, times sides: Double) -> Length {
    guard sides > 0 else { return length }
    guard let amount else { return .unknown }
    switch length {
    case .points(let points): return .points(points + amount * sides)
    case .atLeast(let points): return .atLeast(points + amount * sides)
    case .unknown: return .unknown
    }
  }
}

extension Element {
  /// Whether a frame around it, or its own, has one height whatever is in it, and nothing in between
  /// scrolls: what grows in it is cut off or overlaps.
  package var isInFixedHeight: Bool {
    sequence(first: self, next: \.parent)
      .prefix { !$0.is(.scrollView, .list, .form) }
      .contains { view in
        view.ownModifiers.contains { modifier in
          guard modifier.name == "frame", let height = modifier.argument("height") else {
            return false
          }
          if case .nothing = height.form { return false } else { return true }
        }
      }
  }
}
