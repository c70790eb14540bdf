import CurbcutProtocol
import CurbcutTestSupport
import Foundation
import Testing

/// A client that does not read what the built server writes.
@Suite struct UnreadOutputTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  /// A running server with its three pipes.
  private final class Server {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    let errors = Pipe()

    init(_ curbcut: BuiltBinary) throws {
      process.executableURL = curbcut.url
      process.arguments = ["lsp"]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = errors
      try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// Writes frames until all is written or nothing has been taken for a while.
    ///
    /// - Returns: How many bytes were taken.
    func write(_ bytes: [UInt8]) -> Int {
      let file = input.fileHandleForWriting.fileDescriptor
      _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
      var rest = bytes[...]
      while !rest.isEmpty {
        var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        guard poll(&ready, 1, 3_000) > 0 else { break }
        let count = rest.withUnsafeBytes {
          Foundation.write(file, $0.baseAddress, min($0.count, 4_096))
        }
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EAGAIN { break }
      }
      return bytes.count - rest.count
    }
  }

  private func frame(_ text: String) -> [UInt8] { FrameDecoder.encode(Array(text.utf8)) }

  private func initialize(process: Int32? = nil) -> [UInt8] {
    frame(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\#(process.map(String.init) ?? "null"),"capabilities":{}}}"#
    )
  }

  /// Requests whose answers repeat what they are asked, far more than may wait.
  private var requests: [UInt8] {
    let padding = String(repeating: "x", count: 1 << 20)
    let request = frame(
      #"{"jsonrpc":"2.0","id":2,"method":"codeAction/resolve","params":{"title":"\#(padding)"}}"#
    )
    return [[UInt8]](repeating: request, count: 64).flatMap { $0 }
  }

  @Test("a log that nobody reads keeps no answer waiting")
  func unreadLog() throws {
    let server = try Server(curbcut)
    let noise = [[UInt8]](repeating: frame("no JSON"), count: 3_000).flatMap { $0 }
    let shutdown =
      frame(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
      + frame(#"{"jsonrpc":"2.0","method":"exit"}"#)
    let input = initialize() + noise + shutdown
    #expect(server.write(input) == input.count)
    let answers = server.output.fileHandleForReading.readDataToEndOfFile()
    #expect(String(decoding: answers, as: UTF8.self).includes(#""id":2,"result":null"#))
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 0)
  }

  @Test("a client that does not read is not read from for ever, and gets every answer once it does")
  func backpressure() throws {
    let server = try Server(curbcut)
    let input = initialize() + requests
    let count = server.write(input)
    #expect(count < input.count, "all was taken in, however much waits to go out")
    // Whoever begins to read is answered.
    let reader = server.output.fileHandleForReading
    var decoder = FrameDecoder()
    var answered = 0
    while answered < 17, let data = try reader.read(upToCount: 1 << 16), !data.isEmpty {
      decoder.append(data)
      while decoder.next() != nil { answered += 1 }
    }
    #expect(answered >= 17)
  }

  @Test("the end of input ends a process whose output nobody reads")
  func endOfInput() throws {
    let server = try Server(curbcut)
    _ = server.write(initialize() + requests)
    try server.input.fileHandleForWriting.close()
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 1)
  }

  @Test("the end of the client ends a process whose output nobody reads")
  func clientGone() throws {
    let client = Process()
    client.executableURL = URL(fileURLWithPath: "/bin/sleep")
    client.arguments = ["600"]
    try client.run()
    let server = try Server(curbcut)
    _ = server.write(initialize(process: client.processIdentifier) + requests)
    kill(client.processIdentifier, SIGKILL)
    client.waitUntilExit()
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 1)
  }
}
