import CurbcutRules
import CurbcutTestSupport
import Foundation
import Testing

/// What can be held mechanically of how rules speak to people; CONTRIBUTING has the rest.
@Suite("How rules speak")
struct WordingTests {
  /// A sentence that people read, with where it comes from.
  struct Sentence: Sendable {
    let place: String
    let text: String
  }

  /// Everything about a rule that is read by people who use it.
  private static func sentences(of rule: Rule) -> [Sentence] {
    var texts = [("title", rule.title), ("why", rule.why)]
    if let limitations = rule.knownLimitations { texts.append(("limitations", limitations)) }
    texts += rule.options.map { ("option \($0.name)", $0.summary) }
    texts += rule.exemptions.map { ("exemption", $0.name) }
    for example in rule.examples {
      if let note = example.note { texts.append(("note", note)) }
      texts += example.fixed.map { ("fix", $0.title) }
      texts += MarkedSource(example.code).markers.map { ("message", $0.text) }
    }
    return texts.map { Sentence(place: "\(rule.id), \($0)", text: $1) }
  }

  /// Words of ours that the field does not use, and words about people that say little of what they
  /// experience. Matched as whole words.
  private static let banned: Set<String> = [
    "ornament", "ornaments", "ornamental", "homemade", "mend", "mends", "mended", "heed", "heeds",
    "heeded", "heeding", "whoever", "listener", "listeners", "wears", "pale", "somebody", "nobody",
    "stays", "remedy", "behind", "colour", "colours",
  ]

  private static func words(of text: String) -> [String] {
    // What stands in quotes or backticks is code, or somebody else's words.
    let prose = text.replacingOccurrences(
      of: "`[^`]*`|\"[^\"]*\"",
      with: "",
      options: .regularExpression
    )
    return prose.lowercased().split { !$0.isLetter }.map(String.init)
  }

  @Test("the words are the field's", arguments: Rule.all.map(\.id))
  func words(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    for sentence in Self.sentences(of: rule) {
      let found = Self.banned.intersection(Self.words(of: sentence.text))
      #expect(found.isEmpty, "\(sentence.place): \(sentence.text)")
      #expect(!sentence.text.contains { "“”‘’".contains($0) }, "\(sentence.place): curly quotes")
    }
  }

  @Test("titles and messages are short and end without a period", arguments: Rule.all.map(\.id))
  func lengths(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(rule.title.count <= 60, "\(rule.title)")
    for sentence in Self.sentences(of: rule) where sentence.place.hasSuffix("message") {
      // The element's own words may be long.
      let own = sentence.text.replacingOccurrences(
        of: "\"[^\"]*\"|`[^`]*`",
        with: "\"\"",
        options: .regularExpression
      )
      #expect(own.count <= 110, "\(sentence.place): \(sentence.text)")
      #expect(!sentence.text.hasSuffix("."), "\(sentence.place): \(sentence.text)")
    }
  }

  @Test("every exemption has a name that says what is the case", arguments: Rule.all.map(\.id))
  func exemptions(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    for exemption in rule.exemptions {
      #expect(exemption.name.first?.isLowercase == true, "\(exemption.name)")
      #expect(exemption.name.last?.isPunctuation == false, "\(exemption.name)")
    }
    #expect(Set(rule.exemptions.map(\.name)).count == rule.exemptions.count, "names are unique")
  }
}
