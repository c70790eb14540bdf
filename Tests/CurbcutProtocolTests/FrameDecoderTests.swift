import CurbcutProtocol
import Testing

/// Messages cut out of a stream, good and bad.
@Suite struct FrameDecoderTests {
  private let good = "Content-Length: 4\r\n\r\ntrue"

  /// All frames of a stream that arrives in pieces.
  private func frames(_ text: String, pieces: Int = .max) -> [FrameDecoder.Frame] {
    var decoder = FrameDecoder()
    var frames: [FrameDecoder.Frame] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      decoder.append(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      while let frame = decoder.next() { frames.append(frame) }
    }
    return frames
  }

  private func contents(_ frames: [FrameDecoder.Frame]) -> [String] {
    frames.compactMap { frame in
      if case .content(let bytes) = frame { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  @Test("messages arrive whole, however the stream is cut", arguments: [1, 2, 3, 7, 64, Int.max])
  func pieces(size: Int) {
    let stream = good + "Content-Length: 2\r\n\r\n[]" + good
    #expect(contents(frames(stream, pieces: size)) == ["true", "[]", "true"])
  }

  @Test(
    "headers that are fine",
    arguments: [
      "content-length: 4\r\n\r\ntrue", "Content-Length:4\r\n\r\ntrue", "Content-Length: 4\n\ntrue",
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 4\r\n\r\ntrue",
      "Content-Length: 4\r\nContent-Length: 4\r\n\r\ntrue",
      "Content-Length: 0\r\n\r\nContent-Length: 4\r\n\r\ntrue",
    ]
  )
  func fine(stream: String) {
    #expect(contents(frames(stream)).last == "true")
  }

  @Test(
    "the message behind a bad frame arrives",
    arguments: [
      "Content-Length: -4\r\n\r\n", "Content-Length: four\r\n\r\n", "Content-Type: x\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 999999999999\r\n\r\n",
      "Content-Length: 4\r\nContent-Length: 5\r\n\r\n", "garbage\r\n\r\n",
      "Content-Length:\r\n\r\n",
      // A length that is too short leaves a rest, which the next header is found behind.
      "Content-Length: 2\r\n\r\ntrue",
    ]
  )
  func recovery(bad: String) {
    let frames = frames(bad + good)
    #expect(contents(frames).last == "true")
    #expect(frames.count > 1)
  }

  @Test("a header without an end does not grow for ever")
  func endlessHeader() {
    let frames = frames(String(repeating: "x", count: 200_000) + "\r\n\r\n" + good, pieces: 4096)
    #expect(contents(frames).last == "true")
  }

  @Test("random bytes between messages never hide the messages for good")
  func noise() {
    var seed: UInt64 = 7
    func random(_ bound: UInt64) -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (seed >> 33) % bound
    }
    for _ in 0..<2_000 {
      var decoder = FrameDecoder()
      let noise = (0..<random(40)).map { _ in UInt8(random(256)) }
      decoder.append(noise)
      decoder.append("\r\n\r\n\(good)\(good)".utf8)
      var last: FrameDecoder.Frame?
      while let frame = decoder.next() { last = frame }
      #expect(last == .content(Array("true".utf8)))
    }
  }

  @Test("what is encoded is decoded")
  func encoding() {
    var decoder = FrameDecoder()
    decoder.append(FrameDecoder.encode(Array("{\"é\":1}".utf8)))
    #expect(decoder.next() == .content(Array("{\"é\":1}".utf8)))
    #expect(decoder.next() == nil)
  }
}
