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
        written += reader.colors(of: argument.value, givenTo: modifier) ?? []
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

extension ColorReader {
  /// The colors of what a modifier is given.
  ///
  /// `foregroundStyle(.secondary)` asks for a style: what an extension of `Color` calls so is none.
  ///
  /// Source: The Swift Programming Language, implicit member expressions; Swift Evolution 0299.
  package func colors(of argument: Expression, givenTo modifier: Modifier) -> [ResolvedColor]? {
    guard ColorReader.styleModifiers.contains(modifier.name),
      case .member(nil, let name) = argument.form, SystemColors.isStyle(name),
      named("ShapeStyle.\(name)") == nil
    else { return colors(of: argument) }
    return single(systemColor(argument), argument)
  }

  /// Those that take any style, and no color alone.
  private static let styleModifiers: Set<String> = [
    "foregroundStyle", "fill", "stroke", "strokeBorder", "background", "border",
  ]
}
