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

  /// Where all its words stand under one condition without an `else`, and what is drawn beside them is
  /// always there: `if let count { Text(count) }` on an image or a frame. Nil where that is not so.
  package init?(withOptionalWordsOf button: Element) {
    // What a function is handed is known where it is used.
    guard button.title == nil, button.isNamed == .no, button.tree.purpose == .body else {
      return nil
    }
    let parts = button.children(in: .label).flatMap { [$0] + $0.descendants }
      .filter { $0.slot != .background && $0.slot != .mask && $0.isHidden != .yes }
    guard parts.allSatisfy({ $0.isNamed != .yes }) else { return nil }
    let words = parts.filter { part in
      // A view of the project may have words besides those that it is handed.
      part.isTextual != .no
        && (part.isCustomView || part.isUnknownView
          || !part.descendants.contains { $0.isTextual != .no })
    }
    let branches = words.map { Self.outermostBranch(of: $0, in: button) }
    guard let first = branches.first.flatMap(\.self), first.alternative == 0,
      first.decision?.node.kind == .ifExpr,
      branches.allSatisfy({ $0?.statement == first.statement && $0?.alternative == 0 })
    else { return nil }
    // Nor is it known here what functions are handed.
    let handed = Set(
      button.declaration?.functions.flatMap { $0.parameters.map(\.name) } ?? []
    )
    guard !first.source.sourceWords.contains(where: { handed.contains(String($0)) }) else {
      return nil
    }
    let rest = parts.filter {
      Self.outermostBranch(of: $0, in: button)?.statement != first.statement
    }
    let isAlone = parts.allSatisfy { part in
      let branch = Self.outermostBranch(of: part, in: button)
      return branch?.statement != first.statement || branch?.alternative == 0
    }
    let drawn = rest.filter { part in
      Self.outermostBranch(of: part, in: button) == nil
        && (part.is(.image) || part.row?.isPaint == true && !part.is(.color))
    }
    guard isAlone, let view = drawn.first(where: { $0.is(.image) }) ?? drawn.first else {
      return nil
    }
    self.view = view
    isSpokenSymbol = drawn.contains { part in
      let image = ImageContent(of: part)
      return part.is(.image) && image.isSymbol
        && image.names.allSatisfy { Symbols.spokenName($0) != nil }
    }
  }

  /// The outermost condition inside a control on which a part of its label depends.
  private static func outermostBranch(of part: Element, in control: Element) -> Condition? {
    let path = Array(sequence(first: part, next: \.parent).prefix { $0.index != control.index })
    return path.reversed().lazy.compactMap { view in
      view.conditions.first { $0.kind == .branch }
    }.first
  }

  /// Whether a view between a part and its control stands in a branch.
  private static func isInBranch(_ part: Element, of control: Element) -> Bool {
    part.ancestors.prefix { $0.index != control.index }.contains { outer in
      outer.conditions.contains { $0.kind == .branch }
    }
  }
}
