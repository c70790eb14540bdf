import CurbcutSyntax

extension Node {
  /// The name a reference, type or parameter spells, backticks and arguments left out.
  var nameText: String {
    (firstToken?.text ?? "").withoutBackticks
  }

  /// `ForEach` of `ForEach<Data, Content>`.
  var unspecialized: Node {
    kind == .genericSpecializationExpr ? (firstChild ?? self) : self
  }

  /// The label of a call's argument.
  var argumentLabel: String? {
    if let label = labelToken?.text { return label.withoutBackticks }
    guard hasErrors else { return nil }
    var isFirst = true
    var label: String?
    for token in tokens {
      if isFirst {
        label = token.text
        isFirst = false
      } else if token.hasText(":") {
        return label?.withoutBackticks
      }
    }
    return nil
  }

  /// What the code items of a body are, with wrappers of statements taken off.
  package var statement: Node {
    switch kind {
    case .returnStmt:
      return firstChild.map(\.statement) ?? self
    default:
      return self
    }
  }

  /// The statements of a block, closure or case.
  package var items: [Node] {
    children.filter {
      switch $0.kind {
      case .closureSignature, .switchCaseLabel, .switchDefaultLabel, .attribute: false
      default: true
      }
    }.map(\.statement)
  }

  /// The clauses of `#if`, each with the condition under which it is compiled, the ones before it
  /// excluded.
  var compilationClauses: [(condition: String, items: [Node])] {
    var excluded: [String] = []
    var clauses: [(condition: String, items: [Node])] = []
    for clause in children where clause.kind == .ifConfigClause {
      var items = Array(clause.children)
      var conditions = excluded.suffix(8).map { "!(\($0))" }
      if let first = items.first, clause.firstToken?.hasText("#else") != true {
        conditions.append("(\(first.text))")
        excluded.append(first.text)
        items.removeFirst()
      }
      clauses.append((conditions.joined(separator: " && "), items))
    }
    return clauses
  }

  /// What is set and to what, of `label.text = title`; nil for other code.
  package var assignment: (target: Expression, value: Expression)? {
    guard kind == .sequenceExpr, case let parts = Array(children), parts.count >= 3,
      parts[1].kind == .assignmentExpr
    else { return nil }
    // `label.font = isWide ? .title : .body` has a condition in it.
    let value = parts.count == 3 ? Expression(parts[2]) : Expression(self, slice: 2..<parts.count)
    return (Expression(parts[0]), value)
  }

  /// What is set or changed, and to what, where that is known: of `failures += 1` it is not. Nil for other
  /// code.
  package var change: (target: Expression, value: Expression?)? {
    if let assignment { return (assignment.target, assignment.value) }
    guard kind == .sequenceExpr, case let parts = Array(children), parts.count >= 3,
      parts[1].isAssignmentOperator
    else { return nil }
    return (Expression(parts[0]), nil)
  }

  /// Whether it is the operator of an assignment: `=`, `+=`, `|=`.
  ///
  /// Source: The Swift Programming Language, "Advanced Operators", compound assignment.
  package var isAssignmentOperator: Bool {
    kind == .assignmentExpr
      || kind == .binaryOperatorExpr && Self.compoundAssignments.contains(text)
  }

