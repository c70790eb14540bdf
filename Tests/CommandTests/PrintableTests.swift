import CurbcutAnalysis
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// What others wrote does nothing to a terminal and forges no line.
@Suite struct PrintableTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  @Test(
    "what steers, breaks lines, turns or hides is shown as Swift escapes it; the rest stays",
    arguments: [
      ("\u{1B}[31m", "\\u{1B}[31m"), ("a\nb\r\n\tc\0", "a\\nb\\r\\n\\tc\\0"), ("\u{7F}", "\\u{7F}"),
      ("\u{9B}2J\u{85}", "\\u{9B}2J\\u{85}"), ("\u{202E}x\u{2066}", "\\u{202E}x\\u{2066}"),
      ("\u{200E}\u{200F}\u{61C}", "\\u{200E}\\u{200F}\\u{61C}"),
      ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
      ("\u{200B}\u{2060}\u{FEFF}\u{AD}", "\\u{200B}\\u{2060}\\u{FEFF}\\u{AD}"),
      ("\u{E0041}", "\\u{E0041}"), ("C:\\x", "C:\\x"), ("é 日本 “q” …", "é 日本 “q” …"),
      ("👩‍👩‍👧 ❤️", "👩‍👩‍👧 ❤️"), ("می‌خواهم", "می‌خواهم"),
    ]
  )
  func printable(text: String, shown: String) {
    #expect(text.printable == shown)
  }

  /// Something of each kind, and a line that looks like a finding.
  private static let attack =
    "\u{1B}[2J\u{1B}]0;t\u{7}\u{9B}1m\u{7F}\u{202E}\u{2066}\u{200F}\u{2028}\u{200B}\u{E0041}"
    + "\nForged.swift:1:1: error: forged [x]\r\n"

  /// The same as Swift spells it in a string.
  private static let spelled =
    attack.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value > 0x7E
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()

  private static let source = """
    struct A: View {
      var body: some View {
        VStack {
          Image("\(spelled)")
          Text("\(spelled)").accessibilityHint("\(spelled)").accessibilityAction(named: "\(spelled)") {}
          Image("\(attack.filter { !$0.isNewline && $0 != "\u{2028}" })")
          /* \(attack.filter { !$0.isNewline }) */ Image("x").accessibilityLabel(/*\u{1B}*/title)
          if flag /* \u{1B}[2J \u{202E} */ == "\u{1B}" { Text(verbatim: "\u{9B}" + name) }
        }
      }
    }

    """

  private func expectHarmless(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let bad = text.unicodeScalars.filter { $0.isUnsafeToPrint && $0 != "\n" }
    #expect(bad.isEmpty, "\(text.debugDescription)", sourceLocation: sourceLocation)
    let forged = text.split(separator: "\n").contains { $0.hasPrefix("Forged") }
    #expect(!forged, sourceLocation: sourceLocation)
  }

  private static let name = "A\u{1B}[31m\u{202E}\nForged.swift:1:1: error: forged [x]"

  @Test(
    "source and file names in all that is printed",
    arguments: [
      ["check"], ["check", "--format", "concise"], ["check", "--format", "xcode"],
      ["check", "--format", "json"], ["check", "--profile", "all"],
      ["speak", "\(name).swift"], ["speak", "--json", "\(name).swift"],
      ["config", "\(name).swift"],
      ["why", "\(name).swift"], ["why", "--json", "\(name).swift"], ["model", "\(name).swift"],
      ["syntax", "\(name).swift", "\(name).swift"], ["syntax", "--dump", "\(name).swift"],
    ]
  )
  func everywhere(arguments: [String]) throws {
    try withFolder(["\(Self.name).swift": Self.source]) { folder in
      let outcome = try curbcut.run(arguments, in: folder)
      #expect(outcome.output != "")
      expectHarmless(outcome.output)
      expectHarmless(outcome.errors)
    }
  }

  @Test("each finding is one line, and JSON gives back what was read")
  func findings() throws {
    try withFolder(["\(Self.name).swift": Self.source]) { folder in
      let concise = try curbcut.run(["check", "--format", "concise"], in: folder)
      let json = try curbcut.run(["check", "--format", "json"], in: folder)
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      )
      let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
      #expect(diagnostics.count > 1)
      #expect(concise.output.split(separator: "\n").count == diagnostics.count)
      #expect(diagnostics.allSatisfy { $0["file"] as? String == "\(Self.name).swift" })
    }
  }

  @Test(
    "settings, arguments and errors",
    arguments: [
      ["check", "\(name)"], ["check", "--\(name)"], ["\(name)"], ["check", "--rule", "\(name)"],
      ["check", "--format", "\(name)"], ["check", "--output", "no/\(name)", "A.swift"],
      ["speak", "\(name)"], ["speak", "A.swift:\(name)"], ["explain", "\(name)"],
      ["why", "\(name)"], ["model", "\(name)"],
      ["check", "--config", "\(name)"], ["config", "\(name)"], ["init", "\(name)"],
      ["syntax", "\(name)"], ["check", "A.swift"], ["config"], ["lsp", "--record", "no/\(name)"],
    ]
  )
  func errors(arguments: [String]) throws {
    let settings = """
      {"profile": "\(Self.spelledInJSON)", "\(Self.spelledInJSON)": 1, "\u{1B}[2J\u{202E}": 2,
       "rules": {"\(Self.spelledInJSON)": "off", "label-empty": "\(Self.spelledInJSON)"},
       "components": {"\(Self.spelledInJSON)": {"role": "button"}, "B": {"role": "\u{9B}"}}}
      """
    try withFolder(["A.swift": Self.source, ".curbcut.json": settings]) { folder in
      let outcome = try curbcut.run(arguments, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors != "")
      expectHarmless(outcome.output)
      expectHarmless(outcome.errors)
    }
  }

  private static let spelledInJSON = String(
    attack.utf16.flatMap { unit in
      "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
        + String(unit, radix: 16)
    }
  )
}
