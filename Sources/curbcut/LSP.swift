import CurbcutProtocol
import CurbcutServer
import Foundation

/// The language server as a process: threads and pipes around `Server`.
///
/// One thread reads standard input and hands whole messages to an inbox; the loop takes them one by
/// one. Nothing but the loop writes to standard output. When the inbox is empty the loop lets the
/// server publish: that is the debounce, without a timer.
enum LSP {
  /// Runs until the client says so, input ends or the process is told to stop.
  ///
  /// - Parameter recording: where the session is written, if anywhere.
  static func run(version: String, recording: Recording?) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    #if os(Linux)
      // Room for the diagnostics of a large file, so that they go out in one piece; where output is
      // no pipe, nothing happens. The command is F_SETPIPE_SZ, which is a macro.
      _ = fcntl(STDOUT_FILENO, 1_031, 1 << 20)
    #endif
    let inbox = Inbox()
    let reader = Thread { read(into: inbox) }
    reader.stackSize = 1 << 20
    reader.start()
    // Whoever terminates the process waits for no answer.
    signal(SIGTERM) { _ in _exit(0) }
    // Analysis may nest deep: the loop gets a stack that does not depend on the main thread's.
    let outcome = Inbox.Outcome()
    let loop = Thread {
      outcome.finish(with: serve(inbox, version: version, recording: recording))
    }
    loop.stackSize = 16 << 20
    loop.start()
    return outcome.wait()
  }

  private static func serve(
    _ inbox: Inbox,
    version: String,
    recording: Recording?
  ) -> Int32 {
    var recording = recording
    var server = Server(version: version, files: files)
    // Whether nothing has come for a while: then nobody waits if something else is begun.
    var isQuiet = false
    while true {
      let frame: FrameDecoder.Frame
      if let waiting = inbox.takeIfAny() {
        frame = waiting
      } else if let messages = server.idle() {
        send(messages, recording)
        continue
      } else if isQuiet, let messages = server.background() {
        send(messages, recording)
        continue
      } else if !isQuiet, server.isHoldingBack || server.hasBackgroundWork,
        inbox.isQuiet(for: pauseInTyping)
      {
        isQuiet = true
        send(server.pause(), recording)
        continue
      } else if let next = inbox.take() {
        frame = next
      } else {
        return server.exitStatus ?? 1
      }
      isQuiet = false
      for id in inbox.takeCancellations() { server.cancel(id) }
      switch frame {
      case .malformed(let reason):
        Output.error("curbcut: \(reason)")
      case .content(let bytes):
        recording?.client(bytes)
        do throws(Message.Malformed) {
          send(server.handle(try Message(parsing: bytes)), recording)
        } catch {
          Output.error("curbcut: \(error.error.message)")
          send(server.handle(malformed: error), recording)
        }
      }
      if let status = server.exitStatus { return status }
      if let process = server.clientProcess { inbox.closeWhenGone(process) }
    }
  }

  /// How long nothing comes from somebody who has stopped typing, in seconds.
  private static let pauseInTyping = 0.5

  /// How many names of a folder are looked at: somebody may open a file in their home folder.
  private static let maximumNames = 100_000

  /// The files as the server sees them.
  private static let files = Files(
    swiftFiles: { folder in SwiftFiles(in: [folder], maximumNames: maximumNames).paths },
    read: { RegularFile.bytes(at: $0) },
    names: { RegularFile.names(in: $0) }
  )

  private static func send(_ messages: [Message], _ recording: Recording?) {
    var output: [UInt8] = []
    for message in messages {
      recording?.server(message)
      output += FrameDecoder.encode(message.json.bytes)
    }
    write(output)
  }

  /// Writes to standard output; a client that has gone away is no error of ours.
  private static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func read(into inbox: Inbox) {
    var decoder = FrameDecoder()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      decoder.append(buffer[..<count])
      while let frame = decoder.next() {
        // A cancellation must overtake the request that it is about, and be known before its own
        // turn comes.
        if case .content(let bytes) = frame, bytes.count < 256,
          let message = try? Message(parsing: bytes), let id = message.cancelledID
        {
          inbox.cancel(id)
        }
        inbox.put(frame)
      }
    }
    inbox.close()
  }
}

/// The messages that wait, between the reading thread and the loop.
private final class Inbox: @unchecked Sendable {
  // Note: unchecked because every access to the mutable members is made under the condition's lock.
  private let condition = NSCondition()
  private var frames: [FrameDecoder.Frame] = []
  /// How many of the frames have been taken: removing each at once would be quadratic in a backlog.
  private var taken = 0
  private var isClosed = false
  private var cancelled: [Message.ID] = []
  private var watched: Int?

  /// Notes that a request is to be skipped.
  func cancel(_ id: Message.ID) {
    condition.lock()
    cancelled.append(id)
    condition.unlock()
  }

  /// The requests to be skipped that were noted since the last time.
  func takeCancellations() -> [Message.ID] {
    condition.lock()
    defer { condition.unlock() }
    defer { cancelled = [] }
    return cancelled
  }

  /// Ends the input when a process is gone: an editor that crashed closes no pipe it has passed on.
  func closeWhenGone(_ process: Int) {
    guard watched == nil, let id = pid_t(exactly: process), id > 0 else { return }
    watched = process
    let watcher = Thread { [self] in
      while kill(id, 0) == 0 || errno == EPERM { sleep(3) }
      close()
    }
    watcher.start()
  }

  func put(_ frame: FrameDecoder.Frame) {
    condition.lock()
    frames.append(frame)
    condition.signal()
    condition.unlock()
  }

  func close() {
    condition.lock()
    isClosed = true
    condition.signal()
    condition.unlock()
  }

  /// The next message where one waits already.
  func takeIfAny() -> FrameDecoder.Frame? {
    condition.lock()
    defer { condition.unlock() }
    return popFirst()
  }

  /// Waits for a message.
  ///
  /// - Returns: Whether none came within some seconds, and input has not ended.
  func isQuiet(for seconds: Double) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: seconds)
    while taken == frames.count, !isClosed {
      if !condition.wait(until: end) { return taken == frames.count && !isClosed }
    }
    return false
  }

  /// The next message, once there is one; nil at the end of input.
  func take() -> FrameDecoder.Frame? {
    condition.lock()
    defer { condition.unlock() }
    while taken == frames.count, !isClosed { condition.wait() }
    return popFirst()
  }

  /// The oldest frame that was not taken yet; to be called under the lock.
  private func popFirst() -> FrameDecoder.Frame? {
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

  /// The status that the loop ends with, for the thread that waits for it.
  final class Outcome: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var status: Int32 = 0

    func finish(with status: Int32) {
      self.status = status
      done.signal()
    }

    func wait() -> Int32 {
      done.wait()
      return status
    }
  }
}