  private static let compoundAssignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "&+=", "&-=", "&*=", "<<=", ">>=",
  ]

  /// The words of its code that one platform is built with, the conditions of `#if` left out.
  ///
  /// - Parameter platform: as `os(…)` names it, or Mac Catalyst.
  package func words(compiledFor platform: String) -> [String] {
    let isCatalyst = platform == Platforms.catalyst
    guard let platform = isCatalyst ? .iOS : Platforms.named(platform) else { return [] }
    var dropped: [Range<Int>] = []
    for node in descendants where node.kind == .ifConfigDecl {
      for (clause, reading) in zip(
        node.children.filter { $0.kind == .ifConfigClause },
        node.compilationClauses
      ) {
        if Platforms.mayCompile(reading.condition, for: platform, onMac: isCatalyst) {
          let start = reading.items.first?.range.lowerBound ?? clause.range.upperBound
          dropped.append(clause.range.lowerBound..<start)
        } else {
          dropped.append(clause.range)
        }
      }
    }
    return allTokens.filter { token in
      token.text != "#endif" && !dropped.contains { $0.contains(token.range.lowerBound) }
    }.map(\.text)
  }

  /// What stands in the clauses of `#if` that an app for iOS may be built with; all where none of them is
  /// for iOS.
  var clausesForIOS: [[Node]] {
    let clauses = compilationClauses.map { clause in
      (isForIOS: Platforms(compiling: clause.condition).contains(.iOS), items: clause.items)
    }
    let chosen = clauses.filter(\.isForIOS)
    return (chosen.isEmpty ? clauses : chosen).map(\.items)
  }

  /// The same without clauses where all of them are for the Mac: nothing is applied there on other systems.
  var clausesForPhones: [[Node]] {
    let clauses = compilationClauses
    let isForMacOnly =
      !clauses.isEmpty && clauses.allSatisfy { Platforms(compiling: $0.condition) == .macOS }
    return isForMacOnly ? [] : clausesForIOS
  }

  /// The cases of a `switch`, those under `#if` that an app for iOS may be built with among them.
  package var switchCases: [Node] {
    children.flatMap { child -> [Node] in
      switch child.kind {
      case .switchCase: [child]
      case .ifConfigDecl: child.clausesForIOS.flatMap { $0.filter { $0.kind == .switchCase } }
      default: []
      }
    }
  }

  /// The blocks of an `if` in order, each with the `if` whose condition it hangs on; that of an `else`
  /// has none. In one pass, as chains of `else if` may be long.
  private var branchBlocks: [(condition: Node?, block: Node)] {
    var blocks: [(condition: Node?, block: Node)] = []
    var next: Node? = self
    while let branch = next {
      next = nil
      var isFirst = true
      for child in branch.children {
        if child.kind == .codeBlock {
          blocks.append((isFirst ? branch : nil, child))
          isFirst = false
        } else if child.kind == .ifExpr {
          next = child
        }
      }
    }
    return blocks
  }

  /// How many blocks an `if` with its `else`, or a `switch`, has.
  var branchCount: Int {
    switch kind {
    case .ifExpr: branchBlocks.count
    case .switchExpr: switchCases.count
    default: 0
    }
  }

  /// The conditions of the blocks of an `if`, or the patterns of a `switch`, as written; that of an
  /// `else` is empty.
  var branchLabels: [String] {
    switch kind {
    case .ifExpr:
      branchBlocks.map { branch, _ in
        branch?.children.filter { $0.kind == .conditionElement }.map(\.text)
          .joined(separator: ", ") ?? ""
      }
    case .switchExpr: switchCases.map { $0.firstChild?.text ?? "" }
    default: []
    }
  }

  /// The values that statements may give, each an expression: those of `if`, `guard` and `switch`
  /// that come before the last, and the last; nil where something else is done.
  package static func values(of statements: [Node]) -> [Node]? {
    guard let last = statements.last, statements.count <= 8 else { return nil }
    var values: [Node] = []
    for statement in statements.dropLast() {
      switch statement.kind {
      case .ifExpr, .switchExpr: values += statement.branchValues
      case .guardStmt: values += statement.children(.codeBlock).flatMap { $0.items.suffix(1) }
      // A value that mentions it is not known by that.
      case .variableDecl: continue
      default: return nil
      }
    }
    return values + [last]
  }

  /// The values of `if` and `switch` as expressions.
  var branchValues: [Node] {
    switch kind {
    case .ifExpr: branchBlocks.flatMap { $0.block.items.count == 1 ? $0.block.items : [] }
    case .switchExpr:
      switchCases.flatMap { $0.items.suffix(1) }
    default: []
    }
  }
}

