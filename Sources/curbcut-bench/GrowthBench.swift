import CurbcutAnalysis
import CurbcutProtocol
import CurbcutServer
import Foundation

/// Measures how work grows with input that a hostile or careless hand may write.
///
/// `curbcut-bench growth [NAME...]`: each input whose name holds one of the words, or all of them,
/// at doubling sizes, and for each kind of work the processor time at the largest size and the
/// exponent with which it grows: 1 is linear, 2 quadratic. An exclamation mark stands behind what grows faster
/// than n log n.
enum GrowthBench {
  /// How large an input gets, in bytes.
  private static let maximumByteCount = 1 << 20
  /// How long one piece of work may take before no larger input is tried, in seconds.
  private static let patience = 1.0
  /// What is too short to be measured, in seconds.
  private static let shortest = 0.01
  /// From where on growth is worth a look: n log n stays below it.
  private static let bound = 1.35

  static func run(_ words: [String]) {
    let inputs = (GrowthInput.texts + GrowthInput.declarations + GrowthInput.projects).filter {
      input in words.isEmpty || words.contains { input.name.includes($0) }
    }
    guard !inputs.isEmpty else {
      FileHandle.standardError.write(Data("no input is called that\n".utf8))
      exit(2)
    }
    print("growth: seconds at the largest size, and the exponent")
    var worst = 0
    for input in inputs {
      let measured = measure(input)
      worst += measured.rows.count { $0.isBad }
      let cells = measured.rows.map(\.text).joined(separator: "  ")
      let sizes =
        "\(kilobytes(measured.sizes.first ?? 0))–\(kilobytes(measured.sizes.last ?? 0)) kB"
      print(pad(input.name, 30) + pad(sizes, 14) + cells)
    }
    print("\(inputs.count) inputs; \(worst) measurements grow faster than n log n")
  }

  private struct Row {
    let work: String
    let seconds: Double
    /// Nil where the work is too short.
    let exponent: Double?

    var isBad: Bool { (exponent ?? 0) > GrowthBench.bound }

    var text: String {
      let number = exponent.map { String(format: "%4.2f", $0) } ?? "   –"
      return "\(work) \(String(format: "%7.4f", seconds)) \(number)\(isBad ? "!" : " ")"
    }
  }

  private static func measure(_ input: GrowthInput) -> (sizes: [Int], rows: [Row]) {
    var sizes: [Int] = []
    var times: [[(size: Int, seconds: Double)]] = Array(repeating: [], count: input.work.count)
    var repeats = 16
    while true {
      let files = input.files(repeats)
      let size = files.reduce(0) { $0 + $1.text.utf8.count }
      repeats *= 2
      if size < 4_000, repeats < 1 << 20 { continue }
      guard size <= maximumByteCount, files.count <= GrowthInput.maximumFileCount else { break }
      // An input that is full before that does not grow.
      if let last = sizes.last, size < last * 3 / 2 { break }
      sizes.append(size)
      var isEnough = false
      for (index, work) in input.work.enumerated() {
        if times[index].count + 1 < sizes.count { continue }
        let seconds = work.seconds(files)
        times[index].append((size, seconds))
        if seconds > patience { isEnough = true }
      }
      if isEnough { break }
    }
    let rows = zip(input.work, times).map { work, times in
      Row(work: work.name, seconds: times.last?.seconds ?? 0, exponent: exponent(of: times))
    }
    return (sizes, rows)
  }

  /// The slope of the logarithms by least squares over the four largest sizes.
  private static func exponent(of times: [(size: Int, seconds: Double)]) -> Double? {
    let points = times.suffix(4).filter { $0.seconds >= shortest / 4 }
    guard points.count >= 2, points.last.map({ $0.seconds >= shortest }) == true else { return nil }
    let x = points.map { log(Double($0.size)) }
    let y = points.map { log($0.seconds) }
    let meanX = x.reduce(0, +) / Double(x.count)
    let meanY = y.reduce(0, +) / Double(y.count)
    let slope = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return slope / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
  }

  private static func kilobytes(_ bytes: Int) -> Int { (bytes + 500) / 1_000 }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

/// A kind of work that is measured.
struct GrowthWork: Sendable {
  let name: String
  /// How long the work takes on some files, of which the first is the one that is open.
  let seconds: @Sendable ([GrowthFile]) -> Double

  /// What is measured of a single file.
  static let ofText = [open, edit, speak, ask, fix, explain]
  /// What is measured of a folder.
  static let ofFolder = [scan, change]

  private static let open = GrowthWork(name: "open") { files in
    best { nanoseconds in
      var session = GrowthSession(files)
      nanoseconds { session.open() }
    }
  }

  /// Types a letter in the middle of the file and takes it away again.
  private static let edit = GrowthWork(name: "edit") { files in
    var session = GrowthSession(files)
    session.open()
    return best { nanoseconds in
      nanoseconds {
        session.type("x", over: 0)
        session.type("", over: 1)
      }
    } / 2
  }

  /// What VoiceOver announces.
  private static let speak = GrowthWork(name: "speak") { files in
    var session = GrowthSession(files)
    session.open()
    return best { nanoseconds in
      nanoseconds { session.request("workspace/executeCommand", session.command("showTranscript")) }
    }
  }

  /// All that an editor asks when it shows a file.
  private static let ask = GrowthWork(name: "ask") { files in
    var session = GrowthSession(files)
    session.open()
    return best { nanoseconds in
      nanoseconds {
        for method in ["codeAction", "inlayHint", "codeLens", "hover", "documentColor"] {
          session.request("textDocument/\(method)", session.question())
        }
      }
    }
  }

