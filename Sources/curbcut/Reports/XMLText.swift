import CurbcutAnalysis

extension String {
  /// The text as content or a quoted attribute of XML or HTML, on one line. What XML 1.0 has no
  /// characters for, and what would not be seen, is shown as Swift escapes it.
  var xmlEscaped: String { printable.markupEscaped }

  /// The text with the five characters of markup as references and nothing else changed.
  var markupEscaped: String {
    guard
      utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 })
    else { return self }
    var text = ""
    text.reserveCapacity(utf8.count + 16)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      // Neither is a character of XML 1.0.
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
