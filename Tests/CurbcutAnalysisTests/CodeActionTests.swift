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
}
