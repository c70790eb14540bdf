import CurbcutAnalysis
import Testing

/// Conditions that hold at the same time are one, however they are written; each beside one that differs.
@Suite struct ComparisonConditionsTests {
  private func screen(_ body: String) -> String {
    CurbcutAnalysisTests.screen(
      body,
      """
      enum Phase { case loading, failed(String), ready }
      let phase: Phase
      let other: Phase
      let isOn: Bool
      let boat: Boat
      """
    )
  }

  @Test(
    "a `switch` that becomes an `if`, and a constant that is called otherwise",
    arguments: [
      (
        "switch phase {\ncase .loading: Text(\"Wait\")\ncase .failed(let error): Text(\"Failed\")\ndefault: Text(\"Ready\")\n}",
        "if case .loading = phase { Text(\"Wait\") } else if case .failed = phase { Text(\"Failed\") } else { Text(\"Ready\") }",
        ["“Wait”", "“Failed”"]
      ),
      (
        "switch phase {\ncase .loading: Text(\"Wait\")\ndefault: Text(\"Ready\")\n}",
        "if phase == .loading { Text(\"Wait\") } else { Text(\"Ready\") }",
        ["“Wait”", "“Ready”"]
      ),
      (
        "switch phase {\ncase Phase.loading: Text(\"Wait\")\ndefault: Text(\"Ready\")\n}",
        "if phase != .loading { Text(\"Ready\") } else { Text(\"Wait\") }",
        ["“Wait”", "“Ready”"]
      ),
      (
        "let owner = isOn ? nil : boat.owner(at: 1)\nText(\"Boat\")\nif let owner { Text(\"Owner\") }",
        "let captain = isOn ? nil : boat.owner(at: 1)\nText(\"Boat\")\nif let captain { Text(\"Owner\") }",
        ["“Owner”"]
      ),
    ]
  )
  func same(old: String, new: String, elements: [String]) {
    let lines = compare(screen(old), screen(new))
    for element in elements {
      #expect(!lines.contains { $0.includes(element) }, "\(lines)")
    }
  }

  @Test(
    "what is asked of another value, or for another case, is another condition",
    arguments: [
      (
        "switch phase {\ncase .loading: Text(\"Wait\")\ndefault: Text(\"Ready\")\n}",
        "if other == .loading { Text(\"Wait\") } else { Text(\"Ready\") }"
      ),
      (
        "switch phase {\ncase .loading: Text(\"Wait\")\ndefault: Text(\"Ready\")\n}",
        "if phase != .loading { Text(\"Wait\") } else { Text(\"Ready\") }"
      ),
      (
        "switch phase {\ncase .loading: EmptyView()\ncase .failed: Text(\"Failed\")\ncase .ready: Text(\"Wait\")\n}",
        "if phase != .loading { Text(\"Wait\") } else { Text(\"Failed\") }"
      ),
      (
        "let owner = isOn ? nil : boat.owner(at: 1)\nText(\"Boat\")\nif let owner { Text(\"Wait\") }",
        "let owner = isOn ? nil : boat.owner(at: 2)\nlet captain = boat.captain\nText(\"Boat\")\nif let captain { Text(\"Wait\") }"
      ),
    ]
  )
  func different(old: String, new: String) {
    let lines = compare(screen(old), screen(new))
    #expect(lines.contains { $0.includes("“Wait”") }, "\(lines)")
  }

  @Test("elements of which all are offered more, or hidden at times, are those that they were")
  func offered() {
    func screen(_ modifiers: String, _ first: String) -> String {
      self.screen(
        """
        VStack {
          \(first)
          Text(boat.name)
          Button { } label: { Text(boat.owner) }
          Text(boat.place)
          Button("Sail") { }
        }
        \(modifiers)
        """
      )
    }
    let lines = compare(
      CurbcutAnalysisTests.screen("", "Text(\"Boat\")"),
      CurbcutAnalysisTests.screen(
        ".accessibilityHidden(isOn).accessibilityAction(named: \"Share\") { }",
        "Text(\"Boat\")"
      )
    )
    #expect(!lines.contains { $0.hasPrefix("moved") || $0.hasPrefix("removed") }, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("added") }, "\(lines)")
  }

  @Test("neighbors that have changed places have nothing between them")
  func crossed() {
    let old = screen(
      "Text(boat.name)\nText(\"One\")\nText(boat.owner.first)\nText(\"Two\")\nText(\"Three\")"
    )
    let new = screen(
      "Text(\"Three\")\nText(boat.skipper.second)\nText(\"One\")\nText(boat.x)\nText(\"Two\")"
    )
    #expect(compare(old, new).contains { $0.hasPrefix("moved") })
  }

