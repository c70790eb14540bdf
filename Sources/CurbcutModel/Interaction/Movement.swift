import CurbcutSyntax

extension Expression {
  /// Whether an animation goes on without end, whatever the reader has asked for.
  package var repeatsForever: Bool {
    if isConstantName, case .call(let callee, _) = form { return callee.repeatsForever }
    return source.includes("repeatForever") && !Identifier.words(of: source).contains("motion")
  }
}

extension Declaration {
  /// Whether the item mentions reduced motion at all: then `SettingChecks` says where it is heeded.
  package var mentionsReduceMotion: Bool { mentionedSymbols.contains(.reducesMotion) }

  /// Whether the name says that it shows that something is loading.
  package var looksLikeLoading: Bool {
    NameHint.loading.matches(name)
  }
}

extension Movement {
  /// Whether its place, size or angle depends on something that changes.
  package var dependsOnState: Bool {
    return element.ownModifiers.contains { modifier in
      modifier.categories.contains(.movement)
        && modifier.arguments.contains { argument in
          if case .ternary = argument.value.form { return true }
          return argument.value.path != nil && argument.label != "anchor"
            || argument.value.call?.arguments.contains { $0.value.number == nil } == true
        }
    }
  }
}

extension Movement {
  /// The names on which its place, size or angle depends, where it moves by more than a little.
  ///
  /// - Parameters:
  ///   - count: how many modifiers of the own chain are looked at, from the innermost.
  ///   - countingSlight: whether little movement counts too: what never ends disturbs all the same.
  package func names(
    inFirst count: Int = .max,
    countingSlight: Bool = false
  ) -> Set<String> {
    var names = namesOfMatchedPlaces.union(namesOfPages).union(namesOfScrolledPlaces)
    guard element.hasOwnModifier(.movement) else { return names }
    for modifier in element.ownModifiers.prefix(count) where modifier.categories.contains(.movement)
    {
      guard countingSlight || !Movement.isSlight(modifier, on: element) else { continue }
      for argument in modifier.arguments where argument.label != "anchor" {
        names.formUnion(argument.value.smallNames)
      }
    }
    return names
  }
}

extension Movement {
  /// The name that says which page is shown, where pages that fill it slide in from the side.
  private var namesOfPages: Set<String> {
    guard element.is(.tabView), let selection = element.argument("selection")?.source,
      selection.hasPrefix("$"),
      let style = element.modifier("tabViewStyle")?.firstArgument,
      (style.memberName ?? style.call?.callee.memberName) == "page"
    else { return [] }
    return [String(selection.dropFirst())]
  }

  /// The name that says which of its views it has scrolled to.
  private var namesOfScrolledPlaces: Set<String> {
    guard let place = element.modifier("scrollPosition")?.argument("id")?.source,
      place.hasPrefix("$")
    else { return [] }
    return [String(place.dropFirst())]
  }

  /// The names that decide whether it is there, where it then flies to the place of another view.
  ///
  /// What marks a tab or an option glides only a little.
  private var namesOfMatchedPlaces: Set<String> {
    let isMatched =
      element.isCustomView
      ? element.arguments.contains { argument in
        argument.value.path.flatMap { element.declaration?.property($0) }?
          .attributes.contains("Namespace") == true
      }
      : element.hasOwnModifier(.animation) && element.row?.isPaint != true
        && element.hasModifier("matchedGeometryEffect")
    guard isMatched, element.slot != .background else { return [] }
    var names: Set<String> = []
    for outer in sequence(first: element, next: \.parent).prefix(8) {
      for condition in outer.conditions where condition.kind == .branch {
        names.formUnion(condition.source.sourceWords.map(String.init))
      }
    }
    return names
  }
}

