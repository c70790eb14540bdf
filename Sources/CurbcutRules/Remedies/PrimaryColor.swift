import CurbcutModel

extension Element {
  /// How `Color.primary` is written for its text: where a style is set on what is around it,
  /// `.primary` would be the first level of that style, and so the color of the surroundings.
  /// https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle
  var primaryColorSource: String {
    let isStyledAround = ancestors.contains { $0.hasModifier("foregroundStyle", "foregroundColor") }
    return isStyledAround ? "Color.primary" : ".primary"
  }
}
