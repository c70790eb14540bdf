import CurbcutAnalysis
import CurbcutModel
import CurbcutProtocol
import CurbcutServer
import CurbcutSyntax
import Foundation

/// `curbcut speak`: what VoiceOver says on each view.
enum SpeakCommand {
  static let help = """
    usage: curbcut speak FILE[:LINE] [--initial] [--json [--since REVISION]]
           curbcut speak --stdin --stdin-path FILE[:LINE] [--json [--since REVISION]]
           curbcut speak --snapshots DIR [--verify | --update] [PATH...]

    Prints what VoiceOver announces for each view of a Swift file, or for each screen of a .xib or
    .storyboard, element by element. Each numbered
    line is an accessibility element: the announcement on the left, its source on the right.

      ‹title›        known only at run time; shown as its expression
      ‹Show | Hide›  one or the other
      heading, button, dimmed, adjustable …   traits and states that VoiceOver adds

    Lines such as “if isOn”, “for each trail in trails”, or “Sheet” say where and when the elements
    below them exist. “Rotor” lists what people can jump to with the rotor. Announcements are those
    of iOS in English. Views in other files of the project are included; files of more than
    \(SourceFile.limit) are not read.

    FILE:LINE prints only the views that contain the line.

    options:
      --stdin  read the text from standard input, as that of the file that --stdin-path names
      --initial
               what is announced when a screen is shown first: state, view models and bindings
               count as what the code has them start with
      --os VERSION
               the major version of iOS that is meant, where versions differ: 13 to 27. The default
               is the newest.
      --color WHEN
               auto (the default), always, or never
      --snapshots DIR
               write a text file for each screen that has none in a folder, to be kept beside the
               code; its first line tells the version of the format, and it changes only with what
               people hear
      --update
               with --snapshots, write all of them anew and remove those of screens that are gone
      --verify
               with --snapshots, write nothing; show what differs and exit with status 1
      --json   the same for other programs: {"file", "views": [{"name", "part", "line", "stops",
               "initially", "rotors", "findings"}]}. "initially" has the stops when the view is shown
               first, as with --initial. A stop has "number", "spoken", "role", "label", "value",
               "traits", "position", "hint", "actions", "inputLabels", "moreContent", "content",
               "rotors", "placeholder" (each part with "text", "source", "line", "column"),
               "labelStep", "place", "containers", "conditions", "repetitions", "context" (these
               four in their order), "usage", "unknown", "view", "change", "line", "column",
               "findings" (each with "rule", "severity", "message"). "spoken" is what VoiceOver says, the rest what
               the app exposes. Rotor lists hold stop numbers. Lines and columns count from 1,
               columns in UTF-8 bytes. Members are only ever added.
      --since REVISION
               with --json, give each element that differs from a revision of Git, such as HEAD, a
               "change" with its "kind" (changed, added, moved, unknown), what VoiceOver said
               "before", and "details"
      --language LANGUAGE
               read the project's string tables in this language, such as de, rather than in the one
               that it is developed in; what VoiceOver adds remains English
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let (verifies, updates) = (arguments.flag("--verify"), arguments.flag("--update"))
    let language = try arguments.option("--language")
    if let folder = try arguments.option("--snapshots") {
      let paths = try arguments.rest()
      if verifies, updates { throw UsageError("--verify and --update exclude each other") }
      let mode = verifies ? TranscriptSnapshots.Mode.verify : updates ? .update : .write
      return try TranscriptSnapshots(of: paths.isEmpty ? ["."] : paths, in: folder, mode, language)
        .run()
    }
    if verifies || updates { throw UsageError("--verify and --update need --snapshots") }
    let writesJSON = arguments.flag("--json")
    let base = try arguments.option("--since")
    if base != nil, !writesJSON { throw UsageError("--since needs --json") }
    let isInitial = arguments.flag("--initial")
    if isInitial, base != nil { throw UsageError("--initial and --since exclude each other") }
    let version = try version(arguments.option("--os"))
    let isStandardInput = arguments.flag("--stdin")
    let given = try arguments.option("--stdin-path")
    let color = try arguments.choice("--color", Output.ColorChoice.self) ?? .auto
    let rest = try arguments.rest()
    guard isStandardInput == (given != nil) else {
      throw UsageError("--stdin and --stdin-path belong together")
    }
    guard let name = given ?? rest.first, rest.count == (isStandardInput ? 0 : 1) else {
      throw UsageError("speak expects one file: curbcut speak FILE[:LINE]")
    }
    let (path, line) = try FilePlace.parse(name, isUnsaved: isStandardInput)
    let source: SourceFile
    do {
      source =
        isStandardInput
        ? try SourceFile(readingStandardInput: ()) : try SourceFile(readingFrom: path)
    } catch {
      throw CommandError("\(path): \(error.message)")
    }
    var project = try ProjectFiles(choosing: nil)
    project.configurations.language = language
    if FileSearch.isInterface(path) {
      return try printInterface(
        source,
        at: path,
        line: line,
        writesJSON: writesJSON,
        usesColor: Output.hasColor(color)
      )
    }
    var document = SpokenDocument(source, as: path, of: &project)
    guard let tree = document.workspace.document(document.path)?.tree else { return .clean }
    if let line, line < 1 || line > tree.lineCount {
      throw CommandError("\(path) has \(tree.lineCount) lines; there is no line \(line)")
    }
    let transcripts = document.transcripts(
      atLine: line.map { $0 - 1 },
      on: version,
      startingFresh: isInitial
    )
    if writesJSON {
      var changes: [Int: [Int: ElementChange]] = [:]
      if let base, line == nil, let former = Git.text(of: document.path, at: base) {
        changes = document.changes(from: former)
      }
      var printer = AccessibilityTree(
        diagnostics: document.diagnostics(),
        chains: document.chains(),
        place: place(in: LineTable(tree))
      )
      printer.changes = changes
      if base == nil, !isInitial {
        let first = document.transcripts(
          atLine: line.map { $0 - 1 },
          on: version,
          startingFresh: true
        )
        printer.initially = Dictionary(first.map { ($0.range, $0.transcript) }) { one, _ in one }
      }
      try printJSON(transcripts, of: path, by: printer)
    } else if transcripts.isEmpty {
      let place = line.map { " at line \($0)" } ?? ""
      try Output.print("\(path.printable): no SwiftUI view\(place).")
    } else {
      try printText(transcripts, of: path, usesColor: Output.hasColor(color))
    }
    return .clean
  }

  /// Prints what is announced on the screens of a file of Interface Builder.
  private static func printInterface(
    _ source: SourceFile,
    at path: String,
    line: Int?,
    writesJSON: Bool,
    usesColor: Bool
  ) throws -> ExitStatus {
    let lines = LineTable(source.bytes)
    let transcripts: [ViewTranscript]
    do throws(InterfaceAnalysis.Failure) {
      transcripts = try InterfaceAnalysis.transcripts(of: source.bytes)
    } catch {
      let line = lines.position(of: error.offset).line + 1
      throw CommandError("\(path):\(line): cannot be read: \(error.reason)")
    }
    if line != nil { throw UsageError("speak reads files of Interface Builder as a whole") }
    if writesJSON {
      let place = place(in: lines)
      try printJSON(
        transcripts,
        of: path,
        by: AccessibilityTree(diagnostics: [], chains: [], place: place)
      )
    } else if transcripts.isEmpty {
      try Output.print("\(path.printable): nothing that VoiceOver stops at.")
    } else {
      try printText(transcripts, of: path, usesColor: usesColor)
    }
    return .clean
  }

  private static func printText(
    _ transcripts: [ViewTranscript],
    of path: String,
    usesColor: Bool
  ) throws {
    let texts = transcripts.map { view in
      view.text(at: "\(path):\(view.line + 1)", usesColor: usesColor)
    }
    try Output.print(texts.joined(separator: "\n\n"))
  }

  /// The members that say where a range begins.
  private static func place(in lines: LineTable) -> (Range<Int>) -> [JSON.Member] {
    { range in
      let place = lines.position(of: range.lowerBound)
      return [
        JSON.Member("line", .integer(place.line + 1)),
        JSON.Member("column", .integer(place.column + 1)),
      ]
    }
  }

  private static func printJSON(
    _ transcripts: [ViewTranscript],
    of path: String,
    by printer: AccessibilityTree
  ) throws {
    let report = JSON.object([
      "file": .string(path), "views": printer.json(of: transcripts),
      "layers": AccessibilityTree.layers,
    ])
    try Output.write(report.prettyText)
  }

  /// The version that `--os` names: `18`, `18.5`.
  private static func version(_ text: String?) throws -> SystemVersion {
    guard let text else { return .newest }
    guard let major = Int(text.prefix { $0 != "." }), SystemVersion.known.contains(major) else {
      throw UsageError("--os \(text): expected a version of iOS from 13 to 27")
    }
    return SystemVersion(major)
  }
}
