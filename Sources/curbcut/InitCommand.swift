import CurbcutAnalysis
import Foundation

/// `curbcut init`: a configuration to begin with.
enum InitCommand {
  static let help = """
    usage: curbcut init [FOLDER]

    Writes a commented \(ProjectConfiguration.fileName) into a folder (by default, the current one). It applies to
    all files in the folder and below that have no nearer one. An existing file is never changed.
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let rest = try arguments.rest()
    guard rest.count <= 1 else { throw UsageError("init expects one folder") }
    let folder = rest.first ?? "."
    let name = ProjectConfiguration.fileName
    let path = folder == "." ? name : URL(fileURLWithPath: folder).appendingPathComponent(name).path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw CommandError("\(folder): no such folder") }
    var project = try ProjectFiles(choosing: nil)
    let outer = project.configurations.configuration(forFile: project.absolute(path)).file
    do {
      try Data(Configuration.template.utf8)
        .write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw CommandError("\(path): the file exists already and was not changed")
    } catch {
      throw CommandError("\(path): cannot be written")
    }
    let effect =
      outer.map { "Below it, it replaces \(project.shown($0))." }
      ?? "It changes nothing yet: the recommended rules run as before."
    try Output.print(
      """
      Wrote \(path.printable). \(effect.printable)

        curbcut check            reports accessibility problems
        curbcut rules            lists the rules that the file can turn on and off
        curbcut config FILE      shows the settings that apply to a file, and where they come from
      """
    )
    return .clean
  }
}
