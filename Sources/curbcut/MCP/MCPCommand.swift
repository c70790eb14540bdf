import CurbcutProtocol
import Foundation

/// `curbcut mcp`: a server of the Model Context Protocol on standard input and output.
enum MCPCommand {
  static let help = """
    usage: curbcut mcp

    Runs a Model Context Protocol server on standard input and output, so that coding agents can
    check files or text, explain rules, print what VoiceOver announces and what an edit changes of
    it, and apply fixes. It reads and writes files only below the roots that the client names, or the
    folder that it was started in where it names none.
    """

  /// How long a message may be, in bytes.
  static let maximumLength = 64 << 20

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    guard try arguments.rest().isEmpty else { throw UsageError("mcp takes no arguments") }
    var server = MCPServer(folder: FileManager.default.currentDirectoryPath)
    var buffer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    /// How much of the buffer has been looked at for the end of a line.
    var looked = 0
    while true {
      while let end = buffer[looked...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        looked = 0
        guard line.contains(where: { $0 > 0x20 }) else { continue }
        if let answer = server.answer(to: line) { try Output.print(answer.json.text) }
      }
      looked = buffer.count
      guard buffer.count <= maximumLength else {
        throw CommandError("mcp: a message is longer than 64 MB")
      }
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .clean }
      buffer += chunk[..<count]
    }
  }
}
