import Testing

@testable import CurbcutModel

/// What iOS exposes for given code, both sides of each fact.
///
/// Source of the expectations: rendered accessibility hierarchies of iOS 16.2 to 27, recorded for
/// other code of the same form.
@Suite struct ExposureTests {
  /// One line an element: label | value | traits | hint, what is not there left out at the end;
  /// then actions in braces, content and rotors in brackets.
  private func exposed(
    _ body: String,
    beside declarations: String = "",
    on version: SystemVersion = .newest
  ) -> [String] {
    let source = "struct V: View { var body: some View { \(body) } }\n\(declarations)"
    let models = lowered(source)
    var views = ReadableViews()
    for model in models { views.add(model, at: 0, in: "A.swift") }
    guard let tree = models.flatMap(\.trees).first(where: { $0.declaration?.name == "V" }) else {
      return []
    }
    return Transcript(of: tree, entering: views, on: version).stops.map { element in
      var parts = [
        element.label?.spoken ?? "", element.shownValue?.spoken ?? "",
        element.traits.sorted { $0.kind.rank < $1.kind.rank }.map(\.spoken).joined(separator: ", "),
        element.hint?.spoken ?? "",
      ]
      while parts.count > 1, parts.last == "" { parts.removeLast() }
      var line = parts.joined(separator: " | ")
      if !element.actions.isEmpty {
        line += " {\(element.actions.map(\.spoken).joined(separator: " · "))}"
      }
      for entry in element.content {
        line += " [\(entry.isImportant ? "!" : "")\(entry.key.spoken): \(entry.value.spoken)]"
      }
      for rotor in element.rotors {
        line += " [\(rotor.name.spoken) → \(rotor.entries.map(\.spoken).joined(separator: " · "))]"
      }
      return line
    }
  }

