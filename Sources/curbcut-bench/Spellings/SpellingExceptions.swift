/// Where a rewriting does change something for people, so that what a rule says of it may change.
enum SpellingExceptions {
  /// Why a rewriting is not expected to leave a rule's findings as they are; nil where it is.
  static func reason(for rewriting: String, _ rule: String) -> String? {
    table.first { $0.rewritings.contains(rewriting) && $0.rules.contains(rule) }?.reason
  }

  private static let table: [(rewritings: Set<String>, rules: Set<String>, reason: String)] = [
    (
      ["in List", "in Form section"],
      [
        "touch-target-too-small", "content-shape-missing", "list-row-ungrouped", "missing-grouping",
        "label-value-ungrouped", "heading-trait-missing", "section-header-missing-trait",
      ],
      "A row has a height of its own, is pressed as a whole and read as one."
    ),
    (
      ["in ForEach"],
      [
        "list-row-ungrouped", "repeated-images-ungrouped", "missing-grouping",
        "label-value-ungrouped", "heading-trait-missing", "control-name-not-meaningful",
        "duplicate-control-label", "repeated-action-missing-context", "ambiguous-link-text",
        "sort-priority-overused", "sf-symbol-missing-label",
      ],
      "What is repeated is a row, and stands beside others of its kind."
    ),
    (
      ["in background"],
      [
        "color-contrast-insufficient", "hardcoded-color", "low-emphasis-text-style",
        "page-indicator-invisible", "content-shape-missing",
      ],
      "The background decides the contrast, and takes touches."
    ),
    (
      ["in text before", "in text after", "beside a working button"],
      ["sf-symbol-missing-label", "decorative-image-exposed", "placeholder-only-label"],
      "Text beside a symbol or a field may say what it stands for."
    ),
    (
      ["types renamed", "properties renamed"],
      [
        "auto-dismiss-no-control", "status-change-not-announced", "section-header-missing-trait",
        "gesture-missing-alternative", "input-missing-content-type", "button-used-as-link",
        "input-triggers-context-change", "custom-drawing-missing-accessibility",
      ],
      "Only the name says what it is for."
    ),
    (
      ["state as bindings"],
      ["status-change-not-announced"],
      "Whoever sets the state may announce it."
    ),
    (
      ["texts in properties", "texts in static constants", "texts in an enum"],
      ["accessibility-string-not-localized", "accessibility-key-missing-in-catalog"],
      "A text kept as a `String` is not looked up."
    ),
  ]
}
