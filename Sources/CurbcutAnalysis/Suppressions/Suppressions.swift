import CurbcutRules
import CurbcutSyntax

/// The suppression comments of a file, and which of them were of use.
///
/// Everything is looked up by rule and line, so that many comments and many findings cost n log n.
struct Suppressions {
  private let comments: [SuppressionComment]
  private let text: LineTable
  /// Whether all of the file parses: where it does not, nobody knows what a comment is for.
  private let isWhole: Bool
  /// Where the names of each comment begin among all of them; a comment about all rules counts as
  /// one name.
  private var firstNames: [Int] = []
  /// Which names of comments silenced something.
  private var used: [Bool] = []
  /// The names that are about one line, by line, and those about the whole file.
  private var names: [Place: [Int]] = [:]
  /// The comments that turn a rule off and on again, by rule; nil for all rules.
  private var switches: [String?: Switches] = [:]

  /// How many names have been found that are no rule's.
  private var unknownCount = 0
  /// For how many of them the rule is looked for that may be meant.
  private static let maximumSuggestionCount = 64

  /// What names of comments are about: a rule on a line. Without a rule it is all rules, and without
  /// a line the whole file.
  private struct Place: Hashable {
    let rule: String?
    let line: Int?
  }

  init(_ comments: [SuppressionComment], in tree: SyntaxTree) {
    self.comments = comments
    text = LineTable(tree)
    isWhole = !tree.hasErrors
    let lines = comments.map { [text] in text.position(of: $0.range.lowerBound).line }
    let codeLines = Self.codeLines(below: Set(lines), in: text)
    var count = 0
    for (index, comment) in comments.enumerated() {
      firstNames.append(count)
      if comment.rules.isEmpty {
        add(nil, name: count, of: comment, on: lines[index], codeLines)
      }
      var seen: Set<String> = []
      for (number, rule) in comment.rules.enumerated() where seen.insert(rule.id).inserted {
        add(rule.id, name: count + number, of: comment, on: lines[index], codeLines)
      }
      count += max(1, comment.rules.count)
    }
    used = [Bool](repeating: false, count: count)
  }

  private mutating func add(
    _ rule: String?,
    name: Int,
    of comment: SuppressionComment,
    on line: Int,
    _ codeLines: [Int: Int]
  ) {
    let start = comment.range.lowerBound
    switch comment.scope {
    case .next:
      let below = text.position(of: comment.range.upperBound).line + 1
      names[Place(rule: rule, line: codeLines[below] ?? below), default: []].append(name)
    case .this: names[Place(rule: rule, line: line), default: []].append(name)
    case .previous: names[Place(rule: rule, line: line - 1), default: []].append(name)
    case .file: names[Place(rule: rule, line: nil), default: []].append(name)
    case .begin: switches[rule, default: Switches()].turnOff(at: start, by: name)
    case .end: switches[rule, default: Switches()].turnOn(at: start)
    }
  }

  /// For each line that holds nothing but a suppression comment the line of code below: comments in
  /// a row are all about that.
  private static func codeLines(below lines: Set<Int>, in text: LineTable) -> [Int: Int] {
    var codeLines: [Int: Int] = [:]
    for line in lines.sorted(by: >) {
      let start = text.bytes(ofLine: line).drop { $0 == 32 || $0 == 9 }
      if start.starts(with: "//".utf8) { codeLines[line] = codeLines[line + 1] ?? line + 1 }
    }
    return codeLines
  }

  /// Whether a comment silences a diagnostic; remembers that the comment was of use.
  mutating func silence(_ diagnostic: Diagnostic) -> Bool {
    let offset = diagnostic.range.lowerBound
    let line = text.position(of: offset).line
    var isSilent = false
    for rule in [diagnostic.ruleID, nil] {
      for place in [Place(rule: rule, line: line), Place(rule: rule, line: nil)] {
        guard let found = names[place] else { continue }
        isSilent = true
        // Once is enough: what is left says that the place is silent.
        for name in found { used[name] = true }
        if !found.isEmpty { names[place] = [] }
      }
    }
    let ends = [diagnostic.ruleID, nil].compactMap { switches[$0]?.lastOn(upTo: offset) }
    for rule in [diagnostic.ruleID, nil] {
      if switches[rule]?.use(after: ends.max() ?? -1, upTo: offset) == true { isSilent = true }
    }
    return isSilent
  }

