import CurbcutModel

extension Element {
  /// A font of a fixed size that the project makes elsewhere, where it is used.
  struct UsedFixedFont {
    /// The modifier of the element's own chain.
    let use: Modifier
    /// What the project calls the font, or the modifier that sets it: `Fonts.meta`, `fontSize`.
    let name: String
    let points: Double
  }

  /// The fonts of a fixed size that its own chain takes from elsewhere in the project:
  /// `.font(Fonts.meta)`, `.font(.app(16))`, `.fontSize(16)`. Where such a font is made it is reported
  /// too; whoever reads or writes this line would not know.
  var usedFixedFonts: [UsedFixedFont] {
    guard !Imagery(of: self).isOnlyPictograms else { return [] }
    return modifiers.compactMap { modifier in
      guard modifier.name == "font", let argument = modifier.firstArgument else { return nil }
      if modifier.origin == .own {
        guard let name = argument.path ?? argument.call?.callee.path, modifier.font == nil,
          !isWrittenHere(name), let points = fixedPoints(of: modifier)
        else { return nil }
        return UsedFixedFont(use: modifier, name: name.withoutBase, points: points)
      }
      guard let use = call(applying: modifier), use.origin == .own, let name = use.definition,
        let points = fixedPoints(of: modifier)
      else { return nil }
      return UsedFixedFont(use: use, name: name, points: points)
    }
  }

  private func fixedPoints(of modifier: Modifier) -> Double? {
    let typography = Typography(of: self)
    return typography.font(of: modifier).flatMap(typography.fixedPoints(of:))
  }

  /// Whether a name is one of the same type or of a type in it, of which is told where it is written.
  private func isWrittenHere(_ path: String) -> Bool {
    let name = path.withoutSelf
    guard let declaration, let first = name.pathNames.first else { return false }
    return declaration.property(name) != nil || first == declaration.name
      || declaration.nested.contains { $0.name == first }
  }
}

extension String {
  /// A member without the dot that stands for its type: `.meta` → `meta`.
  fileprivate var withoutBase: String { hasPrefix(".") ? String(dropFirst()) : self }
}
