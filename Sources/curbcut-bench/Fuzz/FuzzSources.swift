import CurbcutRules
import Foundation

/// The code that is mutated: the fixtures of the tests and the examples of the rules.
enum FuzzSources {
  /// Each source with a name to tell it by. Large fixtures come in pieces, so that an edit and its
  /// comparison take about as long in each.
  static let all: [(name: String, bytes: [UInt8])] =
    fixtures
    + Rule.all.flatMap { rule in
      rule.examples.enumerated().map { ("\(rule.id) \($0 + 1)", Array($1.code.utf8)) }
    }

  private static var fixtures: [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Tests/Fixtures")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
        .map { (name, [UInt8]($0)) }
    }
  }

  /// What is typed or pasted: everything that opens, closes, joins or separates something, and what
  /// is easily counted wrong.
  static let fragments: [[UInt8]] =
    [
      "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\"#", "'", "`", "/*", "*/", "//", "\\(",
      "\n", "\r\n", "\r", " ", "\t", ";", ",", ":", ".", "<", ">", "=", "->", "?", "!", "/", "#",
      "@", "$0", "&", "|", "in ", "case ", "if ", "else ", "try ", "private ", "struct S {\n",
      "class C: UIView {\n", "extension View {\n", "#if os(iOS)\n", "#elseif X\n", "#else\n",
      "#endif\n", "import XCTest\n", "import UIKit\n", "let a = 1\n", "@State var b = false\n",
      "func f() {\n  x\n}\n", "switch x {\ncase 1: break\n}\n", "x", "1", "é", "e\u{301}", "🎉",
      "👩‍👩‍👧", "ไ", "\u{FEFF}", "\0", "\u{200D}", "\u{2028}", "\u{202E}", "Image(\"a\")",
      "Text(\"a\")", "Button(action: go) { Image(systemName: \"star\") }", "VStack {\n",
      "ForEach(xs) {",
      ".accessibilityHidden(true)", ".accessibilityLabel(\"x\")", ".accessibilityElement()",
      ".accessibilityElement(children: .ignore)", ".font(.system(size: 12))", ".onTapGesture { }",
      ".foregroundStyle(.gray)", ".background(Color.white)", ".frame(width: 20, height: 20)",
      "// curbcut:disable:next\n", "// curbcut:disable image-missing-label\n",
      "// curbcut:enable\n", "// curbcut:disable:file\n", "// curbcut:disable:this",
      "\nstruct Z: View { var body: some View { Image(\"z\") } }\n", "#Preview { Z() }\n",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0x80], [0xF0]]
}
