/// How the words of a view are drawn: in which colors and on which ground.
package struct TextColors: Sendable {
  /// The colors of the words, their own opacity included.
  package let colors: [ResolvedColor]
  /// The modifier that colors them; nil where it is the default.
  package let coloring: Modifier?
  /// Whether that modifier is of the view's own chain.
  package let isColoredItself: Bool
  /// What is behind them, opaque.
  package let grounds: [ResolvedColor]
  /// The modifier that paints the ground, where it is one of the view's own chain.
  package let grounding: Modifier?
  /// Whether nothing paints a ground, so that it is taken for the system's.
  package let isGroundAssumed: Bool
  /// What the opacity around the words makes of theirs.
  package let opacity: Double
  /// The appearances in which people meet it.
  package let appearances: [Appearance]

  /// The combinations of words and ground that can be on screen.
  package var pairs: [(words: ResolvedColor, ground: ResolvedColor)] {
    colors.flatMap { words in
      grounds.filter { words.goes(with: $0) }.map { (words, $0) }
    }
  }
}

extension TextColors {
  /// How its words are drawn; nil where either color is not known.
  package init?(of element: Element) {
    var walk = BackgroundResolver(from: element)
    guard let colors = walk.textColors() else { return nil }
    self = colors
  }
}

extension BackgroundResolver {
  /// Whether it stands on the system's background, as far as its tree says.
  static func isOnDefaultBackground(of element: Element) -> Certainty {
    var walk = BackgroundResolver(from: element)
    return walk.isOnDefaultGround()
  }
}
