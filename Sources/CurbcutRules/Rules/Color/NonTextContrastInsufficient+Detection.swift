import CurbcutModel

/// Whether an icon is all that shows a control: nothing in the control's label is text.
func identifiesControl(_ icon: Element) -> Bool {
  guard let control = icon.labeledControl else { return TapTarget(of: icon).isTapped }
  return control.is(.button, .link, .menu, .navigationLink)
    && control.children(in: .label).allSatisfy { $0.isTextual == .no }
}

extension TapTarget {
  fileprivate var isTapped: Bool { element.taps.contains { $0.count == 1 && actsAsButton(by: $0) } }
}

/// Whether an icon that people see and VoiceOver reads is all that a branch shows: that it is there
/// says something.
func isAloneInBranch(_ icon: Element) -> Bool {
  guard icon.isHidden == .no, icon.labeledControl == nil, let parent = icon.parent,
    icon.conditions.count == parent.conditions.count + 1,
    let condition = icon.conditions.last, condition.kind == .branch,
    !NameHint.transientState.matches(condition.source),
    ImageContent(of: icon).names.allSatisfy({ !$0.isEmpty }),
    !ImageContent(of: icon).names.isEmpty
  else { return false }
  return parent.content.allSatisfy { other in
    other.index == icon.index || other.conditions != icon.conditions
  }
}

/// The colors of an icon and of what is behind it that are too close.
struct IconContrast {
  let ratio: Double
  let background: ResolvedColor
  /// Whether they are far enough apart in Dark Mode.
  let isInLightModeOnly: Bool

  static func worst(of drawn: TextColors) -> IconContrast? {
    let failing = drawn.pairs.compactMap { icon, background -> IconContrast? in
      // The system's own colors are the system's choice.
      guard !icon.isSemantic, !icon.isGradientStop, !background.isGradientStop else { return nil }
      let appearances =
        drawn.isBackgroundAssumed && icon.color.isFixed ? [Appearance.light] : drawn.appearances
      let ratios = appearances.compactMap { icon.contrast(on: background, in: $0) }
      guard let best = ratios.max() else { return nil }
      guard drawn.isBackgroundAssumed else {
        return best < 3
          ? IconContrast(ratio: best, background: background, isInLightModeOnly: false) : nil
      }
      // What cannot be seen at all is meant for another background.
      let isVisible = best >= (icon.branches.isEmpty ? 1.25 : 1.1)
      if best < 2, isVisible {
        return IconContrast(ratio: best, background: background, isInLightModeOnly: false)
      }
      guard drawn.appearances.contains(.light), !drawn.contradictsAssumption,
        let light = icon.contrast(on: background, in: .light), light < 3, light >= 1.25
      else { return nil }
      return IconContrast(ratio: light, background: background, isInLightModeOnly: best >= 3)
    }
    return failing.min { $0.ratio < $1.ratio }
  }
}

/// The tint of a swipe action on which the system draws a white icon.
///
/// Source: Apple, Human Interface Guidelines, "Lists and tables"; the system fills the action with the
/// tint, and draws its symbol in white.
struct SwipeTint {
  let modifier: Modifier
  let color: ResolvedColor
  let ratio: Double

  /// Nil where it is no swipe action with an icon, or the icon can be seen on the tint.
  init?(_ button: Element) {
    guard button.is(.button), button.platforms.contains(.iOS),
      sequence(first: button, next: \.parent).contains(where: { $0.slot == .swipeActions }),
      Self.hasIcon(button),
      let modifier = button.ownModifiers.first(where: { $0.name == "tint" }),
      !modifier.isConditional, let tint = modifier.firstArgument,
      let colors = ColorReader(element: button).colors(of: tint)
    else { return nil }
    let white = Color(white: 1)
    let ratios = colors.compactMap { color -> (color: ResolvedColor, ratio: Double)? in
      guard color.color.isOpaque, !color.isGradientStop else { return nil }
      let best = max(white.contrast(on: color.color.light), white.contrast(on: color.color.dark))
      return best < 3 ? (color, best) : nil
    }
    guard let worst = ratios.min(by: { $0.ratio < $1.ratio }) else { return nil }
    self.modifier = modifier
    color = worst.color
    ratio = worst.ratio
  }

  private static func hasIcon(_ button: Element) -> Bool {
    button.argument("systemImage") != nil
      || button.children(in: .label).contains { label in
        label.is(.label) || ImageContent(of: label).isSymbol
      }
  }
}

/// A shape that a toggle style draws: the box or the track by which people see that there is
/// something to switch.
struct ToggleBox {
  let modifier: Modifier
  let color: ResolvedColor
  let ratio: Double
  /// Whether it has a background of its own.
  let isFilled: Bool

