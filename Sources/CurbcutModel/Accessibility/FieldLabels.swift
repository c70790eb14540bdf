extension Element {
  /// The style that keeps a picker from showing its title, where nothing else says what is chosen:
  /// no name of the group, no words before it, no header of its section.
  ///
  /// The Mac shows the title of such pickers.
  package var hidingPickerStyle: Modifier? { labelWords == .yes ? choicesStyle : nil }

  /// The style of a picker that VoiceOver reads choice by choice, where nothing around it says what
  /// they are for; nil for other pickers.
  package var choicesStyle: Modifier? {
    guard !isUnreachable, isNamed == .no, labeledControl == nil, combiningElement == nil,
      !hasUnreadAccessibilityModifier, platforms.contains(.iOS) || platforms.contains(.visionOS),
      place.isDisjoint(with: [.toolbar, .menu, .representation, .labeledContent]),
      let style = modifier("pickerStyle")
        ?? ancestors.lazy.compactMap({ $0.modifier("pickerStyle") }).first,
      ["segmented", "wheel", "SegmentedPickerStyle", "WheelPickerStyle"].contains(
        style.firstArgument?.memberName ?? style.firstArgument?.call?.callee.path ?? ""
      ),
      !standsBehindText, style.origin == .own || style.origin == .wrapper, !standsUnderHeader
    else { return nil }
    return style
  }

  /// Whether words stand right before it in its stack.
  private var standsBehindText: Bool {
    let before = container?.content.last { $0.index < index && !$0.is(.spacer, .divider) }
    return before?.is(.text, .label) == true
  }

  /// Whether it stands in a section or group box that has words above it.
  private var standsUnderHeader: Bool {
    if let section = enclosing(.section, .groupBox, .disclosureGroup) {
      return section.title != nil || section.hasClosure(.header) || section.hasClosure(.label)
    }
    return false
  }

  /// Whether the words of a text field stand only in the field itself, where typing replaces them.
  package var isLabelledByPlaceholderOnly: Bool {
    guard isHidden == .no, labelWords == .yes, title != nil, labeledControl == nil,
      place.isDisjoint(with: [
        .form, .list, .menu, .toolbar, .labeledContent, .representation, .systemStyled,
      ]),
      !isSearch, !isTitlePassedIn, enclosing(.section, .groupBox) == nil, let container,
      container.isLayout || container.is(.group)
    else { return false }
    let around = container.content.filter {
      !$0.is(.spacer, .divider) && !$0.isAlternative(to: self)
    }
    let before = around.last { $0.index < index }
    if let before, before.isTextual != .no, before.isInteractive != .yes { return false }
    // A field in a frame of its own: the words stand before the frame.
    if before == nil, let outer = container.container, outer.isLayout {
      let words = outer.content.last { $0.index < container.index && !$0.is(.spacer, .divider) }
      return words.map { $0.isTextual == .no || $0.isInteractive == .yes } ?? true
    }
    return true
  }

  /// Whether a caller gives the title: the caller may show it elsewhere too.
  private var isTitlePassedIn: Bool {
    guard case .name(let name)? = title?.value.form else { return false }
    return declaration?.property(name).map { !$0.isConstant || $0.initialValue == nil } ?? true
  }

  /// Whether a field's words or what it changes say that it is for searching: these need no label.
  private var isSearch: Bool {
    let words =
      (title?.value.source ?? "") + (boundValue?.source ?? "") + (declaration?.name ?? "")
    let text = words.lowercased()
    return ["search", "query", "filter", "find", "message", "comment"].contains {
      text.contains($0)
    }
  }
}
