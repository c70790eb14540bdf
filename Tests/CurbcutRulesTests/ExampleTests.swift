import CurbcutAnalysis
import CurbcutModel
import CurbcutRules
import CurbcutSyntax
import CurbcutTestSupport
import Foundation
import Testing

/// One example of a rule, by its place in the rule.
struct NumberedExample: CustomTestStringConvertible, Sendable {
  let rule: Rule
  let number: Int
  let example: Example

  var testDescription: String { "\(rule.id) \(number) \(example.note ?? "")" }

  /// The example's line in its rule's file: failures are shown there.
  var location: SourceLocation {
    let name = example.fileID.split(separator: "/").last.map(String.init) ?? ""
    let path = RepositoryFiles.ruleFiles.first { $0.lastPathComponent == name }?.path ?? name
    return SourceLocation(fileID: example.fileID, filePath: path, line: example.line, column: 1)
  }

  static let all: [NumberedExample] = Rule.all.filter {
    Coverage.rule == nil || $0.id == Coverage.rule
  }.flatMap { rule in
    rule.examples.enumerated().map { NumberedExample(rule: rule, number: $0 + 1, example: $1) }
  }

  /// Examples that rules can judge alone; suppressions are the analysis's.
  static let ofRules = all.filter { numbered in
    if case .suppressions = numbered.rule.check { return false }
    return !numbered.example.isInterface
  }

  /// A sample of them, for what depends little on the rule.
  static let sampleOfRules = Coverage.sample(ofRules, seed: 5)

  /// Examples of files of Interface Builder.
  static let ofInterfaces = all.filter(\.example.isInterface)
}

@Suite("Every example of every rule")
struct ExampleTests {
  @Test(
    "are there for the only rule that is tested",
    .enabled(if: Coverage.rule != nil, "all rules are tested")
  )
  func chosenRule() {
    let id = Coverage.rule ?? ""
    #expect(Rule.named(id) != nil, "no rule is called “\(id)”")
  }

