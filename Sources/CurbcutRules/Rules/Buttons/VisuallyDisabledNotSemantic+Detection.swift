import CurbcutModel
import CurbcutSyntax

/// What makes a container of controls ignore touches: VoiceOver activates what is in it all the same.
func refusedTouches(in element: Element) -> (Modifier, Fading)? {
  guard
    element.isLayout || element.isPassthrough
      || element.is(.list, .form, .section, .scrollView, .forEach),
    element.hasControl == .yes
  else { return nil }
  for modifier in element.ownModifiers where modifier.name == "allowsHitTesting" {
    if let fading = Fading(modifier) { return (modifier, fading) }
  }
  return nil
}

/// Whether what decides that it ignores touches takes it away altogether: `opacity(isOver ? 0 : 1)`.
func isInvisible(_ element: Element, by fading: Fading) -> Bool {
  element.ownModifiers.contains { modifier in
    guard modifier.name == "opacity",
      case .ternary(let question, let then, let otherwise)? = modifier.firstArgument?.form
    else { return false }
    return (then.number == 0) != (otherwise.number == 0)
      && !names(in: question.source).isDisjoint(with: names(in: fading.condition))
  }
}

/// Whether what decides that it ignores touches decides too what is in it:
/// `if let toast { … }` in what has `allowsHitTesting(toast != nil)`.
func showsContent(of element: Element, by fading: Fading) -> Bool {
  let deciding = names(in: fading.condition)
  return element.descendants.contains { part in
    part.conditions.contains { condition in
      condition.kind == .branch && !names(in: condition.source).isDisjoint(with: deciding)
    }
  }
}

/// The names that a condition ends in: `toast` of `center.toast != nil`.
private func names(in condition: String) -> Set<String> {
  let paths = condition.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
  let names = paths.compactMap { $0.split(separator: ".").last.map(String.init) }
  return Set(names).subtracting(["nil", "true", "false", "let", "isEmpty"])
}

/// Whether it stands in for what is loaded, by its look or its name.
func isDrawnWhileLoading(_ element: Element) -> Bool {
  if let name = element.declaration?.name, NameHint.loading.matches(name) { return true }
  return ([element] + element.ancestors).contains { outer in
    outer.modifiers.contains { $0.name == "redacted" || NameHint.loading.matches($0.name) }
  }
}

/// What makes the label of a button look disabled, under a condition that its action asks for too:
/// `Button { if isValid { send() } } label: { Text("Send").opacity(isValid ? 1 : 0.4) }`.
func fadedLabel(of element: Element) -> (Modifier, Fading)? {
  guard let head = guardOfAction(of: element) else { return nil }
  for part in element.children(in: .label).flatMap({ [$0] + $0.descendants.prefix(16) }) {
    for modifier in part.ownModifiers {
      guard modifier.name == "opacity", let fading = Fading(modifier), !fading.isMomentary,
        case .ternary(let condition, _, _)? = modifier.firstArgument?.form
      else { continue }
      if condition.smallNames.contains(where: { head.includes($0) }) { return (modifier, fading) }
    }
  }
  return nil
}

/// A style or modifier of the project, or a gray color, that makes a button look disabled under a
/// condition that its action asks for too.
func guardedLook(of element: Element) -> FadedLook? {
  guard let head = guardOfAction(of: element) else { return nil }
  return (FadedLook.all(on: element) + FadedLook.grayed(on: element)).first { look in
    look.condition.smallNames.contains { head.includes($0) }
  }
}

/// The condition without which the action of a button does nothing.
private func guardOfAction(of element: Element) -> String? {
  guard element.is(.button) else { return nil }
  var items = element.closure(.action)?.items ?? []
  var function = element.argument("action")?.path?.withoutSelf
  if items.count == 1, let call = items.first.map({ Expression($0.statement) })?.call {
    function = call.callee.path?.withoutSelf
  }
  if let body = function.flatMap({ element.declaration?.function($0)?.body }) { items = body }
  let guards = items.filter { [.ifExpr, .guardStmt].contains($0.statement.kind) }
  guard guards.count == items.count || items.first?.statement.kind == .guardStmt,
    let first = guards.first, !first.statement.children.contains(where: { $0.kind == .ifExpr }),
    first.statement.kind == .guardStmt
      || first.statement.children.count(where: { $0.kind == .codeBlock }) == 1
  else { return nil }
  return first.statement.children.first { $0.kind == .conditionElement }?.text ?? ""
}

extension FadedLook {
  /// What makes the label or the background of a button gray: `.background(canSend ? .blue : .gray)`.
  fileprivate static func grayed(on element: Element) -> [FadedLook] {
    let parts =
      [element] + element.children(in: .label).flatMap { [$0] + $0.descendants.prefix(16) }
    return parts.flatMap(\.ownModifiers).compactMap { modifier in
      guard
        ["background", "foregroundStyle", "foregroundColor", "tint", "fill"]
          .contains(modifier.name), !modifier.isConditional,
        case .ternary(let condition, let then, let otherwise)? = modifier.firstArgument?.form,
        then.isGray != otherwise.isGray
      else { return nil }
      return FadedLook(modifier: modifier, condition: condition, value: then.isGray)
    }
  }
}

extension Expression {
  /// Whether it is a gray of the system, as what is disabled has.
  fileprivate var isGray: Bool {
    if case .call(let callee, let arguments) = form {
      if case .member(let base?, "opacity") = callee.form {
        return base.isGray || arguments.first?.value.number.map { $0 < 0.6 } == true
      }
      return callee.path == "Color" && arguments.first?.value.isGray == true
    }
    guard let name = memberName else { return false }
    return ["gray", "secondary", "tertiary", "quaternary"].contains(name)
      || name.hasPrefix("systemGray") || name.hasSuffix("SystemFill")
  }
}

/// A modifier that makes a control look disabled.
struct Fading {
  /// The source of the condition under which it looks so.
  let condition: String
  /// Whether the condition is about a moment, such as a press or an animation, not about a state.
  let isMomentary: Bool

  init?(_ modifier: Modifier) {
    guard let value = modifier.firstArgument else { return nil }
    switch modifier.name {
    case "opacity": self.init(value) { $0 >= 0.05 && $0 < 0.6 }
    case "saturation": self.init(value) { $0 == 0 }
    case "grayscale": self.init(value) { $0 > 0 }
    case "allowsHitTesting":
      switch value.boolean {
      case true: return nil
      case false: self.init(condition: "true", isMomentary: false)
      case nil: self.init(condition: value.negated, isMomentary: Self.isMoment(value))
      }
    default: return nil
    }
  }

  /// Nil where a value never looks faded, or where what is faded is gone altogether.
  private init?(_ value: Expression, isFaded: (Double) -> Bool) {
    switch value.form {
    case .number(let number):
      guard isFaded(number) else { return nil }
      self.init(condition: "true", isMomentary: false)
    case .ternary(let question, let then, let otherwise):
      guard let first = then.number, let second = otherwise.number,
        isFaded(first) != isFaded(second)
      else { return nil }
      self.init(
        condition: isFaded(first) ? question.source : question.negated,
        isMomentary: Self.isMoment(question)
      )
    default:
      return nil
    }
  }

  private init(condition: String, isMomentary: Bool) {
    self.condition = condition
    self.isMomentary = isMomentary
  }

  private static func isMoment(_ condition: Expression) -> Bool {
    NameHint.moment.matches(condition.source)
  }
}
