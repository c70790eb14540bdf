/// What takes a view away from assistive technology.
///
/// `accessibilityHidden`, `hidden()` and an opacity of zero do; `allowsHitTesting` does not.
/// Source: Apple, "accessibilityHidden(_:)" and "hidden()".
package struct Hiding: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }

  /// Whether one modifier hides what it modifies.
  package static func hides(_ modifier: Modifier) -> Certainty {
    guard modifier.categories.contains(.hiding) else { return .no }
    let answer: Certainty
    switch modifier.name {
    case "accessibilityHidden":
      // A placeholder exposes no elements anyway, so that this hides nothing else.
      if modifier.firstArgument?.mentions("redactionReasons") == true { return .no }
      let enabled = modifier.argument("isEnabled").map { Certainty($0.boolean) } ?? .yes
      answer = Certainty(modifier.firstArgument?.boolean) && enabled
    case "accessibility":
      guard let hidden = modifier.argument("hidden") else { return .no }
      answer = Certainty(hidden.boolean)
    case "hidden":
      // The project's own `hidden(isLoading)` asks first.
      answer = modifier.firstArgument.map { Certainty($0.boolean) } ?? .yes
    case "opacity":
      guard let value = modifier.firstArgument else { return .no }
      switch value.form {
      case .number(let opacity): answer = Certainty(opacity == 0)
      case .ternary(_, let then, let otherwise):
        answer = then.number == 0 || otherwise.number == 0 ? .unknown : .no
      default: answer = .unknown
      }
    default:
      return .no
    }
    return modifier.isConditional && answer == .yes ? .unknown : answer
  }
}

extension Hiding {
  /// Whether one modifier keeps assistive technology from what people see.
  ///
  /// What is seen at times only, as its opacity or `hidden(isLoading)` says, is there for everybody
  /// or for nobody: then a condition is no reason to be silent about it.
  static func keepsFromAssistiveTechnology(_ modifier: Modifier) -> Certainty {
    // What is redacted at times is there for everybody at others.
    if modifier.name == "redacted" { return redacts(modifier) == .yes ? .yes : .no }
    let answer = hides(modifier)
    // How far something has come, `progress >= 0.5`, changes: it is read before or after that.
    if answer == .unknown, !modifier.isConditional, modifier.firstArgument?.isMeasured == true {
      return .no
    }
    guard answer == .unknown, !modifier.name.hasPrefix("accessibility"), !modifier.isConditional
    else { return answer }
    return .no
  }
}

extension Hiding {
  /// Whether a modifier redacts what it modifies as a placeholder, which takes it away from
  /// assistive technology.
  ///
  /// Source: rendered accessibility hierarchy, iOS 26: what is redacted exposes no elements.
  static func redacts(_ modifier: Modifier) -> Certainty {
    guard modifier.name == "redacted" else { return .no }
    // The project's own, which gives a reason where it is declared.
    guard let reason = modifier.argument("reason") else {
      return modifier.arguments.isEmpty && !modifier.isConditional ? .yes : .unknown
    }
    let answer: Certainty
    switch reason.form {
    case .member(_, let name): answer = Certainty(name == "placeholder")
    case .array(let reasons): answer = reasons.isEmpty ? .no : .unknown
    default: answer = .unknown
    }
    return modifier.isConditional && answer == .yes ? .unknown : answer
  }
}

extension Hiding {
  /// Whether its own chain redacts it as a placeholder.
  var isRedacted: Certainty {
    guard element.hasModifier("redacted"), !element.hasModifier("unredacted") else { return .no }
    return element.modifiers.reduce(.no) { $0 || Hiding.redacts($1) }
  }
}

extension Hiding {
  /// The modifier of its own chain that hides it from assistive technology for certain and does
  /// nothing else, or that is the project's own and applies such a one.
  package var written: Modifier? {
    if let own = element.ownModifiers.first(where: { Hiding.isExplicit($0) }) { return own }
    guard element.hasModifier(.hiding), element.hasOwnModifier(.applying) else { return nil }
    for applied in element.modifiers where Hiding.isExplicit(applied) {
      if let call = element.call(applying: applied), call.origin == .own { return call }
    }
    return nil
  }
}

extension Hiding {
  /// The modifier that hides the element itself for certain, where there is one.
  package var modifier: Modifier? {
    guard element.hasModifier(.hiding) else { return nil }
    return element.modifiers.first {
      $0.name != "opacity" && $0.name != "hidden" && Hiding.hides($0) == .yes
    }
  }
}

extension ImageContent {
  /// Whether it is an image that says in its initializer that it only decorates.
  package var isDecorative: Bool {
    element.is(.image) && element.arguments.first?.label == "decorative"
  }
}

extension Hiding {
  /// Whether a modifier hides from assistive technology for certain and does nothing else.
  package static func isExplicit(_ modifier: Modifier) -> Bool {
    modifier.name.hasPrefix("accessibility") && hides(modifier) == .yes
  }
}

extension Expression {
  /// Whether it asks how large a number is.
  fileprivate var isMeasured: Bool {
    guard case .operators(let sides, let operators) = form, sides.count == 2 else { return false }
    return ["<", ">", "<=", ">="].contains(operators.first)
      && sides.contains { ($0.number ?? 0) != 0 }
  }
}

extension Declaration {
  /// Whether an expression is of states of its own that are false when the view appears: `isAsking`,
  /// `showsMenu || showsHelp`, `chosen != nil`.
  func isFalseAtFirst(_ expression: Expression) -> Bool {
    switch expression.form {
    case .name, .member:
      guard let property = ownState(expression) else { return false }
      return property.initialValue?.boolean == false
    case .operators(let sides, let operators) where operators.allSatisfy({ $0 == "||" }):
      return sides.allSatisfy(isFalseAtFirst)
    case .operators(let sides, ["!="]):
      guard sides.count == 2, case .nothing = sides[1].form, let property = ownState(sides[0])
      else {
        return false
      }
      return property.type?.hasSuffix("?") == true && property.initialValue == nil
    default: return false
    }
  }

  private func ownState(_ expression: Expression) -> Property? {
    guard let name = expression.path?.withoutSelf, let property = property(name),
      property.attributes.contains("State")
    else { return nil }
    return property
  }
}
