/// The command line: arguments, files, threads, and reports around the analysis.
///
/// Everything that knows how analysis works is to the left of here; nothing left of here knows
/// files, threads or terminals.
import CurbcutAnalysis
import Foundation

@main
struct Curbcut {
  static let version = "0.1.0"

  static func main() {
    Output.reserveStandardStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(run(arguments).rawValue)
  }

  /// Runs a command; what it prints goes to standard output, what went wrong to standard error.
  static func run(_ arguments: [String]) -> ExitStatus {
    do {
      guard let name = arguments.first else {
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
          Output.error(String(line))
        }
        return .failure
      }
      return try run(name, Array(arguments.dropFirst()))
    } catch let error as UsageError {
      Output.error("curbcut: \(error.message)")
      Output.error("Run \"curbcut --help\" for usage.")
    } catch let error as Output.Failed {
      if let message = error.message { Output.error("curbcut: \(message)") }
    } catch let error as CommandError {
      Output.error("curbcut: \(error.message)")
    } catch {
      Output.error("curbcut: \(error.localizedDescription)")
    }
    return .failure
  }

  private static func run(_ name: String, _ words: [String]) throws -> ExitStatus {
    var arguments = Arguments(words)
    switch name {
    case "--version", "-V", "version":
      try Output.print("curbcut \(version)")
      return .clean
    case "--help", "-h", "help":
      let topic = arguments.positional.first
      try Output.print(topic.flatMap { Command(rawValue: $0)?.help } ?? help)
      return .clean
    default:
      guard let command = Command(rawValue: name) else {
        let hint = Spelling.hint(for: name, among: Command.allCases.map(\.rawValue))
        throw UsageError("unknown command \"\(name)\"\(hint)")
      }
      if arguments.flag("--help", "-h") {
        try Output.print(command.help)
        return .clean
      }
      return try command.run(&arguments)
    }
  }

  private static var help: String {
    let commands = Command.allCases.map { command in
      "  " + command.rawValue.padding(toLength: 13, withPad: " ", startingAt: 0) + command.summary
    }
    return """
      curbcut \(version): accessibility linter and language server for SwiftUI and UIKit

      usage: curbcut COMMAND [OPTIONS]

      \(commands.joined(separator: "\n"))

      Run "curbcut COMMAND --help" for details. "curbcut --version" prints the version.
      """
  }
}

/// What the process ends with.
enum ExitStatus: Int32 {
  case clean = 0
  /// There are findings at or above the severity that was asked for.
  case findings = 1
  /// The call was wrong, or something could not be read or written.
  case failure = 2
}

/// The commands, each in a file of its own.
enum Command: String, CaseIterable {
  case check, lsp, speak, diff, rules, explain, why, `init`, config, report, docs, merge, mcp
  case worker, completions, man, model, syntax

  var summary: String {
    switch self {
    case .check: "report accessibility problems in Swift files"
    case .lsp: "run the language server on standard input and output"
    case .speak: "print what VoiceOver announces, element by element"
    case .diff: "show what a change does to people who use assistive technology"
    case .rules: "list the rules"
    case .explain: "explain a rule"
    case .why: "show why a line is reported, or why it is not"
    case .`init`: "write a .curbcut.json to start with"
    case .config: "show the settings that apply to a file, and where they come from"
    case .report: "list the criteria of WCAG with what the source shows of each"
    case .docs: "write pages about the rules"
    case .merge: "put the SARIF logs of several runs together"
    case .mcp: "run a Model Context Protocol server for coding agents"
    case .worker: "check files for Bazel, as a persistent worker"
    case .completions: "print a completion script for a shell"
    case .man: "print the manual page"
    case .model: "print the views of a file with what is known of each"
    case .syntax: "print the syntax tree of a file"
    }
  }

  var help: String {
    switch self {
    case .check: CheckCommand.help
    case .lsp: LanguageServerCommand.help
    case .speak: SpeakCommand.help
    case .diff: DiffCommand.help
    case .rules: RulesCommand.help
    case .explain: ExplainCommand.help
    case .why: WhyCommand.help
    case .`init`: InitCommand.help
    case .config: ConfigCommand.help
    case .report: ReportCommand.help
    case .docs: DocsCommand.help
    case .merge: MergeCommand.help
    case .mcp: MCPCommand.help
    case .worker: WorkerCommand.help
    case .completions: CompletionsCommand.help
    case .man: ManCommand.help
    case .model: ModelCommand.help
    case .syntax: SyntaxCommand.help
    }
  }

  func run(_ arguments: inout Arguments) throws -> ExitStatus {
    switch self {
    case .check: try CheckCommand(&arguments).run()
    case .lsp: try LanguageServerCommand.run(&arguments)
    case .speak: try SpeakCommand.run(&arguments)
    case .diff: try DiffCommand(&arguments).run()
    case .rules: try RulesCommand.run(&arguments)
    case .explain: try ExplainCommand.run(&arguments)
    case .why: try WhyCommand.run(&arguments)
    case .`init`: try InitCommand.run(&arguments)
    case .config: try ConfigCommand(&arguments).run()
    case .report: try ReportCommand.run(&arguments)
    case .docs: try DocsCommand.run(&arguments)
    case .merge: try MergeCommand.run(&arguments)
    case .mcp: try MCPCommand.run(&arguments)
    case .worker: try WorkerCommand.run(&arguments)
    case .completions: try CompletionsCommand.run(&arguments)
    case .man: try ManCommand.run(&arguments)
    case .model: try ModelCommand.run(&arguments)
    case .syntax: try SyntaxCommand.run(&arguments)
    }
  }
}
