import CurbcutModel

/// Names of which one applies, for a message: "star" or "star.fill".
func quoted(_ names: [String]) -> String {
  var seen: [String] = []
  for name in names where !seen.contains(name) { seen.append(name) }
  return seen.map { "\"\($0)\"" }.joined(separator: " or ")
}

/// The message about a control without words whose symbol the system calls what the control does.
func namedBySymbol(_ kind: String, _ names: [String]) -> String {
  "This \(kind) has no label of its own; VoiceOver uses its symbol's name, \(quoted(names))"
}

/// 13 rather than 13.0.
func pointsText(_ points: Double) -> String {
  let text = String(points)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// What a message adds about a view without a name that has an accessibility identifier: authors
/// take one for the other.
func unspokenIdentifier(of view: Element) -> String {
  SpokenIdentifier(of: view).hasIdentifier ? "; its identifier is not spoken" : ""
}

extension Role {
  /// What a person would call an element of this role in a message: "button", "link", "menu".
  var noun: String {
    switch self {
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
      (element.is(.image) ? ImageContent(of: image).names : ImageContent(of: image).shownNames).map
      {
        ImageContent(of: image).isSymbol ? Symbols.spokenName($0) ?? $0 : $0
      }
    }
  }
}

extension String {
  /// Whether a text says what is being done: “Backing up…”, “Connection lost. Reconnecting…”.
  var isProgress: Bool {
    guard hasSuffix("…") || hasSuffix("...") else { return false }
    let sentence = split(whereSeparator: { ".!?…".contains($0) }).last ?? self[...]
    return sentence.split(separator: " ").first?.hasSuffix("ing") == true
  }
}
