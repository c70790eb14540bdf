import CurbcutModel
import CurbcutSyntax

/// A place where code says how the screen may be turned.
struct OrientationChoice: Sendable {
  enum Kind: Sendable {
    /// What a view controller or the app allows.
    case allowed
    /// `shouldAutorotate` that is false.
    case fixed
    /// A request to rotate the screen now.
    case turned
    /// The same by a private key of `UIDevice`.
    case forced
  }

  let kind: Kind
  /// What says so, in UTF-8 offsets.
  let range: Range<Int>
  /// The mask that could be wider, as an expression.
  let mask: Expression?
}

extension Declaration {
  /// Where the type allows or forces one orientation only.
  var orientationLocks: [OrientationChoice] {
    guard keyword == .class || keyword == .extension || keyword == .struct else { return [] }
    var locks: [OrientationChoice] = []
    if let property = property("supportedInterfaceOrientations"),
      let mask = Expression.lock(in: property.returnedValues)
    {
      locks.append(OrientationChoice(kind: .allowed, range: mask.range, mask: mask))
    }
    // Only the controller that holds the others is asked, or one that is presented over the whole screen.
    let containers = ["NavigationController", "TabBarController", "SplitViewController"]
    let holdsOthers = (conformances + [name]).contains { containers.contains(where: $0.hasSuffix) }
    if holdsOthers, let property = property("shouldAutorotate"),
      property.returnedValues.count == 1,
      let value = property.returnedValues.first, value.boolean == false
    {
      locks.append(OrientationChoice(kind: .fixed, range: value.range, mask: value))
    }
    for function in functions
    where function.parameters.contains(where: { $0.label == "supportedInterfaceOrientationsFor" }) {
      guard let mask = Expression.lock(in: function.returnedValues) else { continue }
      locks.append(OrientationChoice(kind: .allowed, range: mask.range, mask: mask))
    }
    return locks + turns
  }

  /// The requests to rotate the screen. A type that rotates it both ways does so when asked to.
  private var turns: [OrientationChoice] {
    guard mentionedSymbols.contains(.turnsScreen) else { return [] }
    var turns: [OrientationChoice] = []
    var categories: Set<Orientation> = []
    for node in ownNodes(.functionCallExpr) {
      guard let name = node.firstChild?.lastChild,
        name.hasText("requestGeometryUpdate") || name.hasText("setValue"),
        case .call(let callee, let arguments) = Expression(node).form
      else { continue }
      if name.hasText("setValue") {
        guard callee.mentions("UIDevice"), case .string(let key)? = arguments.last?.value.form,
          key.literal == "orientation", let value = arguments.first?.value
        else { continue }
        let names = value.smallNames.compactMap { Orientation(name: $0) }
        guard let family = names.first else { continue }
        categories.insert(family)
        turns.append(OrientationChoice(kind: .forced, range: node.range, mask: nil))
      } else {
        guard let preferences = arguments.first?.value.call,
          let mask = preferences.arguments.first(where: { $0.label == "interfaceOrientations" })?
            .value, let family = mask.lockedOrientation
        else { continue }
        categories.insert(family)
        turns.append(OrientationChoice(kind: .turned, range: node.range, mask: mask))
      }
    }
    return categories.count == 1 ? turns : []
  }
}

/// How a device is held.
private enum Orientation: Hashable {
  case upright, onItsSide

  init?(name: String) {
    switch name {
    case "portrait", "portraitUpsideDown": self = .upright
    case "landscape", "landscapeLeft", "landscapeRight": self = .onItsSide
    default: return nil
    }
  }
}

extension Expression {
  /// The only orientation that a mask allows; nil where there are more, or where it is unknown.
  fileprivate var lockedOrientation: Orientation? {
    switch form {
    case .member(let base, let name)
    where base == nil || base?.path == "UIInterfaceOrientationMask":
      return Orientation(name: name)
    case .array(let elements):
      let categories = elements.map(\.lockedOrientation)
      guard let first = categories.first, categories.allSatisfy({ $0 == first }) else { return nil }
      return first
    case .ternary(_, let then, let otherwise):
      guard let family = then.lockedOrientation, otherwise.lockedOrientation == family else {
        return nil
      }
      return family
    default: return nil
    }
  }

  /// The first of the masks that code may give, where all of them allow the same way only.
  fileprivate static func lock(in values: [Expression]) -> Expression? {
    guard let first = values.first, let family = first.lockedOrientation,
      values.allSatisfy({ $0.lockedOrientation == family })
    else { return nil }
    return first
  }
}

extension Declaration.Property {
  /// What its getter may give, or its value; empty where that cannot be read.
  fileprivate var returnedValues: [Expression] {
    if let getter { return Expression.returned(by: getter, in: node) }
    return isConstant ? initialValue.map { [$0] } ?? [] : []
  }
}

extension Declaration.Function {
  fileprivate var returnedValues: [Expression] {
    body.map { Expression.returned(by: $0, in: node) } ?? []
  }
}

extension Expression {
  /// The values that a body returns: its only expression, or those of its `return`s.
  fileprivate static func returned(by items: [Node], in node: Node) -> [Expression] {
    let returns = node.descendants.filter { $0.kind == .returnStmt }
    if returns.isEmpty {
      guard items.count == 1, let only = items.first else { return [] }
      if case .alternatives(let values) = Expression(only).form { return values }
      return [Expression(only)]
    }
    return returns.compactMap { statement in statement.firstChild.map { Expression($0) } }
  }
}
