import CurbcutAnalysis
import CurbcutRules
import CurbcutTestSupport
import Testing

/// One configuration, read.
@Suite struct ConfigurationFileTests {
  private func level(_ id: String, in file: ConfigurationFile) -> RuleLevel? {
    file.rules.last { $0.value.id == id }?.value.level
  }

  @Test("comments, trailing commas, a byte order mark and CRLF are read")
  func comments() {
    let text = """
      // What counts here.
      {
        "$schema": "https://example.com/schema.json", // for editors
        "extends": "../shared.json",
        "profile": "strict",
        "wcag": "AA", /* not “AAA”: {"rules": 1} */
        "rules": {
          "image-missing-label": "error",
          "label-empty": {"severity": "off",},
          "hardcoded-color": "on",
        },
        "include": ["Sources/**"],
        "exclude": ["Legacy/", "!Legacy/New",],
      }
      """
    for form in [text, "\u{FEFF}" + text, text.replacing("\n", with: "\r\n")] {
      let file = ConfigurationFile(Array(form.utf8))
      #expect(file.problems.isEmpty)
      #expect(file.extends.map(\.value) == ["../shared.json"])
      #expect(file.profile?.value == .strict)
      #expect(file.level?.value == .aa)
      #expect(level("image-missing-label", in: file) == .severity(.error))
      #expect(level("label-empty", in: file) == .off)
      #expect(level("hardcoded-color", in: file) == .on)
      #expect(file.include?.map(\.value) == ["Sources/**"])
      #expect(file.exclude?.map(\.value) == ["Legacy/", "!Legacy/New"])
    }
  }

  @Test("what is wrong is said at its place, and the rest counts", arguments: Self.wrong)
  func problems(_ text: String) {
    let source = MarkedSource(text)
    let file = ConfigurationFile(Array(source.text.utf8))
    let found = file.problems.map { MarkedSource.Marker(range: $0.range, text: $0.message) }
    #expect(found == source.markers, "\(source.text)")
    #expect(level("label-empty", in: file) == .severity(.warning), "\(source.text)")
  }

  private static let wrong = [
    """
    {
      "profil": "strict",
    //^^^^^^^^ unknown setting "profil"; did you mean "profile"?
      "run": "onSave",
    //^^^^^ unknown setting "run"; it is an editor setting
      "color": 1,
    //^^^^^^^ unknown setting "color"
      "rules": {"label-empty": "warning"}
    }
    """,
    """
    {
      "profile": "stict",
    //           ^^^^^^^ "profile" must be minimal, recommended, strict or all, found "stict"; did you mean "strict"?
      "wcag": 2,
    //        ^ "wcag" must be A, AA or AAA, found a number
      "rules": {
        "image-misssing-label": "off",
    //  ^^^^^^^^^^^^^^^^^^^^^^ unknown rule "image-misssing-label"; did you mean "image-missing-label"?
        "hint-empty": "of",
    //                ^^^^ "hint-empty" must be off, on, hint, info, warning or error, found "of"; did you mean "off"?
        "label-redundant": ["off"],
    //                     ^^^^^^^ "label-redundant" must be off, on, hint, info, warning or error, found an array
        "label-contains-role": {"sevrity": "off"},
    //                          ^^^^^^^^^ unknown rule setting "sevrity"; did you mean "severity"?
        "label-empty": "warning"
      }
    }
    """,
    """
    {
      "exclude": [1, "", "A"],
    //            ^ "exclude" must be an array of strings, found a number
    //               ^^ "exclude" must be an array of strings, found an empty string
      "include": {},
    //           ^^ "include" must be an array of strings, found an object
      "extends": null,
    //           ^^^^ "extends" must be an array of strings, found null
      "rules": {"label-empty": "warning"}
    }
    """,
    """
    {
      "rules": {"label-empty": "off"},
      "rules": {"label-empty": "error", "label-empty": "warning"}
    //^^^^^^^ duplicate key "rules"; the last one wins
    //                                  ^^^^^^^^^^^^^ duplicate key "label-empty"; the last one wins
    }
    """,
    """
    {
      profile: 'all'
    //^^^^^^^ missing double quotes
    //         ^^^^^ use double quotes for strings
    //             ^ missing comma
      "rules": {"label-empty": "warning"},
      "include" "A",
    //^^^^^^^^^ expected ":" and a value after "include"
      "exclude": ,
    //^^^^^^^^^ missing value for "exclude"
      @@,
    //^^ expected a key in double quotes
      "wcag": AA
    //        ^^ missing double quotes
    } {}
    //^^ unexpected content after the value
    """,
    """
       {"rules": {"label-empty": "warning",
    // ^ unclosed "{"
    //           ^ unclosed "{"
    """,
  ]

  @Test("text that says nothing is no problem", arguments: ["", " \r\n", "// nothing yet", "{}"])
  func empty(_ text: String) {
    let file = ConfigurationFile(Array(text.utf8))
    #expect(file.problems.isEmpty)
    #expect(Configuration().applying(file) == Configuration())
  }

