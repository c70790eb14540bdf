import CurbcutModel
import CurbcutSyntax

extension ItemModel {
  /// The properties that read an accessibility setting, or scale a length with the text size, and
  /// that nothing in the type or its extensions uses.
  func unreadAccessibilityProperties(
    of declaration: Declaration
  ) -> [Declaration.Property] {
    guard declaration.keyword == .struct else { return [] }
    let asking = declaration.properties.filter(\.asksAccessibilitySetting)
    // A view that was not read may be extended elsewhere in the file.
    guard !asking.isEmpty, let tree = trees(of: declaration).first,
      tree.context.facts[declaration.name]?.isExtended != true
    else { return [] }
    var counts: [String: Int] = [:]
    for token in declaration.node.allTokens {
      var name = token.text
      if name.hasPrefix("_") || name.hasPrefix("$") || name.hasPrefix("`") {
        name = name.filter { $0 != "`" && $0 != "$" }
        if name.hasPrefix("_") { name.removeFirst() }
      }
      counts[name, default: 0] += 1
    }
    return asking.filter { counts[$0.name] == 1 }
  }
}

extension Declaration.Property {
  /// The keys of what people set for accessibility. The text size is left out: reading it is a way
  /// to have a view updated.
  ///
  /// Source: Apple, "Environment values", "Accessibility".
  private static let settings: Set<String> = [
    "accessibilityEnabled", "accessibilityVoiceOverEnabled", "accessibilitySwitchControlEnabled",
    "accessibilityReduceMotion", "accessibilityReduceTransparency",
    "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors",
    "accessibilityShowButtonShapes", "accessibilityQuickActionsEnabled",
    "accessibilityDimFlashingLights", "accessibilityPlayAnimatedImages",
    "accessibilityLargeContentViewerEnabled", "accessibilityAssistiveAccessEnabled",
    "colorSchemeContrast", "legibilityWeight",
  ]

  fileprivate var asksAccessibilitySetting: Bool {
    if attributes.contains("ScaledMetric") { return getter == nil }
    guard let key = environmentKey else { return false }
    return Self.settings.contains(key)
  }
}
