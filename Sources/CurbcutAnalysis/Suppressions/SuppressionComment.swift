import CurbcutModel
import CurbcutSyntax

/// A comment that silences rules: `// curbcut:disable:next image-missing-label - texture only`.
///
/// The comments of SwiftLint and a11y-check for rules that Curbcut has too are honored.
struct SuppressionComment: Sendable, Equatable {
  /// Which findings are meant.
  enum Scope: Sendable, Equatable {
    /// Those on the next line of code.
    case next
    /// Those on the comment's line.
    case this
    /// Those on the line before.
    case previous
    /// Those from here on, up to an `enable` of the same rule.
    case begin
    case end
    case file
  }

  let scope: Scope
  /// The rules by id, each with the place of its name; empty for all rules.
  let rules: [(id: String, range: Range<Int>)]
  /// From the comment's first slash to its last character, in UTF-8 offsets.
  let range: Range<Int>
  /// Whether it is written for another tool, which may need it even where Curbcut does not.
  let isForeign: Bool

  static func == (first: SuppressionComment, second: SuppressionComment) -> Bool {
    first.scope == second.scope && first.range == second.range
      && first.isForeign == second.isForeign
      && first.rules.elementsEqual(second.rules) { $0.id == $1.id && $0.range == $1.range }
  }

  /// The same comment in a file in which its item begins at an offset.
  func shifted(by base: Int) -> SuppressionComment {
    SuppressionComment(
      scope: scope,
      rules: rules.map { ($0.id, $0.range.shifted(by: base)) },
      range: range.shifted(by: base),
      isForeign: isForeign
    )
  }

  /// All suppression comments before the tokens of a node.
  static func comments(in node: Node) -> [SuppressionComment] {
    guard node.fullBytes.withUnsafeBufferPointer(mayHold) else { return [] }
    var comments: [SuppressionComment] = []
    for token in node.allTokens {
      let trivia = token.leadingTrivia
      guard trivia.count > 10 else { continue }
      for piece in token.triviaPieces where piece.isComment {
        let start = piece.range.lowerBound - trivia.lowerBound
        let bytes = Array(token.triviaBytes.dropFirst(start).prefix(piece.range.count))
        if bytes.withUnsafeBufferPointer(mayHold),
          let comment = SuppressionComment(bytes, at: piece.range.lowerBound)
        {
          comments.append(comment)
        }
      }
    }
    return comments
  }

  /// Whether `:disable` or `:enable` stands somewhere: almost no item has such a comment.
  private static func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 7 else { return false }
    for index in 0...bytes.count - 7 where bytes[index] == UInt8(ascii: ":") {
      let word = bytes[(index + 1)...]
      if word.starts(with: "disable".utf8) || word.starts(with: "enable".utf8) { return true }
    }
    return false
  }

  /// Reads a comment; nil where it is an ordinary one.
  ///
  /// - Parameter offset: where the comment stands, as a UTF-8 offset.
  init?(_ bytes: [UInt8], at offset: Int) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let tool = Tool.allCases.first(where: { text.includes("\($0.rawValue):") }),
      let start = text.firstRange(of: "\(tool.rawValue):")
    else { return nil }
    let prefix = text[..<start.lowerBound].drop { "/* \t".contains($0) }
    guard prefix.isEmpty else { return nil }
    let rest = text[start.upperBound...]
    let command = rest.prefix { !$0.isWhitespace }
    guard let scope = tool.scope(of: String(command)) else { return nil }
    var list = rest[command.endIndex...]
    if let reason = list.firstRange(of: " - ") ?? list.firstRange(of: " -- ") {
      list = list[..<reason.lowerBound]
    }
    if let end = list.firstRange(of: "*/") { list = list[..<end.lowerBound] }
    var rules: [(id: String, range: Range<Int>)] = []
    for word in list.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      let from = offset + text.utf8.distance(from: text.startIndex, to: word.startIndex)
      let range = from..<from + word.utf8.count
      let name = String(word)
      if name == "all" { continue }
      rules += tool.rules(named: name).map { ($0, range) }
    }
    let isAll = list.split(whereSeparator: { $0 == "," || $0.isWhitespace })
      .allSatisfy { $0 == "all" }
    // A comment of another tool about rules that Curbcut does not have says nothing here.
    if rules.isEmpty, tool != .curbcut || !isAll { return nil }
    self.init(
      scope: scope,
      rules: rules,
      range: offset..<offset + bytes.count,
      isForeign: tool != .curbcut
    )
  }

  private init(
    scope: Scope,
    rules: [(id: String, range: Range<Int>)],
    range: Range<Int>,
    isForeign: Bool
  ) {
    self.scope = scope
    self.rules = rules
    self.range = range
    self.isForeign = isForeign
  }

  /// A tool whose comments count.
  private enum Tool: String, CaseIterable {
    case curbcut
    case swiftLint = "swiftlint"
    case a11yCheck = "a11y-check"

    func scope(of command: String) -> Scope? {
      switch command {
      case "disable": .begin
      case "enable": .end
      case "disable:next", "disable-next-line": .next
      case "disable:this", "disable-line": .this
      case "disable:previous": .previous
      case "disable:file", "disable-file": .file
      default: nil
      }
    }

    /// Curbcut's ids for a rule's name in the tool.
    func rules(named name: String) -> [String] {
      switch self {
      case .curbcut: [name]
      case .swiftLint: Aliases.swiftLint[name] ?? []
      case .a11yCheck: Aliases.a11yCheck[name] ?? []
      }
    }
  }
}
