extension ResolvedColor {
  /// The colors that are written in the chain: `.red`, `Color(white: 0.8)`, the name of a constant.
  ///
  /// - Returns: Those that are known, each once, with where it stands.
  package static func written(in element: Element) -> [ResolvedColor] {
    let reader = ColorReader(element: element)
    var written: [ResolvedColor] = []
    for modifier in element.ownModifiers
    where ResolvedColor.paintingModifiers.contains(modifier.name) {
      for argument in modifier.arguments {
        written += reader.colors(of: argument.value) ?? []
      }
    }
    return written.filter { element.range.contains($0.expression.range.lowerBound) }
  }
}

extension ResolvedColor {
  private static let paintingModifiers: Set<String> = [
    "foregroundStyle", "foregroundColor", "background", "tint", "accentColor", "fill", "stroke",
    "strokeBorder", "border", "listRowBackground", "containerBackground", "toolbarBackground",
  ]
}
