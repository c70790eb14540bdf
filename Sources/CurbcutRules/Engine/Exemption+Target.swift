import CurbcutModel

extension Exemption {
  /// What silences rules about the area of a control that reacts to a finger: where the system or
  /// a style decides about it.
  static let sizedBySystem: [Exemption] = [
    .notForIOS,
    Exemption("the system sizes it: a row, a toolbar item, a menu item or a tab") {
      !$0.place.isDisjoint(with: [.toolbar, .menu, .tabItem, .systemStyled])
        || !$0.place.isDisjoint(with: [.list, .form]) && !isButtonInRow($0)
    },
    Exemption("it is part of a background or an accessibility representation") {
      !$0.place.isDisjoint(with: [.representation, .background])
    },
    Exemption("a style or control size around it may enlarge it") {
      $0.is(.button, .link, .navigationLink, .menu, .shareLink) && isEnlargedByStyle($0)
    },
  ]

  /// What silences a rule about a control that is as small as the symbol in its label.
  static func symbolSize(of label: Element) -> [Exemption] {
    [
      Exemption("its label has a size of its own") { _ in
        label.hasModifier(
          "frame",
          "padding",
          "resizable",
          "contentShape",
          "font",
          "imageScale",
          "scaleEffect"
        )
      },
      Exemption("another modifier may enlarge it") {
        $0.hasModifier("frame", "padding", "contentShape", "font", "imageScale", "modifier")
      },
      Exemption("a font around it sets the size of its symbol") { control in
        control.ancestors.contains { $0.hasModifier("font", "imageScale") }
      },
      Exemption(
        "a modifier that is not part of SwiftUI enlarges its label",
        certainty: { _ in
          label.modifiers.allSatisfy { !$0.categories.contains(.foreign) } ? .no : .unknown
        }
      ),
    ]
  }
}

/// Whether a style or control size around it may make it larger than its label.
private func isEnlargedByStyle(_ view: Element) -> Bool {
  for element in sequence(first: view, next: \.parent) {
    for modifier in element.modifiers {
      switch modifier.name {
      case "buttonStyle", "menuStyle":
        guard let style = modifier.firstArgument?.memberName else { return true }
        // The innermost style is the one that counts.
        return !["plain", "borderless", "automatic"].contains(style)
      case "labelStyle":
        // The system's own styles only choose between icon and title.
        let style = modifier.firstArgument?.memberName
        if style.map({ !systemLabelStyles.contains($0) }) ?? true { return true }
      case "controlSize":
        let size = modifier.firstArgument?.memberName
        if size.map({ !["mini", "small", "regular"].contains($0) }) ?? true { return true }
      default:
        break
      }
    }
  }
  return false
}

/// Source: Apple, "LabelStyle".
private let systemLabelStyles: Set<String> = ["automatic", "iconOnly", "titleAndIcon", "titleOnly"]

/// Whether it is a button of its own in a row, which reacts only where its label is.
///
/// Source: Apple, "BorderlessButtonStyle", "PlainButtonStyle": in lists, each reacts by itself.
private func isButtonInRow(_ control: Element) -> Bool {
  guard control.is(.button) else { return false }
  // The innermost style counts, be it that of a section or of the whole list.
  for element in sequence(first: control, next: \.parent) {
    guard let style = element.modifier("buttonStyle") else { continue }
    return !style.isConditional
      && ["borderless", "plain"].contains(style.firstArgument?.memberName)
  }
  return false
}
