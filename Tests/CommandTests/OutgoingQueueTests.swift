import CurbcutProtocol
import Testing

@testable import curbcut

/// What waits for a client that does not read.
@Suite struct OutgoingQueueTests {
  private func diagnostics(_ uri: String, _ version: Int, padding: Int = 0) -> Message {
    .notification(
      method: "textDocument/publishDiagnostics",
      params: .object([
        "uri": .string(uri), "version": .integer(version),
        "diagnostics": .array([.string(String(repeating: "x", count: padding))]),
      ])
    )
  }

  private func answer(_ id: Int) -> Message { .response(id: .number(id), result: .null) }

  /// Takes everything out, some bytes at a time: each message as its id, or as URI and version.
  private func drained(_ queue: inout OutgoingQueue, _ step: Int = 7) -> [String] {
    var decoder = FrameDecoder()
    while let bytes = queue.next() {
      decoder.append(bytes.prefix(step))
      queue.didWrite(min(step, bytes.count))
    }
    var names: [String] = []
    while case .content(let bytes)? = decoder.next() {
      guard let json = JSON(parsing: bytes) else { continue }
      let uri = json.at("params", "uri")?.string
      names.append(
        uri.map { "\($0) \(json.at("params", "version")?.integer ?? 0)" }
          ?? "\(json["id"]?.integer ?? 0)"
      )
    }
    return names
  }

  @Test("newer diagnostics take the place of older ones; answers are kept, in order")
  func newestWins() {
    var queue = OutgoingQueue()
    for message in [
      diagnostics("a", 1), answer(1), diagnostics("b", 1), diagnostics("a", 2), answer(2),
      diagnostics("a", 3),
    ] {
      queue.append(message)
    }
    #expect(drained(&queue) == ["1", "b 1", "2", "a 3"])
    #expect(queue.isEmpty && queue.byteCount == 0)
    queue.append(diagnostics("a", 4))
    #expect(drained(&queue) == ["a 4"])
  }

  @Test("what is being written is written to its end")
  func started() {
    var queue = OutgoingQueue()
    queue.append(diagnostics("a", 1, padding: 100_000))
    queue.append(answer(1))
    queue.append(diagnostics("b", 1))
    var decoder = FrameDecoder()
    if let bytes = queue.next() {
      decoder.append(bytes.prefix(10))
      queue.didWrite(10)
    }
    queue.append(diagnostics("a", 2))
    queue.append(diagnostics("b", 2))
    while let bytes = queue.next() {
      decoder.append(bytes)
      queue.didWrite(bytes.count)
    }
    var versions: [Int?] = []
    while case .content(let bytes)? = decoder.next() {
      versions.append(JSON(parsing: bytes)?.at("params", "version")?.integer)
    }
    #expect(versions == [1, nil, 2, 2])
  }

  @Test("URIs that differ in bytes only are two documents")
  func exactURIs() {
    var queue = OutgoingQueue()
    queue.append(diagnostics("caf\u{E9}", 1))
    queue.append(diagnostics("cafe\u{301}", 2))
    #expect(drained(&queue).count == 2)
  }

  @Test("diagnostics that nobody reads take no more memory than the newest")
  func bounded() {
    var queue = OutgoingQueue()
    for version in 0..<20_000 {
      queue.append(diagnostics("a\(version % 3)", version, padding: 500))
    }
    #expect(queue.byteCount < 4_000)
    #expect(
      drained(&queue, 1_000)
        == ["a0 19998", "a1 19999", "a2 19997"].sorted {
          $0.suffix(5) < $1.suffix(5)
        }
    )
  }
}
