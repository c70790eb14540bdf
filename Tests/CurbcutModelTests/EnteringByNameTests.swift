import Testing

@testable import CurbcutModel

/// Which views and members are meant by the names that a view uses.
@Suite struct EnteringByNameTests {
  @Test(
    "members in an extension are read where the view uses them",
    arguments: [
      ("var header: some View { Text(title) }", "header", ["Hut"]),
      (
        "func row(_ name: String) -> some View { Text(name) }",
        #"ForEach(["Roof", "Door"], id: \.self, content: row)"#, ["Roof", "Door"]
      ),
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

  @Test(
    "what is handed to a view may be another of its type; what shows itself again is read once",
    arguments: [
      ("VStack { Text(title); content }", ["a", "b", "c", "d"]),
      (
        "Button(title) {}.sheet(isPresented: $isOpen) { content }",
        ["a, button", "b", "c, button", "d"]
      ),
      (
        "VStack { Text(title); Card(title: title) { content } }",
        ["a", "‹Card›", "b", "c", "‹Card›", "d"]
      ),
      (
        "Button(title) {}.sheet(isPresented: $isOpen) { Card(title: title) { Text(\"e\") } }",
        ["a, button", "‹Card›", "e"]
      ),
    ]
  )
  func circles(body: String, expected: [String]) {
    let card = """
      struct Card<Content: View>: View {
        let title: String
        @State private var isOpen = false
        @ViewBuilder let content: Content
        var body: some View { \(body) }
      }
      """
    let use = "Card(title: \"a\") { Text(\"b\"); Card(title: \"c\") { Text(\"d\") } }"
    let stops = transcript(ofBody: use, beside: card).stops
    #expect(stops.map(\.spoken) == expected)
    let doubts = Set(stops.compactMap(\.doubt))
    #expect(doubts == (expected.contains("‹Card›") ? ["Card shows itself again here"] : []))
  }

  @Test(
    "of several types of one name in others that is meant which is named with the one around it"
  )
  func nestedNames() {
    let orders = ["Huts", "Boats"].map { owner in
      """
      enum \(owner) {
        enum Order {
          case name
          var label: some View { Text("\(owner) by name") }
        }
      }
      """
    }
    let screen = """
      struct Screen: View {
        let huts: Huts.Order
        let boats: Boats.Order
        var body: some View { VStack { huts.label; boats.label } }
      }
      """
    for order in [orders, orders.reversed()] {
      let beside = ([screen] + order).joined(separator: "\n")
      #expect(
        spoken("Screen(huts: .name, boats: .name)", beside: beside) == [
          "Huts by name", "Boats by name",
        ]
      )
    }
  }
}
