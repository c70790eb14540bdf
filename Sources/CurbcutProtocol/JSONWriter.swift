/// Writes JSON to bytes, without white space.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ value: JSON) {
    switch value {
    case .null: raw("null")
    case .encoded(let value): bytes.append(contentsOf: value)
    case .bool(let value): raw(value ? "true" : "false")
    case .integer(let value): integer(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(element)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      self.members(members)
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Writes members without the braces around them.
  package mutating func members(_ members: [JSON.Member]) {
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      string(member.key)
      bytes.append(UInt8(ascii: ":"))
      write(member.value)
    }
  }

  private mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a number.
  package mutating func integer(_ value: Int) {
    guard value >= 10 else {
      if value >= 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(value))
      } else {
        bytes.append(contentsOf: String(value).utf8)
      }
      return
    }
    let start = bytes.count
    var rest = value
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }

  /// Writes bytes that are JSON, or a part of it, already.
  package mutating func encoded(_ text: [UInt8]) {
    bytes.append(contentsOf: text)
  }

  package mutating func encoded(_ text: ArraySlice<UInt8>) {
    bytes.append(contentsOf: text)
  }

  package mutating func encoded(_ text: StaticString) { raw(text) }

  /// Makes room for so many bytes.
  package mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// JSON has no infinity and no “not a number”: those are written as null.
  private mutating func number(_ value: Double) {
    guard value.isFinite else { return raw("null") }
    bytes.append(contentsOf: value.description.utf8)
  }

  private mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        let byte = utf8[index]
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
          continue
        }
        bytes.append(contentsOf: utf8[start..<index])
        start = index + 1
        escape(byte)
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}

extension JSON {
  /// The value as bytes.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.bytes
  }

  /// The value as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
