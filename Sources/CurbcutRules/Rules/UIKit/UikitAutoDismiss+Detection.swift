import CurbcutModel
import CurbcutSyntax

/// Something that goes away by itself some time after it was shown.
struct TimedDismissal {
  /// What goes away, by its name.
  let subject: String
  /// What goes with it: "button", "controls", "message".
  let content: String
  /// After how long; nil where that is worked out.
  let seconds: Double?
  let range: Range<Int>
}

extension ItemModel {
  /// What a type shows and takes away by a delay or a timer, if there is something to operate in it.
  func dismissals(in declaration: Declaration) -> [TimedDismissal] {
    var found: [TimedDismissal] = []
    // Each is compared with all that the type sets.
    var remaining = 64
    for node in declaration.ownNodes(.functionCallExpr) {
      guard remaining > 0, let wait = Wait(node, in: declaration), (wait.seconds ?? 2) >= 1,
        !node.showsSomething
      else { continue }
      remaining -= 1
      let members = members(called: wait, in: declaration)
      guard let (subject, content) = subject(of: wait, members, in: declaration) else { continue }
      found.append(
        TimedDismissal(subject: subject, content: content, seconds: wait.seconds, range: node.range)
      )
    }
    return found
  }

  /// The functions of a type that a delay calls, up to two deep.
  private func members(called wait: Wait, in declaration: Declaration) -> Set<String> {
    var members: Set<String> = []
    if let action = wait.action { members.insert(action) }
    guard let own = ownObject(of: declaration) else {
      return members
    }
    let calls = own.settings.filter {
      $0.isCall && $0.path.count == 1 && declaration.function($0.name) != nil
    }
    for call in calls
    where wait.closure?.contains(call.range.lowerBound) == true && call.putsAway {
      members.insert(call.name)
    }
    for call in calls where members.contains(call.member) && call.putsAway {
      members.insert(call.name)
    }
    return members
  }

  /// The function of a type that a delay stands in.
  private func member(around wait: Wait, in declaration: Declaration) -> String {
    guard let closure = wait.closure else { return "" }
    return declaration.functions.first { $0.node.range.contains(closure.lowerBound) }?.name ?? ""
  }

  /// What is taken away, where there is something to operate in it.
  private func subject(
    of wait: Wait,
    _ members: Set<String>,
    in declaration: Declaration
  ) -> (String, String)? {
    for object in objects where object.declaration === declaration {
      for setting in object.settings
      where setting.takesAway || setting.path == ["dismiss"] && object.isKind(of: .alertController)
      {
        guard
          members.contains(setting.member) && setting.member != ""
            || wait.closure?.contains(setting.range.lowerBound) == true
        else { continue }
        if object.isOwn {
          let name =
            setting.path.count > 1 ? setting.path[setting.path.count - 2] : declaration.name
          if setting.path.count > 1 {
            if playerControls.matches(name) { return (name, "controls") }
            continue
          }
          guard
            NameHint.message.matches(declaration.name) || NameHint.toast.matches(declaration.name)
              || offersUndo.matches(declaration.name)
          else { continue }
          let hasButton = objects.contains {
            $0.declaration === declaration && $0.isKind(of: .button)
          }
          if hasButton { return (declaration.name, "button") }
          if NameHint.toast.matches(declaration.name),
            !declaration.mentionedSymbols.contains(.announces)
          {
            return (declaration.name, "message")
          }
          continue
        }
        if object.isKind(of: .alertController) { return (object.name, "message") }
        guard object.isKind(of: .view) || object.type == nil && object.place == .member,
          !NameHint.loading.matches(object.name)
        else { continue }
        if playerControls.matches(object.name) { return (object.name, "controls") }
        if descendants(of: object).contains(where: { $0.isKind(of: .button) })
          || object.isKind(of: .button)
        {
          return (object.name, "button")
        }
        if offersUndo.matches(object.name) || offersUndo.matches(setting.member)
          || offersUndo.matches(member(around: wait, in: declaration))
        {
          return (object.name, "way to undo")
        }
        if NameHint.toast.matches(object.name), !declaration.mentionedSymbols.contains(.announces) {
          return (object.name, "message")
        }
      }
    }
    return nil
  }
}

