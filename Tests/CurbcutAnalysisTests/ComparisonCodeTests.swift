import CurbcutAnalysis
import Testing

/// Code that works out what a screen says, in several statements or around it. Each beside a change that is told.
@Suite struct ComparisonCodeTests {
  private func screen(_ body: String, _ members: String = "") -> String {
    CurbcutAnalysisTests.screen(
      body,
      """
      let isOn: Bool
      let hasFailed: Bool
      let boat: Boat
      \(members)
      """
    )
  }

  @Test("words that a property works out in several statements")
  func statements() {
    func view(_ title: String) -> String {
      screen("Text(title)", "var title: String {\n\(title)\n}")
    }
    let old = view("if isOn { return \"Sailing\" }\nreturn \"Moored\"")
    let added = compare(
      old,
      view(
        "if isOn { return \"Sailing\" } else if hasFailed { return \"Lost\" }\nreturn \"Moored\""
      )
    )
    #expect(
      added.contains("changed: “‹Sailing | Moored›” → “‹Sailing | Lost | Moored›”"),
      "\(added)"
    )
    let other = compare(old, view("if isOn { return \"Sailing\" }\nreturn \"Anchored\""))
    #expect(other.contains { $0.includes("Anchored") }, "\(other)")
    let asSwitch = view(
      "switch isOn {\ncase true: return \"Sailing\"\ncase false: return \"Moored\"\n}"
    )
    #expect(compare(old, asSwitch).isEmpty)
    // Of code nothing is known.
    let code = view("if isOn { return boat.name }\nreturn boat.place")
    #expect(compare(code, view("if isOn { return boat.name }\nreturn boat.owner")).isEmpty)
  }

  @Test("a function that returns its text makes no other views")
  func returning() {
    func view(_ body: String) -> String {
      screen("label(\"The boat is here\")", "func label(_ text: String) -> Text {\n\(body)\n}")
    }
    let old = view("Text(text)")
    let asserted = view(
      "guard text.count > 3 else {\nassertionFailure(\"short\")\nreturn Text(boat.name)\n}\nprint(text)\nreturn Text(text)"
    )
    #expect(compare(old, asserted).isEmpty, "\(compare(old, asserted))")
    let guarded = view("guard isOn else {\nreturn Text(\"Gone\")\n}\nreturn Text(text)")
    #expect(compare(old, guarded).contains { $0.includes("Gone") })
  }

  private static let modifier = """
    struct Crowned: ViewModifier {
      func body(content: Content) -> some View {
        VStack {
          HStack {
            Text("Harbor")
            Button("Settings") {}
          }
          content
        }
      }
    }
    extension View { func crowned() -> some View { modifier(Crowned()) } }

    """

  @Test("what a modifier of the project puts around a view is on the screen")
  func wrapped() {
    let header =
      "struct Crown: View { var body: some View { HStack { Text(\"Harbor\")\nButton(\"Settings\") {} } } }\n"
    let old = screen("Crown()\nText(boat.name)") + header + Self.modifier
    for new in ["Text(boat.name).crowned()", "Text(boat.name).modifier(Crowned())"] {
      let lines = compare(old, screen(new) + header + Self.modifier)
      #expect(lines.isEmpty, "\(lines)")
    }
    let without = compare(
      screen("Text(boat.name).crowned()") + Self.modifier,
      screen("Text(boat.name)") + Self.modifier
    )
    #expect(without.contains { $0.hasPrefix("removed: “Settings, button”") }, "\(without)")
    let conditional = compare(
      screen("if isOn { Text(boat.name).crowned() }") + Self.modifier,
      screen("Text(boat.name).crowned()") + Self.modifier
    )
    #expect(conditional.contains { $0.includes("Settings") && $0.includes("no longer only") })
  }

  @Test("of an element in both branches, only what differs between them is told")
  func branches() {
    let image = "Image(\"boat\").accessibilityLabel(\"Boat\")"
    let offered = image + ".accessibilityAction(named: \"Share\") {}"
    let old = screen(offered)
    let lines = compare(old, screen("if isOn { \(offered) } else { \(image) }"))
    #expect(
      lines.filter { $0.includes("Boat") }
        == ["changed: “Boat, image” → “Boat, image” [the action “Share”: now only if isOn]"],
      "\(lines)"
    )
  }

  @Test("what stands in an `else if` is there only where the first does not hold")
  func elseIf() {
    let old = screen("if let place = boat.place { Text(\"Place\") }")
    let new = screen(
      "if hasFailed { Text(\"Retry\") } else if let place = boat.place { Text(\"Place\") }"
    )
    let lines = compare(old, new)
    #expect(lines.contains { $0.includes("“Place”") && $0.includes("now only unless hasFailed") })
    // Written inside of each other it is the same.
    let nested = screen(
      "if hasFailed { Text(\"Retry\") } else { if let place = boat.place { Text(\"Place\") } }"
    )
    #expect(compare(new, nested).isEmpty, "\(compare(new, nested))")
  }

  @Test(
    "what is heard as before",
    arguments: [
      (
        "Text(\"\\(isOn ? \"Hide\" : \"Show\") all\")", "Text(isOn ? \"Hide all\" : \"Show all\")",
        true
      ),
      ("Text(\"Go back\")", "Text(\"Go Back\")", true),
      ("Text(\"us\")", "Text(\"US\")", false),
      ("Text(isOn ? \"Hide\" : \"Show\")", "Text(isOn ? \"Show\" : \"Hide\")", false),
    ]
  )
  func heard(old: String, new: String, isSame: Bool) {
    let lines = compare(screen(old), screen(new))
    #expect(lines.isEmpty == isSame, "\(lines)")
  }

  @Test("a list that a closure works out is other code")
  func lists() {
    func view(_ actions: String) -> String {
      screen(
        "Actions { _ in\nvar list = [Action]()\nlist.append(boat.sail)\n\(actions)\nreturn list\n}"
      )
        + "struct Actions: View { let make: (Int) -> [Action]\nvar body: some View { ForEach(make(1)) { Button($0.title) {} } } }\n"
    }
    let (old, new) = (view(""), view("list.append(boat.moor)"))
    #expect(Compared.untoldPaths(["A.swift": old], ["A.swift": new]).logic == ["A.swift"])
    #expect(Compared.untoldPaths(["A.swift": old], ["A.swift": old]).logic.isEmpty)
    // A file of views alone has none, new or not.
    let files = [
      "A.swift": old, "B.swift": CurbcutAnalysisTests.screen("Text(\"Sea\")", name: "Sea"),
    ]
    #expect(Compared.untoldPaths(["A.swift": old], files).logic.isEmpty)
  }
}
