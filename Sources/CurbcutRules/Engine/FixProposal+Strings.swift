import CurbcutModel
import CurbcutSyntax

extension FixProposal {
  /// The same with the key of a text that the project has, where a fix would write a text that no
  /// string table holds: `.accessibilityLabel("common.close")` instead of `"Close"`, which people
  /// with another language would hear in English.
  ///
  /// - Parameter item: the code around, which shows how the project looks words up.
  func spelled(with strings: ProjectStrings, in item: Node) -> FixProposal {
    guard !strings.isEmpty, let label = WrittenLabel(in: title), !strings.holds(label.words),
      let key = strings.key(for: label.words, usedIn: item)
    else { return self }
    let old = literal(label.words)
    let new =
      switch label.place {
      case .function: literal(key)
      case .modifier: item.lookingUp(key) ?? literal(key)
      case .property: item.lookingUp(key) ?? "NSLocalizedString(\(literal(key)), comment: \"\")"
      }
    let title = title.replacing(old, with: new)
    let changes = changes.compactMap { $0.rewritten { $0.replacing(old, with: new) } }
    return FixProposal(title: title, safety: safety, changes: changes)
  }
}

/// The words of a label that a fix writes as a literal.
private struct WrittenLabel {
  let words: String
  let place: Place

  enum Place {
    /// A modifier of SwiftUI, which looks literals up.
    case modifier
    /// A property of UIKit, which does not.
    case property
    /// A function that looks them up.
    case function
  }

  private static let openings: [(text: String, place: Place)] = [
    (".accessibilityLabel(\"", .modifier), ("accessibilityLabel = \"", .property),
    ("accessibilityLabel = NSLocalizedString(\"", .function),
    ("accessibilityLabel = String(localized: \"", .function),
  ]

  /// Nil where it has none, or where a person has to fill them in.
  init?(in title: String) {
    for opening in Self.openings where title.includes(opening.text) {
      guard let start = title.firstRange(of: opening.text)?.upperBound else { continue }
      let words = title[start...].prefix { $0 != "\"" && $0 != "\\" }
      guard !words.isEmpty, !words.contains("<"), title[words.endIndex...].first == "\"" else {
        return nil
      }
      self.words = String(words)
      place = opening.place
      return
    }
    return nil
  }
}

extension Node {
  /// A key as this code looks keys up: `"common.close".localized`, `Text("close", bundle: .module)`;
  /// nil where it does nothing of the kind.
  fileprivate func lookingUp(_ key: String) -> String? {
    let tokens = Array(allTokens)
    for (index, token) in tokens.enumerated().dropFirst(2) where token.kind == .identifier {
      let next = tokens[min(index + 1, tokens.count - 1)]
      if token.text.hasPrefix("localiz"), tokens[index - 1].hasText("."),
        tokens[index - 2].hasText("\""), !next.hasText("(")
      {
        return "\(literal(key)).\(token.text)"
      }
      if token.hasText("bundle"), next.hasText(":"), index + 3 < tokens.count,
        tokens[index + 2].hasText(".")
      {
        return "Text(\(literal(key)), bundle: .\(tokens[index + 3].text))"
      }
    }
    return nil
  }
}

/// Words as a Swift string literal.
func literal(_ words: String) -> String {
  var text = words
  if words.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
    text = words.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
  }
  return "\"\(text)\""
}
