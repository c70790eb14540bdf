import CurbcutModel

extension Rule {
  static let tapGestureMissingButtonTrait = Rule(
    id: "tap-gesture-missing-button-trait",
    title: "Tappable view lacks the button trait",
    group: .traits,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      A view with a tap gesture looks tappable, but VoiceOver reads it like any other text or image. People
      who use it never learn that a double tap would do something.
      """,
    knownLimitations: """
      Taps on scroll views, backgrounds and views that a caller passes in are not reported; they mostly
      dismiss the keyboard.
      """,
    examples: tapGestureExamples + tapGestureRequestExamples + tapOfStyleExamples,
    check: .element(withModifiers: .gesture) { element, findings in
      guard let tap = element.taps.first(where: { $0.count == 1 }) else { return }
      let shown = element.shown
      let words = shown.is(.text, .label) ? shown.visibleText.value : nil
      var message = "VoiceOver users cannot tell that this is tappable"
      // What a function is called with is not in its own words.
      if let words, !words.isBlank, !element.isPassthrough || words.literal != nil,
        !words.spoken.contains(where: "\"|?".contains), !words.spoken.includes("‹‹")
      {
        message = "VoiceOver users cannot tell that \"\(words.spoken)\" is tappable"
      }
      let isHinted = element.hasModifier("accessibilityHint")
      if isHinted { message = "VoiceOver reads the hint, but does not call this a button" }
      findings.report(
        message,
        at: tap.modifier.callRange,
        // Who cannot tell has the control beside it.
        severity: isHinted || Alternatives(to: element).haveControl(doing: tap.action)
          ? .info : nil,
        unless: Exemption.tap(tap),
        // What can be tapped only at times is a button only then.
        fixes: tap.action?.isConditional == true ? [] : fixes(for: element, shown)
      )
    },
    exemptions: [
      Exemption(
        "it has a trait that says it can be used",
        certainty: {
          $0.addsTrait(
            "isButton",
            "isLink",
            "isToggle",
            "isKeyboardKey",
            "allowsDirectInteraction"
          )
        }
      ),
      Exemption("all that it shows has such a trait, or something in it that has a name") {
        element in
        let shown = element.descendants.filter { $0.isHidden != .yes && !$0.isPassthrough }
        func isAnnounced(_ view: Element) -> Bool {
          view.addsTrait("isButton", "isLink", "isToggle") != .no
        }
        return !shown.isEmpty
          && (shown.allSatisfy(isAnnounced)
            || shown.contains {
              isAnnounced($0) && $0.row?.isInteractive != true && $0.isNamed == .yes
            })
      },
    ]
  )

  /// The trait, with what makes one element with a name of the view. Only where all of that follows
  /// from plain text is there nothing to review.
  private static func fixes(for element: Element, _ shown: Element) -> [FixProposal] {
    guard element.hasControl == .no, !element.isConcatenated else { return [] }
    // A style draws the control whose label and state are given to it: words written here would be
    // those of each control.
    if element.tree.purpose == .style, element.isTextual != .yes { return [] }
    // A component that shows any symbol that it is handed: whoever uses it knows what that does.
    if shown.is(.image), ImageContent(of: shown).names.isEmpty, shown.isNamed == .no,
      shown.arguments.contains(where: { argument in
        argument.value.path.flatMap { element.declaration?.property($0) }?.initialValue == nil
          && argument.value.path.map { element.declaration?.property($0) != nil } == true
      })
    {
      return []
    }
    var modifiers = [".accessibilityAddTraits(.isButton)"]
    let isNamed = shown.isNamed == .yes || element.isNamed == .yes
    let isPlain = shown.is(.text, .label) || (shown.isLayout && PlainText.fills(shown))
    let isGrouped = shown.grouping != nil || element.grouping != nil
    if !isNamed, !isGrouped, shown.isNamed == .no, element.isNamed == .no,
      shown.isLayout && shown.children(in: .content).count > 1 || shown.isCustomView
        || shown.isPassthrough && shown.showsSeveralLayouts
    {
      modifiers.insert(".accessibilityElement(children: .combine)", at: 0)
    }
    var title = "Add `.accessibilityAddTraits(.isButton)`"
    if !isNamed, shown.isTextual == .no, element.isTextual == .no {
      let label = SuggestedLabel(forControl: element)
      modifiers.append(label.modifier)
      title += " and a label"
    }
    let isSafe = isNamed || (isPlain && shown.isTextual == .yes)
    return [
      FixProposal(
        title: title,
        safety: isSafe ? .safe : .review,
        changes: [.append(modifiers, to: element)]
      )
    ]
  }
}

extension Element {
  /// Whether a member or branch that it stands for lays out several views: `if isWide { HStack { … } }`.
  fileprivate var showsSeveralLayouts: Bool {
    content.contains { view in
      view.isLayout && view.children(in: .content).count > 1 || view.showsSeveralLayouts
    }
  }
}
