extension Lexer {
  /// Moves behind an operator and says which it is, by its text and by what stands on both sides.
  mutating func scanOperator(_ flags: inout TokenFlags) -> TokenKind {
    let start = position
    var slash: Int?
    scan: while position < count {
      let next = source[position]
      if next < 0x80 {
        guard isASCIIOperator(next) else { break }
        // A period continues an operator only if the operator starts with one.
        if next == UInt8(ascii: "."), position > start, source[start] != UInt8(ascii: ".") { break }
        if next == UInt8(ascii: "<"), byte(at: position + 1) == UInt8(ascii: "#"),
          position > start, placeholderEnd(from: position) != nil
        {
          break
        }
        if next == UInt8(ascii: "/") {
          if slash == nil { slash = position }
          let second = byte(at: position + 1)
          if position > start, second == UInt8(ascii: "/") || second == UInt8(ascii: "*") {
            // A comment can start in what looks like an operator.
            break scan
          }
        }
        position += 1
      } else {
        guard let (scalar, length) = scalar(at: position) else { break scan }
        guard position == start ? isOperatorStart(scalar) : isOperatorContinuation(scalar) else {
          break scan
        }
        position += length
      }
    }
    if position == start {
      flags.insert(.malformed)
      position += 1
      return .unknown
    }
    if let slash, let kind = regexToken(operatorStart: start, slash: slash, flags: &flags) {
      return kind
    }
    return classify(from: start, to: position, &flags)
  }

  mutating func classify(from start: Int, to end: Int, _ flags: inout TokenFlags) -> TokenKind {
    let isLeftBound = isLeftBound(at: start)
    let isRightBound = isRightBound(at: end, isLeftBound: isLeftBound)
    switch end - start {
    case 1:
      switch source[start] {
      case UInt8(ascii: "="):
        if isLeftBound != isRightBound { flags.insert(.malformed) }
        return .equal
      case UInt8(ascii: "&") where !isLeftBound && isRightBound: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return isLeftBound ? .postfixQuestionMark : .infixQuestionMark
      default: break
      }
    case 2 where source[start] == UInt8(ascii: "-") && source[start + 1] == UInt8(ascii: ">"):
      return .arrow
    default:
      for index in start..<end - 1
      where source[index] == UInt8(ascii: "*") && source[index + 1] == UInt8(ascii: "/") {
        flags.insert(.malformed)
        return .unknown
      }
    }
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// Whether something that an operator could belong to ends directly before an offset.
  func isLeftBound(at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch source[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      return !(offset > 1 && source[offset - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(offset > 1 && source[offset - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether something that an operator could belong to begins at an offset.
  func isRightBound(at offset: Int, isLeftBound: Bool) -> Bool {
    switch byte(at: offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."):
      return !isLeftBound
    case UInt8(ascii: "/"):
      return byte(at: offset + 1) != UInt8(ascii: "/") && byte(at: offset + 1) != UInt8(ascii: "*")
    case 0xC2:
      return byte(at: offset + 1) != 0xA0
    default:
      return true
    }
  }
}
