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

  /// The literal words of its own title, where there are any.
  package var writtenTitle: String? {
    guard let words = visibleText.value?.literal, words.contains(where: \.isLetter) else {
      return nil
    }
    return words
  }

  /// The source of its title; of a title that is looked up only what is looked up, without what is
  /// said to translators.
  package var titleKey: String {
    guard let title = title?.value else { return "" }
    guard let call = title.call, let key = call.arguments.first?.value,
      ["NSLocalizedString", "String", "LocalizedStringResource"].contains(call.callee.path)
    else { return title.source }
    return key.source
  }

  /// Whether `labelsHidden()` on it or around it keeps its title from being drawn.
  package var hidesLabels: Bool {
    hasModifier("labelsHidden") || ancestors.contains { $0.hasModifier("labelsHidden") }
  }
}

extension Element {
  /// Whether a control's own title or label has words. Its options, and the labels at the ends of a
  /// slider, do not name it.
  package var labelWords: Certainty {
    if let title {
      return title.value.isBlankText.map { Certainty(!$0) } ?? .unknown
    }
    return children(in: .label).reduce(.no) { $0 || $1.isTextual }
  }

  /// Whether nothing names a control that people can reach: no title, no label, and nothing around
  /// it that lends its words.
  package var lacksLabel: Bool {
    !isUnreachable && isNamed == .no && !hasBlankLabel && labelWords == .no && !isPartOfWords
      && !place.contains(.representation)
      && (!place.contains(.labeledContent) || enclosing(.labeledContent)?.labelWords == .no)
  }

  /// Whether it is the only text in the label of a control that has no name of its own.
  package var isAllThatNamesItsControl: Bool {
    guard self.is(.text), let control = labeledControl, control.row?.isInteractive == true,
      control.isNamed == .no
    else { return false }
    return control.visibleText == visibleText
  }

  /// Like ``lacksLabel``, where the control does not hide its empty label besides: that is one fault,
  /// and `labels-hidden-without-label` tells of it.
  package var lacksShownLabel: Bool { lacksLabel && hidingOwnLabel == nil }

  /// The control's own `labelsHidden()`; nil where it has none, or shows no label but what it does.
  package var hidingOwnLabel: Modifier? {
    guard row?.isInteractive == true, !self.is(.button, .link, .navigationLink, .menu) else {
      return nil
    }
    return ownModifiers.first { $0.name == "labelsHidden" }
  }

  /// Whether a container that combines what is inside speaks it together with words.
  private var isPartOfWords: Bool {
    combiningElement.map { $0.isTextual != .no } ?? false
  }

  /// What the control changes: the binding it is given.
  package var boundValue: Expression? {
    for label in ["isOn", "value", "selection", "text"] {
      if let binding = argument(label) { return binding }
    }
    return nil
  }
}
