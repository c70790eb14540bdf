extension Element {
  /// The colours that are written in the chain: `.red`, `Color(white: 0.8)`, the name of a constant.
  ///
  /// - Returns: Those that are known, each once, with where it stands.
  package var writtenColours: [ColourChoice] {
    let reader = ColourReader(element: self)
    var written: [ColourChoice] = []
    for modifier in ownModifiers where Self.paintingModifiers.contains(modifier.name) {
      for argument in modifier.arguments {
        written += reader.colours(of: argument.value) ?? []
      }
    }
    return written.filter { range.contains($0.expression.range.lowerBound) }
  }

  private static let paintingModifiers: Set<String> = [
    "foregroundStyle", "foregroundColor", "background", "tint", "accentColor", "fill", "stroke",
    "strokeBorder", "border", "listRowBackground", "containerBackground", "toolbarBackground",
  ]
}
