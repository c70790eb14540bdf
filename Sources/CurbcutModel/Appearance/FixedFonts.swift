import CurbcutSyntax

extension ItemModel {
  /// The fonts that a declaration's constants stand for, where they are for a system with text
  /// sizes.
  package func fonts(of declaration: Declaration) -> [(font: FontSpec, expression: Expression)] {
    let platforms = declaration.platforms.intersection(project.platforms)
    guard platforms.contains(.iOS) || platforms.contains(.visionOS), !declaration.isGlanced
    else { return [] }
    return declaration.fonts
  }
}

extension Declaration {
  /// The fonts that its own properties and constants stand for.
  fileprivate var fonts: [(font: FontSpec, expression: Expression)] {
    properties.compactMap { property in
      // `.system(size:)` without `Font` may be something else of the same name.
      let isFont = property.type.map { $0 == "Font" || $0 == "SwiftUI.Font" }
      guard isFont ?? (property.initialValue?.node.firstToken?.hasText("Font") == true),
        let value = property.initialValue ?? property.singleValue, value.path == nil,
        let font = FontSpec(value)
      else { return nil }
      return (font, value)
    }
  }
}
