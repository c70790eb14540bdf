/// How the words of a view are drawn: in which colours and on which ground.
package struct DrawnWords: Sendable {
  /// The colours of the words, their own opacity included.
  package let colours: [ColourChoice]
  /// The modifier that colours them; nil where it is the default.
  package let colouring: Modifier?
  /// Whether that modifier is of the view's own chain.
  package let isColouredItself: Bool
  /// What is behind them, opaque.
  package let grounds: [ColourChoice]
  /// The modifier that paints the ground, where it is one of the view's own chain.
  package let grounding: Modifier?
  /// Whether nothing paints a ground, so that it is taken for the system's.
  package let isGroundAssumed: Bool
  /// What the opacity around the words makes of theirs.
  package let opacity: Double
  /// The appearances in which people meet it.
  package let appearances: [Appearance]

  /// The combinations of words and ground that can be on screen.
  package var pairs: [(words: ColourChoice, ground: ColourChoice)] {
    colours.flatMap { words in
      grounds.filter { words.goes(with: $0) }.map { (words, $0) }
    }
  }
}

extension Element {
  /// How its words are drawn; nil where either colour is not known.
  package var drawnWords: DrawnWords? {
    var walk = GroundWalk(from: self)
    return walk.drawnWords()
  }

  /// Whether it stands on the system's background, as far as its tree says.
  var isOnDefaultGround: Answer {
    var walk = GroundWalk(from: self)
    return walk.isOnDefaultGround()
  }
}
