import CurbcutSyntax

extension ColorReader {
  /// The color that each of the project's themes has under a name: `theme.text`,
  /// `ThemeManager.current().text`.
  func themed(_ expression: Expression, depth: Int) -> [ResolvedColor]? {
    guard !themes.isEmpty, case .member(let base?, let name) = expression.form,
      let owner = (base.unforced.call?.callee ?? base).path?.withoutSelf.pathNames,
      let (family, values) = themes.values(of: name, in: owner)
    else { return nil }
    let all = themes.themes(in: family)
    var colors: [ResolvedColor] = []
    for (index, theme) in all.enumerated() {
      guard let value = values[theme] else { continue }
      for choice in choices(of: value, depth: depth + 1) ?? [] {
        var choice = choice.given(by: expression)
        choice.theme = theme
        for other in all.indices where all.count > 1 {
          choice.branches.append(
            ResolvedColor.Branch(condition: "\(other)\n\(family)", isTrue: other == index)
          )
        }
        colors.append(choice)
      }
    }
    return colors.isEmpty ? nil : colors
  }
}

extension ColorReader {
  /// The color of a catalog by the name that a generator of code makes of it, where that code is not in
  /// the project: `AppAsset.iconColor.color`, `Asset.Colors.brand.swiftUIColor`.
  ///
  /// Source: SwiftGen, template `xcassets/swift5`; Tuist, "Synthesized files".
  func generatedAsset(_ base: Expression?, _ member: String) -> AdaptiveColor? {
    guard ["color", "swiftUIColor"].contains(member), let names = base?.path?.pathNames,
      names.count > 1, let root = names.first, let name = names.last,
      root.hasSuffix("Asset") || root.hasSuffix("Assets")
    else { return nil }
    let symbol = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return assets.color(named: name) ?? assets.color(ofSymbol: symbol)
  }
}
