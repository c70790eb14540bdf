import CurbcutSyntax

/// Words that stand out too little from what they are drawn on.
package struct ContrastFailure: Sendable {
  /// The least ratio of all combinations and appearances.
  package let ratio: Double
  /// What words of their size need; where the size is not known, what large words need.
  ///
  /// Source: WCAG 2.2, 1.4.3: 4.5 to 1, for large text 3 to 1.
  package let needed: Double
  /// Whether that is what large words need.
  package let isNeededByLargeWords: Bool
  /// The appearance in which it is so; nil where it is so in all.
  package let appearance: Appearance?
  package let words: ResolvedColor
  package let ground: ResolvedColor
  package let drawn: TextColors
  package let isSizeKnown: Bool
  /// Whether no color lets another shine through.
  package let isOpaque: Bool
}

extension ContrastFailure {
  /// What is wrong with the contrast of its words; nil where nothing is, or where nobody knows.
  ///
  /// Left out: words that are disabled or hidden, ornament, the system's own pairs of label and
  /// background.
  package init?(of element: Element) {
    guard hasColoredText(element), element.isHidden == .no,
      element.is(.text, .label, .button, .link), !element.isComponent,
      element.isTextual != .no,
      showsCharacters(element), !isDisabled(element, always: true),
      let drawn = TextColors(of: element)
    else { return nil }
    let isSizeLarge = Typography(of: element).isLarge
    if drawn.isGroundAssumed, drawn.contradictsAssumption { return nil }
    var worst: ContrastFailure?
    for (words, ground) in drawn.pairs {
      let poor = contrastFailure(
        element,
        of: words,
        on: ground,
        in: drawn,
        isSizeLarge: isSizeLarge
      )
      if let poor, poor.ratio < worst?.ratio ?? .infinity { worst = poor }
    }
    guard let worst else { return nil }
    self = worst
  }
}

/// Whether a modifier of its own or further out may color its words; most words have none.
private func hasColoredText(_ element: Element) -> Bool {
  var next: Int? = element.index
  while let current = next {
    if element.tree.records[current].categories.contains(.color),
      element.tree.records[current].modifiers.contains(where: { PaintEffect.colors($0) })
    {
      return true
    }
    next = element.tree.records[current].parent
  }
  return false
}

private func contrastFailure(
  _ element: Element,
  of words: ResolvedColor,
  on ground: ResolvedColor,
  in drawn: TextColors,
  isSizeLarge: Certainty
) -> ContrastFailure? {
  if words.isSemantic, ground.isSemantic { return nil }
  if isDisabled(element, always: false), !(words.branches.isEmpty && ground.branches.isEmpty) {
    return nil
  }
  // A fixed color on the system's background that fails in dark mode only does not adapt; that
  // is another fault.
  let isLightOnly = drawn.isGroundAssumed && words.color.isFixed && drawn.appearances.count > 1
  let appearances = isLightOnly ? [Appearance.light] : drawn.appearances
  let ratios = appearances.compactMap { appearance in
    words.contrast(on: ground, in: appearance).map { (appearance, $0) }
  }
  // The secondary style is Apple's choice for words of less weight.
  let isLarge = isSizeLarge != .no || (words.isSemantic && !words.color.isOpaque)
  let needed = isLarge ? element.project.contrastOfLargeWords : element.project.contrastOfWords
  let failing = ratios.filter { $0.1 < needed }
  // Light comes first, which most people see.
  guard let least = failing.first else { return nil }
  // The white on a prominent button is the system's, and the system's colors are made for it.
  let isSystemPair =
    drawn.coloring == nil && !words.isSemantic && drawn.grounding == nil
    && ground.expression.memberName.map { SystemColors.swiftUI[$0] == ground.color } == true
  if isSystemPair, least.1 >= 3 { return nil }
  let failsInAll = failing.count == ratios.count
  // Words in the default color turn with the appearance; whether the app does is not known here.
  if drawn.coloring == nil, words.isSemantic, !failsInAll { return nil }
  let increased: Appearance = least.0 == .dark ? .darkIncreasedContrast : .lightIncreasedContrast
  let mended = words.contrast(on: ground, in: increased).map { $0 >= needed } ?? false
  // Apple's red misses narrowly on Apple's white, and the system darkens it for who asks for it.
  if drawn.isGroundAssumed || ground.isSemantic, mended, least.1 >= 3 { return nil }
  return ContrastFailure(
    ratio: least.1,
    needed: needed,
    isNeededByLargeWords: isLarge,
    appearance: failsInAll ? nil : least.0,
    words: words,
    ground: ground,
    drawn: drawn,
    isSizeKnown: isSizeLarge != .unknown,
    isOpaque: words.color.isOpaque
  )
}

/// Whether a reader is to get something out of the characters: not ornament such as “•”.
private func showsCharacters(_ element: Element) -> Bool {
  // The views of a label are asked themselves.
  if !element.is(.text), element.title == nil { return false }
  guard let words = element.visibleText.value?.literal else { return true }
  return words.contains { $0.isLetter || $0.isNumber }
}

/// Whether it is disabled, for certain or at times.
private func isDisabled(_ view: Element, always isAlways: Bool) -> Bool {
  for element in sequence(first: view, next: \.parent) {
    for modifier in element.tree.records[element.index].modifiers
    where modifier.name == "disabled" {
      if !isAlways || modifier.firstArgument?.boolean == true { return true }
    }
  }
  return false
}

extension ResolvedColor {
  /// The contrast on a ground in an appearance; nil where a color is not known there.
  package func contrast(on ground: ResolvedColor, in appearance: Appearance) -> Double? {
    guard let above = color.value(in: appearance), let below = ground.color.value(in: appearance)
    else { return nil }
    return above.contrast(on: below)
  }
}

extension TextColors {
  /// Whether some words could not be seen at all on the ground that is assumed: then it is another.
  fileprivate var contradictsAssumption: Bool {
    colors.contains { words in
      grounds.contains { ground in
        guard let light = words.contrast(on: ground, in: .light),
          let dark = words.contrast(on: ground, in: .dark)
        else { return true }
        return light < 1.25 && light < dark
      }
    }
  }
}
