/// Which characters make names and operators, after the Swift lexical structure.

@inline(__always)
func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool {
  byte &- UInt8(ascii: "0") < 10
}

@inline(__always)
func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
}

@inline(__always)
func isASCIIWord(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
}

@inline(__always)
func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

/// Whether an ASCII byte can be part of an operator.
@inline(__always)
func isASCIIOperator(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
    UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
    UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
    UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
    true
  default:
    false
  }
}

/// Whether a character can follow in a name.
func isIdentifierContinuation(_ scalar: UInt32) -> Bool {
  if scalar < 0x80 {
    let byte = UInt8(truncatingIfNeeded: scalar)
    return isASCIIWord(byte) || byte == UInt8(ascii: "$")
  }
  switch scalar {
  case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
    0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
    0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
    0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
    0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
    return true
  default:
    // All planes up to 14, without the two code points at the end of each.
    return scalar >= 0x10000 && scalar < 0xF0000 && scalar & 0xFFFF < 0xFFFE
  }
}

/// Whether a character can begin a name.
func isIdentifierStart(_ scalar: UInt32) -> Bool {
  if scalar < 0x80 {
    let byte = UInt8(truncatingIfNeeded: scalar)
    return isLetter(byte) || byte == UInt8(ascii: "_")
  }
  switch scalar {
  case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return false
  default: return isIdentifierContinuation(scalar)
  }
}

/// Whether a character can begin an operator.
func isOperatorStart(_ scalar: UInt32) -> Bool {
  if scalar < 0x80 { return isASCIIOperator(UInt8(truncatingIfNeeded: scalar)) }
  switch scalar {
  case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
    0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
    0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3030:
    return true
  default:
    return false
  }
}

/// Whether a character can follow in an operator.
func isOperatorContinuation(_ scalar: UInt32) -> Bool {
  if isOperatorStart(scalar) { return true }
  switch scalar {
  case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0xE0100...0xE01EF:
    return true
  default:
    return false
  }
}

extension Lexer {
  /// The character at an offset and its length in bytes; nil for bytes that are not UTF-8.
  func scalar(at offset: Int) -> (scalar: UInt32, length: Int)? {
    let first = byte(at: offset)
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5, offset + length <= count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let next = source[offset + index]
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let minimum: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    let isSurrogate = value >= 0xD800 && value < 0xE000
    return value >= minimum && value < 0x110000 && !isSurrogate ? (value, length) : nil
  }
}
