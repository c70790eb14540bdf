extension Words {
  /// Verbs that hints begin with; a hint says what happens, “Opens the map.”, and orders nobody.
  ///
  /// Source: Apple, Accessibility Programming Guide, "Guidelines for creating hints".
  private static let hintVerbs: Set<String> = [
    "add", "allow", "apply", "archive", "attach", "begin", "block", "book", "browse", "buy", "call",
    "cancel", "change", "check", "choose", "clear", "close", "collapse", "compose", "confirm",
    "connect", "continue", "copy", "create", "cut", "decrease", "delete", "disable", "dismiss",
    "display", "download", "duplicate", "edit", "enable", "enter", "erase", "expand", "export",
    "filter", "find", "finish", "follow", "generate", "get", "go", "hide", "import", "increase",
    "insert", "invite", "join", "jump", "launch", "leave", "like", "load", "lock", "log", "mark",
    "move", "mute", "navigate", "open", "order", "pause", "pay", "pick", "pin", "place", "play",
    "post",
    "preview", "print", "publish", "purchase", "read", "record", "redo", "refresh", "reload",
    "remove", "rename", "reply", "report", "request", "reset", "restart", "restore", "resume",
    "retry", "return", "rotate", "save", "scan", "schedule", "scroll", "search", "select", "send",
    "set", "share", "show", "sign", "skip", "sort", "start", "stop", "store", "submit", "subscribe",
    "switch", "sync", "take", "toggle", "translate", "turn", "undo", "unfollow", "unlock", "update",
    "upgrade", "upload", "use", "verify", "view", "watch", "write", "zoom",
  ]

  /// Whether a word says what is going on: “uploading”.
  package static func isProgressive(_ word: String) -> Bool {
    guard word.hasSuffix("ing"), word.count > 5 else { return false }
    let stem = String(word.dropLast(3))
    return hintVerbs.contains(stem) || hintVerbs.contains(stem + "e")
      || hintVerbs.contains(String(stem.dropLast())) || activities.contains(stem)
  }

  /// Stems of what programs do for a while, besides what hints say of controls.
  private static let activities: Set<String> = [
    "authenticat", "calculat", "fetch", "generat", "prepar", "process", "purchas", "scann", "sync",
    "synchroniz", "translat", "updat", "validat", "verify",
  ]

  static func isHintVerb(_ word: String) -> Bool { hintVerbs.contains(word) }

  /// Verbs that are nouns too: only an article or the like behind them makes them verbs.
  private static let homographs: Set<String> = [
    "book", "call", "check", "copy", "display", "filter", "like", "order", "place", "play", "post",
    "print",
    "record", "report", "request", "search", "set", "share", "start", "store", "view", "watch",
    "scan", "sort", "cut", "log",
  ]

  private static let articles: Set<String> = [
    "a", "an", "the", "this", "that", "these", "those", "your", "all", "for", "to", "with", "it",
    "its", "their", "another", "more", "some", "every", "each",
  ]

  /// The verb a sentence orders with, in lower case: “Add this item” gives add.
  package static func orderingVerb(of sentence: String) -> String? {
    let words = sentence.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "-" }
    guard let first = words.first.map(String.init), hintVerbs.contains(first) else { return nil }
    guard homographs.contains(first) else { return first }
    return words.dropFirst().first.map { articles.contains(String($0)) } == true ? first : nil
  }

  /// The third person of a verb: add, adds; go, goes; copy, copies.
  package static func thirdPerson(of verb: String) -> String {
    for ending in ["s", "x", "z", "ch", "sh", "o"] where verb.hasSuffix(ending) {
      return verb + "es"
    }
    if verb.hasSuffix("y"), let before = verb.dropLast().last, !"aeiou".contains(before) {
      return verb.dropLast() + "ies"
    }
    return verb + "s"
  }

  private static let gestures = [
    "double tap", "double-tap", "triple tap", "triple-tap", "tap and hold", "press and hold",
    "long press", "long-press", "right-click", "force touch", "3d touch", "tap", "touch", "press",
    "click", "swipe up", "swipe down", "swipe left", "swipe right", "swipe", "flick", "drag",
    "pinch", "spread", "shake", "pull", "hold",
  ]

  /// The gesture a sentence tells people to make, at its start or before what it is for: “Swipe up
  /// for more”, “Item. Double-tap to open.”
  package static func toldGesture(in sentence: String) -> String? {
    let text = sentence.lowercased()
    for gesture in gestures {
      if text.hasPrefix(gesture), isWordEnd(text.dropFirst(gesture.count)) { return gesture }
      for next in [" to ", " this ", " here", " on ", " for ", " the screen"] {
        if let range = text.firstRange(of: gesture + next),
          isWordEnd(Substring(text[..<range.lowerBound].reversed()))
        {
          return gesture
        }
      }
    }
    return nil
  }

  /// The gesture that a sentence in Chinese or Japanese begins with, or a part of it: “点击查看详情”.
  package static func toldGestureWithoutSpaces(in sentence: String) -> String? {
    let parts = sentence.split { !$0.isLetter && !$0.isNumber }
    return gesturesWithoutSpaces.first { gesture in parts.contains { $0.hasPrefix(gesture) } }
  }

  /// Words for gestures in languages that put no spaces between words: Chinese, Japanese.
  private static let gesturesWithoutSpaces = [
    "双击", "雙擊", "轻点两下", "輕點兩下", "连按两下", "点击", "點擊", "点按", "點按", "轻点", "輕點", "轻触", "輕觸", "长按", "長按",
    "按住", "滑动", "滑動", "ダブルタップ", "タップ", "スワイプ", "長押し", "ピンチ",
  ]

  private static func isWordEnd(_ rest: Substring) -> Bool {
    guard let next = rest.first else { return true }
    return !next.isLetter && !next.isNumber && next != "-"
  }
}
