extension Symbols {
  /// Whether two symbols draw the two states of one thing: one of them filled or crossed out, or the
  /// one starting what the other ends.
  package static func areStates(_ one: String, _ other: String) -> Bool {
    guard one != other else { return false }
    let (first, second) = (words(of: one), words(of: other))
    if first.thing == second.thing { return first.marks != second.marks }
    return opposites.contains([first.thing, second.thing])
      || opposites.contains([second.thing, first.thing])
  }

  /// Whether two symbols point at what a header opens: a chevron down where it is closed, and up or
  /// to the side where it is open, or the other way round.
  package static func folds(_ one: String, _ other: String) -> Bool {
    let (first, second) = (words(of: one).thing, words(of: other).thing)
    return first != second && first.hasPrefix("chevron.") && second.hasPrefix("chevron.")
      && [first, second].contains("chevron.down")
  }

  /// What a button does that shows a symbol, where another one undoes it: "Play" of `play.fill`.
  package static func reversibleAction(of symbol: String) -> String? {
    ["play": "Play", "pause": "Pause", "stop": "Stop", "record": "Record"][words(of: symbol).thing]
  }

  /// What a symbol draws, and how: `heart.circle.fill` is a heart, `circle` and `fill`.
  private static func words(of symbol: String) -> (thing: String, marks: [String]) {
    let parts = symbol.split(separator: ".").map(String.init)
    let marks = parts.dropFirst().filter(ways.contains)
    let thing = parts.enumerated().filter { $0.offset == 0 || !ways.contains($0.element) }
    return (thing.map(\.element).joined(separator: "."), marks)
  }

  /// Parts of names that say how a thing is drawn, and not which one.
  private static let ways: Set<String> = [
    "fill", "slash", "circle", "square", "rectangle", "badge", "checkmark", "xmark", "plus",
    "minus",
    "open", "wave", "waves", "1", "2", "3",
  ]

  /// Things of which the one begins what the other ends, as buttons of the system draw them.
  private static let opposites: Set<[String]> = [
    ["play", "pause"], ["play", "stop"], ["record", "stop"], ["plus", "checkmark"],
    ["person.plus", "person.minus"], ["circle", "checkmark"], ["square", "checkmark"],
    ["circle", "largecircle"], ["moon", "sun.max"], ["list.bullet", "square.grid"],
    ["arrow.up.left.and.arrow.down.right", "arrow.down.right.and.arrow.up.left"],
    ["arrow.up", "arrow.down"],
  ]
}