/// What people can take back what they have done by.
private let offersUndo = NameHint("undo snackbar")

/// What people operate a player or camera by.
private let playerControls = NameHint(
  "controls controls-view control-bar hud chrome player-controls"
)

extension ObjectSetting {
  /// Whether it calls a function that takes something away, by its name.
  fileprivate var putsAway: Bool {
    NameHint.closing.matches(name) || NameHint.dismissal.matches(name)
      || NameHint("remove fade out toggle").matches(name)
  }

  /// Whether what it is done to is not there any more.
  fileprivate var takesAway: Bool {
    switch name {
    case "isHidden": value?.boolean == true
    case "alpha": value?.number == 0
    case "removeFromSuperview": true
    default: false
    }
  }
}

extension Node {
  /// Whether something is put on the screen in it.
  fileprivate var showsSomething: Bool {
    allTokens.contains { $0.kind == .identifier && $0.text == "addSubview" }
      || text.includes("isHidden = false")
  }
}

/// A call that does something once, later.
private struct Wait {
  let seconds: Double?
  /// The method that it names; nil where it is given a closure.
  let action: String?
  /// What it does.
  let closure: Range<Int>?

  init?(_ node: Node, in declaration: Declaration) {
    guard let (callee, arguments) = Expression(node).call else { return nil }
    func argument(_ label: String) -> Expression? {
      arguments.first { $0.label == label }?.value
    }
    switch callee.memberName {
    case "asyncAfter":
      seconds = argument("deadline")?.number(after: "+")
    case "scheduledTimer":
      guard argument("repeats")?.boolean == false else { return nil }
      seconds = (argument("withTimeInterval") ?? argument("timeInterval"))?.number
    case "perform":
      guard let delay = argument("afterDelay") else { return nil }
      seconds = delay.number
    case "animate":
      guard let delay = argument("delay")?.number, delay >= 1 else { return nil }
      seconds = delay
    case "Task":
      guard let sleep = arguments.lazy.compactMap(\.closure).first?.sleep(in: declaration) else {
        return nil
      }
      seconds = sleep
    default: return nil
    }
    let selector =
      argument("selector") ?? (callee.memberName == "perform" ? arguments.first?.value : nil)
    action = selector.flatMap { selector in
      guard selector.node.kind == .macroExpansionExpr else { return nil }
      let inside = selector.source.drop { $0 != "(" }.dropFirst().prefix { $0 != "(" && $0 != ")" }
      return inside.split(separator: ".").last.map(String.init)
    }
    closure =
      arguments.first {
        if case .closure = $0.value.form { true } else { false }
      }?.range ?? argument("execute").flatMap { declaration.workItem($0)?.node.range }
    if action == nil, closure == nil { return nil }
  }
}

extension Closure {
  /// How long the first of its calls waits that does; nil where none does.
  fileprivate func sleep(in declaration: Declaration) -> Double?? {
    for node in items.lazy.flatMap({ [$0] + $0.descendants }) where node.kind == .functionCallExpr {
      if let sleep = Delay.sleep(node, in: declaration) { return sleep }
    }
    return nil
  }
}

extension Expression {
  /// The literal number that stands last in a chain: 3 of `.now() + 3` and `.now() + .seconds(3)`.
  fileprivate func number(after sign: String) -> Double? {
    guard case .operators(let operands, let operators) = form, operators.contains(sign),
      let last = operands.last
    else { return nil }
    if let number = last.number { return number }
    guard let call = last.call, call.callee.memberName == "seconds" else { return nil }
    return call.arguments.first?.value.number
  }
}
