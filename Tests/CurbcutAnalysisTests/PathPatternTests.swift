import CurbcutAnalysis
import Testing

/// Patterns of paths.
@Suite struct PathPatternTests {
  @Test(
    "patterns match as in a .gitignore",
    arguments: [
      // A name anywhere, and what is in a folder of that name.
      (
        "Legacy", ["Legacy", "Legacy/A.swift", "x/Legacy/y/A.swift"], ["LegacyA/A.swift", "legacy"]
      ),
      ("*.gen.swift", ["A.gen.swift", "x/A.gen.swift"], ["A.swift", "A.gen.swift.bak"]),
      ("Legacy/", ["Legacy/A.swift", "x/Legacy/A.swift"], ["Legacy"]),
      // A slash in front or in the middle begins at the folder.
      ("/Legacy", ["Legacy/A.swift"], ["x/Legacy/A.swift"]),
      ("./Legacy", ["Legacy/A.swift"], ["x/Legacy/A.swift"]),
      ("App/Legacy", ["App/Legacy/A.swift"], ["x/App/Legacy/A.swift", "Legacy/A.swift"]),
      ("App/*", ["App/A.swift", "App/x/A.swift"], ["App", "x/App/A.swift"]),
      ("App/*.swift", ["App/A.swift"], ["App/x/A.swift"]),
      // Stars across folders.
      ("Legacy/**", ["Legacy/A.swift", "Legacy/x/A.swift"], ["Legacy", "x/Legacy/A.swift"]),
      ("**/Legacy", ["Legacy/A.swift", "x/y/Legacy/A.swift"], ["LegacyA"]),
      ("App/**/Old", ["App/Old/A.swift", "App/x/y/Old/A.swift"], ["App/A.swift", "Old/A.swift"]),
      ("App/**/*.swift", ["App/A.swift", "App/x/A.swift"], ["A.swift"]),
      ("**", ["A", "x/A"], []),
      // Characters.
      ("A?.swift", ["AB.swift", "Aé.swift", "A🎉.swift"], ["A.swift", "ABC.swift", "A/.swift"]),
      ("[A-C]x", ["Ax", "Cx"], ["Dx", "x", "ax"]),
      ("[!A-C]x", ["Dx"], ["Ax"]),
      ("a[b", ["a[b"], ["ab"]),
      ("\\*x", ["*x"], ["ax"]),
      ("a*b*c", ["abc", "axxbxxc", "abcbc"], ["ab", "acb"]),
      ("", [], ["A", ""]),
      ("/", [], ["A"]),
    ] as [(String, [String], [String])]
  )
  func matching(_ pattern: String, _ covered: [String], _ others: [String]) {
    let patterns = PathPatterns([pattern])
    for path in covered { #expect(patterns.cover(path), "\(pattern) covers \(path)") }
    for path in others { #expect(!patterns.cover(path), "\(pattern) does not cover \(path)") }
  }

  @Test("the last pattern that matches decides; what is in a covered folder stays covered")
  func negation() {
    let patterns = PathPatterns(["*.swift", "!Kept.swift", "Build/", "!Build/Kept.swift"])
    #expect(patterns.cover("A.swift"))
    #expect(!patterns.cover("x/Kept.swift"))
    #expect(patterns.cover("Build/Kept.swift"))
    #expect(patterns.cover("Build", isFolder: true))
    #expect(!PathPatterns(["!A"]).cover("A"))
    #expect(PathPatterns(["!A", "A"]).cover("A"))
  }

  @Test("no pattern takes long")
  func adversarial() {
    let stars = String(repeating: "*a", count: 2_000)
    let text = String(repeating: "a", count: 4_000)
    #expect(!PathPatterns([stars + "b"]).cover(text))
    let folders = String(repeating: "**/a/", count: 500) + "b"
    let path = String(repeating: "a/", count: 1_000) + "c"
    #expect(!PathPatterns([folders]).cover(path))
  }
}
