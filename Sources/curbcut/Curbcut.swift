/// The command line: arguments, files, threads and reports around the analysis.
///
/// Everything that knows how analysis works is to the left of here; nothing left of here knows
/// files, threads or terminals.
import CurbcutAnalysis
import Foundation

@main
struct Curbcut {
  static let version = "0.1.0"

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(run(arguments).rawValue)
  }

  /// Runs a command; what it prints goes to standard output, what went wrong to standard error.
  static func run(_ arguments: [String]) -> ExitStatus {
    guard let name = arguments.first else {
      Output.error(help)
      return .usage
    }
    var arguments = Arguments(Array(arguments.dropFirst()))
    do {
      switch name {
      case "--version", "-V", "version":
        Output.print("curbcut \(version)")
        return .clean
      case "--help", "-h", "help":
        let topic = arguments.positional.first
        Output.print(topic.flatMap { Command(rawValue: $0)?.help } ?? help)
        return .clean
      default:
        guard let command = Command(rawValue: name) else {
          let names = Command.allCases.map(\.rawValue)
          let close = names.min { EditDistance.between($0, name) < EditDistance.between($1, name) }
          let isClose = close.map { EditDistance.between($0, name) <= 2 } ?? false
          let hint = isClose ? "; did you mean “\(close ?? "")”?" : ""
          throw UsageError("there is no command “\(name)”\(hint)")
        }
        if arguments.flag("--help", "-h") {
          Output.print(command.help)
          return .clean
        }
        return try command.run(&arguments)
      }
    } catch let error as UsageError {
      Output.error("curbcut: \(error.message)\nTry “curbcut --help”.")
      return .usage
    } catch {
      Output.error("curbcut: \(error.localizedDescription)")
      return .usage
    }
  }

  private static var help: String {
    let commands = Command.allCases.map { command in
      "  " + command.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0) + command.summary
    }
    return """
      curbcut \(version): tells how a Swift screen is heard, seen and operated with assistive technology

      usage: curbcut COMMAND [OPTIONS]

      \(commands.joined(separator: "\n"))

      “curbcut COMMAND --help” says more. “curbcut --version” prints the version.
      """
  }
}

/// What the process ends with.
enum ExitStatus: Int32 {
  case clean = 0
  /// There are findings at or above the severity that was asked for.
  case findings = 1
  /// The call was wrong, or something could not be read.
  case usage = 2
}

/// The commands, each in a file of its own.
enum Command: String, CaseIterable {
  case check, lsp, speak, rules, explain, why, `init`, config, model, syntax

  var summary: String {
    switch self {
    case .check: "report accessibility problems in Swift files"
    case .lsp: "speak the Language Server Protocol on standard input and output"
    case .speak: "print what VoiceOver says on each view of a file"
    case .rules: "list the rules"
    case .explain: "explain a rule"
    case .why: "show why a line is reported, or why it is not"
    case .`init`: "write a .curbcut.json to begin with"
    case .config: "show what applies to a file, and which line says so"
    case .model: "print the views of a file with what is known of each"
    case .syntax: "print the syntax tree of a file"
    }
  }

  var help: String {
    switch self {
    case .check: CheckCommand.help
    case .lsp: LanguageServerCommand.help
    case .speak: SpeakCommand.help
    case .rules: RulesCommand.help
    case .explain: ExplainCommand.help
    case .why: WhyCommand.help
    case .`init`: InitCommand.help
    case .config: ConfigCommand.help
    case .model: ModelCommand.help
    case .syntax: SyntaxCommand.help
    }
  }

  func run(_ arguments: inout Arguments) throws -> ExitStatus {
    switch self {
    case .check: try CheckCommand(&arguments).run()
    case .lsp: try LanguageServerCommand.run(&arguments)
    case .speak: try SpeakCommand.run(&arguments)
    case .rules: try RulesCommand.run(&arguments)
    case .explain: try ExplainCommand.run(&arguments)
    case .why: try WhyCommand.run(&arguments)
    case .`init`: try InitCommand.run(&arguments)
    case .config: try ConfigCommand(&arguments).run()
    case .model: try ModelCommand.run(&arguments)
    case .syntax: try SyntaxCommand.run(&arguments)
    }
  }
}

/// Where text goes.
enum Output {
  static func print(_ text: String) {
    write(text + "\n", to: .standardOutput)
  }

  static func error(_ text: String) {
    write(text + "\n", to: .standardError)
  }

  /// Writes text; a reader that has gone away is no error of ours.
  static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }

  /// Whether standard output is a terminal that shows colors.
  static var hasColor: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }
}
