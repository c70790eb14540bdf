import CurbcutTestSupport
import Foundation
import Testing

/// `.curbcut.json` as `check`, `init` and `config` use it.
@Suite struct ConfigurationTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private let image = "struct A: View { var body: some View { Image(\"a\") } }\n"

  private func finding(_ path: String, _ severity: String) -> String {
    "\(path):1:40: \(severity): VoiceOver reads this image's file name, \"a\" [image-missing-label]\n"
  }

  @Test("the nearest file counts, options count more")
  func precedence() throws {
    let files = [
      "A.swift": image, "In/B.swift": image, "In/Deep/C.swift": image,
      ".curbcut.json": "{\"rules\": {\"image-missing-label\": \"info\"}}",
      "In/.curbcut.json": "{\"rules\": {\"image-missing-label\": \"error\"}}",
      "ci.json": "{\"rules\": {\"image-missing-label\": \"hint\"}, \"exclude\": \"/In/Deep\"}",
    ]
    try withFolder(files) { folder in
      func check(_ options: String...) throws -> BuiltBinary.Outcome {
        try curbcut.run(["check", "--format", "concise"] + options, in: folder)
      }
      let plain = try check()
      #expect(
        plain.output == finding("A.swift", "info") + finding("In/B.swift", "error")
          + finding("In/Deep/C.swift", "error")
      )
      #expect(plain.status == 1)
      #expect(plain.errors == "")
      #expect(try check("--disable", "image-missing-label").output == "")
      #expect(try check("--rule", "label-empty").output == "")
      #expect(try check("--rule", "image-missing-label").output == plain.output)
      let chosen = try check("--config", "ci.json")
      #expect(chosen.output == finding("A.swift", "hint") + finding("In/B.swift", "hint"))
      #expect(try check("--config", "none.json").errors.includes("none.json: cannot be read"))
      #expect(try check("--wcag", "B").errors.includes(#"--wcag expects A, AA or AAA, found "B""#))
    }
  }

  @Test("what is left out is checked only where it is named")
  func exclusion() throws {
    let files = [
      "A.swift": image, "Old/B.swift": image,
      ".curbcut.json": "{\"exclude\": [\"Old/\"], \"profile\": \"recommended\"}",
    ]
    try withFolder(files) { folder in
      let all = try curbcut.run(["check", "--format", "concise"], in: folder)
      #expect(all.output == finding("A.swift", "warning"))
      let inside = try curbcut.run(["check", "--format", "concise", "Old"], in: folder)
      #expect(inside.output == "")
      #expect(inside.status == 0)
      let named = try curbcut.run(["check", "--format", "concise", "Old/B.swift"], in: folder)
      #expect(named.output == finding("Old/B.swift", "warning"))
      let config = try curbcut.run(["config", "Old/B.swift"], in: folder)
      #expect(config.output.includes("checked   no           .curbcut.json:1:14"))
    }
  }

  @Test("a mistake is shown with its place, the rest counts, and the status is 2")
  func mistakes() throws {
    let files = [
      "A.swift": image,
      ".curbcut.json": """
      {
        // A comment.
        "rules": {"image-missing-label": "error", "label-emty": "off"},
        "extends": "gone.json",
      }
      """,
    ]
    try withFolder(files) { folder in
      let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
      #expect(outcome.output == finding("A.swift", "error"))
      #expect(outcome.status == 2)
      #expect(
        outcome.errors == """
          .curbcut.json:3:45: error: unknown rule "label-emty"; did you mean "label-empty"?
          .curbcut.json:4:14: error: cannot read "gone.json"

          """
      )
    }
  }

  @Test("what has no end or is no file is not read")
  func endless() throws {
    let files = [
      "A.swift": image, ".curbcut.json": "{\"extends\": [\"/dev/zero\", \"folder\", \"/\"]}",
      "folder/B.txt": "",
    ]
    try withFolder(files) { folder in
      let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
      #expect(outcome.output == finding("A.swift", "warning"))
      #expect(
        outcome.errors.split(separator: "\n").map { $0.components(separatedBy: "error: ").last }
          == [
            "\"/dev/zero\" is outside the project; it is ignored", "cannot read \"folder\"",
            "\"/\" is outside the project; it is ignored",
          ]
      )
    }
  }

  @Test("init writes a file that changes nothing, and keeps one that is there")
  func initializing() throws {
    try withFolder(["A.swift": image, "In/B.swift": image]) { folder in
      let before = try curbcut.run(["check", "--format", "concise"], in: folder)
      let first = try curbcut.run(["init"], in: folder)
      #expect(first.status == 0)
      #expect(first.output.hasPrefix("Wrote .curbcut.json. It changes nothing yet"))
      let after = try curbcut.run(["check", "--format", "concise"], in: folder)
      #expect(after.output == before.output)
      #expect(after.errors == "")
      let url = folder.appendingPathComponent(".curbcut.json")
      let written = try Data(contentsOf: url)
      let second = try curbcut.run(["init"], in: folder)
      #expect(second.status == 2)
      #expect(second.errors.includes(".curbcut.json: the file exists already and was not changed"))
      #expect(try Data(contentsOf: url) == written)
      let inner = try curbcut.run(["init", "In"], in: folder)
      #expect(inner.output.includes("it replaces .curbcut.json"))
      #expect(try curbcut.run(["init", "Nowhere"], in: folder).status == 2)
    }
  }

  @Test("config says what applies, and from where")
  func origins() throws {
    let files = [
      "In/A.swift": image,
      "In/.curbcut.json": """
      {
        "extends": "../base.json",
        "rules": {
          "label-empty": "off"
        },
        "platforms": ["iOS", "tvOS"],
        "components": {
          "Chip": {"role": "button"}
        }
      }
      """,
      "base.json":
        "{\"wcag\": \"AA\",\n \"rules\": {\"hint-empty\": \"error\", \"label-empty\": \"info\",\n \"touch-target-too-small\": {\"options\": {\"minimum-target\": 32.5}}}}",
    ]
    try withFolder(files) { folder in
      let outcome = try curbcut.run(["config", "In/A.swift"], in: folder)
      #expect(outcome.status == 0)
      let lines = outcome.output.split(separator: "\n").map { line in
        line.split(separator: " ").joined(separator: " ")
      }
      #expect(lines.first == "In/A.swift: uses In/.curbcut.json")
      for line in [
        "extends base.json", "profile recommended default", "wcag AA base.json:1:10",
        "checked yes default", "hint-empty error base.json:2:12",
        "label-empty off In/.curbcut.json:4:5", "image-missing-label warning default",
        "platforms iOS, tvOS In/.curbcut.json:6:16", "component Chip In/.curbcut.json:8:5",
        "touch-target-too-small warning default", "minimum-target 32.5 base.json:3:2",
      ] {
        #expect(lines.contains(line), "\(line)")
      }
      let project = "{\n\t\t\t\tSDKROOT = macosx;\n}\n"
      let place = folder.appendingPathComponent("Mac.xcodeproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(project.utf8).write(to: place.appendingPathComponent("project.pbxproj"))
      let mac = try curbcut.run(["config"], in: folder)
      #expect(mac.output.includes("platforms macOS        Mac.xcodeproj/project.pbxproj"))
      let outside = try curbcut.run(["config"], in: folder)
      #expect(outside.output.includes(".: no .curbcut.json here or above"))
      #expect(try curbcut.run(["config", "Nowhere.swift"], in: folder).status == 2)
    }
  }
}
