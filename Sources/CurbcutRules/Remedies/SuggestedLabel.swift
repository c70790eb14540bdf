import CurbcutModel

/// A label that a fix suggests, as the source of the argument.
///
/// Its words come from the action, the destination, or from what a control with the symbol usually
/// does where the action does not contradict it; else a person fills them in. It is always for a
/// person to review: no tool knows what an image means.
struct SuggestedLabel {
  /// A string literal, or a ternary of two.
  let source: String

  /// Whether it is the same words in every state.
  var isConstant: Bool { source.hasPrefix("\"") }

  /// The words that it may be.
  var alternatives: [String] {
    source.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Whether a person has to write the words.
  var isPlaceholder: Bool { source.hasPrefix("\"<#") || source.hasPrefix("<#") }

  /// What to do, for the fix's title.
  var title: String { "Add `.accessibilityLabel(\(source))`" }

  var modifier: String { ".accessibilityLabel(\(source))" }

  init(words: String) {
    source = literal(words)
  }

  /// The label for an image that stands for itself.
  ///
  /// The name of a file says nothing that VoiceOver does not read without a label.
  init(forImage image: Element) {
    source = Self.source(forImage: image)
  }

  private static func source(forImage image: Element) -> String {
    // A tap that opens or switches something makes it a control.
    if !image.taps.isEmpty, case .toggle? = Activation(of: image).meaning {
      return SuggestedLabel(forControl: image).source
    }
    if let words = wordsOfOtherPlatform(for: image) { return words }
    let content = ImageContent(of: image)
    let names = content.isSymbol ? content.names : []
    // What a button does is not what a picture shows.
    let words = Set(
      names.map { image.isInteractive == .no ? Symbols.told($0) : Symbols.suggestedLabel($0) }
    )
    if let state = state(shownBy: image) { return literal(state) }
    if words.count == 1, let first = words.first, let words = first { return literal(words) }
    if !content.isSymbol, content.names.count == 1, let logo = nameOfLogo(content.names[0]) {
      return literal(logo)
    }
    if image.isInteractive == .no, let flag = flag(choosing: image) ?? choice(for: image) {
      return "\(flag) ? \"<#What it shows then#>\" : \"<#What it shows otherwise#>\""
    }
    return image.isInteractive == .no ? "\"<#What the image shows#>\"" : "\"<#What it does#>\""
  }

  /// The flag that decides which of two images is shown: of a ternary, or what a function of the project
  /// is handed, `Image.checkbox(active: isOn)`.
  private static func flag(choosing image: Element) -> String? {
    let content = ImageContent(of: image)
    if content.names.count == 2, let condition = content.condition { return condition }
    guard let declaration = image.declaration else { return nil }
    let flags = content.makingArguments.compactMap { $0.value.path }.filter { path in
      declaration.property(path.withoutSelf)?.type == "Bool"
        || declaration.functions.contains { function in
          function.node.range.contains(image.range.lowerBound)
            && function.parameters.contains { $0.name == path && $0.type == "Bool" }
        }
    }
    return flags.count == 1 ? flags.first : nil
  }

  /// The condition that decides which picture an initializer of the project is told to make, or which
  /// color it has: `Image(icon: isMention ? .at : .reply)`; nil where it would not fit on a line.
  static func choice(for image: Element) -> String? {
    guard case .wrapped? = ImageContent(of: image).source else { return nil }
    let looks: Set = ["foregroundStyle", "foregroundColor", "tint", "symbolVariant"]
    let colors = image.ownModifiers.filter { looks.contains($0.name) && !$0.isConditional }
    let values =
      image.arguments.filter { !$0.isTrailingClosure }.map(\.value)
      + colors.filter { $0.name != "symbolVariant" }.compactMap(\.firstArgument)
    for value in values {
      guard case .ternary(let condition, _, _) = value.form, !condition.source.includes("\n") else {
        continue
      }
      return condition.source
    }
    return nil
  }

  /// What the branch says that the image stands in: “Downloaded” for `if isDownloaded`.
  private static func state(shownBy image: Element) -> String? {
    guard ImageContent(of: image).isSymbol, image.isInteractive == .no,
      let condition = image.conditions.last, condition.kind == .branch, condition.alternative == 0,
      condition.source.utf8.allSatisfy({ $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }),
      let name = condition.source.nameOfValue, name.hasSuffix("ed"),
      let label = ActionWords.label(forProperty: name), !NameHint.showing.matches(name)
    else { return nil }
    return label
  }

  /// The label for a control that shows only imagery.
  ///
  /// - Parameter readsHelp: whether the text of `.help(_:)` counts, which VoiceOver reads as a hint.
  init(forControl control: Element, readsHelp: Bool = true) {
    if let words = Self.wordsOfOtherPlatform(for: control) {
      source = words
      return
    }
    if readsHelp, let help = Self.help(of: control) {
      source = help
      return
    }
    if let caption = Self.caption(of: control) {
      source = caption
      return
    }
    var source = Self.source(forControl: control)
    let words = String(source.dropFirst().dropLast())
    // “More information” does not say where a link leads.
    if control.is(.link, .navigationLink), Words.isGenericLink(words) {
      source = literal("<#Where it leads#>")
    }
    // One of several pictures that its caller chooses: the same words would not fit them all.
    if source.hasPrefix("\"<#"), Imagery(of: control).spokenNames.count > 2,
      Self.isOfCaller(control)
    {
      source = "<#Words for each of its pictures#>"
    }
    self.source = ControlPictures(of: control)?.choice(of: source) ?? source
  }

  /// The word that the picture's file is called by, where that is what pressing it shows: “Carbs”, rather
  /// than “Show carb” of `showCarb = true`.
  private static func pictureWord(of control: Element, for words: String) -> String? {
    let names = Imagery(of: control).spokenNames
    guard words.hasPrefix("Show "), names.count == 1, let name = names.first,
      name.count > 2, name.allSatisfy(\.isLetter)
    else { return nil }
    let (subject, word) = (words.dropFirst(5).lowercased(), name.lowercased())
    guard word.hasPrefix(subject) || subject.hasPrefix(word) else { return nil }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Whether whoever uses its view decides what pressing it does.
  private static func isOfCaller(_ control: Element) -> Bool {
    guard let action = control.action, !action.isUnread else { return !control.is(.button) }
    return action.calls.contains { path in
      control.declaration?.property(path.withoutSelf)?.isClosureOfCaller == true
    }
  }

  private static func source(forControl control: Element) -> String {
    let meaning = Activation(of: control).meaning
    if meaning == nil, let words = stepWords(of: control) { return literal(words) }
    if let words = wordsOfMember(around: control),
      // “Add cheat” of `addCheatButton` says more than “Add” of `add()`.
      meaning == nil || meaning?.words == "Clear"
        || meaning?.words.map({ !$0.includes(" ") && words.hasPrefix("\($0) ") }) == true
    {
      return literal(words)
    }
    if meaning == nil, Imagery(of: control).spokenNames == ["Close"], closesPresented(control) {
      return literal("Close")
    }
    if case .toggle? = meaning, Imagery(of: control).spokenNames == ["Close"] {
      // It is shown while something is open, so that the flag it flips is always true.
      return literal("Close")
    } else if case .toggle(let path)? = meaning, let source = toggleSource(for: control, path) {
      // While something is presented over it, nobody presses it.
      let isPresented = presents(path, around: control)
      let shown = isPresented ? path.nameOfValue.flatMap(ActionWords.label(forFlag:)) : nil
      return shown.map(literal) ?? source
    } else if meaning == nil || meaning?.words == "Close", showsWayBack(control) {
      return literal("Back")
    } else if let source = symbolSource(of: control, meaning) {
      return withItem(source, for: control)
    } else if let words = changingWords(of: control, meaning) {
      return literal(words)
    } else if let words = words(of: control, meaning) {
      // The same words in each row would not tell the rows apart.
      let name = pictureWord(of: control, for: words) ?? words
      guard isRepeated(control) else { return literal(name) }
      return titleOfItem(beside: control).map { "\"\(name) \\(\($0))\"" }
        ?? literal("\(name) <#which one#>")
    } else if meaning == nil, let words = wordsOfType(around: control) {
      return literal(words)
    } else {
      return "\"<#What it does#>\""
    }
  }

  /// Whether its picture is called after the way back: `Image("backArrow")`.
  private static func showsWayBack(_ control: Element) -> Bool {
    var names = Imagery(of: control).images.flatMap { ImageContent(of: $0).names }
    if names.isEmpty {
      // `IconProvider.chevronLeft`
      names = Imagery(of: control).images.map(\.headSource).filter { !$0.includes("(") }
        .compactMap { $0.split(separator: ".").last.map(String.init) }
    }
    return !names.isEmpty
      && names.allSatisfy { name in
        let words = Set(Identifier.words(of: name))
        return words.contains("back")
          || !words.isDisjoint(with: ["arrow", "chevron", "caret"])
            && !words.isDisjoint(with: ["left", "backward"])
            && words.isDisjoint(with: ["right", "up", "down", "turn", "uturn"])
      }
  }

  /// The text below an icon, where the two are all that a column holds: the name that people see.
  private static func caption(of control: Element) -> String? {
    guard let column = control.container, column.is(.vStack), control.slotInContainer == .content,
      !control.isConditional, Imagery(of: control).images.allSatisfy(\.showsNamedPicture)
    else { return nil }
    let content = column.content.filter { !$0.is(.spacer) }
    guard content.count == 2, content[0].index == control.index, let text = content.last,
      text.is(.text), text.isTextual == .yes, text.isHidden == .no, text.isInteractive == .no,
      !text.isConditional, !text.hasModifier("background", "overlay", "opacity", "hide", "hidden"),
      let shown = text.arguments.first?.value,
      text.arguments.dropFirst().allSatisfy({ $0.label == "comment" })
    else { return nil }
    if let words = text.visibleText.value?.literal, !words.isEmpty { return literal(words) }
    guard let path = shown.path, !path.includes("."),
      let type = text.declaration?.property(path)?.type,
      type == "String" || type == "LocalizedStringKey"
    else { return nil }
    return path
  }

  /// The text of `.help(_:)`, which somebody wrote to say what the control does.
  private static func help(of control: Element) -> String? {
    guard let text = control.ownModifiers.last(where: { $0.name == "help" })?.firstArgument else {
      return nil
    }
    // A constant of generated code: `Localizable.more`.
    if case .member(let base?, _) = text.form, base.path?.first?.isUppercase == true {
      return text.source
    }
    guard case .string(let phrase) = text.form, let words = phrase.literal, !words.isEmpty
    else { return nil }
    return text.source
  }

  /// Whether it stands in each row of a repetition and has to do with the row's item.
  private static func isRepeated(_ control: Element) -> Bool {
    // A swipe or a context menu is on its row.
    guard let repetition = control.enclosing(.forEach), control.place.isDisjoint(with: .menu) else {
      return false
    }
    // Of several kinds of controls in a row each comes once.
    let isOneOfCases = sequence(first: control, next: \.parent)
      .prefix { $0.index != repetition.index }
      .contains { outer in
        outer.conditions.contains { $0.decision?.node.kind == .switchExpr }
      }
    if isOneOfCases { return false }
    guard let names = repetition.closure(.content)?.parameters, !names.isEmpty else { return true }
    let source = control.headSource
    return names.contains { source.includes($0) }
  }

  /// “Increase volume” for a plus that calls `adjustVolume(by: 1)`: the minus beside it calls the same.
  private static func changingWords(of control: Element, _ meaning: ActionMeaning?) -> String? {
    guard let words = meaning?.words, let verb = words.split(separator: " ").first,
      ["Adjust", "Change", "Update", "Set", "Step", "Modify"].contains(verb)
    else { return nil }
    let names = Set(Imagery(of: control).images.flatMap { ImageContent(of: $0).shownNames })
    let steps = Set(names.compactMap { $0.split(separator: ".").first })
    let rest = words.dropFirst(verb.count)
    return steps == ["plus"] ? "Increase\(rest)" : steps == ["minus"] ? "Decrease\(rest)" : nil
  }

  /// “Decrease” for a minus that sets a value to what it makes of it: `date = date - 60`.
  private static func stepWords(of control: Element) -> String? {
    let names = Imagery(of: control).images.flatMap { ImageContent(of: $0).shownNames }
    let steps = Set(names.compactMap { $0.split(separator: ".").first })
    guard steps.count == 1, let step = steps.first, step == "plus" || step == "minus",
      control.action?.assignments.contains(where: { target, value in
        value.boolean == nil && target.pathNames.last.map { value.mentions($0) } == true
      }) == true
    else { return nil }
    return step == "plus" ? "Increase <#what#>" : "Decrease <#what#>"
  }

  /// What the function or property is called that holds nothing but the button: “Cancel edit” for
  /// `func cancelEditButton()`.
  private static func wordsOfMember(around control: Element) -> String? {
    guard control.is(.button), let declaration = control.declaration else { return nil }
    let place = control.range.lowerBound
    let name =
      declaration.functions.first { $0.node.range.contains(place) }?.name
      ?? declaration.properties.first { $0.node.range.contains(place) }?.name
    guard let name, name.hasSuffix("Button"), let label = ActionWords.label(forAction: name),
      ActionWords.isOrder(label), label.includes(" ")
    else { return nil }
    return label
  }

  /// Whether it takes away what is presented: `selected = nil` where `sheet(item: $selected)` is.
  private static func closesPresented(_ control: Element) -> Bool {
    let emptied = (control.action?.assignments ?? []).filter { $0.value.form == .nothing }
      .map(\.target.withoutSelf)
    return control.tree.elements.contains { element in
      element.ownModifiers.contains { modifier in
        modifier.argument("item").map { item in emptied.contains { item.source == "$" + $0 } }
          == true
      }
    }
  }

  /// What a button type is called whose action its caller decides: “Clear” in `ClearButton`.
  private static func wordsOfType(around control: Element) -> String? {
    guard let name = control.declaration?.name, name.hasSuffix("Button"),
      let label = ActionWords.label(forAction: name), ActionWords.isOrder(label)
    else { return nil }
    return label
  }

  /// The words for a control without its imagery: of its action or destination.
  static func words(of control: Element) -> String? {
    words(of: control, Activation(of: control).meaning)
  }

  private static func words(of control: Element, _ meaning: ActionMeaning?) -> String? {
    if case .toggle(let path)? = meaning {
      guard let words = path.nameOfValue.flatMap(ActionWords.label(forProperty:)) else {
        return nil
      }
      // “Zoomed” says what is so, and not what pressing does.
      let isState = words.hasSuffix("ed") || words.hasSuffix(" controller")
      return control.is(.toggle) || !isState ? words : nil
    }
    if let words = meaning?.words { return words }
    if let destination = Activation(of: control).destinationName,
      let words = ActionWords.label(forDestination: destination), !Words.isGenericLink(words)
    {
      return words
    }
    // “saveButton”, where nothing else tells.
    let words = SpokenIdentifier(of: control).identifier.flatMap(CodeNames.words)
    return words?.hasPrefix("Overflow") == true ? "More" : words
  }

  /// What pressing it does in either state of a flag that it flips.
  private static func toggleSource(for control: Element, _ path: String) -> String? {
    guard let name = path.nameOfValue, let labels = ActionWords.labels(forToggling: name) else {
      return nil
    }
    return "\(path) ? \(literal(labels.set)) : \(literal(labels.unset))"
  }

  /// Whether a flag that is flipped presents a sheet, a dialog or the like over what is there:
  /// `sheet(isPresented: $showsProfile)`.
  private static func presents(_ path: String, around control: Element) -> Bool {
    let name = path.withoutSelf
    return control.tree.elements.contains { element in
      element.ownModifiers.contains { modifier in
        modifier.argument("isPresented")?.source == "$" + name
      }
    }
  }

  /// What a control with its symbol usually does; a ternary where the symbol is one. Nil where the
  /// action says that this one does something else, or says it better.
  private static func symbolSource(of control: Element, _ meaning: ActionMeaning?) -> String? {
    let symbols = Imagery(of: control).images.filter { ImageContent(of: $0).isSymbol }
    // Both arms of a condition may show the same one.
    guard let symbol = symbols.first,
      symbols.dropFirst().allSatisfy({
        ImageContent(of: $0).shownNames == ImageContent(of: symbol).shownNames
          && $0.isAlternative(to: symbol)
      })
    else { return nil }
    if meaning == nil, wordsOfType(around: control) != nil { return nil }
    // `showCopied` says what has been done, where the action is something else than to show it.
    let isShowing =
      meaning?.words.map(ActionWords.isOrder) == true
      && ImageContent(of: symbol).condition.map(NameHint.showing.matches) == true
    if !isShowing, let state = stateSource(of: symbol) { return state }
    let names = ImageContent(of: symbol).shownNames
    if meaning == nil, names.contains(where: isAmbiguous),
      !names.compactMap(Symbols.suggestedLabel).contains(where: { isMentioned($0, around: control) }
      )
    {
      return nil
    }
    let isOfPassword = hidesPassword(around: control)
    let words = ImageContent(of: symbol).shownNames.map { name in
      Symbols.suggestedLabel(name).map {
        isOfPassword ? $0 : $0.replacing(" password", with: " <#what#>")
      }
    }
    guard let first = words.first ?? nil else { return nil }
    if words.count == 2, let second = words[1], second != first,
      let condition = ImageContent(of: symbol).condition
    {
      guard agrees([first, second], names, with: meaning), first != "Completed",
        first != "Not completed",
        // Of two names of symbols the action may agree with one, whichever is shown.
        meaning?.words.map({ ![first, second].contains($0) }) ?? true
      else { return nil }
      return "\(condition) ? \(literal(first)) : \(literal(second))"
    }
    guard words.allSatisfy({ $0 == first }),
      agrees([first], ImageContent(of: symbol).shownNames, with: meaning)
    else { return nil }
    // “Delete item” says more than “Delete”.
    if let told = meaning?.words, told.count > first.count, !told.hasPrefix("Show "),
      stems(of: [told]).isSuperset(of: stems(of: [first]))
    {
      return nil
    }
    if let told = meaning?.words, ["Next", "Previous"].contains(told), first != told { return nil }
    // An order that stays the same would contradict the state that is added.
    if case .toggle? = meaning, ActionWords.isOrder(first) { return nil }
    // The system may say the same as an order: “Toggle Sidebar”.
    if let spoken = names.first.flatMap(Symbols.spokenName), names.count == 1,
      Words.orderingVerb(of: spoken) != nil, stems(of: [spoken]).isSuperset(of: stems(of: [first]))
    {
      return literal(spoken)
    }
    return literal(first)
  }

  /// What pressing it does where the symbol is chosen by a flag: `isLocked ? "Unlock" : "Lock"`.
  private static func stateSource(of symbol: Element) -> String? {
    guard let condition = ImageContent(of: symbol).condition,
      condition.utf8.allSatisfy({ $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }),
      !condition.hasPrefix("!"), let name = condition.nameOfValue,
      let labels = ActionWords.labels(forToggling: name)
    else { return nil }
    return "\(condition) ? \(literal(labels.set)) : \(literal(labels.unset))"
  }

  /// Symbols that apps use for so many things that a guess is mostly wrong.
  private static func isAmbiguous(_ symbol: String) -> Bool {
    [
      "slider.horizontal.3", "xmark.circle", "gobackward", "goforward", "textformat", "bolt",
      "flame",
    ]
    .contains { symbol == $0 || symbol == $0 + ".fill" }
  }

  /// Whether code around a control has to do with a password, which an eye mostly shows.
  private static func hidesPassword(around control: Element) -> Bool {
    let code = control.declaration?.node.code ?? ""
    return ["assword", "asscode", "SecureField", "secure", "ecret"].contains(where: code.includes)
  }

  /// Whether the type that the control is in is about what a label says.
  private static func isMentioned(_ label: String, around control: Element) -> Bool {
    guard let name = control.declaration?.name else { return false }
    let words = Identifier.words(of: name).joined(separator: " ")
    return !stems(of: [label]).isDisjoint(with: stems(of: [words]))
  }

  /// Whether what is done can be what a symbol usually stands for.
  private static func agrees(
    _ labels: [String],
    _ symbols: [String],
    with meaning: ActionMeaning?
  ) -> Bool {
    guard let told = meaning?.words else { return true }
    let words = stems(of: [told])
    guard words.count > 1 else { return !words.isDisjoint(with: stems(of: labels + symbols)) }
    return labels.contains { words.isSuperset(of: stems(of: [$0])) }
  }

  /// The beginnings of the words in some texts, without those that connect them.
  private static func stems(of texts: [String]) -> Set<String> {
    let connecting: Set = [
      "from", "to", "the", "a", "on", "off", "of", "show", "open", "fill", "circle",
    ]
    let words = texts.flatMap { $0.lowercased().split { !$0.isLetter } }.map(String.init)
    return Set(words.filter { !connecting.contains($0) }.map { String($0.prefix(5)) })
  }
}

extension Element {
  /// Whether it is a symbol or a picture from the app's own assets.
  fileprivate var showsNamedPicture: Bool {
    switch ImageContent(of: self).source {
    case .symbol, .asset: true
    case .data, .wrapped, nil: false
    }
  }
}
