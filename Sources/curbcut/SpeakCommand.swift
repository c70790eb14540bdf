import CurbcutAnalysis
import CurbcutSyntax
import Foundation

/// `curbcut speak`: what VoiceOver says on each view.
enum SpeakCommand {
  static let help = """
    usage: curbcut speak FILE[:LINE] [--json]

    Prints what VoiceOver says on each view of a Swift file, in its order. Each numbered line is a
    stop: what is heard on the left, the code that makes it on the right.

      ‹title›        known only when the app runs; the expression that gives it
      ‹Show | Hide›  one or the other
      heading, button, dimmed, adjustable …   roles and states that VoiceOver adds by itself

    Lines such as “if isOn”, “for each trail in trails” or “Sheet” say where and when the stops
    below them exist. “Rotor” is what a person who turns VoiceOver's rotor can jump between.
    The words are those of iOS in English. Views of other files of the project are entered.

    FILE:LINE prints only the views that the line belongs to.

    options:
      --json   the same for other programs: {"file", "views": [{"name", "part", "line", "stops",
               "rotors"}]}. A stop has "number", "spoken", "label", "value", "traits", "position",
               "hint", "actions", "inputLabels", "moreContent" (each part with "text", "source",
               "line", "column"), "place", "containers", "conditions", "repetitions", "usage",
               "unknown", "view", "line", "column". Rotor lists hold stop numbers. Lines and
               columns count from 1, columns in UTF-8 bytes. Members are only ever added.
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let writesJSON = arguments.flag("--json")
    let rest = try arguments.rest()
    guard let name = rest.first, rest.count == 1 else {
      throw UsageError("speak takes one file: curbcut speak FILE[:LINE]")
    }
    let (path, line) = try FilePlace.parse(name)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("\(path): there is no such file")
    }
    guard !isFolder.boolValue else { throw UsageError("\(path): is a folder; speak takes a file") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): cannot be read")
    }
    var project = try ProjectFiles(choosing: nil)
    let configuration = project.configurations.configuration(forFile: project.absolute(path))
    var workspace = Workspace(configuration: configuration.configuration)
    let file = URL(fileURLWithPath: path).standardizedFileURL.path
    workspace.open(file, bytes: [UInt8](data))
    guard let tree = workspace.document(file)?.tree else { return .clean }
    if let line, line < 1 || line > tree.lineCount {
      throw UsageError("\(path) has \(tree.lineCount) lines; there is no line \(line)")
    }
    let transcripts = transcripts(of: file, atLine: line.map { $0 - 1 }, in: &workspace)
    if writesJSON {
      Output.print(try SpeechJSON(path: path, lines: LineTable(tree), transcripts).text())
    } else if transcripts.isEmpty {
      let place = line.map { " at line \($0)" } ?? ""
      Output.print("\(path): no SwiftUI view\(place).")
    } else {
      let texts = transcripts.map { view in
        view.text(at: "\(path):\(view.line + 1)", usesColor: Output.hasColor)
      }
      Output.print(texts.joined(separator: "\n\n"))
    }
    return .clean
  }

  /// How often views may lead to files with further views.
  private static let maximumRounds = 8

  /// The transcripts, with the views of other files of the project entered.
  private static func transcripts(
    of path: String,
    atLine line: Int?,
    in workspace: inout Workspace
  ) -> [ViewTranscript] {
    var transcripts = workspace.transcripts(of: path, atLine: line)
    var project: ProjectViews?
    for _ in 0..<maximumRounds {
      let unread = transcripts.reduce(into: Set<String>()) {
        $0.formUnion($1.transcript.unreadNames)
      }
      guard !unread.isEmpty else { break }
      let views = project ?? ProjectViews(around: path)
      project = views
      let fresh = views.paths(defining: unread).filter { workspace.document($0) == nil }
      guard !fresh.isEmpty else { break }
      for file in fresh.sorted() {
        guard let data = FileManager.default.contents(atPath: file) else { continue }
        workspace.open(file, bytes: [UInt8](data))
      }
      transcripts = workspace.transcripts(of: path, atLine: line)
    }
    return transcripts
  }
}
