import CurbcutAnalysis
import CurbcutRules

/// What can be written behind a command, read from its help, so that help, completions and manual
/// page never differ.
struct CommandSyntax {
  struct Option {
    /// With its dashes.
    let name: String
    /// What stands for its value in the help; nil where it has none.
    let value: String?
    /// Whether the value is joined to the name, `--name=VALUE`, and may be left out.
    let isOptional: Bool
    let summary: String
  }

  let command: Command
  /// The calls, as in the help.
  let usage: String
  /// What the command does and what else its help says, without the options.
  let description: [String]
  let options: [Option]

  init(_ command: Command) {
    self.command = command
    var usage = ""
    var description: [String] = []
    var options: [(word: String, summary: [String])] = []
    var isInOption = false
    for line in command.help.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      if line.hasPrefix("usage: ") {
        usage = String(line.dropFirst(7))
      } else if indentation >= 2, text.hasPrefix("--") {
        let parts = text.split(separator: "  ", maxSplits: 1).map(String.init)
        let summary = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
        options.append((parts[0], [summary]))
        isInOption = true
      } else if isInOption, indentation > 8, !options.isEmpty {
        options[options.count - 1].summary.append(String(text))
      } else {
        isInOption = false
        if !text.isEmpty || description.last?.isEmpty == false { description.append(String(line)) }
      }
    }
    self.usage = usage
    self.description = description
    self.options =
      options.map { word, summary in
        let name = String(word.prefix { $0 != " " && $0 != "=" && $0 != "[" })
        let value = word.dropFirst(name.count).filter { $0.isLetter }
        return Option(
          name: name,
          value: value.isEmpty ? nil : value,
          isOptional: word.includes("[="),
          summary: summary.filter { !$0.isEmpty }.joined(separator: " ")
        )
      } + [Option(name: "--help", value: nil, isOptional: false, summary: "show help")]
  }

  /// What an option's value can be.
  enum Values {
    case words([String])
    case files, folders
    case anything
  }

  /// The values of an option.
  func values(of option: Option) -> Values {
    switch (option.value, option.name) {
    case ("FORMAT", _):
      switch command {
      case .check: .words(ReportFormat.allCases.map(\.rawValue))
      case .explain: .words(ExplainCommand.Format.allCases.map(\.rawValue))
      case .diff: .words(DiffCommand.Format.allCases.map(\.rawValue))
      default: .anything
      }
    case ("SEVERITY", "--fail-on"): .words(CheckCommand.Threshold.allCases.map(\.rawValue))
    case ("WHAT", "--fail-on"): .words(DiffCommand.Threshold.allCases.map(\.rawValue))
    case ("S", _): .words(Severity.allCases.map(\.rawValue))
    case ("PROFILE", _): .words(Configuration.Profile.allCases.map(\.rawValue))
    case ("LEVEL", _): .words(Criterion.Level.allCases.map(\.rawValue))
    case ("WHEN", _): .words(Output.ColorChoice.allCases.map(\.rawValue))
    case ("ID", _): .words(Rule.all.map(\.id))
    case ("FILE", _), ("PATH", _): .files
    case ("DIR", _): .folders
    default: .anything
    }
  }

  /// What stands behind the command beside options.
  var operands: Values {
    switch command {
    case .explain: .words(Rule.all.map(\.id))
    case .completions: .words(CompletionsCommand.Shell.allCases.map(\.rawValue))
    case .lsp, .rules, .mcp, .man: .anything
    case .`init`: .folders
    default: .files
    }
  }
}
