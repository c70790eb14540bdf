import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// Completions, the manual page, and what is said about words that are nearly right.
@Suite struct ShellTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  /// Runs a shell or another tool, where it is installed.
  private func run(_ tool: String, _ arguments: [String], input: String = "") throws -> String? {
    let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    let paths: [String] = folders.map { "\($0)/\(tool)" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      return nil
    }
    let outcome = try BuiltBinary(at: URL(fileURLWithPath: path))
      .run(arguments, input: Array(input.utf8), limit: 60)
    #expect(outcome.errors == "")
    return outcome.output
  }

  private func script(_ shell: String) throws -> String {
    try curbcut.run(["completions", shell]).output
  }

  @Test("every option of a command's help is read, and is one that the command knows")
  func options() throws {
    for command in Command.allCases {
      let syntax = CommandSyntax(command)
      #expect(syntax.usage.hasPrefix("curbcut \(command.rawValue)"))
      let names = command.help.matches(of: #/(?m)^ +(--[a-z_-]+)/#).map { String($0.1) }
      #expect(syntax.options.map(\.name) == names + ["--help"])
      for option in syntax.options {
        // With a call that ends before anything is done.
        let value = option.value.map { _ in option.isOptional ? "=x" : "" }
        let word = option.name + (value ?? "")
        let call =
          [command.rawValue, word] + (option.value == nil || option.isOptional ? [] : ["x"])
        let outcome = try curbcut.run(call + ["--no-such-option"], limit: 20)
        #expect(!outcome.errors.includes("unknown option \"\(option.name)\""), "\(call)")
      }
    }
  }

  @Test("bash completes commands, options, values and rule IDs")
  func bash() throws {
    let calls = [
      ("curbcut me", "merge"), ("curbcut check --stat", "--statistics"),
      ("curbcut check --format sa", "sarif"),
      ("curbcut explain image-missing", "image-missing-label"),
      ("curbcut check --color al", "always"),
      ("curbcut check --rule image-missing", "image-missing-label"),
    ]
    for (call, expected) in calls {
      let words = call.split(separator: " ")
      let script =
        try script("bash") + """
          COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
          _curbcut; echo "${COMPREPLY[@]}"
          """
      if let output = try run("bash", ["--norc"], input: script) {
        #expect(output == expected + "\n")
      }
    }
  }

  @Test("zsh and fish take the scripts, and fish completes from its own")
  func otherShells() throws {
    _ = try run("zsh", ["-n"], input: try script("zsh"))
    let fish = try script("fish")
    let call = fish + "complete -C 'curbcut check --format sa'; complete -C 'curbcut merg'\n"
    if let output = try run("fish", ["--no-config"], input: call) {
      #expect(output.includes("sarif") && output.includes("merge\tput the SARIF logs"))
    }
  }

  @Test("the manual page has every command and option, and mandoc finds no error in it")
  func manual() throws {
    let page = try curbcut.run(["man"]).output
    for command in Command.allCases {
      #expect(page.includes(".It Cm \(command.rawValue)\n"))
      for option in CommandSyntax(command).options {
        #expect(page.includes(".It \(option.name.replacing("-", with: "\\-"))"))
      }
    }
    if let lint = try run("mandoc", ["-Tlint", "-Werror"], input: page) { #expect(lint == "") }
  }

  @Test(
    "a part of an ID, a topic and a criterion find rules",
    arguments: [
      ("motion", "animation-ignores-reduce-motion"), ("1.4.3", "color-contrast-insufficient"),
      ("Hints", "hint-empty"), ("LABEL", "label-empty"),
    ]
  )
  func rules(filter: String, id: String) throws {
    let some = try curbcut.run(["rules", filter]).output
    #expect(some.includes("  \(id) "))
    #expect(some.utf8.count < (try curbcut.run(["rules"]).output.utf8.count))
    #expect(try curbcut.run(["rules", filter, "--json"]).output.includes("\"id\" : \"\(id)\""))
  }

  @Test(
    "a part of an ID leads to the rules that have it",
    arguments: [
      (["explain", "custom-modal"], "or \"custom-modal-missing-trait\"?"),
      (["explain", "label"], "\"curbcut rules label\" lists"),
      (["check", "--disable", "reading-order"], "did you mean \"zstack-reading-order\"?"),
      (["rules", "image-mising-label"], "did you mean \"image-missing-label\"?"),
      (["completions", "tcsh"], "expects bash, zsh or fish"),
    ]
  )
  func hints(arguments: [String], message: String) throws {
    let outcome = try curbcut.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.includes(message))
  }
}
