import CurbcutModel

/// A control that may show nothing but imagery.
struct IconControl: Sendable {
  let element: Element

  init(of element: Element) {
    self.element = element
  }
}

extension IconControl {
  /// Whether a control shows only imagery: shapes or images, and no title or text.
  var isIconOnly: Certainty {
    guard element.title == nil else { return .no }
    let text = element.is(.disclosureGroup) ? ControlLabel(of: element).hasText : element.isTextual
    // Its own label counts as its text; whether it has one is for the exemptions.
    guard text != .yes || element.isNamed != .no, Imagery(of: element).isDrawn else { return .no }
    return element.isNamed == .no ? !text : .yes
  }

  /// Whether a picture that has been loaded takes the place of all its words.
  var losesName: Bool {
    element.title == nil && element.isNamed == .no
      && PassingWords.mayBeAll(in: element.children(in: .label))
  }

  /// Whether it is reported as a control that shows only imagery and has no label.
  var isUnlabeled: Bool {
    isIconOnly == .yes && !Exemption.unlabeledIconControl.apply(to: element)
  }
}

/// Whether VoiceOver has a spoken name for every symbol that it may show.
private func hasOnlySpokenSymbols(_ element: Element) -> Bool {
  let images = Imagery(of: element).images
  guard !images.isEmpty, images.allSatisfy({ ImageContent(of: $0).isSymbol }) else {
    return false
  }
  let names = images.flatMap { ImageContent(of: $0).shownNames }
  return !names.isEmpty && names.allSatisfy { Symbols.spokenName($0) != nil }
}

/// Whether it shows symbols of which nobody knows which they are: VoiceOver may have a name for them.
private func showsUnknownSymbols(_ element: Element) -> Bool {
  let images = Imagery(of: element).images
  return !images.isEmpty
    && images.allSatisfy { image in
      let content = ImageContent(of: image)
      if content.source == .wrapped(isSymbol: true) { return image.arguments.isEmpty }
      return content.isSymbol && content.names.isEmpty
    }
}

/// Whether it shows symbols that nearly every app uses alike, so that people guess what is meant even
/// where VoiceOver reads their raw names: “info.circle”.
private func showsCommonSymbols(_ element: Element) -> Bool {
  let images = Imagery(of: element).images
  return !images.isEmpty
    && images.allSatisfy { image in
      let content = ImageContent(of: image)
      return content.isSymbol && !content.names.isEmpty
        && content.names.allSatisfy { Symbols.suggestedLabel($0) != nil }
    }
}

/// Whether the system's name for the symbol, or the name of the image's file, says what the label
/// would that the control would be given: “More” for “More options”.
private func isNamedFittingly(_ control: Element) -> Bool {
  let names = Imagery(of: control).spokenNames
  if isNamedByAction(control) || names == ["Close"] && endsSelection(control) { return true }
  if names.count == 1, names.allSatisfy({ isNamedByView($0, around: control) }) { return true }
  let labels = SuggestedLabel(forControl: control, readsHelp: false).alternatives
  guard !names.isEmpty, labels.count <= names.count else { return false }
  // “Pause” and “Play” are what either state does.
  return names.allSatisfy { name in labels.contains { Symbols.fits(name, $0) } }
    && labels.allSatisfy { label in names.contains { Symbols.fits($0, label) } }
}

/// Whether a control sets what is selected or shown to nil, and so closes it: `selectedPhoto = nil`.
private func endsSelection(_ control: Element) -> Bool {
  guard let action = control.action, action.steps.count == 1,
    case .assignment(let target, let value)? = action.steps.first, value.form == .nothing
  else { return false }
  let words = Identifier.words(of: target.split(separator: ".").last.map(String.init) ?? target)
  return ["selected", "shown", "presented", "opened"].contains(words.first)
}

/// Whether its action is called after all of the names that its symbols have, of which one is shown at a
/// time: `togglePlayPause` for “Play” and “Pause”.
private func isNamedByAction(_ control: Element) -> Bool {
  let names = Imagery(of: control).spokenNames.map { $0.lowercased() }
  guard Set(names).count > 1, let words = Activation(of: control).meaning?.words else {
    return false
  }
  let done = words.lowercased().split(separator: " ").map(String.init)
  return names.allSatisfy(done.contains)
}

/// Whether the system reads the symbol as an order whose verb its view is called after, “Search Document” in
/// `SearchBar`, where nothing says that it does something else.
private func isNamedByView(_ spoken: String, around control: Element) -> Bool {
  guard ActionWords.isOrder(spoken), let verb = spoken.lowercased().split(separator: " ").first,
    let name = control.declaration?.name,
    SuggestedLabel(forControl: control, readsHelp: false).isPlaceholder
  else { return false }
  return Identifier.words(of: name).contains(String(verb))
}

