import CurbcutModel

/// An icon that is pressed and always the same, of which only the color says whether something is so:
/// `Image(systemName: "heart.fill").foregroundStyle(isSaved ? .red : .gray)`.
struct IconByColor {
  /// The condition as written.
  let condition: String
  /// The name of what it asks.
  private let name: String

  /// Where two colors differ so much in lightness, people see it without seeing colors.
  ///
  /// Source: WCAG 2.2, technique G183.
  private static let visible = 3.0

  init?(_ icon: Element, _ modifier: Modifier) {
    guard icon.is(.image), modifier.name.hasPrefix("foreground"), !modifier.isConditional,
      case .ternary(let condition, let then, let otherwise)? = modifier.firstArgument?.form,
      let asked = Self.flag(condition), let name = asked.path?.pathNames.last,
      asked.isState, !NameHint.passingState.matches(name), !NameHint.touch.matches(name),
      ImageContent(of: icon).source != nil, ImageContent(of: icon).condition == nil,
      !EnvironmentModifiers(of: icon).disable,
      let pressed = Self.pressed(icon), !EnvironmentModifiers(of: pressed).disable,
      // What pressing it changes is what the color shows.
      ShownState(of: pressed).press?.isEmpty == false,
      !Self.isSeenDifferent(then, otherwise, in: icon)
    else { return nil }
    self.condition = condition.source
    self.name = name
  }

  /// The name of a truth value, or what negates it.
  private static func flag(_ condition: Expression) -> Expression? {
    if case .prefixed("!", let inner) = condition.form { return flag(inner) }
    guard let name = condition.path?.pathNames.last else { return nil }
    return condition.path?.hasPrefix(".") == false && !name.isEmpty ? condition : nil
  }

  /// The button that shows nothing but the icon, or the icon itself, where it is tapped.
  private static func pressed(_ icon: Element) -> Element? {
    if icon.taps.contains(where: { $0.count == 1 }) { return icon }
    guard let button = icon.labeledControl, button.is(.button), button.title == nil,
      ControlLabel(of: button).foreground.allSatisfy({ part in
        part.index == icon.index || part.isLayout || part.isPassthrough || part.is(.spacer)
      })
    else { return nil }
    return button
  }

  private static func isSeenDifferent(
    _ then: Expression,
    _ otherwise: Expression,
    in icon: Element
  ) -> Bool {
    let reader = ColorReader(element: icon)
    guard let first = reader.colors(of: then)?.first,
      let second = reader.colors(of: otherwise)?.first,
      let white = SystemColors.uiKit["systemBackground"]
    else { return then.call != nil && otherwise.call != nil }
    return first.color.over(white).light.contrast(on: second.color.over(white).light) >= visible
  }

  /// Whether the icon's shape, what lies over it, or text beside it depends on the same.
  func isShownElsewhere(of icon: Element) -> Bool {
    let pressed = Self.pressed(icon) ?? icon
    let row = icon.container?.row?.layout == .horizontal ? icon.siblings : []
    return ([pressed, icon] + icon.descendants + pressed.siblings + row)
      .flatMap { [$0] + $0.descendants.prefix(32) }
      .contains { part in
        (part.isCustomView || part.isUnknownView || part.isComponent
          || part.is(.text, .label, .image))
          && part.arguments.contains { !$0.isTrailingClosure && $0.value.mentions(name) }
          || part.conditions.contains { $0.source.includes(name) }
          || part.modifiers.contains { other in
            !other.name.hasPrefix("foreground") && other.name != "animation"
              && !other.name.hasPrefix("accessibility") && !other.name.hasPrefix("on")
              && other.arguments.contains { !$0.isTrailingClosure && $0.value.mentions(name) }
          }
      }
  }
}
