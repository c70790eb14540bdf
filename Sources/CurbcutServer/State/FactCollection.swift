import CurbcutAnalysis

/// What files tell each other: gathered a few files at a time while nothing comes, so that no keystroke
/// waits for it, and taken into account once all is gathered.
extension Server {
  /// Takes in what some files tell the others by now: as they are open, else as they are on disk.
  mutating func gatherNext(_ pace: WorkspaceScan.Pace = .full) {
    var batch: [ClosedFile] = []
    var byteCount = 0
    while batch.count < pace.maximumBatch, byteCount < pace.maximumBatchSize,
      let (path, constants) = scan.gathering.popFirst(takingPostponed: pace == .full)
    {
      if scan.gathered.count < 2 { scan.gathered.insert(PathKey(path)) }
      if documents[path] != nil {
        if let constants, !mentions(constants, path) { continue }
        let size = workspace.document(path)?.tree.byteCount ?? 0
        guard size <= pace.maximumByteCount else {
          scan.gathering.postpone(path, ifMentioning: constants)
          continue
        }
        workspace.gather(path)
        byteCount += size
      } else if scan.holds(path), let bytes = bytes(onDisk: path) {
        guard bytes.count <= pace.maximumByteCount else {
          scan.gathering.postpone(path, ifMentioning: constants)
          continue
        }
        byteCount += bytes.count / 8
        if let constants, !constants.areMentioned(in: bytes) { continue }
        byteCount += bytes.count
        let configuration = configuration(of: path)
        if FileSearch.isInterface(path) {
          workspace.gather(interface: configuration.isExcluded ? [] : bytes, at: path)
          continue
        }
        batch.append(ClosedFile(path: path, bytes: bytes, configuration: configuration))
      } else {
        workspace.gather(path)
      }
    }
    let found = workspace.gather(batch, andCheck: settings.showsClosedFiles)
    for (file, findings) in zip(batch, found) {
      if let findings, scan.queue.remove(file.path) { report(findings, of: file.path) }
    }
    if scan.gathering.isEmpty { passOnGatheredFacts() }
  }

  /// Has those files gathered again to which others say something else; when there are none left,
  /// all that was gathered counts.
  mutating func passOnGatheredFacts() {
    let change = workspace.settleGatheredFacts()
    for path in change.paths.sortedPaths { scan.gathering.append(path) }
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
    for path in documents.sortedPaths
    where change.paths.contains(path) || mentions(change.constants, path) {
      if settings.runsOnSave, documents[path]?.isEdited == true { continue }
      if capabilities.pullsDiagnostics {
        // Who has not asked yet will do so anyway.
        if published[path] != nil, hasNews(path) { isRefreshNeeded = true }
      } else if !dirty.contains(where: path.isSamePath) {
        markDirty(path)
        rechecked.insert(PathKey(path))
      }
    }
    if change.concernsNames, recheckInterfaces() { isRefreshNeeded = true }
    if isRefreshNeeded { refreshDiagnostics() }
    for path in scan.reports.sortedPaths where documents[path] == nil {
      if change.paths.contains(path) {
        scan.queue.append(path)
      } else if !change.constants.isEmpty {
        scan.queue.append(path, ifMentioning: change.constants)
      }
    }
  }

  /// How often some files are gathered before a request is answered.
  private static let maximumRounds = 8

  /// Lets an edit count for what files tell each other before a client is answered that could not be
  /// told later. While a workspace is first read, it is answered with what is known.
  mutating func collectPendingFacts() {
    guard scan.unlisted.isEmpty else { return }
    scan.gatherChanged()
    for _ in 0..<Self.maximumRounds where !scan.gathering.isEmpty { gatherNext() }
  }

  private func mentions(_ constants: MemberNames, _ path: String) -> Bool {
    guard !constants.isEmpty, let tree = workspace.document(path)?.tree else { return false }
    return constants.areMentioned(in: tree.bytes)
  }

  /// Whether the diagnostics of a document are others than those that were published.
  mutating func hasNews(_ path: String) -> Bool {
    guard let told = published[path] else { return true }
    let groups = findings(of: path)
    return groups.count != told.count
      || !zip(groups, told).allSatisfy { $0.base == $1.base && $0.diagnostics == $1.diagnostics }
  }
}
