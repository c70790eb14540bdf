extension Rule {
  /// Every rule, by group and then by id.
  package static let all: [Rule] = [
    .asyncImageMissingLabel,
    .decorativeImageLabeled,
    .imageLabelIsFileName,
    .imageMissingLabel,
    .sfSymbolMissingLabel,
    .buttonEmptyLabel,
    .iconButtonMissingLabel,
    .iconLinkMissingLabel,
    .iconMenuMissingLabel,
    .labelInName,
    .nestedInteractiveControls,
    .colorPickerMissingLabel,
    .datePickerMissingLabel,
    .labelsHiddenWithoutLabel,
    .pickerMissingLabel,
    .progressViewMissingLabel,
    .sliderMissingLabel,
    .stepperMissingLabel,
    .textEditorMissingLabel,
    .textFieldMissingLabel,
    .toggleMissingLabel,
    .containerLabelWithoutElement,
    .labelContainsRole,
    .labelContainsState,
    .labelEmpty,
    .labelEndsWithPunctuation,
    .labelNotCapitalized,
    .labelRedundant,
    .hintBadlyFormatted,
    .hintDescribesGesture,
    .hintEmpty,
    .hintNotThirdPerson,
    .hintRepeatsLabel,
    .adjustableMissingValue,
    .conflictingTraits,
    .redundantTrait,
    .tapGestureMissingButtonTrait,
    .fakeHeadingInLabel,
    .headingTraitMissing,
    .customFontFixedSize,
    .dynamicTypeCapped,
    .dynamicTypeDisabled,
    .fixedFontSize,
    .touchTargetTooSmall,
    .hiddenInteractiveContent,
    .deprecatedAccessibilityApi,
    .unusedSuppression,
  ]

  private static let byID: [String: Rule] = Dictionary(
    all.map { ($0.id, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The rule with an id.
  package static func named(_ id: String) -> Rule? { byID[id] }
}
