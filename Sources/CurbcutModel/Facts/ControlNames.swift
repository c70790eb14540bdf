extension Element {
  /// Whether a control that people can reach has no words, neither its own nor of what holds it.
  package var lacksControlName: Bool {
    !isOutOfReach && isNamed == .no && isTextual == .no
      && place.isDisjoint(with: [.labeledContent, .representation])
  }

  /// The literal words of the text that stands right before it in the same stack.
  package var precedingText: String? {
    guard let container else { return nil }
    let before = container.children(in: slotInContainer).filter {
      $0.index < index && !$0.is(.spacer)
    }
    guard let text = before.last, text.is(.text, .label) else { return nil }
    return text.visibleText.value?.literal
  }

  /// Whether `labelsHidden()` on it or around it keeps its title from being drawn.
  package var hidesLabels: Bool {
    hasModifier("labelsHidden") || ancestors.contains { $0.hasModifier("labelsHidden") }
  }
}
