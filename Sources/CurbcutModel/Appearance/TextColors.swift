/// How the text of a view is drawn: in which colors and on which background.
package struct TextColors: Sendable {
  /// The colors of the text, its own opacity included.
  package let colors: [ResolvedColor]
  /// The modifier that colors them; nil where it is the default.
  package let colorModifier: Modifier?
  /// Whether that modifier is of the view's own chain.
  package let isColoredItself: Bool
  /// What is behind them, opaque.
  package let backgrounds: [ResolvedColor]
  /// The modifier that paints the background, where it is one of the view's own chain.
  package let backgroundModifier: Modifier?
  /// Whether nothing paints a background, so that it is taken for the system's.
  package let isBackgroundAssumed: Bool
  /// Whether something around it is not read that may paint another background, and mostly does not.
  package let isBackgroundLikely: Bool
  /// What the opacity around the text makes of its own.
  package let opacity: Double
  /// The appearances in which people meet it.
  package let appearances: [Appearance]

  /// The combinations of text and background that can be on screen.
  package var pairs: [(text: ResolvedColor, background: ResolvedColor)] {
    colors.flatMap { text in
      backgrounds.filter { text.goes(with: $0) }.map { (text, $0) }
    }
  }
}

extension TextColors {
  /// How its text is drawn; nil where either color is not known.
  ///
  /// - Parameter isGuessing: whether a background will do that is likely.
  package init?(of element: Element, guessing isGuessing: Bool = false) {
    var walk = BackgroundResolver(from: element)
    guard let colors = walk.textColors(), isGuessing || !colors.isBackgroundLikely else {
      return nil
    }
    self = colors
  }
}

extension BackgroundResolver {
  /// Whether it stands on the system's background, as far as its tree says, or likely does; and the
  /// colors that it stands on else.
  static func backgrounds(of element: Element) -> (Certainty, isLikely: Bool, [UsedColor]) {
    var walk = BackgroundResolver(from: element)
    return walk.backgroundsOfUse()
  }

  /// What a view of the project paints behind a view that is passed to it, and whether it colors its
  /// text.
  static func paint(
    around passed: Element
  ) -> (background: PassedBackground, isColored: Certainty) {
    var walk = BackgroundResolver(from: passed)
    return walk.paintAround()
  }
}

extension TextColors {
  /// Whether a modifier of a view or of what is around it may set the color of its text; most text
  /// has none.
  package static func mayBeSet(on element: Element) -> Bool {
    if element.tree.records[element.index].concatenated.contains(where: {
      $0.text.includes("foreground")
    }) {
      return true
    }
    // The default color fades too, and is black on black in light mode.
    if element.modifiers.contains(where: {
      $0.name == "background" && $0.firstArgument?.memberName == "black"
    }) {
      return true
    }
    // A button or link in the accent color of the app.
    if element.project.colors.accent != nil,
      (element.labeledControl ?? element).is(.button, .link)
    {
      return true
    }
    var next: Int? = element.index
    while let current = next {
      // What a modifier of the project applies is among the modifiers, and not among the categories.
      let applies = element.tree.records[current].categories.contains(.applying)
      if applies || element.tree.records[current].categories.contains(.color),
        element.tree.records[current].modifiers.contains(where: \.mayColorText)
      {
        return true
      }
      if applies || element.tree.records[current].categories.contains(.hiding),
        element.tree.records[current].modifiers.contains(where: { fades($0) })
      {
        return true
      }
      next = element.tree.records[current].parent
    }
    return false
  }

  /// Whether text may be seen through by a modifier, and is still seen.
  private static func fades(_ modifier: Modifier) -> Bool {
    guard modifier.name == "opacity", let argument = modifier.firstArgument else { return false }
    if let range = argument.numberRange { return range.upperBound >= 0.1 && range.upperBound < 0.6 }
    return argument.path != nil
  }
}

extension TextColors {
  /// The modifier that draws the words of a text in no color at all, where nothing else is drawn in
  /// their form: they only hold a place.
  package static func clearModifier(of view: Element) -> Modifier? {
    guard view.is(.text),
      view.visibleText.value?.literal?.contains(where: { $0.isLetter || $0.isNumber }) == true,
      !view.hasModifier("overlay", "background", "mask", "shadow")
    else { return nil }
    return view.ownModifiers.first { !$0.isConditional && $0.drawsInNoColor }
  }
}

extension Modifier {
  /// Whether it says which color text has, rather than a tint.
  package var colorsText: Bool { name == "foregroundStyle" || name == "foregroundColor" }

  /// Whether it gives words the color `clear`.
  package var drawsInNoColor: Bool {
    colorsText && [".clear", "Color.clear"].contains(firstArgument?.path ?? "")
  }
}

extension TextColors {
  /// Whether some text could not be seen at all on the background that is assumed: then it is
  /// another.
  package var contradictsAssumption: Bool {
    colors.contains { text in
      backgrounds.contains { background in
        guard let light = text.contrast(on: background, in: .light),
          let dark = text.contrast(on: background, in: .dark)
        else { return true }
        return light < 1.25 && light < dark
      }
    }
  }
}
