import CurbcutModel

/// A color that is the same in Dark Mode, where text and background are then too close.
struct FixedColor: Sendable {
  /// What gives the color: a foreground or a background.
  let modifier: Modifier
  let color: Expression
}

/// The colors of a view that are the same in light and Dark Mode.
struct FixedColors: Sendable {
  let element: Element

  init(of element: Element) {
    self.element = element
  }
}

extension FixedColors {
  /// Below this contrast ratio, text is hardly visible at all.
  private static let leastVisibleContrast = 2.0

  /// The fixed color of its text, where that is on the system background and cannot be seen when
  /// the background turns black.
  var textHiddenInDarkMode: FixedColor? {
    guard element.hasOwnModifier(.color), element.is(.text, .label), isOnDefaultBackground(element),
      !element.hasModifier("background", "backgroundStyle", "overlay"),
      let modifier = element.ownModifiers.first(where: { PaintEffect.colors($0) }),
      !modifier.isConditional,
      modifier.arguments.count == 1, let color = modifier.firstArgument
    else { return nil }
    let fixed = FixedColor(modifier: modifier, color: color)
    if color.path == ".black" || color.path == "Color.black" { return fixed }
    guard let choice = onlyFixedColor(color), let drawn = TextColors(of: element),
      drawn.isBackgroundAssumed,
      drawn.isColoredItself, hidesText(drawn, choice)
    else { return nil }
    return fixed
  }

  /// The fixed color of its background, on which text in the default color turns white.
  var backgroundHidingTextInDarkMode: FixedColor? {
    guard element.hasOwnModifier(.color), element.is(.text, .label) || element.isLayout,
      let modifier = element.ownModifiers.last(where: { $0.name == "background" }),
      !modifier.isConditional,
      modifier.arguments.dropFirst().allSatisfy({ $0.label == "in" }),
      let color = modifier.firstArgument, onlyFixedColor(color) != nil,
      let text = element.is(.text, .label) ? element : firstTextOnBackground,
      text.isHidden != .yes, text.visibleText.hasLetters, let drawn = TextColors(of: text),
      drawn.colorModifier == nil, !drawn.isBackgroundAssumed, drawn.backgrounds.count == 1,
      let background = drawn.backgrounds.first, background.source == color.source,
      hidesText(drawn, nil)
    else { return nil }
    return FixedColor(modifier: modifier, color: color)
  }

  private func onlyFixedColor(_ expression: Expression) -> ResolvedColor? {
    guard let choices = ColorReader(element: element).colors(of: expression), choices.count == 1,
      let choice = choices.first, choice.color.isFixed, choice.color.isOpaque,
      choice.branches.isEmpty
    else { return nil }
    return choice
  }

  /// Whether text cannot be seen in Dark Mode only; light mode is for the rule about contrast.
  private func hidesText(_ drawn: TextColors, _ color: ResolvedColor?) -> Bool {
    guard drawn.appearances.contains(.dark), let color = color ?? drawn.colors.first,
      let background = drawn.backgrounds.first,
      let dark = color.contrast(on: background, in: .dark),
      let light = color.contrast(on: background, in: .light)
    else { return false }
    return dark < Self.leastVisibleContrast && light > dark
  }

  /// The first text inside that no other color or background is set for in between.
  private var firstTextOnBackground: Element? {
    element.descendants.first { text in
      guard text.is(.text), text.place == element.place, text.labeledControl == nil,
        !FixedColors(of: text).setsColors
      else {
        return false
      }
      let between = text.ancestors.prefix { $0.index != element.index }
      return between.allSatisfy { !FixedColors(of: $0).setsColors }
    }
  }

  private var setsColors: Bool {
    element.hasModifier("background", "foregroundStyle", "foregroundColor")
  }
}

/// Whether nothing around it paints a background of its own.
private func isOnDefaultBackground(_ element: Element) -> Bool {
  if element.place.contains(.overlay) || element.place.contains(.background) { return false }
  if element.tree.purpose != .body || element.isConcatenated { return false }
  for outer in element.ancestors {
    if outer.is(.zStack),
      outer.content.contains(where: { $0.row?.isPaint == true || $0.is(.image) })
    {
      return false
    }
    if outer.hasModifier(
      "background",
      "preferredColorScheme",
      "listRowBackground",
      "environment",
      "containerBackground",
      "overlay"
    ) {
      return false
    }
    if outer.isCustomView || outer.row?.isInteractive == true { return false }
  }
  return !element.hasModifier("shadow", "preferredColorScheme", "environment", "colorScheme")
}
