extension ResolvedColor {
  /// The contrast ratio on a background in an appearance; nil where a color is not known there.
  package func contrast(on background: ResolvedColor, in appearance: Appearance) -> Double? {
    guard let above = color.value(in: appearance),
      let below = background.color.value(in: appearance)
    else { return nil }
    return above.contrast(on: below)
  }
}
