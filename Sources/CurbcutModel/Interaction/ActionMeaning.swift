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
  /// logging, focus and errors, does not. What branches do differently is nothing to say.
  package var meaning: ActionMeaning? {
    guard let action = element.action ?? element.taps.first?.action else { return nil }
    var topic: ActionMeaning?
    var branched: [ActionMeaning] = []
    // What leads somewhere else closes this on the way.
    let leadsOn = action.steps.prefix(32).contains(where: ActionMeaning.leadsOn)
    for (index, step) in action.steps.prefix(32).enumerated() {
      guard !action.exceptional.contains(index), let meaning = ActionMeaning(of: step) else {
        continue
      }
      if leadsOn, meaning == .order("Close") { continue }
      // `toggleShowPassword()` flips a flag further on, whose two states say more.
      if case .call(let path, _) = step, let name = path.pathNames.last, name.hasPrefix("toggle"),
        name != "toggle", let flag = Self.flag(of: action.toggled, toggledBy: name)
      {
        return .toggle(flag)
      }
      if case .topic = meaning {
        topic = topic ?? meaning
      } else if action.branched.contains(index) {
        branched.append(meaning)
      } else {
        return meaning
      }
    }
    if let first = branched.first {
      // What one branch does that cannot be said is as likely as what the other does.
      return branched.allSatisfy { $0 == first } && !hasUnsaidBranch ? first : nil
    }
    return topic
  }
}

extension Activation {
  /// The flag that a function flips, of several the one that it is called after: `isSidebarShown` of
  /// `toggleSidebar`; nil where none is.
  private static func flag(of flags: [String], toggledBy name: String) -> String? {
    if Set(flags).count < 2 { return flags.first }
    let words = Set(Identifier.words(of: name).dropFirst())
    return flags.first { flag in
      guard let last = flag.pathNames.last, ActionWords.labels(forToggling: last) != nil else {
        return false
      }
      return !words.isDisjoint(with: Identifier.words(of: last))
    }
  }

  /// Whether a branch of its action does something that cannot be said.
  private var hasUnsaidBranch: Bool {
    guard let action = element.action ?? element.taps.first?.action else { return false }
    return action.branches.contains { branch in
      let steps = action.steps[branch]
      return steps.contains(where: \.isNoticed)
        && !steps.contains { step in
          // What it is about does not say what it does.
          if case .topic? = ActionMeaning(of: step) {
            false
          } else {
            ActionMeaning(of: step) != nil
          }
        }
    }
  }
}

extension ActionFact.Step {
  /// Whether it changes what people see: neither logging, haptics or the like nor taking something away.
  fileprivate var isNoticed: Bool {
    switch self {
    case .call(let path, _):
      !path.pathNames.contains(where: NameHint.handledElsewhere.matches) && path != "print"
    case .assignment(_, let value): value.boolean == nil && value.form != .nothing
    case .other: false
    }
  }
}

extension ActionMeaning {
  /// Functions that are handed what is meant.
  private static let carriers: Set<String> = [
    "send", "dispatch", "perform", "handle", "trigger", "accept", "emit", "action", "navigate",
    "present", "push", "open", "show", "go", "route", "append", "insert", "select", "set", "yield",
    "call", "goTo", "navigateTo", "presentSheet", "showSheet", "pushView", "process", "execute",
  ]

  /// Whether it shows another screen: `router.push(.chat(id))`.
  static func leadsOn(_ step: ActionFact.Step) -> Bool {
    guard case .call(let path, let arguments) = step, let name = path.pathNames.last,
      ["push", "navigate", "navigateTo", "pushView", "route"].contains(name)
    else { return false }
    return arguments.contains { !$0.isTrailingClosure }
  }

  init?(of step: ActionFact.Step) {
    switch step {
    case .call(let path, let arguments): self.init(calling: path, arguments)
    case .assignment(let target, let value): self.init(setting: target, value)
    case .other: return nil
    }
  }

