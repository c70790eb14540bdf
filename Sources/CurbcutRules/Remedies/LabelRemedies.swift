import CurbcutModel

extension Findings {
  /// Reports a control whose title or label has no text.
  ///
  /// - Parameter kind: what the control is called in the message: "date picker".
  mutating func reportUnlabeled(_ control: Element, kind: String) {
    switch ControlLabel(of: control).hasText {
    case .yes:
      return
    case .unknown:
      cannotTell("whether its label has text")
    case .no:
      report(
        "This \(kind) has no accessibility label\(unspokenIdentifier(of: control))",
        at: control.head,
        fixes: FixProposal.setTitle(of: control)
      )
    }
  }
}

extension Exemption {
  /// It hides its empty label besides: that is one fault, and `labels-hidden-without-label` reports it.
  static let hidesEmptyLabel = Exemption(
    "it hides its empty label, which another rule is about"
  ) { ControlLabel(of: $0).hidingModifier != nil }
}

extension FixProposal {
  /// A title where there is an empty one, else a label; in the words of the text that stands before
  /// the control, or of the property it is bound to.
  static func setTitle(of control: Element) -> [FixProposal] {
    let text = AdjacentText(of: control).preceding.map { text in
      String(text.reversed().drop { ":.!,".contains($0) || $0.isWhitespace }.reversed())
    }
    // Between hours and minutes there stands a colon.
    let beside = text.flatMap { $0.isEmpty ? nil : $0 }
    let bound = control.arguments.binding?.memberName.flatMap { ActionWords.label(forProperty: $0) }
    let words = beside ?? bound ?? "<#What it is for#>"
    guard let title = control.title else {
      let label = SuggestedLabel(words: words)
      return [.review(label.title, .append(label.modifier, to: control))]
    }
    let source = literal(words)
    let setTitle = Change.replace(title.value.range, with: source)
    if ControlLabel(of: control).optionsStyle != nil, !Exemption.optionGroup.apply(to: control) {
      // VoiceOver would not read the title alone.
      let group = [".accessibilityElement(children: .contain)", ".accessibilityLabel(\(source))"]
      return [.review("Set the title to \(source)", setTitle, .append(group, to: control))]
    }
    guard beside != nil, !hidesLabels(control) else {
      return [.review("Set the title to \(source)", setTitle)]
    }
    return [
      .review("Set the title to \(source)", setTitle, .append(".labelsHidden()", to: control))
    ]
  }
}

extension ControlLabel {
  /// The style of a picker that VoiceOver reads option by option, without its title; nil for other
  /// views and styles.
  var optionsStyle: Modifier? {
    guard element.is(.picker),
      let style = element.modifier("pickerStyle")
        ?? element.ancestors.lazy.compactMap({ $0.modifier("pickerStyle") }).first,
      ["segmented", "wheel", "SegmentedPickerStyle", "WheelPickerStyle"].contains(
        style.firstArgument?.memberName ?? style.firstArgument?.call?.callee.path ?? ""
      ), style.origin == .own || style.origin == .wrapper
    else { return nil }
    return style
  }
}

/// Whether `labelsHidden()` on it or around it keeps its title from being drawn.
private func hidesLabels(_ element: Element) -> Bool {
  element.hasModifier("labelsHidden")
    || element.ancestors.contains { $0.hasModifier("labelsHidden") }
}
