// How what an app draws over its screen looks.

extension Modifier {
  /// Whether it is a frame that takes all the room there is.
  var isFrameWithoutLimits: Bool {
    name == "frame"
      && ["maxWidth", "maxHeight"].allSatisfy { argument($0)?.memberName == "infinity" }
  }

  /// Whether it paints what stands behind.
  var paintsBackground: Bool {
    name == "background" && firstArgument?.memberName != "clear"
  }
}

extension Element {
  /// Whether a background with a shape or an edge sets it apart from what is below, or one of a color
  /// with room around what it holds.
  var looksLikeCard: Bool {
    let backgrounds = modifiers.filter { $0.name == "background" }
    if backgrounds.isEmpty { return false }
    return hasModifier("cornerRadius", "clipShape", "shadow", "border", "overlay")
      || backgrounds.contains { background in
        let color = background.firstArgument
        let isColor =
          color?.path?.hasPrefix("Color.") == true || color?.call?.callee.path == "Color"
        return background.argument("in") != nil || isColor && hasModifier("padding")
      }
  }

  /// The property that makes it opaque and transparent, with both degrees: of
  /// `.opacity(isShown ? 1 : 0)` or `Color.black.opacity(isShown ? 0.4 : 0)`.
  var fading: (condition: String, least: Double, most: Double)? {
    for modifier in ownModifiers where modifier.name == "opacity" {
      guard case .ternary(let condition, let then, let otherwise)? = modifier.firstArgument?.form,
        let name = condition.path, let most = then.number, let least = otherwise.number
      else { continue }
      return (name, least, most)
    }
    return nil
  }
}
