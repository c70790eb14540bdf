import CurbcutAnalysis
import Foundation

/// `curbcut init`: a configuration to begin with.
enum InitCommand {
  static let help = """
    usage: curbcut init [FOLDER] [--profile PROFILE]

    Writes a commented \(ProjectConfiguration.fileName) into a folder (by default, the current one). It applies to
    all files in the folder and below that have no nearer one. An existing file is never changed.
    A profile is proposed by what the Swift files in the folder have findings of.

      --profile PROFILE   minimal, recommended (the default), strict, or all
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let wanted = try arguments.choice("--profile", Configuration.Profile.self)
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
    guard !FileManager.default.fileExists(atPath: path) else {
      throw CommandError("\(path): the file exists already and was not changed")
    }
    let proposal = try wanted == nil ? ProfileProposal(of: findings(in: folder)).text : ""
    let profile = wanted ?? .recommended
    let template = Configuration.template.replacingOccurrences(
      of: "\"profile\": \"recommended\"",
      with: "\"profile\": \"\(profile.rawValue)\""
    )
    do {
      try Data(template.utf8)
        .write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw CommandError("\(path): the file exists already and was not changed")
    } catch {
      throw CommandError("\(path): cannot be written")
    }
    let effect =
      outer.map { "Below it, it replaces \(project.shown($0))." }
      ?? (profile == .recommended
        ? "It changes nothing yet: the recommended rules run as before."
        : "The profile is \(profile.rawValue).")
    try Output.print(
      """
      Wrote \(path.printable). \(effect.printable)

        curbcut check            reports accessibility problems
        curbcut rules            lists the rules that the file can turn on and off
        curbcut config FILE      shows the settings that apply to a file, and where they come from
      \(proposal)
      """
    )
    return .clean
  }

  /// What the strict profile reports in a folder; nothing where there is nothing to check.
  private static func findings(in folder: String) throws -> [CheckedFile] {
    try PathCheck(of: [folder]) { $0.profile = .strict }.results
  }
}