/// Whether the file of its only picture is called as the system calls the symbol of that name, or as
/// the last word of what the control does: “camera”, “settings” for “Show settings”. People hear a
/// word that they understand.
private func isNamedAsSymbol(_ control: Element) -> Bool {
  guard let name = Imagery(of: control).spokenNames.first,
    Imagery(of: control).spokenNames.count == 1, name.allSatisfy(\.isLetter)
  else { return false }
  if Symbols.spokenName(name)?.lowercased() == name.lowercased() { return true }
  let label = SuggestedLabel(forControl: control, readsHelp: false).source.dropFirst().dropLast()
  return label.split(separator: " ").last?.lowercased() == name.lowercased()
}

/// Whether the files of all its pictures are called by one plain word, which is what people hear: “settings”
/// or “remove”, in the language of the code.
///
/// Source: snapshots of `Image("name")`, whose label is the name.
private func isReadAsWords(_ control: Element) -> Bool {
  var names = Imagery(of: control).spokenNames
  if names.isEmpty { names = generatedNames(in: control) }
  // `navigateBack` is heard as what pressing it does.
  let areOrders =
    !names.isEmpty
    && names.allSatisfy { name in
      name.allSatisfy(\.isLetter) && Identifier.words(of: name).count == 2
        && ActionWords.label(forAction: name).map(ActionWords.isOrder) == true
    }
  return areOrders
    || !names.isEmpty
      && names.allSatisfy { name in
        name.count > 2 && name.allSatisfy(\.isLetter) && Identifier.words(of: name).count == 1
          && name.contains { "aeiouy".contains($0) } && !AssetNames.isVague(name)
          && !NameHint.icon.matches(name)
      }
}

/// What generated code calls the pictures of a control after their files: `Assets.settings.swiftUIImage`,
/// or the member that an icon of the project is handed, `Icon(\.close)`.
private func generatedNames(in control: Element) -> [String] {
  let parts = control.descendants.filter { $0.isHidden != .yes }
  return parts.compactMap { part in
    if part.is(.image) {
      let names = part.headSource.split(separator: ".").map(String.init)
      guard names.count > 2, let last = names.last, last == "swiftUIImage" || last == "image" else {
        return nil
      }
      return names[names.count - 2]
    }
    guard part.isCustomView || part.isUnknownView,
      let argument = part.arguments.first?.value.source, argument.hasPrefix("\\.")
    else { return nil }
    return String(argument.dropFirst(2))
  }
}

/// The label that begins with the only name VoiceOver has for a control, and says more: “Add reading” for
/// “Add”; nil where there is none.
private func saysLess(_ control: Element) -> String? {
  let names = Imagery(of: control).spokenNames
  let label = SuggestedLabel(forControl: control, readsHelp: false).source
  guard names.count == 1, let name = names.first, label.hasPrefix("\"\(name) "),
    !control.hasModifier("help")
  else { return nil }
  return label
}

extension Symbols {
  /// Whether the system's name for a symbol says what a label would: “More” for “More options”.
  static func fits(_ spoken: String, _ label: some StringProtocol) -> Bool {
    let label = label.lowercased()
    return switch spoken {
    case "More": label.hasPrefix("more")
    case "Edit": label == "edit" || ["change ", "rename "].contains { label.hasPrefix($0) }
    case "Back", "Close": label == "back" || label == "close" || label == "go back"
    case "Forward": label == "next" || label.hasSuffix("forward")
    case "Trash":
      label.hasPrefix("delete") || label.hasPrefix("trash") || label.hasPrefix("remove")
    default: label == spoken.lowercased()
    }
  }
}

extension Findings {
  /// Reports a control that shows only imagery, as badly as what VoiceOver makes of it.
  mutating func reportIconOnly(_ control: Element) {
    switch IconControl(of: control).isIconOnly {
    case .no where IconControl(of: control).losesName:
      let kind = control.role.noun
      return report(
        "Once its image is loaded, this \(kind) has no name; its words are those of the placeholder",
        at: control.head,
        severity: .warning,
        fixes: Self.fixes(forIconOnly: control)
      )
    case .no: return
    case .unknown: return cannotTell("whether it contains text")
    case .yes: break
    }
    let isSpoken = hasOnlySpokenSymbols(control)
    let isFitting = isNamedFittingly(control)
    let isUnderstood = isFitting || isNamedAsSymbol(control) || isReadAsWords(control)
    report(
      Self.message(forIconOnly: control, isSpoken: isSpoken, isFitting: isFitting),
      at: control.head,
      // A file's name is heard in one language, but it is heard.
      severity: isFitting && isSpoken
        ? .hint
        : isSpoken && saysLess(control) != nil
          ? .hint
          : isUnderstood || isSpoken || control.hasModifier("help") || showsUnknownSymbols(control)
            || showsCommonSymbols(control)
            ? .warning : .error,
      fixes: Self.fixes(forIconOnly: control)
    )
  }

