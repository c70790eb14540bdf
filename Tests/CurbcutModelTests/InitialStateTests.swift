import Testing

@testable import CurbcutModel

/// What is exposed when a screen is shown first: state counts as what the code has it start with.
///
/// Sources: Apple, "State", "StateObject", "AppStorage" and "onAppear(perform:)". What controls expose
/// of their state: rendered accessibility hierarchy, iOS 16.2 to 27.
@Suite struct InitialStateTests {
  @Test(
    "state and bindings",
    arguments: [
      (#"@State private var on = true"#, #"Toggle("Wi-Fi", isOn: $on)"#, ["Wi-Fi | on"]),
      (
        #"@State var n = 3"#, #"Stepper("Size: \(n)", value: $n, in: 3...9)"#,
        ["Size: 3, Decrement | 3 | button, dimmed", "Size: 3, Increment | 3 | button"]
      ),
      (#"@State var v = 30.0"#, #"Slider(value: $v, in: 0...60) { Text("V") }"#, ["V | 50%"]),
      (#"@State var name = """#, #"TextField("Name", text: $name)"#, [" | Name"]),
      (#"@State var name = "Ada""#, #"TextField("Name", text: $name)"#, [" | Ada"]),
      (#"@State var items = ["a", "b"]"#, #"ForEach(items, id: \.self) { Text($0) }"#, ["a", "b"]),
      (#"@State var isOpen = false"#, #"if isOpen { Text("x") } else { Text("y") }"#, ["y"]),
      (#"@State var error: String?"#, #"if let error { Text(error) }; Text("z")"#, ["z"]),
      (#"@AppStorage("n") var n = 1200"#, #"Text("\(n) m")"#, ["1,200 m"]),
      (#"@FocusState var isActive: Bool"#, #"Text(isActive ? "now" : "later")"#, ["later"]),
      (#"@State var a = false"#, #"Text("t").accessibilityHidden(!a)"#, []),
      (#"@State var a = """#, #"Button("Go") {}.disabled(a.isEmpty)"#, ["Go | | button, dimmed"]),
      (
        #"@State var unit = "mi""#,
        #"Picker("Unit", selection: $unit) { Text("Kilo").tag("km"); Text("Mile").tag("mi") }"#,
        ["Unit | Mile | button"]
      ),
      (
        #"@State var unit = 1"#,
        #"Picker("Unit", selection: $unit) { Text("A").tag(0); Text("B").tag(1) }.pickerStyle(.segmented)"#,
        ["A | | button", "B | | button, selected"]
      ),
      (
        #"@Environment(\.colorScheme) var scheme"#,
        #"Text(scheme == .dark ? "Night" : "Day")"#, ["Day"]
      ),
      (
        #"@State var prices = ["Fig": 3, "Ale": 2]"#,
        #"Text("\(prices["Fig"] ?? 0)"); ForEach(prices.keys.sorted(), id: \.self) { k in Text("\(k) \(prices[k, default: 0])") }"#,
        ["3", "Ale 2", "Fig 3"]
      ),
      // The order of a dictionary is nobody's.
      (
        #"@State var prices = ["Fig": 3, "Ale": 2]"#,
        #"ForEach(Array(prices.keys), id: \.self) { Text($0) }"#, ["‹$0›"]
      ),
      // What somebody hands in is not known.
      (#"@Binding var n: Int"#, #"Text("\(n)")"#, ["‹n›"]),
      (#"let title: String"#, #"Text(title)"#, ["‹title›"]),
      (#"@Query var notes: [Note]"#, #"Text("\(notes.count) notes")"#, ["‹notes.count› notes"]),
    ]
  )
  func state(property: String, body: String, expected: [String]) {
    #expect(exposed("\(property); var body: some View { \(body) }") == expected)
  }

  @Test(
    "what is closed is not there yet",
    arguments: [
      (#"DisclosureGroup("More") { Text("x") }"#, ["More | collapsed | button"]),
      (#"Text("a").sheet(isPresented: $isShown) { Text("x") }"#, ["a"]),
      (#"Text("a").alert("No", isPresented: $isShown) { Button("OK") {} }"#, ["a"]),
      (
        #"TabView { Text("a").tabItem { Text("A") }; Text("b").tabItem { Text("B") } }"#,
        ["a", "A | | tab, selected", "B | | tab"]
      ),
      (
        #"TabView(selection: $tab) { Text("a").tabItem { Text("A") }.tag(1); Text("b").tabItem { Text("B") }.tag(2) }"#,
        ["b", "A | | tab", "B | | tab, selected"]
      ),
      (
        #"TabView { Text("a"); Text("b") }.tabViewStyle(.page)"#,
        ["a", " | page 1 of 2 | adjustable"]
      ),
    ]
  )
  func places(body: String, expected: [String]) {
    let state = "@State var isShown = false; @State var tab = 2"
    #expect(exposed("\(state); var body: some View { \(body) }") == expected)
  }

  @Test("what a model starts with, and what its initializer does")
  func models() {
    let declarations = #"""
      struct Trail: Identifiable {
        let id: Int; let name: String; var length = 2.5
        var text: String { String(format: "%.1f km", length) }
      }
      class Model: ObservableObject {
        @Published var trails: [Trail] = []
        @Published var title = "Old"
        @Published var isLoading = true
        init() { load() }
        func load() {
          trails = [Trail(id: 1, name: "Ridge"), Trail(id: 2, name: "Lake", length: 4)]
          trails.append(Trail(id: 3, name: "Abbey"))
          isLoading = false
          Task { title = "Later" }
        }
        var sorted: [Trail] { trails.sorted { $0.name < $1.name } }
        var total: Double { trails.reduce(0) { $0 + $1.length } }
        func rename() { title = "New" }
      }
      """#
    let body = #"""
      @StateObject private var model = Model()
      @State private var greeting = ""
      var body: some View {
        List {
          Text(greeting)
          Text(model.title)
          if model.isLoading { ProgressView("Loading") }
          ForEach(model.sorted) { trail in LabeledContent(trail.name, value: trail.text) }
          Text("\(model.total, specifier: "%.1f") km")
        }
        .onAppear { greeting = "Hello"; model.rename() }
      }
      """#
    #expect(
      exposed(body, beside: declarations) == [
        "Hello", "New", "Abbey | 2.5 km", "Lake | 4.0 km", "Ridge | 2.5 km", "9.0 km",
      ]
    )
  }

  @Test("views that are used are handed what the state starts with")
  func entered() {
    let declarations = #"""
      struct Row: View {
        @Binding var isOn: Bool
        let title: String
        @State private var count: Int
        init(title: String, isOn: Binding<Bool>, start: Int) {
          self.title = title; _isOn = isOn; _count = State(initialValue: start)
        }
        var body: some View { Toggle(title, isOn: $isOn); Text("\(count)") }
      }
      """#
    let body = #"""
      @State private var on = false
      var body: some View { Row(title: "Sound", isOn: $on, start: 7) }
      """#
    #expect(exposed(body, beside: declarations) == ["Sound | off", "7"])
  }
}

/// A line a stop: label, value and traits, as far as there are any.
private func exposed(_ members: String, beside declarations: String = "") -> [String] {
  let models = lowered("struct V: View { \(members) }\n\(declarations)")
  var views = ReadableViews()
  for model in models { views.add(model, at: 0, in: "A.swift") }
  let tree = models.flatMap(\.trees).first { $0.declaration?.name == "V" && $0.purpose == .body }
  guard let tree else { return [] }
  return Transcript(of: tree, entering: views.startingFresh).stops.map { stop in
    let traits = stop.traits.filter { $0.kind != .switchButton && $0.kind != .textField }
      .map(\.spoken).joined(separator: ", ")
    var parts = [stop.label?.spoken ?? "", stop.shownValue?.spoken ?? "", traits]
    let isPlain = stop.role == .slider
    if isPlain || traits.isEmpty { parts.removeLast() }
    while parts.last == "" { parts.removeLast() }
    return parts.joined(separator: " | ").replacing(" |  | ", with: " | | ")
  }
}
