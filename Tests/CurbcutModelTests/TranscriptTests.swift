import Testing

@testable import CurbcutModel

/// What VoiceOver says.
///
/// Sources: Apple, "accessibilityElement(children:)", "accessibilityLabel(_:)" and the VoiceOver
/// chapters of the user guide: label, value, traits, hint.
@Suite struct TranscriptTests {
  /// The spoken lines of a view body.
  private func spoken(_ body: String) -> [String] {
    let models = lowered("struct V: View { var body: some View { \(body) } }")
    return models.flatMap(\.trees).flatMap { Transcript(of: $0).stops.map(\.spoken) }
  }

  @Test(
    "each control is spoken with its role",
    arguments: [
      ("Text(\"Hello\")", ["Hello"]),
      ("Text(\"\\(count) items\")", ["‹count› items"]),
      ("Text(title)", ["‹title›"]),
      ("Text(\"a\") + Text(\"b\")", ["ab"]),
      ("Text(\"News\").accessibilityAddTraits(.isHeader)", ["News, heading"]),
      ("Image(\"cat\")", ["cat, image"]),
      ("Image(\"cat\").accessibilityLabel(\"A cat\")", ["A cat, image"]),
      ("Image(decorative: \"cat\")", []),
      ("Image(systemName: \"plus\")", ["Add, image"]),
      ("Label(\"Share\", systemImage: \"square\")", ["Share"]),
      ("Button(\"Save\") {}", ["Save, button"]),
      ("Button(\"Save\") {}.disabled(true)", ["Save, dimmed, button"]),
      ("Button { } label: { Image(\"x\"); Text(\"Go\") }", ["Go, button"]),
      (
        "Button(\"Save\") {}.accessibilityHint(\"Keeps the draft.\")",
        ["Save, button. Keeps the draft."]
      ),
      ("Toggle(\"Wi-Fi\", isOn: $isOn)", ["Wi-Fi, switch button, ‹on | off›"]),
      ("Slider(value: $volume) { Text(\"Volume\") }", ["Volume, ‹volume›%, adjustable"]),
      (
        "Slider(value: $v) { Text(\"Volume\") }.accessibilityValue(\"Loud\")",
        ["Volume, Loud, adjustable"]
      ),
      ("Link(\"Site\", destination: url)", ["Site, link"]),
      ("NavigationLink(\"More\") { Detail() }", ["More, button"]),
      ("TextField(\"Name\", text: $name)", ["Name, ‹name›, text field"]),
      ("Menu(\"Sort\") { Button(\"A\") {} }", ["Sort, button", "A, button"]),
      ("EditButton()", ["‹Edit | Done›, button"]),
    ]
  )
  func controls(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test(
    "groups are spoken as they merge",
    arguments: [
      ("HStack { Text(\"a\"); Text(\"b\") }", ["a", "b"]),
      ("HStack { Text(\"a\"); Text(\"b\") }.accessibilityElement(children: .combine)", ["a, b"]),
      ("HStack { Text(\"a\") }.accessibilityElement().accessibilityLabel(\"All\")", ["All"]),
      ("HStack { Text(\"a\"); Text(\"b\") }.accessibilityElement(children: .contain)", ["a", "b"]),
      (
        "VStack { Text(\"a\").accessibilitySortPriority(1); Text(\"b\").accessibilitySortPriority(2) }",
        ["b", "a"]
      ),
      ("VStack { Text(\"a\").accessibilityHidden(true); Text(\"b\") }", ["b"]),
      ("Section { Text(\"row\") } header: { Text(\"Head\") }", ["Head", "row"]),
      ("Text(\"a\").overlay { Button(\"b\") {} }", ["a", "b, button"]),
      ("Card()", ["‹Card›"]),
    ]
  )
  func groups(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

}
