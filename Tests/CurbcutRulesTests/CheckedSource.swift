import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// A file with what all rules find in it, in UTF-8 offsets of the file.
struct CheckedSource {
  let bytes: [UInt8]
  let findings: [Finding]
  let hasErrors: Bool

  init(_ text: String, rules: [Rule] = Rule.all, strings: [String: String] = [:]) {
    self.init(SyntaxTree(parsing: text), rules: rules, strings: strings)
  }

  /// - Parameter strings: what the keys in the project's string tables stand for.
  init(_ tree: SyntaxTree, rules: [Rule] = Rule.all, strings: [String: String] = [:]) {
    let table = ProjectStrings(texts: strings, keys: [], languages: [])
    bytes = tree.bytes
    hasErrors = tree.hasErrors
    var models: [(base: Int, model: ItemModel)] = []
    var base = 0
    for unit in tree.units {
      models.append((base, ItemModel(lowering: unit.root(at: 0))))
      base += unit.byteCount
    }
    // What a view brings to its uses takes a few rounds to come through views in views.
    for _ in 0..<4 {
      var context = DeclarationContext()
      context.project.strings = table
      for (_, model) in models { context.add(model.summary) }
      for index in models.indices { models[index].model.derive(in: context) }
    }
    let runner = RuleRunner(rules)
    findings = models.flatMap { base, model in
      runner.findings(of: model).map { $0.shifted(by: base) }
    }
  }

  /// The source after a fix.
  func applying(_ fix: Fix) -> String {
    CurbcutRulesTests.applying(fix, to: String(decoding: bytes, as: UTF8.self))
  }
}

/// A text after a fix.
func applying(_ fix: Fix, to text: String) -> String {
  var result = Array(text.utf8)
  for edit in fix.edits.reversed() { result.replaceSubrange(edit.range, with: edit.replacement) }
  return String(decoding: result, as: UTF8.self)
}

extension Finding {
  func shifted(by distance: Int) -> Finding {
    func shifted(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound + distance..<range.upperBound + distance
    }
    return Finding(
      ruleID: ruleID,
      message: message,
      range: shifted(range),
      severity: severity,
      fixes: fixes.map { fix in
        Fix(
          title: fix.title,
          safety: fix.safety,
          edits: fix.edits.map {
            TextEdit(range: shifted($0.range), replacement: $0.replacement)
          }
        )
      }
    )
  }
}

/// What a finding says and where, for comparison.
struct Expectation: Equatable, Comparable, CustomStringConvertible {
  let range: Range<Int>
  let text: String

  static func < (first: Expectation, second: Expectation) -> Bool {
    (first.range.lowerBound, first.range.upperBound, first.text)
      < (second.range.lowerBound, second.range.upperBound, second.text)
  }

  var description: String { "\(range.lowerBound)..<\(range.upperBound) \(text)" }
}
