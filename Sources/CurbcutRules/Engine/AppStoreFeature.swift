/// A feature that Apple's Accessibility Nutrition Labels are about: what an app's page in the App
/// Store may say that it supports.
///
/// Source: Apple, App Store Connect Help, "Overview of Accessibility Nutrition Labels" and the page
/// of evaluation criteria of each feature.
package enum AppStoreFeature: String, Sendable, CaseIterable {
  case voiceOver = "voiceover"
  case voiceControl = "voice-control"
  case largerText = "larger-text"
  case darkInterface = "dark-interface"
  case differentiateWithoutColor = "differentiate-without-color"
  case sufficientContrast = "sufficient-contrast"
  case reducedMotion = "reduced-motion"
  case captions
  case audioDescriptions = "audio-descriptions"

  /// Its name in the App Store.
  package var name: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .voiceControl: "Voice Control"
    case .largerText: "Larger Text"
    case .darkInterface: "Dark Interface"
    case .differentiateWithoutColor: "Differentiate Without Color Alone"
    case .sufficientContrast: "Sufficient Contrast"
    case .reducedMotion: "Reduced Motion"
    case .captions: "Captions"
    case .audioDescriptions: "Audio Descriptions"
    }
  }
}

extension Rule {
  /// The features of Apple's Accessibility Nutrition Labels that the fault stands in the way of, in
  /// Apple's order; empty for what no label is about, such as the size of touch targets.
  package var features: [AppStoreFeature] {
    AppStoreFeature.allCases.filter { feature in
      switch feature {
      case .voiceOver: group == .hints || isFound(in: Self.spokenCriteria)
      case .voiceControl: isFound(in: Self.handsFreeCriteria) || Self.unnamedControls.contains(id)
      case .largerText: isFound(in: ["1.4.4", "1.4.10", "1.4.12"])
      case .darkInterface: Self.colorsForOneAppearance.contains(id)
      case .differentiateWithoutColor: isFound(in: ["1.4.1"])
      case .sufficientContrast: isFound(in: ["1.4.3", "1.4.6", "1.4.11"])
      case .reducedMotion: isFound(in: ["2.2.2", "2.3.3"])
      case .captions: isFound(in: ["1.2.2", "1.2.4"]) || Self.mediaSelections.contains(id)
      case .audioDescriptions:
        isFound(in: ["1.2.3", "1.2.5"]) || Self.mediaSelections.contains(id)
      }
    }
  }

  private func isFound(in numbers: Set<String>) -> Bool {
    criteria.contains { numbers.contains($0.number) }
  }

  /// What makes an app usable without looking at it. Keyboards and gestures belong to it: VoiceOver
  /// reaches no gesture of the app's own.
  private static let spokenCriteria: Set<String> = [
    "1.1.1", "1.3.1", "1.3.2", "1.3.3", "1.4.2", "2.1.1", "2.1.2", "2.2.1", "2.4.2", "2.4.3",
    "2.4.4",
    "2.4.6", "2.4.9", "2.5.1", "2.5.3", "2.5.4", "2.5.7", "3.1.2", "3.3.1", "3.3.2", "4.1.2",
    "4.1.3",
  ]

  /// What Voice Control needs to operate all that a finger does, by the words that are seen.
  private static let handsFreeCriteria: Set<String> = [
    "2.1.1", "2.1.2", "2.2.1", "2.5.1", "2.5.3", "2.5.4", "2.5.7",
  ]

  /// The rules on controls that Voice Control shows without a name, by a wrong one, or not at all.
  /// Their criteria say less: 4.1.2 is about roles and states too, which nobody has to speak.
  package static let unnamedControls: Set<String> = [
    "button-empty-label", "control-name-not-meaningful", "duplicate-control-label",
    "icon-button-missing-label", "icon-link-missing-label", "icon-menu-missing-label",
    "nested-interactive-controls", "color-picker-missing-label",
    "custom-control-missing-representation", "date-picker-missing-label",
    "labels-hidden-without-label", "picker-missing-label", "slider-missing-label",
    "stepper-missing-label", "text-editor-missing-label", "text-field-missing-label",
    "toggle-missing-label", "action-name-not-meaningful", "label-empty",
    "tap-gesture-missing-button-trait", "element-ignore-hides-controls",
    "custom-tab-bar-missing-semantics", "tab-missing-label", "hidden-interactive-content",
    "interface-builder-missing-label", "uikit-bar-button-missing-label",
    "uikit-container-hides-controls", "uikit-element-missing-label",
    "uikit-gesture-view-not-accessible", "uikit-image-button-missing-label",
    "uikit-segment-image-missing-label", "uikit-switch-missing-label",
    "uikit-text-field-missing-label",
  ]

  /// The rules on players that do not follow what people chose in Settings. A player selects captions
  /// and audio descriptions by the same criteria, and no criterion of WCAG is about settings.
  ///
  /// Source: Apple, `AVPlayer.appliesMediaSelectionCriteriaAutomatically`.
  package static let mediaSelections: Set<String> = ["uikit-captions-turned-off"]

  /// The rules on colors that stay the same whatever the appearance is.
  package static let colorsForOneAppearance: Set<String> = [
    "hardcoded-color", "uikit-hardcoded-color",
  ]
}
