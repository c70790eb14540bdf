import CurbcutAnalysis
import Foundation
import Testing

/// Which fixes are offered for a place.
@Suite struct CodeActionTests {
  private let source = """
    struct A: View {
      let close: () -> Void
      var body: some View {
        HStack { Image("lighthouse at dusk"); Button(action: close) { Image("b").resizable() } }
        Image("the other harbor")
      }
    }

    """

  private func titles(_ range: Range<Int>, about named: [NamedDiagnostic] = []) -> [String] {
    var workspace = Workspace()
    workspace.open("/A.swift", bytes: Array(source.utf8))
    return workspace.codeActions(in: range, of: "/A.swift", about: named)
      .filter { $0.kind == .quickFix }.map { $0.diagnostic?.ruleID ?? "" }
  }

  private func offset(of text: String) -> Int {
    source.utf8.count - (source.range(of: text).map { source[$0.lowerBound...].utf8.count } ?? 0)
  }

  @Test("those of the whole line, those at the cursor first")
  func line() {
    let start = offset(of: "    HStack")
    let atStart = titles(start..<start)
    #expect(Set(atStart) == ["image-missing-label", "icon-button-missing-label"])
    let button = offset(of: "Button(")
    #expect(titles(button..<button).first == "icon-button-missing-label")
    #expect(titles(0..<0).isEmpty)
  }

  @Test("those that the editor names come first, and never all of the file's")
  func named() throws {
    var workspace = Workspace()
    workspace.open("/A.swift", bytes: Array(source.utf8))
    let last = try #require(
      workspace.diagnostics(for: "/A.swift").last { $0.ruleID == "image-missing-label" }
    )
    let whole = 0..<source.utf8.count
    #expect(titles(whole).isEmpty)
    let asked = NamedDiagnostic(ruleID: last.ruleID, message: last.message, line: 4)
    #expect(Set(titles(whole, about: [asked])) == ["image-missing-label"])
    let wrong = NamedDiagnostic(ruleID: last.ruleID, message: last.message, line: 3)
    #expect(titles(whole, about: [wrong]).isEmpty)
  }

  // MARK: Findings in each other

  private static let nested = """
    struct B: View {
      let act: () -> Void
      var body: some View {
        VStack {
          Button(action: act) { Image(systemName: "trash").frame(width: 20, height: 20) }
          Button(action: act) {
            Image("icon_search")
              .padding()
          }
          .opacity(0.9)
          Text("Nearby")
        }
        .font(.system(size: 11))
      }
    }

    """

  private func actions(
    _ source: String,
    at text: String,
    about named: (String) -> Bool = { _ in false }
  ) -> [CodeAction] {
    var workspace = Workspace()
    workspace.open("/B.swift", bytes: Array(source.utf8))
    guard let place = source.range(of: text) else { return [] }
    let offset = source[..<place.lowerBound].utf8.count
    let tree = workspace.document("/B.swift")?.tree
    let asked = workspace.diagnostics(for: "/B.swift").filter { named($0.ruleID) }.map {
      NamedDiagnostic(
        ruleID: $0.ruleID,
        message: $0.message,
        line: tree?.position(of: $0.range.lowerBound).line ?? 0
      )
    }
    return workspace.codeActions(in: offset..<offset, of: "/B.swift", about: asked)
  }

  @Test("of two findings at the cursor the one within the other comes first")
  func innermostFirst() throws {
    let fixes = actions(Self.nested, at: "frame(width").filter { $0.kind == .quickFix }
    let rules = fixes.map { $0.diagnostic?.ruleID ?? "" }
    #expect(rules.first == "touch-target-too-small")
    #expect(rules.last == "icon-button-missing-label")
    // Both are for review.
    #expect(fixes.allSatisfy { !$0.isPreferred })
    let onButton = actions(Self.nested, at: "Button(action: act) { Image")
    #expect(onButton.first?.diagnostic?.ruleID == "icon-button-missing-label")
    #expect(onButton.contains { $0.diagnostic?.ruleID == "touch-target-too-small" })
  }

  @Test("so it is where an editor names both; where it names the outer one, that is meant")
  func namedInnermostFirst() {
    let both = actions(Self.nested, at: "frame(width") { _ in true }
    #expect(both.first?.diagnostic?.ruleID == "touch-target-too-small")
    let outer = actions(Self.nested, at: "frame(width") { $0 == "icon-button-missing-label" }
    #expect(outer.first?.diagnostic?.ruleID == "icon-button-missing-label")
  }

  @Test(
    "on other lines of a control its fixes are offered, and no comment for another line",
    arguments: [
      "        Image(\"icon_search", "icon_search", ".padding", "}\n      .opacity", ".opacity",
    ]
  )
  func otherLines(text: String) {
    let found = actions(Self.nested, at: text)
    let quick = found.filter { $0.kind == .quickFix }
    #expect(!quick.isEmpty)
    #expect(quick.allSatisfy { $0.diagnostic?.ruleID == "icon-button-missing-label" })
    #expect(!quick.contains { $0.isPreferred })
    #expect(!found.contains { $0.kind == .disableLine || $0.kind == .disableFile })
    #expect(found.first?.kind == .quickFix)
  }

  @Test("what a container is told is not offered on the views in it")
  func container() {
    let inside = actions(Self.nested, at: "Text(\"Nearby\")")
    #expect(!inside.contains { $0.kind == .quickFix })
    let head = actions(Self.nested, at: "VStack")
    #expect(head.contains { $0.diagnostic?.ruleID == "fixed-font-size" })
  }

  @Test("two fixes that read the same say what each is for")
  func toldApart() {
    let source = """
      struct C: View {
        var body: some View {
          HStack { Image("harbor at dusk"); Image("harbor at dawn"); Image("harbor at dawn") }
          Image("pier")
        }
      }

      """
    let titles = actions(source, at: "HStack").filter { $0.kind == .quickFix }.map(\.title)
    #expect(titles.count == Set(titles).count)
    #expect(titles.contains { $0.hasSuffix(" for `Image(\"harbor at dusk\")`") })
    #expect(titles.contains { $0.hasSuffix(" for `Image(\"harbor at dawn\")` at column 39") })
    let alone = actions(source, at: "Image(\"pier").filter { $0.kind == .quickFix }.map(\.title)
    #expect(alone.contains("Use `Image(decorative:)`"))
  }
}
