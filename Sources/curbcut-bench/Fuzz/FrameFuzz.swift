import CurbcutProtocol
import CurbcutServer

/// A stream of frames of which many are malformed, cut at any place; the session must live on, and
/// answer each request exactly once.
struct FrameFuzz: FuzzTarget {
  /// Some bytes of the stream.
  struct Step: CustomStringConvertible {
    let bytes: [UInt8]
    /// The request in them that must be answered; nil where none need be.
    var answered: Message.ID?

    var description: String {
      String(decoding: bytes, as: UTF8.self).quoted(atMost: 600)
        + (answered.map { ", to be answered: \($0.json.text)" } ?? "")
    }
  }

  let steps: [Step]
  private let cuts: UInt64

  var setting: String { "frames, cut by seed \(cuts)" }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var shapes = MessageShapes(random: random)
    cuts = UInt64(random.below(1 << 30))
    var steps: [Step] = []
    for _ in 0..<random.below(4) { steps.append(shapes.step()) }
    let capabilities = shapes.random.isOne(in: 3) ? shapes.value(3) : .object([])
    let params = JSON.object([
      "capabilities": capabilities, "rootUri": "file:///one", "processId": .null,
    ])
    steps.append(shapes.request("initialize", params))
    for _ in 0..<40 { steps.append(shapes.step()) }
    if shapes.random.isOne(in: 3) {
      steps.append(shapes.request("shutdown", nil))
      for _ in 0..<shapes.random.below(6) { steps.append(shapes.step()) }
    }
    self.steps = steps
  }

  func failure(after steps: [Step]) -> String? {
    let stream = steps.flatMap(\.bytes)
    let probe = Message.ID.string("probe")
    let last = Message.request(id: probe, method: "shutdown", params: nil)
    let whole = stream + FrameDecoder.encode(last.json.bytes)
    let answers = Self.answers(to: whole, cutBy: nil)
    let pieces = Self.answers(to: whole, cutBy: cuts)
    if answers != pieces { return "the answers depend on how the stream is cut" }
    for id in steps.compactMap(\.answered) + [probe] {
      let count = answers.count { $0.isAnswer(to: id) }
      if count != 1 { return "\(count) answers to request \(id.json.text)" }
    }
    return nil
  }

  /// What a server answers to a stream that comes in one piece, or in pieces of up to 40 bytes.
  private static func answers(to stream: [UInt8], cutBy seed: UInt64?) -> [Message] {
    var decoder = FrameDecoder()
    var server = Server(version: "0.0.0", files: .none)
    var answers: [Message] = []
    var random = SeededGenerator(seed: seed ?? 0)
    var rest = stream[...]
    while !rest.isEmpty {
      let piece = rest.prefix(seed == nil ? stream.count : 1 + random.below(40))
      rest = rest.dropFirst(piece.count)
      decoder.append(piece)
      while let frame = decoder.next() {
        guard case .content(let bytes) = frame else { continue }
        do throws(Message.Malformed) {
          answers += server.handle(try Message(parsing: bytes))
        } catch {
          answers += server.handle(malformed: error)
        }
        while let more = server.idle() ?? server.background() { answers += more }
      }
    }
    return answers + server.pause()
  }
}
