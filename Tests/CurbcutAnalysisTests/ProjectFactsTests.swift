import CurbcutAnalysis
import CurbcutModel
import CurbcutTestSupport
import Testing

/// What a project says of itself, as the rules see it.
@Suite struct ProjectFactsTests {
  /// What is reported in a body, each with the text it underlines.
  private func findings(_ body: String, _ settings: String) -> [String] {
    let source = Array("struct A: View { var body: some View { \(body) } }".utf8)
    let file = ConfigurationFile(Array(settings.utf8))
    #expect(file.problems.isEmpty)
    var workspace = Workspace(configuration: Configuration().applying(file))
    workspace.open("A.swift", bytes: source)
    return workspace.diagnostics(for: "A.swift").map { diagnostic in
      let text = String(decoding: source[diagnostic.range], as: UTF8.self)
      return "\(diagnostic.ruleID): \(text)"
    }
  }

  @Test("what only other platforms ask for is not asked")
  func platforms() {
    let body = "Button(action: go) { Image(\"a\").frame(width: 20, height: 20) }"
    let small = "touch-target-too-small: frame(width: 20, height: 20)"
    let unnamed =
      "icon-button-missing-label: Button(action: go) { Image(\"a\").frame(width: 20, height: 20) }"
    #expect(findings(body, "{}") == [unnamed, small])
    #expect(findings(body, "{\"platforms\": [\"macOS\", \"iOS\"]}") == [unnamed, small])
    #expect(findings(body, "{\"platforms\": \"macOS\"}") == [unnamed])
    let fixed = "Text(\"Price\").font(.system(size: 13))"
    #expect(findings(fixed, "{}") == ["fixed-font-size: font(.system(size: 13))"])
    #expect(findings(fixed, "{\"platforms\": [\"macOS\"]}").isEmpty)
    let constant = "Text(\"Price\") }; static var small: Font { .system(size: 13)"
    #expect(findings(constant, "{}") == ["fixed-font-size: .system(size: 13)"])
    #expect(findings(constant, "{\"platforms\": [\"macOS\"]}").isEmpty)
  }

  private static let components: [(role: String, body: String, expected: [String])] = [
    // Without settings nothing is known of any of these.
    (
      "{}",
      "VStack { IconButton(icon: \"a\", action: go); Photo(url); Group { Card { Image(\"a\") } } }",
      ["image-missing-label: Image(\"a\")"]
    ),
    (
      "{\"IconButton\": {\"role\": \"button\", \"label\": \"title\"}}",
      "IconButton(icon: \"a\") { go() }",
      ["button-empty-label: IconButton(icon: \"a\") { go() }"]
    ),
    (
      "{\"IconButton\": {\"role\": \"button\", \"label\": \"title\"}}",
      "IconButton(icon: \"a\") { go() }.accessibilityLabel(\"Go\")", []
    ),
    (
      "{\"IconButton\": {\"role\": \"button\", \"label\": \"title\"}}",
      "IconButton(icon: \"a\", title: \"Go\") { go() }", []
    ),
    (
      "{\"IconButton\": {\"role\": \"button\", \"label\": \"title\"}}",
      "IconButton(icon: \"a\", title: name) { go() }", []
    ),
    (
      "{\"IconButton\": {\"role\": \"button\", \"label\": \"title\"}}",
      "IconButton(action: go) { Image(\"a\") }",
      ["icon-button-missing-label: IconButton(action: go) { Image(\"a\") }"]
    ),
    (
      "{\"IconButton\": {\"role\": \"button\", \"label\": \"_\"}}",
      "VStack { IconButton(\"\", action: go); IconButton(\"Go\", action: go) }",
      ["button-empty-label: IconButton(\"\", action: go)"]
    ),
    // Nobody says what names it: then nothing is missed.
    ("{\"IconButton\": {\"role\": \"button\"}}", "IconButton(icon: \"a\") { Image(\"b\") }", []),
    ("{\"Switch\": {\"role\": \"toggle\"}}", "Switch(isOn: $on)", []),
    (
      "{\"Switch\": {\"role\": \"toggle\", \"label\": \"_\"}}", "Switch(isOn: $on)",
      ["toggle-missing-label: Switch(isOn: $on)"]
    ),
    (
      "{\"Field\": {\"role\": \"textField\", \"label\": \"title\"}}",
      "VStack { Field(text: $a); Field(title: \"Name\", text: $b) }",
      ["text-field-missing-label: Field(text: $a)"]
    ),
    (
      "{\"Photo\": {\"role\": \"image\", \"label\": \"alt\"}}",
      "VStack { Photo(url); Photo(url, alt: \"A dog\"); Photo(url) { ProgressView() } }",
      [
        "async-image-missing-label: Photo(url)",
        "async-image-missing-label: Photo(url) { ProgressView() }",
      ]
    ),
    ("{\"Photo\": {\"role\": \"image\"}}", "Photo(url)", []),
    // A text names the button that it is in; a custom view does not for certain.
    (
      "{\"Words\": {\"role\": \"text\"}}",
      "Button(action: go) { HStack { Image(\"a\"); Words(x) } }",
      []
    ),
    // A control in a control, which only its role tells.
    (
      "{\"Chip\": {\"role\": \"button\", \"label\": \"_\"}}",
      "Button(action: go) { Chip(\"Like\", action: like) }",
      ["nested-interactive-controls: Chip(\"Like\", action: like)"]
    ),
    // What hides or groups.
    ("{\"Backdrop\": {\"hides\": true}}", "Backdrop { Image(\"a\") }", []),
    ("{\"Card\": {\"groups\": \"ignore\"}}", "Card { Image(\"a\") }", []),
    (
      "{\"Card\": {\"groups\": \"combine\"}}", "Card { Image(\"a\"); Text(\"Dog\") }", []
    ),
    (
      "{\"Card\": {\"groups\": \"contain\"}}", "Card { Image(\"a\"); Text(\"Dog\") }",
      ["image-missing-label: Image(\"a\")"]
    ),
  ]

