extension Element {
  /// The literal words of the text that stands right before it in the same stack.
  package var precedingText: String? {
    guard let container else { return nil }
    let before = container.children(in: slotInContainer).filter {
      $0.index < index && !$0.is(.spacer)
    }
    guard let text = before.last, text.is(.text, .label) else { return nil }
    return text.visibleText.value?.literal
  }

  /// Whether it is a label of which only the icon is seen.
  package var showsOnlyIcon: Bool {
    self.is(.label) && modifier("labelStyle")?.firstArgument?.memberName == "iconOnly"
  }
}

extension Element {
  /// Whether a control's own title or label has words. Its options, and the labels at the ends of a
  /// slider, do not name it.
  package var labelWords: Certainty {
    let own =
      if let title {
        title.value.isBlankText.map { Certainty(!$0) } ?? .unknown
      } else {
        children(in: .label).reduce(.no) { $0 || $1.isTextual }
      }
    // A prompt names a field as a title does: as long as the field is empty.
    guard own == .no, let prompt else { return own }
    return prompt.isBlankText.map { Certainty(!$0) } ?? .unknown
  }

  /// The control's own `labelsHidden()`; nil where it has none, or shows no label but what it does.
  package var hidingOwnLabel: Modifier? {
    guard row?.isInteractive == true, !self.is(.button, .link, .navigationLink, .menu) else {
      return nil
    }
    return ownModifiers.first { $0.name == "labelsHidden" }
  }

  /// What the control changes: the binding it is given.
  package var boundValue: Expression? {
    for label in ["isOn", "value", "selection", "text"] {
      if let binding = argument(label) { return binding }
    }
    return nil
  }
}
