import Foundation

// Prints where swift-syntax sees nodes of the agreed kinds, or compares another program with it.

let usage = """
  usage: parser-oracle [--kinds FILE] PATH...            print the nodes of each file
         parser-oracle --against PROGRAM [--show N] PATH...  compare with `PROGRAM syntax --dump`
         parser-oracle --time PATH...                    how fast swift-syntax parses the files
  """

/// The Swift files below the paths, in order.
func swiftFiles(in paths: [String]) -> [String] {
  paths.flatMap { path -> [String] in
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [path] }
    let entries = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return entries.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }.filter {
      var isInner: ObjCBool = false
      FileManager.default.fileExists(atPath: $0, isDirectory: &isInner)
      return !isInner.boolValue
    }
  }
}

var arguments = Array(CommandLine.arguments.dropFirst())

/// Takes an option with its value out of the arguments.
func option(_ name: String, in arguments: inout [String]) -> String? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  defer { arguments.removeSubrange(index...index + 1) }
  return arguments[index + 1]
}

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
let kindsFile = option("--kinds", in: &arguments) ?? folder.appendingPathComponent("kinds.txt").path
let kindsText = (try? String(contentsOfFile: kindsFile, encoding: .utf8)) ?? ""
let kinds = Set(kindsText.split(separator: "\n").map(String.init))
let program = option("--against", in: &arguments)
let shown = option("--show", in: &arguments).flatMap { Int($0) } ?? 5
let isTiming = arguments.contains("--time")
arguments.removeAll { $0 == "--time" }
let files = swiftFiles(in: arguments)
guard !kinds.isEmpty, !files.isEmpty else {
  FileHandle.standardError.write(Data((usage + "\n").utf8))
  exit(2)
}

if isTiming {
  Timing.parse(files)
  for file in files where files.count <= 8 {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
    let lineCount = source.utf8.count { $0 == UInt8(ascii: "\n") }
    Timing.reparse(source, name: "\(lineCount) lines")
  }
} else if let program {
  let totals = try Compare(program: program, kinds: kinds, shown: shown).run(files)
  print(
    """
    \(totals.files) files compared, \(totals.lines) lines; \
    \(totals.filesWithErrors) files with errors passed over; \
    \(totals.differingLines) lines differ in \(totals.filesThatDiffer) files
    """
  )
  exit(totals.differingLines == 0 ? 0 : 1)
} else {
  for file in files {
    guard let data = FileManager.default.contents(atPath: file) else { continue }
    let dump = Dump(of: [UInt8](data), kinds: kinds)
    if files.count > 1 { print("== \(file)") }
    if dump.hasError { FileHandle.standardError.write(Data("\(file): has errors\n".utf8)) }
    dump.lines.forEach { print($0.text) }
  }
}
