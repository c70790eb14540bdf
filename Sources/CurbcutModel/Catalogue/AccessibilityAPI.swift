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
