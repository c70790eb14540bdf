import Foundation

/// Finds the string tables and catalogs of a project, and the colors of its asset catalogs.
enum ResourceFiles {
  private static let endings = [".strings", ".stringsdict", ".xcstrings"]
  private static let colorSet = ".colorset"
  private static let contents = "Contents.json"

  /// Folders that hold what others wrote or a tool made.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts", "build",
  ]

  /// What asset catalogs hold beside colors.
  private static let otherAssets = [
    ".imageset", ".appiconset", ".symbolset", ".dataset", ".imagestack", ".brandassets",
    ".spriteatlas", ".launchimage",
  ]

  /// At how many names of files and folders the search ends.
  static let maximumNames = 50_000

  /// Whether a path is that of a resource which is no part of what others wrote or a tool made.
  static func counts(_ path: String) -> Bool {
    let folders = path.split(separator: "/")
    if folders.contains(where: { $0.hasPrefix(".") || skipped.contains(String($0)) }) {
      return false
    }
    if path.hasSuffix("\(colorSet)/\(contents)") { return true }
    return endings.contains(where: path.hasSuffix)
      && !folders.contains { $0.hasSuffix(".xcassets") }
  }

  /// The files below a folder, in no order. Links are not followed.
  static func paths(in folder: String) -> [String] {
    var found: [String] = []
    var open = [(path: folder, isCatalog: false)]
    var budget = maximumNames
    while let folder = open.popLast(), budget > 0 {
      guard let stream = opendir(folder.path) else { continue }
      defer { closedir(stream) }
      while budget > 0, let entry = readdir(stream) {
        budget -= 1
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasPrefix(".") || skipped.contains(name) { continue }
        let path = folder.path == "/" ? "/\(name)" : "\(folder.path)/\(name)"
        if name.hasSuffix(colorSet) {
          found.append("\(path)/\(contents)")
        } else if folder.isCatalog, otherAssets.contains(where: name.hasSuffix) {
          continue
        } else if !folder.isCatalog, endings.contains(where: name.hasSuffix) {
          found.append(path)
        } else if let status = try? stat.of(path, followsLink: false), status.isFolder {
          open.append((path, folder.isCatalog || name.hasSuffix(".xcassets")))
        }
      }
    }
    return found
  }
}
