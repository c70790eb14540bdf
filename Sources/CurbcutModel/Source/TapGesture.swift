/// A tap gesture on a view.
package struct TapGesture: Sendable {
  package let modifier: Modifier
  /// How many taps it takes; nil where that is not a literal.
  package let count: Double?
  /// What the tap does; nil where that cannot be read.
  package let action: ActionFact?
  /// Whether it asks where the finger is: the place means something, as on a map.
  package let isSpatial: Bool
  /// The closure's source, to be used again; nil where it is something else or takes a parameter.
  package var body: String? = nil

  /// Whether it only puts the keyboard away, or brings it up for a field that can do so itself.
  package var dismissesKeyboard: Bool { action?.dismissesKeyboard == true }

  /// Whether it only closes something: sets a flag to false or a selection to nil, or dismisses.
  package var closes: Bool {
    guard let action, !action.steps.isEmpty else { return false }
    return action.steps.allSatisfy { $0.closes || $0.isAnimation }
  }

  /// Whether it only keeps a record, of which a person notices nothing.
  package var onlyRecords: Bool {
    guard let action, !action.steps.isEmpty, !action.isUnread else { return false }
    return action.steps.allSatisfy { step in
      guard case .call(let path, _) = step else { return false }
      return NameHint.isRecord(path)
    }
  }

  /// Whether there is nothing in it, or nothing but comments.
  package var isEmpty: Bool { action?.isEmpty == true }
}

extension TapGesture {
  /// Reads a modifier; nil where it is no tap.
  init?(_ modifier: Modifier, in declaration: Declaration?) {
    switch modifier.name {
    case "onTapGesture": self.init(onTap: modifier, in: declaration)
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      self.init(gesture: modifier, in: declaration)
    default: return nil
    }
  }

  private init(onTap modifier: Modifier, in declaration: Declaration?) {
    let closure = modifier.handler
    let count = modifier.argument("count")
    self.init(
      modifier: modifier,
      count: count.map { $0.number } ?? 1,
      action: closure.map { ActionFact($0, in: declaration) }
        ?? modifier.argument("perform").map { ActionFact($0, in: declaration) },
      isSpatial: modifier.argument("coordinateSpace") != nil
        || closure?.usesItsParameter == true,
      body: closure.flatMap { $0.node.child(.closureSignature) == nil ? $0.node.text : nil }
    )
  }

  /// `.gesture(TapGesture(count: 1).onEnded { … })`
  private init?(gesture modifier: Modifier, in declaration: Declaration?) {
    guard let gesture = WrittenGesture(modifier, in: declaration),
      gesture.type == "TapGesture" || gesture.type == "SpatialTapGesture",
      !gesture.isConditional
    else { return nil }
    let count = gesture.arguments.first { $0.label == "count" }?.value
    self.init(
      modifier: modifier,
      count: count.map { $0.number } ?? 1,
      action: gesture.onEnded.map { ActionFact($0, in: declaration) },
      isSpatial: gesture.type == "SpatialTapGesture"
    )
  }
}

extension Closure {
  /// Whether what it is called with matters to it.
  fileprivate var usesItsParameter: Bool {
    parameters.contains { name in
      items.contains { item in item.allTokens.contains { $0.text == name } }
    }
  }
}
