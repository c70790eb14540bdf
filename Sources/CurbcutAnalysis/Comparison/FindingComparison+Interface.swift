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
    func isInterface(_ known: Known) -> Bool { FileSearch.isInterface(known.path.path) }
    guard fresh.contains(where: isInterface) || gone.contains(where: isInterface) else { return }
    let old = before.compactMapValues(\.identities)
    let new = after.compactMapValues(\.identities)
    func view(_ known: Known, _ isOld: Bool) -> String? {
      (isOld ? old : new)[known.path]?.object(at: known.offset)
    }
    match { known, isOld in
      view(known, isOld).map {
        Fault(
          path: known.path(isOld: isOld, newPaths),
          view: $0,
          ruleID: known.finding.ruleID
        )
      }
    }
    // Views that are in one version only may have been made anew, or have gone to another file.
    func isOnlyHere(_ known: Known, _ isOld: Bool) -> Bool {
      guard let id = view(known, isOld) else { return true }
      let path = isOld ? newPaths[known.path] : old.keys.first { newPaths[$0] == known.path }
      guard let path, let other = (isOld ? new : old)[path] else { return true }
      return !other.contains(id)
    }
    match { known, isOld -> Fault? in
      guard isOnlyHere(known, isOld), let id = view(known, isOld) else { return nil }
      return Fault(path: nil, view: id, ruleID: known.finding.ruleID)
    }
    match { known, isOld -> Fault? in
      guard isOnlyHere(known, isOld), let id = view(known, isOld) else { return nil }
      let code = known.code.replacing(" id=\"\(id)\"", with: "")
      return Fault(path: nil, view: code, ruleID: known.finding.ruleID + known.finding.message)
    }
    gone.removeAll { known in
      guard isInterface(known) else { return false }
      guard let id = view(known, true), new.values.contains(where: { $0.contains(id) }) else {
        return true
      }
      return Self.isOfOtherClass(known, after, newPaths)
    }
    // A rule that could not tell before has found nothing new.
    var silenced: [PathKey: Set<Fault>] = [:]
    fresh.removeAll { known in
      guard let id = view(known, false) else { return false }
      let fault = Fault(path: nil, view: id, ruleID: known.finding.ruleID)
      return old.contains { path, identities in
        guard identities.contains(id) else { return false }
        // To read them takes another look at the whole file.
        let faults = silenced[path] ?? Self.silencedFaults(in: before[path])
        silenced[path] = faults
        return faults.contains(fault)
      }
    }
  }

  /// Where rules found nothing in a file because code may set it up, by view.
  private static func silencedFaults(in answers: ProjectVersion.Answers?) -> Set<Fault> {
    let places = answers?.readingSilenced?() ?? []
    return Set(
      places.compactMap { ruleID, offset in
        answers?.identities?.object(at: offset).map { Fault(path: nil, view: $0, ruleID: ruleID) }
      }
    )
  }
}
