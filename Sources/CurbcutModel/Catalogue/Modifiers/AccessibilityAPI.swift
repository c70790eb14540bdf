/// SwiftUI's API for accessibility: what there is, what is deprecated, what people invent.
package enum AccessibilityAPI {
  /// Every accessibility modifier.
  ///
  /// Source: Apple, "Accessibility modifiers".
  package static let modifiers: Set<String> = [
    "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityActivationPoint",
    "accessibilityAddTraits", "accessibilityAdjustableAction", "accessibilityChartDescriptor",
    "accessibilityChildren", "accessibilityCustomContent", "accessibilityDefaultFocus",
    "accessibilityDirectTouch", "accessibilityDragPoint", "accessibilityDropPoint",
    "accessibilityElement", "accessibilityFocused", "accessibilityHeading", "accessibilityHidden",
    "accessibilityHint", "accessibilityIdentifier", "accessibilityIgnoresInvertColors",
    "accessibilityInputLabels", "accessibilityLabel", "accessibilityLabeledPair",
    "accessibilityLinkedGroup", "accessibilityQuickAction", "accessibilityRemoveTraits",
    "accessibilityRepresentation", "accessibilityRespondsToUserInteraction", "accessibilityRotor",
    "accessibilityRotorEntry", "accessibilityScrollAction", "accessibilityScrollStatus",
    "accessibilityShowsLargeContentViewer", "accessibilitySortPriority",
    "accessibilityTextContentType", "accessibilityValue", "accessibilityZoomAction",
  ]

  /// Names that people invent or bring from elsewhere, and what they mean.
  package static let meantNames: [String: String] = [
    "accessibilityText": "accessibilityLabel", "accessibilityTitle": "accessibilityLabel",
    "accessibilityName": "accessibilityLabel", "accessibilityDescription": "accessibilityLabel",
    "accessibilityLabelText": "accessibilityLabel", "accessibleLabel": "accessibilityLabel",
    "a11yLabel": "accessibilityLabel", "voiceOverLabel": "accessibilityLabel",
    "contentDescription": "accessibilityLabel", "semanticsLabel": "accessibilityLabel",
    "accessibilityRole": "accessibilityAddTraits", "accessibilityTrait": "accessibilityAddTraits",
    "accessibilityTraits": "accessibilityAddTraits",
    "accessibilityHideElement": "accessibilityHidden",
    "accessibilityIgnore": "accessibilityHidden", "isAccessibilityHidden": "accessibilityHidden",
    "accessibilityGroup": "accessibilityElement", "accessibilityCombine": "accessibilityElement",
    "accessibilityHeader": "accessibilityAddTraits", "accessibilityID": "accessibilityIdentifier",
    "accessibilityFocus": "accessibilityFocused",
  ]

  /// What a name that Apple does not know is meant to be: an invention, or a slip of the fingers.
  package static func meantName(of name: String) -> String? {
    if modifiers.contains(name) { return nil }
    if let meant = meantNames[name] { return meant }
    guard name.hasPrefix("acc"), name.utf8.count > 15 else { return nil }
    return modifiers.first { isSlip(Array(name.utf8), of: Array($0.utf8)) }
  }

  /// Whether one name is another with one letter left out, doubled, changed or swapped with the next;
  /// a plural may be somebody's own modifier.
  private static func isSlip(_ name: [UInt8], of meant: [UInt8]) -> Bool {
    guard abs(name.count - meant.count) < 2, name != meant + [UInt8(ascii: "s")] else {
      return false
    }
    let start = zip(name, meant).prefix { $0 == $1 }.count
    let end = zip(name.reversed(), meant.reversed()).prefix { $0 == $1 }.count
    let (shorter, longer) = (min(name.count, meant.count), max(name.count, meant.count))
    if start + end >= shorter { return longer > shorter || name != meant }
    let differing = shorter - start - end
    if name.count != meant.count { return false }
    if differing == 1 { return true }
    return differing == 2 && name[start] == meant[start + 1] && name[start + 1] == meant[start]
  }

  /// The modifier that replaces a form of the deprecated `accessibility(…)`, by argument label.
  package static let modernNames: [String: String] = [
    "label": "accessibilityLabel",
    "value": "accessibilityValue",
    "hint": "accessibilityHint",
    "hidden": "accessibilityHidden",
    "identifier": "accessibilityIdentifier",
    "addTraits": "accessibilityAddTraits",
    "removeTraits": "accessibilityRemoveTraits",
    "sortPriority": "accessibilitySortPriority",
    "inputLabels": "accessibilityInputLabels",
    "activationPoint": "accessibilityActivationPoint",
  ]
}
