import CurbcutAnalysis
import CurbcutSyntax
import Foundation

/// `curbcut speak --snapshots`: the transcripts of a project, a file for each screen, to be kept in the
/// repository and reviewed with the code.
///
/// A file begins with `# curbcut transcript 1`, the version of the format. Below stands what
/// `curbcut speak` prints, without places in the source: it changes only with what people hear.
struct TranscriptSnapshots {
  enum Mode {
    /// Writes what is not there yet.
    case write
    /// Writes all, and removes those of screens that are gone.
    case update
    /// Writes nothing and shows what differs.
    case verify
  }

  static let header = "# curbcut transcript 1\n"
  private static let ending = ".txt"

  private let folder: String
  private let mode: Mode
  /// The texts by the names of their files.
  private var texts: [String: String] = [:]

  /// - Parameters:
  ///   - folder: where the files are.
  ///   - language: that of the string tables; nil for the one that the project is developed in.
  init(of paths: [String], in folder: String, _ mode: Mode, _ language: String? = nil) throws {
    self.folder = folder
    self.mode = mode
    var project = try ProjectFiles(choosing: nil)
    project.configurations.language = language
    let chosen = ChosenFiles(in: paths, of: &project)
    if let problem = chosen.problems.first { throw CommandError(problem) }
    let current = project.currentFolder
    func closed(_ files: [FileToCheck]) -> [ClosedFile] {
      files.filter { $0.path.hasSuffix(".swift") }.compactMap { file in
        (try? SourceFile(readingFrom: file.path)).map { source in
          ClosedFile(
            path: file.path.absolutePath(in: current),
            bytes: source.bytes,
            configuration: file.configuration
          )
        }
      }
    }
    let files = closed(chosen.files)
    let transcripts = ProjectTranscripts(
      of: files + closed(chosen.neighbors),
      telling: files.map(\.path),
      workPool: .processors
    )
    for (path, views) in transcripts.files {
      for view in views where view.part == nil && !view.transcript.stops.isEmpty {
        let text = Self.header + "\n" + view.spokenText + "\n"
        texts[name(for: view, in: path)] = text
      }
    }
  }

  /// The name of the type; where several have one, with that of the file.
  private func name(for view: ViewTranscript, in path: String) -> String {
    let plain = view.view + Self.ending
    if texts[plain] == nil { return plain }
    let file = path.dropFirst(path.folderPrefix.count)
    let longer = "\(view.view)-\(file.dropLast(".swift".count))"
    var name = longer + Self.ending
    var number = 2
    while texts[name] != nil {
      name = "\(longer)-\(number)\(Self.ending)"
      number += 1
    }
    return name
  }

  func run() throws -> ExitStatus {
    let kept = keptNames
    var difference: [UInt8] = []
    var count = 0
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let path = "\(folder)/\(name)"
      let old = RegularFile.bytes(at: path)
      let new = Array(text.utf8)
      if old == new || (mode == .write && old != nil) { continue }
      count += 1
      if mode == .verify {
        difference += UnifiedDiff.bytes(from: old ?? [], to: new, name: UnifiedDiff.name(of: path))
      } else {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try ReportOutputs.write(new, to: path)
      }
    }
    for name in kept.subtracting(texts.keys).sorted() {
      let path = "\(folder)/\(name)"
      switch mode {
      case .write: break
      case .update:
        count += 1
        try FileManager.default.removeItem(atPath: path)
      case .verify:
        count += 1
        let old = RegularFile.bytes(at: path) ?? []
        difference += UnifiedDiff.bytes(from: old, to: [], name: UnifiedDiff.name(of: path))
      }
    }
    let total = texts.count.counted("screen")
    if mode != .verify {
      try Output.print(
        "\(total); \(count.counted("file")) changed in \(folder.printable)."
      )
      return .clean
    }
    if count == 0 {
      try Output.print("\(total) as recorded in \(folder.printable).")
      return .clean
    }
    try Output.write(Output.isTerminal ? Array(UnifiedDiff.shown(difference).utf8) : difference)
    Output.error("curbcut: \(count) of the transcripts differ; --update renews them")
    return .findings
  }

  /// The names of the files in the folder that were written by this.
  private var keptNames: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(
      names.filter { name in
        name.hasSuffix(Self.ending)
          && RegularFile.bytes(at: "\(folder)/\(name)", atMost: Self.header.utf8.count)
            == Array(Self.header.utf8)
      }
    )
  }
}
