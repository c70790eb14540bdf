import CurbcutAnalysis
import CurbcutSyntax
import Foundation

/// One file open in a workspace that knows the other files of its project, for commands that ask
/// about a place.
struct ProjectDocument {
  let workspace: Workspace
  /// The absolute path that the workspace knows it by.
  let path: String
  let bytes: [UInt8]
  let lines: LineTable

  /// - Throws: `CommandError` where the file cannot be read.
  init(_ name: String) throws {
    let source: SourceFile
    do {
      source = try SourceFile(readingFrom: name)
    } catch {
      throw CommandError("\(name): \(error.message)")
    }
    var project = try ProjectFiles(choosing: nil)
    project.enter([name])
    path = URL(fileURLWithPath: name).standardizedFileURL.path
    func file(_ path: String) -> FileToCheck {
      let absolute = project.absolute(path)
      let found = project.configurations.configuration(forFile: absolute)
      return FileToCheck(path: absolute, configuration: found.configuration)
    }
    let target = file(path)
    let root = ProjectRoot.folder(of: path)
    let others = root.map {
      let found = SwiftFiles(
        in: [$0],
        findingInterfaces: true,
        maximumNames: SwiftFiles.maximumProjectNames
      )
      return found.paths + found.objectiveC
    }
    let check = ProjectCheck(fixMode: .none, workPool: .processors)
    let files = (others ?? []).map(file).filter {
      !$0.configuration.isExcluded && $0.path != target.path
    }
    workspace = check.workspace(for: target, with: source, among: files + [target])
    bytes = source.bytes
    lines = LineTable(bytes)
  }
}
