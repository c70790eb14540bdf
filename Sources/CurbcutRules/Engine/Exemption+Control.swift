import CurbcutModel

extension Exemption {
  /// What it stands for names it, or another rule is about it.
  static let namedByRepresented = Exemption(
    "it represents a view that has a label, or is one of its accessibility children"
  ) { $0.isNamedByWhatItRepresents }

  /// What silences rules that compare the names of controls: where something else tells them apart, or
  /// speaks for them.
  static let comparedName: [Exemption] = [
    .hidden,
    .replacedByAncestor,
    .combined,
    .partOfControl,
    .unreadModifier,
    .hasValue,
  ]

  /// What silences rules about a form control whose title or label has no text.
  static let unlabeledControl: [Exemption] = [
    .hidden,
    .replacedByAncestor,
    .labeled,
    .emptyLabel,
    Exemption("it is combined with text", certainty: { $0.combiningElement?.isTextual ?? .no }),
    .namedByRepresented,
    Exemption(
      "the `LabeledContent` around it has a label",
      certainty: { element in
        guard element.place.contains(.labeledContent) else { return .no }
        return element.enclosing(.labeledContent).map { ControlLabel(of: $0).hasText } ?? .unknown
      }
    ),
  ]

  /// What silences rules about a control that shows imagery and no text.
  static let unlabeledIconControl: [Exemption] = [
    .hidden,
    .replacedByAncestor,
    .labeled,
    .emptyLabel,
    .namedByRepresented,
    Exemption(
      "its style draws the text that it is given",
      certainty: { ControlLabel(of: $0).isGivenByStyle ? .unknown : .no }
    ),
    .labeledByContainer,
  ]

  /// Another view stands for it.
  ///
  /// Source: Apple, "accessibilityRepresentation(representation:)".
  static let represented = Exemption("an accessibility representation takes its place") {
    $0.hasModifier("accessibilityRepresentation")
  }

  /// What silences rules about a button whose images show a state: something spoken shows it too.
  static let exposedState: [Exemption] = [
    .hidden,
    .replacedByAncestor,
    Exemption(
      "a modifier of another file exposes its state",
      certainty: { $0.hasUnreadAccessibilityModifier ? .unknown : .no }
    ),
    Exemption(
      "it has an accessibility value",
      certainty: { ShownState(of: $0).hasValue }
    ),
    .represented,
    Exemption(
      "it has the selected or the toggle trait",
      certainty: { $0.addsTrait("isSelected", "isToggle") }
    ),
    .stateFromUses,
    .selectedByCheckmark,
    Exemption("its label changes with the state") { button in
      let state = ShownState(of: button)
      let name = state.toggle?.name ?? state.depiction?.name ?? state.cycle
      return name.map { state.speaksDifferently(with: $0) } ?? false
    },
  ]

  /// Whoever uses the view that it stands in says its state.
  static let stateFromUses = Exemption(
    "each use of the view says its state",
    certainty: \.hasStateFromUses
  )

  /// A field that only shows a text: nothing is typed into it.
  static let constantText = Exemption("nothing can be typed into it") {
    $0.argument("text")?.call?.callee.memberName == "constant"
  }

  /// Source: rendered accessibility hierarchy, iOS 16 to 27: a button whose label shows a symbol of
  /// the checkmark family has the Selected trait.
  static let selectedByCheckmark = Exemption("a check mark in its label makes it selected") {
    $0.is(.button) && $0.isExposedAsSelected
  }

  /// What silences rules about a picker that VoiceOver reads option by option: something else says
  /// what the options are for.
  static let optionGroup: [Exemption] = [
    .hidden,
    .replacedByAncestor,
    .labeled,
    .partOfControl,
    .combined,
    Exemption("the platform shows its title") {
      !$0.platforms.contains(.iOS) && !$0.platforms.contains(.visionOS)
    },
    Exemption("it is in a toolbar, a menu or `LabeledContent`, which has a label of its own") {
      !$0.place.isDisjoint(with: [.toolbar, .menu, .representation, .labeledContent])
    },
    Exemption("text stands right before it") { picker in
      let before = picker.container?.content.last {
        $0.index < picker.index && !$0.is(.spacer, .divider)
      }
      return before?.is(.text, .label) == true
    },
    Exemption("the section or group box around it has a header") { picker in
      guard let section = picker.enclosing(.section, .groupBox, .disclosureGroup) else {
        return false
      }
      return section.title != nil || section.hasClosure(.header) || section.hasClosure(.label)
    },
  ]
}

extension ControlLabel {
  /// Whether a style in its chain is given text, which the style may draw beside the label.
  var isGivenByStyle: Bool {
    element.modifiers.contains { modifier in
      guard modifier.name.hasSuffix("Style"), let style = modifier.firstArgument?.call else {
        return false
      }
      return style.arguments.contains { argument in
        if case .string = argument.value.form { return true }
        return ["title", "text", "label", "name", "caption"].contains(argument.label)
      }
    }
  }
}

extension Element {
  /// Whether it stands for another view that has a label, which it is read by, or is one of the children
  /// that a view gives to assistive technology, of which another rule is.
  ///
  /// Source: Apple, "accessibilityRepresentation(representation:)": it replaces the accessibility of the
  /// view, to which modifiers behind it are applied.
  fileprivate var isNamedByWhatItRepresents: Bool {
    guard place.contains(.representation) else { return false }
    let inside = sequence(first: self, next: \.parent).first { $0.slot == .accessibility }
    guard let inside, let view = inside.parent, let position = inside.modifierPosition,
      view.ownModifiers.indices.contains(position)
    else { return true }
    return view.ownModifiers[position].name != "accessibilityRepresentation"
      || view.hasModifier("accessibilityLabel")
      || view.container?.hasModifier("accessibilityLabel") == true
  }
}
