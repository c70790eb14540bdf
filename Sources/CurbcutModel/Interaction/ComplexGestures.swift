/// A gesture that many people cannot make: holding, dragging, pinching, turning.
package struct ComplexGesture: Sendable {
  package enum Kind: Sendable {
    case longPress, magnify, rotate, drag
  }

  package let kind: Kind
  package let modifier: Modifier
  package let action: ActionFact?
  /// Whether it sets a value within bounds, as a slider does.
  package let setsBoundedValue: Bool
  /// The closure's source, to be used again.
  package let body: String?

  /// Whether it is a drag that does nothing but move what it is on.
  package var isMove: Bool {
    guard kind == .drag, let action, !setsBoundedValue, !action.isUnread, !action.steps.isEmpty
    else { return false }
    return action.assignments.count == action.steps.count
      && action.assignments.allSatisfy { $0.value.followsFinger && !$0.value.isComparison }
  }
}

/// The gestures of a view that many people cannot make.
package struct ComplexGestures: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension ComplexGestures {
  /// The gestures of its own chain that do something and that many people cannot make.
  package var all: [ComplexGesture] {
    guard element.hasOwnModifier(.gesture) else { return [] }
    return element.ownModifiers.compactMap { modifier in
      guard !modifier.isConditional else { return nil }
      switch modifier.name {
      case "onLongPressGesture":
        guard modifier.argument("minimumDuration")?.memberName != "infinity" else { return nil }
        return gesture(.longPress, modifier, modifier.handler)
          ?? gesture(.longPress, modifier, doing: modifier.argument("perform"))
      case "gesture", "simultaneousGesture", "highPriorityGesture":
        return gestureValue(modifier)
      default:
        return nil
      }
    }
  }

  private func gesture(
    _ kind: ComplexGesture.Kind,
    _ modifier: Modifier,
    _ closure: Closure?
  ) -> ComplexGesture? {
    guard let closure else { return nil }
    let action = ActionFact(closure, in: element.declaration)
    guard !action.isEmpty else { return nil }
    return ComplexGesture(
      kind: kind,
      modifier: modifier,
      action: action,
      setsBoundedValue: action.assignments.contains { target, value in
        value.isClamped
          || (value.followsFinger && (NameHint.isQuantity(target) || isNamedAfterScale))
      },
      body: closure.node.child(.closureSignature) == nil ? closure.node.text : nil
    )
  }

  /// Whether its type's name says that it sets how much of something there is: `VolumeKnob`.
  private var isNamedAfterScale: Bool {
    let words = Identifier.words(of: element.declaration?.name ?? "")
    return words.contains { ["knob", "slider", "dial", "scrubber", "fader"].contains($0) }
  }

  /// A gesture that is given a function: `perform: duplicate`.
  private func gesture(
    _ kind: ComplexGesture.Kind,
    _ modifier: Modifier,
    doing function: Expression?
  ) -> ComplexGesture? {
    guard let function, let path = function.path, path != "nil" else { return nil }
    return ComplexGesture(
      kind: kind,
      modifier: modifier,
      action: ActionFact(function, in: element.declaration),
      setsBoundedValue: false,
      body: "{ \(path)() }"
    )
  }

  private static let combinations: Set<String> = ["SimultaneousGesture", "SequenceGesture"]

  /// `.gesture(RotateGesture().onChanged { … })`
  private func gestureValue(_ modifier: Modifier) -> ComplexGesture? {
    guard let written = WrittenGesture(modifier, in: element.declaration) else { return nil }
    let (change, end) = (written.onChanged, written.onEnded)
    var kind = written.type
    if let path = kind, Self.combinations.contains(path) {
      // Of two at once the first that many people cannot make counts.
      let parts = written.arguments.compactMap { $0.value.call?.callee.path }
      kind = parts.first { $0 != "TapGesture" && $0 != "DragGesture" }
    }
    switch kind {
    case "LongPressGesture":
      // A press that is never long enough only tells when a finger goes down.
      let duration = written.arguments.first { $0.label == "minimumDuration" }?.value
      guard duration?.memberName != "infinity" else { return nil }
      return gesture(.longPress, modifier, end ?? change)
    case "MagnifyGesture", "MagnificationGesture":
      return gesture(.magnify, modifier, change ?? end)
    case "RotateGesture", "RotationGesture": return gesture(.rotate, modifier, change ?? end)
    case "DragGesture":
      if let drag = gesture(.drag, modifier, change), drag.setsBoundedValue { return drag }
      if let drag = boundDrag(modifier, change, end) { return drag }
      if let drag = gesture(.drag, modifier, change), drag.isMove, leavesInPlace(drag, end) {
        return drag
      }
      guard let drag = gesture(.drag, modifier, end), let action = drag.action,
        drag.setsBoundedValue || action.calls.contains(where: { does($0) }) || action.leadsOn
          || action.isStub || printsOnceFar(end) || takesAway(action) || hidesWhole(action)
      else { return nil }
      return drag
    default: return nil
    }
  }

  /// Whether what is done once a finger has come far enough is still to be written: it prints at most,
  /// whatever puts the view back beside it.
  private func printsOnceFar(_ end: Closure?) -> Bool {
    guard let end else { return false }
    return end.node.descendants.contains { node in
      guard node.kind == .ifExpr, let block = node.child(.codeBlock),
        node.children.prefix(while: { $0.kind != .codeBlock }).contains(where: {
          $0.code.includes("translation") || $0.code.includes("predictedEnd")
        })
      else { return false }
      let done = ActionFact(block.items.map(\.statement), in: element.declaration)
      return done.calls.contains("print")
        && done.calls.allSatisfy { Self.isShow($0) }
    }
  }

  /// Whether a drag moves the view, which then stays where it was let go: nothing puts it back, and it is
  /// not what can be enlarged and is moved about to be seen.
  private func leavesInPlace(_ drag: ComplexGesture, _ end: Closure?) -> Bool {
    let names = Set(drag.action?.assignments.map(\.target.withoutSelf) ?? [])
    let isMoved = element.ownModifiers.contains { modifier in
      ["offset", "position"].contains(modifier.name)
        && modifier.arguments.contains { argument in
          names.contains { argument.value.mentions($0) }
        }
    }
    guard isMoved, end == nil,
      names.allSatisfy({
        element.declaration?.property($0)?.attributes.contains("State") == true
      }),
      !sequence(first: element, next: \.parent).contains(where: {
        $0.hasModifier("scaleEffect", "rotationEffect")
      })
    else { return false }
    // Whatever else sets it may put it back.
    return !element.tree.elements.contains { other in
      other.modifiers.contains { modifier in
        guard modifier.range != drag.modifier.range else { return false }
        return modifier.arguments.contains { argument in
          argument.isClosure && names.contains { argument.value.mentions($0) }
        }
      }
    }
  }

  /// Whether an action decides a condition by which the view is there: a card that a swipe removes.
  private func takesAway(_ action: ActionFact) -> Bool {
    let decided = action.assignments.compactMap { target, value -> String? in
      if case .operators(_, let signs) = value.form {
        return signs.contains { ["<", ">", "<=", ">="].contains($0) } ? target : nil
      }
      return value.boolean != nil || value.form == .nothing ? target : nil
    }
    guard !decided.isEmpty else { return false }
    return sequence(first: element, next: \.parent).contains { outer in
      outer.conditions.contains { branch in
        branch.kind == .branch
          && decided.contains { name in
            !Movement.isTouch(name) && branch.names.contains(name.pathNames.last ?? name)
          }
      }
    }
  }

  /// Whether an action says to the model that shows a whole view that it is no longer to be shown:
  /// `player.showsPanel = false`.
  private func hidesWhole(_ action: ActionFact) -> Bool {
    guard element.container == nil, element.tree.purpose == .body else { return false }
    return action.assignments.contains { target, value in
      let names = target.withoutSelf.pathNames
      guard value.boolean == false, names.count == 2, let name = names.last,
        element.declaration?.property(names[0])?.getter == nil
      else { return false }
      let words = Identifier.words(of: name)
      return words.first == "show" || words.first == "shows" || words.last == "presented"
        || words.last == "shown" || words.last == "visible"
    }
  }

  /// A drag that hands what it has come to on to whoever uses the view, as a slider does: it sets a
  /// binding to a quantity.
  private func boundDrag(
    _ modifier: Modifier,
    _ change: Closure?,
    _ end: Closure?
  ) -> ComplexGesture? {
    guard let declaration = element.declaration,
      [change, end].contains(where: { closure in
        closure.map { $0.node.code.includes("location") || $0.node.code.includes("translation") }
          ?? false
      })
    else { return nil }
    for closure in [change, end].compactMap({ $0 }) {
      let action = ActionFact(closure, in: declaration)
      let sets = action.assignments.contains { target, value in
        guard value.number == nil, value.boolean == nil, value.form != .nothing else {
          return false
        }
        let name = target.pathNames.first { $0 != "self" } ?? target
        let last = Identifier.words(of: name).last ?? ""
        return (NameHint.isQuantity(name) || ["progress", "percent", "fraction"].contains(last))
          && declaration.property(name)?.attributes.contains("Binding") == true
      }
      guard sets else { continue }
      return ComplexGesture(
        kind: .drag,
        modifier: modifier,
        action: action,
        setsBoundedValue: true,
        body: nil
      )
    }
    return nil
  }

  /// Whether a call does more than move something; what a function of the type does stands behind
  /// its call, unless it is still to be written.
  private func does(_ path: String) -> Bool {
    guard !Self.isShow(path) else { return false }
    let name = path.withoutSelf
    guard let body = element.declaration?.function(name)?.body else { return true }
    let action = ActionFact(body, in: nil)
    return (action.isEmpty || action.isStub) && !Self.movement.matches(name)
  }

  /// What functions are called that only put something where it belongs.
  private static let movement = NameHint("reset snap spring settle bounce animate move offset end")

  /// Calls that only show something moving.
  private static func isShow(_ path: String) -> Bool {
    ["withAnimation", "print", "min", "max", "abs"].contains(path) || path.hasSuffix(".toggle")
      || ["dismiss", "close", "hide", "impactOccurred"].contains { path.hasSuffix($0) }
  }
}

