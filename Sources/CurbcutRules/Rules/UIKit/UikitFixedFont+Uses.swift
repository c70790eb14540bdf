import CurbcutModel

extension ItemModel {
  /// Where texts are set in fonts of a fixed size that the project makes somewhere else, with the
  /// points: `label.font = .brand(size: 14)`. To make such a font scale, the text has to follow it too.
  func usesOfFixedFonts(of declaration: Declaration) -> [(value: Expression, points: Double)] {
    guard !declaration.conforms(to: "View"), declaration.platforms.contains(.iOS),
      !declaration.isPreview
    else { return [] }
    var found: [(value: Expression, points: Double)] = []
    var seen: Set<Range<Int>> = []
    for object in objects where object.declaration === declaration && !object.isInBar {
      if object.isKind(of: .button), object.hasTitle == .no || object.showsOnlySigns { continue }
      for setting in object.settings where setting.name == "font" {
        guard let value = setting.value, setting.path.count <= 2,
          seen.insert(value.range).inserted, let font = uiFont(value, in: declaration),
          let points = font.points, points > 2, font.call.range != value.range,
          !isWritten(in: declaration, value)
        else { continue }
        found.append((value, points))
      }
    }
    return found
  }

  /// Whether a font is a constant of the same type, of which is told where it is written.
  private func isWritten(in declaration: Declaration, _ font: Expression) -> Bool {
    guard let path = font.path else { return false }
    return declaration.property(path.withoutSelf) != nil
      || path.hasPrefix("\(declaration.name).") || path.hasPrefix("Self.")
  }
}
