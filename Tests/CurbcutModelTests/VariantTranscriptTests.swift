import Testing

@testable import CurbcutModel

/// The facts of the platform in other people's spellings: each with its counterpart.
@Suite struct VariantTranscriptTests {
  /// Source: Apple, "Inflecting text automatically".
  @Test(
    "a text agrees with its number",
    arguments: [
      (#"Text("^[\(2) item](inflect: true)")"#, ["2 items"]),
      (#"Text("^[\(1) item](inflect: true) left")"#, ["1 item left"]),
      (#"Text("^[\(1200) box](inflect: true)")"#, ["1,200 boxes"]),
      (#"Text("^[3 new entry](inflect: true)")"#, ["3 new entries"]),
      (#"Text("^[\(2) person](inflect: true)")"#, ["2 people"]),
      (#"Text("Has ^[\(count) item](inflect: true).")"#, ["Has ‹count› ‹item | items›."]),
      (#"Text(verbatim: "^[2 item](inflect: true)")"#, ["^[2 item](inflect: true)"]),
      (#"Text("2 ^ 3 [x]")"#, ["2 ^ 3 [x]"]),
    ]
  )
  func inflection(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test(
    "one arm of a ternary has interpolations",
    arguments: [
      (#"Text(2 == 1 ? "1 item" : "\(2) items")"#, ["2 items"]),
      (#"Text("\(2 == 1 ? "one" : "\(2) of them")")"#, ["2 of them"]),
      (#"Text(isOne ? "1 item" : "\(2) items")"#, ["‹1 item | 2 items›"]),
    ]
  )
  func interpolatedArms(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  /// Source: Apple, "ListFormatStyle".
  @Test(
    "lists of words",
    arguments: [
      (#"Text(["a", "b", "c"], format: .list(type: .and))"#, ["a, b, and c"]),
      (#"Text(["a", "b", "c"].formatted(.list(type: .or)))"#, ["a, b, or c"]),
      (#"Text(["a", "b"].formatted())"#, ["a and b"]),
      (#"Text(names, format: .list(type: .and))"#, ["‹names›"]),
    ]
  )
  func lists(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  /// Source: rendered accessibility hierarchy, iOS 18.5 and 27.
  @Test(
    "a stepper is dimmed where it can go no further",
    arguments: [
      (
        #"Stepper("N", onIncrement: { more() }, onDecrement: nil)"#,
        ["N, Decrement, dimmed, button", "N, Increment, button"]
      ),
      (
        #"Stepper("N", onIncrement: { more() }, onDecrement: { less() })"#,
        ["N, Decrement, button", "N, Increment, button"]
      ),
      (
        #"Stepper("N", value: .constant(3), in: 0...3)"#,
        ["N, Decrement, 3, button", "N, Increment, 3, dimmed, button"]
      ),
    ]
  )
  func steppers(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  /// Source: rendered accessibility hierarchy, iOS 16 to 27.
  @Test(
    "a checkmark selects what shows it, while it is shown",
    arguments: [
      (
        #"Button {} label: { Text("A"); Image(systemName: "checkmark") }"#,
        ["selected, A, button"]
      ),
      (
        #"Button {} label: { Text("A"); if isOn { Image(systemName: "checkmark") } }"#,
        ["‹selected if isOn›, A, button"]
      ),
      (
        #"Button {} label: { Text("A"); if isOn { Image(systemName: "circle") } else { Image(systemName: "checkmark") } }"#,
        ["‹selected if !isOn›, A, button"]
      ),
      (
        #"Button {} label: { Text("A"); Image(systemName: "checkmark").accessibilityHidden(true) }"#,
        ["A, button"]
      ),
    ]
  )
  func checkmarks(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  /// Source: rendered accessibility hierarchy: an inline title stands between the items.
  @Test("items of a bar in the old spelling")
  func barItems() {
    let items = #".navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})"#
    #expect(
      spoken(#"Text("a").navigationBarTitle("In", displayMode: .inline)"# + items) == [
        "[Navigation bar] L, button", "[Navigation bar] In, heading",
        "[Navigation bar] T, button", "a",
      ]
    )
    #expect(
      spoken(#"Text("a").navigationBarTitle("Large")"# + items) == [
        "[Navigation bar] L, button", "[Navigation bar] T, button",
        "[Navigation bar] Large, heading", "a",
      ]
    )
    #expect(spoken(#"Text("a").navigationBarHidden(true)"# + items) == ["a"])
  }

  /// Source: Apple, "ToolbarItemPlacement.principal".
  @Test("what stands in the middle of a bar takes the place of the title")
  func principalItem() {
    let item = #".toolbar { ToolbarItem(placement: .principal) { Text("Coast") } }"#
    #expect(
      spoken(#"Text("a").navigationBarTitle("In", displayMode: .inline)"# + item) == [
        "[Navigation bar] Coast", "a",
      ]
    )
  }

  @Test(
    "outside every navigation container a title is nothing and a link is dimmed",
    arguments: [
      (
        #"WindowGroup { NavigationLink("Go") { B() }.navigationTitle("A") }"#,
        ["Go, dimmed, button"]
      ),
      (
        #"WindowGroup { NavigationStack { NavigationLink("Go") { B() }.navigationTitle("A") } }"#,
        ["[Navigation bar] A, heading", "Go, button"]
      ),
      (
        #"NavigationLink("Go") { B() }.navigationTitle("A")"#,
        ["[Navigation bar] A, heading", "Go, button"]
      ),
      (
        #"NavigationStack { Text("a").sheet(isPresented: $isShown) { Text("b").navigationTitle("B") } }"#,
        ["a", "[Sheet] b"]
      ),
      (
        #"WindowGroup { Router { NavigationLink("Go") { B() }.navigationTitle("A") } }"#,
        ["‹Router›", "[Navigation bar] A, heading", "Go, button"]
      ),
    ]
  )
  func navigationContainers(source: String, expected: [String]) {
    #expect(spoken(source) == expected)
  }

  @Test(
    "what is compiled for other platforms only is not read",
    arguments: [
      ("#if os(macOS)\nText(\"mac\")\n#elseif os(iOS)\nText(\"phone\")\n#endif", ["phone"]),
      ("#if !os(macOS)\nText(\"phone\")\n#else\nText(\"mac\")\n#endif", ["phone"]),
      ("#if canImport(AppKit)\nText(\"mac\")\n#endif\nText(\"all\")", ["all"]),
      ("#if DEBUG\nText(\"debug\")\n#endif", ["[#if DEBUG] debug"]),
      (
        "switch a {\n#if os(iOS)\ncase 1: Text(\"one\")\n#else\ncase 2: Text(\"two\")\n#endif\ndefault: Text(\"rest\")\n}",
        ["[case 1] one", "[default] rest"]
      ),
    ]
  )
  func platforms(source: String, expected: [String]) {
    #expect(spoken(source) == expected)
  }

  @Test("tabs of a collection that is spelled out are read one by one")
  func tabs() {
    #expect(
      spoken(
        #"TabView { ForEach(["x", "y"], id: \.self) { p in Tab(p, systemImage: "star") { Text(p + "!") } } }"#
      ) == [
        "[in tab 1 “x”] x!", "[in tab 2 “y”] y!",
        "[Tab bar] ‹selected if in tab 1›, x, tab, 1 of 2",
        "[Tab bar] ‹selected if in tab 2›, y, tab, 2 of 2",
      ]
    )
    #expect(
      spoken(
        #"TabView { ForEach(all) { one in Tab(one.name, systemImage: "star") { Text(one.text) } } }"#
      ) == [
        "[for each one in all] ‹one.text›",
        "[Tab bar] [for each one in all] ‹selected if it is open›, ‹one.name›, tab, ‹n› of ‹count›",
      ]
    )
  }

  @Test("pages of a collection that is spelled out are counted")
  func pages() {
    #expect(
      spoken(
        #"TabView { ForEach(0..<2) { i in Text("Page \(i + 1)") } }.tabViewStyle(.page)"#
      ) == ["[on page 1] Page 1", "[on page 2] Page 2", "page ‹n› of 2, adjustable"]
    )
    #expect(
      spoken(#"TabView { ForEach(all) { one in Text(one.name) } }.tabViewStyle(.page)"#) == [
        "[for each one in all] ‹one.name›", "page ‹n› of ‹count›, adjustable",
      ]
    )
  }

  /// Source: rendered accessibility hierarchy, iOS 17.5 to 26.2: a labeled shape is one element.
  @Test(
    "a shape below a text",
    arguments: [
      (#"Circle().overlay(Text("AB")).accessibilityLabel("Avatar")"#, ["Avatar"]),
      (#"Circle().accessibilityLabel("Avatar").overlay(Text("AB"))"#, ["Avatar", "AB"]),
      (#"Circle().overlay { Text("AB") }"#, ["AB"]),
      (#"Circle().overlay(Circle().stroke()).accessibilityLabel("Avatar")"#, ["Avatar"]),
    ]
  )
  func coveredShapes(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  /// Source: Apple, "accessibilityLabel(_:isEnabled:)" and "accessibilityLabel(content:)", iOS 18.
  @Test(
    "labels that are switched or built",
    arguments: [
      (#"Text("a").accessibilityLabel("b", isEnabled: false)"#, ["a"]),
      (#"Text("a").accessibilityLabel("b", isEnabled: true)"#, ["b"]),
      (#"Text("a").accessibilityLabel("b", isEnabled: isOn)"#, ["‹b | …›"]),
      (#"Text("a").accessibilityLabel { label in Text("New"); label }"#, ["New, a"]),
      (#"Text("a").accessibilityLabel { Text("b") }"#, ["b"]),
    ]
  )
  func builtLabels(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test(
    "modifiers that take what they modify",
    arguments: [
      (#"Text("a").iff(true) { $0.accessibilityLabel("b") }"#, ["b"]),
      (#"Text("a").iff(false) { $0.accessibilityLabel("b") }"#, ["a"]),
      (#"Text("a").iff(isOn) { $0.accessibilityLabel("b") }"#, ["‹b | …›"]),
      (#"Text("a").apply { $0.accessibilityLabel("b") }"#, ["b"]),
      (#"Text("a").apply { view in view.accessibilityAddTraits(.isHeader) }"#, ["a, heading"]),
      (#"Text("a").apply { $0.bold() }"#, ["a"]),
    ]
  )
  func transformations(body: String, expected: [String]) {
    let modifiers = """
      extension View {
        @ViewBuilder func iff<T: View>(_ isOn: Bool, transform: (Self) -> T) -> some View {
          if isOn { transform(self) } else { self }
        }
        func apply<V: View>(@ViewBuilder _ block: (Self) -> V) -> V { block(self) }
      }
      """
    #expect(spoken(body, beside: modifiers) == expected)
  }

  @Test("a modifier of the project that hides is read")
  func hidingModifier() {
    let modifier =
      "extension View { func hideA11y(_ hides: Bool = true) -> some View { accessibilityHidden(hides) } }"
    let screen = transcript(
      ofBody: #"Text("a").hideA11y(); Text("b").hideA11y(false)"#,
      beside: modifier
    )
    #expect(screen.stops.map(\.spoken) == ["b"])
    #expect(screen.stops.first?.doubt == nil)
  }

  @Test(
    "actions with a label of views",
    arguments: [
      (#"Text("a").accessibilityAction { } label: { Text("Go") }"#, ["a {Go}"]),
      (
        #"Text("a").accessibilityAction { } label: { Label("Go", systemImage: "star") }"#,
        ["a {Go}"]
      ),
    ]
  )
  func labeledActions(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  /// Source: rendered accessibility hierarchy, iOS 18.5 and 26.2; Apple,
  /// "AccessibilitySystemRotor.links".
  @Test(
    "rotors with their entries",
    arguments: [
      (
        #"Text("a").accessibilityRotor("R") { ForEach(["x", "y"], id: \.self) { AccessibilityRotorEntry($0, id: $0) } }"#,
        ["R: x, y"]
      ),
      (
        #"Text("a").accessibilityRotor("R") { ForEach(0..<3) { n in if n != 1 { AccessibilityRotorEntry("Row \(n)", id: n) } } }"#,
        ["R: Row 0, Row 2"]
      ),
      (#"Text("Read [the docs](u) or [terms](v)")"#, ["Links: the docs, terms"]),
      (#"Text(.init("[docs](u)"))"#, ["Links: docs"]),
      (#"Text(verbatim: "[docs](u)")"#, []),
      (#"Text("[not a link] (u)")"#, []),
    ]
  )
  func rotors(body: String, expected: [String]) {
    let rotors = transcript(ofBody: body).stops.flatMap(\.rotors)
    #expect(
      rotors.map { "\($0.name.spoken): \($0.entries.map(\.spoken).joined(separator: ", "))" }
        == expected
    )
  }

  @Test("a function that makes the items of a repetition")
  func itemsByInitializer() {
    let options = #"ForEach(["km", "mi"], id: \.self, content: Text.init)"#
    #expect(spoken(options) == ["km", "mi"])
    #expect(
      spoken(#"Picker("Unit", selection: $unit) { \#(options) }"#) == ["Unit, ‹km | mi›, button"]
    )
  }

  @Test(
    "the state of controls of UIKit",
    arguments: [
      (
        "UISwitch(); view.isOn = true; view.accessibilityLabel = \"Wi-Fi\"",
        "Wi-Fi, switch button, on"
      ),
      (
        "UISlider(); view.maximumValue = 10; view.value = 5; view.accessibilityLabel = \"Size\"",
        "Size, 50%, adjustable"
      ),
      (
        "UIPageControl(); view.numberOfPages = 3; view.currentPage = 1",
        "page 2 of 3, adjustable"
      ),
      ("UISwitch(); view.isOn = isOn", "switch button"),
    ]
  )
  func stateOfUIKit(make: String, expected: String) {
    let type = """
      struct Wrapped: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { let view = \(make); return view }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """
    #expect(spoken("Wrapped()", beside: type) == [expected])
  }
}
