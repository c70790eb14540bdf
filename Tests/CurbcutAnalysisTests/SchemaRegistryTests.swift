import CurbcutAnalysis
import CurbcutRules
import CurbcutTestSupport
import Foundation
import Testing

/// The list of rules in the schema that editors complete and explain `.curbcut.json` by.
@Suite struct SchemaRegistryTests {
  @Test("the shipped schema is current")
  func shipped() throws {
    let file = BuiltBinary.repository
      .appendingPathComponent("editors/vscode/schemas/curbcut.schema.json")
    try expectSnapshot(ConfigurationSchema.text, at: file)
  }

  @Test("the schema is JSON, and knows every rule with its options")
  func rules() throws {
    let data = Data(ConfigurationSchema.text.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let rules = try #require(properties["rules"]?["properties"] as? [String: [String: Any]])
    #expect(Set(rules.keys) == Set(Rule.all.map(\.id)))
    for rule in Rule.all {
      let forms = try #require(rules[rule.id]?["anyOf"] as? [[String: Any]])
      let parts = try #require(forms.last?["properties"] as? [String: [String: Any]])
      let options = parts["options"]?["properties"] as? [String: Any] ?? [:]
      #expect(Set(options.keys) == Set(rule.options.map(\.name)))
      // A setting without a description explains nothing.
      #expect((rules[rule.id]?["description"] as? String)?.isEmpty == false)
    }
  }

  @Test("the reader takes just the settings that the schema has")
  func keys() throws {
    let data = Data(ConfigurationSchema.text.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    for key in properties.keys {
      let file = ConfigurationFile(Array("{\"\(key)\": true}".utf8))
      #expect(!file.problems.contains { $0.message.hasPrefix("There is no setting") }, "\(key)")
    }
    #expect(ConfigurationFile(Array("{\"rule\": {}}".utf8)).problems.count == 1)
    #expect(ConfigurationFile(Array(Configuration.template.utf8)).problems.isEmpty)
  }
}
