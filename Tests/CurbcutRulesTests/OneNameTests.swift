import CurbcutRules
import CurbcutSyntax
import CurbcutTestSupport
import Foundation
import Testing

@testable import CurbcutModel

/// What rules are told of an element is what the transcript says: both answer from one computation.
@Suite struct OneNameTests {
  /// A fixture by its name.
  struct Source: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String

    var testDescription: String { name }

    /// The examples of all rules, the twins, the sample app and the model's own fixtures.
    static let all: [Source] = {
      let examples = NumberedExample.all.map {
        Source(name: $0.testDescription, text: MarkedSource($0.example.code).text)
      }
      let folders = ["Tests/Fixtures", "Tests/CurbcutModelTests/Fixtures"]
      let files = folders.flatMap { folder -> [Source] in
        let root = RepositoryFiles.root.appendingPathComponent(folder)
        let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
          .compactMap { url in
            (try? String(contentsOf: url, encoding: .utf8)).map {
              Source(name: url.lastPathComponent, text: $0)
            }
          }
      }
      return examples + files.sorted { $0.name < $1.name }
    }()

    /// The models of the source's items, each told what all of them share.
    var models: [ItemModel] {
      let tree = SyntaxTree(parsing: text)
      var models: [ItemModel] = []
      for unit in tree.units { models.append(ItemModel(lowering: unit.root(at: 0))) }
      for _ in 0..<4 {
        var context = DeclarationContext()
        for model in models { context.add(model.summary) }
        for index in models.indices { models[index].derive(in: context) }
      }
      return models
    }
  }

  @Test("name, value, hint and traits are the same for every element of every fixture")
  func agreement() {
    var compared = 0
    for source in Source.all {
      for model in source.models {
        for tree in model.trees where tree.purpose != .preview {
          compared += Self.compare(tree, in: source)
        }
      }
    }
    // One rule alone has few examples.
    #expect(compared > (Coverage.rule == nil ? 1_000 : 0), "the fixtures have elements")
  }

  /// Compares each element of a tree that is one element of the transcript; those that are several,
  /// such as the buttons of a stepper, have names made of the one that rules are told.
  private static func compare(_ tree: ViewTree, in source: Source) -> Int {
    let stops = Dictionary(grouping: Transcript(of: tree).stops, by: \.range)
    var compared = 0
    for element in tree.elements {
      let place = Comment(rawValue: "\(source.name): \(element.headSource.prefix(60))")
      let own = stops[element.headRange] ?? []
      // A bar or alert has the place of the view that brings it.
      let spoken = own.filter { $0.view == element.typeName }
      guard let stop = spoken.first, spoken.count == 1 else { continue }
      compared += 1
      let name = element.name
      #expect(name == AccessibleName(of: stop), place)
      #expect(element.value == stop.fact(stop.shownValue), place)
      #expect(element.hint == stop.fact(stop.hint), place)
      if element.isNamed == .yes {
        #expect(name.phrase != .absent, "a rule takes it for named: \(place)")
      }
      if element.role != stop.role, element.row != nil {
        // What the place makes of it: an option of a picker, a tab, the header of a section.
        #expect([.button, .tab, .header, .searchField].contains(stop.role), place)
      }
      for (trait, kind) in Self.traits where element.addsTrait(trait) == .yes {
        #expect(stop.traits.contains { $0.kind.isSame(as: kind) }, "\(trait): \(place)")
      }
      if element.row?.isInteractive == true, element.isNamed == .no,
        ControlLabel(of: element).hasText == .no,
        !element.place.contains(.labeledContent)
      {
        #expect(
          name.isAuthored != .yes || name.step == .system,
          "a rule takes it for unnamed: \(place)"
        )
      }
    }
    return compared
  }

  private static let traits: [(String, AccessibilityTrait)] = [
    ("isButton", .button), ("isLink", .link), ("isHeader", .heading(level: nil)),
    ("isSelected", .selected), ("isImage", .image),
  ]

  @Test(
    "names that rules and transcript once told differently",
    arguments: [
      (#"TextField("", text: $name, prompt: Text("Your name"))"#, "Your name", "prompt"),
      (#"TextField("Name", text: $name)"#, "Name", "title"),
      (
        #"Button { go() } label: { Image(systemName: isOn ? "plus" : "xmark") }"#, "‹Add | Close›",
        "symbol"
      ),
      (#"Button { go() } label: { Image(systemName: icon) }"#, "Close", "symbol"),
      (#"Button(title) { go() }"#, "Title", "title"),
      (#"Button(String(localized: "Go on")) { go() }"#, "Go on", "title"),
      (#"Button { go() } label: { HStack { Text("a"); Text("b") } }"#, "a, b", "labelSlot"),
      (#"Image("map")"#, "map", "asset"),
      (#"Image(systemName: "person.fill.badge.plus")"#, "person.fill.badge.plus", "symbol"),
      (#"Text("a").accessibilityLabel(title)"#, "Title", "label"),
    ]
  )
  func names(body: String, words: String, step: String) throws {
    let text = """
      struct V: View {
        let title = "Title"
        let icon = "xmark"
        var body: some View { \(body) }
      }
      """
    let tree = try #require(Source(name: "", text: text).models.first?.trees.first)
    let element = try #require(tree.roots.first)
    #expect(element.name.phrase.value?.spoken == words)
    #expect(element.name.step.map { "\($0)" } == step)
    let stop = try #require(Transcript(of: tree).stops.first)
    #expect((stop.label ?? stop.placeholder)?.spoken == words)
  }

  /// Controls that have no name, each with a place for one.
  private static let unnamed = [
    #"Button { go() } label: { Image("cart")‹› }"#,
    #"Button("") { go() }‹›"#,
    #"Menu { Text("a") } label: { Image("more")‹› }"#,
    #"Toggle("", isOn: $isOn)‹›"#,
    #"Toggle(isOn: $isOn) { EmptyView() }‹›"#,
    #"Slider(value: $amount)‹›"#,
    #"Stepper("", value: $amount)‹›"#,
    #"TextField("", text: $text)‹›"#,
    #"SecureField("", text: $text)‹›"#,
    #"TextEditor(text: $text)‹›"#,
    #"DatePicker("", selection: $date)‹›"#,
    #"ColorPicker("", selection: $color)‹›"#,
    #"Picker("", selection: $text) { Text("a").tag("a"); Text("b").tag("b") }‹›"#,
    #"Link(destination: address) { Image("site")‹› }"#,
    #"NavigationLink { Text("a") } label: { Image("next")‹› }"#,
    #"Image("map")‹›"#,
  ]

  /// Names that are there and that nobody can read in the source.
  private static let unread = [
    ".accessibilityLabel(model.title)", ".accessibilityLabel(Text(words(for: amount)))",
    ".accessibilityLabel(isOn ? model.title : Strings.off)", ".accessible(label: model)",
    ".a11y(model.title)", ".accessibilityLabel(\"\\(model.title)\")",
  ]

  @Test("no message says that there is no name where one cannot be read", arguments: unnamed)
  func unreadNames(control: String) {
    func complaints(with name: String) -> [String] {
      CheckedSource(
        """
        struct V: View {
          let model: Model
          @State private var isOn = false
          @State private var amount = 1.0
          @State private var text = ""
          @State private var date = Date()
          @State private var color = Color.red
          var body: some View { VStack { \(control.replacingOccurrences(of: "‹›", with: name)) } }
        }
        """
      ).findings.map(\.message).filter { message in
        ["no accessibility label", "no label", "no name", "VoiceOver reads this", "is empty"]
          .contains {
            message.contains($0)
          }
      }
    }
    #expect(complaints(with: "") != [], "it has no name")
    for name in Self.unread { #expect(complaints(with: name) == [], "\(name)") }
  }
}
