import CurbcutAnalysis

/// What files tell each other: gathered one file at a time while nothing comes, so that no keystroke
/// waits for it, and taken into account once all is gathered.
extension Server {
  /// Takes in what a file tells the others by now: as it is open, else as it is on disk.
  mutating func gather(_ path: String, ifMentioning constants: MemberNames?) {
    if documents[path] != nil {
      if let constants, !mentions(constants, path) { return }
      workspace.gather(path)
    } else if scan.holds(path), let bytes = bytes(onDisk: path) {
      if let constants, !constants.areMentioned(in: bytes) { return }
      workspace.gather(path, onDisk: (bytes, configuration(of: path)))
    } else {
      workspace.gather(path)
    }
  }

  /// Has those files gathered again to which others say something else; when there are none left,
  /// all that was gathered counts.
  mutating func passOnGatheredFacts() {
    let change = workspace.settleGatheredFacts()
    for path in change.paths.sorted() { scan.gathering.append(path) }
    if !change.constants.isEmpty {
      for path in workspace.gatheredPaths {
        scan.gathering.append(path, ifMentioning: change.constants)
      }
    }
    if scan.gathering.isEmpty { takeGatheredFacts() }
  }

  /// Lets what was gathered count: whoever depends on what has changed is looked at again.
  mutating func takeGatheredFacts() {
    let change = workspace.takeGatheredFacts()
    var isRefreshNeeded = false
    for path in documents.keys.sorted()
    where change.paths.contains(path) || mentions(change.constants, path) {
      if settings.runsOnSave, documents[path]?.isEdited == true { continue }
      if capabilities.pullsDiagnostics {
        // Who has not asked yet will do so anyway.
        if published[path] != nil, hasNews(path) { isRefreshNeeded = true }
      } else if !dirty.contains(path) {
        markDirty(path)
        rechecked.insert(path)
      }
    }
    if isRefreshNeeded { refreshDiagnostics() }
    for path in scan.reports.keys.sorted() where documents[path] == nil {
      if change.paths.contains(path) {
        scan.queue.append(path)
      } else if !change.constants.isEmpty {
        scan.queue.append(path, ifMentioning: change.constants)
      }
    }
  }

  private func mentions(_ constants: MemberNames, _ path: String) -> Bool {
    guard !constants.isEmpty, let tree = workspace.document(path)?.tree else { return false }
    return constants.areMentioned(in: tree.bytes)
  }

  /// Whether the diagnostics of a document are others than those that were published.
  mutating func hasNews(_ path: String) -> Bool {
    guard let told = published[path] else { return true }
    let groups = workspace.diagnosticGroups(for: path)
    return groups.count != told.count
      || !zip(groups, told).allSatisfy { $0.base == $1.base && $0.diagnostics == $1.diagnostics }
  }
}
