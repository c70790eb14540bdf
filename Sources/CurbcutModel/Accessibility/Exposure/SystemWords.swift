/// What the system itself says: the names of controls that bring their own, and the state words.
///
/// Sources: Apple, the pages of the controls; the labels are what the controls show in English.
enum SystemWords {
  /// The name of a control that the system labels; nil where nobody knows it.
  static func name(of element: Element) -> Phrase? {
    switch element.kind {
    case .editButton: return .oneOf([Phrase("Edit"), Phrase("Done")])
    case .renameButton: return Phrase("Rename")
    case .pasteButton: return Phrase("Paste")
    case .shareLink: return Phrase("Share…")
    case .helpLink: return Phrase("Help")
    case .settingsLink: return Phrase("Settings…")
    case .signInWithAppleButton:
      switch element.arguments.first?.value.memberName {
      case "continue": return Phrase("Continue with Apple")
      case "signUp": return Phrase("Sign up with Apple")
      default: return Phrase("Sign in with Apple")
      }
    case .tab: return element.argument("role")?.memberName == "search" ? search : nil
    case .button:
      switch element.argument("role")?.memberName {
      case "close": return Phrase("Close")
      case "cancel": return Phrase("Cancel")
      default: return nil
      }
    default: return nil
    }
  }

  /// The name of a rotor of the system, by the member of `AccessibilitySystemRotor`.
  ///
  /// Source: Apple, "AccessibilitySystemRotor"; the words are those of VoiceOver's settings.
  static func rotor(_ name: String) -> String? {
    switch name {
    case "boldText": "Bold Text"
    case "headings": "Headings"
    case "images": "Images"
    case "italicText": "Italic Text"
    case "landmarks": "Landmarks"
    case "links": "Links"
    case "lists": "Lists"
    case "misspelledWords": "Misspelled Words"
    case "tables": "Tables"
    case "textFields": "Text Fields"
    case "underlineText": "Underlined Text"
    default: nil
    }
  }

  /// Scenes and groups of commands: what is in them is read, they themselves are nothing.
  static let scenes: Set<String> = [
    "AlertScene", "CommandGroup", "CommandMenu", "DocumentGroup", "ImmersiveSpace", "MenuBarExtra",
    "Settings", "Window", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout",
  ]

  /// Views of Apple's that only make room or draw.
  static let silentViews: Set<String> = [
    "ToolbarSpacer", "DefaultToolbarItem", "MapPolyline", "MapPolygon", "MapCircle", "RuleMark",
  ]

  /// What VoiceOver says of an activity indicator that has no label.
  static let activity = Phrase(UIKitClass.activityName)

  /// What a search field is called without a prompt of its own.
  static let search = Phrase("Search")
}
