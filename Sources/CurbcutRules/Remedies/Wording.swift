import CurbcutModel

/// Words as a Swift string literal.
func literal(_ words: String) -> String {
  var text = words
  if words.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
    text = words.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
  }
  return "\"\(text)\""
}

/// Names of which one applies, for a message: "star" or "star.fill".
func quoted(_ names: [String]) -> String {
  var seen: [String] = []
  for name in names where !seen.contains(name) { seen.append(name) }
  return seen.map { "\"\($0)\"" }.joined(separator: " or ")
}

/// 13 rather than 13.0.
func pointsText(_ points: Double) -> String {
  let text = String(points)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension Element {
  /// What a person would call the element in a message: "button", "link", "menu".
  var roleName: String {
    switch role {
    case .button: "button"
    case .link: "link"
    case .toggle: "toggle"
    case .menu: "menu"
    case .tab: "tab"
    case .slider: "slider"
    case .stepper: "stepper"
    case .picker: "picker"
    case .disclosure: "disclosure group"
    case .image: "image"
    case .text: "text"
    case .textField, .secureField, .searchField: "text field"
    default: "element"
    }
  }
}

extension Imagery {
  /// What VoiceOver reads of the images that it shows when nothing else names it: the names of
  /// symbols, the system's own where it has one, and of assets.
  var spokenNames: [String] {
    let images = element.is(.image) ? [element] : images
    return images.flatMap { image in
      ImageContent(of: image).names.map {
        ImageContent(of: image).isSymbol ? Symbols.spokenName($0) ?? $0 : $0
      }
    }
  }
}

/// A label that a fix suggests, as the source of the argument.
///
/// Its text comes from the symbol, the action, the destination or the asset, in this order. It is
/// always for a person to review: no tool knows what an image means.
struct SuggestedLabel {
  /// A string literal, or a ternary of two.
  let source: String

  /// Whether it is the same words in every state.
  var isConstant: Bool { source.hasPrefix("\"") }

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
      guard ImageContent(of: image).isSymbol else { return Symbols.words(name) }
      let label = Symbols.suggestedLabel(name)
      // What a button does is not what a picture shows.
      let isOrder = label.map { image.isInteractive == .no && Words.orderingVerb(of: $0) != nil }
      return isOrder == false ? label ?? "" : Symbols.pictureWords(name)
    }
    if let first = words.first, !first.isEmpty, !AssetNames.isVague(first) {
      source = literal(first)
    } else {
      source = "\"<#What the image shows#>\""
    }
  }

  /// The label for a control that shows only imagery.
  init(forControl control: Element) {
    if let words = Self.symbolWords(of: control) {
      source = words
    } else if let words = Self.words(of: control) {
      source = literal(words)
    } else {
      source = "\"<#What it does#>\""
    }
  }

  /// The words for a control without its imagery: of its action or destination.
  static func words(of control: Element) -> String? {
    if let name = Activation(of: control).actionName, let words = ActionWords.label(forAction: name)
    {
      return words
    }
    if let destination = Activation(of: control).destinationName,
      let words = ActionWords.label(forDestination: destination), !Words.isGenericLink(words)
    {
      return words
    }
    let assets = Imagery(of: control).images.flatMap { ImageContent(of: $0).names }
    return assets.first.map { Symbols.suggestedLabel($0) ?? Symbols.pictureWords($0) }
  }

  /// The words of the symbol table; a ternary where the symbol is one.
  private static func symbolWords(of control: Element) -> String? {
    let symbols = Imagery(of: control).images.filter { ImageContent(of: $0).isSymbol }
    guard symbols.count == 1, let symbol = symbols.first else { return nil }
    let words = ImageContent(of: symbol).names.map { Symbols.suggestedLabel($0) }
    guard let first = words.first ?? nil else { return nil }
    if words.count == 2, let second = words[1], second != first,
      let condition = ImageContent(of: symbol).condition
    {
      return "\(condition) ? \(literal(first)) : \(literal(second))"
    }
    return words.contains { $0 != first } ? nil : literal(first)
  }
}
