import Foundation

/// `curbcut lsp`: the language server on standard input and output.
enum LanguageServerCommand {
  static let help = """
    usage: curbcut lsp [--stdio] [--record FILE]

    Runs the language server: the Language Server Protocol on standard input and output.

      --stdio         accepted for clients that always pass it
      --record FILE   write the session to a file that only you can read, for a bug report;
                      the names of your home and workspace folders are replaced in it
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    _ = arguments.flag("--stdio")
    let record = try arguments.option("--record")
    guard try arguments.rest().isEmpty else { throw UsageError("lsp takes no arguments") }
    var recording: Recording?
    if let record {
      do {
        let file = FileHandle(fileDescriptor: try OutputFile(record).openForAppending())
        recording = Recording(to: file, home: NSHomeDirectory())
      } catch {
        throw CommandError("\(record): cannot be written: \(error.message)")
      }
    }
    exit(LSP.run(version: Curbcut.version, recording: recording))
  }
}