  private init?(calling path: String, _ arguments: [Argument]) {
    // `dismiss.callAsFunction` is `dismiss`.
    let names = path.pathNames.filter { $0 != "callAsFunction" }
    guard let name = names.last,
      !names.contains(where: NameHint.handledElsewhere.matches) || name == "print"
    else { return nil }
    // Swift's own `print("tapped")` says nothing of what the button is for.
    if names == ["print"] || names == ["dump"], !arguments.isEmpty { return nil }
    if name == "toggle" {
      guard names.count > 1 else { return nil }
      self.init(flipping: names.dropLast().joined(separator: "."))
      return
    }
    let values = arguments.filter { !$0.isTrailingClosure }.map(\.value)
    if Self.carriers.contains(name) || Self.carryingVerbs.matchesBeginning(of: name),
      let first = values.first, let meaning = Self.meaning(ofCase: first, depth: 0)
    {
      self = meaning
      return
    }
    // `postVote(vote: isUpvoted ? .neutral : .upvote)`
    for value in values {
      let cases = value.chosenCases.filter { !Self.neutral.contains($0) }
      if cases.count == 1, let label = ActionWords.label(forAction: cases[0]),
        ActionWords.isOrder(label)
      {
        self = .order(label)
        return
      }
    }
    if let label = Self.label(calling: name, on: arguments) {
      self = .order(label)
      return
    }
    guard let label = ActionWords.label(forAction: name) else { return nil }
    let isOrder = ActionWords.isOrder(label) || label == "Back"
    // What a callback is called about is not what is done: `customFilterCallback`.
    if !isOrder, Self.callback.matchesEnd(of: name) { return nil }
    self = isOrder ? .order(label) : .topic(label)
  }

  private static let callback = NameHint("callback closure completion handler")

  /// Verbs at the beginning of functions that are handed what is meant: `presentWallet(.accounts)`.
  private static let carryingVerbs = NameHint("present show open navigate route push go switch")

  /// Cases of enumerations that take something back.
  private static let neutral: Set<String> = [
    "neutral", "none", "default", "cleared", "off", "empty", "large", "medium", "small",
  ]

  /// Methods that say what they do together with the label of their argument.
  private static let labeled: Set<String> = ["add", "remove", "delete", "open", "edit", "share"]

  /// Labels of arguments that say where or how, and not what.
  private static let connecting = NameHint(
    "at to for with by from in on of where id ids id* index after before at* forKey animated using"
  )

  /// “Remove favorite” for `remove(favorite: item)`, “Remove keyword” for `removeAction(word.keyword)`.
  private static func label(calling name: String, on arguments: [Argument]) -> String? {
    guard let first = arguments.first, !first.isTrailingClosure else { return nil }
    if let label = first.label {
      guard labeled.contains(name), !connecting.matches(label) else { return nil }
      let words = Identifier.words(of: label).filter { $0 != "named" && $0 != "name" }
      return ActionWords.label(forAction: ([name] + words).joined(separator: "_"))
    }
    return nil
  }

  /// A flag that is flipped: what it shows where it presents something, else its two states.
  private init?(flipping path: String) {
    let name = path.nameOfValue ?? path
    if ActionWords.presents(name), let label = ActionWords.label(forFlag: name) {
      self = .order(label)
    } else {
      self = .toggle(path)
    }
  }

  private init?(setting target: String, _ value: Expression) {
    guard let name = target.pathNames.last, !NameHint.handledElsewhere.matches(name) else {
      return nil
    }
    let isPresenter = NameHint.presentation.matches(name)
    if target.hasPrefix("UIPasteboard.") {
      self = .order("Copy")
      return
    }
    switch value.form {
    case .prefixed("!", let inner) where inner.path == target:
      self.init(flipping: target)
    case .boolean(true):
      guard NameHint.showing.matches(name) || ActionWords.isBeginning(name),
        let label = ActionWords.label(forFlag: name)
      else {
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
      // `.setRoute(.settings)` and `.view(.deleteTapped)` are about what they hold.
      if arguments.contains(where: \.value.isBareNumber) { return nil }
      if depth < 3, let name, let inner = arguments.first?.value {
        if inner.form == .nothing {
          return NameHint.presentation.matches(name) ? .order("Close") : nil
        }
        let isCase = inner.chosenCases.count == 1
        let isWrapper = ["view", "delegate", "internal", "ui", "local"].contains(name)
        if isCase || isWrapper, let meaning = meaning(ofCase: inner, depth: depth + 1) {
          return meaning
        }
        if isWrapper { return nil }
      }
    default: name = nil
    }
    guard let name, !NameHint.handledElsewhere.matches(name), !neutral.contains(name),
      let label = ActionWords.label(forAction: name)
    else {
      return nil
    }
    if ActionWords.isOrder(label) || label == "Back" { return .order(label) }
    return ActionWords.label(forDestination: name).map { .destination($0) }
  }
}

extension Expression {
  /// Whether it is a number that tells actions of one name apart: the -1 of `.vote(id, -1)`.
  fileprivate var isBareNumber: Bool { number != nil }

  /// The cases of an enumeration that it may be: `.upvote`, or both of a choice.
  fileprivate var chosenCases: [String] {
    switch form {
    case .member(nil, let name): [name]
    case .call(let callee, let arguments):
      callee.path?.hasPrefix(".") == true && !arguments.contains(where: \.value.isBareNumber)
        ? callee.memberName.map { [$0] } ?? [] : []
    case .ternary(_, let then, let otherwise):
      then.chosenCases + otherwise.chosenCases
    default: []
    }
  }
}
