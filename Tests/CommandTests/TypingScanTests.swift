import CurbcutProtocol
import CurbcutTestSupport
import Foundation
import Testing

/// The first scan of a workspace while somebody types.
@Suite struct TypingScanTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  /// How often a key is pressed, in milliseconds: somebody who types and never stops.
  private static let interval = 150

  private func view(_ number: Int) -> String {
    "import SwiftUI\nstruct V\(number): View { var body: some View { Image(\"a\") } }\n"
  }

  @Test("it goes on between keys, to the end")
  func typing() throws {
    let count = 60
    var files = ["Open.swift": view(0)]
    for number in 1...count { files["Closed/F\(number).swift"] = view(number) }
    try withFolder(files) { folder in
      let process = Process()
      let (input, output) = (Pipe(), Pipe())
      process.executableURL = curbcut.url
      process.arguments = ["lsp"]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      defer { kill(process.processIdentifier, SIGKILL) }
      let open = folder.appendingPathComponent("Open.swift").absoluteString
      func send(_ text: String) throws {
        try input.fileHandleForWriting.write(
          contentsOf: Data(FrameDecoder.encode(Array(text.utf8)))
        )
      }
      try send(
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"\#(folder.absoluteString)","capabilities":{},"initializationOptions":{"diagnosticMode":"workspace"}}}"#
      )
      try send(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
      let text = JSON.string(view(0)).text
      try send(
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(open)","languageId":"swift","version":1,"text":\#(text)}}}"#
      )
      var decoder = FrameDecoder()
      var found: Set<String> = []
      /// Takes in what comes until the next key.
      func listen() {
        let end = ContinuousClock.now + .milliseconds(Self.interval)
        let file = output.fileHandleForReading.fileDescriptor
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while ContinuousClock.now < end {
          var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
          guard poll(&ready, 1, 5) > 0 else { continue }
          let size = read(file, &buffer, buffer.count)
          guard size > 0 else { return }
          decoder.append(buffer[..<size])
        }
        while let frame = decoder.next() {
          guard case .content(let bytes) = frame, let message = JSON(parsing: bytes),
            let uri = message.at("params", "uri")?.string,
            message.at("params", "diagnostics")?.array?.isEmpty == false
          else { continue }
          found.insert(uri)
        }
      }
      // A minute, on a machine that is busy with other things.
      var version = 1
      while found.subtracting([open]).count < count, version < 400 {
        version += 1
        let insertion = #"{"start":{"line":2,"character":0},"end":{"line":2,"character":0}}"#
        try send(
          #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(open)","version":\#(version)},"contentChanges":[{"range":\#(insertion),"text":" "}]}}"#
        )
        listen()
      }
      #expect(found.subtracting([open]).count == count, "after \(version) keys")
    }
  }
}
