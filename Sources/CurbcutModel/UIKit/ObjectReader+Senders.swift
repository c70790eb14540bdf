import CurbcutSyntax

extension ObjectReader {
  /// Puts what an action does to the control that has called it together with what is done to the
  /// control, where the action is given to one: `UIButton(primaryAction: UIAction { … })`.
  mutating func mergeSenders() {
    for sender in senders where objects[sender].place == .local {
      let range = objects[sender].range
      let owners = objects.indices.filter { index in
        index != sender && objects[index].hasAction(around: range)
      }
      guard owners.count == 1, let owner = owners.first,
        objects[owner].className == objects[sender].className
      else { continue }
      let settings = objects[sender].settings
      objects[owner].add(settings.filter { !$0.path.isEmpty })
      objects[sender].retire()
    }
  }
}

extension UIKitObject {
  /// Whether an action that is written where it is created, or given to it, stands around some code.
  fileprivate func hasAction(around range: Range<Int>) -> Bool {
    if let action = primaryAction?.range, action.contains(range.lowerBound) { return true }
    return settings.contains { setting in
      ["addAction", "primaryAction"].contains(setting.name) && setting.path.count == 1
        && setting.range.contains(range.lowerBound)
    }
  }
}