  @Test(
    "accessibility modifiers make shapes elements, whatever their words",
    arguments: [
      (#"Circle()"#, []),
      (#"Circle().accessibilityLabel("")"#, [""]),
      (#"Circle().accessibilityLabel("").accessibilityValue("V")"#, [" | V"]),
      (#"Capsule().accessibility(label: Text("")).accessibility(hint: Text("H"))"#, [" |  |  | H"]),
      (#"Color.red.accessibilityLabel("Red")"#, ["Red"]),
      (#"Dot().accessibilityValue("V")"#, [" | V"]),
      (#"Dot()"#, []),
      (#"Circle().frame(width: 4).padding()"#, []),
    ]
  )
  func shapes(body: String, expected: [String]) {
    let dot = "struct Dot: View { var body: some View { Circle().frame(width: 8) } }"
    #expect(exposed(body, beside: dot) == expected)
  }

  @Test(
    "a field exposes its title only while it is empty",
    arguments: [
      (#"TextField("Name", text: .constant(""))"#, [" | Name | text field"]),
      (#"TextField("Name", text: .constant("Ada"))"#, [" | Ada | text field"]),
      (#"TextField("Name", text: $name)"#, [" | ‹Name | ‹name›› | text field"]),
      (
        #"TextField("Name", text: .constant("Ada")).accessibilityLabel("First name")"#,
        ["First name | Ada | text field"]
      ),
      (#"SecureField("Code", text: .constant("abcd"))"#, [" | •••• | secure text field"]),
      (#"SecureField("Code", text: .constant(""))"#, [" | Code | secure text field"]),
      (#"TextField("Share", value: .constant(0.69), format: .percent)"#, [" | 69% | text field"]),
      (#"TextEditor(text: .constant(""))"#, [" |  | text field"]),
    ]
  )
  func fields(body: String, expected: [String]) {
    #expect(exposed(body) == expected)
  }

  @Test(
    "steppers, date pickers, links and menus",
    arguments: [
      (
        #"Stepper("Cups", value: .constant(0), in: 0...4)"#,
        ["Cups, Decrement | 0 | dimmed, button", "Cups, Increment | 0 | button"]
      ),
      (
        #"Stepper("Cups", value: .constant(4), in: 0...4)"#,
        ["Cups, Decrement | 4 | button", "Cups, Increment | 4 | dimmed, button"]
      ),
      (
        #"Stepper("Cups", value: $cups).accessibilityValue("few")"#,
        ["Cups, Decrement | few | button", "Cups, Increment | few | button"]
      ),
      (
        #"Stepper(value: $cups) { }"#,
        ["Decrement | ‹cups› | button", "Increment | ‹cups› | button"]
      ),
      (
        #"DatePicker("Day", selection: $day, displayedComponents: .date)"#,
        ["Day", "Date Picker | ‹day› | button"]
      ),
      (
        #"DatePicker("Day", selection: $day, displayedComponents: [.hourAndMinute]).labelsHidden()"#,
        ["Time Picker | ‹day› | button"]
      ),
      (#"Link("Site", destination: url)"#, ["Site |  | button, link"]),
      (
        #"Picker("Unit", selection: $unit) { Text("km"); Text("mi") }.accessibilityLabel("Length")"#,
        ["Length |  | button"]
      ),
      (
        #"Picker("Unit", selection: $unit) { Text("km"); Text("mi") }"#,
        ["Unit | ‹km | mi› | button"]
      ),
    ]
  )
  func controls(body: String, expected: [String]) {
    #expect(exposed(body) == expected)
  }

  @Test("the choice of a picker is part of its label up to iOS 16")
  func pickerByVersion() {
    let picker = #"Picker("Unit", selection: $unit) { Text("km"); Text("mi") }"#
    #expect(exposed(picker, on: SystemVersion(16)) == ["Unit, ‹km | mi› |  | button"])
    #expect(exposed(picker, on: SystemVersion(18)) == ["Unit | ‹km | mi› | button"])
  }

  @Test(
    "indicators",
    arguments: [
      (#"ProgressView("Upload", value: .constant(0.1))"#, ["Upload | 10%"]),
      (#"ProgressView("Upload", value: 3, total: 12)"#, ["Upload | 25%"]),
      (#"ProgressView("Loading")"#, ["Loading | 1"]),
      (#"ProgressView()"#, ["In progress | 1"]),
      (#"Gauge(value: 0.5) { Text("Fuel") }"#, ["Fuel | 50%"]),
      (#"Gauge(value: 5, in: 0...20) { Text("Fuel") }"#, ["Fuel | 25%"]),
      (
        #"Gauge(value: 0.5) { Text("Fuel") } currentValueLabel: { Text("half") }"#,
        ["Fuel, half"]
      ),
      (
        #"Button { } label: { HStack { ProgressView(); Text("Send") } }"#,
        ["Send | 1 | button"]
      ),
      (
        #"Slider(value: .constant(5), in: 0...10) { Text("Volume") }"#,
        ["Volume | 50% | adjustable"]
      ),
    ]
  )
  func indicators(body: String, expected: [String]) {
    #expect(exposed(body) == expected)
  }

  @Test(
    "a checkmark selects the element that shows it",
    arguments: [
      (#"Image(systemName: "checkmark")"#, ["Selected |  | selected, image"]),
      (
        #"Button { } label: { Text("km"); Image(systemName: "checkmark") }"#,
        ["km |  | selected, button"]
      ),
      (
        #"Button { } label: { Text("km"); Image(systemName: "checkmark").accessibilityHidden(true) }"#,
        ["km |  | button"]
      ),
      (#"Button { } label: { Text("km"); Image(systemName: "star") }"#, ["km |  | button"]),
      (
        #"Button { } label: { Text("km"); Image(systemName: isOn ? "checkmark.circle.fill" : "circle") }"#,
        ["km |  | ‹selected if isOn›, button"]
      ),
    ]
  )
  func checkmarks(body: String, expected: [String]) {
    #expect(exposed(body) == expected)
  }

  @Test(
    "symbols have the name of the version, their raw name, or one that nobody knows",
    arguments: [
      ("gearshape", 18, "gearshape"), ("gearshape", 26, "Gear shape"),
      ("person.fill.badge.plus", 16, "person.fill.badge.plus"), ("mic", 27, "Microphone"),
      ("mic", 16, "‹mic›"), ("trash", 18, "Trash"), ("heart.fill", 18, "Love"),
      ("stop.circle", 18, "stop.circle"), ("stop.circle", 27, "Stop"),
      ("wrench.adjustable", 27, "‹wrench.adjustable›"),
    ]
  )
  func symbols(name: String, version: Int, expected: String) {
    let image = "Image(systemName: \"\(name)\")"
    #expect(exposed(image, on: SystemVersion(version)) == ["\(expected) |  | image"])
  }

  @Test(
    "section headers are headings; lists shout them up to iOS 18",
    arguments: [
      (#"List { Section("Fruit") { Text("Fig") } }"#, 18, ["FRUIT |  | heading", "Fig"]),
      (#"List { Section("Fruit") { Text("Fig") } }"#, 26, ["Fruit |  | heading", "Fig"]),
      (#"VStack { Section("Fruit") { Text("Fig") } }"#, 18, ["Fruit |  | heading", "Fig"]),
      (
        #"List { Section { Text("Fig") } header: { Button("All") {} } footer: { Text("f") } }"#, 26,
        ["All |  | button, heading", "Fig", "f"]
      ),
      (
        #"List { Section("Fruit", isExpanded: $isOpen) { Text("Fig") } }.listStyle(.sidebar)"#, 26,
        ["Fruit |  | button", "Fig"]
      ),
    ]
  )
  func sections(body: String, version: Int, expected: [String]) {
    #expect(exposed(body, on: SystemVersion(version)) == expected)
  }

  @Test(
    "combined elements: the labels of buttons are not joined, hints and values are",
    arguments: [
      (
        #"HStack { Text("a"); Button("Go") {} }.accessibilityElement(children: .combine)"#,
        ["a |  | button"]
      ),
      (
        #"HStack { Text("a"); Button("Go") {}; Button("Stop") {} }.accessibilityElement(children: .combine)"#,
        ["a {Stop}"]
      ),
      (
        #"HStack { Text("a").accessibilityHint("H"); Text("b").accessibilityHint("I") }.accessibilityElement(children: .combine)"#,
        ["a, b |  |  | H, I"]
      ),
      (
        #"HStack { Text("a").accessibilityValue("1"); Text("b").accessibilityValue("2") }.accessibilityElement(children: .combine)"#,
        ["a, b | 1, 2"]
      ),
    ]
  )
  func combined(body: String, expected: [String]) {
    #expect(exposed(body) == expected)
  }

  @Test(
    "actions, content and rotors",
    arguments: [
      (
        #"Text("a").accessibilityActions { Button("x") {}; Button("y") {} }"#,
        ["a {y · x}"]
      ),
      (
        #"Text("a").accessibilityAction(named: "x") {}.accessibilityAction(named: "y") {}"#,
        ["a {y · x}"]
      ),
      (
        #"Text("a").swipeActions(edge: .leading) { Button("x") {}; Button("y") {} }.swipeActions { Button("p") {}; Button("q") {} }"#,
        ["a {p · q · y · x}"]
      ),
      (#"Text("a").accessibilityAction { }"#, ["a |  | button"]),
      (#"Text("a").accessibilityAction(.escape) { }"#, ["a"]),
      (
        #"NavigationLink { Detail() } label: { Text("a"); Button("Save") {} }"#,
        ["a |  | button {Save}"]
      ),
      (
        #"NavigationLink { Detail() } label: { Button("Save") {} }"#,
        ["Save |  | button"]
      ),
      (
        #"Text("a").accessibilityValue("v").accessibilityCustomContent("k", "c").accessibilityCustomContent("l", "d", importance: .high)"#,
        ["a | v [k: c] [!l: d]"]
      ),
      (
        #"Text("a").accessibilityRotor("Peaks") { AccessibilityRotorEntry("One", id: 1); AccessibilityRotorEntry("Two", id: 2) }"#,
        ["a [Peaks → One · Two]"]
      ),
      (#"Text("a").accessibilityHint("h").help("i")"#, ["a |  |  | i"]),
      (#"Text("a").help("i").accessibilityHint("h")"#, ["a |  |  | h"]),
    ]
  )
  func actions(body: String, expected: [String]) {
    #expect(exposed(body) == expected)
  }

  @Test(
    "words that the source says",
    arguments: [
      (#"Text("**Bold** word")"#, ["Bold word"]),
      (#"Text("[Site](https://a.b) and `code`")"#, ["Site and code [Links → Site]"]),
      (#"Text(verbatim: "**Bold** word")"#, ["**Bold** word"]),
      (#"Text("2 * 3 * 4, snake_case_name")"#, ["2 * 3 * 4, snake_case_name"]),
      (#"let x = "Automatic"; Text(x)"#, ["Automatic"]),
      (#"Text("Test \(12)")"#, ["Test 12"]),
      (#"Text("\(2847) steps")"#, ["2,847 steps"]),
      (#"Text(String(2847))"#, ["2847"]),
      (#"Text("\(4.5, specifier: "%.1f") km")"#, ["4.5 km"]),
      (#"Text(String(format: "%d of %@", 3, "ten"))"#, ["3 of ten"]),
      (#"Text("\(Image(systemName: "star")) new")"#, ["\u{FFFC} new"]),
      (#"Row(name: "Fig", count: 1200)"#, ["Fig, 1,200 left"]),
      (#"ForEach(["a", "b"], id: \.self) { Text($0) }"#, ["a", "b"]),
      (#"ForEach(1...2, id: \.self) { n in Text("No. \(n)") }"#, ["No. 1", "No. 2"]),
      (#"Text("a").redacted(reason: .placeholder)"#, []),
      (#"Text("a").redacted(reason: [])"#, ["a"]),
      (#"Tag(kind: .isHeader)"#, ["t |  | heading"]),
    ]
  )
  func words(body: String, expected: [String]) {
    let declarations = #"""
      struct Row: View {
        let name: String
        let count: Int
        var body: some View { Text("\(name), \(count) left") }
      }
      struct Tag: View {
        let kind: AccessibilityTraits
        var body: some View { Text("t").accessibilityAddTraits(kind) }
      }
      """#
    #expect(exposed(body, beside: declarations) == expected)
  }

  @Test("a collection of values that the type spells out is read item by item")
  func collection() {
    let source = """
      struct V: View {
        struct Dish: Identifiable { let id: Int; let name: String; let isVegan: Bool }
        private let dishes = [
          Dish(id: 1, name: "Salad", isVegan: true), Dish(id: 2, name: "Steak", isVegan: false),
        ]
        var body: some View {
          ForEach(dishes) { dish in DishRow(dish: dish) }
        }
      }
      struct DishRow: View {
        let dish: V.Dish
        var body: some View {
          Text("\\(dish.name)\\(dish.isVegan ? ", vegan" : "")").modifier(Marked(isOn: dish.isVegan))
        }
      }
      struct Marked: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
          if isOn { content.accessibilityRotorEntry(id: 1, in: space) } else { content }
        }
      }
      """
    let stops = transcript(of: source).stops
    #expect(stops.map(\.spoken) == ["Salad, vegan", "Steak"])
    #expect(stops.allSatisfy { $0.doubt == nil })
  }

  @Test(
    "a view of UIKit exposes what makeUIView sets",
    arguments: [
      (
        "let view = UIView(); view.accessibilityLabel = \"A\"; view.isAccessibilityElement = true; return view",
        ["A"]
      ),
      ("let view = UIView(); view.accessibilityLabel = \"A\"; return view", []),
      ("let view = Dot(); view.accessibilityLabel = \"A\"; return view", ["A"]),
      ("let label = UILabel(); label.text = \"Hi\"; return label", ["Hi"]),
      ("UISwitch()", [" |  | switch button"]),
      (
        "let view = UIView(); view.isAccessibilityElement = true; view.accessibilityTraits = [.header]; return view",
        [" |  | heading"]
      ),
      ("let view = UIActivityIndicatorView(); view.startAnimating(); return view", ["In progress"]),
      ("return UIActivityIndicatorView(style: .large)", []),
      (
        "let label = UILabel(); label.text = \"Total\"; let button = UIButton(); button.setTitle(\"Pay\", for: .normal); return UIStackView(arrangedSubviews: [label, button])",
        ["Total", "Pay |  | button"]
      ),
      (
        "let stack = UIStackView(); let label = UILabel(); label.text = \"Hi\"; stack.addArrangedSubview(label); stack.addArrangedSubview(UISwitch()); return stack",
        ["Hi", " |  | switch button"]
      ),
      (
        "let stack = UIStackView(); for _ in 0..<3 { stack.addArrangedSubview(UISwitch()) }; return stack",
        ["‹Shape›"]
      ),
      ("let view = UIView(); view.addSubview(UISwitch()); return view", ["‹Shape›"]),
    ]
  )
  func representables(make: String, expected: [String]) {
    let statements = make.replacing("; ", with: "\n")
    let declarations = """
      struct Shape: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          \(statements)
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      class Dot: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
        }
      }
      """
    #expect(exposed("Shape()", beside: declarations) == expected)
  }

  @Test("members that give colors expose nothing")
  func colors() {
    let source = """
      struct V: View {
        let isOn: Bool
        let given: Color
        private let fixed: Color = .green
        private var tint: Color { isOn ? .red : .blue }
        private var badge: some View { isOn ? Text("On") : Text("Off") }
        var body: some View { VStack { tint; fixed.frame(height: 2); self.given; badge } }
      }
      """
    #expect(transcript(of: source).stops.map(\.spoken) == ["On", "Off"])
  }

  @Test(
    "large titles come after all items of the bar, inline ones between them",
    arguments: [
      ("", ["Back |  | button", "Add |  | button", "Home |  | heading", "a"]),
      (
        ".navigationBarTitleDisplayMode(.inline)",
        ["Back |  | button", "Home |  | heading", "Add |  | button", "a"]
      ),
    ]
  )
  func titles(mode: String, expected: [String]) {
    let body =
      #"Text("a").navigationTitle("Home").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Back") {} }; Button("Add") {} }"#
    #expect(exposed(body + mode) == expected)
  }

  @Test("a sheet of several heights begins with its grabber on iOS 27")
  func sheets() {
    let body =
      #"Text("a").sheet(isPresented: $isShown) { Text("b").presentationDetents([.medium, .large]) }"#
    #expect(exposed(body) == ["a", "Sheet Grabber | Expanded | button", "b"])
    #expect(exposed(body, on: SystemVersion(18)) == ["a", "b"])
  }

  @Test("a badge of a tab counts items, which iOS 26 does not tell")
  func badges() {
    let body = #"TabView { Tab("Me", systemImage: "x") { Text("a") }.badge(3) }"#
    #expect(exposed(body).last == "Me | 3 items | ‹selected if in tab 1›, tab")
    #expect(exposed(body, on: SystemVersion(26)).last == "Me |  | ‹selected if in tab 1›, tab")
  }
}

/// UIKit's order by place.
@Suite struct UIKitReadingOrderTests {
  @Test(
    "frames whose tops differ by less than a row stand in one",
    arguments: [
      ([(0.0, 0.0), (10, 0), (0, 10), (10, 10)], 8.0, false, [0, 1, 2, 3]),
      ([(0.0, 0.0), (10, 0), (0, 10), (10, 10)], 8.0, true, [1, 0, 3, 2]),
      ([(0.0, 8.0), (10, 0), (20, -8), (30, -8)], 8.0, false, [2, 3, 1, 0]),
      ([(0.0, 8.0), (10, 0), (20, -8), (30, -8)], 13.0, false, [0, 1, 2, 3]),
      ([(0.0, 25.0), (10, 0), (20, -25), (30, -25)], 13.0, false, [2, 3, 1, 0]),
    ] as [([(Double, Double)], Double, Bool, [Int])]
  )
  func order(origins: [(Double, Double)], row: Double, isRightToLeft: Bool, expected: [Int]) {
    let places = origins.map { (x: $0.0, y: $0.1) }
    #expect(
      UIKitReadingOrder.order(of: places, row: row, isRightToLeft: isRightToLeft) == expected
    )
  }
}
