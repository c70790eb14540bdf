import CurbcutModel

extension Element {
  /// A font of a fixed size that the project makes elsewhere, where it is used.
  struct UsedFixedFont {
    /// The modifier of the element's own chain.
    let use: Modifier
    /// What the project calls the font, or the modifier that sets it: `Fonts.meta`, `fontSize`.
    let name: String
    /// Its size, or both of `isWide ? 20 : 16`; none where the project keeps it under a name.
    let sizes: [Double]

    /// What is wrong with it.
    var message: String {
      let points = sizes.map(pointsText).joined(separator: " or ")
      return sizes.isEmpty
        ? "The font of \"\(name)\" does not support Dynamic Type"
        : "The fixed \(points) pt font of \"\(name)\" does not support Dynamic Type"
    }
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
          !isWrittenHere(name), let sizes = fixedSizes(of: modifier)
        else { return nil }
        return UsedFixedFont(use: modifier, name: name.withoutBase, sizes: sizes)
      }
      guard let use = call(applying: modifier), use.origin == .own, let name = use.definition,
        let sizes = fixedSizes(of: modifier) ?? (isGivenKeptSize(by: use, to: modifier) ? [] : nil)
      else { return nil }
      return UsedFixedFont(use: use, name: name, sizes: sizes)
    }
  }

  private func fixedSizes(of modifier: Modifier) -> [Double]? {
    let typography = Typography(of: self)
    guard let font = typography.font(of: modifier) else { return nil }
    if let points = typography.fixedPoints(of: font) { return [points] }
    guard case .system(let size) = font.face,
      case .ternary(_, let then, let otherwise) = size.form,
      let first = typography.fixedPoints(then), let second = typography.fixedPoints(otherwise)
    else { return nil }
    return first == second ? [first] : [first, second]
  }

  /// Whether the font that a modifier of the project sets is as large as its caller says, by a name
  /// under which the project keeps a size.
  private func isGivenKeptSize(by use: Modifier, to modifier: Modifier) -> Bool {
    guard let font = Typography(of: self).font(of: modifier), case .system(let size) = font.face,
      let path = size.path
    else { return false }
    return use.arguments.contains { $0.value.path == path } && keepsPoints(size)
  }

  /// Whether a font's size is what a value of the project keeps for it, `theme.title.size`, or what
  /// callers hand to the view for its texts alone, `fontSize`. Nothing scales it then.
  func keepsPoints(_ size: Expression) -> Bool {
    guard let declaration, !declaration.mentions(anyOf: Self.scalingNames),
      let names = size.path?.withoutSelf.pathNames, let member = names.last
    else { return false }
    if names.count > 1 {
      return ValueType(of: Array(names.dropLast()), in: self)?.keepsPoints(member) == true
    }
    guard declaration.conforms(to: "View"), let property = declaration.property(member),
      ["CGFloat", "Double", "Int"].contains(property.type), property.getter == nil,
      property.attributes.isEmpty, !property.isStatic,
      property.initialValue.map({ $0.number != nil }) ?? true
    else { return false }
    return !declaration.measuresOthers(by: size)
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
