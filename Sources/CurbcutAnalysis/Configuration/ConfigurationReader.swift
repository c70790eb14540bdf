/// Reads JSON with comments and trailing commas, keeping the place of every key and value.
///
/// It never gives up: what is wrong becomes a problem, and what can be read behind it is read.
/// Invariant: every loop moves on, and nesting is limited, so that any bytes are read in linear
/// time with little stack.
struct ConfigurationReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var problems: [ConfigurationProblem] = []

  /// A configuration needs four levels.
  static let maximumDepth = 32
  /// A text that is no JSON at all is wrong at every byte; nobody reads more than the first.
  private static let maximumProblems = 20

  /// Reads a text whose value is an object; of anything else nothing is read or repeated.
  ///
  /// - Returns: Nil where there is no value at all, as in an empty file.
  static func read(
    _ bytes: [UInt8]
  ) -> (value: ConfigurationValue?, problems: [ConfigurationProblem]) {
    var reader = ConfigurationReader(bytes: bytes)
    let value = reader.text()
    return (value, reader.problems)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func text() -> ConfigurationValue? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      problem(0..<2, "the file is not UTF-8")
      return nil
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    skipSpace()
    guard peek != nil else { return nil }
    guard isNext("{") else {
      problem(offset..<offset + 1, "expected an object, { … }")
      return ConfigurationValue(content: .null, range: offset..<bytes.count)
    }
    let value = value(depth: 0)
    skipSpace()
    if peek != nil { problem(offset..<bytes.count, "unexpected content after the value") }
    return value
  }

  // MARK: Bytes

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isNext(_ character: Unicode.Scalar) -> Bool { peek == UInt8(ascii: character) }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    offset += 1
    return true
  }

  private mutating func problem(_ range: Range<Int>, _ message: String) {
    guard problems.count < Self.maximumProblems else { return }
    problems.append(
      ConfigurationProblem(range: range.clamped(to: 0..<bytes.count), message: message)
    )
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case 32, 9, 10, 13: offset += 1
      case UInt8(ascii: "/"):
        switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
        case UInt8(ascii: "/"):
          while let byte = peek, byte != 10, byte != 13 { offset += 1 }
        case UInt8(ascii: "*"): skipBlockComment()
        default: return
        }
      default: return
      }
    }
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    offset = bytes.count
    problem(start..<start + 2, "unterminated comment")
  }

  // MARK: Values

  /// Reads a value; nil, with a problem, where there is none. Moves on unless the text is at its end.
  private mutating func value(depth: Int) -> ConfigurationValue? {
    guard let byte = peek else { return nil }
    let start = offset
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.maximumDepth else {
        skipNested()
        problem(start..<start + 1, "nested too deeply")
        return nil
      }
      return byte == UInt8(ascii: "{") ? object(depth: depth) : array(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let string = string()
      return ConfigurationValue(content: .string(string), range: start..<offset)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return number()
    default:
      return word()
    }
  }

  private mutating func object(depth: Int) -> ConfigurationValue {
    let start = offset
    offset += 1
    var members: [ConfigurationValue.Member] = []
    while true {
      skipSpace()
      guard peek != nil else {
        problem(start..<start + 1, "unclosed \"{\"")
        break
      }
      if skip("}") { break }
      guard let member = member(depth: depth) else { continue }
      members.append(member)
      separator(before: "}")
    }
    return ConfigurationValue(content: .object(members), range: start..<offset)
  }

  /// Reads `"key": value`; nil, with a problem, where that is not what stands there.
  private mutating func member(depth: Int) -> ConfigurationValue.Member? {
    let start = offset
    let key: String
    if isNext("\"") || isNext("'") {
      key = string()
    } else if let word = bareWord() {
      problem(start..<offset, "missing double quotes")
      key = word
    } else {
      unexpected("a key in double quotes")
      skipSpace()
      _ = skip(",")
      return nil
    }
    let keyRange = start..<offset
    skipSpace()
    if !skip(":") { problem(keyRange, "expected \":\" and a value after \(key.quoted)") }
    skipSpace()
    if peek == nil || isNext(",") || isNext("}") || isNext("]") {
      problem(keyRange, "missing value for \(key.quoted)")
      if isNext("]") { offset += 1 } else { _ = skip(",") }
      return nil
    }
    guard let value = value(depth: depth + 1) else {
      skipSpace()
      _ = skip(",")
      return nil
    }
    return ConfigurationValue.Member(key: key, keyRange: keyRange, value: value)
  }

  private mutating func array(depth: Int) -> ConfigurationValue {
    let start = offset
    offset += 1
    var elements: [ConfigurationValue] = []
    while true {
      skipSpace()
      guard peek != nil else {
        problem(start..<start + 1, "unclosed \"[\"")
        break
      }
      if skip("]") { break }
      guard let element = value(depth: depth + 1) else {
        skipSpace()
        _ = skip(",")
        continue
      }
      elements.append(element)
      separator(before: "]")
    }
    return ConfigurationValue(content: .array(elements), range: start..<offset)
  }

  /// Takes the comma between two members; the last may have one too.
  private mutating func separator(before end: Unicode.Scalar) {
    let last = offset
    skipSpace()
    if skip(",") || peek == nil || isNext(end) { return }
    problem(max(0, last - 1)..<last, "missing comma")
  }

  private mutating func unexpected(_ expected: String) {
    let start = offset
    offset += 1
    while let byte = peek, byte > 32, !",{}[]\":".utf8.contains(byte) { offset += 1 }
    // What is no setting may be anything, and is not repeated.
    problem(start..<offset, "expected \(expected)")
  }

  /// Skips an object or array without going into it.
  private mutating func skipNested() {
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        _ = string()
        continue
      case UInt8(ascii: "/"):
        let start = offset
        skipSpace()
        if offset > start { continue }
      default: break
      }
      offset += 1
      if depth == 0 { return }
    }
  }

  // MARK: Words, numbers and strings

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  private mutating func bareWord() -> String? {
    let start = offset
    while let byte = peek, Self.isWordByte(byte) { offset += 1 }
    return start == offset ? nil : String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func word() -> ConfigurationValue? {
    let start = offset
    guard let word = bareWord() else {
      unexpected("a value")
      return nil
    }
    switch word {
    case "true": return ConfigurationValue(content: .boolean(true), range: start..<offset)
    case "false": return ConfigurationValue(content: .boolean(false), range: start..<offset)
    case "null": return ConfigurationValue(content: .null, range: start..<offset)
    default:
      problem(start..<offset, "missing double quotes")
      return ConfigurationValue(content: .string(word), range: start..<offset)
    }
  }

  private mutating func number() -> ConfigurationValue? {
    let start = offset
    guard let word = bareWord() else { return nil }
    guard let number = Double(word), number.isFinite else {
      problem(start..<offset, "invalid number")
      return nil
    }
    return ConfigurationValue(content: .number(number), range: start..<offset)
  }

  /// Reads a string; one that is not closed ends with its line.
  private mutating func string() -> String {
    let start = offset
    let quote = bytes[offset]
    offset += 1
    var content: [UInt8] = []
    while let byte = peek, byte != quote {
      if byte == 10 || byte == 13 { break }
      if byte == UInt8(ascii: "\\") {
        escape(into: &content)
      } else {
        content.append(byte)
        offset += 1
      }
    }
    if peek == quote {
      offset += 1
      if quote != UInt8(ascii: "\"") {
        problem(start..<offset, "use double quotes for strings")
      }
    } else {
      problem(start..<offset, "unterminated string")
    }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func escape(into content: inout [UInt8]) {
    let start = offset
    offset += 1
    guard let byte = peek else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "'"):
      content.append(byte)
    case UInt8(ascii: "b"): content.append(8)
    case UInt8(ascii: "f"): content.append(12)
    case UInt8(ascii: "n"): content.append(10)
    case UInt8(ascii: "r"): content.append(13)
    case UInt8(ascii: "t"): content.append(9)
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal() else {
        problem(start..<offset, "expected four hexadecimal digits after \"\\u\"")
        return
      }
      var units = [unit]
      if UTF16.isLeadSurrogate(unit), bytes[offset...].starts(with: Array("\\u".utf8)) {
        offset += 2
        if let trail = hexadecimal() { units.append(trail) }
      }
      content += Array(String(decoding: units, as: UTF16.self).utf8)
    default:
      // The character itself is read next, unless it ends the line.
      offset -= 1
      problem(start..<offset + 1, "invalid escape; write \"\\\\\" for a backslash")
      content.append(UInt8(ascii: "\\"))
    }
  }

  private mutating func hexadecimal() -> UInt16? {
    let digits = bytes[offset...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16)
    else { return nil }
    offset += 4
    return unit
  }
}
