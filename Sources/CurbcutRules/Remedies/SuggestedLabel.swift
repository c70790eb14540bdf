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

  /// Whether a person has to write the words.
  var isPlaceholder: Bool { source.hasPrefix("\"<#") }

  /// What to do, for the fix's title.
  var title: String { "Add `.accessibilityLabel(\(source))`" }

  var modifier: String { ".accessibilityLabel(\(source))" }

  init(words: String) {
    source = literal(words)
  }

  /// The label for an image that stands for itself.
  init(forImage image: Element) {
    let names = ImageContent(of: image).names
    let words = names.map { name in
      guard ImageContent(of: image).isSymbol else { return Self.withoutRole(Symbols.words(name)) }
      let label = Symbols.suggestedLabel(name)
      // What a button does is not what a picture shows.
      let isOrder = label.map { image.isInteractive == .no && Words.orderingVerb(of: $0) != nil }
      return isOrder == false ? label ?? "" : Symbols.pictureWords(name)
    }
    if let first = words.first, !first.isEmpty, !AssetNames.isVague(first),
      ImageContent(of: image).isSymbol || first.includes(" ") || first.count > 3,
      !first.contains(where: \.isNumber)
    {
      source = literal(first)
    } else {
      source = "\"<#What the image shows#>\""
    }
  }

  /// The words without what VoiceOver says by itself: “Opt in news graphic” is a “graphic” anyway.
  private static func withoutRole(_ words: String) -> String {
    var parts = words.split(separator: " ")
    while let last = parts.last, Words.roles(of: .image).contains(last.lowercased()) {
      parts.removeLast()
    }
    return parts.joined(separator: " ")
  }

  /// The label for a control that shows only imagery.
  init(forControl control: Element) {
    let meaning = Activation(of: control).meaning
    if case .toggle(let path)? = meaning, let source = Self.toggleSource(for: control, path) {
      self.source = source
    } else if let source = Self.symbolSource(of: control, meaning) {
      self.source = source
    } else if let words = Self.words(of: control, meaning) {
      // The same words in each row would not tell the rows apart.
      source = literal(control.enclosing(.forEach) == nil ? words : "\(words) <#which one#>")
    } else {
      source = "\"<#What it does#>\""
    }
  }

  /// The words for a control without its imagery: of its action or destination.
  static func words(of control: Element) -> String? {
    words(of: control, Activation(of: control).meaning)
  }

  private static func words(of control: Element, _ meaning: ActionMeaning?) -> String? {
    if case .toggle(let path)? = meaning {
      return path.lastName.flatMap(ActionWords.label(forProperty:))
    }
    if let words = meaning?.words { return words }
    if let destination = Activation(of: control).destinationName,
      let words = ActionWords.label(forDestination: destination), !Words.isGenericLink(words)
    {
      return words
    }
    // “saveButton”, where nothing else tells.
    return SpokenIdentifier(of: control).identifier.flatMap(CodeNames.words)
  }

  /// What pressing it does in either state of a flag that it flips.
  private static func toggleSource(for control: Element, _ path: String) -> String? {
    guard let name = path.lastName, let labels = ActionWords.labels(forToggling: name) else {
      return nil
    }
    return "\(path) ? \(literal(labels.set)) : \(literal(labels.unset))"
  }

  /// What a control with its symbol usually does; a ternary where the symbol is one. Nil where the
  /// action says that this one does something else, or says it better.
  private static func symbolSource(of control: Element, _ meaning: ActionMeaning?) -> String? {
    let symbols = Imagery(of: control).images.filter { ImageContent(of: $0).isSymbol }
    guard symbols.count == 1, let symbol = symbols.first else { return nil }
    let words = ImageContent(of: symbol).names.map { Symbols.suggestedLabel($0) }
    guard let first = words.first ?? nil else { return nil }
    if words.count == 2, let second = words[1], second != first,
      let condition = ImageContent(of: symbol).condition
    {
      guard agrees([first, second], ImageContent(of: symbol).names, with: meaning) else {
        return nil
      }
      return "\(condition) ? \(literal(first)) : \(literal(second))"
    }
    guard words.allSatisfy({ $0 == first }),
      agrees([first], ImageContent(of: symbol).names, with: meaning)
    else { return nil }
    // “Delete item” says more than “Delete”.
    if let told = meaning?.words, told.count > first.count, !told.hasPrefix("Show "),
      stems(of: [told]).isSuperset(of: stems(of: [first]))
    {
      return nil
    }
    // An order that stays the same would contradict the state that is added.
    if case .toggle? = meaning, ActionWords.isOrder(first) { return nil }
    return literal(first)
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

extension String {
  /// The last name of a dotted path.
  fileprivate var lastName: String? {
    split(separator: ".").last { $0 != "wrappedValue" }.map(String.init)
  }
}
