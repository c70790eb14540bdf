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
  /// Functions that are handed what is meant.
  private static let carriers: Set<String> = [
    "send", "dispatch", "perform", "handle", "trigger", "accept", "emit", "action", "navigate",
    "present", "push", "open", "show", "go", "route", "append", "insert", "select", "set", "yield",
    "call", "goTo", "navigateTo", "presentSheet", "showSheet", "pushView", "process", "execute",
  ]

  init?(of step: ActionFact.Step) {
    switch step {
    case .call(let path, let arguments): self.init(calling: path, arguments)
    case .assignment(let target, let value): self.init(setting: target, value)
    case .other: return nil
    }
  }

  private init?(calling path: String, _ arguments: [Argument]) {
    let names = path.pathNames
    guard let name = names.last,
      !names.contains(where: NameHint.handledElsewhere.matches) || name == "print"
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
    guard let name = target.pathNames.last, !NameHint.handledElsewhere.matches(name) else {
      return nil
    }
    let isPresenter = NameHint.presentation.matches(name)
    switch value.form {
    case .prefixed("!", let inner) where inner.path == target:
      self = .toggle(target)
    case .boolean(true):
      guard NameHint.showing.matches(name), let label = ActionWords.label(forFlag: name) else {
        return nil
      }
      self = .order(label)
    case .boolean(false) where NameHint.showing.matches(name), .nothing where isPresenter:
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
    guard let name, !NameHint.handledElsewhere.matches(name),
      let label = ActionWords.label(forAction: name)
    else {
      return nil
    }
    if ActionWords.isOrder(label) || label == "Back" { return .order(label) }
    return ActionWords.label(forDestination: name).map { .destination($0) }
  }
}
