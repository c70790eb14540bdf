import CurbcutSyntax

extension Element {
  /// How a button draws its label.
  enum ButtonLook {
    /// As if it stood there alone.
    case plain
    /// In the tint color, on what is behind it.
    case tinted
    /// In white on the tint color.
    case prominent
    case unknown
  }

  /// The style of a button, from its own chain or from what is around it.
  var buttonLook: ButtonLook {
    for element in sequence(first: self, next: \.parent) {
      for modifier in element.tree.records[element.index].modifiers
      where modifier.name == "buttonStyle" {
        if modifier.isConditional { return .unknown }
        switch modifier.firstArgument?.styleName {
        case "plain", "PlainButtonStyle": return .plain
        case "borderless", "automatic", "BorderlessButtonStyle", "DefaultButtonStyle":
          return .tinted
        case "borderedProminent", "BorderedProminentButtonStyle": return .prominent
        default: return .unknown
        }
      }
    }
    return .tinted
  }

  /// The tint that a button's own chain or one around it gives.
  var buttonTint: Expression? {
    for element in sequence(first: self, next: \.parent) {
      for modifier in element.tree.records[element.index].modifiers where modifier.name == "tint" {
        return modifier.isConditional ? nil : modifier.firstArgument
      }
    }
    return nil
  }
}

extension Expression {
  /// `plain` of `.plain`, `PlainButtonStyle` of `PlainButtonStyle()`.
  fileprivate var styleName: String? {
    if let name = memberName { return name }
    return call?.callee.memberName
  }
}
