import CurbcutAnalysis
import CurbcutProtocol

/// The folders the person works in, and what a client tells of files in them.
extension Server {
  /// Takes in the folders that `initialize` names.
  mutating func takeFolders(_ params: JSON?) {
    var uris = params?["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string } ?? []
    if uris.isEmpty, let root = params?["rootUri"]?.string { uris = [root] }
    // The last one is listed first.
    for uri in uris.reversed() { addFolder(uri) }
    scan.folders.reverse()
    tellFolders()
  }

  private mutating func tellFolders() {
    project.workspaceFolders = scan.folders.map(\.path)
    project.roots = project.workspaceFolders
  }

  private mutating func addFolder(_ uri: String) {
    let path = Path.normalized(Conversions.path(of: uri))
    guard path.utf8.first == UInt8(ascii: "/") else { return }
    guard files.isProject(path) else {
      return log("\(path) is no project: only what is around an open file is read")
    }
    if let known = scan.folders.firstIndex(where: { $0.path.isSamePath(as: path) }) {
      if scan.folders[known].isFound {
        scan.folders[known].isFound = false
        scan.tree.outdate(path)
        rescan()
      }
      return
    }
    scan.folders.append(WorkspaceScan.Folder(path: path, search: fileSearch(in: path)))
    tellFolders()
    scan.unlisted.append(path)
  }

  /// Reads all of the project that a document lies in, be it in no folder of the workspace or in one
  /// that is a part only, so that the same is said of it as on the command line.
  mutating func findFolder(around path: String) {
    guard path.utf8.first == UInt8(ascii: "/"),
      let found = files.projectFolder(path).map(Path.normalized), files.isProject(found),
      !scan.folders.contains(where: {
        $0.path.isSamePath(as: found) || Path.relative(found, to: $0.path) != nil
      })
    else { return }
    var folder = WorkspaceScan.Folder(path: found, search: fileSearch(in: found))
    folder.isFound = true
    scan.folders.append(folder)
    tellFolders()
    scan.unlisted.append(found)
  }

  /// `workspace/didChangeWorkspaceFolders`.
  mutating func didChangeWorkspaceFolders(_ params: JSON?) {
    for removed in params?.at("event", "removed")?.array ?? [] {
      guard let uri = removed["uri"]?.string else { continue }
      let path = Path.normalized(Conversions.path(of: uri))
      scan.folders.removeAll { $0.path.isSamePath(as: path) }
      scan.unlisted.removeAll { Path.relative($0, to: path) != nil || $0.isSamePath(as: path) }
      _ = scan.tree.remove(path)
      tellFolders()
      // What is also part of another folder is found again there.
      for folder in scan.folders where folder.holds(path, isFolder: true) {
        scan.tree.outdate(around: path)
        lookOverFolders()
      }
      for folder in scan.folders where Path.relative(folder.path, to: path) != nil {
        scan.unlisted.append(folder.path)
      }
      for file in workspace.gatheredPaths where !scan.holds(file) { scan.gathering.append(file) }
      for file in scan.reports.sortedPaths where !scan.holds(file) || !scan.isNamed(file) {
        let report = scan.reports.removeValue(forKey: PathKey(file))
        if report?.isShown == true, !capabilities.pullsDiagnostics {
          push(.array([]), for: Conversions.uri(of: file))
        }
      }
    }
    for added in params?.at("event", "added")?.array ?? [] {
      if let uri = added["uri"]?.string { addFolder(uri) }
    }
    if scan.isFinished { answerPulls() }
  }

  /// `workspace/didChangeWatchedFiles`: what changed on disk is looked at again.
  mutating func didChangeWatchedFiles(_ params: JSON?) {
    fileEvents((params?["changes"]?.array ?? []).compactMap { $0["uri"]?.string })
  }

  /// `workspace/didCreateFiles`, `didRenameFiles` and `didDeleteFiles`, of files and of folders.
  mutating func didOperateOnFiles(_ params: JSON?) {
    fileEvents(
      (params?["files"]?.array ?? []).flatMap { file in
        ["uri", "oldUri", "newUri"].compactMap { file[$0]?.string }
      }
    )
  }

  /// Takes note that something has happened to files or folders. What it was shows on disk; and as
  /// any client may lose some of what happens, all folders are looked over.
  private mutating func fileEvents(_ uris: [String]) {
    var isProjectConcerned = false
    for uri in uris {
      let path = Conversions.path(of: uri)
      if ProjectConfiguration.isProject(path) { isProjectConcerned = true }
      scan.tree.outdate(around: path)
      if isSettings(path) {
        configurationChanged(path)
      } else if path.hasSuffix(".swift") || FileSearch.isInterface(path), documents[path] == nil,
        scan.holds(path)
      {
        visit(path)
      }
    }
    if isProjectConcerned, project.refreshProjects() { checkAllAgain() }
    if !uris.isEmpty { lookOverFolders() }
  }
}
