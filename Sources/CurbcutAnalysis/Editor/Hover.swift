import CurbcutRules

/// What is shown when a person points at a place.
package struct Hover: Sendable, Equatable {
  package let markdown: String
  package let plainText: String
  /// What it is about, in UTF-8 offsets of the file.
  package let range: Range<Int>
}

extension Workspace {
  /// What is wrong at an offset and why it matters, then what VoiceOver says there.
  package mutating func hover(at offset: Int, in path: String) -> Hover? {
    guard let analysis = analysis(of: path) else { return nil }
    let touched = analysis.diagnostics.filter {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    let others = [
      analysis.contrast(at: offset), viewHover(at: offset, in: path),
    ].compactMap { $0 }
    let parts =
      touched.map { Self.text(on: $0) }
      + others.map { (markdown: $0.markdown, plainText: $0.plainText) }
    guard let range = touched.first?.range ?? others.first?.range else { return nil }
    return Hover(
      markdown: parts.map(\.markdown).joined(separator: "\n\n---\n\n"),
      plainText: parts.map(\.plainText).joined(separator: "\n\n"),
      range: range
    )
  }

  private static func text(on diagnostic: Diagnostic) -> (markdown: String, plainText: String) {
    guard let rule = Rule.named(diagnostic.ruleID) else {
      return (diagnostic.message, diagnostic.message)
    }
    let criteria = rule.criteria.map { "[WCAG \($0.number) \($0.name)](\($0.url))" }
    let plainCriteria = rule.criteria.map { "WCAG \($0.number) \($0.name)" }
    var markdown = "**\(diagnostic.message)**\n\n\(rule.why)\n"
    var plain = "\(diagnostic.message)\n\n\(rule.why)\n"
    if let good = rule.goodExample {
      markdown += "\n```swift\n\(good)\n```\n"
      plain += "\n\(good)\n"
    }
    markdown += "\n`\(rule.id)`"
    plain += "\n\(rule.id)"
    if !criteria.isEmpty {
      markdown += " · " + criteria.joined(separator: " · ")
      plain += " · " + plainCriteria.joined(separator: " · ")
    }
    return (markdown, plain)
  }
}

extension Rule {
  /// The first of its recommended examples: what good code looks like.
  var goodExample: String? {
    examples.first { $0.verdict == .recommended }?.code
  }
}
