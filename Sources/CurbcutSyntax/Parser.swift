/// Turns bytes into units. The grammar is not connected yet: the whole file is trivia before its end.
struct Parser {
  static func parseFile(_ bytes: [UInt8]) -> [Unit] {
    let end = UInt32(truncatingIfNeeded: bytes.count)
    return [
      Unit(
        bytes: bytes,
        tokens: [TokenRecord(start: end, end: end, kind: .endOfFile, flags: [])],
        nodes: [
          NodeRecord(firstToken: 0, tokenEnd: 1, size: 1, kind: .endOfFile, hasErrors: false)
        ],
        runs: [],
        lookahead: 0,
        extent: Extent(
          byteCount: bytes.count,
          newlineCount: newlineCount(in: bytes),
          errorCount: 0
        )
      )
    ]
  }
}
