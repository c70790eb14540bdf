import CurbcutModel

extension Rule {
  static let invisibleButAccessible = Rule(
    id: "invisible-but-accessible",
    title: "Invisible view can be reached with VoiceOver",
    group: .hidden,
    severity: .info,
    impact: .moderate,
    criteria: [.focusOrder, .nameRoleValue],
    since: "0.2.0",
    why: """
      What is invisible is still read by VoiceOver if it is only made transparent, tiny or moved
      off the screen: focus lands on nothing, and Voice Control shows a number there. Take it out
      of the view tree or hide it.
      """,
    examples: invisibleButAccessibleExamples,
    check: .element(
      of: .button,
      .text,
      .textField,
      .label,
      .toggle,
      withModifiers: [.movement, .hiding, .frame]
    ) { element, findings in
      if let frame = element.collapsingFrame,
        element.isTextual == .yes || element.hasControl == .yes || showsHandedViews(element)
      {
        return findings.report(
          "VoiceOver reaches what is in here while it is collapsed",
          at: frame.callRange,
          unless: [takenAway(while: "collapsed", by: withdrawing.union(["opacity"]))]
        )
      }
      let holds =
        element.isLayout || element.isPassthrough || element.isCustomView
        || element.is(.list, .form, .scrollView, .navigationStack)
      let hasControl =
        element.hasControl || Certainty(element.isCustomView) && element.isInteractive
      let holdsControls = holds && hasControl == .yes
      // A drawer has a width of its own and moves sideways.
      let isDrawer =
        showsHandedViews(element)
        && element.modifiers.contains { $0.name == "frame" && $0.argument("width") != nil }
      if holdsControls || isDrawer,
        let offset = element.ownModifiers.first(where: {
          (holdsControls || $0.argument("x") != nil) && $0.movesOffScreen(in: element.declaration)
        })
      {
        let content =
          holdsControls ? "the controls in here while they are" : "what is in here while it is"
        return findings.report(
          "VoiceOver reaches \(content) off the screen",
          at: offset.callRange,
          unless: [takenAway(while: "off the screen", by: withdrawing.union(["opacity"]))]
        )
      }
      if holdsControls,
        let opacity = element.ownModifiers.first(where: \.fadesAway)
      {
        return findings.report(
          "VoiceOver reaches the controls in here while they are invisible",
          at: opacity.callRange,
          unless: [takenAway(while: "invisible", by: withdrawing)]
        )
      }
      if element.isTextual == .yes, element.isLayout || element.is(.text, .label),
        let opacity = element.ownModifiers.first(where: \.fadesAway)
      {
        return findings.report(
          "VoiceOver reads the text in here while it is invisible",
          at: opacity.callRange,
          unless: [takenAway(while: "invisible", by: withdrawing)]
        )
      }
      guard element.is(.button, .text, .textField, .label, .toggle) else { return }
      for modifier in element.ownModifiers {
        guard modifier.makesInvisible, !modifier.isConditional else { continue }
        return findings.report(
          "This \(element.role.noun) is invisible, but VoiceOver reaches it",
          at: modifier.callRange
        )
      }
      if let clear = TextColors.clearModifier(of: element) {
        findings.report(
          "This text is invisible, but VoiceOver reads it",
          at: clear.callRange,
          // Without it a control may be left with an icon only.
          fixes: element.labeledControl == nil ? [.hide(element)] : []
        )
      }
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .labeled,
      Exemption("it is part of a control or element that has a label, or can be seen") { view in
        guard let outer = view.labeledControl ?? view.combiningElement else { return false }
        return TextColors.clearModifier(of: view) == nil || outer.isNamed != .no
      },
      Exemption("it is a background or a representation") {
        !$0.place.isDisjoint(with: [.background, .representation, .menu])
      },
    ]
  )
}

/// What keeps a view from people who cannot see it.
private let withdrawing: Set<String> = ["disabled", "accessibilityHidden", "hidden"]

/// A modifier of the view, or of one around it, may keep it from people meanwhile.
private func takenAway(while state: String, by names: Set<String>) -> Exemption {
  Exemption("it is disabled or taken away while it is \(state)") { view in
    sequence(first: view, next: \.parent).contains { outer in
      outer.modifiers.contains { names.contains($0.name) }
    }
  }
}

/// Whether it shows views that a use hands over: `content()`.
private func showsHandedViews(_ view: Element) -> Bool {
  guard view.isUnknownView, view.tree.purpose == .body,
    let property = view.declaration?.property(view.typeName)
  else { return false }
  return property.attributes.contains("ViewBuilder") || property.type == "Content"
    || property.type?.hasSuffix("-> Content") == true
}

