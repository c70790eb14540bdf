extension Words {
  private static let strongStates = [
    "not selected", "unselected", "selected", "unchecked", "checked", "unticked", "ticked",
    "expanded", "collapsed", "dimmed", "disabled", "enabled",
  ]

  private static let weakStates = [
    "on", "off", "open", "closed", "active", "inactive", "current", "pressed", "muted", "loading",
  ]

  /// Words that “on” and “off” belong to: “Log off”.
  private static let statePhrasalVerbs: Set<String> = [
    "log", "sign", "turn", "switch", "move", "hang", "go", "add", "try", "clock", "carry", "put",
    "take", "day", "hold", "one", "50%", "send", "show", "kick", "time", "hands", "drop", "pick",
  ]

  /// The state a label ends with: “Star, selected”, “Light on”. Words that are also verbs or
  /// places count only behind a comma or as the last of two.
  package static func trailingState(of label: String) -> String? {
    let text = label.lowercased()
    for state in strongStates where text.hasSuffix(state) {
      let before = text.dropLast(state.count)
      if let last = before.last, last == " " || last == "," || last == "-" { return state }
    }
    for state in weakStates where text.hasSuffix(", " + state) || text.hasSuffix(" - " + state) {
      return state
    }
    // “Dark maps, switch is on”, and not “See what is on”.
    for state in ["on", "off"] where text.hasSuffix(" is " + state) && !text.includes("what") {
      return state
    }
    // “Light on”, and not “What's going on”, “Log off” or “Sign on”.
    let words = text.split(separator: " ")
    guard words.count == 2, let last = words.last.map(String.init), ["on", "off"].contains(last),
      let first = words.first.map(String.init)
    else { return nil }
    return isHintVerb(first) || statePhrasalVerbs.contains(first) ? nil : last
  }

  /// States with the words for their opposites; those that begin with “not” or “un” go without saying.
  private static let opposites = [
    "on": "off", "open": "closed", "enabled": "disabled", "active": "inactive",
    "expanded": "collapsed", "selected": "deselected", "checked": "", "ticked": "", "muted": "",
    "pressed": "",
  ]

  /// The state that decides between two texts of one label, in the first of them: “on” of “Maps, switch
  /// is on” and “Maps, switch is off”; nil where they differ in something else, or where a verb goes
  /// with the word: “Turn on”.
  static func state(deciding first: String, _ second: String) -> String? {
    let texts = [first, second].map { $0.lowercased().split(separator: " ").map(String.init) }
    let shortest = min(texts[0].count, texts[1].count)
    let start = (0..<shortest).first { texts[0][$0] != texts[1][$0] } ?? shortest
    let end =
      (0..<shortest - start).first { texts[0].reversed()[$0] != texts[1].reversed()[$0] }
      ?? shortest - start
    let isNegated = [texts[0], texts[1]].contains {
      $0[start..<$0.count - end].elementsEqual(["not"])
    }
    // “Checked” and “Not checked” differ in the state, and not only in “not”.
    let behind = isNegated ? max(0, end - 1) : end
    let differing = texts.map { $0[start..<$0.count - behind].joined(separator: " ") }
    // “Open orders” says which orders they are.
    let endsClause =
      behind == 0 || differing.contains { $0.last?.isLetter == false }
      || (start > 0 && ["is", "are"].contains(texts[0][start - 1]))
    let before = [texts[0].first, start > 0 ? texts[0][start - 1] : nil].compactMap { $0 }
    guard endsClause,
      !before.prefix(start).contains(where: { isHintVerb($0) || statePhrasalVerbs.contains($0) }),
      !texts[0].contains(where: { $0 == "turn" || $0 == "turns" })
    else { return nil }
    let states = differing.map { $0.filter { $0.isLetter || $0 == " " } }
    return areOpposite(states[0], states[1]) || areOpposite(states[1], states[0])
      ? states[0] : nil
  }

  private static func areOpposite(_ state: String, _ other: String) -> Bool {
    guard let opposite = opposites[state] else { return false }
    return other == opposite || other == "not " + state || other == "un" + state
  }
}
