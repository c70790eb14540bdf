import CurbcutSyntax

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

extension ButtonLook {
  /// The style of a button, from its own chain or from what is around it.
  init(of view: Element) {
    self = Self.written(on: view)
  }

  private static func written(on view: Element) -> ButtonLook {
    for element in sequence(first: view, next: \.parent) {
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
}

extension ButtonLook {
  /// The tint that a button's own chain or one around it gives.
  static func tint(of view: Element) -> Expression? {
    for element in sequence(first: view, next: \.parent) {
      for modifier in element.tree.records[element.index].modifiers where modifier.name == "tint" {
        return modifier.isConditional ? nil : modifier.firstArgument
      }
    }
    return nil
  }
}

extension ButtonLook {
  /// Whether something may give a button a tint of its own.
  static func isTinted(_ view: Element) -> Bool {
    sequence(first: view, next: \.parent).contains { element in
      element.tree.records[element.index].modifiers.contains {
        $0.name == "tint" || $0.name == "accentColor"
      }
    }
  }
}

extension Expression {
  /// `plain` of `.plain`, `PlainButtonStyle` of `PlainButtonStyle()`.
  fileprivate var styleName: String? {
    if let name = memberName { return name }
    return call?.callee.memberName
  }
}