  @Test(
    "text that is no configuration is said to be none",
    arguments: [
      "[]", "1", "\"strict\"", "/* open", "\u{FEFF}null", "\"open", "'", "{\"a", "\\u", "}", "]",
    ]
  )
  func noConfiguration(_ text: String) {
    let file = ConfigurationFile(Array(text.utf8))
    #expect(!file.problems.isEmpty)
    #expect(file.problems.allSatisfy { $0.range.upperBound <= text.utf8.count })
  }

  @Test("any bytes are read, in a moment, with few words")
  func adversarial() {
    var random = Random(seed: 7)
    let pieces: [[UInt8]] =
      [
        "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\n", "/*", "*/", "//", "é🎉", "\\u12",
        "1e999",
        "\"rules\"", "\"profile\":", "\"\\ud83d\"", "-", "null", " ",
      ].map { Array($0.utf8) } + [[0xFF, 0xFE], [0xC3], [0], [0xEF, 0xBB, 0xBF]]
    for _ in 0..<2_000 {
      var text: [UInt8] = []
      for _ in 0..<random.below(40) { text += pieces[random.below(pieces.count)] }
      let file = ConfigurationFile(text)
      #expect(file.problems.allSatisfy { $0.range.upperBound <= text.count })
      #expect(file.problems.count <= 64)
    }
    let deep = String(repeating: "[", count: 200_000)
    #expect(!ConfigurationFile(Array(deep.utf8)).problems.isEmpty)
    let deeper = String(repeating: "{\"rules\":", count: 100_000)
    #expect(!ConfigurationFile(Array(deeper.utf8)).problems.isEmpty)
    let wide = "{\"rules\":{" + String(repeating: "\"a\":[", count: 100_000)
    #expect(!ConfigurationFile(Array(wide.utf8)).problems.isEmpty)
    let names = (0..<20_000).map { "\"image-missing-labe\($0)\": \"of\"" }.joined(separator: ",")
    let unknown = ConfigurationFile(Array("{\"rules\": {\(names)}}".utf8))
    #expect(unknown.problems.count == 100)
    let long = String(repeating: "x", count: 1_000_000)
    for text in ["{\"\(long)\": 1}", "{\"profile\": \"\(long)\"}", "{\(long): 1}", "{1: \(long)"] {
      let problems = ConfigurationFile(Array(text.utf8)).problems
      #expect(!problems.isEmpty && problems.allSatisfy { $0.message.count <= 401 })
    }
    let noise = String(repeating: "@ ", count: 500_000)
    #expect(ConfigurationFile(Array(("{" + noise).utf8)).problems.count <= 20)
    #expect(
      ConfigurationFile([0xFF, 0xFE, 0x7B, 0]).problems.map(\.message) == [
        "the file is not UTF-8"
      ]
    )
  }

  @Test("an editor's settings have the same keys, and some of its own")
  func editor() {
    let text = """
      {"run": "onSave", "trace": {"server": "off"}, "profile": "all", "wcag": null,
       "rules": {"label-empty": "error"}, "exclude": ["A"]}
      """
    let settings = ConfigurationFile(Array(text.utf8), from: .editor)
    #expect(settings.problems.map(\.message) == ["\"exclude\" is only valid in a .curbcut.json"])
    let file = ConfigurationFile(
      Array(
        "{\"profile\": \"minimal\", \"rules\": {\"label-empty\": \"off\", \"hint-empty\": \"off\"}}"
          .utf8
      )
    )
    let configuration = Configuration().applying(file).applying(settings)
    #expect(configuration.profile == .all)
    #expect(configuration.severities["label-empty"] == .error)
    #expect(configuration.severities["hint-empty"] == .some(nil))
  }

  @Test("profile, level and rules decide together what runs")
  func choosing() {
    func rules(_ text: String) -> Set<String> {
      Set(Configuration().applying(ConfigurationFile(Array(text.utf8))).rules.map(\.id))
    }
    let all = Set(Rule.all.map(\.id))
    let recommended = rules("{}")
    #expect(recommended == Set(Rule.all.filter(\.isOn).map(\.id)))
    #expect(rules("{\"profile\": \"all\"}") == all)
    #expect(rules("{\"profile\": \"strict\"}") == Set(Rule.all.filter { !$0.isOptIn }.map(\.id)))
    let minimal = rules("{\"profile\": \"minimal\"}")
    #expect(minimal == Set(Rule.all.filter { $0.isOn && $0.severity == .error }.map(\.id)))
    #expect(!minimal.isEmpty && minimal.isSubset(of: recommended))
    let single = rules("{\"profile\": \"all\", \"wcag\": \"A\"}")
    let double = rules("{\"profile\": \"all\", \"wcag\": \"AA\"}")
    #expect(single.isStrictSubset(of: double))
    #expect(!single.contains("input-missing-content-type"))
    #expect(single.contains("image-missing-label") && single.contains("unused-suppression"))
    let asked = "{\"wcag\": \"A\", \"rules\": {\"input-missing-content-type\": \"on\"}}"
    #expect(rules(asked).contains("input-missing-content-type"))
    let off = recommended.subtracting(["label-empty"])
    #expect(rules("{\"rules\": {\"label-empty\": {\"severity\": \"off\"}}}") == off)
  }
}
