import CurbcutRules
import CurbcutTestSupport
import Foundation
import Testing

@Suite("The list of rules")
struct RegistryTests {
  /// `image-missing-label` → `ImageMissingLabel`.
  private func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  @Test("has every file under Rules, in the folder of its group")
  func files() {
    let files = RepositoryFiles.ruleFiles.map { url in
      let folder = url.deletingLastPathComponent().lastPathComponent
      return "\(folder)/\(url.deletingPathExtension().lastPathComponent)"
    }
    let expected = Rule.all.map { "\($0.group.rawValue)/\(pascalCase($0.id))" }
    #expect(Set(files) == Set(expected))
    #expect(files.count == Rule.all.count)
  }

  @Test("is sorted by group and id, and has every id once")
  func order() {
    let groups = Rule.Group.allCases
    let sorted = Rule.all.sorted { first, second in
      let places = (
        groups.firstIndex(of: first.group) ?? 0, groups.firstIndex(of: second.group) ?? 0
      )
      return places.0 == places.1 ? first.id < second.id : places.0 < places.1
    }
    #expect(Rule.all.map(\.id) == sorted.map(\.id))
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test("names faults: an id reads well after “allow”", arguments: Rule.all.map(\.id))
  func ids(_ id: String) throws {
    #expect(id.allSatisfy { ($0.isASCII && $0.isLowercase) || $0 == "-" })
    for remedy in ["no-", "use-", "prefer-", "require-", "avoid-"] {
      #expect(!id.hasPrefix(remedy))
    }
    let rule = try #require(Rule.named(id))
    let file = try #require(
      RepositoryFiles.ruleFiles.first {
        $0.deletingPathExtension().lastPathComponent == pascalCase(id)
      }
    )
    let name = pascalCase(id)
    let property = name.prefix(1).lowercased() + name.dropFirst()
    #expect(
      try String(contentsOf: file, encoding: .utf8).includes("static let \(property) = Rule(")
    )
    #expect(rule.title.first?.isUppercase == true)
    #expect(rule.title.last?.isPunctuation == false)
    #expect(rule.why.hasSuffix("."))
    #expect(rule.examples.contains { $0.verdict == .reported })
    #expect(rule.examples.contains { $0.verdict == .recommended })
  }

  @Test("cites criteria by the address of their page")
  func criteria() {
    let urls = Set(Rule.all.flatMap(\.criteria).map(\.url))
    #expect(
      urls.contains("https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html")
    )
    #expect(
      urls.contains("https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html")
    )
  }

  @Test("is what the rule reference says")
  func reference() throws {
    try expectSnapshot(ruleReference(of: Rule.all), at: RepositoryFiles.reference)
  }
}
