import CurbcutAnalysis
import Foundation

/// Where text for people and programs goes.
///
/// What others wrote is escaped before it gets here, line by line (`String.printable`); errors are
/// escaped here.
enum Output {
  /// Standard output cannot be written.
  struct Failed: Error {
    /// What to say about it; nil where the reader has gone away, which is no news to anybody.
    let message: String?
    init(_ error: SystemError) {
      message = error.number == EPIPE ? nil : "standard output cannot be written: \(error.message)"
    }
  }

  /// Writes lines to standard output.
  static func print(_ text: String) throws(Failed) {
    try write(text + "\n")
  }

  /// Writes a text to standard output as it is.
  static func write(_ text: String) throws(Failed) {
    try write([UInt8](text.utf8))
  }

  /// Writes bytes to standard output as they are.
  static func write(_ bytes: [UInt8]) throws(Failed) {
    do {
      try OpenFile.writeAll(bytes, to: STDOUT_FILENO)
    } catch {
      throw Failed(error)
    }
  }

  /// Says on standard error what went wrong, in one line; where nobody can read that, nothing is
  /// left to do.
  static func error(_ message: String) {
    try? OpenFile.writeAll([UInt8]((message.printable + "\n").utf8), to: STDERR_FILENO)
  }

  /// Whether a person sees standard output at once.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// When text has colors.
  enum ColorChoice: String, CaseIterable {
    case auto, always, never
  }

  /// Whether text on standard output has colors.
  ///
  /// Left to itself that depends on the terminal, on `NO_COLOR` and `FORCE_COLOR`, which count where
  /// they are not empty (no-color.org, force-color.org); `FORCE_COLOR=0` says no, as for Node.
  static func hasColor(_ choice: ColorChoice = .auto) -> Bool {
    guard choice == .auto else { return choice == .always }
    let environment = ProcessInfo.processInfo.environment
    if let word = environment["NO_COLOR"], !word.isEmpty { return false }
    if let word = environment["FORCE_COLOR"], !word.isEmpty { return word != "0" }
    return isTerminal && environment["TERM"] != "dumb"
  }

  /// Takes the place of standard streams that are closed, so that no file that is opened becomes
  /// one of them. What is read or written there still fails.
  static func reserveStandardStreams() {
    for (descriptor, flags) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(CInt, CInt)]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free descriptor is taken, which is this one.
      _ = open("/dev/null", flags)
    }
  }
}