/// What moves views, and how much movement is too little to disturb anybody.
package struct Movement: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }

  /// Whether a name tells that a finger or pointer is on the view: then it only gives way a little.
  package static func isTouch(_ name: String) -> Bool {
    NameHint.touch.matches(name)
  }

  /// Whether the two ends of a movement are close: a press, a nudge, a chevron that turns.
  ///
  /// Apple's "Reduce Motion" is about large, zooming and spinning movement.
  /// Source: Apple, Human Interface Guidelines, "Motion".
  static func isSlight(_ modifier: Modifier, on element: Element) -> Bool {
    switch modifier.name {
    case "offset":
      return modifier.arguments.allSatisfy { isWithin(24, $0.value) }
    case "scaleEffect":
      // A symbol that swells when it is chosen stays small.
      let least = ImageContent(of: element).isSymbol ? 0.5 : element.is(.button) ? 0.35 : 0.25
      return modifier.arguments.allSatisfy { $0.label == "anchor" || isWithin(least, $0.value) }
    case "rotationEffect":
      // A small symbol that turns to point elsewhere.
      return (element.is(.image) || element.typeName.hasSuffix("Icon"))
        && (modifier.firstArgument?.angles.map { $0.allSatisfy { abs($0) <= 180 } } ?? false)
    default:
      return false
    }
  }

  /// Whether all values that are written lie so close together; no for what is computed.
  private static func isWithin(_ distance: Double, _ value: Expression) -> Bool {
    let numbers = value.values
    guard let least = numbers.min(), let most = numbers.max() else { return false }
    return most - least <= distance
  }
}

extension Movement {
  /// Whether what moves it in its chain before an animation is all too little to disturb anybody.
  package func isSlight(before animation: Modifier) -> Bool {
    let moving = element.ownModifiers.prefix { $0.range != animation.range }
      .filter { $0.categories.contains(.movement) }
    return !moving.isEmpty && moving.allSatisfy { Movement.isSlight($0, on: element) }
  }
}

extension Expression {
  /// The degrees that an angle may have, where all are written.
  fileprivate var angles: [Double]? {
    switch form {
    case .call(let callee, let arguments):
      let isDegrees = callee.memberName == "degrees" || arguments.first?.label == "degrees"
      guard isDegrees, let numbers = arguments.first?.value.values, !numbers.isEmpty
      else { return nil }
      return numbers
    case .ternary(_, let then, let otherwise):
      guard let first = then.angles, let second = otherwise.angles else { return nil }
      return first + second
    case .member(_, "zero"): return [0]
    default: return nil
    }
  }
}

/// What an animation is, as far as its expression says.
package enum AnimationFact: Sendable, Equatable {
  /// One of the system's curves or springs.
  case curve
  /// The system's default.
  case standard
  /// None at all, or so short that it is no movement to the eye.
  case none
  /// One that goes on for ever or nearly so.
  case repeating
  case unknown

  private static let curves: Set<String> = [
    "spring", "interactiveSpring", "interpolatingSpring", "bouncy", "snappy", "smooth", "easeIn",
    "easeOut", "easeInOut", "linear", "timingCurve",
  ]
  /// The longest animation that is seen as a jump, in seconds.
  private static let briefest = 0.15

  package init(_ expression: Expression) {
    var current = expression
    for _ in 0..<16 {
      switch current.form {
      case .nothing:
        self = .none
        return
      case .member(let base, let name) where base == nil || base?.path == "Animation":
        self =
          Self.curves.contains(name)
          ? .curve : name == "default" ? .standard : name == "none" ? .none : .unknown
        return
      case .call(let callee, let arguments):
        guard case .member(let base, let name) = callee.form else {
          self = .unknown
          return
        }
        if base == nil || base?.path == "Animation" {
          guard Self.curves.contains(name) else {
            self = .unknown
            return
          }
          let duration = arguments.first { ["duration", "response"].contains($0.label) }?.value
          self = (duration?.number).map { $0 <= Self.briefest } == true ? .none : .curve
          return
        }
        if name == "repeatForever" || name == "repeatCount" {
          self = .repeating
          return
        }
        guard let base, ["delay", "speed"].contains(name) else {
          self = .unknown
          return
        }
        current = base
      default:
        self = .unknown
        return
      }
    }
    self = .unknown
  }
}

