/// A branch of a button's label that shows a spinner or an image and no words, where another one
/// shows words: then the button loses its name for a while.
package struct WordlessBranch: Sendable {
  /// The spinner or image that the branch shows.
  package let view: Element
  /// Whether it shows that something is going on.
  package var isSpinner: Bool { view.is(.progressView) }
  /// Whether all that it shows are symbols that VoiceOver has a name for.
  package let isSpokenSymbol: Bool

  /// Nil where the button has a name whatever its label shows, or no branch of it is known to lack words.
  package init?(of button: Element) {
    guard button.title == nil, button.isNamed == .no else { return nil }
    let parts = button.children(in: .label).flatMap { [$0] + $0.descendants }
    var worded: Set<[Int]> = []
    var pictured: [[Int]: Element] = [:]
    var unspoken: Set<[Int]> = []
    for part in parts {
      guard let branch = part.conditions.last(where: { $0.kind == .branch }) else {
        // Words that are always there name it.
        if part.isTextual != .no, part.conditions.isEmpty, !part.isLayout, !part.isPassthrough,
          !Self.isInBranch(part, of: button)
        {
          return nil
        }
        continue
      }
      let place = [branch.statement, branch.alternative]
      if part.isTextual != .no {
        worded.insert(place)
      } else if part.is(.progressView) {
        if pictured[place]?.is(.progressView) != true { pictured[place] = part }
      } else if part.is(.image), !part.hasModifier("accessibilityLabel") {
        pictured[place] = pictured[place] ?? part
        let image = ImageContent(of: part)
        let isSpoken = image.isSymbol && image.names.allSatisfy { Symbols.spokenName($0) != nil }
        if !isSpoken { unspoken.insert(place) }
      }
    }
    let found = pictured.sorted { $0.key.lexicographicallyPrecedes($1.key) }.first { place, _ in
      !worded.contains(place) && worded.contains { $0[0] == place[0] }
    }
    guard let found else { return nil }
    view = found.value
    isSpokenSymbol = !found.value.is(.progressView) && !unspoken.contains(found.key)
  }

  /// Whether a view between a part and its control stands in a branch.
  private static func isInBranch(_ part: Element, of control: Element) -> Bool {
    part.ancestors.prefix { $0.index != control.index }.contains { outer in
      outer.conditions.contains { $0.kind == .branch }
    }
  }
}