  @Test("a view of another package acts as the project says", arguments: components)
  func acting(_ components: String, _ body: String, _ expected: [String]) {
    #expect(findings(body, "{\"components\": \(components)}") == expected, "\(body)")
  }

  private static let optionCases: [(rules: String, body: String, expected: [String])] = [
    (
      "{\"touch-target-too-small\": {\"options\": {\"minimum-target\": 32}}}",
      "Button(\"Go\", action: go) ; Button(action: go) { Text(\"A\").frame(width: 32, height: 40) }",
      []
    ),
    (
      "{\"touch-target-too-small\": {\"options\": {\"minimum-target\": 48.5}}}",
      "Button(action: go) { Text(\"A\").frame(width: 48, height: 48) }",
      ["touch-target-too-small: frame(width: 48, height: 48)"]
    ),
    (
      "{\"image-missing-label\": {\"options\": {\"decorative-asset-patterns\": [\"deco_*\"]}}}",
      "VStack { Image(\"deco_leaf\"); Image(\"leaf_deco\") }",
      [
        "decorative-image-exposed: Image(\"deco_leaf\")",
        "image-missing-label: Image(\"leaf_deco\")",
      ]
    ),
    (
      "{\"heading-trait-missing\": {\"options\": {\"heading-fonts\": [\"headline\"]}}}",
      "VStack { Text(\"Weather\").font(.title); Text(\"Today\").font(.headline); Text(\"Rain\") }",
      ["heading-trait-missing: Text(\"Today\")"]
    ),
    (
      "{\"color-contrast-insufficient\": {\"options\": {\"contrast-normal\": 21}}}",
      "Text(\"Rain\").font(.body).foregroundStyle(.white).background(.blue)",
      ["color-contrast-insufficient: foregroundStyle(.white)"]
    ),
    (
      "{\"color-contrast-insufficient\": {\"options\": {\"contrast-normal\": 1}}}",
      "Text(\"Rain\").font(.body).foregroundStyle(.yellow).background(.white)", []
    ),
  ]

  @Test("an option of a rule is what the rule goes by", arguments: optionCases)
  func options(_ rules: String, _ body: String, _ expected: [String]) {
    #expect(findings(body, "{\"rules\": \(rules)}") == expected, "\(body)")
  }

