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
    guard element.hasOwnModifier(.color), element.is(.text, .label),
      !element.hasModifier("background", "backgroundStyle", "overlay"),
      let modifier = element.ownModifiers.first(where: \.mayColorText),
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
      let painted = PaintEffect.onlyColor(ofBackground: modifier, in: element),
      painted.color.isFixed, painted.color.isOpaque,
      let text = element.is(.text, .label) ? element : firstTextOnBackground,
      text.isHidden != .yes, text.visibleText.hasLetters, let drawn = TextColors(of: text),
      drawn.colors.allSatisfy(\.isPrimary), !drawn.isBackgroundAssumed,
      drawn.backgrounds.count == 1,
      let background = drawn.backgrounds.first, background.source == painted.source,
      hidesText(drawn, nil)
    else { return nil }
    return FixedColor(modifier: modifier, color: painted.expression)
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
    element.modifiers.contains { modifier in
      switch modifier.name {
      case "background": true
      case "foregroundStyle", "foregroundColor":
        modifier.firstArgument?.memberName != "primary" || modifier.arguments.count > 1
      default: false
      }
    }
  }
}

extension ResolvedColor {
  /// Whether it is the default color of text, written or not.
  fileprivate var isPrimary: Bool {
    ["primary", ".primary", "Color.primary"].contains(source)
  }
}

extension Exemption {
  /// What may be behind text other than the system background.
  static let otherBackground: [Exemption] = [
    Exemption("it lies over or under another view") {
      $0.place.contains(.overlay) || $0.place.contains(.background)
    },
    Exemption("its member or style may be used on any background") { $0.tree.purpose != .body },
    Exemption("its text is put together from several") { $0.isConcatenated },
    Exemption("a `ZStack` around it draws its background") { text in
      text.ancestors.contains { stack in
        stack.is(.zStack)
          && stack.content.contains { $0.row?.isPaint == true || $0.is(.image) }
      }
    },
    Exemption("a modifier around it sets the background or the color scheme") { text in
      text.ancestors.contains {
        $0.hasModifier(
          "background",
          "preferredColorScheme",
          "listRowBackground",
          "environment",
          "containerBackground",
          "overlay"
        )
      }
    },
    Exemption("a control or custom view around it may have a background") { text in
      text.ancestors.contains { $0.isCustomView || $0.row?.isInteractive == true }
    },
    Exemption("it has a shadow or a color scheme of its own") {
      $0.hasModifier("shadow", "preferredColorScheme", "environment", "colorScheme")
    },
  ]
}
