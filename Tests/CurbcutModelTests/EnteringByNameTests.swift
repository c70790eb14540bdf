import Testing

@testable import CurbcutModel

/// Which views and members are meant by the names that a view uses.
@Suite struct EnteringByNameTests {
  @Test(
    "members in an extension are read where the view uses them",
    arguments: [
      ("var header: some View { Text(title) }", "header", ["Hut"]),
      ("var header: some View { Text(title) }", "self.header.bold()", ["Hut"]),
      ("var header: some View { Text(title) }", "Button {} label: { header }", ["Hut, button"]),
      (
        #"func row(_ name: String) -> some View { Text("\(name) of \(title)") }"#,
        #"row("Roof"); row("Door")"#,
        ["Roof of Hut", "Door of Hut"]
      ),
      (
        "@ViewBuilder var header: some View { Text(title); if isOpen { footer } }\n"
          + "var footer: some View { Text(\"open\") }",
        "header", ["Hut", "[if isOpen] open"]
      ),
    ]
  )
  func extensions(members: String, use: String, expected: [String]) {
    let screen = """
      struct Screen: View {
        let title: String
        var body: some View { VStack { \(use) } }
      }
      extension Screen { \(members) }
      """
    #expect(spoken("Screen(title: \"Hut\")", beside: screen) == expected)
  }

  @Test("of several views of one name that of the same file is meant, else the nearest")
  func sameNames() throws {
    let own = lowered("struct V: View { var body: some View { Card(); Row() } }")
    let card = lowered(
      "struct Card: View { var body: some View { Row() } }\n"
        + "private struct Row: View { var body: some View { Text(\"of the card\") } }"
    )
    let near = lowered("struct Row: View { var body: some View { Text(\"phone\") } }")
    let far = lowered("struct Row: View { var body: some View { Text(\"television\") } }")
    var views = ReadableViews()
    for model in near { views.add(model, at: nil, in: "Phone/Rows/Row.swift") }
    for model in card { views.add(model, at: nil, in: "Shared/Card.swift") }
    for model in far { views.add(model, at: nil, in: "TV/Row.swift") }
    for model in own { views.add(model, at: 0, in: "Phone/V.swift") }
    let tree = try #require(own.first?.trees.first)
    let transcript = Transcript(of: tree, at: 0, entering: views)
    #expect(transcript.stops.map(\.spoken) == ["of the card", "phone"])
  }
}
