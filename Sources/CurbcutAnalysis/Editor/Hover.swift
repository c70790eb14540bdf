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

  /// The rule whose id is most like a name; nil where none is close.
  package static func closest(to name: String) -> String? {
    let limit = max(2, name.count / 3)
    let length = name.unicodeScalars.prefix(EditDistance.maximumLength).count
    let candidates = all.lazy.filter { abs($0.id.utf8.count - length) <= limit }
      .map { (id: $0.id, distance: EditDistance.between(name, $0.id)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= limit ? best.id : nil
  }
}

/// How many letters must change to turn a word into another.
package enum EditDistance {
  /// How many letters of a word are looked at.
  static let maximumLength = 100

  package static func between(_ first: String, _ second: String) -> Int {
    // By scalars, which compare many times faster than characters.
    let first = first.unicodeScalars.prefix(maximumLength).map(\.value)
    let second = second.unicodeScalars.prefix(maximumLength).map(\.value)
    var row = Array(0...second.count)
    for (i, left) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in second.enumerated() {
        let substitution = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(substitution, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
