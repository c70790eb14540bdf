/// A gesture that many people cannot make: holding, dragging, pinching, turning.
package struct DemandingGesture: Sendable {
  package enum Kind: Sendable {
    case longPress, magnify, rotate

    package var words: String {
      switch self {
      case .longPress: "holding a finger on this"
      case .magnify: "pinching two fingers"
      case .rotate: "turning two fingers"
      }
    }
  }

  package let kind: Kind
  package let modifier: Modifier
  package let action: ActionFact?
  /// The closure's source, to be used again.
  package let body: String?
}

extension Element {
  /// The gestures of its own chain that do something and that many people cannot make.
  package var demandingGestures: [DemandingGesture] {
    ownModifiers.compactMap { modifier in
      guard !modifier.isConditional else { return nil }
      switch modifier.name {
      case "onLongPressGesture":
        let closure = modifier.closure(nil) ?? modifier.closure("perform")
        return gesture(.longPress, modifier, closure)
      case "gesture", "simultaneousGesture", "highPriorityGesture":
        return gestureValue(modifier)
      default:
        return nil
      }
    }
  }

  private func gesture(
    _ kind: DemandingGesture.Kind,
    _ modifier: Modifier,
    _ closure: Closure?
  ) -> DemandingGesture? {
    guard let closure else { return nil }
    let action = ActionFact(closure, in: declaration)
    guard !action.isEmpty else { return nil }
    return DemandingGesture(
      kind: kind,
      modifier: modifier,
      action: action,
      body: closure.node.child(.closureSignature) == nil ? closure.node.text : nil
    )
  }

  /// `.gesture(RotateGesture().onChanged { … })`
  private func gestureValue(_ modifier: Modifier) -> DemandingGesture? {
    guard var current = modifier.firstArgument else { return nil }
    var closure: Closure?
    for _ in 0..<16 {
      guard case .call(let callee, let arguments) = current.form else { return nil }
      if case .member(let base?, let name) = callee.form {
        if name == "onEnded" || name == "onChanged",
          case .closure(let body)? = arguments.first?.value.form
        {
          closure = body
        }
        current = base
        continue
      }
      switch callee.path {
      case "LongPressGesture": return gesture(.longPress, modifier, closure)
      case "MagnifyGesture", "MagnificationGesture": return gesture(.magnify, modifier, closure)
      case "RotateGesture", "RotationGesture": return gesture(.rotate, modifier, closure)
      default: return nil
      }
    }
    return nil
  }

  /// Whether an action, a menu, or a control of the same view does what a gesture does.
  package func offersAnotherWay(for gesture: DemandingGesture) -> Bool {
    let ways: Set<String> = [
      "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
      "accessibilityZoomAction", "accessibilityScrollAction", "accessibilityRepresentation",
      "contextMenu", "swipeActions", "accessibilityDirectTouch",
    ]
    for element in sequence(first: self, next: \.parent)
    where element.modifiers.contains(where: { ways.contains($0.name) }) {
      return true
    }
    guard let action = gesture.action else { return true }
    let done = Set(action.calls + action.toggled + action.assignments.map(\.target))
    return tree.elements.contains { element in
      guard element.row?.isInteractive == true, let other = element.action else { return false }
      let others = other.calls + other.toggled + other.assignments.map(\.target)
      return !done.isDisjoint(with: others)
    }
  }
}
