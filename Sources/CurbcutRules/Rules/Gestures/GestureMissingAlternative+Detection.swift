import CurbcutModel

/// Whether a drag begins as soon as a finger is down, so that a tap does something as well.
func beginsWithTouch(_ gesture: ComplexGesture, on element: Element) -> Bool {
  gesture.kind == .drag
    && WrittenGesture(gesture.modifier, in: element.declaration)?.arguments
      .first { $0.label == "minimumDistance" }?.value.number == 0
}

/// Whether two taps on a view do something, also as one of several gestures that a property holds.
func isDoubleTapped(_ view: Element) -> Bool {
  if view.taps.contains(where: { $0.count == 2 }) { return true }
  let gestures: Set = ["gesture", "simultaneousGesture", "highPriorityGesture"]
  return view.modifiers.contains { modifier in
    guard gestures.contains(modifier.name), let gesture = modifier.firstArgument else {
      return false
    }
    let properties = gesture.smallNames.compactMap { view.declaration?.property($0)?.node.code }
    return ([gesture.source] + properties).contains { $0.includes("TapGesture(count: 2)") }
  }
}
