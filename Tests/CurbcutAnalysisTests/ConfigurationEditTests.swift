import CurbcutAnalysis
import CurbcutSyntax
import Testing

/// Turning a rule off in a `.curbcut.json` that a person has written.
@Suite struct ConfigurationEditTests {
  private func turnedOff(in text: String) -> String? {
    guard let edit = ConfigurationFile.turningOff("label-empty", in: Array(text.utf8)) else {
      return nil
    }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(edit.range, with: edit.replacement)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "the rest stays as it is",
    arguments: [
      ("", "{\n  \"rules\": {\n    \"label-empty\": \"off\"\n  }\n}\n"),
      ("{}", "{\n  \"rules\": {\n    \"label-empty\": \"off\"\n  }\n}"),
      (
        "{\n  // Ours.\n  \"profile\": \"strict\"\n}\n",
        "{\n  \"rules\": {\n    \"label-empty\": \"off\"\n  },\n  // Ours.\n  \"profile\": \"strict\"\n}\n"
      ),
      (
        "{\n  \"rules\": {\n    \"hint-empty\": \"off\"\n  }\n}\n",
        "{\n  \"rules\": {\n    \"label-empty\": \"off\",\n    \"hint-empty\": \"off\"\n  }\n}\n"
      ),
      (
        "{\"rules\": {}}",
        "{\"rules\": {\n    \"label-empty\": \"off\"\n  }}"
      ),
      (
        "{\"rules\": {\"label-empty\": {\"severity\": \"error\"}}}",
        "{\"rules\": {\"label-empty\": \"off\"}}"
      ),
    ]
  )
  func edits(text: String, expected: String) {
    let result = turnedOff(in: text)
    #expect(result == expected)
    let file = ConfigurationFile(Array((result ?? "").utf8))
    #expect(file.problems.isEmpty)
    #expect(file.rules.contains { $0.value.id == "label-empty" && $0.value.level == .off })
  }

  @Test(
    "what cannot take it is left alone",
    arguments: ["[]", "7", "{\"rules\": []}", "{\"rules\": {\"label-empty\": \"off\"}}"]
  )
  func impossible(text: String) {
    #expect(turnedOff(in: text) == nil)
  }
}
