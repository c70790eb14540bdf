extension AdjacentText {
  /// The literal words of the text that stands before it in the same stack and names it.
  package var preceding: String? { naming?.visibleText.value?.literal }

  /// The text that names it: the one right before it or, where that explains in a sentence, the last that
  /// does not.
  package var naming: Element? {
    guard let container = element.container else { return nil }
    let before = container.children(in: element.slotInContainer).filter {
      $0.index < element.index && !$0.is(.spacer)
    }
    guard let nearest = before.last, nearest.is(.text, .label) else { return nil }
    guard explains(nearest) else { return nearest }
    return before.last {
      $0.is(.text) && !explains($0) && $0.visibleText.value?.literal != nil
    } ?? nearest
  }

  /// Whether a text is longer than a name.
  private func explains(_ text: Element) -> Bool {
    guard let words = text.visibleText.value?.literal else { return false }
    let count = words.split(separator: " ").count
    return count > 7 || words.last == "." && count > 3
  }
}

/// The title or label that a control draws.
package struct ControlLabel: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension ControlLabel {
  /// Whether it is a label of which only the icon is seen.
  package var showsOnlyIcon: Bool {
    element.is(.label) && element.modifier("labelStyle")?.firstArgument?.memberName == "iconOnly"
  }
}

extension ControlLabel {
  /// Whether a control's own title or label has words. Its options, and the labels at the ends of a
  /// slider, do not name it.
  package var hasText: Certainty {
    let own =
      if let title = element.title {
        title.value.isBlankText.map { Certainty(!$0) } ?? .unknown
      } else {
        element.children(in: .label).reduce(.no) { $0 || $1.isTextual }
      }
    // A prompt names a field as a title does: as long as the field is empty.
    guard own == .no, let prompt = prompt else { return own }
    return prompt.isBlankText.map { Certainty(!$0) } ?? .unknown
  }

  /// The control's own `labelsHidden()`; nil where it has none, or shows no label but what it does.
  package var hidingModifier: Modifier? {
    guard element.row?.isInteractive == true, !element.is(.button, .link, .navigationLink, .menu)
    else {
      return nil
    }
    return element.ownModifiers.first { $0.name == "labelsHidden" }
  }
}

extension ControlLabel {
  /// The placeholder that a text field is given besides its title.
  var prompt: Expression? {
    element.is(.textField, .secureField) ? element.argument("prompt") : nil
  }
}

extension ControlLabel {
  /// The views that its label holds, in front of backgrounds.
  package var foreground: [Element] {
    element.children(in: .label).flatMap { [$0] + $0.descendants }
      .filter { !$0.place.contains(.background) && $0.slot != .background }
  }
}
