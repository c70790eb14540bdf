import CurbcutModel

/// Items that use code which is written in another way and means the same: no fact of them changes, and
/// something else may be found in them.
extension FileAnalysis {
  /// Up to how many items are looked at again at once because code that they use has changed.
  private static let fewUsers = 4

  /// Shows items the code that they use as it is now, before the rules look at them.
  ///
  /// - Returns: Whether some have to wait.
  mutating func seeOtherCode(puttingOff: Bool) -> Bool {
    let users = items.indices.filter { items[$0].usesOtherCode }
    let isWaiting = puttingOff && users.count > Self.fewUsers
    let seeing = isWaiting ? users.filter { items[$0].isStale } : users
    derive(seeing)
    for index in seeing {
      items[index].usesOtherCode = false
      items[index].isStale = true
    }
    return seeing.count < users.count
  }

  /// Takes note of the items that use code which is written in another way.
  mutating func note(_ change: FactsDifference, in indices: [Int]) {
    if change.codes.isEmpty { return }
    for index in indices where items[index].model.readsCode(in: change) {
      items[index].usesOtherCode = true
    }
  }
}
