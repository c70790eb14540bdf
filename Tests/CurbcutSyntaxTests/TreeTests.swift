import CurbcutSyntax
import Testing

/// Nodes, tokens, trivia and lines as their readers see them.
@Suite struct TreeTests {
  @Test("units inside a container appear as children")
  func children() throws {
    let tree = SyntaxTree(
      parsing: "struct A {\n  let b = 1; let c = 2\n  #if D\n  let e = 3\n  #endif\n}\n"
    )
    let type = try #require(tree.root.child(.structDecl))
    let block = try #require(type.child(.memberBlock))
    #expect(block.children.map(\.kind) == [.variableDecl, .variableDecl, .ifConfigDecl])
    #expect(block.tokens.map(\.text) == ["{", ";", "}"])
    let config = try #require(block.child(.ifConfigDecl))
    #expect(config.text == "#if D\n  let e = 3\n  #endif")
    let clause = try #require(config.child(.ifConfigClause))
    #expect(clause.text == "#if D\n  let e = 3")
    #expect(clause.lastToken?.text == "3")
    #expect(clause.allTokens.map(\.text) == ["#if", "D", "let", "e", "=", "3"])
    #expect(config.allTokens.map(\.text).last == "#endif")
    #expect(config.child(.ifConfigClause)?.elements.count(where: { _ in true }) == 3)
    #expect(type.hasText("struct A {\n  let b = 1; let c = 2\n  #if D\n  let e = 3\n  #endif\n}"))
    #expect(tree.root.allTokens.map(\.text).joined(separator: " ").hasSuffix("#endif } "))
    #expect(tree.bytes(in: type.range) == type.bytes)
  }

  @Test("ranges leave out trivia, full ranges do not")
  func ranges() throws {
    let text = "// one\n  let a = /* two */ 1 // three\n"
    let tree = SyntaxTree(parsing: text)
    let variable = try #require(tree.root.child(.variableDecl))
    #expect(variable.text == "let a = /* two */ 1")
    #expect(variable.fullRange == 0..<variable.range.upperBound)
    let literal = try #require(variable.descendants.first { $0.kind == .integerLiteralExpr })
    #expect(literal.text == "1")
    #expect(
      literal.firstToken?.triviaPieces.map(\.kind) == [.whitespace, .blockComment, .whitespace]
    )
  }

  @Test(
    "comments are told apart",
    arguments: [
      ("// a", TriviaPiece.Kind.lineComment), ("/// a", .docLineComment), ("//// a", .lineComment),
      ("/* a */", .blockComment), ("/** a */", .docBlockComment), ("/**/", .blockComment),
      ("/* /* a */ */", .blockComment), ("#!/bin/a", .shebang), ("\u{FEFF}", .byteOrderMark),
      ("\0", .unexpectedText), ("/* a", .blockComment),
    ]
  )
  func trivia(text: String, kind: TriviaPiece.Kind) throws {
    let tree = SyntaxTree(parsing: text)
    let pieces = try #require(tree.root.firstToken).triviaPieces
    #expect(pieces.map(\.kind) == [kind])
    #expect(pieces.first?.range == 0..<text.utf8.count)
  }

  @Test("lines end with LF, CRLF and CR", arguments: ["\n", "\r\n", "\r"])
  func lines(end: String) {
    let lines = [
      "struct A {", "  let b = \"ä\"", "", "  /* c", "  */ func d() {", "  }", "}", "let e",
    ]
    let text = Array(lines.joined(separator: end).utf8)
    var tree = SyntaxTree(parsing: "")
    tree.edit(TextEdit(range: 0..<0, replacement: text))
    #expect(tree.lineCount == lines.count)
    var offset = 0
    for (number, line) in lines.enumerated() {
      #expect(tree.offset(ofLine: number) == offset)
      #expect(tree.bytes(ofLine: number) == Array(line.utf8))
      for column in 0...line.utf8.count {
        #expect(tree.position(of: offset + column) == (number, column))
      }
      offset += line.utf8.count + end.utf8.count
    }
    #expect(tree.position(of: 10_000) == (lines.count - 1, 5))
    #expect(tree.offset(ofLine: 10_000) == text.count)
  }

  @Test("equal trees are equal however they came about")
  func equality() throws {
    let first = SyntaxTree(parsing: "let a = f(1)\nlet b = f(1)\nlet c = f(2)")
    let calls = first.root.descendants.filter { $0.kind == .functionCallExpr }
    #expect(calls[0] == calls[1])
    #expect(calls[0] != calls[2])
    var second = SyntaxTree(parsing: "let a = f(1)\nlet c = f(2)")
    second.edit(TextEdit(range: 13..<13, "let b = f(1)\n"))
    #expect(first == second)
    second.edit(TextEdit(range: 0..<3, "var"))
    #expect(first != second)
  }

  @Test("edits behind the end of the file are cut off")
  func editsBehindTheEnd() {
    var tree = SyntaxTree(parsing: "let a")
    tree.edit(TextEdit(range: 100..<200, " = 1"))
    #expect(tree == SyntaxTree(parsing: "let a = 1"))
    tree.edit(TextEdit(range: 0..<500, ""))
    #expect(tree == SyntaxTree(parsing: ""))
    #expect(tree.root.range == 0..<0)
  }
}
