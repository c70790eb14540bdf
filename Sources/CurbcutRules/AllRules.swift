extension Rule {
  /// Every rule, by group and then by id.
  package static let all: [Rule] = [
    .decorativeImageLabeled,
    .imageLabelIsFileName,
    .imageMissingLabel,
    .sfSymbolMissingLabel,
    .buttonEmptyLabel,
    .iconButtonMissingLabel,
    .iconLinkMissingLabel,
    .colorPickerMissingLabel,
    .datePickerMissingLabel,
    .pickerMissingLabel,
    .sliderMissingLabel,
    .stepperMissingLabel,
    .textEditorMissingLabel,
    .textFieldMissingLabel,
    .toggleMissingLabel,
    .labelContainsRole,
    .labelContainsState,
    .labelEmpty,
    .labelEndsWithPunctuation,
    .labelNotCapitalized,
    .hintBadlyFormatted,
    .hintDescribesGesture,
    .hintEmpty,
    .hintNotThirdPerson,
    .hintRepeatsLabel,
    .adjustableMissingValue,
    .tapGestureMissingButtonTrait,
    .fakeHeadingInLabel,
    .headingTraitMissing,
    .customFontFixedSize,
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
