import Foundation

/// `curbcut lsp`: the language server on standard input and output.
enum LanguageServerCommand {
  static let help = """
    usage: curbcut lsp [--stdio] [--record FILE]

    Speaks the Language Server Protocol on standard input and output.

      --stdio         accepted for clients that always pass it
      --record FILE   write the session to a file, to send with a bug report;
                      your folders get other names in it
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    _ = arguments.flag("--stdio")
    let record = try arguments.option("--record")
    guard try arguments.rest().isEmpty else { throw UsageError("lsp takes no arguments") }
    var recording: Recording?
    if let record {
      guard FileManager.default.createFile(atPath: record, contents: nil),
        let handle = FileHandle(forWritingAtPath: record)
      else { throw UsageError("\(record) cannot be written") }
      recording = Recording(to: handle, home: NSHomeDirectory())
    }
    exit(LSP.run(version: Curbcut.version, recording: recording))
  }
}