  @Test(
    "what decides between the words of one element",
    arguments: [
      (
        "Text(CONDITION ? \"In\" : \"Out\")", "isOn", "isOn || boat.isOut",
        "“In”: now also if boat.isOut"
      ),
      (
        "Button { go() } label: { if CONDITION { Text(\"In\") } else { Text(\"Out\") } }",
        "isOn", "isOn || boat.isOut", "“In”: now also if boat.isOut"
      ),
      (
        "Image(\"boat\").accessibilityLabel(CONDITION ? \"In\" : \"Out\")",
        "isOn && boat.isOut", "isOn", "“In”: no longer only if boat.isOut"
      ),
    ]
  )
  func deciders(body: String, old: String, new: String, told: String) {
    func lines(_ old: String, _ new: String) -> [String] {
      compare(
        screen(body.replacing("CONDITION", with: old)),
        screen(body.replacing("CONDITION", with: new))
      )
    }
    let found = lines(old, new)
    #expect(found.contains { $0.includes(told) }, "\(found)")
    #expect(lines(old, "(\(old))").isEmpty)
  }

  @Test("a property that works out something else decides otherwise, whoever shows the screen")
  func getters() {
    func berth(_ test: String, _ other: String = "") -> String {
      CurbcutAnalysisTests.screen(
        "if showsBerth { Text(\"Berth\") }",
        "let isFree: Bool\nlet isOpen: Bool\nvar showsBerth: Bool { \(test) }",
        name: "Harbor"
      ) + other
    }
    let lines = [
      "Harbor", "changed: “Berth” → “Berth” [now only if isOpen]",
    ]
    #expect(compare(berth("isFree"), berth("isFree && isOpen")) == lines)
    let quay = CurbcutAnalysisTests.screen(
      "Button(\"Moor\") {}.sheet(isPresented: $isOn) { Harbor(isFree: free, isOpen: open) }",
      "@State var isOn = false\nlet free: Bool\nlet open: Bool",
      name: "Quay"
    )
    #expect(compare(berth("isFree", quay), berth("isFree && isOpen", quay)) == lines)
    // The same test in another order.
    #expect(compare(berth("isFree && isOpen"), berth("isOpen && isFree")).count < 3)
  }

  @Test("when a control is dimmed is told")
  func dimmed() {
    func order(_ test: String) -> String {
      CurbcutAnalysisTests.screen(
        "Button(\"Order\") {}.disabled(\(test))",
        "@Binding var isSending: Bool\n@Binding var isEmpty: Bool"
      )
    }
    #expect(
      compare(order("isSending"), order("isSending || isEmpty")).contains {
        $0.hasSuffix("[dimmed: now also if isEmpty]")
      }
    )
    #expect(compare(order("isSending"), order("(isSending)")).count < 3)
  }

  @Test("what is gone from a screen is told, though whoever shows it says the same elsewhere")
  func saidElsewhere() {
    func pier(_ views: String) -> String {
      CurbcutAnalysisTests.screen(views, "@State var isLost = false", name: "Pier")
        + """
        struct Coast: View {
          @State var isShown = false
          @State var hasFailed = false
          var body: some View {
            VStack {
              if hasFailed { Button("Retry") { hasFailed = false } }
              Button("Pier") { isShown = true }
            }
            .fullScreenCover(isPresented: $isShown) { Pier() }
          }
        }
        struct Root: View {
          @State var isThere = false
          var body: some View { ZStack { if isThere { Coast() } else { Sea() } } }
        }
        struct Sea: View {
          @State var isShown = false
          var body: some View {
            Text("Sea").sheet(isPresented: $isShown) { Coast() }
          }
        }
        """
    }
    let gone = compare(
      pier("if isLost { Text(\"Lost\"); Button(\"Retry\") { isLost = false } }; Text(\"Deep\")"),
      pier("Text(\"Deep\")")
    )
    #expect(gone.contains { $0.includes("removed: “Retry, button”") }, "\(gone)")
  }

  @Test("a screen that is too large to be read in full loses none of what it shows")
  func largeScreens() {
    func coast(_ row: String) -> String {
      var code = """
        struct Row: View {
          let text: String
          @State var isShown = false
          var body: some View { \(row) }
        }

        """
      for place in 0..<4 {
        let rows = (0..<20).map { "Row(text: \"Bay \(place) \($0)\")" }.joined(separator: "\n")
        code += "struct Bay\(place): View { var body: some View { VStack { \(rows) } } }\n"
      }
      let cases = (0..<4).map { "case \($0): Bay\($0)()" }.joined(separator: "\n")
      return code + """
        struct Root: View {
          let place: Int
          var body: some View {
            Text("Root").sheet(isPresented: .constant(true)) {
              switch place {
              \(cases)
              default: Text("Sea")
              }
            }
          }
        }
        """
    }
    let lines = compare(
      coast("Text(text)"),
      coast("Text(text).sheet(isPresented: $isShown) { Button(\"Cancel\") {} }")
    )
    #expect(!lines.contains { $0.hasPrefix("removed") }, "\(lines)")
  }
}
