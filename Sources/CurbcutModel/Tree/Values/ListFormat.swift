import CurbcutSyntax

/// A format style for lists of words, as English writes them: “a, b, and c”.
///
/// Source: Apple, "ListFormatStyle".
struct ListFormat: Sendable {
  private var conjunction = "and"

  /// What `formatted()` writes.
  init() {}

  /// Reads `.list(type: .or)`; nil for other styles.
  init?(_ style: Expression) {
    guard let call = style.call, call.callee.memberName == "list",
      let type = call.arguments.first(where: { $0.label == "type" })?.value.memberName,
      ["and", "or"].contains(type),
      // Members that have a style of their own, and narrow lists, are not read.
      call.arguments.allSatisfy({ $0.label == "type" || $0.value.memberName == "standard" })
    else { return nil }
    conjunction = type
  }

  /// The items in this format; nil where the words of one are not known.
  func text(_ items: [Value]) -> String? {
    let words = items.compactMap(\.literal)
    guard words.count == items.count else { return nil }
    switch words.count {
    case 0: return ""
    case 1: return words[0]
    case 2: return "\(words[0]) \(conjunction) \(words[1])"
    default:
      return words.dropLast().joined(separator: ", ")
        + ", \(conjunction) \(words[words.count - 1])"
    }
  }
}
