import CurbcutAnalysis

/// HTML from texts that others wrote: whatever stands in a text is shown as it is.
enum HTMLText {
  /// A text of one line.
  static func text(_ text: String) -> String { text.xmlEscaped }

  /// Code of several lines.
  static func code(_ code: some StringProtocol) -> String {
    String(code).printable(keeping: ["\n", "\t"]).markupEscaped
  }

  /// Our own Markdown of one paragraph, with code, emphasis and links, as rules are written in.
  static func inline(_ markdown: some StringProtocol) -> String {
    var html = ""
    var rest = Substring(markdown)
    while let character = rest.popFirst() {
      switch character {
      case "`":
        if let inside = upTo("`", &rest) {
          html += "<code>\(code(inside))</code>"
        } else {
          html += "`"
        }
      case "*":
        let isStrong = rest.first == "*"
        var inside = isStrong ? rest.dropFirst() : rest
        if let words = upTo(isStrong ? "**" : "*", &inside), let first = words.first, first != " " {
          let tag = isStrong ? "strong" : "em"
          html += "<\(tag)>\(inline(words))</\(tag)>"
          rest = inside
        } else {
          html += "*"
        }
      case "[":
        var inside = rest
        if let title = upTo("](", &inside), let target = upTo(")", &inside) {
          html += "<a href=\"\(text(String(target)))\">\(inline(title))</a>"
          rest = inside
        } else {
          html += "["
        }
      default: html += String(character).markupEscaped
      }
    }
    return html
  }

  /// Takes what stands before a mark, and the mark; nil, with nothing taken, where there is none.
  private static func upTo(_ mark: String, _ rest: inout Substring) -> Substring? {
    guard let range = rest.firstRange(of: mark) else { return nil }
    defer { rest = rest[range.upperBound...] }
    return rest[..<range.lowerBound]
  }

  /// A table with a caption and one row for each number.
  ///
  /// - Parameters:
  ///   - rows: cells that are HTML already; the first cell of a row is its heading.
  ///   - numbers: the columns of numbers.
  static func table(
    _ caption: String,
    _ headings: [String],
    _ rows: [[String]],
    numbers: Set<Int> = []
  ) -> String {
    func kind(_ column: Int) -> String { numbers.contains(column) ? " class=\"number\"" : "" }
    var html =
      "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"\(text(caption))\">"
    html += "<table><caption>\(text(caption))</caption><thead><tr>"
    for (column, heading) in headings.enumerated() {
      html += "<th scope=\"col\"\(kind(column))>\(text(heading))</th>"
    }
    html += "</tr></thead><tbody>\n"
    for row in rows {
      html += "<tr>"
      for (column, cell) in row.enumerated() {
        html += column == 0 ? "<th scope=\"row\">\(cell)</th>" : "<td\(kind(column))>\(cell)</td>"
      }
      html += "</tr>\n"
    }
    return html + "</tbody></table></div>\n"
  }
}
