import CurbcutProtocol
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// Where other tools run Curbcut.
@Suite struct IntegrationTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private let image = "struct A: View { var body: some View { Image(\"a\") } }\n"

  private func file(_ path: String) throws -> String {
    try String(contentsOf: BuiltBinary.repository.appending(path: path), encoding: .utf8)
  }

  @Test("Bazel's worker answers request by request, whatever stands between them")
  func worker() throws {
    func request(_ id: Int, _ arguments: [String]) -> String {
      JSON.object([
        "arguments": .array(arguments.map { .string($0) }),
        "inputs": .array([.object(["path": "A.swift", "digest": "}{\\\""])]),
        "requestId": .integer(id),
      ]).text
    }
    let files = [
      "A.swift": image, "B.swift": "struct B {}\n",
      "words": "--format\nconcise\n--fail-on\nwarning\nA.swift\n",
    ]
    try withFolder(files) { folder in
      let requests = [
        request(1, ["@words"]), request(2, ["--format", "concise", "B.swift"]) + "\n",
        request(3, ["--no-such-option"]), " \n", request(4, ["@missing"]),
        #"{"requestId": 1, "cancel": true}"#,
        request(5, ["--format", "sarif", "--output", "a.sarif", "--quiet", "A.swift"]),
      ]
      let outcome = try curbcut.run(
        ["worker", "--persistent_worker"],
        input: Array(requests.joined().utf8),
        in: folder,
        limit: 60
      )
      let answers = outcome.output.split(separator: "\n").compactMap {
        JSON(parsing: Array($0.utf8))
      }
      #expect(answers.map { $0["requestId"]?.integer } == [1, 2, 3, 4, 5])
      #expect(answers.map { $0["exitCode"]?.integer } == [1, 0, 2, 2, 0])
      #expect(answers[0]["output"]?.string?.hasPrefix("A.swift:1:40: warning: ") == true)
      #expect(answers[1]["output"] == "")
      #expect(answers[2]["output"]?.string?.includes("unknown option") == true)
      #expect(answers[3]["output"]?.string?.includes("missing: cannot be read") == true)
      let log = try String(contentsOf: folder.appending(path: "a.sarif"), encoding: .utf8)
      #expect(log.includes("image-missing-label"))
      // Without the option it is one call.
      let once = try curbcut.run(["worker", "@words"], in: folder)
      #expect(once.status == 1 && once.output.hasPrefix("A.swift:1:40"))
      #expect(outcome.status == 0 && outcome.errors == "")
    }
  }

  @Test("every call of curbcut in a file for another tool is one that it takes")
  func calls() throws {
    let files = [
      ".pre-commit-hooks.yaml", "editors/ci/github/action.yml", "editors/xcode/run-script.sh",
      "editors/bazel/curbcut.bzl", "editors/swiftpm/Build/CurbcutBuild.swift",
      "editors/ci/Dangerfile",
    ]
    let known = Set(
      Command.allCases.flatMap { CommandSyntax($0).options.map(\.name) }
    )
    for path in files {
      let text = try file(path)
      let options = text.matches(
        of: #/(?:curbcut check|args\+?=|options\.add|options\+?=|"check").*/#
      )
      .flatMap { $0.0.matches(of: #/--[a-z][a-z-]+/#).map { String($0.0) } }
      #expect(!options.isEmpty, "\(path)")
      #expect(Set(options).subtracting(known) == [], "\(path)")
    }
  }

  @Test("the version is the same wherever it stands")
  func version() throws {
    let version = "\"\(Curbcut.version)\""
    #expect(try file("editors/vscode/package.json").includes("\"version\": \(version)"))
    #expect(try file("editors/ci/github/action.yml").includes("default: \(version)"))
    #expect(try file("CHANGELOG.md").includes("## \(Curbcut.version)"))
  }
}
