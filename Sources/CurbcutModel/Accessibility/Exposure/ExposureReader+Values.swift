import CurbcutSyntax

/// What controls and indicators say of their state.
extension ExposureReader {
  /// Gives an element the value that its control shows.
  mutating func addValue(of element: Element, to exposed: inout ExposedElement) {
    switch element.role {
    case .toggle:
      let words =
        Exposure(of: element).argumentOfStyle("toggleStyle") == "checkbox"
        ? [Phrase("checked"), Phrase("unchecked")] : [Phrase("on"), Phrase("off")]
      exposed.value = state("isOn", of: element, words: words)
    case .disclosure:
      exposed.value =
        state("isExpanded", of: element, words: [Phrase("expanded"), Phrase("collapsed")])
        ?? Part(
          // It opens when somebody presses it.
          phrase: known.types.startsFresh
            ? Phrase("collapsed") : .oneOf([Phrase("expanded"), Phrase("collapsed")]),
          reason: "whether it is open",
          range: exposed.range
        )
    case .slider:
      guard let value = element.argument("value") else { return }
      exposed.value = percent(
        value,
        of: element.argument("in"),
        total: nil,
        "where value is in its range"
      )
    case .stepper:
      guard let value = element.argument("value") else { return }
      exposed.value = part(.known(scopes[scope].bound(value)), "value", value.range)
    case .progress, .gauge:
      addProgress(of: element, to: &exposed)
    case .picker:
      addChoice(of: element, to: &exposed)
    case .datePicker, .colorPicker:
      guard let selection = element.argument("selection") ?? element.argument("dates") else {
        return
      }
      exposed.value = part(.known(scopes[scope].bound(selection)), "selection", selection.range)
    case .textField, .secureField, .textEditor, .searchField:
      addText(of: element, to: &exposed)
    default:
      break
    }
  }

  /// The text of a field. Its title is a placeholder, which is gone once there is text.
  private func addText(of element: Element, to exposed: inout ExposedElement) {
    if exposed.label?.step != .label, exposed.label?.step != .pairedLabel {
      exposed.placeholder = exposed.label
      exposed.label = nil
    } else if let title = element.title ?? element.arguments.first(where: { $0.label == "prompt" })
    {
      exposed.placeholder = part(words(title.value), "title", title.range)
    }
    // A prompt is shown in place of the title.
    if let prompt = ControlLabel(of: element).prompt,
      let words = part(words(prompt), "prompt", prompt.range)
    {
      exposed.placeholder = words
      exposed.placeholder?.step = .prompt
    }
    if let value = element.argument("value") {
      exposed.value =
        formatted(value, as: element.argument("format"))
        ?? part(.known(scopes[scope].bound(value)), "value", value.range)
    } else if let text = element.argument("text") {
      var written = scopes[scope].bound(text)
      if element.role == .secureField {
        // Source: rendered accessibility hierarchy, iOS 17.5 to 27: a bullet for each character.
        written =
          written.literal.map { Phrase(String(repeating: "•", count: $0.count)) }
          ?? Phrase([.expression("\(written.code) as bullets")])
      }
      exposed.value = part(.known(written), "text", text.range)
    }
  }

  /// Source: rendered accessibility hierarchy, iOS 27: 0.69 as a percentage is “69%”.
  func formatted(_ value: Expression, as format: Expression?) -> Part? {
    guard let format, let text = scopes[scope].formatted(value, as: format) else { return nil }
    return part(.known(Phrase(text)), "value", value.range)
  }

  /// One of two words, by a binding of a truth value.
  private func state(_ label: String, of element: Element, words: [Phrase]) -> Part? {
    guard let binding = element.argument(label) else { return nil }
    let source = scopes[scope].bound(binding)
    let phrase: Phrase =
      switch source.literal ?? source.spoken {
      case "true", "‹true›": words.first ?? source
      case "false", "‹false›": words.last ?? source
      default: .oneOf(words)
      }
    return part(.known(phrase), "\(label): \(binding.source)", binding.range)
  }