  @Test("gives exactly the marked findings, of all rules", arguments: NumberedExample.ofRules)
  func findings(_ numbered: NumberedExample) {
    let source = MarkedSource(numbered.example.code)
    expectFindings(source, in: numbered)
    let ids = CheckedSource(source.text, strings: numbered.example.strings).findings.map(\.ruleID)
    switch numbered.example.verdict {
    case .reported:
      #expect(
        ids.contains(numbered.rule.id),
        "the example's own rule reports",
        sourceLocation: numbered.location
      )
    case .recommended:
      #expect(ids.isEmpty, "nothing is wrong", sourceLocation: numbered.location)
    case .ignored:
      #expect(
        !ids.contains(numbered.rule.id),
        "only other rules report what is marked",
        sourceLocation: numbered.location
      )
    }
    #expect(
      !SyntaxTree(parsing: source.text).hasErrors,
      "the example is Swift",
      sourceLocation: numbered.location
    )
  }

  /// Where a class and its extension are read as one, it may be told at another place of the class.
  @Test("gives the same as the only file of a project", arguments: NumberedExample.ofRules)
  func opened(_ numbered: NumberedExample) {
    let source = MarkedSource(numbered.example.code)
    let found = diagnostics(of: source.text, strings: numbered.example.strings)
    #expect(
      found.map(\.message).sorted() == source.markers.map(\.text).sorted(),
      sourceLocation: numbered.location
    )
  }

  @Test("gives the same behind a multi-byte comment", arguments: NumberedExample.sampleOfRules)
  func shifted(_ numbered: NumberedExample) {
    let source = MarkedSource(numbered.example.code)
    let comment = "// Wanderwege 🥾 für alle\n"
    let distance = comment.utf8.count
    let markers = source.markers.map {
      MarkedSource.Marker(
        range: $0.range.lowerBound + distance..<$0.range.upperBound + distance,
        text: $0.text
      )
    }
    expect(
      CheckedSource(comment + source.text, strings: numbered.example.strings),
      markers,
      in: numbered
    )
  }

  @Test("gives the same with CRLF line ends", arguments: NumberedExample.sampleOfRules)
  func carriageReturns(_ numbered: NumberedExample) {
    let source = MarkedSource(numbered.example.code)
    let bytes = Array(source.text.utf8)
    let markers = source.markers.map { marker in
      let lines = bytes[..<marker.range.lowerBound].count { $0 == 10 }
      return MarkedSource.Marker(
        range: marker.range.lowerBound + lines..<marker.range.upperBound + lines,
        text: marker.text
      )
    }
    let checked = CheckedSource(
      source.text.replacingOccurrences(of: "\n", with: "\r\n"),
      strings: numbered.example.strings
    )
    expect(checked, markers, in: numbered)
    for fix in checked.findings.flatMap(\.fixes) {
      let mended = Array(checked.applying(fix).utf8)
      let lone = zip(mended, mended.dropFirst()).contains { $0 != 13 && $1 == 10 }
      #expect(!lone, "“\(fix.title)” mixes line ends", sourceLocation: numbered.location)
    }
  }

  @Test("is silent in a comment and in a string", arguments: NumberedExample.sampleOfRules)
  func quoted(_ numbered: NumberedExample) {
    let source = MarkedSource(numbered.example.code)
    for text in ["/*\n\(source.text)\n*/\n", "let text = #\"\"\"\n\(source.text)\n\"\"\"#\n"] {
      expect(CheckedSource(text), [], in: numbered)
    }
  }

  @Test(
    "is silent under its suppression, which is of use",
    arguments: NumberedExample.sampleOfRules
  )
  func suppressed(_ numbered: NumberedExample) {
    let text = MarkedSource(numbered.example.code).text
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var ids: [Int: Set<String>] = [:]
    // As a whole file: a class and its extension are read as one, and reported where that shows.
    for finding in diagnostics(of: text) {
      let line = Array(text.utf8)[..<finding.range.lowerBound].count { $0 == 10 }
      ids[line, default: []].insert(finding.ruleID)
    }
    for (line, ids) in ids.sorted(by: { $0.key > $1.key }) {
      let names = ids.sorted().joined(separator: ", ")
      lines.insert("// curbcut:disable:next \(names) - As an example", at: line)
    }
    let silent = diagnostics(of: lines.joined(separator: "\n"))
    #expect(silent.isEmpty, "left: \(silent)", sourceLocation: numbered.location)
  }

  @Test(
    "of suppressions gives exactly the marked findings",
    arguments: NumberedExample.all.filter { $0.rule.id == "unused-suppression" }
  )
  func suppressions(_ numbered: NumberedExample) {
    let source = MarkedSource(numbered.example.code)
    let found = diagnostics(of: source.text)
    let expected = source.markers.map { Expectation(range: $0.range, text: $0.text) }
    #expect(
      found.map { Expectation(range: $0.range, text: $0.message) } == expected,
      sourceLocation: numbered.location
    )
    for diagnostic in found {
      for fix in diagnostic.fixes {
        let mended = applying(fix, to: source.text)
        let expected = numbered.example.fixed.first { $0.title == fix.title }?.code
        #expect(mended == expected, sourceLocation: numbered.location)
        #expect(diagnostics(of: mended).isEmpty, sourceLocation: numbered.location)
      }
    }
  }

  private func diagnostics(of text: String, strings: [String: String] = [:]) -> [Diagnostic] {
    var workspace = Workspace()
    workspace.configuration.profile = .all
    workspace.configuration.project.strings = ProjectStrings(
      texts: strings,
      keys: [],
      languages: []
    )
    workspace.open("Example.swift", bytes: Array(text.utf8))
    repeat {
      workspace.gather("Example.swift")
    } while !workspace.settleGatheredFacts().paths.isEmpty
    _ = workspace.takeGatheredFacts()
    return workspace.diagnostics(for: "Example.swift")
  }

  @Test("mends as shown, for good", arguments: NumberedExample.ofRules)
  func fixes(_ numbered: NumberedExample) {
    let source = MarkedSource(numbered.example.code)
    let checked = CheckedSource(source.text, strings: numbered.example.strings)
    var titles: Set<String> = []
    for finding in checked.findings {
      for fix in finding.fixes {
        titles.insert(fix.title)
        let mended = checked.applying(fix)
        let expected = numbered.example.fixed.first { $0.title == fix.title }?.code
        if let expected, numbered.example.fixed.count(where: { $0.title == fix.title }) == 1 {
          #expect(
            mended == expected,
            "\(fix.title):\n\(lineDifference(expected, mended))",
            sourceLocation: numbered.location
          )
        }
        expectMended(mended, of: finding, by: fix, before: checked, in: numbered)
      }
    }
    for fixed in numbered.example.fixed {
      #expect(
        titles.contains(fixed.title),
        "no fix is called “\(fixed.title)”; there are \(titles.sorted())",
        sourceLocation: numbered.location
      )
    }
  }

  @Test("never traps when cut short", arguments: NumberedExample.ofRules)
  func prefixes(_ numbered: NumberedExample) {
    let text = MarkedSource(numbered.example.code).text
    let tokens = SyntaxTree(parsing: text).root.allTokens.map { $0 }
    for token in Coverage.sample(tokens, seed: numbered.number) {
      let prefix = Array(Array(text.utf8)[..<token.range.lowerBound])
      let checked = CheckedSource(SyntaxTree(parsing: prefix))
      #expect(checked.bytes == prefix, sourceLocation: numbered.location)
    }
  }

  @Test(
    "parses the same when typed in",
    arguments: Coverage.sample(NumberedExample.all, seed: 3)
  )
  func typed(_ numbered: NumberedExample) {
    let text = Array(MarkedSource(numbered.example.code).text.utf8)
    var tree = SyntaxTree(parsing: [])
    for (offset, byte) in text.enumerated() {
      tree.edit(TextEdit(range: offset..<offset, replacement: [byte]))
    }
    #expect(tree == SyntaxTree(parsing: text), sourceLocation: numbered.location)
  }

  // MARK: Expectations

  private func expectFindings(_ source: MarkedSource, in numbered: NumberedExample) {
    expect(
      CheckedSource(source.text, strings: numbered.example.strings),
      source.markers,
      in: numbered
    )
  }

  private func expect(
    _ checked: CheckedSource,
    _ markers: [MarkedSource.Marker],
    in numbered: NumberedExample
  ) {
    let expected = markers.map { Expectation(range: $0.range, text: $0.text) }.sorted()
    let found = checked.findings.map { Expectation(range: $0.range, text: $0.message) }.sorted()
    #expect(
      found == expected,
      "found \(found)\nexpected \(expected)",
      sourceLocation: numbered.location
    )
  }

  private func expectMended(
    _ mended: String,
    of finding: Finding,
    by fix: Fix,
    before: CheckedSource,
    in numbered: NumberedExample
  ) {
    // A place that takes an expression is no Swift until somebody has filled it in.
    let filled = mended.replacing(/\(<#[^"\n]*#>\)/, with: "(words)")
    let after = CheckedSource(filled, strings: numbered.example.strings)
    #expect(
      !after.hasErrors,
      "“\(fix.title)” breaks the syntax:\n\(mended)",
      sourceLocation: numbered.location
    )
    // What it leaves to be filled in is reported until somebody has done so.
    let leavesWords = fix.edits.contains {
      String(decoding: $0.replacement, as: UTF8.self).contains("<#")
    }
    let left = after.findings.filter { !leavesWords || $0.ruleID != "label-is-placeholder" }
      .map(\.message)
    let had = before.findings.map(\.message)
    #expect(
      left.count { $0 == finding.message } < had.count { $0 == finding.message },
      "“\(fix.title)” does not mend “\(finding.message)”:\n\(mended)",
      sourceLocation: numbered.location
    )
    #expect(
      left.allSatisfy { message in
        left.count { $0 == message } <= had.count { $0 == message }
      },
      "“\(fix.title)” leads to \(left):\n\(mended)",
      sourceLocation: numbered.location
    )
    let messages = after.findings.filter { $0.ruleID == finding.ruleID }.flatMap(\.fixes)
    for again in messages where again.title == fix.title && after.findings.isEmpty {
      Issue.record("“\(again.title)” is offered again", sourceLocation: numbered.location)
    }
  }
}
