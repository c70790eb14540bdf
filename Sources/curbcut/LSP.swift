import CurbcutProtocol
import CurbcutServer
import Foundation

/// The language server as a process: pipes and time around `Server`.
///
/// Everything happens on one thread, in turns: take in what has come, handle it message by message,
/// and when nothing is left let the server publish. That is the debounce, without a timer.
enum LSP {
  /// Runs until the client says so, input ends or the process is told to stop.
  ///
  /// - Parameter recording: where the session is written, if anywhere.
  static func run(version: String, recording: Recording?) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    // Whoever terminates the process waits for no answer.
    signal(SIGTERM) { _ in _exit(0) }
    var recording = recording
    var server = Server(version: version, files: files, workPool: .processors)
    var pipes = Pipes()
    // Whether nothing has come for a while: then nobody waits if something else is begun.
    var isQuiet = false
    func send(_ messages: [Message]) {
      var output: [UInt8] = []
      for message in messages {
        recording?.server(message)
        let content = message.json.bytes
        output += FrameDecoder.header(of: content)
        if content.count < copiedAtMost {
          output += content
        } else {
          pipes.write(output)
          pipes.write(content)
          output = []
        }
      }
      pipes.write(output)
    }
    while true {
      pipes.read(waiting: 0)
      if let frame = pipes.next() {
        isQuiet = false
        for id in pipes.takeCancellations() { server.cancel(id) }
        switch frame {
        case .malformed(let reason):
          Output.error("curbcut: \(reason)")
        case .content(let bytes):
          recording?.client(bytes)
          do throws(Message.Malformed) {
            send(server.handle(try Message(parsing: bytes)))
          } catch {
            Output.error("curbcut: \(error.error.message)")
            send(server.handle(malformed: error))
          }
        }
        if let status = server.exitStatus { return status }
      } else if let messages = server.idle() {
        send(messages)
      } else if pipes.isClosed {
        return server.exitStatus ?? 1
      } else if isQuiet, let messages = server.background() {
        send(messages)
      } else if !isQuiet, server.isHoldingBack || server.hasBackgroundWork {
        isQuiet = !pipes.read(waiting: pauseInTyping)
        if isQuiet { send(server.pause()) }
      } else if let process = server.clientProcess.flatMap(pid_t.init(exactly:)), process > 0 {
        // An editor that crashed closes no pipe that it has passed on.
        let isGone = !pipes.read(waiting: lookAtClient) && kill(process, 0) != 0 && errno != EPERM
        if isGone { return server.exitStatus ?? 1 }
      } else {
        pipes.read(waiting: nil)
      }
    }
  }

  /// Up to which size messages are put together, in bytes: to copy a large one takes longer than to
  /// write twice.
  private static let copiedAtMost = 1 << 15

  /// How long nothing comes from somebody who has stopped typing, in milliseconds.
  private static let pauseInTyping: Int32 = 500

  /// How often to look whether the client's process still lives, in milliseconds.
  private static let lookAtClient: Int32 = 3_000

  /// How many names of a folder are looked at: somebody may open a file in their home folder.
  private static let maximumNames = 100_000

  /// The files as the server sees them.
  private static let files = Files(
    swiftFiles: { folder in SwiftFiles(in: [folder], maximumNames: maximumNames).paths },
    read: { RegularFile.bytes(at: $0) },
    names: { RegularFile.names(in: $0, endingIn: $1) }
  )
}

/// Standard input and output, with the messages that have come and wait.
private struct Pipes {
  private var decoder = FrameDecoder()
  private var frames: [FrameDecoder.Frame] = []
  /// How many of the frames have been taken: removing each at once would be quadratic in a backlog.
  private var taken = 0
  private var cancelled: [Message.ID] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// Whether input has ended; messages may still wait.
  private(set) var isClosed = false

  init() {
    var status = stat()
    guard fstat(STDOUT_FILENO, &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFIFO || kind == S_IFSOCK else { return }
    // Whoever waits until a client reads must go on reading what the client writes.
    _ = fcntl(STDOUT_FILENO, F_SETFL, fcntl(STDOUT_FILENO, F_GETFL) | O_NONBLOCK)
    #if os(Linux)
      // Room for the diagnostics of a large file, so that they go out in one piece; the command is
      // F_SETPIPE_SZ, which is a macro.
      _ = fcntl(STDOUT_FILENO, 1_031, 1 << 20)
    #endif
  }

  // MARK: Input

  /// The oldest message that was not taken yet.
  mutating func next() -> FrameDecoder.Frame? {
    guard taken < frames.count else { return nil }
    let frame = frames[taken]
    taken += 1
    // Half of the frames are moved at most once for each that was taken.
    if taken * 2 >= frames.count {
      frames.removeFirst(taken)
      taken = 0
    }
    return frame
  }

  /// The requests to be skipped that were noted since the last time.
  mutating func takeCancellations() -> [Message.ID] {
    defer { cancelled = [] }
    return cancelled
  }

  /// Takes in all that has come.
  ///
  /// - Parameter milliseconds: how long to wait where nothing has come; nil for as long as it takes.
  /// - Returns: Whether anything came, an end included.
  @discardableResult
  mutating func read(waiting milliseconds: Int32?) -> Bool {
    guard !isClosed, hasInput(within: milliseconds ?? -1) else { return false }
    repeat { takeIn() } while !isClosed && hasInput(within: 0)
    return true
  }

  /// Whether something, or the end, can be read within some milliseconds; for ever with -1.
  private func hasInput(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
  }

  /// Reads once, which does not block where something waits.
  private mutating func takeIn() {
    let count = buffer.withUnsafeMutableBytes {
      Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      isClosed = true
      return
    }
    decoder.append(buffer[..<count])
    while let frame = decoder.next() {
      // A cancellation must overtake the request that it is about.
      if case .content(let bytes) = frame, bytes.count < 256,
        let message = try? Message(parsing: bytes), let id = message.cancelledID
      {
        cancelled.append(id)
      }
      frames.append(frame)
    }
  }

  // MARK: Output

  /// Writes all bytes; a client that has gone away is no error of ours.
  mutating func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        waitForClient()
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }

  /// Waits until the client reads, taking in what it writes meanwhile: it may do one after the other.
  private mutating func waitForClient() {
    var both = [
      pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&both, nfds_t(isClosed ? 1 : 2), -1)
    if both[1].revents != 0 { takeIn() }
  }
}