  /// Where in its range a number is, which is exposed in percent.
  private func percent(
    _ value: Expression,
    of range: Expression?,
    total: Expression?,
    _ reason: String
  ) -> Part? {
    if let number = scopes[scope].number(value) {
      var share: Double?
      if case .operators(let bounds, let operators)? = range?.form {
        if operators == ["..."], let low = scopes[scope].number(bounds[0]),
          bounds.count == 2, let high = scopes[scope].number(bounds[1]), high.value > low.value
        {
          share = (number.value - low.value) / (high.value - low.value)
        }
      } else if range == nil {
        let whole = total.map { scopes[scope].number($0) } ?? Number(value: 1, isInteger: true)
        share = whole.flatMap { $0.value > 0 ? number.value / $0.value : nil }
      }
      if let share {
        let percent = Number(value: share, isInteger: false).percent
        return part(.known(Phrase(percent)), reason, value.range)
      }
    }
    let bound = scopes[scope].bound(value).code
    let code =
      bound + (total.map { " / \($0.source)" } ?? "") + (range.map { " in \($0.source)" } ?? "")
    return part(.known(Phrase(Phrase.code(code).parts + [.words("%")])), reason, value.range)
  }

  /// Source: rendered accessibility hierarchy, iOS 26 and 27: the value is the percentage; the label
  /// of the current value is part of the label in its place; without a value it is 1.
  private mutating func addProgress(of element: Element, to exposed: inout ExposedElement) {
    let current = element.children.filter { $0.slot == .currentValueLabel }
    if !current.isEmpty {
      var merged = blank(element)
      merge(aside(current), into: &merged, isLabel: true)
      guard let more = merged.label else { return }
      if exposed.label?.step == .label { return }
      guard let label = exposed.label else {
        exposed.label = more
        return
      }
      exposed.label?.phrase = label.phrase.appending(more.phrase)
      return
    }
    if let value = element.argument("value") {
      exposed.value = percent(
        value,
        of: element.argument("in"),
        total: element.argument("total"),
        "how much is done"
      )
    } else if element.is(.progressView), let first = element.arguments.first,
      first.label == nil, element.arguments.count == 1,
      first.value.memberName?.includes("rogress") == true
    {
      // `ProgressView(progress)` of a `Progress`: it brings its own description.
      exposed.value = part(.known(.code(first.value.source)), "progress", first.range)
      exposed.label = nil
    } else if element.is(.progressView) {
      exposed.value = Part(
        phrase: Phrase("1"),
        reason: ExposedElement.turning,
        range: exposed.range
      )
      if exposed.label == nil {
        exposed.label = Part(
          phrase: SystemWords.activity,
          reason: "the system",
          range: exposed.range,
          step: .system
        )
      }
    }
  }

  /// The option that is chosen, as one of those that are written.
  private mutating func addChoice(of element: Element, to stop: inout ExposedElement) {
    guard let selection = element.argument("selection") else { return }
    let views = element.children.filter { $0.slot == .content && $0.record.modifierIndex == nil }
    let options = aside(views)
    let labels = options.compactMap { $0.label?.phrase }
    let isFixed = options.allSatisfy { $0.context.isEmpty } && labels.count == options.count
    let chosen = scopes[scope].tag(selection)
    if scopes[scope].isSettled(selection),
      let label = options.first(where: { $0.tag == chosen })?.label
    {
      stop.value = part(.known(label.phrase), "selection", selection.range)
    } else if (2...5).contains(labels.count), isFixed {
      stop.value = part(.known(.oneOf(labels)), "selection", selection.range)
    } else {
      stop.value = part(.known(scopes[scope].bound(selection)), "selection", selection.range)
    }
    // Source: rendered accessibility hierarchy: up to iOS 16 title and choice are the label.
    if version <= SystemVersion(16), let choice = stop.value, stop.label?.step != .label {
      stop.label =
        stop.label.map { label in
          var label = label
          label.phrase = label.phrase.appending(choice.phrase)
          return label
        } ?? choice
      stop.value = nil
    }
  }

  /// What a style of the file adds to a control: the words and traits of its body, with the
  /// control's label where `configuration.label` stands.
  mutating func addStyle(of element: Element, to stop: inout ExposedElement) {
    let names = ["Button": "buttonStyle", "Toggle": "toggleStyle", "Label": "labelStyle"]
    guard let name = names[element.typeName],
      let argument = element.modifier(name)?.firstArgument,
      let entry = known.style(argument), entry.tree.roots.count == 1,
      let root = entry.tree.roots.first
    else { return }
    let outer = scope
    scopes.append(
      Scope(
        tree: entry.tree,
        base: entry.base,
        use: stop.use,
        constants: known.constants,
        types: known.types
      )
    )
    scope = scopes.count - 1
    var styled = stop
    styled.label = nil
    decorate(&styled, with: root)
    scope = outer
    if let label = styled.label { stop.label = label }
    stop.hint = styled.hint ?? stop.hint
    stop.value = styled.value ?? stop.value
    stop.doubt = styled.doubt ?? stop.doubt
    for trait in styled.traits { add(trait, to: &stop) }
  }
}