  @Test("mistakes in options are said at their place")
  func optionProblems() {
    let source = MarkedSource(
      """
      {
        "rules": {
          "touch-target-too-small": {"severity": "info", "options": {
            "minimum-target": 0,
      //                      ^ "minimum-target" must be a number from 1 to 200, found 0
            "minimum-targets": 40,
      //    ^^^^^^^^^^^^^^^^^ unknown option "minimum-targets" for "touch-target-too-small"; did you mean "minimum-target"?
            "minimum-target-error": "20",
      //                            ^^^^ "minimum-target-error" must be a number from 0 to 200, found "20"
          }},
          "heading-trait-missing": {"options": {"heading-fonts": ["title9", "title"]}},
      //                                                          ^^^^^^^^ "heading-fonts" must be extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption or caption2, found "title9"; did you mean "title"?
          "label-empty": {"options": {"length": 1}},
      //                              ^^^^^^^^ "label-empty" has no options
          "hint-empty": {"options": 1},
      //                            ^ "options" must be an object, found a number
        }
      }
      """
    )
    let file = ConfigurationFile(Array(source.text.utf8))
    #expect(
      file.problems.map { MarkedSource.Marker(range: $0.range, text: $0.message) }
        == source.markers
    )
    let configuration = Configuration().applying(file)
    #expect(configuration.severities["touch-target-too-small"] == .info)
    #expect(configuration.project.headingFonts == ["title"])
    #expect(configuration.project.preferredTarget == 44)
  }

  @Test("a new meaning of a view is seen without an edit")
  func changing() {
    let source = "struct A: View { var body: some View { IconButton(icon: \"a\") } }"
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    func ids(_ settings: String) -> [String] {
      let file = ConfigurationFile(Array(settings.utf8))
      workspace.configure("A.swift", as: Configuration().applying(file))
      return workspace.diagnostics(for: "A.swift").map(\.ruleID)
    }
    let button = "{\"components\": {\"IconButton\": {\"role\": \"button\", \"label\": \"_\"}}}"
    let results = ["{}", button, "{}", button].map(ids)
    #expect(results == [[], ["button-empty-label"], [], ["button-empty-label"]])
  }

  @Test("mistakes in what a project says of itself are said at their place")
  func problems() {
    let source = MarkedSource(
      """
      {
        "platforms": ["iOS", "macos", 1],
      //                     ^^^^^^^ "platforms" must be iOS, macOS, watchOS, tvOS or visionOS, found "macos"; did you mean "macOS"?
      //                              ^ "platforms" must be an array of strings, found a number
        "components": {
          "Button": {"role": "button"},
      //  ^^^^^^^^ "Button" is a SwiftUI view and cannot be redefined
          "Kit.Card": {},
      //  ^^^^^^^^^^ "Kit.Card" is not a type name, such as "PrimaryButton"
          "Chip": "button",
      //          ^^^^^^^^ "Chip" must be an object such as { "role": "button" }, found "button"
          "Card": {"role": "buton", "label": 1, "hides": "yes", "groups": "all", "hide": true},
      //                   ^^^^^^^ "role" must be button, link, toggle, slider, stepper, picker, textField, progress, image or text, found "buton"; did you mean "button"?
      //                                     ^ "label" must be an argument label, or "_" for the first unlabeled argument
      //                                                 ^^^^^ "hides" must be true or false, found "yes"
      //                                                                  ^^^^^ "groups" must be combine, contain or ignore, found "all"
      //                                                                         ^^^^^^ unknown component setting "hide"; did you mean "hides"?
        }
      }
      """
    )
    let file = ConfigurationFile(Array(source.text.utf8))
    #expect(
      file.problems.map { MarkedSource.Marker(range: $0.range, text: $0.message) }
        == source.markers
    )
    #expect(file.platforms?.value == .iOS)
    #expect(file.components.map(\.value.name) == ["Card"])
    let none = ConfigurationFile(Array("{\"platforms\": []}".utf8))
    #expect(none.problems.map(\.message) == ["\"platforms\" is empty and has no effect"])
  }
}
