import Foundation

/// `curbcut man`: the manual page, made from the help of the commands.
enum ManCommand {
  static let help = """
    usage: curbcut man

    Prints the manual page: curbcut man > ~/.local/share/man/man1/curbcut.1
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    guard try arguments.rest().isEmpty else { throw UsageError("man takes no arguments") }
    try Output.write(page)
    return .clean
  }

  /// When the version came out, as manual pages tell it.
  private static let released = "November 22, 2026"

  static var page: String {
    let commands = Command.allCases.map(CommandSyntax.init)
    var page = """
      .Dd \(released)
      .Dt CURBCUT 1
      .Os
      .Sh NAME
      .Nm curbcut
      .Nd accessibility linter and language server for SwiftUI and UIKit
      .Sh SYNOPSIS
      .Nm
      .Ar COMMAND
      .Op Ar OPTIONS
      .Sh DESCRIPTION
      It reads Swift source and reports what keeps people who use assistive technology from using an
      app.
      The commands are:
      .Bl -tag -width completions

      """
    for syntax in commands {
      page += ".It Cm \(syntax.command.rawValue)\n\(roff(syntax.command.summary))\n"
    }
    page += ".El\n.Sh COMMANDS\n"
    for syntax in commands {
      page += ".Ss \(roff(syntax.usage))\n.Bd -literal -offset 2n\n"
      let text = syntax.description.drop { $0.isEmpty }
      page += text.map { roff($0) + "\n" }.joined()
      page += ".Ed\n.Bl -tag -width Ds\n"
      for option in syntax.options {
        let joint = option.isOptional ? "[=" : " "
        let value = option.value.map { joint + $0 + (option.isOptional ? "]" : "") } ?? ""
        page += ".It \(roff(option.name + value))\n\(roff(option.summary))\n"
      }
      page += ".El\n"
    }
    page += """
      .Sh ENVIRONMENT
      .Bl -tag -width FORCE_COLOR
      .It Ev NO_COLOR
      text has no colors unless
      .Fl -color
      asks for them
      .It Ev FORCE_COLOR
      text has colors where standard output is no terminal
      .El
      .Sh FILES
      .Bl -tag -width .curbcut.json
      .It Pa .curbcut.json
      the settings of the folder and its subfolders
      .El
      .Sh EXIT STATUS
      0 if there is nothing to report, 1 if there are findings, 2 if something went wrong.

      """
    return page
  }

  /// A line that roff takes as it is.
  private static func roff(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
