extension String {
  /// The text as it is safe to show to a person, on one line.
  ///
  /// Source, file names and settings are written by others. What would steer a terminal, begin a
  /// line, change the direction of writing or not be seen is shown as Swift escapes it, `\u{1B}`.
  package var printable: String { printable(keeping: []) }

  /// - Parameter kept: what is left as it is, such as tabs in a line of source.
  package func printable(keeping kept: Set<Unicode.Scalar>) -> String {
    // Nearly all texts are plain.
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isUnsafeToPrint, !kept.contains(scalar) {
        text += scalar.swiftEscape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether it does something to a terminal, a line or the direction of writing, or is invisible
  /// without belonging to a script or an emoji, as the joiners do (Unicode 16, chapters 23.1–23.8).
  package var isUnsafeToPrint: Bool {
    switch value {
    // Controls: C0, DEL and C1.
    case 0x00...0x1F, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of the bidirectional algorithm.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Line and paragraph separator.
    case 0x2028, 0x2029: true
    // Invisible: soft hyphen, zero-width space, word joiner and the like, byte order mark, tags.
    case 0xAD, 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE0FFF: true
    default: false
    }
  }

  fileprivate var swiftEscape: String {
    switch self {
    case "\0": "\\0"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
