/// The syntax of one Swift file: every byte of it, in nodes and tokens named as swift-syntax names
/// them.
///
/// This module turns bytes and edits into a lossless tree and knows nothing else. Any bytes have a
/// tree; what does not parse is kept as missing and unexpected nodes. The file is a sequence of
/// ``Unit``s, so an edit parses again only the declaration it touches.
///
/// Children are nested as in swift-syntax, with collection nodes and item wrappers left out. What
/// readers rely on:
/// - `functionCallExpr`: the called expression, `(`, `labeledExpr`…, `)`, the trailing
///   `closureExpr`, then `multipleTrailingClosureElement`…
/// - `labeledExpr`: label and `:` where written, the expression, `,` where written.
/// - `memberAccessExpr`: the base if there is one, `.`, a `declReferenceExpr`.
/// - `closureExpr`: `{`, `closureSignature` if there is one, the items, `}`. `codeBlock`: `{`, the
///   items, `}`.
/// - `sequenceExpr`: operands and operators in one flat row, `binaryOperatorExpr`,
///   `assignmentExpr`, `unresolvedTernaryExpr` (with the middle operand), `unresolvedAsExpr` and
///   `unresolvedIsExpr` each followed by a `typeExpr`.
/// - `ifExpr`: `conditionElement`…, `codeBlock`, then the `codeBlock` or `ifExpr` behind `else`.
/// - `switchExpr`: the subject, `switchCase`…; `switchCase`: its label, the items.
/// - `stringLiteralExpr`: quotes around `stringSegment`s and `expressionSegment`s of
///   `labeledExpr`s.
/// - `variableDecl`: `attribute`…, `declModifier`…, the specifier, `patternBinding`…;
///   `patternBinding`: the pattern, then `typeAnnotation`, `initializerClause` and `accessorBlock`
///   where written.
/// - `structDecl` and its like: `attribute`…, `declModifier`…, the name, the clauses,
///   `memberBlock`.
/// - `ifConfigDecl`: `ifConfigClause`…, each with its condition and items.
package struct SyntaxTree: Sendable, Equatable {
  /// The file's items in order; the last unit is the end of the file with the trivia before it.
  package internal(set) var units: UnitList

  init(units: UnitList) {
    self.units = units
  }

  package var byteCount: Int { units.extent.byteCount }

  /// The whole text.
  package var bytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(byteCount)
    for unit in units { unit.appendBytes(to: &result) }
    return result
  }

  /// The text between two UTF-8 offsets, as far as the file has it.
  package func bytes(in range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<byteCount)
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    units.appendBytes(in: range, to: &result)
    return result
  }

  /// The node of the whole file: a container without a shell around all items.
  package var root: Node {
    let tokenless = NodeRecord(
      firstToken: 0,
      tokenEnd: 0,
      size: 2,
      kind: .sourceFile,
      hasErrors: false
    )
    let hole = NodeRecord(firstToken: 0, tokenEnd: 0, size: 1, kind: .hole, hasErrors: false)
    let items = MemberRun(
      tokenIndex: 0,
      shellOffset: 0,
      lookahead: 0,
      byteCountThroughEnd: byteCount,
      units: units
    )
    let file = Unit(
      bytes: [],
      tokens: [],
      nodes: [tokenless, hole],
      runs: [items],
      lookahead: 0,
      rereads: Unit.Rereads(before: 0, through: 0),
      extent: units.extent
    )
    return file.root(at: 0)
  }

  /// Whether something in the file is missing, unexpected or unterminated.
  package var hasErrors: Bool { units.extent.errorCount > 0 }
}
