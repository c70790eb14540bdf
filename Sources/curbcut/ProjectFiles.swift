import CurbcutAnalysis
import CurbcutSyntax
import Foundation

/// Source files and configurations on disk, by the paths that people write.
struct ProjectFiles {
  let currentFolder = FileManager.default.currentDirectoryPath
  /// What has been read of configurations so far.
  var configurations = ProjectConfiguration(
    read: { RegularFile.bytes(at: $0) },
    list: { RegularFile.names(in: $0, endingIn: $1) },
    resources: { ResourceFiles.paths(in: $0) },
    resolved: { RegularFile.resolved($0) }
  )

  /// - Parameter chosen: the path of the file that counts for all; nil for the nearest of each.
  init(choosing chosen: String?) throws {
    configurations.workspaceFolders = [currentFolder]
    guard let chosen else { return }
    guard RegularFile.bytes(at: chosen) != nil else {
      throw CommandError("\(chosen): cannot be read")
    }
    configurations.choose(absolute(chosen), root: currentFolder)
  }

  /// Lets what lies in the folders that some paths are judged with count for the files in them.
  mutating func enter(_ paths: [String]) {
    configurations.roots = Set(paths.map(absolute).compactMap(ProjectRoot.folder)).sorted()
  }

  func absolute(_ path: String) -> String {
    path.isAbsolutePath ? path : "\(currentFolder)/\(path)"
  }

  /// An absolute path as a person at this place would write it.
  func shown(_ path: String) -> String {
    path.relativePath(to: currentFolder)
  }

  /// What is wrong in the configurations that have been read, each with place and words.
  func problems() -> [String] {
    configurations.paths.flatMap { path -> [String] in
      let problems = configurations.problems(in: path)
      guard !problems.isEmpty else { return [] }
      return problems.map { "\(place($0.range.lowerBound, in: path)): error: \($0.message)" }
    }
  }

  /// The file, line and column of an offset.
  func place(_ offset: Int, in path: String) -> String {
    let position = LineTable(RegularFile.bytes(at: path) ?? []).position(of: offset)
    return "\(shown(path)):\(position.line + 1):\(position.column + 1)"
  }
}
