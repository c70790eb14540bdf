extension Element {
  /// The colors that are written in the chain: `.red`, `Color(white: 0.8)`, the name of a constant.
  ///
  /// - Returns: Those that are known, each once, with where it stands.
  package var writtenColors: [ResolvedColor] {
    let reader = ColorReader(element: self)
    var written: [ResolvedColor] = []
    for modifier in ownModifiers where Self.paintingModifiers.contains(modifier.name) {
      for argument in modifier.arguments {
        written += reader.colors(of: argument.value) ?? []
      }
    }
    return written.filter { range.contains($0.expression.range.lowerBound) }
  }

  private static let paintingModifiers: Set<String> = [
    "foregroundStyle", "foregroundColor", "background", "tint", "accentColor", "fill", "stroke",
    "strokeBorder", "border", "listRowBackground", "containerBackground", "toolbarBackground",
  ]
}
