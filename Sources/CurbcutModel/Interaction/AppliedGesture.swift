/// A modifier of the project by which a view comes to react to fingers, read as if what it applies
/// stood where it is called: `.likeOnDoubleTap { … }`.
struct AppliedGesture {
  /// The gesture, with the place of the call.
  let modifier: Modifier
  /// What the call hands over, by the names that the gesture knows it under.
  let actions: [String: ActionFact]
  /// The code that the call hands over, where the gesture does nothing else.
  let body: String?

  /// The gestures that the modifiers of a view's own chain apply.
  static func all(on element: Element) -> [AppliedGesture] {
    guard element.hasOwnModifier([.foreign, .applying]) else { return [] }
    return element.modifiers.compactMap { applied in
      guard case .applied(let name) = applied.origin, applied.categories.contains(.gesture),
        let call = element.call(applying: applied), call.origin == .own,
        let handed = element.tree.context.facts[name]?.modifiers?.handed(by: call)
      else { return nil }
      return AppliedGesture(applied, calledBy: call, handed: handed, in: element.declaration)
    }
  }

  private init(
    _ applied: Modifier,
    calledBy call: Modifier,
    handed: [String: Expression],
    in declaration: Declaration?
  ) {
    modifier = applied.standing(at: call)
    var actions: [String: ActionFact] = [:]
    var bodies: Set<String> = []
    for (name, value) in handed {
      if case .closure(let closure) = value.form {
        actions[name] = ActionFact(closure, in: declaration)
        if closure.node.child(.closureSignature) == nil { bodies.insert(closure.node.text) }
      } else if let path = value.path, path != "nil" {
        actions[name] = ActionFact(value, in: declaration)
        if declaration?.function(path.withoutSelf) != nil { bodies.insert("{ \(path)() }") }
      }
    }
    self.actions = actions
    body = bodies.count == 1 && actions.count == 1 ? bodies.first : nil
  }
}

extension TapGesture {
  /// The tap that a modifier of the project applies; nil where it applies another gesture.
  init?(_ applied: AppliedGesture) {
    guard let tap = TapGesture(applied.modifier, in: nil) else { return nil }
    self.init(
      modifier: applied.modifier,
      count: tap.count,
      action: tap.action?.handed(applied.actions),
      isSpatial: tap.isSpatial,
      body: applied.body
    )
  }
}

extension Element {
  /// The taps that modifiers of the project apply, as if they stood where those are called.
  package var appliedTaps: [TapGesture] {
    AppliedGesture.all(on: self).compactMap { TapGesture($0) }
  }
}

extension ComplexGestures {
  /// The gestures that modifiers of the project apply and that call what they are handed.
  package var applied: [ComplexGesture] {
    AppliedGesture.all(on: element).compactMap { ComplexGesture($0) }
  }
}

extension ComplexGesture {
  fileprivate init?(_ applied: AppliedGesture) {
    let modifier = applied.modifier
    let kind: Kind
    var reference: Expression?
    let closure: Closure?
    if modifier.name == "onLongPressGesture" {
      guard modifier.argument("minimumDuration")?.memberName != "infinity" else { return nil }
      kind = .longPress
      closure = modifier.handler
      reference = modifier.argument("perform")
    } else {
      guard let written = WrittenGesture(modifier, in: nil) else { return nil }
      closure = written.onEnded ?? written.onChanged
      switch written.type {
      case "LongPressGesture": kind = .longPress
      case "MagnifyGesture", "MagnificationGesture": kind = .magnify
      case "RotateGesture", "RotationGesture": kind = .rotate
      case "DragGesture": kind = .drag
      default: return nil
      }
    }
    let own =
      closure.map { ActionFact($0, in: nil) }
      ?? reference.flatMap { $0.path == nil ? nil : ActionFact($0, in: nil) }
    guard let own, own.calls.contains(where: { applied.actions[$0.withoutSelf] != nil }),
      !modifier.isConditional
    else { return nil }
    self.init(
      kind: kind,
      modifier: modifier,
      action: own.handed(applied.actions),
      setsBoundedValue: false,
      body: applied.body
    )
  }
}
