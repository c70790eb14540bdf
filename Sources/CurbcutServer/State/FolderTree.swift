import CurbcutAnalysis

/// The folders of a workspace and the files in them as they were listed last.
///
/// Clients tell of a folder that was moved by its name alone, or of nothing at all, and any of them
/// may lose an event. So what is there is compared with what was there.
struct FolderTree: Sendable {
  private struct Folder: Sendable {
    /// Nil where it has to be listed again in any case.
    var stamp: FileStamp?
    var folders: Set<PathKey> = []
    var files: [PathKey: FileStamp?] = [:]
    var nameCount = 0
  }

  /// What is other than it was in a folder.
  struct Change {
    /// The files that have come, gone, or become others, sorted.
    var files: [String] = []
    /// The folders that are to be listed, sorted.
    var folders: [String] = []
    /// The folders that are no longer there.
    var gone: [String] = []
  }

  private var folders: [PathKey: Folder] = [:]
  /// How many names there are in all folders.
  private(set) var nameCount = 0

  /// All folders.
  var paths: [String] { folders.keys.map(\.path) }

  /// All files, sorted.
  var filePaths: [String] { folders.values.flatMap(\.files.keys).sorted().map(\.path) }

  /// Whether a folder has changed too recently to tell by its stamp whether it does so again.
  private(set) var isUnsettled = false

  func holds(file path: String) -> Bool {
    folders[Path.folder(of: path)]?.files[PathKey(path)] != nil
  }

  func stamp(of folder: String) -> FileStamp? { folders[folder]?.stamp }

  func isListed(_ folder: String) -> Bool { folders[folder] != nil }

  /// Takes over what was found in a folder; what is no longer in it goes with all below it.
  mutating func take(_ listing: FolderListing, of path: String) -> Change {
    let old = folders[path] ?? Folder()
    var new = Folder(stamp: listing.stamp, nameCount: listing.nameCount)
    for entry in listing.entries {
      let inner = PathKey(Path.joined(path, entry.name))
      if entry.isFolder { new.folders.insert(inner) } else { new.files[inner] = entry.stamp }
    }
    nameCount += new.nameCount - old.nameCount
    folders[path] = new
    if new.stamp == nil { isUnsettled = true }
    var files: Set<PathKey> = []
    for (file, stamp) in new.files where stamp == nil || old.files[file] != stamp {
      files.insert(file)
    }
    for file in old.files.keys where new.files[file] == nil { files.insert(file) }
    var change = Change()
    for folder in old.folders.subtracting(new.folders) {
      let gone = remove(folder.path)
      files.formUnion(gone.files)
      change.gone += gone.folders
    }
    change.files = files.sortedPaths
    change.folders = new.folders.filter { folders[$0] == nil }.sortedPaths
    return change
  }

  /// Forgets a folder with all below it.
  ///
  /// - Returns: What was there.
  mutating func remove(_ path: String) -> (files: [PathKey], folders: [String]) {
    var files: [PathKey] = []
    var gone: [String] = []
    var open = [PathKey(path)]
    while let path = open.popLast() {
      guard let folder = folders.removeValue(forKey: path) else { continue }
      nameCount -= folder.nameCount
      files += folder.files.keys
      gone.append(path.path)
      open += folder.folders
    }
    return (files, gone)
  }

  /// Has a folder listed again, whatever its stamp.
  mutating func outdate(_ path: String) {
    if folders[path] != nil { folders[path]?.stamp = nil }
  }

  /// Has what is nearest to a path of which something was told listed again, whatever its stamp.
  mutating func outdate(around path: String) {
    outdate(path)
    var folder = Path.folder(of: path)
    while folders[folder] == nil, folder.utf8.count > 1 { folder = Path.folder(of: folder) }
    outdate(folder)
  }

  /// Begins anew to watch for folders that change while they are listed.
  mutating func beginLookOver() { isUnsettled = false }
}
