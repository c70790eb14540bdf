/// `curbcut completions`: a script that lets a shell complete commands, options and values.
enum CompletionsCommand {
  static let help = """
    usage: curbcut completions SHELL

    Prints a completion script for bash, zsh, or fish.

      bash   curbcut completions bash > ~/.local/share/bash-completion/completions/curbcut
      zsh    curbcut completions zsh > DIR/_curbcut, where DIR is a folder in $fpath
      fish   curbcut completions fish > ~/.config/fish/completions/curbcut.fish
    """

  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let rest = try arguments.rest()
    guard rest.count == 1, let shell = Shell(rawValue: rest[0]) else {
      throw UsageError("completions expects bash, zsh or fish")
    }
    let commands = Command.allCases.map(CommandSyntax.init)
    switch shell {
    case .bash: try Output.write(bash(commands))
    case .zsh: try Output.write(zsh(commands))
    case .fish: try Output.write(fish(commands))
    }
    return .clean
  }

  // MARK: bash

  private static func bash(_ commands: [CommandSyntax]) -> String {
    var values = ""
    var options = ""
    for syntax in commands {
      let name = syntax.command.rawValue
      for option in syntax.options where option.value != nil && !option.isOptional {
        switch syntax.values(of: option) {
        case .words(let words):
          values += "    \"\(name) \(option.name)\") words=\"\(words.joined(separator: " "))\" ;;\n"
        case .files, .anything: values += "    \"\(name) \(option.name)\") return ;;\n"
        case .folders: values += "    \"\(name) \(option.name)\") compopt -o dirnames; return ;;\n"
        }
      }
      let names = syntax.options.map { option in
        option.value != nil && !option.isOptional ? option.name : option.name
      }
      var words = ""
      if case .words(let operands) = syntax.operands { words = operands.joined(separator: " ") }
      options += "    \(name)) options=\"\(names.joined(separator: " "))\"; words=\"\(words)\" ;;\n"
    }
    let names = commands.map(\.command.rawValue).joined(separator: " ")
    return """
      # Completion of curbcut for bash; without a match, files are completed.
      _curbcut() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command="${COMP_WORDS[1]}" options="" words=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        case "$command $previous" in
      \(values)  esac
        if [ -z "$words" ]; then
          case "$command" in
      \(options)    esac
          case "$current" in -*) words="$options" ;; esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _curbcut curbcut

      """
  }

  // MARK: zsh

  private static func zsh(_ commands: [CommandSyntax]) -> String {
    func quoted(_ text: String) -> String {
      "'" + text.replacing("'", with: "'\\''") + "'"
    }
    func described(_ text: String) -> String {
      text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
        .replacing(":", with: "\\:")
    }
    func action(_ values: CommandSyntax.Values) -> String {
      switch values {
      case .words(let words): "(\(words.joined(separator: " ")))"
      case .files: "_files"
      case .folders: "_files -/"
      case .anything: ""
      }
    }
    var cases = ""
    for syntax in commands {
      cases += "    \(syntax.command.rawValue))\n      _arguments -s \\\n"
      for option in syntax.options {
        let summary = described(option.summary)
        var row = option.name
        if let value = option.value {
          let kind = action(syntax.values(of: option))
          row +=
            option.isOptional
            ? "=-[\(summary)]::\(value):\(kind)" : "=[\(summary)]:\(value):\(kind)"
        } else {
          row += "[\(summary)]"
        }
        cases += "        \(quoted("*" + row)) \\\n"
      }
      cases += "        \(quoted("*:argument:" + action(syntax.operands))) ;;\n"
    }
    let names = commands.map {
      "      " + quoted("\($0.command.rawValue):\(described($0.command.summary))")
    }
    return """
      #compdef curbcut
      # Completion of curbcut for zsh.
      _curbcut() {
        local -a commands
        if (( CURRENT == 2 )); then
          commands=(
      \(names.joined(separator: "\n"))
          )
          _describe command commands
          return
        fi
        local command="$words[2]"
        shift words
        (( CURRENT-- ))
        case "$command" in
      \(cases)  esac
      }
      if [ "$funcstack[1]" = "_curbcut" ]; then _curbcut "$@"; else compdef _curbcut curbcut; fi

      """
  }

  // MARK: fish

  private static func fish(_ commands: [CommandSyntax]) -> String {
    func quoted(_ text: String) -> String {
      "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
    var lines = ["# Completion of curbcut for fish."]
    for syntax in commands {
      let name = syntax.command.rawValue
      lines.append(
        "complete -c curbcut -n __fish_use_subcommand -f -a \(name) -d \(quoted(syntax.command.summary))"
      )
      let condition = "complete -c curbcut -n '__fish_seen_subcommand_from \(name)'"
      for option in syntax.options {
        var line = "\(condition) -l \(option.name.dropFirst(2))"
        if option.value != nil, !option.isOptional {
          switch syntax.values(of: option) {
          case .words(let words): line += " -x -a \(quoted(words.joined(separator: " ")))"
          case .files: line += " -r"
          case .folders: line += " -x -a '(__fish_complete_directories)'"
          case .anything: line += " -x"
          }
        }
        lines.append("\(line) -d \(quoted(option.summary))")
      }
      if case .words(let words) = syntax.operands {
        lines.append("\(condition) -f -a \(quoted(words.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
