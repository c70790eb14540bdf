import Testing

@testable import CurbcutModel

/// Functions that give views and belong to no type, or to all views, are read where they are called;
/// images by the constants that name them.
@Suite struct FunctionTranscriptTests {
  @Test(
    "functions of the project that are called like views",
    arguments: [
      (
        #"Plain("Tide")"#, "func Plain(_ words: String) -> SwiftUI.Text { SwiftUI.Text(words) }",
        ["Tide"]
      ),
      (
        #"Plain("Tide")"#, "func Plain(_ words: any StringProtocol) -> Text { Text(words).bold() }",
        ["Tide"]
      ),
      (
        #"Heading(title: user.name)"#,
        "func Heading(title: String) -> some View { Text(title).accessibilityAddTraits(.isHeader) }",
        ["‹user.name›, heading"]
      ),
      (
        #"badge("New")"#,
        "extension View { func badge(_ text: String) -> some View { Text(text) } }",
        ["New"]
      ),
      (
        #"Framed { Text("Sea") }"#,
        "func Framed<Content: View>(@ViewBuilder content: () -> Content) -> some View { VStack { Text(\"Map\"); content() } }",
        ["Map", "Sea"]
      ),
      // It may be either of the two.
      (
        "Plain(words)",
        "struct Other { func Plain(_ words: String) -> Text { Text(words) } }",
        ["‹Plain›"]
      ),
    ]
  )
  func functions(use: String, function: String, expected: [String]) {
    #expect(spoken(use, beside: function) == expected)
  }

  @Test("a title that a modifier of the project is given")
  func titles() {
    let bar = """
      extension View {
        func bar(title: String) -> some View { self.modifier(Bar(title: title)) }
      }
      struct Bar: ViewModifier {
        let title: String
        func body(content: Content) -> some View { content.navigationTitle(title) }
      }
      """
    #expect(
      spoken("NavigationStack { Text(\"Tide\").bar(title: \"Harbor\") }", beside: bar)
        == ["[Navigation bar] Harbor, heading", "Tide"]
    )
  }

  @Test("what an extension adds to a protocol of the project")
  func protocols() {
    let words = """
      protocol Wording: RawRepresentable<String> {}
      extension Wording { var string: String { rawValue } }
      enum Words: String, Wording { case tide = "Tide" }
      struct Row: View { let title: Words; var body: some View { Text(title.string) } }
      """
    #expect(spoken("Text(Words.tide.string)", beside: words) == ["Tide"])
    #expect(spoken("Row(title: .tide)", beside: words) == ["Tide"])
  }

  @Test(
    "constants that give an image of an asset",
    arguments: [
      ("Image.gate", #"extension Image { static let gate = Image("gardenGate") }"#, "gardenGate"),
      (
        "Asset.gate", #"enum Asset { static let gate = Image("gardenGate", bundle: .module) }"#,
        "gardenGate"
      ),
      (
        "Image.gate", #"extension Image { static var gate: Image { Image("gardenGate") } }"#,
        "gardenGate"
      ),
    ]
  )
  func images(use: String, constant: String, expected: String) {
    #expect(spoken(use, beside: constant) == ["\(expected), image"])
    #expect(spoken("Button {} label: { \(use) }", beside: constant) == ["\(expected), button"])
    #expect(
      spoken("\(use).accessibilityLabel(\"Gate\")", beside: constant) == ["Gate, image"]
    )
  }
}
