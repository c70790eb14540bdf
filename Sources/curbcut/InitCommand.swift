import CurbcutAnalysis
import Foundation

/// `curbcut init`: a configuration to begin with.
enum InitCommand {
  static let help = """
    usage: curbcut init [FOLDER]

    Writes a \(ProjectConfiguration.fileName) with comments into a folder, “.” without one. It counts for all files
    in the folder and below, where no other stands nearer. A file that is there already is kept.
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let rest = try arguments.rest()
    guard rest.count <= 1 else { throw UsageError("init takes one folder") }
    let folder = rest.first ?? "."
    let name = ProjectConfiguration.fileName
    let path = folder == "." ? name : URL(fileURLWithPath: folder).appendingPathComponent(name).path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw UsageError("\(folder): no such folder") }
    var project = try ProjectFiles(choosing: nil)
    let outer = project.configurations.configuration(forFile: project.absolute(path)).file
    do {
      try Data(Configuration.template.utf8)
        .write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw UsageError("\(path) is there already; it was not changed")
    } catch {
      throw UsageError("\(path) cannot be written")
    }
    let effect =
      outer.map { "Below it, it counts instead of \(project.shown($0))." }
      ?? "It changes nothing yet: the recommended rules run as before."
    Output.print(
      """
      Wrote \(path). \(effect)

        curbcut check            reports what is wrong
        curbcut rules            lists the rules that the file can turn on and off
        curbcut config FILE      shows what applies to a file, and which line says so
      """
    )
    return .clean
  }
}