  private static let fix = GrowthWork(name: "fix") { files in
    var session = GrowthSession(files)
    session.open()
    return best { nanoseconds in
      nanoseconds { session.request("workspace/executeCommand", session.command("fixAll")) }
    }
  }

  /// What became of each rule on a line in the middle: what it reported, and what silenced it.
  private static let explain = GrowthWork(name: "why") { files in
    guard let file = files.first else { return 0 }
    var workspace = Workspace()
    workspace.open(file.path, bytes: Array(file.text.utf8))
    // Opening is measured by itself.
    _ = workspace.diagnostics(for: file.path)
    let middle = file.text.utf8.count { $0 == UInt8(ascii: "\n") } / 2
    return best { nanoseconds in
      nanoseconds { _ = workspace.traces(of: file.path, atLine: middle) }
    }
  }

  /// Looks at all files of a folder.
  private static let scan = GrowthWork(name: "scan") { files in
    best { nanoseconds in
      var session = GrowthSession(files)
      nanoseconds { session.open() }
    }
  }

  /// Types a letter in a file that others use, and waits until all have been told.
  private static let change = GrowthWork(name: "change") { files in
    var session = GrowthSession(files)
    session.open()
    return best { nanoseconds in
      nanoseconds {
        session.type("x", over: 0)
        session.type("", over: 1)
      }
    } / 2
  }

  /// The best of up to three rounds; one where it takes long.
  private static func best(_ round: ((() -> Void) -> Void) -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<3 {
      round { work in
        // Time of the processor, which counts the same on a busy machine; POSIX counts it in
        // microseconds.
        let start = clock()
        work()
        best = min(best, Double(clock() - start) / 1_000_000)
      }
      if best > 0.2 { break }
    }
    return best
  }
}

/// A client with one open file in a folder of files.
struct GrowthSession {
  private var server: Server
  private let files: [GrowthFile]
  private var nextID = 10
  /// Where letters are typed: at the end of a word in the middle.
  private let place: (line: Int, character: Int)

  init(_ files: [GrowthFile]) {
    self.files = files
    let disk = MemoryDisk()
    for file in files { disk.write(file.text, at: file.path) }
    let isFolder = files.count > 1
    server = Server(version: "bench", files: isFolder ? disk.files : .none)
    place = Self.place(in: Array((files.first?.text ?? "").utf8))
    let editing = JSON.object(["workspace": .object(["applyEdit": true])])
    send(
      .request(
        id: .number(1),
        method: "initialize",
        params: .object(["capabilities": editing, "rootUri": isFolder ? "file:///growth" : nil])
      )
    )
    send(.notification(method: "initialized", params: .object([])))
    let settings = JSON.object([
      "diagnosticMode": "workspace", "inlayHints": true, "codeLens": true, "colors": true,
    ])
    send(
      .notification(
        method: "workspace/didChangeConfiguration",
        params: .object(["settings": .object(["curbcut": settings])])
      )
    )
    settle()
  }

  mutating func open() {
    guard let file = files.first else { return }
    let document = JSON.object([
      "uri": .string("file://" + file.path), "languageId": "swift", "version": 1,
      "text": .string(file.text),
    ])
    send(.notification(method: "textDocument/didOpen", params: .object(["textDocument": document])))
    settle()
  }

  /// Replaces letters in the middle.
  mutating func type(_ text: String, over length: Int) {
    let change = JSON.object([
      "range": range(from: place.character, to: place.character + length), "text": .string(text),
    ])
    send(
      .notification(
        method: "textDocument/didChange",
        params: .object(["textDocument": document, "contentChanges": .array([change])])
      )
    )
    settle()
  }

  mutating func request(_ method: String, _ params: JSON) {
    nextID += 1
    send(.request(id: .number(nextID), method: method, params: params))
    settle()
  }

  func command(_ name: String) -> JSON {
    .object([
      "command": .string("curbcut." + name),
      "arguments": .array([.string("file://" + (files.first?.path ?? ""))]),
    ])
  }

  /// The parameters of a question about the whole file, and about its middle.
  func question() -> JSON {
    .object([
      "textDocument": document,
      "range": .object([
        "start": .object(["line": 0, "character": 0]),
        "end": .object(["line": 10_000_000, "character": 0]),
      ]),
      "position": position(place.character),
      "context": .object(["diagnostics": .array([])]),
    ])
  }

  private var document: JSON {
    .object(["uri": .string("file://" + (files.first?.path ?? "")), "version": 2])
  }

  private func position(_ character: Int) -> JSON {
    .object(["line": .integer(place.line), "character": .integer(character)])
  }

  private func range(from start: Int, to end: Int) -> JSON {
    .object(["start": position(start), "end": position(end)])
  }

  private mutating func send(_ message: Message) { write(server.handle(message)) }

  /// Lets the server do all that it does while nothing comes.
  private mutating func settle() {
    while let messages = server.idle() { write(messages) }
    write(server.pause())
    while let messages = server.background() {
      write(messages)
      while let messages = server.idle() { write(messages) }
    }
  }

  private func write(_ messages: [Message]) {
    for message in messages { _ = message.json.bytes }
  }

  /// The end of the first word behind the middle.
  private static func place(in bytes: [UInt8]) -> (line: Int, character: Int) {
    func isLetter(_ byte: UInt8) -> Bool {
      (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
    var place = bytes.count / 2
    while place + 1 < bytes.count, !(isLetter(bytes[place]) && !isLetter(bytes[place + 1])) {
      place += 1
    }
    let before = bytes.prefix(place + 1)
    let line = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, before.count - start)
  }
}
