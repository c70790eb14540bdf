import CurbcutRules

extension Workspace {
  /// What VoiceOver says at an offset, then of each finding there why it matters and how it is done
  /// right. The message itself is not repeated: editors show it beside the hover.
  package mutating func hover(at offset: Int, in path: String) -> Hover? {
    guard let analysis = analysis(of: path) else { return nil }
    let touched = analysis.diagnostics.filter {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    let heard = [
      viewHover(at: offset, in: path), analysis.contrast(at: offset),
    ].compactMap { $0 }
    guard let range = touched.first?.range ?? heard.first?.range else { return nil }
    return Hover(
      HoverText.joined(
        heard.map(\.text) + touched.map { Self.text(on: $0) },
        by: "\n\n",
        markdown: "\n\n---\n\n"
      ),
      range: range
    )
  }

  private static func text(on diagnostic: Diagnostic) -> HoverText {
    guard let rule = Rule.named(diagnostic.ruleID) else { return "\(diagnostic.message)" }
    var text: HoverText = "\(HoverText(markdown: rule.whyInShort))\n"
    if let good = rule.goodExample { text = "\(text)\n\(HoverText(block: good))\n" }
    text = "\(text)\n\(rule.id, link: rule.url)"
    for criterion in rule.criteria {
      text = "\(text) · \("WCAG \(criterion.number) \(criterion.name)", link: criterion.url)"
    }
    return text
  }
}

extension Rule {
  /// The first sentence of why it matters.
  var whyInShort: String {
    let text = why.split(separator: "\n").joined(separator: " ")
    guard let end = text.firstRange(of: ". ") else { return text }
    return String(text[..<end.lowerBound]) + "."
  }

  /// The first of its recommended examples: what good code looks like.
  var goodExample: String? {
    examples.first { $0.verdict == .recommended }?.code
  }
}
