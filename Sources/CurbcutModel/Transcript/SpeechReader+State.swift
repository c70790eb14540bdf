import CurbcutSyntax

/// What controls and indicators say of their state.
extension SpeechReader {
  /// Gives a stop the value that its control shows.
  mutating func sayState(of element: Element, in stop: inout Stop) {
    switch element.role {
    case .toggle:
      let words =
        element.argumentOfStyle("toggleStyle") == "checkbox"
        ? [Phrase("checked"), Phrase("unchecked")] : [Phrase("on"), Phrase("off")]
      stop.value = state("isOn", of: element, words: words)
    case .disclosure:
      stop.value =
        state("isExpanded", of: element, words: [Phrase("expanded"), Phrase("collapsed")])
        ?? Part(
          phrase: .oneOf([Phrase("expanded"), Phrase("collapsed")]),
          reason: "whether it is open",
          range: stop.range
        )
    case .slider:
      guard let value = element.argument("value") else { return }
      stop.value = percent(value, of: element.argument("in"))
    case .stepper:
      guard let value = element.argument("value") else { return }
      stop.value = part(.known(scopes[scope].bound(value)), "value", value.range)
    case .progress, .gauge:
      sayProgress(of: element, in: &stop)
    case .picker:
      sayChoice(of: element, in: &stop)
    case .datePicker, .colorPicker:
      guard let selection = element.argument("selection") ?? element.argument("dates") else {
        return
      }
      stop.value = part(.known(scopes[scope].bound(selection)), "selection", selection.range)
    case .textField, .textEditor, .searchField:
      guard let value = element.argument("text") ?? element.argument("value") else { return }
      stop.value = part(.known(scopes[scope].bound(value)), "text", value.range)
    default:
      break
    }
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

  /// Where in its range a number is, which is spoken in percent.
  private func percent(_ value: Expression, of range: Expression?) -> Part? {
    let bound = scopes[scope].bound(value).spoken.filter { $0 != "‹" && $0 != "›" }
    let code = range.map { "\(bound) in \($0.source)" } ?? bound
    return part(
      .known(Phrase(Phrase.code(code).parts + [.words("%")])),
      "where value is in its range",
      value.range
    )
  }

  /// Source: Apple, "ProgressView" and "Gauge": the current value's label stands for the value.
  private mutating func sayProgress(of element: Element, in stop: inout Stop) {
    let current = element.children.filter { $0.slot == .currentValueLabel }
    if !current.isEmpty {
      var merged = blank(element)
      merge(aside(current), into: &merged, isLabel: true)
      stop.value = merged.label
      return
    }
    if let value = element.argument("value") {
      let whole = element.argument("total").map { " / \($0.source)" } ?? ""
      let bound = scopes[scope].bound(value).spoken.filter { $0 != "‹" && $0 != "›" }
      let range = element.argument("in").map { " in \($0.source)" } ?? ""
      stop.value = part(
        .known(Phrase(Phrase.code(bound + whole + range).parts + [.words("%")])),
        "how much is done",
        value.range
      )
    } else if element.is(.progressView), let first = element.arguments.first,
      first.label == nil, element.arguments.count == 1,
      first.value.memberName?.contains("rogress") == true
    {
      // `ProgressView(progress)` of a `Progress`: it brings its own description.
      stop.value = part(.known(.code(first.value.source)), "progress", first.range)
      stop.label = nil
    } else if element.is(.progressView), stop.label == nil {
      stop.label = Part(phrase: SystemWords.activity, reason: "the system", range: stop.range)
    }
  }

  /// The option that is chosen, as one of those that are written.
  private mutating func sayChoice(of element: Element, in stop: inout Stop) {
    guard let selection = element.argument("selection") else { return }
    let views = element.children.filter { $0.slot == .content && $0.record.modifierIndex == nil }
    let options = aside(views)
    let labels = options.compactMap { $0.label?.phrase }
    let isFixed = options.allSatisfy { $0.context.isEmpty } && labels.count == options.count
    if (2...5).contains(labels.count), isFixed {
      stop.value = part(.known(.oneOf(labels)), "selection", selection.range)
    } else {
      stop.value = part(.known(scopes[scope].bound(selection)), "selection", selection.range)
    }
  }

  /// What a style of the file adds to a control: the words and traits of its body, with the
  /// control's label where `configuration.label` stands.
  mutating func sayStyle(of element: Element, in stop: inout Stop) {
    let names = ["Button": "buttonStyle", "Toggle": "toggleStyle", "Label": "labelStyle"]
    guard let name = names[element.typeName],
      let argument = element.modifier(name)?.firstArgument,
      let entry = known.style(argument), entry.tree.roots.count == 1,
      let root = entry.tree.roots.first
    else { return }
    let outer = scope
    scopes.append(
      SpeechScope(
        tree: entry.tree,
        base: entry.base,
        use: stop.use,
        constants: known.constants
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
