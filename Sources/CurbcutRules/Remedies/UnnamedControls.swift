import CurbcutModel

extension Findings {
  /// Reports a control that nothing names.
  mutating func reportUnnamed(_ control: Element, kind: String) {
    report(
      "Nothing says what this \(kind) is for: VoiceOver has no name for it",
      at: control.head,
      fixes: Rule.titleRemedies(for: control, boundTo: control.boundValue)
    )
  }
}
