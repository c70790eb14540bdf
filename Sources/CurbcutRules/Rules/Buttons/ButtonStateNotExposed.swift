import CurbcutModel

extension Rule {
  static let buttonStateNotExposed = Rule(
    id: "button-state-not-exposed",
    title: "Button does not expose its state",
    group: .buttons,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear the same label before and after they press the button, while
      only its image shows whether something is on. Expose the state as a trait, as a value or in
      the label.
      """,
    examples: buttonStateExamples + buttonStyleStateExamples + buttonStateUseExamples,
    check: .element(of: .button, withModifiers: .gesture) { element, findings in
      let isTapped = element.taps.contains { TapTarget(of: element).actsAsButton(by: $0) }
      guard element.is(.button) || isTapped else { return }
      let place =
        element.is(.button) ? element.head : element.taps.first?.modifier.callRange ?? element.head
      let state = ShownState(of: element)
      let (toggle, depiction) = (state.toggle, state.depiction)
      guard let name = toggle?.name ?? depiction?.name else {
        guard let name = state.cycle else { return }
        return findings.report(
          showsChangingSymbol(element)
            ? "VoiceOver does not say what \"\(name)\" is set to; only a symbol shows it"
            : "VoiceOver reads this \(element.role.noun) the same whatever \"\(name)\" is set to",
          at: place,
          severity: element.place.contains(.menu) ? .info : nil
        )
      }
      // Of a header that opens something another rule says it.
      guard
        element.is(.button)
          || !NameHint.expansion.matches(name) && !NameHint.disclosure.matches(name)
      else { return }
      let states =
        toggle == nil && depiction?.isCase == true
        ? "whatever \"\(name)\" is" : "whether \"\(name.filter { $0 != "$" })\" is true or false"
      findings.report(
        "VoiceOver reads this \(element.role.noun) the same \(states)",
        at: place,
        severity: element.place.contains(.menu) ? .info : nil,
        // What is shown or hidden is not selected, and a part that is no element takes no trait.
        fixes: (toggle?.path ?? depiction?.condition).map { condition in
          opens(name, element)
            ? [] : [fix(of: element, name: name, condition: condition, images: depiction?.images)]
        } ?? []
      )
    },
    exemptions: Exemption.exposedState + [
      Exemption(
        "it has no label, which another rule is about",
        certainty: { ShownState(of: $0).showsLabelOfStyle ? .no : !$0.isTextual }
      )
    ]
  )

  /// Whether a flag that a tap flips shows something, on what is no element by itself.
  private static func opens(_ flag: String, _ element: Element) -> Bool {
    !element.is(.button) && element.isLayout && NameHint.showing.matches(flag)
  }

  /// Whether a symbol inside comes and goes, whose name VoiceOver may read.
  private static func showsChangingSymbol(_ button: Element) -> Bool {
    button.descendants.contains { $0.is(.image) && $0.isConditional }
  }

  /// The action that a press has at the time, where the images are of two; else a value or a trait.
  private static func fix(
    of button: Element,
    name: String,
    condition: String,
    images: (isTrue: String, isFalse: String)?
  ) -> FixProposal {
    if let images, let label = Naming(of: button).label, label.isStringLiteral,
      let yes = Symbols.reversibleAction(of: images.isTrue),
      let no = Symbols.reversibleAction(of: images.isFalse)
    {
      let choice = "\(condition) ? \(literal(yes)) : \(literal(no))"
      return .review("Let the label be `\(choice)`", .replace(label.range, with: choice))
    }
    if let order = orderModifiers(of: button, name: name, condition: condition) {
      return .review("Add `\(order.value)`", .append(order.all, to: button))
    }
    let modifier =
      if let (yes, no) = spokenStates(of: name) {
        ".accessibilityValue(\(condition) ? \(literal(yes)) : \(literal(no)))"
      } else {
        selectedTrait(if: condition, images: images)
      }
    return .review("Add `\(modifier)`", .append(modifier, to: button))
  }

  /// The value of a button whose picture points up or down, and, where it is drawn for one of several
  /// options only, the trait that says which one is chosen: a direction is nothing that is selected.
  private static func orderModifiers(
    of button: Element,
    name: String,
    condition: String
  ) -> (value: String, all: [String])? {
    let image = button.descendants.first { part in
      part.is(.image) && ImageContent(of: part).condition == condition
    }
    guard let image, button.range.contains(image.range.lowerBound),
      ImageContent(of: image).names.contains(where: { $0.includes(".up") || $0.includes(".down") })
    else { return nil }
    let words = Identifier.words(of: name)
    // What is open or closed is in no order.
    if NameHint.expansion.matches(name), spokenStates(of: name) != nil { return nil }
    let states =
      words.contains("ascending")
      ? ("Ascending", "Descending")
      : words.contains("descending")
        ? ("Descending", "Ascending") : ("<#The state then#>", "<#The state otherwise#>")
    let choice = "\(condition) ? \(literal(states.0)) : \(literal(states.1))"
    let branch = sequence(first: image, next: \.parent).prefix { $0.index != button.index }
      .lazy.compactMap { $0.conditions.last { $0.kind == .branch } }.first
    guard let branch else {
      let value = ".accessibilityValue(\(choice))"
      return (value, [value])
    }
    guard branch.alternative == 0, branch.source.includes(" == "), !branch.source.includes(",")
    else { return nil }
    let value = ".accessibilityValue(\(branch.source) ? (\(choice)) : \"\")"
    return (value, [selectedTrait(if: branch.source), value])
  }

  /// What VoiceOver should say of something that opens and closes, going by a property's name.
  private static func spokenStates(of name: String) -> (isTrue: String, isFalse: String)? {
    let words = AssetNames.words(of: name)
    if ["expanded", "open", "unfolded"].contains(where: { words.contains($0) }) {
      return ("Expanded", "Collapsed")
    }
    return words.contains("collapsed") || words.contains("folded") ? ("Collapsed", "Expanded") : nil
  }
}
