import CurbcutModel
import CurbcutSyntax

/// Something that moving the device does, and nothing else in the type.
struct MotionTrigger: Sendable {
  /// What answers the motion, in UTF-8 offsets.
  let range: Range<Int>
  /// Whether it is a shake rather than what the sensors measure.
  let isShaking: Bool
}

/// What shaking the device does where a view is shown.
struct ShakeGesture: Sendable {
  let element: Element

  init(of element: Element) {
    self.element = element
  }
}

extension Modifier {
  private static let shaking = NameHint("shake shakes shaken shaking")

  /// Whether it answers a shake, by a modifier or by a notification that the app posts for it.
  fileprivate var isAboutShaking: Bool {
    name == "onShake"
      || name == "onReceive"
        && firstArgument.map { $0.source.includes("publisher") && Self.shaking.matches($0.source) }
          == true
  }
}

extension ShakeGesture {
  /// The modifier that answers a shake, with what it does; nil where that is nothing or not known.
  var trigger: (modifier: Modifier, action: ActionFact)? {
    guard element.hasOwnModifier(.event), !element.tree.isOverlong,
      element.declaration?.name != "View",
      let modifier = element.ownModifiers.first(where: { $0.isAboutShaking }),
      !modifier.isConditional
    else { return nil }
    let action: ActionFact
    if let closure = modifier.handler {
      action = ActionFact(closure, in: element.declaration)
    } else if let reference = modifier.firstArgument {
      action = ActionFact(reference, in: element.declaration)
    } else {
      return nil
    }
    return action.effects.isEmpty ? nil : (modifier, action)
  }

  /// Whether a control of the same view does what an action does, or what it does is not known.
  func offersControl(for action: ActionFact) -> Bool {
    let done = action.effects
    return self.element.tree.elements.contains { element in
      guard element.row?.isInteractive == true else { return false }
      guard let other = element.action else { return element.is(.button) }
      return !done.isDisjoint(with: other.effects)
    }
  }
}

extension Declaration {
  /// What moving the device does in a controller or view, by functions that nothing else in the
  /// type mentions.
  var motionTriggers: [MotionTrigger] {
    guard mentionedSymbols.contains(.readsMotion), keyword != .protocol, !isAboutMotion else {
      return []
    }
    var triggers: [MotionTrigger] = []
    for function in functions where ["motionEnded", "motionBegan"].contains(function.name) {
      // What has a setting can be turned off and reached there.
      guard function.parameters.count >= 1, let body = function.body,
        !function.node.text.lowercased().includes("setting")
      else { continue }
      let action = ActionFact(body, in: nil)
      guard !action.isForDevelopers else { continue }
      let calls = action.calls.filter { !$0.hasPrefix("super.") && !$0.hasPrefix("print") }
      let targets = action.assignments.map(\.target) + calls
      let names = Set(targets.compactMap { $0.split(separator: ".").last.map(String.init) })
      guard !names.isEmpty, !mentions(names, outside: function.node.range) else { continue }
      triggers.append(MotionTrigger(range: function.nameRange, isShaking: true))
    }
    return triggers + measuredTriggers
  }

  /// What a tilt or jolt of the device does in a view or controller: functions that are called
  /// when a measurement passes a limit, and that nothing else in the type mentions.
  private var measuredTriggers: [MotionTrigger] {
    guard conforms(to: "View") || conformances.contains(where: { $0.hasSuffix("Controller") })
    else { return [] }
    let updates: Set<String> = [
      "startDeviceMotionUpdates", "startAccelerometerUpdates", "startGyroUpdates",
    ]
    return ownNodes(.functionCallExpr).compactMap { call in
      guard case .call(let callee, let arguments) = Expression(call).form,
        let name = callee.memberName, updates.contains(name),
        case .closure(let closure)? = arguments.last?.value.form
      else { return nil }
      var names: Set<String> = []
      for node in closure.node.descendants where node.kind == .ifExpr {
        guard node.comparesInCondition, let block = node.child(.codeBlock) else { continue }
        let action = ActionFact(block.items, in: nil)
        for path in action.calls {
          let last = path.split(separator: ".").last.map(String.init) ?? path
          if self.function(last) != nil { names.insert(last) }
        }
      }
      guard !names.isEmpty, !mentions(names, outside: call.range) else { return nil }
      return MotionTrigger(range: callee.range, isShaking: false)
    }
  }

  /// Whether any of some names stands in the type outside a place and their own declarations.
  private func mentions(_ names: Set<String>, outside place: Range<Int>) -> Bool {
    let own = functions.map(\.nameRange) + properties.map(\.nameRange)
    return node.allTokens.contains { token in
      token.kind == .identifier && names.contains(token.text)
        && !place.contains(token.range.lowerBound)
        && !own.contains { $0.lowerBound == token.range.lowerBound }
    }
  }

  /// Whether motion is what the type is for, by its name.
  var isAboutMotion: Bool { NameHint.motionUse.matches(name) }
}

extension Node {
  /// Whether a condition of an `if` asks if something is more or less than something else.
  fileprivate var comparesInCondition: Bool {
    children(.conditionElement).contains { condition in
      condition.allTokens.contains { [">", "<", ">=", "<="].contains($0.text) }
    }
  }
}

extension ActionFact {
  /// Whether it only opens what is for developers, or reports the motion elsewhere.
  var isForDevelopers: Bool {
    (calls + assignments.map(\.target)).contains { NameHint.developerTool.matches($0) }
  }
}
