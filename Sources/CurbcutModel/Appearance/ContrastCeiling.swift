/// The most that text which is seen through can stand out from any background at all, be it a
/// picture, a material or one that a caller chooses.
package struct ContrastCeiling: Sendable {
  /// The color as written; nil where only the opacity of the text is known.
  package let source: String?
  /// What the opacity around the text makes of its own.
  package let opacity: Double
  /// The highest ratio on any background, in the appearance in which that is lowest.
  package let ratio: Double
  /// The appearance where it is that low in one only; nil where it is in all.
  package let appearance: Appearance?
  /// The modifier that colors the text; nil where it is not known.
  package let modifier: Modifier?
  /// Whether that modifier is of the view's own chain.
  package let isColoredItself: Bool
  /// Whether it has these colors only under a condition.
  package let isConditional: Bool
}

extension ContrastCeiling {
  /// The lowest ceiling of the colors that a view's text may have; nil where all of them are opaque,
  /// or not known.
  package init?(of element: Element) {
    var walk = BackgroundResolver(from: element)
    guard let ceiling = walk.lowestCeiling() else { return nil }
    self = ceiling
  }

  /// The corners of the color space: on one of them any color stands out most.
  fileprivate static let backgrounds: [Color] = [0.0, 1].flatMap { red in
    [0.0, 1].flatMap { green in
      [0.0, 1].map { Color(red: red, green: green, blue: $0) }
    }
  }

  /// The highest ratio that a color has on any background.
  package static func ratio(of color: Color) -> Double {
    backgrounds.map { color.contrast(on: $0) }.max() ?? 21
  }
}

extension BackgroundResolver {
  fileprivate mutating func lowestCeiling() -> ContrastCeiling? {
    goOutward()
    let colors = isTextUnknown ? [] : text ?? []
    // A style that the system gives without anybody fading it is Apple's choice.
    let faded = colors.filter { !($0.isSemantic && opacity >= 1) && !$0.isGradientStop }
    typealias Ceiling = (choice: ResolvedColor, ratio: Double, appearance: Appearance?)
    let ceilings = faded.compactMap { choice -> Ceiling? in
      let color = choice.color
      guard color.light.opacity * opacity < 1, color.light.opacity > 0, color.dark.opacity > 0
      else { return nil }
      let seen = [(Appearance.light, color.light), (.dark, color.dark)].filter {
        appearances.contains($0.0)
      }.map { ($0, ContrastCeiling.ratio(of: $1.faded(by: opacity))) }
      guard let lowest = seen.min(by: { $0.1 < $1.1 }) else { return nil }
      let isInAll = seen.allSatisfy { $0.1 == lowest.1 }
      return (choice, lowest.1, isInAll ? nil : lowest.0)
    }
    if let lowest = ceilings.min(by: { $0.ratio < $1.ratio }) {
      return ContrastCeiling(
        source: lowest.choice.source,
        opacity: opacity,
        ratio: lowest.ratio,
        appearance: lowest.appearance,
        modifier: colorModifier,
        isColoredItself: isColoredItself,
        isConditional: !lowest.choice.branches.isEmpty
      )
    }
    // Whatever its color is, white on black and black on white are the best that it can be.
    guard colors.isEmpty, opacity < 1, opacity > 0 else { return nil }
    let ratio = [0, 1].map { ContrastCeiling.ratio(of: Color(white: $0, opacity: opacity)) }.max()
    return ContrastCeiling(
      source: nil,
      opacity: opacity,
      ratio: ratio ?? 21,
      appearance: nil,
      modifier: nil,
      isColoredItself: false,
      isConditional: false
    )
  }
}
