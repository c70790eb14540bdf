/// What other tools call the rules, so that people can move over with their comments.
enum Aliases {
  /// SwiftLint's rules by identifier.
  static let swiftLint: [String: [String]] = [
    "accessibility_label_for_image": [
      "image-missing-label", "sf-symbol-missing-label", "async-image-missing-label",
    ],
    "accessibility_trait_for_button": [
      "tap-gesture-missing-button-trait", "tap-gesture-instead-of-button",
    ],
  ]

  /// a11y-check's rules by id, where the name or the number of rules differs; other names are the
  /// same in both tools.
  private static let a11yCheckRenamed: [String: [String]] = [
    "image-missing-label": [
      "image-missing-label", "sf-symbol-missing-label", "async-image-missing-label",
    ],
    "image-label-contains-role": ["label-contains-role"],
    "heading-trait-missing": ["heading-trait-missing", "section-header-missing-trait"],
    "button-label-contains-role": ["label-contains-role"],
    "icon-button-missing-label": [
      "icon-button-missing-label", "icon-menu-missing-label", "icon-link-missing-label",
      "button-empty-label",
    ],
    "tap-gesture-missing-button-trait": [
      "tap-gesture-missing-button-trait", "tap-gesture-instead-of-button",
    ],
    "toggle-missing-label": ["toggle-missing-label", "labels-hidden-without-label"],
    "small-touch-target": ["touch-target-too-small"],
    "line-limit-1": ["line-limit-truncates"],
    "hidden-parent-with-controls": ["hidden-interactive-content"],
    "textfield-missing-label": ["text-field-missing-label", "placeholder-only-label"],
    "picker-style-missing-accessibility": ["picker-style-missing-container-label"],
    "sheet-focus-return": ["presentation-missing-focus-return"],
    "animation-missing-reduce-motion": [
      "animation-ignores-reduce-motion", "repeating-animation-ignores-reduce-motion",
      "transition-ignores-reduce-motion",
    ],
    "tabview-missing-label": ["tab-missing-label", "custom-tab-bar-missing-semantics"],
    "input-missing-purpose": ["input-missing-content-type"],
    "missing-accessibility-grouping": ["missing-grouping", "list-row-ungrouped"],
    "zstack-order-confusing": ["zstack-reading-order"],
    "button-group-missing-container-label": ["control-group-missing-label"],
    "missing-accessibility-hint": ["hint-missing-for-complex-gesture"],
    "hint-describes-action-method": ["hint-describes-gesture"],
    "draggable-missing-accessibility-action": ["drag-drop-missing-alternative"],
    "video-audio-autoplay": ["media-autoplay"],
  ]

  /// The names that a11y-check and Curbcut share.
  private static let a11yCheckShared: [String] = [
    "fake-heading-in-label", "visually-disabled-not-semantic", "button-used-as-link",
    "generic-link-text", "fixed-font-size", "missing-navigation-title", "hardcoded-color",
    "color-contrast-insufficient", "slider-missing-label", "stepper-missing-label",
    "picker-missing-label", "gesture-missing-alternative", "sort-priority-overused",
    "auto-dismiss-no-control", "label-in-name", "orientation-lock",
    "motion-actuation-missing-alternative", "input-triggers-context-change",
  ]

  static let a11yCheck: [String: [String]] = {
    var names = a11yCheckRenamed
    for name in a11yCheckShared { names[name] = [name] }
    return names
  }()
}
