/// SF Symbols: which VoiceOver names by itself, and what a control that shows one usually does.
package enum Symbols {
  /// The label that a control with this symbol most often needs; a suggestion, never certain.
  private static let suggested: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Done", "trash": "Delete",
    "pencil": "Edit", "square.and.pencil": "Compose", "gear": "Settings", "gearshape": "Settings",
    "slider.horizontal.3": "Filters", "line.3.horizontal.decrease": "Filters",
    "square.and.arrow.up": "Share", "square.and.arrow.down": "Save", "magnifyingglass": "Search",
    "ellipsis": "More options", "line.3.horizontal": "Menu", "sidebar.left": "Sidebar",
    "chevron.left": "Back", "chevron.backward": "Back", "arrow.left": "Back",
    "arrow.backward": "Back", "chevron.right": "Next", "chevron.forward": "Next",
    "arrow.right": "Next", "arrow.forward": "Next", "chevron.up": "Collapse",
    "chevron.down": "Expand", "arrow.clockwise": "Refresh", "arrow.uturn.backward": "Undo",
    "arrow.uturn.forward": "Redo", "heart": "Favorite", "heart.fill": "Remove from favorites",
    "star": "Add to favorites", "star.fill": "Remove from favorites", "bookmark": "Bookmark",
    "bookmark.fill": "Remove bookmark", "bell": "Notifications",
    "bell.slash": "Turn notifications on", "person": "Profile", "person.badge.plus": "Add person",
    "person.2": "People", "person.3": "Group", "house": "Home", "play": "Play", "pause": "Pause",
    "stop": "Stop", "record.circle": "Record", "forward": "Next track",
    "forward.end": "Next track", "backward": "Previous track", "backward.end": "Previous track",
    "goforward": "Skip forward", "gobackward": "Skip back",
    "goforward.10": "Skip forward 10 seconds", "gobackward.10": "Skip back 10 seconds",
    "goforward.15": "Skip forward 15 seconds", "gobackward.15": "Skip back 15 seconds",
    "goforward.30": "Skip forward 30 seconds", "gobackward.30": "Skip back 30 seconds",
    "shuffle": "Shuffle", "repeat": "Repeat", "speaker.slash": "Unmute",
    "speaker.wave.2": "Mute", "speaker.wave.3": "Mute", "mic": "Mute", "mic.slash": "Unmute",
    "camera": "Take photo", "photo": "Choose photo", "photo.on.rectangle": "Choose photo",
    "video": "Video call", "phone": "Call", "message": "Messages", "bubble.left": "Comment",
    "envelope": "Email", "paperplane": "Send", "arrow.up.circle.fill": "Send",
    "paperclip": "Attach file", "link": "Copy link", "doc.on.doc": "Copy",
    "doc.on.clipboard": "Paste", "scissors": "Cut", "doc": "Document", "doc.text": "Document",
    "folder": "Folder", "folder.badge.plus": "New folder", "tray": "Inbox", "tray.full": "Inbox",
    "archivebox": "Archive", "calendar": "Calendar", "clock": "History", "timer": "Timer",
    "stopwatch": "Timer", "alarm": "Alarm", "location": "Current location", "mappin": "Map",
    "map": "Map", "cart": "Cart", "bag": "Bag", "creditcard": "Payment", "tag": "Tag",
    "gift": "Gifts", "flag": "Flag", "flag.fill": "Report", "info": "More information",
    "info.circle": "More information", "questionmark": "Help", "questionmark.circle": "Help",
    "exclamationmark.triangle": "Warning", "exclamationmark.circle": "Error",
    "checkmark.circle.fill": "Completed", "circle": "Not completed", "eye": "Show password",
    "eye.slash": "Hide password", "lock": "Lock", "lock.open": "Unlock", "key": "Passwords",
    "faceid": "Face ID", "touchid": "Touch ID", "hand.thumbsup": "Like",
    "hand.thumbsdown": "Dislike", "arrow.up.arrow.down": "Sort", "square.grid.2x2": "Grid view",
    "list.bullet": "List view", "arrow.up.left.and.arrow.down.right": "Full screen",
    "arrow.down.circle": "Download", "icloud": "iCloud", "wifi": "Wi-Fi",
    "wifi.slash": "No connection", "battery.100": "Battery", "sun.max": "Light mode",
    "moon": "Dark mode", "paintbrush": "Appearance", "paintpalette": "Appearance",
    "textformat": "Text size", "textformat.size": "Text size", "globe": "Language",
    "printer": "Print", "qrcode": "Scan code", "qrcode.viewfinder": "Scan code",
    "barcode.viewfinder": "Scan code", "power": "Turn off",
    "rectangle.portrait.and.arrow.right": "Log out", "hand.raised": "Privacy",
    "lightbulb": "Tips", "bolt": "Boost", "flame": "Streak", "chart.bar": "Statistics",
  ]

  /// What a symbol tells that nobody operates; a suggestion, never certain.
  private static let telling: [String: String] = [
    "exclamationmark.triangle": "Warning", "exclamationmark.circle": "Error",
    "exclamationmark.octagon": "Error", "xmark.octagon": "Error", "checkmark.seal": "Verified",
    "checkmark.circle.fill": "Completed", "wifi": "Wi-Fi", "wifi.slash": "No connection",
    "lock": "Locked", "lock.open": "Unlocked", "mic.slash": "Muted", "speaker.slash": "Muted",
    "bell.slash": "Muted", "pin": "Pinned",
  ]

  /// Endings that change how a symbol looks and not what it means.
  private static let variants = [".fill", ".circle", ".square", ".rectangle"]

  /// The system's own words for a symbol, in English, as the newest iOS has them; nil where it has
  /// none or nobody has told.
  package static func spokenName(_ symbol: String) -> String? {
    if case .named(let words) = name(of: symbol, on: .newest) { words } else { nil }
  }

  /// Whether the system's name for a symbol is what a person would call the picture or its use.
  package static func isSpokenAsMeant(_ symbol: String) -> Bool {
    guard let spoken = spokenName(symbol)?.lowercased() else { return false }
    return [suggestedLabel(symbol), pictureWords(symbol)].contains { $0?.lowercased() == spoken }
  }

  /// Whether words are what controls with some symbol are called: “Settings”, “More”.
  package static func isLabel(_ words: String) -> Bool { labels.contains(words) }

  private static let labels = Set(suggested.values).union(["Back", "Close", "Menu", "More"])

  /// A label for a control that shows a symbol.
  package static func suggestedLabel(_ symbol: String) -> String? {
    lookUp(symbol, in: suggested)
  }

  /// A label for a picture of a symbol, which says what it tells.
  package static func told(_ symbol: String) -> String? {
    lookUp(symbol, in: telling)
  }

  private static func lookUp(_ symbol: String, in table: [String: String]) -> String? {
    var name = symbol
    while true {
      if let found = table[name] { return found }
      guard let variant = variants.first(where: { name.hasSuffix($0) }) else { return nil }
      name = String(name.dropLast(variant.count))
    }
  }

  private static let fileEndings = [
    "@2x", "@3x", ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic",
  ]

  /// Parts of names that say nothing of the picture.
  private static let noise: Set<String> = [
    "ic", "icon", "img", "image", "btn", "button", "asset", "2x", "3x",
  ]

  /// The words for what a symbol shows, without those for how it is drawn: “star.fill” gives “Star”.
  package static func pictureWords(_ symbol: String) -> String {
    var name = symbol.replacing(" ", with: ".")
    while let variant = variants.first(where: { name.hasSuffix($0) }), name.count > variant.count {
      name = String(name.dropLast(variant.count))
    }
    return words(name)
  }

  /// The words of a symbol's or asset's name: “star.fill” gives “Star fill”, “user_avatar@2x”
  /// gives “User avatar”.
  package static func words(_ name: String) -> String {
    var stem = name
    if stem.includes("@") || stem.includes(".") {
      for ending in fileEndings where stem.lowercased().hasSuffix(ending) {
        stem = String(stem.dropLast(ending.count))
      }
    }
    if let slash = stem.lastIndex(of: "/") { stem = String(stem[stem.index(after: slash)...]) }
    let words = stem.nameParts
    let kept = words.filter { !noise.contains($0.lowercased()) }
    let sentence = (kept.isEmpty ? words : kept).map { word in
      word.allSatisfy { $0.isUppercase || $0.isNumber } && word.count <= 4
        ? word : word.lowercased()
    }.joined(separator: " ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}
