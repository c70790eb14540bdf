import CurbcutRules
import CurbcutSyntax

/// The suppression comments of a file, and which of them were of use.
struct Suppressions {
  private let comments: [SuppressionComment]
  private let tree: SyntaxTree
  /// The line that each comment stands on, from 0.
  private let lines: [Int]
  /// The line that each comment with the scope `next` is about.
  private var nextLines: [Int: Int] = [:]
  /// Which rules of which comments silenced something; -1 stands for “all rules”.
  private var used: Set<[Int]> = []

  init(_ comments: [SuppressionComment], in tree: SyntaxTree) {
    self.comments = comments
    self.tree = tree
    lines = comments.map { tree.position(of: $0.range.lowerBound).line }
    // Comments in a row are all about the line of code behind them.
    let standing = Set(lines)
    for index in comments.indices where comments[index].scope == .next {
      var line = tree.position(of: comments[index].range.upperBound).line + 1
      while standing.contains(line), isOnlyComment(line) { line += 1 }
      nextLines[index] = line
    }
  }

  private func isOnlyComment(_ line: Int) -> Bool {
    tree.bytes(ofLine: line).drop { $0 == 32 || $0 == 9 }.starts(with: "//".utf8)
  }

  /// Whether a comment silences a diagnostic; remembers that the comment was of use.
  mutating func silence(_ diagnostic: Diagnostic) -> Bool {
    let line = tree.position(of: diagnostic.range.lowerBound).line
    var isSilent = false
    var open: Set<[Int]> = []
    for index in comments.indices {
      let comment = comments[index]
      guard let rule = self.rule(diagnostic.ruleID, in: comment) else { continue }
      let covers: Bool
      switch comment.scope {
      case .next: covers = nextLines[index] == line
      case .this: covers = lines[index] == line
      case .previous: covers = lines[index] == line + 1
      case .file: covers = true
      case .begin:
        if comment.range.lowerBound <= diagnostic.range.lowerBound { open.insert([index, rule]) }
        continue
      case .end:
        if comment.range.lowerBound <= diagnostic.range.lowerBound {
          if !open.isEmpty { used.insert([index, rule]) }
          open = []
        }
        continue
      }
      if covers {
        used.insert([index, rule])
        isSilent = true
      }
    }
    if !open.isEmpty {
      used.formUnion(open)
      isSilent = true
    }
    return isSilent
  }

  /// The index of a rule's name in a comment; -1 where the comment is about all rules.
  private func rule(_ id: String, in comment: SuppressionComment) -> Int? {
    comment.rules.isEmpty ? -1 : comment.rules.firstIndex { $0.id == id }
  }

  /// A finding for every rule of a comment that silenced nothing.
  func unused(rules: [Rule], configuration: Configuration) -> [Diagnostic] {
    guard let rule = rules.first(where: { $0.id == "unused-suppression" }) else { return [] }
    var found: [Diagnostic] = []
    let running = Set(rules.map(\.id))
    for index in comments.indices {
      let comment = comments[index]
      guard !comment.isForeign, comment.scope != .end else { continue }
      let idle = comment.rules.indices.filter { name in
        let id = comment.rules[name].id
        return !used.contains([index, name]) && (running.contains(id) || Rule.named(id) == nil)
      }
      if comment.rules.isEmpty, !used.contains([index, -1]) {
        found.append(
          diagnostic(
            rule,
            "Unused suppression: nothing is reported here",
            comment.range,
            comment,
            configuration
          )
        )
      } else if idle.count == comment.rules.count, !idle.isEmpty {
        found.append(
          diagnostic(rule, message(for: comment, idle), comment.range, comment, configuration)
        )
      } else {
        for name in idle {
          let range = comment.rules[name].range
          found.append(
            diagnostic(rule, message(for: comment, [name]), range, comment, configuration)
          )
        }
      }
    }
    return found
  }

  private func message(for comment: SuppressionComment, _ idle: [Int]) -> String {
    if let unknown = idle.map({ comment.rules[$0].id }).first(where: { Rule.named($0) == nil }) {
      let suggestion = Rule.closest(to: unknown).map { "; did you mean \"\($0)\"?" } ?? ""
      return "Unknown rule \"\(unknown)\"\(suggestion)"
    }
    let names = idle.map { "\"\(comment.rules[$0].id)\"" }.joined(separator: ", ")
    return "Unused suppression: \(names) reports nothing here"
  }

  private func diagnostic(
    _ rule: Rule,
    _ message: String,
    _ range: Range<Int>,
    _ comment: SuppressionComment,
    _ configuration: Configuration
  ) -> Diagnostic {
    let isWhole = range == comment.range
    let removed = isWhole ? wholeComment(comment) : listEntry(range)
    return Diagnostic(
      ruleID: rule.id,
      severity: (configuration.severities[rule.id] ?? nil) ?? rule.severity,
      message: message,
      range: range,
      criteria: rule.criteria,
      fixes: [
        Fix(
          title: isWhole ? "Remove this comment" : "Remove this rule from the comment",
          safety: .safe,
          edits: [TextEdit(range: removed, "")]
        )
      ],
      isUnnecessary: true
    )
  }

  /// The comment with its line, where nothing else stands on it, else with the white space before.
  private func wholeComment(_ comment: SuppressionComment) -> Range<Int> {
    let position = tree.position(of: comment.range.lowerBound)
    let start = tree.offset(ofLine: position.line)
    let line = tree.bytes(ofLine: position.line)
    let before = line.prefix(position.column)
    let after = line.dropFirst(position.column + comment.range.count)
    if before.allSatisfy({ $0 == 32 || $0 == 9 }), after.allSatisfy({ $0 == 32 || $0 == 9 }) {
      let next = tree.offset(ofLine: position.line + 1)
      if next > comment.range.upperBound { return start..<next }
    }
    let spaces = before.reversed().prefix { $0 == 32 || $0 == 9 }.count
    return comment.range.lowerBound - spaces..<comment.range.upperBound
  }

  /// A name in a list with the comma that separates it from a neighbor.
  private func listEntry(_ range: Range<Int>) -> Range<Int> {
    let after = tree.bytes(in: range.upperBound..<min(range.upperBound + 64, tree.byteCount))
    let separator = after.prefix { $0 == 32 || $0 == 9 || $0 == UInt8(ascii: ",") }
    if separator.contains(UInt8(ascii: ",")) {
      return range.lowerBound..<range.upperBound + separator.count
    }
    let from = max(0, range.lowerBound - 64)
    let before = tree.bytes(in: from..<range.lowerBound)
    let separatorBefore = before.reversed().prefix {
      $0 == 32 || $0 == 9 || $0 == UInt8(ascii: ",")
    }
    return range.lowerBound - separatorBefore.count..<range.upperBound
  }
}
