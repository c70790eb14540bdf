import Testing

@testable import CurbcutModel

/// What modifiers of the project bring to a screen: titles and buttons of its bar, looks that are
/// properties, and what views of other packages only hand through.
@Suite struct AppliedBarTests {
  private static let modifiers = """
    struct BackBar: ViewModifier {
      let isHidden: Bool
      func body(content: Content) -> some View {
        if isHidden {
          content
        } else {
          content.toolbar {
            ToolbarItem(placement: .navigationBarLeading) { Button("Back") {} }
          }
        }
      }
    }
    struct TitleBar: ViewModifier {
      let words: String
      func body(content: Content) -> some View {
        content.toolbar { ToolbarItem(placement: .principal) { Text(words.uppercased()) } }
      }
    }
    struct ActionBar<Action: View>: ViewModifier {
      @ViewBuilder let action: Action
      func body(content: Content) -> some View {
        content.toolbar { ToolbarItem(placement: .primaryAction) { action } }
      }
    }
    extension View {
      func backBar(hidden isHidden: Bool = false) -> some View {
        modifier(BackBar(isHidden: isHidden))
      }
      func titleBar(_ words: String) -> some View { modifier(TitleBar(words: words)) }
      func actionBar(_ action: () -> some View) -> some View {
        modifier(ActionBar(action: action))
      }
      func shareBar() -> some View { toolbar { Button("Share") {} } }
    }
    """

  @Test(
    "a toolbar of a modifier of the project is read with what the modifier is given",
    arguments: [
      (".titleBar(\"Huts\")", ["[Navigation bar] HUTS", "Coast"]),
      (".backBar()", ["[Navigation bar] Back, button", "Coast"]),
      (".backBar(hidden: true)", ["Coast"]),
      (
        ".backBar(hidden: isOpen)",
        ["[Navigation bar] [unless isHidden] Back, button", "Coast"]
      ),
      (".modifier(TitleBar(words: \"Sea\"))", ["[Navigation bar] SEA", "Coast"]),
      (".shareBar()", ["[Navigation bar] Share, button", "Coast"]),
      (
        ".backBar().titleBar(\"Huts\")",
        ["[Navigation bar] Back, button", "[Navigation bar] HUTS", "Coast"]
      ),
      // What the caller hands over stands in the bar, and there only.
      (
        ".actionBar { Button(\"Copy\") {} }",
        ["[Navigation bar] Copy, button", "Coast"]
      ),
      // What nobody has read brings nothing.
      (".otherBar(\"Huts\")", ["Coast"]),
    ]
  )
  func bars(modifier: String, expected: [String]) {
    #expect(spoken("Text(\"Coast\")\(modifier)", beside: Self.modifiers) == expected)
  }

  @Test(
    "a property of an extension of views is a modifier",
    arguments: [
      ("Button(\"Next\") {}.filled", ["Next, button"]),
      ("Button(action: {}, label: { Text(\"Next\") }).filled.frame(height: 50)", ["Next, button"]),
      ("Text(\"Note\").bold().quiet", []),
      // A property of a value is none.
      ("Row(title: \"A\").title", ["‹Row(title: \"A\").title›"]),
    ]
  )
  func properties(body: String, expected: [String]) {
    let extensions = """
      extension Button { var filled: some View { buttonStyle(FilledStyle()) } }
      extension View { var quiet: some View { self.accessibilityHidden(true) } }
      struct Row: View { let title: String; var body: some View { Text(title) } }
      """
    #expect(spoken(body, beside: extensions) == expected)
  }

  @Test(
    "views that only watch state hand through what they hold",
    arguments: [
      ("WithPerceptionTracking { Text(\"Coast\"); Button(\"Go\") {} }", ["Coast", "Go, button"]),
      ("WithViewStore(store, observe: { $0.name }) { view in Text(\"Coast\") }", ["Coast"]),
      ("WithViewStore(store, observe: { $0 }, content: { view in Text(\"Coast\") })", ["Coast"]),
      // Of others nobody knows.
      ("WithSomething { Text(\"Coast\") }", ["‹WithSomething›", "Coast"]),
    ]
  )
  func observers(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test("types of one name in others are told apart by the names around them")
  func nestedTypes() {
    let types = """
      struct Tide {
        struct State { enum Choice: CaseIterable { case low; func title() -> String { "Low" } } }
      }
      struct Wind {
        struct State { enum Choice: CaseIterable { case high; func title() -> String { "High" } } }
      }
      """
    let body = """
      ForEach(Tide.State.Choice.allCases, id: \\.self) { Text($0.title()) }
      ForEach(Wind.State.Choice.allCases, id: \\.self) { Text($0.title()) }
      """
    let lines = spoken(body, beside: types)
    #expect(lines.map { $0.split(separator: " ").last ?? "" } == ["Low", "High"], "\(lines)")
  }

  @Test(
    "a label that an initializer of the project makes has its text",
    arguments: [
      ("Label(localized: \"Tides\", systemImage: \"water.waves\")", ["Tides"]),
      (
        "Button {} label: { Label(localized: \"Tides\", systemImage: \"wind\") }", ["Tides, button"]
      ),
      ("Label(\"\", systemImage: \"wind\")", ["‹wind›"]),
    ]
  )
  func localizedLabels(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test(
    "colors that functions of the project give are nothing",
    arguments: [
      ("Palette.line.color(scheme)", []),
      ("Palette.line.mark(scheme)", ["‹Palette.line.mark(scheme)›"]),
    ]
  )
  func colors(body: String, expected: [String]) {
    let palette = """
      enum Palette {
        case line
        func color(_ scheme: ColorScheme) -> Color { .red }
        func mark(_ scheme: ColorScheme) -> Badge { Badge() }
      }
      """
    #expect(spoken(body, beside: palette) == expected)
  }

  @Test("the menu of a screen's title is a place of its own")
  func titleMenu() {
    #expect(
      spoken("Text(\"Coast\").toolbarTitleMenu { Button(\"All\") {} }") == [
        "Coast", "[Title menu] All, button",
      ]
    )
  }

  @Test(
    "an alert of a store is told in one way, however it is written",
    arguments: [
      ".alert(store: store.scope(state: \\.$alert, action: { .alert($0) }))",
      ".alert($store.scope(state: \\.alert, action: \\.alert))",
    ]
  )
  func storeAlerts(modifier: String) {
    #expect(spoken("Text(\"Coast\")\(modifier)") == ["Coast", "[Alert] ‹what the store says›"])
  }

  @Test(
    "functions that give views of the project are entered, those of types too",
    arguments: [
      ("Loader.bar(\"Tides\")", ["Tides"]),
      ("Loader.other(\"Tides\")", ["‹Loader.other(\"Tides\")›"]),
      ("Text.led(\"Tides\")", ["Tides"]),
      ("Host()", ["Coast"]),
    ]
  )
  func functions(body: String, expected: [String]) {
    let types = """
      struct Loader { static func bar(_ words: String) -> some View { Text(words) } }
      extension Text { static func led(_ words: String) -> Text { Text(words) } }
      struct Row: View { let title: String; var body: some View { Text(title) } }
      struct Host: View {
        func row(_ title: String) -> Row { Row(title: title) }
        var body: some View { VStack { row("Coast") } }
      }
      """
    #expect(spoken(body, beside: types) == expected)
  }
}
