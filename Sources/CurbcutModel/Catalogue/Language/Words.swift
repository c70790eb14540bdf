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

  /// Whether words say of a picture only what kind of one it is: “Photo”, “An image”, “Bar chart”.
  ///
  /// Source: WCAG 2.2, failure F30: text alternatives that are not alternatives.
  package static func isKindOfPicture(_ words: String) -> Bool {
    let parts = words.lowercased().split { " ,.".contains($0) }.map(String.init)
    guard let last = parts.last, pictureKinds.contains(last) else { return false }
    return parts.dropLast().allSatisfy { pictureKinds.contains($0) || pictureWords.contains($0) }
  }

  private static let pictureKinds: Set<String> = [
    "photo", "photograph", "image", "picture", "pic", "img", "graphic", "illustration", "drawing",
    "screenshot", "chart", "graph", "diagram", "plot", "table", "banner", "infographic",
  ]

  /// What may stand before the kind of a picture and says no more of it.
  private static let pictureWords: Set<String> = [
    "a", "an", "the", "this", "bar", "line", "pie", "area", "donut", "banner", "hero",
  ]

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
