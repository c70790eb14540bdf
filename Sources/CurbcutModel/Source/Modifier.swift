import CurbcutSyntax

/// One modifier of a view's chain, such as `.accessibilityLabel("Play")`.
///
/// Note: immutable, and a class only so that chains cost one reference for each to copy.
package final class Modifier: Sendable {
  /// Where a modifier of an element comes from, which decides whether a fix may touch it.
  package enum Origin: Sendable, Equatable {
    /// Written on the element itself.
    case own
    /// Written on the member, `Group` or other see-through view that holds just this element.
    case wrapper
    /// Applied inside a `View` extension, a `ViewModifier` or a style that the chain uses.
    case applied(by: String)
  }

  package let name: String
  package let arguments: [Argument]
  /// The name as written, in UTF-8 offsets.
  package let nameRange: Range<Int>
  /// From the period to the end of the call, in UTF-8 offsets.
  package let range: Range<Int>
  /// Whether it takes effect at all is not certain: it stands under a postfix `#if`.
  package let isConditional: Bool
  package let origin: Origin
  /// The alternative of a branch under which it is applied, where that is written.
  let condition: Condition?
  /// What it is about, by its name.
  package let categories: ModifierCategories
  /// What its argument says, of a `font(_:)` that is written out.
  package let font: FontSpec?

  package init(
    name: String,
    arguments: [Argument],
    nameRange: Range<Int>,
    range: Range<Int>,
    isConditional: Bool,
    origin: Origin
  ) {
    self.name = name
    self.arguments = arguments
    self.nameRange = nameRange
    self.range = range
    // Source: Apple, "accessibilityLabel(_:isEnabled:)", iOS 18.
    let isSwitched =
      name.hasPrefix("accessibility")
      && arguments.contains { $0.label == "isEnabled" && $0.value.boolean != true }
    self.isConditional = isConditional || isSwitched
    self.origin = origin
    condition = nil
    var categories = ModifierCategories(of: name)
    // Apple's has one argument; with others it is an extension that shares the name.
    if name == "font", arguments.count > 1 { categories.formUnion([.foreign, .applying]) }
    if name == "modifier", let type = arguments.first?.value.call?.callee.path,
      ModifierCategories.isAboutAccessibility(type)
    {
      categories.insert(.foreignAccessibility)
    }
    if categories.contains(.foreign), arguments.contains(where: \.exposesWhatItIsHanded) {
      categories.insert(.foreignAccessibility)
    }
    self.categories = categories
    font =
      name == "font" && !categories.contains(.foreign)
      ? arguments.first { !$0.isTrailingClosure }.flatMap { FontSpec($0.value) } : nil
  }

  private init(
    _ modifier: Modifier,
    origin: Origin,
    isConditional: Bool,
    condition: Condition?
  ) {
    self.condition = condition
    name = modifier.name
    arguments = modifier.arguments
    nameRange = modifier.nameRange
    range = modifier.range
    self.isConditional = isConditional
    self.origin = origin
    categories = modifier.categories
    font = modifier.font
  }

  /// Whether what it applies in its turn is known, and stands beside it.
  var isOpened: Bool {
    if case .applied = origin { return true }
    return false
  }

  /// The same modifier with what its arguments stand for.
  func given(_ arguments: [Argument]) -> Modifier {
    let modifier = Modifier(
      name: name,
      arguments: arguments,
      nameRange: nameRange,
      range: range,
      isConditional: isConditional,
      origin: origin
    )
    return condition.map {
      Modifier(modifier, origin: origin, isConditional: isConditional, condition: $0)
    } ?? modifier
  }

  /// The same modifier, applied by another, as if it stood in the place of that.
  func standing(at call: Modifier) -> Modifier {
    let modifier = Modifier(
      name: name,
      arguments: arguments,
      nameRange: call.nameRange,
      range: call.range,
      isConditional: isConditional || call.isConditional,
      origin: origin
    )
    return condition.map {
      Modifier(modifier, origin: origin, isConditional: true, condition: $0)
    } ?? modifier
  }

  /// The same modifier from elsewhere.
  func coming(from origin: Origin) -> Modifier {
    Modifier(self, origin: origin, isConditional: isConditional, condition: condition)
  }

  /// The same modifier where it is applied in one alternative of a branch only.
  func under(_ condition: Condition) -> Modifier {
    Modifier(self, origin: origin, isConditional: true, condition: condition)
  }

  /// The same modifier where its condition is known to hold, or not known.
  func whereConditionHolds(_ holds: Bool?) -> Modifier {
    Modifier(self, origin: origin, isConditional: holds != true, condition: nil)
  }

  /// From the name to the end of the call: what a finding about the modifier underlines.
  package var callRange: Range<Int> { nameRange.lowerBound..<range.upperBound }

  /// The argument with a label, or with `nil` the first one without.
  package func argument(_ label: String?) -> Expression? {
    arguments.first { $0.label == label && !($0.isTrailingClosure && label == nil) }?.value
  }

  /// The first argument whatever its label, trailing closures left out.
  package var firstArgument: Expression? {
    arguments.first { !$0.isTrailingClosure }?.value
  }

  /// The closure with a label, or with `nil` the first trailing one.
  package func closure(_ label: String?) -> Closure? {
    for argument in arguments where argument.label == label {
      if let closure = argument.closure { return closure }
    }
    return nil
  }

  /// The closure that it runs, trailing or as `perform:`.
  package var handler: Closure? { closure(nil) ?? closure("perform") }
}

