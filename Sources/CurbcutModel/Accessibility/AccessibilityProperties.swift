import CurbcutSyntax

extension ItemModel {
  /// The properties that ask for an accessibility setting, or scale a length with the text, and
  /// that nothing in the type or its extensions reads.
  package func unreadAccessibilityProperties(
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
  /// The keys that tell how a person wants to see and hear an app. The text size is left out: to
  /// declare it is a way to have a view drawn anew.
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
