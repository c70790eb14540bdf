/// A control that a style may draw.
enum StyledControl: String {
  case button = "Button"
  case label = "Label"
  case toggle = "Toggle"

  /// - Parameter modifier: the one that sets the style.
  init?(styledBy modifier: String) {
    switch modifier {
    case "buttonStyle": self = .button
    case "labelStyle": self = .label
    case "toggleStyle": self = .toggle
    default: return nil
    }
  }
}
