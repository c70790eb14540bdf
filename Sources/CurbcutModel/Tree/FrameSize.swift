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

  /// The smaller of the lengths; nil where one is not known.
  package var smaller: Double? {
    width.points.flatMap { width in height.points.map { min(width, $0) } }
  }

  /// Follows the frames and paddings of a chain from the inside out.
  ///
  /// - Parameters:
  ///   - inner: how large what the chain is of is by itself.
  ///   - points: how many points a length has; nil where that is not known.
  package init(
    _ modifiers: [Modifier],
    around inner: FrameSize? = nil,
    reading points: (Expression) -> Double? = { $0.number }
  ) {
    if let inner { self = inner }
    for modifier in modifiers {
      switch modifier.name {
      case "frame":
        apply(modifier, points)
      case "padding":
        pad(modifier, points)
      case "scaleEffect" where modifier.firstArgument?.number == 1: break
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

extension FrameSize {
  /// How large a view is whatever surrounds it: its body is one view in a frame of so many points, or
  /// a pile on a shape in one. Nil where either side is not known.
  init?(of tree: ViewTree) {
    guard tree.roots.count == 1, let root = tree.roots.first, !root.isConditional else {
      return nil
    }
    var inner: FrameSize?
    if root.is(.zStack), let ground = root.content.first, ground.row?.isPaint == true,
      !ground.isConditional
    {
      inner = FrameSize(chainOf: ground, around: nil)
    }
    guard let size = FrameSize(chainOf: root, around: inner), size.width.points != nil,
      size.height.points != nil
    else { return nil }
    self = size
  }

  /// Nil where a modifier of the project may change the size.
  private init?(chainOf element: Element, around inner: FrameSize?) {
    let modifiers = element.ownModifiers
    guard
      modifiers.allSatisfy({
        !$0.isConditional && !$0.categories.contains(.foreign) && $0.name != "contentShape"
      })
    else { return nil }
    self.init(modifiers, around: inner) { Typography(of: element).fixedPoints($0) }
  }
}

extension Element {
  /// How large a view of the project is by itself; nil for other views.
  package var sizeOfComponent: FrameSize? {
    isCustomView ? tree.context.view(typeName)?.size : nil
  }
}

extension Element {
  /// Whether a frame around it, or its own, has one height whatever is in it, and nothing in between
  /// scrolls: what grows in it is cut off or overlaps.
  package var isInFixedHeight: Bool {
    frames(around: self).contains { frame in
      guard let height = frame.argument("height") else { return false }
      if case .nothing = height.form { return false } else { return true }
    } || isOnFixedShape
  }

  /// Whether it is drawn on a shape of a fixed height, in one pile with it, which it would leave.
  package var isOnFixedShape: Bool {
    guard let pile = container, pile.is(.zStack), slotInContainer == .content else { return false }
    return pile.content.contains { shape in
      shape.row?.isPaint == true
        && shape.ownModifiers.contains {
          $0.name == "frame" && $0.argument("height")?.number != nil
        }
    }
  }

  /// The frame around it, or its own, that leaves a text of so many points no room to grow: it is, or is
  /// at most, a few lines high.
  package func cramping(textOf points: Double) -> Modifier? {
    frames(around: self).first { frame in
      let height = frame.argument("height") ?? frame.argument("maxHeight")
      return height.flatMap { Typography(of: self).fixedPoints($0) }.map { $0 <= points * 5 }
        ?? false
    }
  }

  private func frames(around view: Element) -> [Modifier] {
    sequence(first: view, next: \.parent)
      .prefix { !$0.is(.scrollView, .list, .form) }
      .flatMap { $0.ownModifiers.filter { $0.name == "frame" } }
  }
}
