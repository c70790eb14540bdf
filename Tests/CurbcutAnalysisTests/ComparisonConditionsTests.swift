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
      screen("", "Text(\"Boat\")"),
      screen(
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
}
