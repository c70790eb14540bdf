import Testing

@testable import CurbcutModel

/// What is known before the app runs, and what is not.
@Suite struct ValueTests {
  private static let declarations = #"""
    enum Flavor: String, CaseIterable, Identifiable {
      case vanilla
      case mint = "Mint"
      var id: Self { self }
      var symbol: String {
        switch self {
        case .vanilla: return "star"
        case .mint: return "trash"
        }
      }
    }
    struct Dish {
      let name: String
      var count = 2
      var note: String? = nil
      var line: String { "\(name), \(count)" }
      func line(of total: Int) -> String {
        guard total > 0 else { return name }
        return "\(count) of \(total)"
      }
    }
    enum Phase { case loading, loaded(String), failed }
    func shout(_ words: String, _ mark: String = "!") -> String { words.uppercased() + mark }
    let planet = "Mars"
    """#

  @Test(
    "expressions whose value the source says",
    arguments: [
      (#"Text("Row \(1 + 1)")"#, ["Row 2"]),
      (#"Text(verbatim: "\(7 / 2), \(7.0 / 2), \(7 % 4)")"#, ["3, 3.5, 3"]),
      (#"Text("\(2 * 3 + 4 - 1)")"#, ["9"]),
      (#"Text("a" + "b")"#, ["ab"]),
      (#"let n = 3; Text(n > 2 ? "many" : "few")"#, ["many"]),
      (#"let name = "fig"; let title = name.uppercased(); Text(title)"#, ["FIG"]),
      (#"Text(["a", "b", "c"].joined(separator: ", "))"#, ["a, b, c"]),
      (#"Text(["a", "b", "c"].formatted())"#, ["a, b, and c"]),
      (#"Text(shout("hi"))"#, ["HI!"]),
      (#"Text(shout("hi", "?"))"#, ["HI?"]),
      (#"Text(planet)"#, ["Mars"]),
      (#"Text(Flavor.mint.rawValue)"#, ["Mint"]),
      (#"Image(systemName: Flavor.mint.symbol)"#, ["Trash, image"]),
      (#"Text(Dish(name: "Fig").line)"#, ["Fig, 2"]),
      (#"Text(Dish(name: "Fig").line(of: 5))"#, ["2 of 5"]),
      (#"Text(Dish(name: "Fig").line(of: 0))"#, ["Fig"]),
      (#"Text(Dish(name: "Fig").note ?? "none")"#, ["none"]),
      (
        #"let all = [Dish(name: "A"), Dish(name: "B", count: 0)]; Text("\(all.count) dishes")"#,
        ["2 dishes"]
      ),
      (#"Text(String(repeating: "ha", count: 2))"#, ["haha"]),
    ]
  )
  func known(body: String, expected: [String]) {
    #expect(spoken(body, beside: Self.declarations) == expected)
  }

  @Test(
    "expressions of which only parts are known",
    arguments: [
      (#"Text("\(count + 1) of 3")"#, ["‹count + 1› of 3"]),
      (#"Text(shout(title))"#, ["‹shout(title)›"]),
      (#"Text(flavor.symbol)"#, ["‹flavor.symbol›"]),
      (#"let words = isOn ? "On" : "Off"; Text("Wi-Fi \(words)")"#, ["Wi-Fi ‹On | Off›"]),
      (#"Text(names.joined())"#, ["‹names.joined()›"]),
    ]
  )
  func unknown(body: String, expected: [String]) {
    #expect(spoken(body, beside: Self.declarations) == expected)
  }

  /// Source: Apple, "FormatStyle", in the English of the United States.
  @Test(
    "numbers in a format",
    arguments: [
      (#"Text(12345, format: .number)"#, ["12,345"]),
      (#"Text(12345, format: .number.grouping(.never))"#, ["12345"]),
      (#"Text(0.256, format: .percent)"#, ["25.6%"]),
      (#"Text(0.256, format: .percent.precision(.fractionLength(0)))"#, ["26%"]),
      (#"Text(9.5, format: .currency(code: "USD"))"#, ["$9.50"]),
      (#"Text(950, format: .currency(code: "JPY"))"#, ["¥950"]),
      (#"Text(-3, format: .currency(code: "EUR"))"#, ["-€3.00"]),
      (#"Text(1234.5.formatted())"#, ["1,234.5"]),
      (#"Text("\(0.5, format: .percent) done")"#, ["50% done"]),
      (#"LabeledContent("Steps", value: 2847, format: .number)"#, ["Steps, 2,847"]),
      (#"Text(price, format: .currency(code: "USD"))"#, ["‹price›"]),
      (#"Text(date, format: .dateTime)"#, ["‹date›"]),
    ]
  )
  func formats(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test(
    "collections",
    arguments: [
      (#"ForEach(Flavor.allCases) { f in Text(f.rawValue) }"#, ["vanilla", "Mint"]),
      (#"ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue) }"#, ["vanilla", "Mint"]),
      (#"ForEach([("a", 1), ("b", 2)], id: \.1) { p in Text("\(p.0)\(p.1)") }"#, ["a1", "b2"]),
      (
        #"ForEach(Array(["x", "y"].enumerated()), id: \.offset) { i, s in Text("\(i) \(s)") }"#,
        ["0 x", "1 y"]
      ),
      (#"ForEach(["b", "a"].sorted(), id: \.self) { Text($0) }"#, ["a", "b"]),
      (#"ForEach(["a", "b"].reversed(), id: \.self) { Text($0) }"#, ["b", "a"]),
      (#"ForEach(["a", "b", "c"].dropFirst(), id: \.self) { Text($0) }"#, ["b", "c"]),
      (
        #"ForEach(["a", "b"].dropFirst(seen.count), id: \.self) { Text($0) }"#,
        [#"[for each of ["a", "b"].dropFirst(seen.count)] ‹$0›"#]
      ),
      (#"ForEach([1, 2, 3].filter { $0 > 1 }, id: \.self) { Text("\($0)") }"#, ["2", "3"]),
      (#"ForEach([1, 2].map { $0 * 10 }, id: \.self) { Text("\($0)") }"#, ["10", "20"]),
      (#"ForEach(items) { item in Text(item.name) }"#, ["[for each item in items] ‹item.name›"]),
    ]
  )
  func collections(body: String, expected: [String]) {
    #expect(spoken(body, beside: Self.declarations) == expected)
  }

  @Test(
    "branches that are decided by what a view is given",
    arguments: [
      (#"Status(phase: .loading)"#, ["Loading"]),
      (#"Status(phase: .loaded("Fig"))"#, ["Loaded Fig"]),
      (
        #"Status(phase: phase)"#,
        [
          "[case .loading] Loading", "[case .loaded(let name)] Loaded ‹name›", "[default] Failed",
        ]
      ),
      (#"Row(title: "a")"#, ["a"]),
      (#"Row(title: "a", note: "b")"#, ["a", "b"]),
      (#"Row(title: "a", note: note)"#, ["a", "[if let note] ‹note›"]),
    ]
  )
  func branches(body: String, expected: [String]) {
    let views = #"""
      struct Status: View {
        let phase: Phase
        var body: some View {
          switch phase {
          case .loading: Text("Loading")
          case .loaded(let name): Text("Loaded \(name)")
          default: Text("Failed")
          }
        }
      }
      struct Row: View {
        let title: String
        var note: String?
        var body: some View {
          Text(title)
          if let note { Text(note) }
        }
      }
      """#
    #expect(spoken(body, beside: Self.declarations + "\n" + views) == expected)
  }

  @Test(
    "modifiers of the project, with arguments and conditions",
    arguments: [
      (#"Text("x").named("Fig")"#, ["Fig"]),
      (#"Text("x").named(true)"#, ["yes"]),
      (#"Text("x").named(false)"#, ["x"]),
      (#"Text("x").named(isOn)"#, ["‹yes | …›"]),
      (#"Text("x").modifier(Spoken(label: "Fig", hint: nil))"#, ["Fig"]),
      (#"Text("x").modifier(Spoken(label: "Fig", hint: "Opens."))"#, ["Fig. Opens."]),
      (#"Text("x").spoken("Fig")"#, ["Fig"]),
      (#"Text("x").concealed(true)"#, []),
      (#"Text("x").concealed(false)"#, ["x"]),
      (#"Text("x").offering("Reply")"#, ["x {Reply}"]),
      (#"Text("x").if(false) { $0.accessibilityLabel("Fig") }"#, ["x"]),
    ]
  )
  func modifiers(body: String, expected: [String]) {
    let declarations = #"""
      extension View {
        func named(_ label: String) -> some View { accessibilityLabel(label) }
        @ViewBuilder func named(_ isOn: Bool) -> some View {
          if isOn { accessibilityLabel("yes") } else { self }
        }
        func spoken(_ label: String) -> some View { modifier(Spoken(label: label, hint: nil)) }
        func concealed(_ isOn: Bool) -> some View { accessibilityHidden(isOn) }
        func offering(_ name: String) -> some View { accessibilityAction(named: name) {} }
        @ViewBuilder func `if`<Other: View>(_ holds: Bool, change: (Self) -> Other) -> some View {
          if holds { change(self) } else { self }
        }
      }
      struct Spoken: ViewModifier {
        let label: String
        let hint: String?
        func body(content: Content) -> some View {
          if let hint {
            content.accessibilityLabel(label).accessibilityHint(hint)
          } else {
            content.accessibilityLabel(label)
          }
        }
      }
      """#
    #expect(spoken(body, beside: declarations) == expected)
  }

  @Test("code that uses itself, or multiplies, ends")
  func bounds() {
    let loop = "func a(_ s: String) -> String { a(s) + a(s) }\nlet b = c\nlet c = b"
    #expect(spoken(#"Text(a("x"))"#, beside: loop) == [#"‹a("x")›"#])
    #expect(spoken("Text(b)", beside: loop) == ["‹b›"])
    let doubling = (1...40).map { "let v\($0) = \"\\(v\($0 - 1))\\(v\($0 - 1))\"" }
    let source = (["let v0 = \"x\""] + doubling).joined(separator: "\n")
    #expect(spoken("Text(v40)", beside: source).count == 1)
  }
}
