import Foundation

/// Finds the string tables and catalogs of a project.
enum StringTableFiles {
  private static let endings = [".strings", ".stringsdict", ".xcstrings"]

  /// Folders that hold what others wrote or a tool made.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts", "build",
  ]

  /// At how many names of files and folders the search ends.
  static let maximumNames = 50_000

  /// Whether a path is that of a table which is no part of what others wrote or a tool made.
  static func counts(_ path: String) -> Bool {
    endings.contains(where: path.hasSuffix)
      && !path.split(separator: "/").contains {
        $0.hasPrefix(".") || $0.hasSuffix(".xcassets") || skipped.contains(String($0))
      }
  }

  /// The files below a folder, in no order. Links are not followed.
  static func paths(in folder: String) -> [String] {
    var found: [String] = []
    var open = [folder]
    var budget = maximumNames
    while let folder = open.popLast(), budget > 0 {
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while budget > 0, let entry = readdir(stream) {
        budget -= 1
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasPrefix(".") { continue }
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        if endings.contains(where: name.hasSuffix) {
          found.append(path)
        } else if !skipped.contains(name), !name.hasSuffix(".xcassets"),
          let status = try? stat.of(path, followsLink: false), status.isFolder
        {
          open.append(path)
        }
      }
    }
    return found
  }
}
