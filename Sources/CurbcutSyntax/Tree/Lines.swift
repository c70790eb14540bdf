/// Lines end with LF, CRLF or a lone CR. Line numbers count from 0, columns in UTF-8 bytes from 0.
extension SyntaxTree {
  package var lineCount: Int { units.extent.newlineCount + 1 }

  /// The line and column of an offset; offsets behind the end count as the end.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = Swift.max(0, Swift.min(offset, byteCount))
    let line = units.newlineCount(before: offset)
    return (line, offset - (startOfLine(near: offset) ?? self.offset(ofLine: line)))
  }

  /// Where the line of an offset starts, where a terminator stands close before it.
  private func startOfLine(near offset: Int) -> Int? {
    let start = Swift.max(0, offset - 160)
    let before = bytes(in: start..<offset)
    guard let last = before.lastIndex(where: { $0 == 10 || $0 == 13 }) else {
      return start == 0 ? 0 : nil
    }
    // A CR at the very end may be the first half of a CRLF, which ends no line before its LF.
    guard last + 1 < before.count || before[last] == 10 else { return nil }
    return start + last + 1
  }

  /// Where a line starts; lines behind the last count as the end of the file.
  package func offset(ofLine line: Int) -> Int {
    guard line > 0 else { return 0 }
    guard line < lineCount else { return byteCount }
    return units.offset(afterNewline: line)
  }

  /// A line's bytes without its terminator.
  package func bytes(ofLine line: Int) -> [UInt8] {
    var bytes = bytes(in: offset(ofLine: line)..<offset(ofLine: line + 1))
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return bytes
  }
}

/// How many lines end in some bytes; a CR before a LF ends none of its own.
func newlineCount(in bytes: ArraySlice<UInt8>) -> Int {
  bytes.withUnsafeBufferPointer { bytes in
    var lineFeeds = 0
    var returns = 0
    // Two plain sums, so that the compiler can add up many bytes at once.
    for byte in bytes {
      lineFeeds &+= byte == UInt8(ascii: "\n") ? 1 : 0
      returns &+= byte == UInt8(ascii: "\r") ? 1 : 0
    }
    guard returns > 0 else { return lineFeeds }
    var pairs = 0
    for index in bytes.indices.dropFirst()
    where bytes[index] == UInt8(ascii: "\n") && bytes[index - 1] == UInt8(ascii: "\r") {
      pairs += 1
    }
    return lineFeeds + returns - pairs
  }
}

extension UnitList {
  /// How many lines end at or before an offset. A line ends behind its terminator, so an offset
  /// between CR and LF is still in the line before.
  fileprivate func newlineCount(before offset: Int) -> Int {
    var count = 0
    var start = 0
    for chunk in chunks {
      guard offset < start + chunk.extent.byteCount else {
        start += chunk.extent.byteCount
        count += chunk.extent.newlineCount
        continue
      }
      for unit in chunk.units {
        guard offset < start + unit.byteCount else {
          start += unit.byteCount
          count += unit.newlineCount
          continue
        }
        return count + unit.newlineCount(before: offset - start)
      }
    }
    return count
  }

  /// The offset behind the `number`th line end, counted from 1.
  fileprivate func offset(afterNewline number: Int) -> Int {
    var number = number
    var start = 0
    for chunk in chunks {
      guard number <= chunk.extent.newlineCount else {
        start += chunk.extent.byteCount
        number -= chunk.extent.newlineCount
        continue
      }
      for unit in chunk.units {
        guard number <= unit.newlineCount else {
          start += unit.byteCount
          number -= unit.newlineCount
          continue
        }
        return start + unit.offset(afterNewline: number)
      }
    }
    return start
  }
}

extension Unit {
  fileprivate func newlineCount(before offset: Int) -> Int {
    var count = 0
    var copied = 0
    var shift = 0
    for run in runs {
      let end = run.shellOffset + shift
      if offset <= end {
        break
      }
      count += CurbcutSyntax.newlineCount(in: bytes[copied..<run.shellOffset])
      copied = run.shellOffset
      let length = run.byteCountThroughEnd - shift
      shift = run.byteCountThroughEnd
      if offset < end + length {
        return count + run.units.newlineCount(before: offset - end)
      }
      count += run.units.extent.newlineCount
    }
    let limit = Swift.min(offset - shift, bytes.count)
    guard limit > copied else { return count }
    count += CurbcutSyntax.newlineCount(in: bytes[copied..<limit])
    let splitsPair =
      limit < bytes.count && bytes[limit] == UInt8(ascii: "\n")
      && bytes[limit - 1] == UInt8(ascii: "\r")
    return splitsPair ? count - 1 : count
  }

  fileprivate func offset(afterNewline number: Int) -> Int {
    var number = number
    var copied = 0
    var shift = 0
    for run in runs {
      let stretch = bytes[copied..<run.shellOffset]
      let count = CurbcutSyntax.newlineCount(in: stretch)
      if number <= count { return shift + Unit.index(afterNewline: number, in: stretch) }
      number -= count
      if number <= run.units.extent.newlineCount {
        return run.shellOffset + shift + run.units.offset(afterNewline: number)
      }
      number -= run.units.extent.newlineCount
      copied = run.shellOffset
      shift = run.byteCountThroughEnd
    }
    return shift + Unit.index(afterNewline: number, in: bytes[copied...])
  }

  private static func index(afterNewline number: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var remaining = number
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\r"), index < bytes.endIndex, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      } else if byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
        continue
      }
      remaining -= 1
      if remaining == 0 { return index }
    }
    return bytes.endIndex
  }
}
