import CurbcutProtocol
import CurbcutServer
import Foundation

/// Measures what one keystroke costs the server, without threads and pipes.
///
/// `curbcut-bench edits FILE LINE CHARACTER [ROUNDS]`: types a letter at a place of a file and takes
/// it away again, and prints the medians of the steps from the bytes of the change to those of the
/// diagnostics.
enum EditsBench {
  static func run(_ arguments: [String]) {
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    guard let path = arguments.first, let data = FileManager.default.contents(atPath: path),
      numbers.count >= 2
    else {
      FileHandle.standardError.write(
        Data("usage: curbcut-bench edits FILE LINE CHARACTER [ROUNDS]\n".utf8)
      )
      exit(2)
    }
    var server = Server(version: "bench", files: .none)
    let opening = nanoseconds {
      open(path, String(decoding: data, as: UTF8.self), with: &server)
    }
    var steps: [String: [Double]] = [:]
    for round in 0..<(numbers.count > 2 ? numbers[2] : 200) {
      let frame = FrameDecoder.encode(
        change(of: path, line: numbers[0], character: numbers[1], round: round).json.bytes
      )
      var message: Message?
      var output: [UInt8] = []
      var answers: [Message] = []
      steps["1 read", default: []].append(
        nanoseconds {
          var decoder = FrameDecoder()
          decoder.append(frame[...])
          if case .content(let bytes)? = decoder.next() { message = try? Message(parsing: bytes) }
        }
      )
      guard let message else { exit(1) }
      steps["2 edit", default: []].append(nanoseconds { _ = server.handle(message) })
      steps["3 publish", default: []].append(nanoseconds { answers = server.idle() ?? [] })
      steps["4 write", default: []].append(
        nanoseconds { for answer in answers { output += FrameDecoder.encode(answer.json.bytes) } }
      )
      if round == 0 { print("\(output.count) bytes of diagnostics") }
    }
    print(String(format: "open and first diagnostics %.2f ms", opening / 1e6))
    for (name, times) in steps.sorted(by: { $0.key < $1.key }) {
      let sorted = times.sorted()
      print(
        String(
          format: "%8.1f µs median %8.1f µs 99 %%  ",
          sorted[sorted.count / 2] / 1e3,
          sorted[sorted.count * 99 / 100] / 1e3
        ) + name.dropFirst(2)
      )
    }
  }

  private static func open(_ path: String, _ text: String, with server: inout Server) {
    _ = server.handle(
      .request(id: .number(1), method: "initialize", params: .object(["capabilities": .object([])]))
    )
    _ = server.handle(.notification(method: "initialized", params: .object([])))
    let document = JSON.object([
      "uri": .string("file://\(path)"), "languageId": "swift", "version": 1, "text": .string(text),
    ])
    _ = server.handle(
      .notification(method: "textDocument/didOpen", params: .object(["textDocument": document]))
    )
    while let answers = server.idle() { for answer in answers { _ = answer.json.bytes } }
  }

  /// Typing on even rounds, taking away on odd ones.
  private static func change(
    of path: String,
    line: Int,
    character: Int,
    round: Int
  ) -> Message {
    func position(_ character: Int) -> JSON {
      .object(["line": .integer(line), "character": .integer(character)])
    }
    let isTyping = round % 2 == 0
    let change = JSON.object([
      "range": .object([
        "start": position(character), "end": position(character + (isTyping ? 0 : 1)),
      ]),
      "text": .string(isTyping ? "x" : ""),
    ])
    return .notification(
      method: "textDocument/didChange",
      params: .object([
        "textDocument": .object([
          "uri": .string("file://\(path)"), "version": .integer(round + 2),
        ]),
        "contentChanges": .array([change]),
      ])
    )
  }

  private static func nanoseconds(_ work: () -> Void) -> Double {
    let parts = ContinuousClock().measure(work).components
    return Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9
  }
}