  /// Nil where each of its colors can be seen on the system backgrounds, or one is not known.
  init?(_ shape: Element) {
    guard shape.row?.isPaint == true || ImageContent(of: shape).isSymbol,
      shape.tree.purpose == .style,
      shape.declaration?.conforms(to: "ToggleStyle") == true,
      Self.isEmptyWhenOff(shape), shape.slot != .overlay
    else { return nil }
    let own = Self.fill(of: shape)
    guard own != nil || !shape.hasModifier("background") else { return nil }
    let backgrounds =
      own.map { [$0] }
      ?? ["systemBackground", "systemGroupedBackground"].compactMap {
        SystemColors.uiKit[$0].map(shape.project.colors.seen)
      }
    for modifier in shape.ownModifiers {
      guard
        ["fill", "stroke", "strokeBorder", "foregroundStyle", "foregroundColor"]
          .contains(modifier.name), let argument = modifier.firstArgument,
        let colors = ColorReader(element: shape).colors(of: argument)
      else { continue }
      // Fills of the system's grays are the system's choice; a line in one of them is not.
      let isLine = modifier.name == "stroke" || modifier.name == "strokeBorder"
      for color in colors where color.color.isOpaque && (isLine || !color.isSemantic) {
        let appearances = color.color.isFixed ? [Appearance.light] : Appearance.common
        let ratios = appearances.flatMap { appearance in
          backgrounds.compactMap { background in
            color.color.value(in: appearance).flatMap { value in
              background.value(in: appearance).map { value.contrast(on: $0) }
            }
          }
        }
        guard let best = ratios.max(), (isLine ? 1.02 : 1.1)..<2 ~= best else { continue }
        self.modifier = modifier
        self.color = color
        ratio = best
        isFilled = own != nil
        return
      }
    }
    return nil
  }

  /// Whether what lies over the box is there only while it is switched on.
  private static func isEmptyWhenOff(_ shape: Element) -> Bool {
    let above = shape.children(in: .overlay)
    guard shape.hasModifier("overlay") else { return true }
    return !above.isEmpty
      && above.allSatisfy { view in
        view.conditions.count > shape.conditions.count
          || view.hasModifier("opacity")
      }
  }

  /// The color of the box itself, where it is given one and no more.
  private static func fill(of shape: Element) -> AdaptiveColor? {
    let backgrounds = shape.ownModifiers.filter { $0.name == "background" }
    guard backgrounds.count == 1, let color = backgrounds[0].firstArgument,
      let colors = ColorReader(element: shape).colors(of: color), colors.count == 1,
      colors[0].color.isOpaque
    else { return nil }
    return colors[0].color
  }
}

/// A thin line around the label of a button, or around a field, that has nothing else to show where
/// it ends.
struct FaintOutline {
  let modifier: Modifier
  let ratio: Double

  init?(_ shape: Element) {
    guard shape.row?.isPaint == true, shape.slot == .overlay, let outlined = shape.parent,
      Self.isBareButton(outlined) || Self.isBareField(outlined),
      let modifier = shape.ownModifiers.first(where: {
        $0.name == "stroke" || $0.name == "strokeBorder"
      }), !modifier.isConditional, let color = modifier.firstArgument,
      let colors = ColorReader(element: shape).colors(of: color),
      let background = SystemColors.uiKit["systemBackground"].map(shape.project.colors.seen)
    else { return nil }
    // A background of its own is the same by day and by night, as a rule.
    let appearances = outlined.hasModifier("background") ? [.light] : Appearance.common
    let ratios = colors.flatMap { color in
      appearances.compactMap { appearance -> Double? in
        guard let line = color.color.value(in: appearance),
          let below = background.value(in: appearance)
        else { return nil }
        return line.contrast(on: below)
      }
    }
    guard let best = ratios.max(), best < 2, best > 1.05 else { return nil }
    self.modifier = modifier
    ratio = best
  }

  private static func isBareButton(_ label: Element) -> Bool {
    guard let button = label.is(.button) ? label : label.labeledControl, button.is(.button) else {
      return false
    }
    // A picture shows by itself where it ends.
    if label.hasImagery == .yes, label.isTextual == .no { return false }
    return button.modifier("buttonStyle")?.firstArgument?.memberName == "plain"
      && !label.hasModifier("background") && !button.hasModifier("background", "listRowBackground")
  }

  /// A field outside of lists and forms whose own background, if it has one, is as white as a page.
  private static func isBareField(_ field: Element) -> Bool {
    guard field.is(.textField, .secureField, .textEditor),
      field.place.isDisjoint(with: [.list, .form]),
      [nil, "plain", "automatic"].contains(
        field.modifier("textFieldStyle")?.firstArgument?.memberName
      )
    else { return false }
    return field.ownModifiers.filter { $0.name == "background" }.allSatisfy { background in
      guard let color = background.firstArgument,
        let colors = ColorReader(element: field).colors(of: color)
      else { return false }
      return colors.allSatisfy { color in
        guard let own = color.color.value(in: .light),
          let page = SystemColors.uiKit["systemBackground"].map(field.project.colors.seen)?
            .value(in: .light)
        else { return false }
        return own.contrast(on: page) < 1.05
      }
    }
  }
}
