import CurbcutModel

/// Whether a name is what the one part of a view shows that reacts to a tap: what else it shows stands
/// beside the button that people see.
func isTextOfTappedPart(_ name: String, in view: Element) -> Bool {
  guard view.row?.isInteractive != true, view.taps.isEmpty else { return false }
  let tapped = view.descendants.prefix(64).filter { !$0.taps.isEmpty }
  guard tapped.count == 1, let visible = tapped[0].visibleText.value?.literal else { return false }
  return VoiceCommand(visible)?.match(in: name) == .start
}

/// The visible text of a control, as people say it to Voice Control.
struct VoiceCommand {
  /// Where it stands in an accessible name.
  enum Match {
    case start, inside, missing
  }

  private let words: [String]

  /// Nil for signs, figures, single letters and long texts, which people do not say.
  init?(_ text: String) {
    words = Self.words(of: text)
    let letters = words.joined().filter(\.isLetter)
    guard letters.count > 2 || Self.shortWords.contains(letters), text.count <= 60 else {
      return nil
    }
  }

  /// Words of two letters that people do say.
  private static let shortWords: Set<String> = ["go", "no", "ok", "up", "on"]

  func match(in name: String) -> Match {
    let others = Self.words(of: name)
    if others.starts(with: words) { return .start }
    guard others.count >= words.count else { return .missing }
    for start in 0...others.count - words.count
    where Array(others[start..<start + words.count]) == words {
      return .inside
    }
    return .missing
  }

  /// Whether all its words stand in a name, whatever stands between them.
  func isHeld(by name: String) -> Bool { Set(words).isSubset(of: Self.words(of: name)) }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
