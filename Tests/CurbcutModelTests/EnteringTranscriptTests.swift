import Testing

@testable import CurbcutModel

/// Views of the same file are read where they are used, with what they are given there.
@Suite struct EnteringTranscriptTests {
  @Test(
    "arguments are bound",
    arguments: [
      (#"Row(title: "Hello")"#, "let title: String", "Text(title)", ["Hello"]),
      (#"Row(title: user.name)"#, "let title: String", #"Text("Hi \(title)")"#, ["Hi ‹user.name›"]),
      (#"Row(trail: best.trail)"#, "let trail: Trail", "Text(trail.name)", ["‹best.trail.name›"]),
      (#"Row(trail: best)"#, "let trail: Trail", "Text(self.trail.name)", ["‹best.name›"]),
      (
        #"Row(isOn: $settings.wifi)"#, "@Binding var isOn: Bool",
        #"Stepper("N", value: $isOn)"#,
        ["N, Decrement, ‹settings.wifi›, button", "N, Increment, ‹settings.wifi›, button"]
      ),
      (#"Row()"#, #"var title = "Default""#, "Text(title)", ["Default"]),
      (#"Row(title: "T")"#, #"var title = "Default""#, "Text(title)", ["T"]),
      (
        #"Row("T")"#, "let title: String; init(_ title: String) { self.title = title }",
        "Text(title)", ["T"]
      ),
      (
        #"Row(isNew: true)"#, "let isNew: Bool",
        #"if isNew { Text("new") } else { Text("old") }"#, ["new"]
      ),
      (#"Row(isNew: false)"#, "let isNew: Bool", #"if isNew { Text("new") }"#, []),
      (#"Row(isNew: fresh)"#, "let isNew: Bool", #"Text(isNew ? "N" : "O")"#, ["‹N | O›"]),
      (#"Row(isNew: true)"#, "let isNew: Bool", #"Text(isNew ? "N" : "O")"#, ["N"]),
      (#"Row()"#, "var note: String?", #"Text("a"); if let note { Text(note) }"#, ["a"]),
      (
        #"Row(note: "n")"#, "var note: String?", #"Text("a"); if let note { Text(note) }"#,
        ["a", "n"]
      ),
      (
        #"Row(isOff: true)"#, "let isOff: Bool", #"Button("a") {}.disabled(isOff)"#,
        ["a, dimmed, button"]
      ),
    ]
  )
  func arguments(use: String, members: String, body: String, expected: [String]) {
    let row = "struct Row: View { \(members)\n var body: some View { \(body) } }"
    #expect(spoken(use, beside: row) == expected)
  }

  @Test(
    "modifiers of texts that add words",
    arguments: [
      (#"Text("5").unit("km")"#, "bold() + Text(\" \") + Text(name)", ["5 km"]),
      (#"Text("5").unit(system.length)"#, "self + Text(name)", ["5‹system.length›"]),
      (#"Text("5").bold().unit("km")"#, "self.italic()", ["5"]),
    ]
  )
  func textModifiers(use: String, result: String, expected: [String]) {
    let unit = "extension Text { func unit(_ name: String) -> Text { \(result) } }"
    #expect(spoken(use, beside: unit) == expected)
  }

  @Test(
    "members that leave early or may give nothing",
    arguments: [
      (
        "var note: AnyView? { guard isOn else { return nil }; return AnyView(Text(\"a\")) }",
        "note",
        ["[if isOn] a"]
      ),
      (
        "func row(_ n: Int) -> some View { if n == 0 { return Text(\"none\") }; return Text(\"some\") }",
        "row(0); row(1); row(count)",
        ["none", "some", "[if n == 0] none", "[unless n == 0] some"]
      ),
      (
        "func row(_ n: Int?) -> AnyView { guard let n else { return AnyView(EmptyView()) }; return AnyView(Text(\"a\")) }",
        "row(nil); row(2)", ["a"]
      ),
    ]
  )
  func leaving(member: String, uses: String, expected: [String]) {
    let row = "struct Row: View { \(member)\n var body: some View { \(uses) } }"
    #expect(spoken("Row()", beside: row) == expected)
  }

  @Test(
    "what is not read is not blamed on a caller who does not say it",
    arguments: [
      ("let slot: Slot", "slot", "what stands here is only known to the caller"),
      ("var slot: AnyView { makeSlot() }", "slot", "what stands here cannot be read from its code"),
    ]
  )
  func doubts(member: String, use: String, expected: String) {
    let row = "struct Row: View { \(member)\n var body: some View { \(use) } }"
    #expect(transcript(ofBody: "Row()", beside: row).stops.map(\.doubt) == [expected])
  }

  @Test("functions of the type read what they are handed, in each other too")
  func handed() {
    let members = #"""
      struct Row: View {
        var body: some View { section("A") { row { bin }; row { Text("x") } }; card(make("Save")) }
        var bin: some View { Button("Delete") {} }
        func make(_ title: String) -> some View { Button(title) {} }
        func section<C: View>(_ title: String, @ViewBuilder c: () -> C) -> some View {
          VStack { Text(title); c() }
        }
        @ViewBuilder func row(@ViewBuilder _ c: () -> some View) -> some View { HStack { c() } }
        func card(_ view: some View) -> some View { view.padding() }
      }
      """#
    #expect(spoken("Row()", beside: members) == ["A", "Delete, button", "x", "Save, button"])
  }

  @Test(
    "values that callers make are read: cases with what they hold, views, views in cases",
    arguments: [
      (#"Row(title: "a", kind: .plain)"#, ["a"]),
      (#"Row(title: "a", kind: .press(action: { go() }))"#, ["a, button"]),
      (#"Row(title: "a", kind: .press { go() })"#, ["a, button"]),
      (#"Row(title: "a", kind: .toggle($isOn))"#, ["a, switch button, ‹on | off›"]),
      (#"Row(title: "a", kind: Row<Text>.Kind.named("b"))"#, ["b"]),
      (#"Row(title: "a", kind: .custom { Text("c"); Text("d") })"#, ["c", "d"]),
      (#"Row(label: .plain(title: "e"), kind: .plain)"#, ["e"]),
      (#"Row(label: .default(title: "e", note: "f"), kind: .press {})"#, ["e, f, button"]),
      (#"Row(label: Heading(title: "g"), kind: .plain)"#, ["g"]),
      (#"Tool(role: .cancel)"#, ["Cancel, button"]),
      (#"Tool(role: .accept(title: "Fine"))"#, ["Fine, button"]),
      (#"Bar(leading: Button("Back") {}, trailing: Text("h"))"#, ["Back, button", "h"]),
      (#"Outer { Text("i") }"#, ["i"]),
      (#"Sign(kind: .words("j"))"#, ["j", "j"]),
      (#"Sign(kind: .star)"#, ["Favorite, image", "Favorite, image"]),
      (
        #"Sign(kind: kind)"#,
        [
          "[case .star] Favorite, image", "[case .words(let words)] ‹words›",
          "[case .star] Favorite, image", "[case .words(let words)] ‹words›",
        ]
      ),
      (#"model.label"#, ["‹model.label›"]),
    ]
  )
  func values(use: String, expected: [String]) {
    let types = #"""
      enum Kind { case named }
      struct Row<Content: View>: View {
        enum Kind<Inside: View> {
          case plain, press(action: () -> Void), toggle(Binding<Bool>), named(String)
          case custom(() -> Inside)
        }
        var label: Heading?
        let kind: Kind<Content>
        var body: some View { rows.padding() }
        @ViewBuilder var rows: some View {
          switch kind {
          case .plain: label
          case .press(let action): Button(action: action) { label }
          case .toggle(let binding): Toggle(isOn: binding) { label }
          case .named(let name): Text(name)
          case .custom(let content): content()
          }
        }
      }
      extension Row {
        init(title: String, kind: Kind<Content>) {
          label = .plain(title: title)
          self.kind = kind
        }
        init(label: Heading, kind: Kind<Content>) { self.label = label; self.kind = kind }
      }
      struct Heading: View {
        let title: String
        var note: String?
        var body: some View { HStack { Text(title); if let note { Text(note) } } }
        static func plain(title: String) -> Heading { Heading(title: title) }
        static func `default`(title: String, note: String) -> Self { .init(title: title, note: note) }
      }
      struct Tool: View {
        enum Role {
          static let cancel = Role.cancel(title: "Cancel")
          case cancel(title: String), accept(title: String)
          var title: String {
            switch self { case .cancel(let title), .accept(let title): title }
          }
        }
        let role: Role
        var body: some View { Button(role.title) {} }
      }
      struct Sign: View {
        enum Kind {
          case star, words(String)
          @ViewBuilder var shown: some View {
            switch self {
            case .star: Image(systemName: "star")
            case .words(let words): Text(words)
            }
          }
        }
        let kind: Kind
        var body: some View { VStack { kind.shown; self.kind.shown.padding() } }
      }
      struct Bar<Leading: View, Trailing: View>: View {
        let leading: Leading
        let trailing: Trailing
        var body: some View { HStack { leading; trailing } }
      }
      struct Outer<Content: View>: View {
        let content: () -> Content
        var body: some View { Inner(content: content).padding() }
      }
      struct Inner<Content: View>: View {
        let content: () -> Content
        var body: some View { content() }
      }
      """#
    #expect(spoken(use, beside: types) == expected)
  }

  @Test(
    "closures are bound",
    arguments: [
      (#"Card { Text("a") }"#, "@ViewBuilder var content: Content", "content", ["before", "a"]),
      (
        #"Card { Text("a") }"#, "@ViewBuilder let content: () -> Content", "content()",
        ["before", "a"]
      ),
      (
        #"Card(title: "t") { Text("a") }"#,
        "let title: String; @ViewBuilder var content: Content", "Text(title); content",
        ["before", "t", "a"]
      ),
      (
        #"Card { Text("a") }"#,
        "let content: Content; init(@ViewBuilder content: () -> Content) { self.content = content() }",
        "content", ["before", "a"]
      ),
      // The initializer keeps it under another name.
      (
        #"Card { Text("a") }"#,
        "let kept: Content; init(@ViewBuilder content: () -> Content) { self.kept = content() }",
        "kept", ["before", "a"]
      ),
      (
        #"Card { Text("a") }"#,
        "let kept: Content; init(@ViewBuilder content: () -> Content) { self.kept = other() }",
        "kept", ["before", "‹kept›"]
      ),
      (
        #"Card(action: go) { Text("a") }"#,
        "let action: () -> Void; @ViewBuilder var content: Content",
        "Button(action: action) { content }", ["before", "a, button"]
      ),
      // The label of the second closure tells which parameter the first is for.
      (
        #"Card { withAnimation { go() } } content: { Text("a") }"#,
        """
        let action: () -> Void; let content: Content
        init(action: @escaping () async -> Void, @ViewBuilder content: @escaping () -> Content) {
          self.action = action
          self.content = content()
        }
        """,
        "Button(action: action) { content }", ["before", "a, button"]
      ),
    ]
  )
  func closures(use: String, members: String, body: String, expected: [String]) {
    let card = """
      struct Card<Content: View>: View { \(members)
        var body: some View { Text("before"); \(body) } }
      """
    #expect(spoken(use, beside: card) == expected)
  }

  @Test("what a caller hands in is read with the caller's names")
  func scopes() {
    let declarations = """
      struct Outer: View { let name: String
        var body: some View { Card { Text(name) } } }
      struct Card<Content: View>: View { let name = "card"; @ViewBuilder var content: Content
        var body: some View { Text(name); content } }
      """
    #expect(spoken(#"Outer(name: "outer")"#, beside: declarations) == ["card", "outer"])
  }

  @Test("members are entered, functions with their arguments")
  func members() {
    let source = """
      struct V: View {
        private let title = "Title"
        static let tail = "End"
        var body: some View { header; fact("Length", trail.length); Text(Self.tail) }
        var header: some View { Text(title) }
        func fact(_ name: String, _ value: String) -> some View {
          LabeledContent(name, value: value)
        }
      }
      """
    #expect(
      transcript(of: source).stops.map(\.spoken) == ["Title", "Length, ‹trail.length›", "End"]
    )
  }

  @Test(
    "modifiers on an entered view apply to its only element",
    arguments: [
      (#"Row().accessibilityLabel("x")"#, ["x, button"]),
      (#"Row().disabled(true)"#, ["Go, dimmed, button"]),
      (#"Row().accessibilityHidden(true)"#, []),
      (#"Row().accessibilityElement(children: .ignore).accessibilityLabel("x")"#, ["x"]),
      (#"Button { } label: { Name() }"#, ["Ada, Lovelace, button"]),
      (#"Name().accessibilityElement(children: .combine)"#, ["Ada, Lovelace"]),
      (#"Name().swipeActions { Button("Flag") {} }"#, ["Ada {Flag}", "Lovelace {Flag}"]),
    ]
  )
  func modified(use: String, expected: [String]) {
    let declarations = """
      struct Row: View { var body: some View { Button("Go") {} } }
      struct Name: View { var body: some View { VStack { Text("Ada"); Text("Lovelace") } } }
      """
    #expect(spoken(use, beside: declarations) == expected)
  }

  @Test(
    "View extensions, modifier types and styles say what they add",
    arguments: [
      (#"Text("a").headline()"#, ["a, heading"]),
      (#"Text("a").modifier(Headline())"#, ["a, heading"]),
      (#"Text("a").title()"#, ["a, heading"]),
      (#"Button("a") {}.buttonStyle(Chosen())"#, ["selected, a, button"]),
      (#"Button("a") {}.buttonStyle(.chosen)"#, ["selected, a, button"]),
    ]
  )
  func applied(use: String, expected: [String]) {
    let declarations = """
      extension View {
        func headline() -> some View { accessibilityAddTraits(.isHeader) }
        func title() -> some View { modifier(Headline()).padding() }
      }
      struct Headline: ViewModifier {
        func body(content: Content) -> some View { content.accessibilityAddTraits(.isHeader) }
      }
      struct Chosen: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().accessibilityAddTraits(.isSelected)
        }
      }
      extension ButtonStyle where Self == Chosen { static var chosen: Chosen { Chosen() } }
      """
    #expect(spoken(use, beside: declarations) == expected)
  }

  @Test("views, modifiers and constants of other files are read as if they stood at their use")
  func otherFiles() throws {
    let own = lowered(
      "struct V: View { var body: some View { Text(\"a\").headline(); Row(name: \"n\") } }"
    )
    let others = lowered(
      """
      struct Row: View { let name: String
        var body: some View { Text(name); Button(Strings.go) {} } }
      enum Strings { static let go = "Go" }
      extension View {
        func headline() -> some View { accessibilityAddTraits(.isHeader).accessibilityHint("H.") }
      }
      """
    )
    var views = ReadableViews()
    for model in others { views.add(model, at: nil, in: "B.swift") }
    for model in own { views.add(model, at: 100, in: "A.swift") }
    let tree = try #require(own.first?.trees.first)
    let transcript = Transcript(of: tree, at: 100, entering: views)
    #expect(transcript.stops.map(\.spoken) == ["a, heading. H.", "n", "Go, button"])
    #expect(transcript.stops.map(\.view) == ["Text", "Text in Row", "Button in Row"])
    #expect(transcript.stops.allSatisfy { $0.range.lowerBound >= 100 })
    #expect(transcript.stops[1].range == transcript.stops[2].range)
    #expect(transcript.stops[0].hint?.reason == "accessibilityHint in headline")
    #expect(transcript.unreadNames.isEmpty)
    #expect(Transcript(of: tree).unreadNames == ["headline", "Row"])
  }

  @Test(
    "what was not read is shown as not known",
    arguments: [
      (#"Card()"#, ["‹Card›"]),
      (#"Card(title: "a") { Text("b") }"#, ["‹Card›", "b"]),
      (#"Card().accessibilityLabel("x")"#, ["x"]),
      (#"Text("a").brandAccessibility()"#, ["a"]),
    ]
  )
  func unread(body: String, expected: [String]) {
    let stops = transcript(ofBody: body).stops
    #expect(stops.map(\.spoken) == expected)
    #expect(stops.first?.doubt != nil)
  }

  @Test("views that enter each other end, and views that multiply are cut off")
  func limits() {
    let circle = transcript(
      of: """
        struct V: View { var body: some View { B(); Text("a") } }
        struct B: View { var body: some View { Text("b"); V() } }
        """
    )
    #expect(circle.stops.map(\.spoken).contains("b"))
    #expect(circle.stops.last?.spoken == "a")
    #expect(circle.stops.count < 50)

    let names = (0..<12).map { "A\($0)" }
    let views = zip(names, names.dropFirst()).map { name, next in
      let uses = String(repeating: "\(next)(); ", count: 10)
      return "struct \(name): View { var body: some View { VStack { \(uses) } } }"
    }
    let last = #"struct A11: View { var body: some View { EmptyView() } }"#
    let bomb = spoken("A0()", beside: (views + [last]).joined(separator: "\n"))
    #expect(bomb.count <= 2_000)
  }

  @Test("deep views in deep views are entered as far as the stack allows, and no further")
  func depth() {
    let open = String(repeating: "VStack { ", count: 12)
    let close = String(repeating: "} ", count: 12)
    let names = ["V"] + (1..<12).map { "A\($0)" }
    let views = zip(names, names.dropFirst()).map { name, next in
      "struct \(name): View { var body: some View { \(open) \(next)() \(close) } }"
    }
    let last = #"struct A11: View { var body: some View { Text("end") } }"#
    let stops = transcript(of: (views + [last]).joined(separator: "\n")).stops
    #expect(stops.count == 1)
    #expect(stops.first?.doubt?.includes("no deeper") == true)
    let labels = String(repeating: "Button { } label: { ", count: 12) + #"Text("x")"# + close
    #expect(spoken(labels) == ["x, button"])
  }

  @Test("each part tells where in the file it comes from")
  func places() throws {
    let source = """
      struct V: View {
        var body: some View {
          Button("Go") {}
            .accessibilityHint("Goes.")
        }
      }
      """
    let stop = try #require(transcript(of: source).stops.first)
    func text(_ range: Range<Int>?) -> String {
      range.map { String(decoding: Array(source.utf8)[$0], as: UTF8.self) } ?? ""
    }
    #expect(text(stop.label?.range) == #""Go""#)
    #expect(text(stop.hint?.range) == #"accessibilityHint("Goes.")"#)
    #expect(text(stop.range) == #"Button("Go") {}"#)
    #expect(stop.traits.map { text($0.range) } == [#"Button("Go") {}"#])
    #expect(stop.label?.reason == "title")
    #expect(stop.hint?.reason == "accessibilityHint")
  }

  @Test("the rotor lists what is on the screen")
  func rotor() {
    let transcript = transcript(
      ofBody: """
        VStack { Link("Site", destination: url); Button("Go") {}; Image("map") }
          .navigationTitle("Home")
          .accessibilityRotor("Peaks") {}
          .sheet(isPresented: $isShown) { Button("Hidden") {} }
        """
    )
    let lists = transcript.rotors.map { list in
      list.name + ": " + list.indices.map { transcript.stops[$0].spoken }.joined(separator: " · ")
    }
    #expect(
      lists == [
        "Headings: Home, heading", "Links: Site, button, link", "Form controls: Go, button",
        "Images: map, image",
      ]
    )
    #expect(transcript.ownRotors.map(\.name.spoken) == ["Peaks"])
  }
}
