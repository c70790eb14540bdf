import CurbcutInterfaceBuilder
import CurbcutRules
import CurbcutSyntax

/// Findings in files of Interface Builder, which gives each view an identifier that stays.
extension FindingComparison {
  /// A view of a file, and what was found on it.
  private struct Fault: Hashable {
    let path: PathKey?
    let view: String
    let ruleID: String
  }

  /// Takes out what is in both versions, and what is gone with its view: nothing is fixed there.
  mutating func matchInterfaces(
    _ before: [PathKey: ProjectVersion.Answers],
    _ after: [PathKey: ProjectVersion.Answers],
    _ newPaths: [PathKey: PathKey]
  ) {
    let isInterface: (Known) -> Bool = { FileSearch.isInterface($0.path.path) }
    var came = fresh.filter(isInterface)
    var went = gone.filter(isInterface)
    guard !came.isEmpty || !went.isEmpty else { return }
    fresh.removeAll(where: isInterface)
    gone.removeAll(where: isInterface)
    let old = before.compactMapValues(\.identities)
    let new = after.compactMapValues(\.identities)
    func path(_ known: Known, _ isOld: Bool) -> PathKey {
      isOld ? newPaths[known.path] ?? known.path : known.path
    }
    func view(_ known: Known, _ isOld: Bool) -> String? {
      (isOld ? old : new)[known.path]?.object(at: known.offset)
    }
    /// Pairs off findings with the same key; several of one key in their order.
    func match(_ key: (_ known: Known, _ isOld: Bool) -> Fault?) {
      var waiting: [Fault: [Int]] = [:]
      for index in went.indices.reversed() {
        if let key = key(went[index], true) { waiting[key, default: []].append(index) }
      }
      var isMatched = [Bool](repeating: false, count: went.count)
      came.removeAll { known in
        guard let key = key(known, false), let index = waiting[key]?.popLast() else { return false }
        isMatched[index] = true
        kept.append(known)
        return true
      }
      went = went.indices.filter { !isMatched[$0] }.map { went[$0] }
    }
    match { known, isOld in
      view(known, isOld).map {
        Fault(path: path(known, isOld), view: $0, ruleID: known.finding.ruleID)
      }
    }
    // Views that are in one version only may have been made anew, or have gone to another file.
    let earlier = old.values, later = new.values
    func isOnlyHere(_ known: Known, _ isOld: Bool) -> Bool {
      guard let id = view(known, isOld) else { return true }
      let path = isOld ? newPaths[known.path] : old.keys.first { newPaths[$0] == known.path }
      guard let path, let other = (isOld ? new : old)[path] else { return true }
      return !other.contains(id)
    }
    match { known, isOld in
      guard isOnlyHere(known, isOld), let id = view(known, isOld) else { return nil }
      return Fault(path: nil, view: id, ruleID: known.finding.ruleID)
    }
    match { known, isOld in
      guard isOnlyHere(known, isOld), let id = view(known, isOld) else { return nil }
      let code = known.code.replacing(" id=\"\(id)\"", with: "")
      return Fault(path: nil, view: code, ruleID: known.finding.ruleID + known.finding.message)
    }
    went.removeAll { known in
      guard let id = view(known, true), later.contains(where: { $0.contains(id) }) else {
        return true
      }
      return Self.isOfOtherClass(known, after, newPaths)
    }
    // A rule that could not tell before has found nothing new.
    came.removeAll { known in
      guard let id = view(known, false), earlier.contains(where: { $0.contains(id) }) else {
        return false
      }
      return before.values.contains { answers in
        answers.readingSilenced?().contains { fault in
          fault.ruleID == known.finding.ruleID
            && answers.identities?.object(at: fault.offset) == id
        } == true
      }
    }
    fresh += came
    gone += went
  }
}
