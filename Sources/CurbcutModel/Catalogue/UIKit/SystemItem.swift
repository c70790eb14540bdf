/// A bar item that UIKit draws and names by itself, in code and in Interface Builder.
package struct SystemItem: Sendable, Equatable {
  /// The name of its case: `add`, `flexibleSpace`.
  package let name: String

  package init(named name: String) { self.name = name }

  /// Whether it only keeps others apart, and is no element.
  package var isSpace: Bool { name.hasSuffix("Space") }

  /// What VoiceOver says of it; nil where that is not known.
  package var title: String? { Self.titles[name] }

  /// Source: Apple, `UIBarButtonItem.SystemItem`: the items with a title are read by it;
  /// `UIButton.ButtonType`: the buttons of the system's with a symbol.
  private static let titles = [
    "add": "Add", "bookmarks": "Bookmarks", "camera": "Camera", "cancel": "Cancel",
    "close": "Close", "compose": "Compose", "done": "Done", "edit": "Edit",
    "fastForward": "Fast forward", "organize": "Organize", "pause": "Pause", "play": "Play",
    "redo": "Redo", "refresh": "Refresh", "reply": "Reply", "rewind": "Rewind", "save": "Save",
    "search": "Search", "stop": "Stop", "trash": "Delete", "undo": "Undo",
    "contactAdd": "Add", "detailDisclosure": "More Info", "infoDark": "More Info",
    "infoLight": "More Info",
  ]
}
