/// Words for a label from the names that programmers give to actions, screens and properties.
///
/// They are suggestions for a person to look at; where a name is nothing that a person would say,
/// there are none.
package enum ActionWords {
  /// Verbs of what programs do to values, which are no reason to press anything.
  private static let bookkeeping: Set<String> = [
    "set", "get", "update", "insert", "append", "fetch", "handle", "store", "generate", "place",
  ]

  /// Verbs of what code does to values: a name that begins so tells a person nothing.
  private static let codeVerbs: Set<String> = [
    "set", "get", "insert", "append", "handle", "store", "invalidate",
  ]

  /// Verbs of code, and what a person calls the same thing.
  private static let spokenVerbs = ["fetch": "load", "present": "show", "display": "show"]

  /// Verbs that say too little as the name of a method, and enough where a name held more:
  /// `removeAction`, `onOpen`.
  private static let shortened = [
    "remove": "Remove", "open": "Open", "accept": "Accept", "send": "Send", "select": "Select",
    "increment": "Increase", "decrement": "Decrease",
  ]

  /// Methods of collections: what they are called on says what is done.
  private static let methods: Set<String> = [
    "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "dropLast", "sort",
    "shuffle", "reverse", "swapAt", "filter", "map", "first", "contains", "move",
  ]

  private static let known: [String: String] = [
    "dismiss": "Close", "close": "Close", "cancel": "Cancel", "pop": "Back", "goBack": "Back",
    "popViewController": "Back", "openURL": "Open website", "signIn": "Sign in",
    "logIn": "Log in", "logOut": "Log out", "signOut": "Sign out", "login": "Log in",
    "logout": "Log out", "signin": "Sign in", "signout": "Sign out", "signup": "Sign up",
    "unfavor": "Remove from favorites", "unfavorite": "Remove from favorites",
    "navigateBack": "Back",
  ]

  /// Names that say nothing about what is done.
  private static let empty: Set<String> = [
    "action", "callback", "completion", "handler", "perform", "tap", "tapped", "press", "pressed",
    "click", "clicked", "toggle", "call", "run", "send", "async", "handle", "select", "on", "do",
    "presented", "active", "callasfunction", "append", "task", "update", "set", "get", "show",
    "open", "present", "push", "navigate", "execute", "trigger", "dispatch", "accept", "insert",
    "remove", "process", "fetch", "load", "init", "increment", "decrement", "resume", "change",
    "button", "btn", "bar", "sender", "write", "view", "screen", "sheet", "alert", "dialog", "long",
    "short",
    "double", "single", "hold", "swipe", "drag", "gesture", "invalidate", "picker", "selector",
  ]

  private static let openings: Set<String> = [
    "handle", "on", "did", "will", "perform", "do", "is", "should", "tap", "tapped", "press",
    "pressed", "begin", "user", "request", "make", "try",
  ]

  private static let endings: Set<String> = [
    "tapped", "pressed", "clicked", "action", "handler", "button", "btn", "callback", "presented",
    "visible", "shown", "open", "collapsed", "expanded", "hidden", "enabled", "disabled",
    "selected", "checked", "is", "async", "tap", "press", "click", "clicked", "request",
    "requested", "pushed", "touched", "changed", "toggled", "trigger", "did",
  ]

  /// How parts of the screen are called in code.
  private static let screenParts: Set<String> = [
    "view", "screen", "page", "sheet", "controller", "modal", "popover", "cover", "alert", "dialog",
    "destination", "route", "panel", "popup", "overlay", "editor", "prompt", "presentation",
  ]

  /// Words that name what lies behind a screen's name: a “web view” is no “web”.
  private static let viewKinds: Set<String> = ["web", "list", "grid", "map", "split", "column"]

  /// Words that only programmers use, so that a name with them is nothing to say to people.
  private static let codeWords: Set<String> = [
    "bool", "int", "string", "str", "var", "func", "num", "idx", "index", "obj", "object", "param",
    "params", "arr", "array", "dict", "flag", "state", "store", "manager", "service", "response",
    "callback", "completion", "observable", "publisher", "vm", "viewmodel", "model", "closure",
    "delegate", "binding", "async", "await", "cb", "ctx", "impl", "tmp", "temp", "foo", "bar",
    "btn", "img", "txt", "lbl", "vc", "url", "uri", "id", "ids", "uuid", "db", "api", "json",
    "null", "nil", "enum", "struct", "internal", "effect", "reducer", "subject", "task", "event",
    "if", "needed", "for", "with", "at", "by", "from", "representation", "presented",
    "subview", "superview", "bits",
  ]

  /// Verbs that name what a control does, beside those that hints begin with.
  private static let moreVerbs: Set<String> = [
    "accept", "approve", "boost", "bookmark", "crop", "decline", "deny", "disconnect", "discard",
    "draw", "favorite", "flip", "focus", "import", "logout", "login", "mention", "merge",
    "minimize",
    "maximize", "next", "previous", "paste", "quit", "quote", "reject", "report", "retry", "rotate",
    "shuffle", "skip", "trim", "unblock", "unfavorite", "unmute", "unpin", "unarchive", "verify",
    "rate", "react", "reblog", "rewind", "save", "snooze", "star", "vote", "upvote", "downvote",
    "authorize", "load", "donate",
  ]

  /// Whether a word is a verb of programmers, such as “get”.
  package static func isCode(_ word: String) -> Bool { codeVerbs.contains(word) }

  /// Whether a word is a verb that names what a control does.
  static func isVerb(_ word: String) -> Bool { moreVerbs.contains(word) || Words.isHintVerb(word) }

  /// What `deleteItem`, `showsSettings`, `isShowingFilters` or `didTapSave` does: “Delete item”,
  /// “Show settings”, “Show filters”, “Save”.
  package static func label(forAction name: String) -> String? {
    if let label = known[name] { return label }
    if methods.contains(name) { return nil }
    var words = Identifier.joinedWords(of: name)
    let length = words.count
    while words.count > 1, let first = words.first, openings.contains(first) { words.removeFirst() }
    while words.count > 1, let last = words.last, endings.contains(last) { words.removeLast() }
    if words.count > 1, words.last == "bar", words.count < length { words.removeLast() }
    if words.count == 1, let only = words.first, length > 1 {
      if let label = known[only] ?? shortened[only] { return label }
      // A `selectionHandler` is called with what was selected.
      if only == "selection" { return nil }
    }
    if words.count == 2, words.last == "dismiss" { return "Close" }
    // What it closes is the screen that it is on.
    if words.count > 1, known[words[0]] == "Close", let last = words.last, isScreenPart(last) {
      return "Close"
    }
    if words.count > 1, words.first == "navigate" || words.first == "go" {
      let rest = words.dropFirst(words[1] == "to" ? 2 : 1)
      if rest.first == "back" { return "Back" }
      if words.first == "navigate" { words = Array(rest) }
    }
    if let first = words.first {
      if words.count > 1, codeVerbs.contains(first) { return nil }
      if words.count > 1, let spoken = spokenVerbs[first] { words[0] = spoken }
    }
    // `showRenamePrompt` renames, and `showAlert` says nothing.
    if words.first == "show", let last = words.last, isScreenPart(last), words.count > 1 {
      if words.count == 2, last != "editor", last != "panel", last != "overlay" { return nil }
      let inner = Array(words.dropFirst().dropLast())
      if inner.count == 1, let verb = inner.first, isVerb(verb) { return sentence(inner) }
      if inner.count == 2, let verb = inner.last, turnedVerbs.contains(verb) {
        return sentence(inner.reversed())
      }
    }
    if let first = words.first, ["shows", "showing", "presenting", "presents"].contains(first) {
      words[0] = "show"
    }
    if words.count > 1, let only = known[words[0]], words.dropFirst().allSatisfy(isScreenPart) {
      return only
    }
    if let first = words.first, isVerb(first) {
      while words.count > 2, let last = words.last, screenParts.contains(last),
        !viewKinds.contains(words[words.count - 2])
      {
        words.removeLast()
      }
    }
    // `doThisAfter` says when something is done.
    if let first = words.first, ["this", "that", "it", "these", "later"].contains(first) {
      return nil
    }
    // `listEdit`
    if words.count == 2, !isVerb(words[0]), turnedVerbs.contains(words[1]) { words.reverse() }
    if let first = words.first, let verb = known[first],
      first.hasPrefix("log") || first.hasPrefix("sign")
    {
      words.replaceSubrange(0..<1, with: verb.lowercased().split(separator: " ").map(String.init))
    }
    return sentence(words)
  }

  /// Verbs that names of screens end with: `listEdit`.
  private static let turnedVerbs: Set<String> = ["edit", "delete", "add", "remove", "rename"]

  private static func isScreenPart(_ word: String) -> Bool { screenParts.contains(word) }

  /// Whether a label begins with what somebody does: “Delete item”.
  package static func isOrder(_ label: String) -> Bool {
    let words = label.lowercased().split(separator: " ")
    guard let first = words.first.map(String.init) else { return false }
    return isVerb(first) && !bookkeeping.contains(first)
  }

  /// Where a link to `SettingsView` leads: “Settings”.
  package static func label(forDestination type: String) -> String? {
    var words = Identifier.joinedWords(of: type)
    // `helpSheetRequested` is the case that is sent for it.
    while words.count > 1, let last = words.last, asking.contains(last) { words.removeLast() }
    while words.count > 1, let last = words.last, screenParts.contains(last),
      !viewKinds.contains(words[words.count - 2])
    {
      words.removeLast()
    }
    // A `WebView` may show anything.
    if words.count == 2, viewKinds.contains(words[0]), screenParts.contains(words[1]) { return nil }
    return sentence(words)
  }

  /// How cases end that tell that something is asked for.
  private static let asking: Set<String> = [
    "requested", "tapped", "pressed", "clicked", "triggered", "selected",
  ]

  /// What a flag shows that is set: `isSettingsPresented` gives “Show settings”.
  package static func label(forFlag name: String) -> String? {
    var words = Identifier.joinedWords(of: name)
    while let first = words.first,
      [
        "is", "should", "show", "shows", "showing", "present", "presents", "presenting", "display",
        "displaying", "open", "opens",
      ].contains(first)
    {
      words.removeFirst()
    }
    while let last = words.last,
      endings.contains(last) || last == "showing" || last == "displayed" || last == "displaying"
    {
      words.removeLast()
    }
    var isChoice = false
    while let last = words.last,
      screenParts.contains(last) || last == "action" || last == "state" || last == "picker"
    {
      isChoice = isChoice || last == "picker"
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    // What an alert is about, it asks: “Show” would promise something else.
    let asks = Identifier.words(of: name).contains { ["alert", "dialog", "prompt"].contains($0) }
    if asks, gerunds[first] == nil, !isVerb(first) { return nil }
    if let verb = gerunds[first] { words[0] = verb }
    if words.last == "setting" { words[words.count - 1] = "settings" }
    if words.count == 2, !isVerb(words[0]), turnedVerbs.contains(words[1]) {
      return sentence(words.reversed())
    }
    // `showDeleteConfirmation`
    if words.count > 1, words.last.map({ $0.hasPrefix("confirm") }) == true { words.removeLast() }
    if words == ["activity"] || words == ["share"] { return "Share" }
    // `showingNewPlaylist`
    let isTold = gerunds[first] != nil || isVerb(first) || first == "new" && words.count > 1
    // `isEmojiPickerPresented`
    return isTold ? sentence(words) : sentence([isChoice ? "choose" : "show"] + words)
  }

  /// What flags are called that begin something: `isAddingAsset`.
  private static let gerunds = [
    "adding": "add", "importing": "import", "exporting": "export", "sharing": "share",
    "creating": "create", "searching": "search", "scanning": "scan", "renaming": "rename",
    "deleting": "delete",
  ]

  /// Whether a flag says that something begins: `isAddingAsset`.
  static func isBeginning(_ flag: String) -> Bool {
    Identifier.words(of: flag).first { $0 != "is" }.map { gerunds[$0] != nil } == true
  }

  /// Names of what any field or choice is bound to.
  private static let vague: Set<String> = [
    "selection", "selected", "text", "value", "input", "index", "item", "content", "string",
    "choice", "current", "slider", "toggle", "switch", "stepper", "picker", "field", "checked",
    "on", "active", "enabled", "toggled", "open", "visible", "pressed", "in", "enables",
    "tab", "list", "unwrapped", "wrapped", "user", "primary", "secondary",
  ]

  /// Whether a word may name any field or choice, such as “value”.
  package static func isVague(_ word: String) -> Bool { vague.contains(word) }

  /// Words around the name of a property that say only that it is one.
  private static let propertyOpenings: Set<String> = [
    "is", "has", "should", "shows", "show", "showing", "presents", "presenting", "selected",
    "current", "chosen", "enable", "enables",
  ]
  private static let propertyEndings: Set<String> = [
    "selection", "value", "enabled", "state", "list", "trigger",
  ]

  /// What a switch or field for a property is about: `isLoud` gives “Loud”.
  package static func label(forProperty name: String) -> String? {
    var words = Identifier.joinedWords(of: name)
    while words.count > 1, let first = words.first, propertyOpenings.contains(first) {
      words.removeFirst()
    }
    if words.count > 2, words.suffix(2) == ["list", "selection"] { words.removeLast(2) }
    while words.count > 1, let last = words.last, propertyEndings.contains(last), last != "list" {
      words.removeLast()
    }
    if words.count == 1, let only = words.first, vague.contains(only) { return nil }
    // “Alert” is what code calls it.
    if words.allSatisfy(isScreenPart), words.count < Identifier.joinedWords(of: name).count {
      return nil
    }
    // `noteToInput` says what code does with it.
    if words.dropFirst().contains("to") { return nil }
    return sentence(words)
  }

  /// What pressing a control does in either state of a flag: while it is set, and while it is not.
  package static func labels(forToggling flag: String) -> (set: String, unset: String)? {
    var words = joinedFlagWords(flag)
    guard let last = words.last else { return nil }
    if words.suffix(2) == ["full", "screen"] { return ("Exit full screen", "Full screen") }
    if words.suffix(2) == ["edit", "mode"] { return ("Done", "Edit") }
    if words.count > 1, let first = words.first,
      ["show", "shows", "showing", "reveal"].contains(first)
    {
      return visibility(of: Array(words.dropFirst()))
    }
    if words.count > 1, ["shown", "visible", "revealed", "displayed"].contains(last) {
      return visibility(of: words.dropLast())
    }
    if words.count > 1, last == "hidden", let shown = visibility(of: words.dropLast()) {
      return (shown.unset, shown.set)
    }
    guard let pair = toggles[last] else { return nil }
    words.removeLast()
    guard ["expanded", "collapsed", "muted", "pinned"].contains(last), !words.isEmpty,
      let subject = sentence(words)?.lowercased()
    else { return pair }
    return (pair.set + " " + subject, pair.unset + " " + subject)
  }

  private static func joinedFlagWords(_ flag: String) -> [String] {
    Identifier.joinedWords(of: flag).filter { $0 != "is" && $0 != "should" && $0 != "in" }
  }

  private static func visibility(of subject: [String]) -> (set: String, unset: String)? {
    // “Show action sheet” says what code does.
    guard !subject.allSatisfy({ screenParts.contains($0) || $0 == "action" || empty.contains($0) }),
      let hide = sentence(["hide"] + subject), let show = sentence(["show"] + subject)
    else {
      return nil
    }
    return (hide, show)
  }

  /// Whether a flag that is flipped presents something, which is no state of the control:
  /// `sharePickerShown`, `showSettingsState`.
  static func presents(_ flag: String) -> Bool {
    let words = Identifier.words(of: flag)
    guard NameHint.showing.matches(flag) else { return false }
    return words.contains { screenParts.contains($0) || $0.hasPrefix("present") }
      || words.contains("picker") || words.contains("settings")
  }

  private static let toggles: [String: (set: String, unset: String)] = [
    "favorite": ("Remove from favorites", "Add to favorites"),
    "favorited": ("Remove from favorites", "Add to favorites"),
    "liked": ("Unlike", "Like"), "bookmarked": ("Remove bookmark", "Bookmark"),
    "muted": ("Unmute", "Mute"), "playing": ("Pause", "Play"), "paused": ("Resume", "Pause"),
    "pinned": ("Unpin", "Pin"), "expanded": ("Collapse", "Expand"),
    "collapsed": ("Expand", "Collapse"), "following": ("Unfollow", "Follow"),
    "followed": ("Unfollow", "Follow"), "subscribed": ("Unsubscribe", "Subscribe"),
    "recording": ("Stop recording", "Record"), "locked": ("Unlock", "Lock"),
    "archived": ("Unarchive", "Archive"), "maximized": ("Restore", "Maximize"),
    "fullscreen": ("Exit full screen", "Full screen"),
  ]

  /// Names that are written in their own way.
  private static let spelled: [String: String] = [
    "ipad": "iPad", "iphone": "iPhone", "icloud": "iCloud", "ios": "iOS", "imessage": "iMessage",
    "ipados": "iPadOS", "macos": "macOS", "pdf": "PDF", "qr": "QR", "vpn": "VPN", "gif": "GIF",
    "csv": "CSV", "html": "HTML", "rss": "RSS", "wifi": "Wi-Fi", "faq": "FAQ", "ai": "AI",
    "whats": "what's", "mac": "Mac",
  ]

  /// Words as a person writes them; nil where nobody would say them.
  private static func sentence(_ words: [String]) -> String? {
    guard let first = words.first, words.count > 1 || !empty.contains(first), words.count <= 6,
      first.first?.isLetter == true, words.allSatisfy(isSpoken),
      words.last != "to" && words.last != "of"
    else { return nil }
    let text = words.map { spelled[$0] ?? $0 }.joined(separator: " ")
    if spelled[first]?.contains(where: \.isUppercase) == true { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isSpoken(_ word: String) -> Bool {
    if spelled[word] != nil || word == "my" || word == "by" { return true }
    return !codeWords.contains(word) && !word.contains { $0.isNumber }
      && (word.count < 3 || word.contains { "aeiouy".contains($0) || !$0.isASCII })
  }
}

extension Identifier {
  /// The words of a name with those that Apple writes in its own way in one: `showiPadColumn` gives
  /// show, ipad, column.
  static func joinedWords(of name: String) -> [String] {
    var words: [String] = []
    for word in Self.words(of: name) {
      if let last = words.last, last.hasSuffix("i"),
        ["pad", "phone", "cloud", "os", "message"].contains(word)
      {
        words.removeLast()
        if last != "i" { words.append(String(last.dropLast())) }
        words.append("i" + word)
      } else if words.suffix(2) == ["pi", "p"] {
        words.replaceSubrange((words.count - 2)..., with: ["picture", "in", "picture", word])
      } else {
        words.append(word)
      }
    }
    if words.suffix(2) == ["pi", "p"] {
      words.replaceSubrange((words.count - 2)..., with: ["picture", "in", "picture"])
    }
    return words
  }
}
