import CurbcutModel

extension Findings {
  /// Reports a control whose title or label has no text.
  ///
  /// - Parameters:
  ///   - kind: what the control is called in the message: "date picker".
  ///   - severity: how bad that is; nil for what the rule says.
  mutating func reportUnlabeled(_ control: Element, kind: String, severity: Severity? = nil) {
    switch ControlLabel(of: control).hasText {
    case .yes:
      return
    case .unknown:
      cannotTell("whether its label has text")
    case .no:
      report(
        "This \(kind) has no accessibility label\(unspokenIdentifier(of: control))",
        at: control.head,
        // What a table shows, its column names.
        severity: control.enclosing(.tableColumn) == nil ? severity : .info,
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
    let naming = AdjacentText(of: control).naming
    let text = naming?.visibleText.value?.literal.map { text in
      String(text.reversed().drop { ":.!,".contains($0) || $0.isWhitespace }.reversed())
    }
    // Between hours and minutes there stands a colon.
    let beside =
      text.flatMap { $0.isEmpty ? nil : $0 } ?? captionOfRow(before: control)
      ?? titleOfColumn(around: control)
    // What the project looks up is looked up here too.
    let constant =
      precedingConstant(of: control) ?? naming.flatMap(keyShown(by:)) ?? sectionTitle(of: control)
    let bound = control.arguments.binding?.memberName.flatMap { ActionWords.label(forProperty: $0) }
    let shown =
      constant ?? prompt(of: control) ?? drawnPlaceholder(of: control)
      ?? (beside == nil ? shownTitle(of: control) ?? givenTitle(of: control) : nil)
      ?? (beside == nil && control.is(.textEditor) ? placeholder(of: control, bound) : nil)
    // What is handed its text by whoever uses it is named there.
    if beside == nil, bound == nil, shown == nil, showsTextOfUser(control) { return [] }
    let source = shown ?? literal(beside ?? bound ?? "<#What it is for#>")
    // A field draws its title as placeholder: it would say again what stands before it, or lie under
    // the boxes of a code.
    let isOfPrompt = shown != nil && shown == prompt(of: control)
    let drawsTitle =
      control.is(.textField, .secureField)
      && (beside != nil || shown != nil && !isOfPrompt
        || control.hasModifier("kerning", "tracking", "offset")
        // Another view draws the placeholder.
        || control.container?.is(.zStack) == true)
      // A style of the project's own draws its label whether or not labels are hidden.
      || control.is(.toggle) && hasOwnStyle(control)
    guard let title = control.title, !drawsTitle else {
      let label = ".accessibilityLabel(\(source))"
      return [.review("Add `\(label)`", .append(label, to: control))]
    }
    // A title takes no resource on all systems.
    let words = source.hasPrefix(".") ? "String(localized: \(source))" : source
    let setTitle = Change.replace(title.value.range, with: words)
    if ControlLabel(of: control).optionsStyle != nil, !Exemption.optionGroup.apply(to: control) {
      // VoiceOver would not read the title alone.
      var group = [".accessibilityElement(children: .contain)", ".accessibilityLabel(\(source))"]
      // The Mac draws the title.
      if !hidesLabels(control) { group.insert(".labelsHidden()", at: 0) }
      return [.review("Set the title to \(words)", setTitle, .append(group, to: control))]
    }
    // An empty title was meant not to be seen.
    guard !control.is(.textField, .secureField), !hidesLabels(control) else {
      return [.review("Set the title to \(words)", setTitle)]
    }
    // In a pile its empty title keeps it apart from what is drawn under it.
    if control.container?.is(.zStack) == true { return [] }
    return [
      .review("Set the title to \(words)", setTitle, .append(".labelsHidden()", to: control))
    ]
  }
}

/// What the column of a table is called that a control is in: “Read only” of
/// `TableColumn("Read only?") { … }`.
private func titleOfColumn(around control: Element) -> String? {
  guard let column = control.enclosing(.tableColumn),
    let words = column.title?.value.phrase.value?.literal
  else { return nil }
  let text = String(words.reversed().drop { ":.?".contains($0) || $0.isWhitespace }.reversed())
  return text.isEmpty ? nil : text
}

/// The key of a string table that a text shows, as written: `"profile.name"`.
private func keyShown(by text: Element) -> String? {
  guard text.arguments.count == 1, let shown = text.arguments.first, shown.label == nil,
    case .string(let phrase) = shown.value.form, let key = phrase.literal,
    let words = text.visibleText.value?.literal, words != key
  else { return nil }
  return shown.value.source
}

/// The constant of generated code, `L10n.tellMore` or `.common(.tellMore)`, that stands right before a
/// control; nil where the words are written there, or not known.
private func precedingConstant(of control: Element) -> String? {
  guard let text = textBefore(control), text.arguments.count == 1, !text.isAlternative(to: control),
    let shown = text.arguments.first, shown.label == nil, shown.value.isGeneratedText
  else { return nil }
  if shown.value.path != nil {
    guard let words = text.visibleText.value?.literal, !words.hasSuffix(":"), !words.hasSuffix(".")
    else { return nil }
  }
  return shown.value.source
}

/// What titles the section of which a control is all: a constant of generated code, or the text that the
/// view itself is handed; nil where its words are written there.
private func sectionTitle(of control: Element) -> String? {
  guard let section = control.container, section.content.count == 1 else { return nil }
  if section.isCustomView { return titleHanded(to: section) }
  guard section.is(.section) else { return nil }
  let headers = section.children(in: .header)
  guard headers.count == 1, let header = headers.first, header.is(.text) || header.isCustomView,
    header.arguments.count == 1, let shown = header.arguments.first,
    shown.label.map(titleNames.matchesEnd) ?? true
  else { return nil }
  if shown.value.isGeneratedText { return shown.value.source }
  guard let name = shown.value.path,
    ["String", "LocalizedStringKey", "LocalizedStringResource"]
      .contains(control.declaration?.property(name)?.type ?? "")
  else { return nil }
  return name
}

/// The title that a view of the project is handed with its content: `Strings.theme` of
/// `SettingRow(name: Strings.theme) { … }`.
private func titleHanded(to view: Element) -> String? {
  let titles = view.arguments.filter { argument in
    !argument.isTrailingClosure && argument.label.map(titleNames.matchesEnd) ?? true
      && argument.value.isGeneratedOrWritten
  }
  return titles.count == 1 ? titles.first?.value.source : nil
}

extension Expression {
  /// Whether it is a text of generated code: `L10n.close`, `.common(.close)`.
  var isGeneratedText: Bool {
    switch form {
    case .member(let base?, _):
      return base.path?.first?.isUppercase == true
    case .call(let callee, let arguments):
      // `String(localized: "hut.name")`
      if callee.path == "String", arguments.count == 1, let key = arguments.first,
        key.label == "localized", case .string(let phrase) = key.value.form, phrase.literal != nil
      {
        return true
      }
      guard case .member(nil, _) = callee.form, arguments.count == 1,
        case .member(nil, _)? = arguments.first?.value.form
      else { return false }
      return arguments.first?.label == nil
    default: return false
    }
  }
}

/// The words that begin the row or column above or before a control, where a value goes on after them:
/// “Duration” of `HStack { Text("Duration"); Spacer(); Text(shown) }`.
private func captionOfRow(before control: Element) -> String? {
  guard control.is(.slider, .stepper), let container = control.container else { return nil }
  let row = container.children(in: control.slotInContainer).last {
    $0.index < control.index && !$0.is(.spacer)
  }
  guard let row, row.is(.hStack, .vStack), !row.isAlternative(to: control) else { return nil }
  let content = row.content.filter { !$0.is(.spacer) }
  guard content.count == 2, content[0].is(.text, .label), content[1].is(.text),
    let words = content[0].visibleText.value?.literal, content[1].visibleText.value?.literal == nil,
    words.contains(where: \.isLetter)
  else { return nil }
  return String(words.reversed().drop { ":.!,".contains($0) || $0.isWhitespace }.reversed())
}

/// The text right before a control in its stack or pile.
private func textBefore(_ control: Element) -> Element? {
  guard let container = control.container else { return nil }
  let before = container.children(in: control.slotInContainer).last {
    $0.index < control.index && !$0.is(.spacer) && $0.row?.isPaint != true
  }
  return before.flatMap { $0.is(.text) ? $0 : nil }
}

/// The expression that the text right before a control shows: `setting.title`. Not one that has to
/// do with the control's value.
private func shownTitle(of control: Element) -> String? {
  // Text in a pile is the placeholder; what names the field stands before the pile.
  let place = control.container.flatMap { $0.is(.zStack) ? $0 : nil } ?? control
  guard let container = place.container,
    let text = container.children(in: place.slotInContainer).last(where: {
      $0.index < place.index && !$0.is(.spacer)
    }).flatMap(firstText), text.arguments.count == 1, !text.isAlternative(to: control),
    let shown = text.arguments.first, shown.label == nil || shown.label == "verbatim",
    let path = shown.value.path, !path.lowercased().includes("attributed"),
    let name = shown.value.memberName,
    titleNames.matchesEnd(of: name)
      || path.hasPrefix("L10n.") || path.hasPrefix("Strings.")
  else { return nil }
  return path
}

/// A text, or the first one in a row or column of what stands before a control.
private func firstText(of view: Element) -> Element? {
  if view.is(.text) { return view }
  guard view.is(.vStack, .hStack) else { return nil }
  return view.descendants.first { $0.is(.text) && $0.isHidden == .no }
}

/// The words of a field's prompt, which is drawn in place of its title, where they say what its binding
/// does: `Strings.search` of `TextField("", text: $searchText, prompt: Text(Strings.search))`.
private func prompt(of field: Element) -> String? {
  guard field.is(.textField, .secureField), var prompt = field.argument("prompt") else {
    return nil
  }
  if let (callee, arguments) = prompt.call, callee.path == "Text", arguments.count == 1,
    let words = arguments.first, words.label == nil
  {
    prompt = words.value
  }
  guard prompt.isGeneratedOrWritten, let bound = field.arguments.binding?.memberName else {
    return nil
  }
  // “At least 8” names nothing.
  let words = Set(Identifier.words(of: bound))
  return Identifier.words(of: prompt.source).contains(where: words.contains) ? prompt.source : nil
}

/// The words of the text that a modifier of the project is handed to draw as the placeholder:
/// `.placeholder(when: text.isEmpty) { Text("Search") }`.
private func drawnPlaceholder(of field: Element) -> String? {
  guard field.is(.textField, .secureField),
    field.ownModifiers.contains(where: { NameHint("placeholder prompt").matches($0.name) })
  else { return nil }
  let texts = field.children(in: .modifierContent).filter { $0.is(.text) }
  guard texts.count == 1, let words = texts.first?.arguments.first, words.label == nil,
    words.value.isGeneratedOrWritten || words.value.call?.callee.path == "NSLocalizedString"
  else { return nil }
  return words.value.source
}

/// What the text shows that lies over a text editor as long as nothing is written in it: what its view is
/// handed, or words where nothing else names it.
private func placeholder(of editor: Element, _ bound: String?) -> String? {
  let pile = editor.container.flatMap { $0.is(.zStack) ? $0.content : nil } ?? []
  let texts = (pile + editor.children(in: .overlay)).filter { text in
    text.is(.text) && text.arguments.count == 1
      && text.conditions.last.map { $0.kind == .branch && $0.source.includes("isEmpty") } == true
  }
  // One that moves aside when something is written is there all the time.
  let floating = pile.compactMap { text -> String? in
    guard text.is(.text), text.index > editor.index, text.arguments.count == 1,
      let name = text.arguments.first?.value.path?.withoutSelf,
      placeholderNames.matchesEnd(of: name),
      editor.declaration?.property(name)?.type == "String"
    else { return nil }
    return name
  }
  if texts.isEmpty, floating.count == 1 { return floating.first }
  guard texts.count == 1, let words = texts.first?.arguments.first, words.label == nil,
    words.value.path != nil || bound == nil && words.value.phrase.value?.literal != nil,
    !words.value.source.includes("\n")
  else { return nil }
  return words.value.source
}

/// Whether a toggle has another style than those of the system, or may have.
private func hasOwnStyle(_ toggle: Element) -> Bool {
  let style = sequence(first: toggle, next: \.parent).lazy.compactMap {
    $0.modifier("toggleStyle")
  }.first?.firstArgument
  guard let style else { return false }
  let name = style.call?.callee.path ?? style.memberName ?? ""
  return ![
    "switch", "button", "automatic", "SwitchToggleStyle", "ButtonToggleStyle", "DefaultToggleStyle",
  ].contains(name)
}

/// The name of the property that the control's own view is handed its title in.
private func givenTitle(of control: Element) -> String? {
  guard control.is(.textField, .secureField), let declaration = control.declaration else {
    return nil
  }
  let titles = declaration.properties.filter { property in
    guard property.getter == nil, property.attributes.isEmpty, !property.isStatic,
      ["label", "title", "placeholder", "prompt"].contains(property.name)
    else { return false }
    switch property.type {
    case "String", "LocalizedStringKey": return true
    case "String?", "LocalizedStringKey?":
      return sequence(first: control, next: \.parent).contains { view in
        view.conditions.contains {
          $0.alternative == 0
            && ["let \(property.name)", "let \(property.name) = \(property.name)"]
              .contains($0.source)
        }
      }
    default: return false
    }
  }
  return titles.count == 1 ? titles.first?.name : nil
}

/// Whether it is a field of a view that others put to use, each for a text of its own:
/// `@Binding var text: String`.
private func showsTextOfUser(_ control: Element) -> Bool {
  guard control.is(.textField, .secureField, .textEditor),
    let binding = control.arguments.binding?.path, binding.hasPrefix("$"),
    case let name = String(binding.dropFirst()), !name.includes(".")
  else { return false }
  return control.declaration?.property(name)?.attributes.contains("Binding") == true
}

/// What properties are called that a field shows as long as it is empty.
private let placeholderNames = NameHint("placeholder prompt title label hint")

/// What properties are called that name something.
private let titleNames = NameHint("title name label caption description header heading")

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
