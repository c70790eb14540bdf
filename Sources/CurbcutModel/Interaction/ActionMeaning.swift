/// What an action is about, in words that a person would use.
package enum ActionMeaning: Sendable, Equatable {
  /// “Delete item”: certain enough to contradict what a symbol usually means.
  case order(String)
  /// “Account settings”: where it leads.
  case destination(String)
  /// A name that says something, though not what is done: “Star”.
  case topic(String)
  /// It flips a flag, by its path in the source.
  case toggle(String)

  package var words: String? {
    switch self {
    case .order(let words), .destination(let words), .topic(let words): words
    case .toggle: nil
    }
  }
}

extension Activation {
  /// What it is about: the first step that matters. What goes along with it, such as haptics,
  /// logging, focus and errors, does not.
  package var meaning: ActionMeaning? {
    guard let action = element.action ?? element.taps.first?.action else { return nil }
    var topic: ActionMeaning?
    for step in action.steps.prefix(32) {
      guard let meaning = ActionMeaning(of: step) else { continue }
      if case .topic = meaning {
        topic = topic ?? meaning
      } else {
        return meaning
      }
    }
    return topic
  }
}

extension ActionMeaning {
  /// What goes wrong, is looked after or belongs to programmers: no person presses a button for it.
  private static let beside = NameHint(
    """
    assert* precondition* fatal* error* fail* print debug haptic* feedback impact vibrat*
    analytics track tracked tracking tracker log logged logging logger telemetry focus* editing
    first-responder resign* animat* with-animation sleep await main guard review
    """
  )

  /// Functions that are handed what is meant.
  private static let carriers: Set<String> = [
    "send", "dispatch", "perform", "handle", "trigger", "accept", "emit", "action", "navigate",
    "present", "push", "open", "show", "go", "route", "append", "insert", "select", "set", "yield",
    "call", "goTo", "navigateTo", "presentSheet", "showSheet", "pushView", "process", "execute",
  ]

  /// Properties that hold what is presented.
  private static let presenters = NameHint(
    """
    present* sheet route router destination path cover modal navigation screen popover active
    alert dialog
    """
  )

  init?(of step: ActionFact.Step) {
    switch step {
    case .call(let path, let arguments): self.init(calling: path, arguments)
    case .assignment(let target, let value): self.init(setting: target, value)
    case .other: return nil
    }
  }

  private init?(calling path: String, _ arguments: [Argument]) {
    let names = path.pathNames
    guard let name = names.last, !names.contains(where: Self.beside.matches) || name == "print"
    else { return nil }
    if name == "toggle" {
      guard names.count > 1 else { return nil }
      self = .toggle(names.dropLast().joined(separator: "."))
      return
    }
    if Self.carriers.contains(name),
      let first = arguments.first(where: { !$0.isTrailingClosure })?.value,
      let meaning = Self.meaning(ofCase: first, depth: 0)
    {
      self = meaning
      return
    }
    guard let label = ActionWords.label(forAction: name) else { return nil }
    self = ActionWords.isOrder(label) || label == "Back" ? .order(label) : .topic(label)
  }

  private init?(setting target: String, _ value: Expression) {
    guard let name = target.pathNames.last, !Self.beside.matches(name) else { return nil }
    let isPresenter = Self.presenters.matches(name)
    switch value.form {
    case .prefixed("!", let inner) where inner.path == target:
      self = .toggle(target)
    case .boolean(true):
      guard Self.isShowing(name), let label = ActionWords.label(forFlag: name) else { return nil }
      self = .order(label)
    case .boolean(false) where Self.isShowing(name), .nothing where isPresenter:
      self = .order("Close")
    case .string(let phrase) where phrase.literal == "":
      self = .order("Clear")
    case .member, .call:
      guard isPresenter, let meaning = Self.meaning(ofCase: value, depth: 0) else { return nil }
      self = meaning
    default:
      return nil
    }
  }

  /// Whether a flag says that something is on the screen.
  private static func isShowing(_ name: String) -> Bool {
    NameHint("show shows showing shown present* displayed displaying visible").matches(name)
  }

  /// What the case of an enumeration means that is sent or presented: `.dismissMenu`,
  /// `.view(.deleteTapped)`, `.accountSettings(id)`.
  private static func meaning(ofCase value: Expression, depth: Int) -> ActionMeaning? {
    let name: String?
    switch value.form {
    case .member(nil, let member): name = member
    case .member(let base?, let member) where base.path?.beginsUppercase == true: name = member
    case .call(let callee, let arguments):
      name = callee.path.map { $0.hasPrefix(".") } == true ? callee.memberName : nil
      if depth < 3, let name, ["view", "delegate", "internal", "ui", "local"].contains(name),
        let inner = arguments.first?.value
      {
        return meaning(ofCase: inner, depth: depth + 1)
      }
    default: name = nil
    }
    guard let name, !beside.matches(name), let label = ActionWords.label(forAction: name) else {
      return nil
    }
    if ActionWords.isOrder(label) || label == "Back" { return .order(label) }
    return ActionWords.label(forDestination: name).map { .destination($0) }
  }
}
