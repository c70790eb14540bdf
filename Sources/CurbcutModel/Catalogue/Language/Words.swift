/// Words that say again what assistive technology says by itself.
package enum Words {
  /// What a button says that leads out of a screen, in lowercase.
  static let leaving = [
    "close", "cancel", "dismiss", "done", "back", "skip", "later", "not now", "no", "got it", "ok",
    "continue", "next", "finish", "start", "exit", "leave", "understand",
  ]

  /// Role words that do not belong in the name of an element with this role, longest first.
  package static func roles(of role: Role) -> [String] {
    switch role {
    case .button, .menu, .disclosure:
      ["tap target", "clickable", "tappable", "button", "btn", "cta"]
    case .image: ["graphics", "graphic", "image", "icon", "img", "png", "svg"]
    case .link: ["hyperlink", "link", "url"]
    case .toggle: ["checkbox", "switch", "toggle"]
    case .slider, .stepper: ["stepper", "slider"]
    case .tab: ["tab"]
    case .textField, .secureField, .searchField, .textEditor:
      ["search field", "text field", "textfield", "input", "field"]
    case .picker, .datePicker, .colorPicker:
      ["combo box", "drop-down", "dropdown", "picker", "popup"]
    case .progress, .gauge: ["progress bar", "indicator", "spinner", "loader"]
    case .none, .text, .list, .container, .header, .chart, .map, .video, .canvas: []
    }
  }

  /// How VoiceOver speaks a role.
  package static func spokenRole(_ role: Role) -> String {
    switch role {
    case .button, .menu, .disclosure: "button"
    case .image: "image"
    case .link: "link"
    case .toggle: "switch button"
    case .slider, .stepper: "adjustable"
    case .tab: "tab"
    case .textField: "text field"
    case .secureField: "secure text field"
    case .searchField: "search field"
    case .textEditor: "text field"
    case .picker, .datePicker, .colorPicker: "picker"
    case .progress, .gauge: "progress"
    case .header: "heading"
    case .none, .text, .list, .container, .chart, .map, .video, .canvas: ""
    }
  }
}