extension Element {
  /// The frame that has no height under a condition, where what does not fit in it is cut off:
  /// `.frame(height: isOpen ? nil : 0).clipped()`.
  ///
  /// What is cut off for the eye is in the accessibility tree all the same.
  /// Source: Apple, "clipped(antialiased:)": it clips the view's rendering.
  fileprivate var collapsingFrame: Modifier? {
    guard
      let clip = ownModifiers.lastIndex(where: { ["clipped", "clipShape"].contains($0.name) })
    else { return nil }
    return ownModifiers[..<clip].first { modifier in
      guard modifier.name == "frame", !modifier.isConditional,
        case .ternary(_, let then, let otherwise)? =
          (modifier.argument("height") ?? modifier.argument("maxHeight"))?.form
      else { return false }
      return (then.number == 0) != (otherwise.number == 0)
    }
  }
}

extension Modifier {
  /// Whether a condition decides that it moves a view by the width of a panel or more:
  /// `.offset(x: isOpen ? 0 : -260)`.
  fileprivate func movesOffScreen(in declaration: Declaration?) -> Bool {
    guard name == "offset", !isConditional else { return false }
    return arguments.contains { argument in
      var distance = argument.value
      // `.offset(x: shift)` of a property that is such a choice.
      if let property = distance.path.flatMap({ declaration?.property($0.withoutSelf) }),
        let value = property.singleValue
      {
        distance = value
      }
      if let state = distance.path?.withoutSelf, let declaration {
        let places = declaration.numbers(of: state)
        return places.contains { abs($0) >= 150 } && places.contains(0)
      }
      guard case .ternary(_, let then, let otherwise) = distance.form else { return false }
      let isAway = [then, otherwise].map { $0.isOffScreen(in: declaration) }
      return isAway[0] != isAway[1] && (then.isZero || otherwise.isZero)
    }
  }

  /// Whether a condition decides that nobody sees a view that is still there: `isOpen ? 1 : 0.01`.
  fileprivate var fadesAway: Bool {
    guard name == "opacity", !isConditional,
      case .ternary(_, let then, let otherwise)? = firstArgument?.form,
      let first = then.number, let second = otherwise.number
    else { return false }
    let (low, high) = (min(first, second), max(first, second))
    return low > 0 && low <= 0.05 && high >= 0.3
  }

  /// Whether it makes a view disappear for those who look, and only for them.
  ///
  /// `opacity(0)` and `hidden()` take a view out of the accessibility tree too.
  /// Source: rendered hierarchies, iOS 17.
  fileprivate var makesInvisible: Bool {
    switch name {
    case "opacity": return firstArgument?.number.map { $0 > 0 && $0 <= 0.05 } == true
    case "offset":
      return arguments.contains { $0.value.number.map { abs($0) >= 2_000 } == true }
    case "frame":
      return argument("width")?.number == 0 && argument("height")?.number == 0
    default: return false
    }
  }
}

extension Declaration {
  /// The numbers that a state has at first and is set to.
  fileprivate func numbers(of state: String) -> [Double] {
    guard let property = property(state), property.attributes.contains("State") else { return [] }
    let assigned = ownNodes(.sequenceExpr).compactMap { node -> Double? in
      guard let (target, value) = node.assignment, target.path?.withoutSelf == state else {
        return nil
      }
      return value.number
    }
    return assigned + [property.initialValue?.number].compactMap(\.self)
  }
}

extension Expression {
  fileprivate var isZero: Bool { number == 0 || memberName == "zero" }

  /// Whether it is a distance that takes a panel off the screen: 150 points or more, or the width or
  /// height of the screen or of the panel.
  fileprivate func isOffScreen(in declaration: Declaration?) -> Bool {
    if let number { return abs(number) >= 150 }
    // `CGSize(width: -280, height: 0)`
    if let call, call.callee.path == "CGSize" {
      return call.arguments.contains { $0.value.isOffScreen(in: declaration) }
    }
    if case .prefixed("-", let constant) = form,
      let property = constant.path.flatMap({ declaration?.property($0.withoutSelf) }),
      property.isConstant, let number = property.initialValue?.number
    {
      return number >= 150
    }
    // What is less than the whole width may still be seen.
    guard path != nil || source.hasPrefix("-") else { return false }
    let words = Identifier.words(of: source)
    return words.contains("width") || words.contains("height")
  }
}
