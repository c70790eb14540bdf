import CurbcutAnalysis
import Foundation

/// The Swift files of a folder, read as one project.
enum ProjectFolder {
  /// Hands out each file with a workspace in which it is open and the others of the project are
  /// known.
  static func forEachFile(in folder: String, _ work: (String, Workspace) -> Void) {
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    var settings = ProjectConfiguration(
      read: { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } },
      list: { folder, endings in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in endings.contains { name.hasSuffix($0) } }
      },
      resources: {
        Self.paths(
          in: $0,
          endingIn: [".strings", ".stringsdict", ".xcstrings", ".colorset/Contents.json"]
        )
      }
    )
    settings.roots = [root]
    var workspace = Workspace()
    var files: [(path: String, bytes: [UInt8], configuration: Configuration)] = []
    for path in sources(in: root) {
      guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 20 else {
        continue
      }
      let configuration = settings.configuration(forFile: path).configuration
      if configuration.isExcluded { continue }
      files.append((path, [UInt8](data), configuration))
    }
    func gather(_ files: [(path: String, bytes: [UInt8], configuration: Configuration)]) {
      _ = workspace.gather(
        files.map { ClosedFile(path: $0.path, bytes: $0.bytes, configuration: $0.configuration) }
      )
    }
    gather(files)
    let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for _ in 0..<8 {
      let change = workspace.settleGatheredFacts()
      if change.paths.isEmpty { break }
      gather(change.paths.sortedPaths.compactMap { byPath[$0] })
    }
    _ = workspace.takeGatheredFacts()
    for file in files {
      var alone = Workspace(configuration: file.configuration)
      alone.index = workspace.index
      alone.open(file.path, bytes: file.bytes)
      work(file.path, alone)
    }
  }

  private static func sources(in root: String) -> [String] { paths(in: root, endingIn: [".swift"]) }

  private static func paths(in root: String, endingIn endings: [String]) -> [String] {
    let skipped: Set = ["Pods", "Carthage", "DerivedData", ".build", ".git", "node_modules"]
    guard let all = FileManager.default.enumerator(atPath: root) else { return [] }
    var paths: [String] = []
    while let name = all.nextObject() as? String {
      if skipped.contains((name as NSString).lastPathComponent) {
        all.skipDescendants()
      } else if endings.contains(where: { name.hasSuffix($0) }) {
        paths.append("\(root)/\(name)")
      }
    }
    return paths.sorted()
  }
}
