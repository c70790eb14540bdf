import CurbcutAnalysis
import CurbcutSyntax

/// What an edited workspace is compared with: one that has only ever seen the text as it is now.
enum FreshWorkspace {
  /// How the answers of a workspace differ from those of a fresh one; nil where they do not.
  ///
  /// - Parameter places: where to point, in thousandths of the text.
  static func difference(
    to workspace: inout Workspace,
    in path: String,
    pointingAt places: [Int]
  ) -> String? {
    guard let tree = workspace.document(path)?.tree else { return "the document is gone" }
    let bytes = tree.bytes
    var fresh = Workspace(configuration: workspace.configuration)
    fresh.open(path, bytes: bytes)
    if tree != SyntaxTree(parsing: bytes) { return "the tree is not that of the text" }
    let diagnostics = workspace.diagnostics(for: path)
    if let failure = differs("diagnostics", diagnostics, fresh.diagnostics(for: path)) {
      return failure
    }
    let whole = 0..<bytes.count
    if let failure = outside(whole, diagnostics) { return failure }
    if let failure = differs(
      "code actions",
      workspace.codeActions(in: whole, of: path),
      fresh.codeActions(in: whole, of: path)
    ) ?? differs(
      "transcript",
      workspace.transcripts(of: path).map(\.text),
      fresh.transcripts(of: path).map(\.text)
    ) ?? differs(
      "hints",
      workspace.spokenHints(in: path, range: whole),
      fresh.spokenHints(in: path, range: whole)
    ) ?? differs("views", workspace.viewSummaries(in: path), fresh.viewSummaries(in: path))
      ?? differs("colors", workspace.colors(in: path), fresh.colors(in: path))
      ?? differs("all fixes", workspace.fixAll(path), fresh.fixAll(path))
    {
      return failure
    }
    let offsets = places.map { $0 * bytes.count / 1_000 }
    for offset in offsets + diagnostics.prefix(3).map(\.range.lowerBound) {
      let told = workspace.hover(at: offset, in: path)
      if let failure = differs("hover at \(offset)", told, fresh.hover(at: offset, in: path)) {
        return failure
      }
    }
    return nil
  }

  private static func differs<Answer: Equatable>(
    _ name: String,
    _ told: Answer,
    _ expected: Answer
  ) -> String? {
    guard told != expected else { return nil }
    let answers = [told, expected].map { Array(String(describing: $0)) }
    // What is the same up to a little in front of the difference says nothing.
    let same = zip(answers[0], answers[1]).prefix { $0 == $1 }.count
    let shown = answers.map { String($0.dropFirst(max(0, same - 400))).quoted(atMost: 2_000) }
    return "\(name), after \(same) equal characters: \(shown[0])\ninstead of \(shown[1])"
  }

  /// What lies outside the text or overlaps.
  private static func outside(_ whole: Range<Int>, _ diagnostics: [Diagnostic]) -> String? {
    for diagnostic in diagnostics {
      guard whole.lowerBound <= diagnostic.range.lowerBound,
        diagnostic.range.upperBound <= whole.upperBound
      else { return "\(diagnostic.ruleID) at \(diagnostic.range) of \(whole)" }
      for fix in diagnostic.fixes {
        var end = 0
        for edit in fix.edits {
          guard end <= edit.range.lowerBound, edit.range.upperBound <= whole.upperBound else {
            return "\(diagnostic.ruleID): the edits of “\(fix.title)” overlap or are outside"
          }
          end = edit.range.upperBound
        }
      }
    }
    return nil
  }
}
