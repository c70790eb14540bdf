import CurbcutAnalysis

/// The folders of the workspace, listed one at a time and looked over when something hints at a
/// change: many clients tell of no change on disk, and others only of some.
extension Server {
  /// Has all folders looked over while nothing comes.
  mutating func lookOverFolders() {
    if scan.hasBegun, !scan.folders.isEmpty { scan.isLookOverDue = true }
  }

  /// Whether some folder had changed too recently when it was listed to tell by its time whether it
  /// has changed again: then `lookAgain` is to be called after a few seconds.
  package var awaitsFolders: Bool { phase == .running && scan.tree.isUnsettled }

  /// Takes note that a few seconds have passed.
  package mutating func lookAgain() {
    if scan.tree.isUnsettled { lookOverFolders() }
  }

  /// Lists a folder; what has come, gone or changed in it is visited.
  mutating func list(_ path: String) {
    let roots = scan.folders.filter {
      $0.path.isSamePath(as: path) || $0.holds(path, isFolder: true)
    }
    guard !roots.isEmpty, scan.tree.nameCount < WorkspaceScan.maximumNames else { return }
    let listing = files.list(path) { name, isFolder in
      roots.contains { root in
        let inner = Path.relative(Path.joined(path, name), to: root.path) ?? name
        return root.search.wants(name, at: inner, isFolder: isFolder)
      }
    }
    // One that is gone by now is no problem.
    if !listing.problems.isEmpty, !scan.tree.isListed(path), files.stamp(path) != nil {
      for problem in listing.problems { log(problem) }
    }
    let change = scan.tree.take(listing, of: path)
    for file in change.files where documents[file] == nil { visit(file) }
    scan.unlisted += change.folders.reversed()
    var isConcerned = false
    for folder in change.gone {
      let settings = Path.joined(folder, ProjectConfiguration.fileName)
      guard scan.reports[settings] != nil || project.hasRead(settings) else { continue }
      project.forget(settings)
      if documents[settings] == nil { scan.queue.append(settings) }
      isConcerned = true
    }
    // Settings and projects come and go with the folders they are in.
    if !change.files.isEmpty || !change.gone.isEmpty {
      if project.refresh(forFile: Path.joined(path, "Any.swift")) { isConcerned = true }
    }
    if isConcerned { checkAllAgain() }
  }

  /// How many folders are looked over at a time.
  private static let folderCount = 256

  /// Looks over some folders: where names have come or gone, the folder is another than it was.
  mutating func lookOverNext() {
    if scan.isLookOverDue {
      scan.isLookOverDue = false
      scan.tree.beginLookOver()
      refreshSearches()
      scan.lookOver = scan.tree.paths
    }
    for path in scan.lookOver.suffix(Self.folderCount) {
      let stamp = scan.tree.stamp(of: path)
      if stamp == nil || files.stamp(path) != stamp, scan.tree.isListed(path) {
        scan.unlisted.append(path)
      }
    }
    scan.lookOver.removeLast(min(Self.folderCount, scan.lookOver.count))
  }

  /// Reads again what is left out of each folder; where that has changed, all is listed anew.
  private mutating func refreshSearches() {
    for index in scan.folders.indices {
      let path = scan.folders[index].path
      let search = fileSearch(in: path)
      guard search != scan.folders[index].search else { continue }
      scan.folders[index].search = search
      for folder in scan.tree.paths where Path.relative(folder, to: path) != nil {
        scan.tree.outdate(folder)
      }
      scan.tree.outdate(path)
      for file in scan.tree.filePaths where Path.relative(file, to: path) != nil {
        if documents[file] == nil { visit(file) }
      }
    }
  }

  /// What is looked at in a folder of the workspace.
  func fileSearch(in folder: String) -> FileSearch {
    FileSearch(
      ignoring: files.read(Path.joined(folder, ".gitignore")).map { IgnoreFile($0) },
      findingInterfaces: true
    )
  }
}
