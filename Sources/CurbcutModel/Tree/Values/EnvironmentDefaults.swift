/// What the environment of views holds on an iPhone as it comes, upright and without settings.
///
/// Source: Apple, "EnvironmentValues".
enum EnvironmentDefaults {
  static func value(of key: String) -> Value? { values[key] }

  private static let values: [String: Value] = {
    var values: [String: Value] = ["isEnabled": .boolean(true), "isSearching": .boolean(false)]
    for setting in [
      "accessibilityReduceMotion", "accessibilityReduceTransparency", "accessibilityInvertColors",
      "accessibilityDifferentiateWithoutColor", "accessibilityShowButtonShapes",
      "accessibilitySwitchControlEnabled", "isLuminanceReduced",
    ] {
      values[setting] = .boolean(false)
    }
    for (key, name) in [
      "colorScheme": "light", "colorSchemeContrast": "standard", "horizontalSizeClass": "compact",
      "verticalSizeClass": "regular", "dynamicTypeSize": "large", "layoutDirection": "leftToRight",
      "scenePhase": "active", "sizeCategory": "large",
    ] {
      values[key] = .enumCase(type: nil, name: name, payload: [])
    }
    return values
  }()
}
