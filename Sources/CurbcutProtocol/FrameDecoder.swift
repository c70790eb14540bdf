/// Cuts a stream of bytes into messages: `Content-Length: N`, an empty line, N bytes.
///
/// Whatever stands between messages is skipped up to the next header, so that one bad frame costs
/// one message and not the session.
package struct FrameDecoder: Sendable {
  /// What came out of the stream.
  package enum Frame: Sendable, Equatable {
    case content([UInt8])
    /// What was skipped, in words for a log.
    case malformed(String)
  }

  /// How long a message may be, in bytes.
  package static let maximumLength = 256 << 20
  /// How long a header may be, in bytes.
  static let maximumHeader = 64 << 10

  private var buffer: [UInt8] = []
  /// How much of the buffer is consumed.
  private var start = 0
  /// How far the search for the end of the header has come.
  private var searched = 0
  /// The length of the message whose header has been read.
  private var expected: Int?

  package init() {}

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
  }

  /// The next message or mishap; nil where more bytes are needed.
  package mutating func next() -> Frame? {
    if let expected {
      guard buffer.count - start >= expected else { return nil }
      let content = Array(buffer[start..<start + expected])
      self.expected = nil
      consume(start + expected)
      return .content(content)
    }
    guard let (headerEnd, contentStart) = endOfHeader() else {
      guard buffer.count - start > Self.maximumHeader else { return nil }
      consume(buffer.count - 32)
      return .malformed("skipped a header without an end")
    }
    if let length = Self.plainLength(in: buffer[start..<headerEnd]) {
      consume(contentStart)
      expected = length
      return next()
    }
    let header = String(decoding: buffer[start..<headerEnd], as: UTF8.self)
    consume(contentStart)
    switch Self.length(in: header) {
    case .success(let length):
      expected = length
      return next()
    case .failure(let reason):
      return .malformed(reason.text)
    }
  }

  private mutating func consume(_ end: Int) {
    start = end
    searched = end
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: true)
      start = 0
      searched = 0
    } else if start > 1 << 20 {
      buffer.removeSubrange(..<start)
      start = 0
      searched = 0
    }
  }

  /// Where the header ends and the content begins.
  private mutating func endOfHeader() -> (Int, Int)? {
    var index = max(start, searched - 3)
    while index < buffer.count {
      if buffer[index] == 10 {
        if index + 1 < buffer.count, buffer[index + 1] == 10 { return (index, index + 2) }
        if index + 2 < buffer.count, buffer[index + 1] == 13, buffer[index + 2] == 10 {
          return (index, index + 3)
        }
      }
      index += 1
    }
    searched = buffer.count
    return nil
  }

  /// The length in a header as every client writes it, `Content-Length: 123`; nil for any other.
  private static func plainLength(in header: ArraySlice<UInt8>) -> Int? {
    let name: StaticString = "Content-Length: "
    let count = name.utf8CodeUnitCount
    // Eight digits are below the longest message and cannot overflow.
    let digits = header.dropFirst(count).prefix { $0 != 13 }
    guard (1...8).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }),
      digits.endIndex == header.endIndex || digits.endIndex + 1 == header.endIndex,
      name.withUTF8Buffer({ header.prefix(count).elementsEqual($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  private struct Reason: Error {
    let text: String
  }

  private static func length(in header: String) -> Result<Int, Reason> {
    var lengths: Set<String> = []
    for line in header.split(whereSeparator: \.isNewline) {
      // What an earlier, wrong length left over may stand before the name.
      guard let name = line.lowercased().firstRange(of: "content-length:") else { continue }
      let offset = line.lowercased().distance(
        from: line.lowercased().startIndex,
        to: name.upperBound
      )
      let value = line.dropFirst(offset).filter { !$0.isWhitespace }
      lengths.insert(String(value))
    }
    guard let value = lengths.first else {
      return .failure(Reason(text: "skipped a header without Content-Length"))
    }
    guard lengths.count == 1 else {
      return .failure(Reason(text: "skipped a header with two lengths"))
    }
    guard value.allSatisfy({ $0.isASCII && $0.isNumber }), let length = Int(value) else {
      return .failure(
        Reason(
          text: "skipped a header with the length \"\(String(value.unicodeScalars.prefix(40)))\""
        )
      )
    }
    guard length <= maximumLength else {
      return .failure(Reason(text: "skipped a message of \(length) bytes"))
    }
    return .success(length)
  }

  /// A message with its header.
  package static func encode(_ content: [UInt8]) -> [UInt8] {
    header(of: content) + content
  }

  /// What stands before a message.
  package static func header(of content: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8)
  }
}
