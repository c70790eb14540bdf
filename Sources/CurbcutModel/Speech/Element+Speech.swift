extension Element {
  /// The order in which VoiceOver reads siblings: sort priority first, then the source.
  func ordered(_ children: [Element]) -> [Element] {
    let priorities = children.map { child in
      child.modifiers("accessibilitySortPriority").last?.firstArgument?.number ?? 0
    }
    guard priorities.contains(where: { $0 != 0 }) else { return children }
    return zip(children, priorities).enumerated()
      .sorted { first, second in
        first.element.1 == second.element.1
          ? first.offset < second.offset : first.element.1 > second.element.1
      }
      .map(\.element.0)
  }

  /// The role and states VoiceOver adds, in its wording and order.
  var spokenTraits: [String] {
    var spoken: [String] = []
    let traits = traits
    if traits.added.names.contains("isSelected"), !traits.added.isConditional {
      spoken.append("selected")
    }
    if modifiers.contains(where: { $0.name == "disabled" && $0.firstArgument?.boolean == true }) {
      spoken.append("dimmed")
    }
    if let role = role.spoken, !removes(role, traits.removed) { spoken.append(role) }
    let added: [(String, String)] = [
      ("isButton", "button"), ("isLink", "link"), ("isHeader", "heading"), ("isImage", "image"),
      ("isSearchField", "search field"), ("isToggle", "switch button"),
    ]
    for (trait, word) in added
    where traits.added.names.contains(trait) && !spoken.contains(word) {
      spoken.append(word)
    }
    if hasModifier("accessibilityAdjustableAction"), !spoken.contains("adjustable") {
      spoken.append("adjustable")
    }
    return spoken
  }

  private func removes(_ role: String, _ removed: TraitList) -> Bool {
    switch role {
    case "button": removed.names.contains("isButton")
    case "link": removed.names.contains("isLink")
    case "image": removed.names.contains("isImage")
    default: false
    }
  }

  /// The value that is spoken: an explicit one, else what the control's binding holds.
  var spokenValue: Phrase? {
    if case .known(let phrase) = value { return phrase }
    let bindings = ["isOn", "value", "selection", "text"]
    guard role.hasValue else { return nil }
    for label in bindings {
      guard let binding = argument(label) else { continue }
      let source =
        binding.source.hasPrefix("$") ? String(binding.source.dropFirst()) : binding.source
      return Phrase([.expression(source)])
    }
    return nil
  }

  /// The named actions that modifiers add.
  var customActions: [String] {
    modifiers.compactMap { modifier in
      guard modifier.name == "accessibilityAction", let name = modifier.argument("named") else {
        return nil
      }
      return name.phrase.value?.spoken
    }
  }

  /// The branch a stop belongs to, as written.
  var conditionText: String? {
    let written = conditions.filter { $0.kind != .repetition }.map(\.source)
    return written.isEmpty ? nil : written.joined(separator: " · ")
  }

  /// Whether it only arranges what is inside.
  var isLayoutContainer: Bool {
    guard let row else { return false }
    return row.role == .none && hasChildren && isNamed != .yes
  }

  /// A control that keeps its content as stops of their own.
  var isContainerControl: Bool { self.is(.disclosureGroup) }

  /// Whether what lies on it is read as part of it.
  var mergesIntoSelf: Bool {
    isInteractive == .yes && !isLayoutContainer && row?.isInteractive == true
  }
}

extension Role {
  /// VoiceOver's word for it; nil where it says none.
  var spoken: String? {
    switch self {
    case .button, .menu, .disclosure: "button"
    case .link: "link"
    case .image: "image"
    case .toggle: "switch button"
    case .slider, .stepper: "adjustable"
    case .picker, .datePicker, .colorPicker: "button"
    case .textField: "text field"
    case .secureField: "secure text field"
    case .searchField: "search field"
    case .textEditor: "text field"
    case .tab: "tab"
    case .header: "heading"
    default: nil
    }
  }

  /// Whether a leaf of this role is a stop by itself.
  var isLeaf: Bool {
    switch self {
    case .none, .list, .container, .header: false
    default: true
    }
  }

  /// Whether what its binding holds is spoken as its value.
  var hasValue: Bool {
    switch self {
    case .toggle, .slider, .stepper, .picker, .textField, .textEditor, .progress, .gauge,
      .datePicker, .colorPicker:
      true
    default: false
    }
  }
}
