import Foundation

/// Compares the dumps of another program with the judge's, file by file.
struct Compare {
  /// What came out over all files.
  struct Totals {
    var files = 0
    var filesWithErrors = 0
    var filesThatDiffer = 0
    var lines = 0
    var differingLines = 0
  }

  let program: String
  let kinds: Set<String>
  /// How many differing lines of a file are printed.
  let shown: Int

  /// Runs the program over the files in batches and compares what it prints.
  func run(_ files: [String]) throws -> Totals {
    var totals = Totals()
    for start in stride(from: 0, to: files.count, by: 200) {
      let batch = Array(files[start..<min(start + 200, files.count)])
      let ours = try dumps(of: batch)
      for file in batch {
        guard let data = FileManager.default.contents(atPath: file) else { continue }
        let bytes = [UInt8](data)
        let judge = Dump(of: bytes, kinds: kinds)
        if judge.hasError {
          totals.filesWithErrors += 1
          if ours[file] == nil { report("\(file): no answer", &totals) }
          continue
        }
        totals.files += 1
        totals.lines += judge.lines.count
        compare(file, bytes, judge.lines.map(\.text), ours[file] ?? [], &totals)
      }
    }
    return totals
  }

  private func report(_ text: String, _ totals: inout Totals) {
    print(text)
    totals.filesThatDiffer += 1
    totals.differingLines += 1
  }

  /// The dumps of a batch: the program prints `== PATH` before each.
  private func dumps(of files: [String]) throws -> [String: [String]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["syntax", "--dump"] + files
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      print("\(program) ended with status \(process.terminationStatus) on one of:")
      files.forEach { print("  \($0)") }
    }
    var dumps: [String: [String]] = [:]
    var current = files.count == 1 ? files[0] : ""
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("== ") {
        current = String(line.dropFirst(3))
        dumps[current] = []
      } else {
        dumps[current, default: []].append(String(line))
      }
    }
    return dumps
  }

  private func compare(
    _ file: String,
    _ bytes: [UInt8],
    _ judge: [String],
    _ ours: [String],
    _ totals: inout Totals
  ) {
    guard judge != ours else { return }
    let missing = surplus(of: judge, over: ours)
    let extra = surplus(of: ours, over: judge)
    totals.filesThatDiffer += 1
    totals.differingLines += max(1, missing.count + extra.count)
    print("\(file): \(missing.count) missing, \(extra.count) extra")
    for line in missing.prefix(shown) { print("  - \(line)  \(place(of: line, in: bytes))") }
    for line in extra.prefix(shown) { print("  + \(line)  \(place(of: line, in: bytes))") }
  }

  /// The lines that one side has more often than the other.
  private func surplus(of lines: [String], over others: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for line in others { counts[line, default: 0] += 1 }
    return lines.filter { line in
      counts[line, default: 0] -= 1
      return counts[line, default: 0] < 0
    }
  }

  /// Line and column of a dump line, with the source it stands for.
  private func place(of line: String, in bytes: [UInt8]) -> String {
    let parts = line.split(separator: " ")
    guard parts.count == 3, let start = Int(parts[1]), let end = Int(parts[2]), start <= end,
      end <= bytes.count
    else { return "" }
    let before = bytes[..<start]
    let row = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = start - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    let excerpt = String(decoding: bytes[start..<min(end, start + 60)], as: UTF8.self)
    return "\(row):\(column) \(excerpt.replacingOccurrences(of: "\n", with: "⏎"))"
  }
}
