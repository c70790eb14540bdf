import CurbcutAnalysis
import Testing

/// Changes of the code that change nothing for people.
@Suite struct RefactoringTests {
  private let login = Compared.login
  private let row = Compared.row
  private let list = Compared.list

  @Test("formatting, comments and the order of members change nothing")
  func formatting() {
    let spread = login.replacing("(\"", with: "(\n            \"").replacing(
      "{}",
      with: "{\n // nothing\n}"
    )
    #expect(Compared.compare(["A.swift": login], ["A.swift": spread]) == [])
    let reordered = Compared.edited(
      login,
      [
        ("  @State private var name = \"\"\n", ""),
        ("  let terms: URL\n", "  let terms: URL\n  @State private var name = \"\"\n"),
      ]
    )
    #expect(Compared.compare(["A.swift": login], ["A.swift": reordered]) == [])
  }

  @Test("a subview that is extracted, or entered again, changes nothing")
  func extraction() {
    let member = Compared.edited(
      login,
      [
        ("      Link(\"Terms\", destination: terms)\n", "      footer\n"),
        (
          "  var body",
          "  private var footer: some View { Link(\"Terms\", destination: terms) }\n\n  var body"
        ),
      ]
    )
    #expect(Compared.compare(["A.swift": login], ["A.swift": member]) == [])
    #expect(Compared.compare(["A.swift": member], ["A.swift": login]) == [])
    let type = Compared.edited(
      login,
      [("      Link(\"Terms\", destination: terms)\n", "      Footer(terms: terms)\n")]
    )
    let footer =
      "import SwiftUI\nstruct Footer: View { let terms: URL; var body: some View { Link(\"Terms\", destination: terms) } }\n"
    let extracted = ["A.swift": type, "Footer.swift": footer]
    #expect(Compared.compare(["A.swift": login], extracted) == [])
    #expect(Compared.compare(extracted, ["A.swift": login]) == [])
    #expect(Compared.compare(["A.swift": login], ["A.swift": type + "\n" + footer]) == [])
    let method = Compared.edited(
      login,
      [
        ("      Link(\"Terms\", destination: terms)\n", "      footer(\"Terms\")\n"),
        (
          "  var body",
          "  func footer(_ title: String) -> some View { Link(title, destination: terms) }\n\n  var body"
        ),
      ]
    )
    #expect(Compared.compare(["A.swift": login], ["A.swift": method]) == [])
  }

  @Test("another name for a type, a file or a variable changes nothing")
  func renaming() {
    let type = login.replacing("LoginView", with: "SignInView")
    #expect(Compared.compare(["A.swift": login], ["A.swift": type]) == [])
    #expect(
      Compared.compare(["A.swift": login], ["B.swift": type], renamed: ["B.swift": "A.swift"]) == []
    )
    #expect(
      Compared.compare(["A.swift": login], ["B.swift": login], renamed: ["B.swift": "A.swift"])
        == []
    )
    #expect(Compared.compare(["A.swift": login], ["Screens/B.swift": login]) == [])
    let flag = login.replacing("isShown", with: "isPasswordShown")
    #expect(Compared.compare(["A.swift": login], ["A.swift": flag]) == [])
    let dimmed = login.replacing(
      "Button(\"Log In\") {}",
      with: "Button(\"Log In\") {}.disabled(model.isBusy).environment(model: nil)"
    )
    let store = dimmed.replacing("model.isBusy", with: "store.isBusy")
    #expect(Compared.compare(["A.swift": dimmed], ["A.swift": store]) == [])
    let own = login.replacing("if isShown", with: "if self.isShown")
    #expect(Compared.compare(["A.swift": login], ["A.swift": own]) == [])
    let user = list.replacing("TrailList", with: "Trails")
    #expect(
      Compared.compare(["A.swift": row, "B.swift": list], ["A.swift": row, "B.swift": user]) == []
    )
    let renamed = [
      "A.swift": row.replacing("Row", with: "TrailRow"),
      "B.swift": list.replacing("Row(", with: "TrailRow("),
    ]
    #expect(Compared.compare(["A.swift": row, "B.swift": list], renamed) == [])
  }

  @Test("a tab before others, and a condition around all, move nothing")
  func surroundings() {
    func tabs(_ first: String) -> String {
      """
      struct Tabs: View {
        var body: some View {
          TabView {
            \(first)
            Tab("Map", systemImage: "map") { Text("Trails") }
            Tab("Me", systemImage: "person") { Text("Settings") }
          }
        }
      }
      """
    }
    let added = Compared.compare(
      ["A.swift": tabs("")],
      ["A.swift": tabs("Tab(\"News\", systemImage: \"newspaper\") { Text(\"Today\") }")]
    )
    #expect(!added.contains { $0.includes("Trails") || $0.includes("Settings") }, "\(added)")
    #expect(added.contains { $0.hasPrefix("added: “Today”") }, "\(added)")
    let texts = (0..<150).map { "Text(\"Line \($0)\")" }.joined(separator: "\n")
    func page(_ views: String) -> String {
      "struct Page: View { let isOn: Bool; var body: some View { VStack { \(views) } } }\n"
    }
    let wrapped = Compared.compare(
      ["A.swift": page(texts)],
      ["A.swift": page("if isOn { \(texts) }")]
    )
    #expect(wrapped.count == 151, "\(wrapped.count)")
    #expect(wrapped.dropFirst().allSatisfy { $0.hasSuffix("[now only if isOn]") }, "\(wrapped)")
  }

  @Test("reducers of the Composable Architecture are no screens")
  func reducers() {
    func reducer(_ type: String, _ step: String) -> String {
      "struct Feature: Reducer { var body: \(type) { \(step) } }\n"
    }
    for type in ["some Reducer<State, Action>", "some ReducerOf<Self>", "some Reducer"] {
      let (old, new) = (reducer(type, "BindingReducer()"), reducer(type, "Reduce(core)"))
      #expect(Compared.compare(["A.swift": old], ["A.swift": new]) == [], "\(type)")
    }
  }
}
