import CurbcutProtocol
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// The files for other tools do what these tools' documentation asks for, as far as that can be tried
/// without them.
@Suite struct CIToolTests {
  private let curbcut: BuiltBinary
  private let bash = BuiltBinary(at: URL(fileURLWithPath: "/bin/bash"))
  private let image = "struct A: View { var body: some View { Image(\"a\") } }\n"

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private func file(_ path: String) throws -> String {
    try String(contentsOf: BuiltBinary.repository.appending(path: path), encoding: .utf8)
  }

  /// The script of a step of the action, as GitHub hands it to Bash.
  private func script(ofStep name: String) throws -> String {
    let text = try file("editors/ci/github/action.yml")
    let step = try #require(text.components(separatedBy: "- name: \(name)\n").dropFirst().first)
    let lines = try #require(step.components(separatedBy: "      run: |\n").dropFirst().first)
    return lines.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("        ") || $0.isEmpty }.map { $0.dropFirst(8) }
      .joined(separator: "\n")
  }

  private var path: String { "\(curbcut.url.deletingLastPathComponent().path):/usr/bin:/bin" }

  @Test("the action's check annotates, writes a log and fails as it is asked")
  func action() throws {
    try withFolder(["App one/A.swift": image, "B.swift": image]) { folder in
      let outcome = try bash.run(
        ["-e", "-o", "pipefail", "-c", try script(ofStep: "Check")],
        in: folder,
        environment: [
          "PATH": path, "PATHS": "B.swift", "FAIL_ON": "warning", "CHANGED": "", "BASELINE": "",
          "SARIF": "a.sarif",
        ]
      )
      #expect(outcome.status == 1, "\(outcome.errors)")
      #expect(outcome.output.hasPrefix("::warning file=B.swift,line=1"), "\(outcome.output)")
      let log = try Data(contentsOf: folder.appending(path: "a.sarif"))
      #expect(JSON(parsing: Array(log))?["version"] == "2.1.0")
    }
  }

  /// What stands for GitHub's command line: it answers with one earlier comment of a bot, and keeps what it
  /// is called with.
  private let gh = """
    #!/bin/bash
    printf '%s\\n' "$*" >> "$LOG"
    for word in "$@"; do
      case "$word" in body=@*) cat "${word#body=@}" >> "$LOG.body" ;; esac
    done
    case "$*" in *--paginate*) echo "$KNOWN" ;; esac
    """

  @Test("the action posts one comment, and updates it", arguments: ["", "42"])
  func comment(known: String) throws {
    try withFolder(["A.swift": image, "bin/gh": gh]) { folder in
      let tools = folder.appending(path: "bin")
      let environment = [
        "PATH": "\(tools.path):\(path)", "LOG": folder.appending(path: "log").path,
        "KNOWN": known, "COMPARE": "main", "REPOSITORY": "a/b", "NUMBER": "7",
        "GITHUB_STEP_SUMMARY": folder.appending(path: "summary").path,
        "GIT_CONFIG_GLOBAL": "/dev/null", "FAIL_ON": "any",
      ]
      let setup = """
        chmod +x bin/gh
        git init -q -b main && git add A.swift
        git -c user.name=a -c user.email=a@b commit -qm first && git switch -qc topic
        echo 'struct B: View { var body: some View { Text("b") } }' > B.swift
        git add B.swift && git -c user.name=a -c user.email=a@b commit -qm second
        """
      #expect(try bash.run(["-ec", setup], in: folder, environment: environment).status == 0)
      let script = BuiltBinary.repository.appending(path: "editors/ci/github/comment.sh").path
      let outcome = try bash.run([script], in: folder, environment: environment)
      #expect(outcome.status == 1, "\(outcome.errors)")
      let log = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
        .split(separator: "\n")
      #expect(log.count == 2 && log[0].hasPrefix("api --paginate repos/a/b/issues/7/comments"))
      let call =
        known.isEmpty
        ? "api --method POST repos/a/b/issues/7/comments --field body=@"
        : "api --method PATCH repos/a/b/issues/comments/42 --field body=@"
      #expect(log[1].hasPrefix(call), "\(log)")
      for name in ["log.body", "summary"] {
        let body = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        #expect(
          body.hasPrefix("\(DiffMarkdown.mark)\n## Accessibility: 1 screen changed"),
          "\(body)"
        )
      }
    }
  }

  @Test("Danger reads members that the report has")
  func danger() throws {
    let text = try file("editors/ci/Dangerfile")
    try withFolder(["A.swift": image]) { folder in
      let words = try #require(text.firstMatch(of: #/\["curbcut", (.*?)\], &:read/#))
      let arguments = words.1.split(separator: ", ").map { $0.trimmingCharacters(in: ["\""]) }
        .filter { !$0.hasPrefix("--changed") }
      let outcome = try curbcut.run(arguments, in: folder)
      #expect(outcome.status == 0)
      let report = try #require(JSON(parsing: Array(outcome.output.utf8)))
      let finding = try #require(report["diagnostics"]?[0])
      let members = text.matches(of: #/finding\["(\w+)"\]/#).map { String($0.1) }
      #expect(members.count >= 4)
      for member in members { #expect(finding[member] != nil, "\(member)") }
    }
  }

  @Test("the formula builds, completes, documents and tests what there is")
  func formula() throws {
    let text = try file("editors/ci/curbcut.rb")
    // `generate_completions_from_executable` calls the command with each shell's name behind it.
    #expect(text.includes("generate_completions_from_executable(bin/\"curbcut\", \"completions\")"))
    for shell in ["bash", "zsh", "fish"] {
      let outcome = try curbcut.run(["completions", shell])
      #expect(outcome.status == 0 && !outcome.output.isEmpty)
    }
    #expect(try curbcut.run(["man"]).output.includes(".Dt CURBCUT 1"))
    let source = try #require(text.firstMatch(of: #/write '(.*)'/#)).1
    let call = try #require(text.firstMatch(of: #/bin}\/curbcut (.*)", (\d)\)/#))
    let expected = try #require(text.firstMatch(of: #/assert_match "(.*)", output/#)).1
    try withFolder(["A.swift": String(source)]) { folder in
      let outcome = try curbcut.run(call.1.split(separator: " ").map(String.init), in: folder)
      #expect(outcome.status == Int32(String(call.2)))
      #expect(outcome.output.includes(String(expected)))
    }
    #expect(try file("Package.swift").includes(".executable(name: \"curbcut\""))
  }

  @Test("the container has the instructions of Docker, and copies what the release script writes")
  func container() throws {
    let known: Set = ["FROM", "WORKDIR", "COPY", "RUN", "USER", "ENTRYPOINT", "CMD"]
    let text = try file("editors/ci/Dockerfile").replacingOccurrences(of: "\\\n", with: " ")
    var stages: Set<String> = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      #expect(known.contains(words[0]), "\(line)")
      if words[0] == "FROM", words.count == 4 { stages.insert(words[3]) }
      if let stage = words.first(where: { $0.hasPrefix("--from=") }) {
        #expect(stages.contains(String(stage.dropFirst(7))))
      }
      // The form without a shell is an array of JSON.
      if words[0] == "ENTRYPOINT" || words[0] == "CMD" {
        let list = words.dropFirst().joined(separator: " ")
        #expect(JSON(parsing: Array(list.utf8))?.array?.isEmpty == false)
      }
    }
    let release = try file(".ci/release")
    #expect(text.includes(".ci/release --only-binary dist") && release.includes("--only-binary"))
    #expect(text.includes("/curbcut/dist/curbcut") && release.includes("\"$folder/curbcut\""))
  }

  @Test("Bazel's action passes what the worker takes: a file with an argument a line")
  func bazel() throws {
    let text = try file("editors/bazel/curbcut.bzl")
    let calls = text.matches(of: #/options\.add\((.*)\)/#).map { match in
      match.1.split(separator: ", ").map { word -> String in
        switch word {
        case "report": "out.sarif"
        case "ctx.attr.fail_on": "never"
        case "ctx.file.config": "settings.json"
        default: word.trimmingCharacters(in: ["\""])
        }
      }
    }
    let words = calls.flatMap { $0 } + ["A.swift"]
    let files = [
      "A.swift": image, "settings.json": "{\"profile\": \"strict\"}",
      "words": words.joined(separator: "\n") + "\n",
    ]
    try withFolder(files) { folder in
      let request = JSON.object(["arguments": ["@words"], "requestId": 1]).text
      let outcome = try curbcut.run(
        ["worker", "--persistent_worker"],
        input: Array(request.utf8),
        in: folder,
        limit: 60
      )
      let answer = try #require(JSON(parsing: Array(outcome.output.utf8)))
      #expect(answer["exitCode"] == 0 && answer["requestId"] == 1, "\(outcome.output)")
      #expect(answer["output"]?.string?.hasPrefix("A.swift:1:40: warning: ") == true)
      let log = try Data(contentsOf: folder.appending(path: "out.sarif"))
      #expect(JSON(parsing: Array(log))?["version"] == "2.1.0")
    }
  }
}
