import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// What is shown when a person points at a place.
package struct Hover: Sendable, Equatable {
  package let markdown: String
  package let plainText: String
  /// What it is about, in UTF-8 offsets of the file.
  package let range: Range<Int>
}

extension Workspace {
  /// What is wrong at an offset and why it matters, else what VoiceOver says there.
  package mutating func hover(at offset: Int, in path: String) -> Hover? {
    guard let analysis = analysis(of: path) else { return nil }
    let touched = analysis.diagnostics.filter {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    if let first = touched.first {
      let parts = touched.map { Self.text(on: $0) }
      return Hover(
        markdown: parts.map(\.markdown).joined(separator: "\n\n---\n\n"),
        plainText: parts.map(\.plainText).joined(separator: "\n\n"),
        range: first.range
      )
    }
    return speech(at: offset, in: analysis)
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

  /// What VoiceOver says on the view whose head is at an offset.
  private func speech(at offset: Int, in analysis: FileAnalysis) -> Hover? {
    guard let (model, base) = analysis.item(at: offset) else { return nil }
    for tree in model.trees {
      let stops = Transcript(of: tree).stops
      guard
        let index = stops.firstIndex(where: {
          $0.range.shifted(by: base).contains(offset)
            && $0.range.lowerBound + base + 64 > offset
        })
      else { continue }
      let stop = stops[index]
      var lines = ["**VoiceOver:** “\(stop.spoken)”"]
      if let condition = stop.condition { lines.append("Only when `\(condition)`.") }
      if !stop.actions.isEmpty {
        lines.append("Actions: " + stop.actions.joined(separator: ", ") + ".")
      }
      lines.append("Stop \(index + 1) of \(stops.count) in this view.")
      for origin in stop.origins { lines.append("The \(origin.part) is \(origin.reason).") }
      let markdown = lines.joined(separator: "\n\n")
      return Hover(
        markdown: markdown,
        plainText: lines.joined(separator: "\n").filter { $0 != "*" && $0 != "`" },
        range: stop.range.shifted(by: base)
      )
    }
    return nil
  }
}

extension Rule {
  /// The shortest of its good examples.
  var goodExample: String? {
    examples.filter { $0.verdict == .good }.map(\.code).min { $0.count < $1.count }
  }

  /// The rule whose id is most like a name; nil where none is close.
  package static func closest(to name: String) -> String? {
    let candidates = all.map { (id: $0.id, distance: EditDistance.between(name, $0.id)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, name.count / 3) ? best.id : nil
  }
}

/// How many letters must change to turn a word into another.
package enum EditDistance {
  package static func between(_ first: String, _ second: String) -> Int {
    let first = Array(first.prefix(100))
    let second = Array(second.prefix(100))
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