  /// A finding for every rule of a comment that silenced nothing.
  mutating func unused(rules: [Rule], configuration: Configuration) -> [Diagnostic] {
    guard let rule = rules.first(where: { $0.id == "unused-suppression" }) else { return [] }
    var found: [Diagnostic] = []
    let running = Set(rules.map(\.id))
    var used = used
    for switches in switches.values {
      for name in switches.used { used[name] = true }
    }
    for index in comments.indices {
      let comment = comments[index]
      let first = firstNames[index]
      guard !comment.isForeign, comment.scope != .end else { continue }
      let idle = comment.rules.indices.filter { name in
        let id = comment.rules[name].id
        return !used[first + name] && (running.contains(id) || Rule.named(id) == nil)
      }
      if comment.rules.isEmpty, !used[first] {
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
        let message = message(for: comment, idle)
        found.append(diagnostic(rule, message, comment.range, comment, configuration))
      } else {
        for name in idle {
          let range = comment.rules[name].range
          let message = message(for: comment, [name])
          found.append(diagnostic(rule, message, range, comment, configuration))
        }
      }
    }
    return found
  }

  private mutating func message(for comment: SuppressionComment, _ idle: [Int]) -> String {
    if let unknown = idle.map({ comment.rules[$0].id }).first(where: { Rule.named($0) == nil }) {
      unknownCount += 1
      let closest = unknownCount <= Self.maximumSuggestionCount ? Rule.closest(to: unknown) : nil
      let suggestion = closest.map { "; did you mean \"\($0)\"?" } ?? ""
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
    let isComment = range == comment.range
    let removed = isComment ? wholeComment(comment) : listEntry(range)
    let fix = Fix(
      title: isComment ? "Remove this comment" : "Remove this rule from the comment",
      safety: .safe,
      edits: [TextEdit(range: removed, "")]
    )
    return Diagnostic(
      ruleID: rule.id,
      severity: (configuration.severities[rule.id] ?? nil) ?? rule.severity,
      message: message,
      range: range,
      criteria: rule.criteria,
      fixes: isWhole ? [fix] : [],
      isUnnecessary: true
    )
  }

  /// The comment with its line, where nothing else stands on it, else with the white space before.
  private func wholeComment(_ comment: SuppressionComment) -> Range<Int> {
    let bytes = text.bytes
    let before = bytes[..<comment.range.lowerBound].reversed().prefix { $0 == 32 || $0 == 9 }.count
    let after = bytes[comment.range.upperBound...].prefix { $0 == 32 || $0 == 9 }.count
    let (line, column) = text.position(of: comment.range.lowerBound)
    let end = comment.range.upperBound + after
    let next = text.offset(ofLine: line + 1)
    if before == column, next > comment.range.upperBound,
      end == bytes.count || bytes[end] == 10 || bytes[end] == 13
    {
      return comment.range.lowerBound - column..<next
    }
    return comment.range.lowerBound - before..<comment.range.upperBound
  }

  /// A name in a list with the comma that separates it from a neighbor.
  private func listEntry(_ range: Range<Int>) -> Range<Int> {
    let separator = text.bytes[range.upperBound...].prefix(64).prefix {
      $0 == 32 || $0 == 9 || $0 == UInt8(ascii: ",")
    }
    if separator.contains(UInt8(ascii: ",")) {
      return range.lowerBound..<range.upperBound + separator.count
    }
    let separatorBefore = text.bytes[..<range.lowerBound].suffix(64).reversed().prefix {
      $0 == 32 || $0 == 9 || $0 == UInt8(ascii: ",")
    }
    return range.lowerBound - separatorBefore.count..<range.upperBound
  }
}

/// Where comments turn a rule off and on again, by offset.
private struct Switches {
  private var offs: [(offset: Int, name: Int)] = []
  private var ons: [Int] = []
  /// How many uses begin at each place of `offs` less those that have ended there.
  private var uses: [Int] = [0]

  /// - Parameter offset: behind all that were added before.
  mutating func turnOff(at offset: Int, by name: Int) {
    offs.append((offset, name))
    uses.append(0)
  }

  /// - Parameter offset: behind all that were added before.
  mutating func turnOn(at offset: Int) { ons.append(offset) }

  /// The last place up to an offset at which the rule is turned on again.
  func lastOn(upTo offset: Int) -> Int? {
    let count = ons.partitioningIndex { $0 > offset }
    return count > 0 ? ons[count - 1] : nil
  }

  /// Whether the rule is turned off between two offsets; what does that is used.
  mutating func use(after start: Int, upTo end: Int) -> Bool {
    let first = offs.partitioningIndex { $0.offset > start }
    let last = offs.partitioningIndex { $0.offset > end }
    guard first < last else { return false }
    uses[first] += 1
    uses[last] -= 1
    return true
  }

  /// The names that turned the rule off for something.
  var used: [Int] {
    var open = 0
    return offs.indices.compactMap { index in
      open += uses[index]
      return open > 0 ? offs[index].name : nil
    }
  }
}