/// A call of `withAnimation` with what it changes.
package struct AnimatedChange: Sendable {
  /// `withAnimation` itself, in UTF-8 offsets.
  package let nameRange: Range<Int>
  /// The call up to its closure.
  package let range: Range<Int>
  package let animation: Expression?
  /// The last names of what is assigned or toggled in it.
  package let changed: Set<String>
}

extension Declaration {
  /// The calls of `withAnimation` in the type's functions and closures, nested types left out.
  package var animatedChanges: [AnimatedChange] {
    guard mentionedSymbols.contains(.animates) else { return [] }
    var changes: [AnimatedChange] = []
    for node in ownNodes(.functionCallExpr) {
      guard let callee = node.firstChild, callee.hasText("withAnimation"),
        case .call(_, let arguments) = Expression(node).form,
        case .closure(let closure)? = arguments.last(where: \.isTrailingClosure)?.value.form
      else { continue }
      let action = ActionFact(closure, in: self)
      let paths = action.assignments.map(\.target) + action.toggled
      changes.append(
        AnimatedChange(
          nameRange: callee.range,
          range: callee.range.lowerBound..<closure.node.range.lowerBound,
          animation: arguments.first { !$0.isTrailingClosure && $0.label == nil }?.value,
          changed: Set(paths.compactMap { $0.split(separator: ".").last.map(String.init) })
        )
      )
    }
    return changes
  }
}

extension ViewTree {
  /// The names in the gestures that drag, pinch and turn, and in the functions that those call:
  /// what they move follows the fingers.
  package var namesMovedByHand: Set<String> {
    var names: Set<String> = []
    for element in elements where element.hasOwnModifier(.gesture) {
      for modifier in element.ownModifiers where modifier.name.hasSuffix("esture") {
        for argument in modifier.arguments {
          let words = argument.value.source
          guard NameHint.continuousGesture.matches(words) else { continue }
          // `updating($offset)` moves `offset`.
          names.formUnion(words.sourceWords.map(String.init))
        }
      }
    }
    guard !names.isEmpty else { return [] }
    let called = (declaration?.functions ?? []).filter { names.contains($0.name) }
    for function in called { names.formUnion(Expression(function.node).smallNames) }
    return names
  }
}

extension ItemModel {
  /// The names on which the place, size or angle of a type's views depends, by more than a little
  /// unless asked.
  package func movementNames(
    of declaration: Declaration,
    countingSlight: Bool = false
  ) -> Set<String> {
    var names: Set<String> = []
    for tree in trees(of: declaration) {
      let before = names
      for element in tree.elements where element.place.isDisjoint(with: .widget) {
        names.formUnion(Movement(of: element).names(countingSlight: countingSlight))
      }
      if names.count > before.count { names.subtract(tree.namesMovedByHand) }
    }
    return names
  }
}

extension Movement {
  /// The names on which its place, size or angle, or that of a view inside, depends, and for which
  /// an animation of its chain waits.
  package func names(animatedBy animation: Modifier) -> Set<String> {
    guard !element.tree.isOverlong,
      let position = element.ownModifiers.firstIndex(where: { $0.range == animation.range })
    else { return [] }
    var moving = names(inFirst: position)
    for inner in element.descendants
    where inner.hasOwnModifier(.movement) && !inner.slot.isSeparatePlace {
      moving.formUnion(Movement(of: inner).names())
    }
    if let value = animation.argument("value") { return moving.intersection(value.smallNames) }
    // Without a value all that changes is animated: any property of the type.
    return moving.intersection(element.declaration?.properties.map(\.name) ?? [])
  }
}

extension Declaration {
  /// Whether a state that an animation moves takes over what another property says:
  /// `animatedProgress = min(progress, 1)`.
  package func copiesProperty(into state: String) -> Bool {
    guard property(state)?.attributes.contains("State") == true else { return false }
    return ownNodes(.sequenceExpr).contains { node in
      guard node.firstChild?.lastToken?.text == state else { return false }
      return Expression(node).afterFirstOperator.smallNames.contains { name in
        guard let property = property(name) else { return false }
        return !property.attributes.contains("State") && !property.isStatic
      }
    }
  }
}
