import CurbcutAnalysis
import Foundation

/// The log on standard error, which never keeps the server waiting: where nobody reads it, lines are
/// left out and counted.
struct LogStream {
  /// How many lines have been left out since the last one that was written.
  private var dropped = 0
  private let file: Int32

  /// How long a line may be, in bytes: as much as a pipe that takes anything takes at once (POSIX:
  /// `_POSIX_PIPE_BUF`).
  private static let maximumLength = 512

  /// - Parameter file: the descriptor to write to. Its flags stay as they are, because whoever
  ///   started the process may share it.
  init(file: Int32 = STDERR_FILENO) { self.file = file }

  /// Writes a line, or leaves it out.
  mutating func write(_ text: String) {
    if dropped > 0 {
      let note = dropped == 1 ? "1 line was" : "\(dropped) lines were"
      guard put("curbcut: \(note) left out of this log because nobody read it") else {
        dropped += 1
        return
      }
      dropped = 0
    }
    if !put(text) { dropped += 1 }
  }

  /// - Returns: Whether the line could be written at once.
  private func put(_ text: String) -> Bool {
    var output = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    guard poll(&output, 1, 0) > 0, output.revents & Int16(POLLOUT) != 0 else { return false }
    var line = Array(text.printable.utf8.prefix(Self.maximumLength - 1))
    line.append(10)
    return line.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) } > 0
  }
}