extension Phrase {
  /// What a string literal says; interpolations stay as their source.
  init(stringLiteral node: Node) {
    if let words = Phrase.plainWords(of: node.bytes) {
      self.init(words.isEmpty ? [] : [.words(words)])
      return
    }
    var parts: [Part] = []
    let isMultiline = node.firstToken.map { token in token.text.hasSuffix("\"\"\"") } ?? false
    let pounds = node.bytes.prefix { $0 == UInt8(ascii: "#") }.count
    for element in node.elements {
      switch element {
      case .node(let child) where child.kind == .expressionSegment:
        // Each argument's text has the comma that follows it.
        let source = child.children.map(\.text).joined(separator: " ")
        parts.append(.expression(source))
      case .node(let child):
        parts.append(.words(Phrase.unescaped(child.text, pounds: pounds)))
      case .token(let token) where token.kind == .stringSegment:
        parts.append(.words(Phrase.unescaped(token.text, pounds: pounds)))
      case .token:
        break
      }
    }
    if isMultiline { parts = Phrase.withoutIndentation(parts) }
    self.init(parts.filter { $0 != .words("") })
  }

  /// What stands between the quotation marks of a literal on one line that has nothing to unescape.
  private static func plainWords(of bytes: [UInt8]) -> String? {
    let quote = UInt8(ascii: "\"")
    guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else { return nil }
    let inside = bytes.dropFirst().dropLast()
    guard inside.allSatisfy({ $0 != quote && $0 != UInt8(ascii: "\\") }) else { return nil }
    return String(decoding: inside, as: UTF8.self)
  }

  /// The characters that escape sequences stand for.
  static func unescaped(_ text: String, pounds: Int) -> String {
    guard text.includes("\\") else { return text }
    let marker = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      guard rest.hasPrefix(marker) else {
        result.append(character)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(marker.count)
      guard let code = rest.first else { break }
      rest = rest.dropFirst()
      switch code {
      case "n", "r": result.append("\n")
      case "t": result.append("\t")
      case "0": break
      case "u":
        let digits = rest.dropFirst().prefix { $0.isHexDigit }
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(code)
      }
    }
    return result
  }

  /// Lines of a multi-line literal, each trimmed: how it is indented means nothing to a listener.
  private static func withoutIndentation(_ parts: [Part]) -> [Part] {
    var trimmed = parts.enumerated().map { index, part -> Part in
      guard case .words(let words) = part else { return part }
      let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
      let joined = lines.enumerated().map { lineIndex, line -> String in
        let isContinuation = lineIndex == 0 && index > 0
        return isContinuation ? String(line) : String(line.drop { $0 == " " || $0 == "\t" })
      }.joined(separator: "\n")
      return .words(joined)
    }
    if case .words(let first)? = trimmed.first, first.hasPrefix("\n") {
      trimmed[0] = .words(String(first.dropFirst()))
    }
    if case .words(let last)? = trimmed.last, last.hasSuffix("\n") {
      trimmed[trimmed.count - 1] = .words(String(last.dropLast()))
    }
    return trimmed
  }
}

extension Node {
  /// The part that stands on its first line, in UTF-8 offsets.
  var firstLine: Range<Int> {
    let range = range
    let bytes = bytes
    var end = range.lowerBound
    for byte in bytes {
      if byte == 10 || byte == 13 { break }
      end += 1
    }
    while end > range.lowerBound + 1, bytes[bytes.startIndex + end - range.lowerBound - 1] == 32 {
      end -= 1
    }
    return range.lowerBound..<end
  }
}

extension String {
  /// A name that may be escaped: `default` of `` `default` ``.
  var withoutBackticks: String {
    guard utf8.first == UInt8(ascii: "`"), utf8.last == UInt8(ascii: "`"), utf8.count > 2 else {
      return self
    }
    return String(dropFirst().dropLast())
  }
}