  private static func message(
    forIconOnly control: Element,
    isSpoken: Bool,
    isFitting: Bool
  ) -> String {
    let kind = control.role.noun
    let names = Imagery(of: control).spokenNames
    if control.hasModifier("help") {
      return "This \(kind) has no accessibility label; `.help` adds only a hint"
    }
    let identifier = unspokenIdentifier(of: control)
    if names.isEmpty { return "This \(kind) has no accessibility label\(identifier)" }
    if isFitting, isSpoken { return namedBySymbol(kind, names) }
    let message = "VoiceOver reads this \(kind) as \(quoted(names))\(identifier)"
    guard isSpoken, identifier.isEmpty else { return message }
    if let label = saysLess(control) { return message + ", which says less than \(label)" }
    return message + ", which names the symbol, not what the \(kind) does"
  }

  private static func fixes(forIconOnly control: Element) -> [FixProposal] {
    // One label would take away what the two names say.
    if isNamedByAction(control) { return [] }
    let suggested = SuggestedLabel(forControl: control)
    // One label for each of many pictures would take away what tells them apart.
    if suggested.isPlaceholder, Imagery(of: control).spokenNames.isEmpty,
      control.enclosing(.forEach) != nil
    {
      return []
    }
    let label =
      repeatsSymbol(suggested, of: control)
      ? SuggestedLabel(words: "<#What it does#>") : suggested
    var changes = [Change.append(label.modifier, to: control)]
    if label.isConstant, !label.isPlaceholder, let state = shownState(of: control),
      !Exemption.exposedState.apply(to: control)
    {
      // The label stays the same while the image changes.
      let trait = selectedTrait(if: state.condition, images: state.images)
      changes = [.append([label.modifier, trait], to: control)]
    }
    let addLabel = FixProposal(title: label.title, safety: .review, changes: changes)
    return [addLabel] + (iconOnlyLabel(for: control, label).map { [$0] } ?? [])
  }

  /// Whether a label says no more than VoiceOver does without it, and its words come from the symbol alone:
  /// “Timer” for a menu with a timer.
  private static func repeatsSymbol(_ label: SuggestedLabel, of control: Element) -> Bool {
    let names = Imagery(of: control).spokenNames
    // Nearly every cross closes something.
    guard names.count == 1, let name = names.first, name != "Close", label.source == literal(name),
      !control.hasModifier("help"), !control.is(.link, .navigationLink)
    else { return false }
    return Activation(of: control).meaning == nil
  }

  /// What decides between the two states that its pictures draw.
  private static func shownState(
    of control: Element
  ) -> (condition: String, images: (isTrue: String, isFalse: String)?)? {
    let state = ShownState(of: control)
    if let toggle = state.toggle { return (toggle.path, nil) }
    // One picture in two looks is no state.
    guard let depiction = state.depiction, depiction.images.isTrue != depiction.images.isFalse,
      let condition = depiction.condition
    else { return nil }
    return (condition, depiction.images)
  }

  /// `Image(systemName: "x")` → `Label("Words", systemImage: "x").labelStyle(.iconOnly)`: the text
  /// then also serves Voice Control and the Large Content Viewer.
  private static func iconOnlyLabel(
    for control: Element,
    _ label: SuggestedLabel
  ) -> FixProposal? {
    let images = Imagery(of: control).images
    guard images.count == 1, let image = images.first, image.labeledControl?.range == control.range,
      ImageContent(of: image).isSymbol, ImageContent(of: image).names.count == 1,
      image.arguments.count == 1, let symbol = image.arguments.first,
      // These are modifiers of images, which a label does not have.
      !image.hasModifier("resizable", "renderingMode", "interpolation", "antialiased"),
      !label.isPlaceholder, label.isConstant
    else { return nil }
    // The package that adds `systemSymbol:` to images adds it to labels.
    let parameter = symbol.label == "systemSymbol" ? "systemSymbol" : "systemImage"
    return .review(
      "Use `Label` with `.labelStyle(.iconOnly)`",
      .replace(
        image.headRange,
        with: "Label(\(label.source), \(parameter): \(symbol.value.source)).labelStyle(.iconOnly)"
      )
    )
  }
}