extension Modifier: Equatable {
  package static func == (first: Modifier, second: Modifier) -> Bool {
    first === second
      || (first.name == second.name && first.arguments == second.arguments
        && first.nameRange == second.nameRange && first.range == second.range
        && first.isConditional == second.isConditional && first.origin == second.origin
        && first.condition?.alternative == second.condition?.alternative)
  }
}

extension Modifier {
  /// The name under which the project may define what it applies; nil for Apple's own.
  package var definition: String? {
    guard categories.contains(.applying) else { return nil }
    return categories.contains(.foreign) ? name : firstArgument?.call?.callee.path
  }

  /// The name of what stands for modifiers that could not be read.
  static let unreadName = "accessibilityUnread"

  /// Stands for modifiers that could not be read: whatever they do is unknown.
  static func unreadable(in node: Node) -> Modifier {
    Modifier(
      name: unreadName,
      arguments: [],
      nameRange: node.range,
      range: node.range,
      isConditional: true,
      origin: .own
    )
  }
}

extension Modifier {
  /// The name of what stands for modifiers in a closure that a use hands over.
  private static let handedName = "accessibilityHanded"

  /// Stands for what a closure applies that is called with the view: `transform(self)`.
  static func handed(toCall call: Node) -> Modifier {
    let argument = Argument(
      label: nil,
      value: Expression(call),
      range: call.range,
      isTrailingClosure: false
    )
    return Modifier(
      name: handedName,
      arguments: [argument],
      nameRange: call.range,
      range: call.range,
      isConditional: false,
      origin: .own
    )
  }

  /// The call that hands the view to a closure, where it stands for what that applies.
  var callOfHanded: (callee: Expression, arguments: [Argument])? {
    name == Self.handedName ? firstArgument?.call : nil
  }

  /// What stands in a place of which it is not certain that it is reached.
  func standing(where other: Modifier) -> Modifier {
    guard other.isConditional else { return self }
    return other.condition.map { under($0) } ?? whereConditionHolds(nil)
  }
}

extension ModifierCategories {
  /// The families of all modifiers of a chain.
  init(_ modifiers: [Modifier]) {
    self = modifiers.reduce(into: []) { $0.formUnion($1.categories) }
  }
}

extension Modifier {
  /// Whether it may give text another color, be it as a tint.
  package var mayColorText: Bool {
    ["foregroundStyle", "foregroundColor", "tint", "accentColor"].contains(name)
  }
}

extension Argument {
  /// Whether it is a closure that says something to assistive technology of the view that it is handed:
  /// `.ifLet(name) { $0.accessibilityLabel($1) }`.
  fileprivate var exposesWhatItIsHanded: Bool {
    guard isClosure, case .closure(let closure) = value.form, closure.items.count == 1,
      let statement = closure.items.first?.statement
    else { return false }
    var current = Expression(statement)
    var isExposed = false
    for _ in 0..<Self.maximumChain {
      guard case .call(let callee, _) = current.form,
        case .member(let base?, let name) = callee.form
      else { break }
      if name != "accessibilityIdentifier", ModifierCategories.isAboutAccessibility(name) {
        isExposed = true
      }
      current = base
    }
    return isExposed && current.path == (closure.parameters.first ?? "$0")
  }

  /// How many modifiers of such a closure are looked at.
  private static let maximumChain = 32
}
