extension ShownState {
  /// Whether it has an accessibility value, going by what views of the project in it are known to
  /// bring too: none, where they have only words and drawings.
  package var hasValue: Certainty {
    if saysOneStateForever { return .no }
    let own = parts.filter {
      ($0.isCustomView || $0.isUnknownView) && !$0.isLabelOfConfiguration
    }
    if own.isEmpty, parts.contains(where: \.isLabelOfConfiguration) { return hasWrittenValue }
    let onlyDraw =
      !own.isEmpty && own.allSatisfy { $0.tree.context.view($0.typeName)?.hasOnlyWords == true }
    return onlyDraw ? hasWrittenValue : element.value.isPresent
  }

  /// The same of an option, for which the label of a group around it is no value.
  package var hasValueOfOption: Certainty {
    // The number that a badge shows says nothing of what is selected.
    if element.hasModifier("badge"), element.isPlainlyBadged { return hasWrittenValue }
    let value = hasValue
    return value == .unknown && isPlain ? hasWrittenValue : value
  }

  /// Whether all that it shows is known to say no value, and nothing around it is known to say one:
  /// the label of a group that it stands in is no value of its own.
  private var isPlain: Bool {
    parts.allSatisfy { part in
      let isOwn = part.index == element.index
      return (part.row != nil || part.isPassthrough) && !part.isCustomView
        && (isOwn || part.row?.isInteractive != true && part.row?.naming == nil)
        && !part.saysValue
    }
      && !element.ancestors.contains {
        $0.saysValue || $0.grouping == .combine || $0.is(.labeledContent)
      }
  }

  /// Whether its only value is the word for one state, `accessibilityValue("Collapsed")`, whatever the
  /// state is.
  private var saysOneStateForever: Bool {
    let values = element.modifiers.filter {
      ["accessibilityValue", "accessibility"].contains($0.name)
    }
    guard values.count == 1, let value = values.first, value.name == "accessibilityValue",
      value.origin == .own, !value.isConditional, element.conditions.isEmpty,
      let word = value.argument(nil)?.phrase.value?.literal?.lowercased()
    else { return false }
    return [
      "expanded", "collapsed", "open", "closed", "on", "off", "selected", "not selected", "checked",
      "unchecked", "not checked",
    ].contains(word)
  }

  /// Whether it shows the label that a style is given to draw, which has words.
  ///
  /// Only of what opens and closes: of a toggle the system may say the state.
  package var showsLabelOfStyle: Bool {
    element.declaration?.conforms(to: "DisclosureGroupStyle") == true
      && parts.contains(where: \.isLabelOfConfiguration)
  }

  /// Whether an accessibility value is written on it.
  package var hasWrittenValue: Certainty {
    Certainty(
      element.hasModifier("accessibilityValue")
        || element.modifiers.contains { $0.name == "accessibility" && $0.argument("value") != nil }
    )
  }
}

extension Element {
  /// Whether a modifier of it may say a value.
  fileprivate var saysValue: Bool {
    hasUnreadAccessibilityModifier
      || hasModifier(
        "accessibilityValue",
        "accessibility",
        "accessibilityRepresentation",
        "badge"
      )
  }

  /// Whether a badge is all that may give it a value: none is written, and no control is around it.
  fileprivate var isPlainlyBadged: Bool {
    !hasUnreadAccessibilityModifier && !hasModifier("accessibilityRepresentation")
      && !self.is(.tab, .toggle, .picker, .slider)
  }

  /// Whether it is the label that a style is given to draw, `configuration.label`: words that say
  /// nothing of the state.
  var isLabelOfConfiguration: Bool {
    isUnknownView && tree.purpose == .style && typeName == "label"
  }
}
