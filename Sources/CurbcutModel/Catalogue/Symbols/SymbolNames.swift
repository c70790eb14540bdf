/// What iOS calls an SF Symbol that nobody has labeled.
package enum SymbolName: Sendable, Equatable {
  /// The system's own words, in English. They describe a system action or the picture.
  case named(String)
  /// The raw name with its dots, such as `person.fill.badge.plus`: the system has no words for it.
  case raw
  /// Nobody has told.
  case unknown
}

extension Symbols {
  /// What iOS calls a symbol.
  ///
  /// - Parameter isCertain: whether only what was observed on iOS counts, rather than on the Mac or
  ///   by one person.
  package static func name(
    of symbol: String,
    on version: SystemVersion,
    isCertain: Bool = false
  ) -> SymbolName {
    if let change = changes[symbol] {
      if version >= change.since { return .named(change.words) }
      return change.before
    }
    if let words = sureNames[symbol] { return .named(words) }
    if rawNames.contains(symbol) { return .raw }
    if !isCertain, let words = likelyNames[symbol] { return .named(words) }
    // A filled symbol has the name of the other.
    if !isCertain, symbol.hasSuffix(".fill") {
      let base = String(symbol.dropLast(5))
      if let words = sureNames[base] ?? likelyNames[base] { return .named(words) }
    }
    if !isCertain, let words = sureNames[symbol + ".fill"] { return .named(words) }
    return .unknown
  }

  /// Whether a symbol brings the Selected trait along, besides the name “Selected”.
  ///
  /// Source: rendered accessibility hierarchy, iOS 16 to 27: `checkmark` and its circles.
  package static func selects(_ symbol: String) -> Bool {
    ["checkmark", "checkmark.circle", "checkmark.circle.fill"].contains(symbol)
  }

  /// Names that came with a version of iOS, and what stood there before.
  ///
  /// Source: rendered accessibility hierarchy, iOS 16 to 27.
  private static let changes: [String: (since: SystemVersion, words: String, before: SymbolName)] =
    {
      var changes: [String: (since: SystemVersion, words: String, before: SymbolName)] = [
        "gearshape": (SystemVersion(26), "Gear shape", .raw),
        "gearshape.fill": (SystemVersion(26), "Gear shape", .raw),
        "dumbbell": (SystemVersion(26), "Dumbbell weight", .raw),
        "dumbbell.fill": (SystemVersion(26), "Dumbbell weight, filled", .raw),
        "books.vertical": (SystemVersion(26), "Books standing vertically on a shelf", .raw),
      ]
      for (symbol, words) in namesOfVersion27 {
        let before: SymbolName = rawNames.contains(symbol) ? .raw : .unknown
        changes[symbol] = (SystemVersion(27), words, before)
      }
      return changes
    }()

  private static let namesOfVersion27: [String: String] = [
    "archivebox": "Archive", "bubble.left": "Comment Left",
    "bubble.left.and.text.bubble.right": "Left Speech Bubble And Right Text Bubble",
    "checklist": "Checklist With Checkmarks",
    "clock.arrow.circlepath": "Clock With A Circular Arrow", "hand.raised.fill": "Block",
    "list.bullet.clipboard": "Bulleted List On A Clipboard", "mic": "Microphone",
    "mic.fill": "Microphone", "newspaper": "Newspaper", "note.text": "Notes",
    "paperclip": "Attachments", "photo.on.rectangle.angled": "Photo On An Angled Rectangle",
    "puzzlepiece.extension": "Puzzle Piece Extension", "rectangle.split.3x1": "Column View",
    "stop.circle": "Stop",
  ]

  /// Observed on iOS for certain: recordings, dumps of the accessibility tree, tests that find the
  /// element by the name.
  private static let sureNames: [String: String] = [
    "airplane.circle": "Airplane Mode", "arrow.clockwise": "Refresh",
    "arrow.down.circle": "Arrow Down Circle", "arrow.left": "Left",
    "arrow.turn.down.right": "Arrow Turning Down Then Right", "arrow.up": "Up",
    "arrow.up.circle.fill": "Arrow Up Circle", "arrow.up.doc.fill": "Previous Page",
    "arrowshape.turn.up.left.circle": "Reply", "bookmark": "Bookmark",
    "bookmark.fill": "Bookmark", "calendar": "Calendar", "calendar.circle.fill": "Calendar",
    "cart": "Shopping Cart", "cart.fill": "Shopping Cart", "checkmark": "Selected",
    "checkmark.circle": "Selected", "checkmark.circle.fill": "Selected",
    "chevron.backward": "Back", "chevron.down": "Go Down", "chevron.left": "Back",
    "chevron.right": "Forward", "chevron.up": "Go Up", "clock": "Clock", "doc": "Document",
    "ellipsis.circle": "More", "envelope.fill": "Get Mail", "envelope.open.fill": "Mark Read",
    "exclamationmark.circle": "Error", "exclamationmark.triangle.fill": "Warning", "eye": "Show",
    "eye.slash": "Hide", "film.fill": "Movie", "folder": "Move", "folder.fill": "Move",
    "gear": "Settings", "globe": "Globe", "heart": "Love", "heart.fill": "Love", "house": "Home",
    "house.fill": "Home", "info": "Info", "key.fill": "Passwords", "line.3.horizontal": "Drag",
    "link": "Link", "list.bullet": "List", "list.dash": "List",
    "location.fill": "Location Services", "lock": "Lock", "magnifyingglass": "Search",
    "map": "Show Map", "map.fill": "Show Map", "mappin.circle": "Map Pin", "minus": "Remove",
    "moon": "Do Not Disturb", "moon.stars": "Clear Night", "paperplane.fill": "Send",
    "pause.circle": "Pause", "pencil": "Edit", "phone.fill": "Call", "photo": "Photo",
    "play.fill": "Play", "play.rectangle.fill": "Slideshow", "plus": "Add", "plus.circle": "Add",
    "plus.circle.fill": "Add", "qrcode": "Qr Code", "record.circle": "Screen Recording",
    "slider.horizontal.3": "Edit", "speaker.slash.fill": "Mute", "speaker.wave.2": "Volume High",
    "speaker.wave.2.fill": "Volume High", "speaker.wave.3": "Volume Highest", "square": "Square",
    "square.and.arrow.down": "Download", "square.and.arrow.up": "Share",
    "square.and.arrow.up.on.square": "Share Multiple", "square.and.pencil": "Compose",
    "square.grid.2x2.fill": "Grid 2x2", "star": "Favorite", "star.fill": "Favorite",
    "suit.club": "Club", "suit.diamond": "Diamond", "suit.heart.fill": "Remove From Favorites",
    "suit.spade": "Spade", "sun.max": "Brightness Higher",
    "text.page.badge.magnifyingglass": "Search Document", "trash": "Trash", "trash.fill": "Trash",
    "tray.and.arrow.down": "Inbox", "tray.and.arrow.up.fill": "Outbox", "xmark": "Close",
    "xmark.bin": "Junk", "xmark.circle": "Close", "xmark.circle.fill": "Close",
  ]

