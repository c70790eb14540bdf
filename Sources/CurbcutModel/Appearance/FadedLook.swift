/// A control that a style or modifier of the project makes look faded:
/// `.buttonStyle(Send(isActive: canSend))`.
package struct FadedLook: Sendable {
  package let modifier: Modifier
  /// What the control looks faded by.
  package let condition: Expression
  /// The value of the condition at which it looks so.
  package let value: Bool

  /// The opacities at which something looks faded and is still seen.
  private static let faded = 0.05..<0.6

  /// An opacity that goes by one name: `.opacity(isActive ? 1 : 0.35)`.
  struct Choice {
    let name: String
    /// The value of the name at which it is faded.
    let value: Bool

    init?(_ modifier: Modifier) {
      guard modifier.name == "opacity",
        case .ternary(let condition, let then, let otherwise)? = modifier.firstArgument?.form,
        let first = then.number, let second = otherwise.number,
        FadedLook.faded.contains(first) != FadedLook.faded.contains(second)
      else { return nil }
      let isFadedFirst = FadedLook.faded.contains(first)
      if let path = condition.path?.withoutSelf, !path.includes(".") {
        name = path
        value = isFadedFirst
      } else if case .prefixed("!", let inner) = condition.form, let path = inner.path?.withoutSelf,
        !path.includes(".")
      {
        name = path
        value = !isFadedFirst
      } else {
        return nil
      }
    }
  }

  package init(modifier: Modifier, condition: Expression, value: Bool) {
    self.modifier = modifier
    self.condition = condition
    self.value = value
  }

  /// What styles and modifiers of the project in a view's own chain make of it.
  package static func all(on element: Element) -> [FadedLook] {
    element.ownModifiers.flatMap { modifier -> [FadedLook] in
      guard !modifier.isConditional else { return [] }
      if modifier.name == "buttonStyle" {
        guard let call = modifier.firstArgument?.call, let style = call.callee.path,
          let fading = element.tree.context.view(style)?.fadingProperties
        else { return [] }
        return call.arguments.compactMap { argument in
          argument.label.flatMap { fading[$0] }.map {
            FadedLook(modifier: modifier, condition: argument.value, value: $0)
          }
        }
      }
      guard let name = modifier.definition,
        let applied = element.tree.context.facts[name]?.modifiers
      else { return [] }
      let handed = applied.handed(by: modifier)
      return applied.modifiers.compactMap { inner in
        Choice(inner).flatMap { choice in
          handed[choice.name].map {
            FadedLook(modifier: modifier, condition: $0, value: choice.value)
          }
        }
      }
    }
  }
}
