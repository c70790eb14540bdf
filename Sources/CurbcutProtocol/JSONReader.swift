/// Reads JSON from bytes, as RFC 8259 has it.
///
/// Foundation's coder needs six to ten times as long for the messages of a language server.
/// Invariant: nesting is limited, every loop moves on, and no input traps.
struct JSONReader {
  /// Why bytes are no JSON.
  struct Failure: Error, Equatable {
    let reason: String
    /// Where, as an offset into the bytes.
    let offset: Int
  }

  /// How deep arrays and objects may nest.
  static let maximumDepth = 256

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0

  /// Reads one value that fills the bytes.
  static func read(_ bytes: [UInt8]) throws(Failure) -> JSON {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSON, Failure> in
      var reader = JSONReader(bytes: buffer)
      do throws(Failure) {
        let value = try reader.value()
        reader.skipSpace()
        guard reader.position == buffer.count else {
          throw reader.failure("unexpected content after the value")
        }
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private func failure(_ reason: String) -> Failure {
    Failure(reason: reason, offset: position)
  }

  /// The next byte, 0 at the end: no value starts or goes on with it.
  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func value() throws(Failure) -> JSON {
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw failure(position < bytes.count ? "expected a value" : "unexpected end")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(Failure) -> JSON {
    let count = word.utf8CodeUnitCount
    guard position + count <= bytes.count,
      word.withUTF8Buffer({ bytes[position..<position + count].elementsEqual($0) })
    else { throw failure("expected a value") }
    position += count
    return value
  }

  private mutating func enter() throws(Failure) {
    depth += 1
    position += 1
    guard depth <= Self.maximumDepth else { throw failure("nested too deeply") }
  }

  private mutating func array() throws(Failure) -> JSON {
    try enter()
    defer { depth -= 1 }
    var elements: [JSON] = []
    skipSpace()
    if byte == UInt8(ascii: "]") {
      position += 1
      return .array([])
    }
    while true {
      elements.append(try value())
      skipSpace()
      switch byte {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"):
        position += 1
        return .array(elements)
      default: throw failure("expected \",\" or \"]\"")
      }
    }
  }

  private mutating func object() throws(Failure) -> JSON {
    try enter()
    defer { depth -= 1 }
    var members: [JSON.Member] = []
    skipSpace()
    if byte == UInt8(ascii: "}") {
      position += 1
      return .object([])
    }
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw failure("expected a key") }
      let key = try string()
      skipSpace()
      guard byte == UInt8(ascii: ":") else { throw failure("expected \":\"") }
      position += 1
      members.append(JSON.Member(key, try value()))
      skipSpace()
      switch byte {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"):
        position += 1
        return .object(members)
      default: throw failure("expected \",\" or \"}\"")
      }
    }
  }

  // MARK: Numbers

  private mutating func number() throws(Failure) -> JSON {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    var value = 0
    var isInteger = true
    while isDigit(byte) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(byte) - 48)
      if overflow || carry { isInteger = false }
      value = sum
      position += 1
    }
    let digits = position - firstDigit
    guard digits > 0, digits == 1 || bytes[firstDigit] != UInt8(ascii: "0") else {
      throw failure("invalid number")
    }
    if byte == UInt8(ascii: ".") {
      isInteger = false
      try skipDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isInteger = false
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
    if isInteger { return .integer(bytes[start] == UInt8(ascii: "-") ? -value : value) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw failure("number out of range")
    }
    return .number(number)
  }

  /// Skips the byte at hand and the digits behind it, of which there must be one.
  private mutating func skipDigits() throws(Failure) {
    position += 1
    guard isDigit(byte) else { throw failure("expected a digit") }
    while isDigit(byte) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  // MARK: Strings

  private mutating func string() throws(Failure) -> String {
    position += 1
    let start = position
    var isASCII: UInt8 = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        let text = try text(start..<position, isASCII: isASCII < 0x80)
        position += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      guard byte >= 0x20 else { throw failure("control character in a string") }
      isASCII |= byte
      position += 1
    }
    throw failure("unterminated string")
  }

  private func text(_ range: Range<Int>, isASCII: Bool) throws(Failure) -> String {
    let slice = bytes[range]
    if !isASCII {
      var decoder = UTF8()
      var iterator = slice.makeIterator()
      decoding: while true {
        switch decoder.decode(&iterator) {
        case .scalarValue: continue
        case .emptyInput: break decoding
        case .error: throw failure("string is not UTF-8")
        }
      }
    }
    return String(decoding: slice, as: UTF8.self)
  }

  private mutating func escapedString(from start: Int) throws(Failure) -> String {
    var units: [UInt8] = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        return try units.withUnsafeBufferPointer { buffer throws(Failure) -> String in
          try JSONReader(bytes: buffer).text(0..<buffer.count, isASCII: false)
        }
      case UInt8(ascii: "\\"):
        try escape(into: &units)
      case 0..<0x20:
        throw failure("control character in a string")
      default:
        units.append(byte)
      }
    }
    throw failure("unterminated string")
  }

  private mutating func escape(into units: inout [UInt8]) throws(Failure) {
    let code = byte
    position += 1
    switch code {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(code)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "u"):
      var unit = try hexadecimal()
      // Two escapes make one character beyond the basic plane; half a pair is replaced.
      if (0xD800..<0xDC00).contains(unit), byte == UInt8(ascii: "\\"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "u")
      {
        let back = position
        position += 2
        let low = try hexadecimal()
        if (0xDC00..<0xE000).contains(low) {
          unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        } else {
          position = back
        }
      }
      let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
      units.append(contentsOf: Array(String(Character(scalar)).utf8))
    default:
      throw failure("invalid escape")
    }
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    guard position + 4 <= bytes.count else { throw failure("incomplete escape") }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
        throw failure("incomplete escape")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

extension JSON {
  /// Reads one value that fills the bytes; nil where they are no JSON.
  package init?(parsing bytes: [UInt8]) {
    guard let value = try? JSONReader.read(bytes) else { return nil }
    self = value
  }
}