  /// Observed on the Mac only, or told by one person.
  private static let likelyNames: [String: String] = [
    "airplane": "Airplane Mode", "arrow.left.circle": "Arrow Left Circle",
    "arrow.right.circle": "Arrow Right Circle", "arrow.triangle.2.circlepath": "Syncing",
    "arrow.up.arrow.down": "Arrow up, arrow down", "arrow.up.circle": "Arrow Up Circle",
    "bell.fill": "Notifications", "calendar.badge.plus": "Add to Calendar", "camera": "Camera",
    "checkmark.seal.fill": "Verified", "chevron.left.forwardslash.chevron.right": "Embed Code",
    "circle": "Circle", "cloud": "Mostly Cloudy", "cloud.rain": "Rain",
    "cloud.sun": "Partly Cloudy", "delete.left": "Backspace", "drop.fill": "Drop, fill",
    "ellipsis": "More", "envelope": "Get Mail", "exclamationmark.triangle": "Warning",
    "ladybug": "Ladybug", "line.3.horizontal.decrease.circle.fill": "Filter",
    "list.number": "Numbered List", "mappin.and.ellipse": "Remove Map Pin",
    "minus.circle": "Delete", "minus.circle.fill": "Remove", "moon.zzz": "Snooze",
    "multiply.circle.fill": "X Circle", "nosign": "Block", "number": "Number",
    "paperplane": "Send", "pause": "Pause", "pause.fill": "Pause",
    "person.crop.circle.badge.plus": "Add People", "person.crop.circle.fill": "Account",
    "rectangle.stack.fill": "Album", "sidebar.left": "Toggle Sidebar", "sparkles": "Sparkle",
    "stop.fill": "Stop", "sunrise": "Sunrise", "timer": "Timer", "tray.full": "Inbox Full",
    "tv": "Tv", "waveform.path.ecg": "Ecg Waveform Path",
  ]

  /// Observed to have no words of the system's.
  private static let rawNames: Set<String> = [
    "1.circle", "2.circle", "antenna.radiowaves.left.and.right", "arrow.backward",
    "arrow.backward.circle.fill", "arrow.down.doc", "arrow.forward",
    "arrowshape.turn.up.backward.2", "barcode.viewfinder", "bubble.left.and.text.bubble.right",
    "character.book.closed", "chart.bar.xaxis", "chart.xyaxis.line", "chevron.backward.2",
    "chevron.down.circle.fill", "chevron.forward", "chevron.forward.2", "circlebadge.2",
    "clock.arrow.circlepath", "crown", "dollarsign.circle", "door.left.hand.open", "fibrechannel",
    "figure.run", "hand.tap", "iphone.circle", "iphone.gen3.radiowaves.left.and.right",
    "keyboard.chevron.compact.down", "line.3.horizontal.decrease", "list.bullet.rectangle",
    "location.circle", "location.square", "location.square.fill", "mappin.square",
    "mappin.square.fill", "pencil.and.list.clipboard", "person", "person.2", "person.3.fill",
    "person.badge.plus", "person.crop.artframe", "person.crop.rectangle.fill", "person.fill",
    "person.fill.badge.plus", "photo.badge.plus", "photo.circle.fill",
    "photo.on.rectangle.angled", "photo.stack", "questionmark.circle",
    "rectangle.center.inset.filled.badge.plus", "rectangle.portrait.and.arrow.right",
    "server.rack", "slider.vertical.3", "stop.circle", "sun.horizon", "train.side.front.car",
    "tram.circle", "wallet.pass", "wand.and.stars", "water.waves", "waveform.slash",
    "wineglass.fill",
  ]
}
