extension Lexer {
  /// Moves behind a number; the position is at its first digit.
  mutating func scanNumber(_ flags: inout TokenFlags) -> TokenKind {
    if byte(at: position) == UInt8(ascii: "0") {
      switch byte(at: position + 1) {
      case UInt8(ascii: "x"): return scanHexNumber(&flags)
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        let last =
          byte(at: position + 1) == UInt8(ascii: "o") ? UInt8(ascii: "7") : UInt8(ascii: "1")
        position += 2
        let start = position
        while (byte(at: position) >= UInt8(ascii: "0") && byte(at: position) <= last)
          || (byte(at: position) == UInt8(ascii: "_") && position > start)
        {
          position += 1
        }
        return endNumber(.integerLiteral, isMalformed: position == start, &flags)
      default: break
      }
    }
    scanDigits()
    if byte(at: position) == UInt8(ascii: ".") {
      // `1.a` is a member of a number, and in `x.0.1` the numbers are names.
      guard isDigit(byte(at: position + 1)), previousKind != .period else {
        return .integerLiteral
      }
      position += 1
      scanDigits()
    } else if byte(at: position) | 0x20 != UInt8(ascii: "e") {
      return endNumber(.integerLiteral, isMalformed: false, &flags)
    }
    guard byte(at: position) | 0x20 == UInt8(ascii: "e") else { return .floatLiteral }
    return scanExponent(&flags)
  }

  private mutating func scanDigits() {
    while isDigit(byte(at: position)) || byte(at: position) == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func scanExponent(_ flags: inout TokenFlags) -> TokenKind {
    position += 1
    if byte(at: position) == UInt8(ascii: "-") || byte(at: position) == UInt8(ascii: "+") {
      position += 1
    }
    let isMalformed = !isDigit(byte(at: position))
    scanDigits()
    return endNumber(.floatLiteral, isMalformed: isMalformed, &flags)
  }

  private mutating func scanHexNumber(_ flags: inout TokenFlags) -> TokenKind {
    position += 2
    let start = position
    while isHexDigit(byte(at: position))
      || (byte(at: position) == UInt8(ascii: "_") && position > start)
    {
      position += 1
    }
    let end = position
    if byte(at: end) == UInt8(ascii: "."), isHexDigit(byte(at: end + 1)), end > start {
      // Only an exponent makes `0xff.8p3` a number; `0xff.description` is a member.
      var ahead = end + 1
      while isHexDigit(byte(at: ahead)) || byte(at: ahead) == UInt8(ascii: "_") { ahead += 1 }
      noteExamined(through: ahead + 3)
      if byte(at: ahead) | 0x20 == UInt8(ascii: "p") {
        let sign = byte(at: ahead + 1)
        let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
        if isDigit(byte(at: ahead + 1)) || isSigned {
          position = ahead
          return scanExponent(&flags)
        }
      }
      return .integerLiteral
    }
    if byte(at: end) | 0x20 == UInt8(ascii: "p"), end > start { return scanExponent(&flags) }
    return endNumber(.integerLiteral, isMalformed: end == start, &flags)
  }

  /// Takes letters that run into the number as part of it.
  private mutating func endNumber(
    _ kind: TokenKind,
    isMalformed: Bool,
    _ flags: inout TokenFlags
  ) -> TokenKind {
    let end = position
    _ = scanWordBytes()
    if isMalformed || position > end { flags.insert(.malformed) }
    return kind
  }
}
