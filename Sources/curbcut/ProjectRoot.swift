import Foundation

/// The folder that a file or folder is judged with: what stands in it counts, whichever part of it
/// somebody asks about.
enum ProjectRoot {
  /// What a project's folder has in it besides projects of Xcode.
  private static let markers: Set<String> = [".curbcut.json", "Package.swift"]

  /// How many folders upward are looked at.
  private static let maximumDepth = 32

  /// The repository that a path lies in; else the outermost folder around it that holds a project;
  /// else, for a file, the outermost of the folders around it that hold Swift files.
  ///
  /// - Parameter path: absolute.
  /// - Returns: nil for what lies directly in a folder that is no project, such as a home.
  static func folder(of path: String) -> String? {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let isFolder = (try? stat.of(url.path))?.isFolder == true
    let folder = isFolder ? url : url.deletingLastPathComponent()
    if let marked = marked(above: folder) { return marked.path }
    if outside.contains(folder.path) { return nil }
    return (isFolder ? folder : loose(above: folder)).path
  }

  private static func marked(above folder: URL) -> URL? {
    var candidate = folder
    var found: URL?
    for _ in 0..<maximumDepth {
      let endings = [".git", ".xcodeproj", ".xcworkspace"] + markers
      let names = RegularFile.names(in: candidate.path, endingIn: endings)
      // Somebody's settings, or a repository of them, for all that lies in a home folder make no
      // project of it.
      if !outside.contains(candidate.path) {
        if names.contains(".git") { return candidate }
        if names.contains(where: {
          markers.contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
        }) {
          found = candidate
        }
      }
      let parent = candidate.deletingLastPathComponent()
      if parent.path == candidate.path { break }
      candidate = parent
    }
    return found
  }

  /// Whether a folder is one that everybody puts things into, such as a home.
  static func isShared(_ folder: String) -> Bool {
    outside.contains(URL(fileURLWithPath: folder).standardizedFileURL.path)
  }

  /// Folders that everybody puts things into: they are no project, whatever lies in them.
  private static let outside: Set<String> = {
    let manager = FileManager.default
    let folders = [
      manager.homeDirectoryForCurrentUser, manager.temporaryDirectory,
      URL(fileURLWithPath: NSHomeDirectory()), URL(fileURLWithPath: "/tmp"),
      URL(fileURLWithPath: "/"),
    ]
    return Set(folders.map(\.standardizedFileURL.path))
  }()

  /// The outermost folder of sources that no project file stands beside: upward as long as Swift
  /// files stand in the next folder or in one beside, and no project does.
  private static func loose(above folder: URL) -> URL {
    let manager = FileManager.default
    func holdsSources(_ folder: URL) -> Bool {
      !RegularFile.names(in: folder.path, endingIn: [".swift"]).isEmpty
    }
    // Where projects stand beside each other, what they stand in is none.
    func isProject(_ folder: URL) -> Bool {
      let endings = [".git", ".xcodeproj", ".xcworkspace"] + markers
      return !RegularFile.names(in: folder.path, endingIn: endings).isEmpty
    }
    var root = folder
    for _ in 0..<4 {
      let parent = root.deletingLastPathComponent()
      guard parent.path != root.path, !outside.contains(parent.path) else { break }
      let beside = (try? manager.contentsOfDirectory(atPath: parent.path)) ?? []
      let folders = beside.prefix(100).filter { $0 != root.lastPathComponent }
        .map(parent.appendingPathComponent)
      let isSource = holdsSources(parent) || folders.contains(where: holdsSources)
      guard isSource, !folders.contains(where: isProject) else { break }
      root = parent
    }
    return root
  }
}
