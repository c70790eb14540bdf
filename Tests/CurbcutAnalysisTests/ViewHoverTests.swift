import CurbcutAnalysis
import Testing

/// What is shown of a view when a person points at it.
@Suite struct ViewHoverTests {
  /// The hover at the first place of some text.
  private func hover(at text: String, in body: String) throws -> Hover? {
    let source = "struct V: View { var body: some View { VStack { \(body) } } }"
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    let range = try #require(source.range(of: text))
    let offset = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
    return workspace.hover(at: offset, in: "A.swift")
  }

  @Test("a control shows all its parts, their sources and its place")
  func parts() throws {
    let body = """
      Text("Intro")
      if isOpen {
        Toggle("Wi-Fi", isOn: $isOn)
          .accessibilityHint("Saves data.")
          .disabled(isLocked)
          .accessibilityAction(named: "Forget") {}
          .accessibilityInputLabels(["Network"])
      }
      Text("End")
      """
    let hover = try #require(try hover(at: "Toggle", in: body))
    #expect(
      hover.plainText == """
        VoiceOver: “Wi-Fi, ‹dimmed if isLocked›, switch button, ‹on | off›. Saves data.”
        Label: “Wi-Fi” from title, line 3
        Value: “‹on | off›” from isOn: $isOn, line 3
        Traits: switch button (Toggle, line 3), ‹dimmed if isLocked› (disabled, line 5)
        Hint: “Saves data.” from accessibilityHint, line 4
        Action: “Forget” from accessibilityAction, line 6
        Voice Control: “Network”
        Usage: Double tap to toggle setting.
        Order: element 2 of 3 in V, after “Intro”, before “End”
        Context: if isOpen
        """
    )
    #expect(try self.hover(at: "accessibilityHint", in: body)?.plainText == hover.plainText)
  }

  @Test(
    "a view that is no stop says what it is",
    arguments: [
      ("HStack", #"HStack { Text("a"); Text("b") }"#, "VoiceOver: 2 elements\n  “a”\n  “b”"),
      (
        "Text", #"Text("a").accessibilityHidden(true)"#,
        "VoiceOver: not read; hidden by accessibilityHidden"
      ),
      ("Text", #"Button { } label: { Text("Go") }"#, "VoiceOver: part of “Go, button”"),
      (
        "Text", #"HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)"#,
        "VoiceOver: part of “a, b”"
      ),
      (
        "Text", #"HStack { Text("a") }.accessibilityElement().accessibilityLabel("x")"#,
        "VoiceOver: part of “x”"
      ),
      ("Circle", #"Circle()"#, "VoiceOver: not an accessibility element; it only draws"),
    ]
  )
  func others(name: String, body: String, expected: String) throws {
    let source = "struct V: View { var body: some View { \(body) } }"
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    let range = try #require(source.range(of: name))
    let offset = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
    let hover = workspace.hover(at: offset, in: "A.swift")
    #expect(hover?.plainText.includes(expected) == true, "\(hover?.plainText ?? "nothing")")
  }

  @Test("what is heard comes first, Markdown in the source stays text")
  func finding() throws {
    let hover = try #require(try hover(at: "Image", in: #"Image("a_b_c"); Text("*x*")"#))
    #expect(hover.markdown.hasPrefix(#"- **VoiceOver:** “a\_b\_c, image”"#))
    #expect(hover.markdown.includes("People who use VoiceOver"))
    let text = try #require(try self.hover(at: "Text", in: #"Text(verbatim: "*x*")"#))
    #expect(text.markdown.includes(#"“\*x\*”"#))
  }
}
