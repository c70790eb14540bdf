/// Words that say again what assistive technology says by itself.
package enum Words {
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

/// Words for a label from the names that programmers give to actions, screens and properties.
///
/// They are suggestions for a person to look at.
package enum ActionWords {
  private static let known: [String: String] = [
    "dismiss": "Close", "close": "Close", "cancel": "Cancel", "pop": "Back", "goBack": "Back",
    "popViewController": "Back", "openURL": "Open website",
  ]

  /// Names that say nothing about what is done.
  private static let empty: Set<String> = [
    "action", "callback", "completion", "handler", "perform", "tap", "tapped", "press", "pressed",
    "click", "clicked", "toggle", "call", "run", "send", "async", "handle", "select", "on", "do",
    "presented", "active", "callasfunction", "append", "task",
  ]

  private static let openings: Set<String> = [
    "handle", "on", "did", "will", "perform", "do", "is", "should", "tap", "press", "begin",
  ]

  private static let endings: Set<String> = [
    "tapped", "pressed", "clicked", "action", "handler", "button", "btn", "callback", "presented",
    "visible", "shown", "open", "collapsed", "expanded", "hidden", "enabled", "disabled",
    "selected", "checked", "is",
  ]

  /// What `deleteItem`, `showsSettings`, `isShowingFilters` or `didTapSave` does: “Delete item”,
  /// “Show settings”, “Show filters”, “Save”.
  package static func label(forAction name: String) -> String? {
    if let label = known[name] { return label }
    var words = AssetNames.words(of: name)
    while words.count > 1, let first = words.first, openings.contains(first) { words.removeFirst() }
    while words.count > 1, let last = words.last, endings.contains(last) { words.removeLast() }
    if let first = words.first, ["shows", "showing", "presenting", "presents"].contains(first) {
      words[0] = "show"
    }
    return sentence(words)
  }

  /// Where a link to `SettingsView` leads: “Settings”.
  package static func label(forDestination type: String) -> String? {
    var words = AssetNames.words(of: type)
    while words.count > 1, let last = words.last,
      ["view", "screen", "page", "sheet", "controller"].contains(last)
    {
      words.removeLast()
    }
    return sentence(words)
  }

  /// Names of what any field or choice is bound to.
  private static let vague: Set<String> = [
    "selection", "selected", "text", "value", "input", "index", "item", "content", "string",
    "choice", "current",
  ]

  /// What a switch or field for a property is about: `isLoud` gives “Loud”.
  package static func label(forProperty name: String) -> String? {
    var words = AssetNames.words(of: name)
    while words.count > 1, let first = words.first,
      ["is", "has", "should", "shows", "show"].contains(first)
    {
      words.removeFirst()
    }
    if words.count == 1, let only = words.first, vague.contains(only) { return nil }
    return sentence(words)
  }

  private static func sentence(_ words: [String]) -> String? {
    guard let first = words.first, words.count > 1 || !empty.contains(first),
      first.first?.isLetter == true
    else { return nil }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
