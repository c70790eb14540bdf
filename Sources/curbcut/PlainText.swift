/// Markdown as a person reads it on a terminal, as far as rules are written in it: headings, code,
/// emphasis and links.
enum PlainText {
  static func text(ofMarkdown markdown: String) -> String {
    var lines: [String] = []
    var isCode = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        lines.append(line.isEmpty ? "" : "    \(line)")
      } else {
        lines.append(inline(line.hasPrefix("#") ? line.drop { $0 == "#" }.dropFirst() : line))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A line without its marks; where a mark is not closed it is what it is.
  private static func inline(_ line: Substring) -> String {
    var text = ""
    var rest = line
    while let character = rest.popFirst() {
      switch character {
      case "`":
        if let code = upTo("`", &rest) { text += code } else { text.append(character) }
      case "*":
        let mark = rest.first == "*" ? "**" : "*"
        var inside = rest.dropFirst(mark.count - 1)
        if let words = upTo(mark, &inside), let first = words.first, first != " " {
          text += inline(words)
          rest = inside
        } else {
          text.append(character)
        }
      case "[":
        var inside = rest
        if let title = upTo("](", &inside), let target = upTo(")", &inside) {
          text += "\(inline(title)) (\(target))"
          rest = inside
        } else {
          text.append(character)
        }
      default:
        text.append(character)
      }
    }
    return text
  }

  /// Takes what stands before a mark, and the mark; nil, with nothing taken, where there is none.
  private static func upTo(_ mark: String, _ rest: inout Substring) -> Substring? {
    guard let range = rest.firstRange(of: mark) else { return nil }
    defer { rest = rest[range.upperBound...] }
    return rest[..<range.lowerBound]
  }
}