extension ComplexGestures {
  /// The drag of its own chain that closes the screen.
  package var closingDrag: Modifier? {
    guard element.hasOwnModifier(.gesture) else { return nil }
    return element.ownModifiers.first { modifier in
      guard !modifier.isConditional,
        let written = WrittenGesture(modifier, in: element.declaration),
        written.type == "DragGesture", let end = written.onEnded
      else { return false }
      return ActionFact(end, in: element.declaration).calls.contains {
        $0 == "dismiss" || $0.hasSuffix(".dismiss")
      }
    }
  }
}

extension ActionFact {
  /// Whether it prints and does nothing else, as in an example or a first draft.
  fileprivate var isStub: Bool {
    !steps.isEmpty && isUnwritten
  }

  /// Whether it shows something or turns a page by setting a property: `showsDetails = true`,
  /// `page += 1`.
  fileprivate var leadsOn: Bool {
    assignments.contains { target, value in
      let name = target.split(separator: ".").last.map(String.init) ?? target
      let words = AssetNames.words(of: name)
      if value.boolean == true {
        let first = words.first ?? ""
        return !Movement.isTouch(name)
          && (first.hasPrefix("show") || first == "present" || words.last == "presented"
            || words.last == "shown" || words.last == "visible")
      }
      return NameHint.paging.matches(name)
        && !value.mentions("translation") && !value.mentions("offset")
    }
  }
}

extension NameHint {
  /// Whether a property's name says that it holds how much of something there is.
  fileprivate static func isQuantity(_ path: String) -> Bool {
    let name = path.pathNames.last ?? path
    // How far something is dragged is no value of it.
    return quantity.matchesEnd(of: name) && !Identifier.words(of: name).contains("drag")
  }
}

extension Expression {
  /// Whether it is worked out from where a finger is or how far it has come.
  fileprivate var followsFinger: Bool { mentions("translation") || mentions("location") }

  /// Whether it asks how far something has come: `drag.translation.width < -80`.
  fileprivate var isComparison: Bool {
    guard case .operators(_, let signs) = form else { return false }
    return signs.contains { ["<", ">", "<=", ">=", "==", "!="].contains($0) }
  }

  /// Whether it keeps a value between two bounds: `min(max(value, 0), 1)`.
  fileprivate var isClamped: Bool {
    guard let name = call?.callee.memberName else { return false }
    if name == "clamped" { return true }
    return ["min", "max"].contains(name) && mentions("min") && mentions("max")
  }
}
