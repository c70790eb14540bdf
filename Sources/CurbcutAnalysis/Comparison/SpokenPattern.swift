/// What a component says in general, `‹title›, ‹count› items`, to be compared with what it says where it
/// is used: “Trails, 3 items”.
struct SpokenPattern {
  private let parts: [Renaming.SpokenPart]

  /// How many ways to read a text are tried.
  private static let maximumSteps = 2_000

  init(_ text: String) { parts = Renaming.speech(text) }

  /// A text with what stands among alternatives in plain sight, so that the words there count as such.
  static func opened(_ text: String) -> String {
    Renaming.speech(text).map { part in
      guard part.isCode else { return part.text }
      let isMixed = part.text.contains("‹") || part.text.firstRange(of: " | ") != nil
      return isMixed ? "[\(opened(part.text))]" : "‹\(part.text)›"
    }.joined()
  }

  /// Whether a text is an instance: each expression stands for the same everywhere.
  func holds(for text: String) -> Bool {
    guard parts.contains(where: \.isCode) else { return false }
    var steps = 0
    return holds(parts[...], for: text[...], [:], &steps)
  }

  private func holds(
    _ parts: ArraySlice<Renaming.SpokenPart>,
    for text: Substring,
    _ bound: [String: Substring],
    _ steps: inout Int
  ) -> Bool {
    steps += 1
    guard steps < Self.maximumSteps else { return false }
    guard let part = parts.first else { return text.isEmpty }
    let rest = parts.dropFirst()
    if !part.isCode {
      return text.hasPrefix(part.text)
        && holds(rest, for: text.dropFirst(part.text.count), bound, &steps)
    }
    if let known = bound[part.text] {
      return text.hasPrefix(known) && holds(rest, for: text.dropFirst(known.count), bound, &steps)
    }
    var end = text.startIndex
    while true {
      var bound = bound
      bound[part.text] = text[..<end]
      if holds(rest, for: text[end...], bound, &steps) { return true }
      guard end < text.endIndex, text[end] != "\u{0}", steps < Self.maximumSteps else {
        return false
      }
      end = text.index(after: end)
    }
  }
}
