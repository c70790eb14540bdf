import CurbcutModel

extension Rule {
  static let iconButtonMissingLabel = Rule(
    id: "icon-button-missing-label",
    title: "Icon-only button has no accessibility label",
    group: .buttons,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .nonTextContent],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear the name of the image file or just "button" and cannot know what
      it does; people who use Voice Control have no name to say. A label says what the button does,
      not what it shows.
      """,
    knownLimitations:
      "A custom view from another package is assumed to bring its own label.",
    examples: iconButtonMissingLabelExamples,
    check: .element(of: .button, .photosPicker) { element, findings in
      findings.reportIconOnly(element)
      guard let branch = wordlessBranch(of: element) else { return }
      findings.report(
        branch.isSpinner
          ? "While it shows only a spinner, this button has no name"
          : "At times this button shows only an image and has no name",
        at: element.head,
        severity: .info
      )
    },
    exemptions: Exemption.unlabeledIconControl
  )
}

/// A branch of a button's label that shows a spinner or an image and no words, where another one
/// shows words: then the button loses its name for a while.
private func wordlessBranch(of button: Element) -> (isSpinner: Bool, statement: Int)? {
  guard button.title == nil, button.isNamed == .no else { return nil }
  let parts = button.children(in: .label).flatMap { [$0] + $0.descendants }
  var worded: Set<[Int]> = []
  var pictured: [[Int]: Bool] = [:]
  for part in parts {
    guard let branch = part.conditions.last(where: { $0.kind == .branch }) else {
      // Words that are always there name it.
      if part.isTextual != .no, part.conditions.isEmpty, !part.isLayout, !part.isPassthrough,
        !isInBranch(part, of: button)
      {
        return nil
      }
      continue
    }
    let place = [branch.statement, branch.alternative]
    if part.isTextual != .no {
      worded.insert(place)
    } else if part.is(.progressView) {
      pictured[place] = true
    } else if part.is(.image), !part.hasModifier("accessibilityLabel") {
      pictured[place] = pictured[place] ?? false
    }
  }
  for (place, isSpinner) in pictured.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
  where !worded.contains(place) && worded.contains(where: { $0[0] == place[0] }) {
    return (isSpinner, place[0])
  }
  return nil
}

/// Whether a view between a part and its control stands in a branch.
private func isInBranch(_ part: Element, of control: Element) -> Bool {
  part.ancestors.prefix { $0.index != control.index }.contains { outer in
    outer.conditions.contains { $0.kind == .branch }
  }
}
