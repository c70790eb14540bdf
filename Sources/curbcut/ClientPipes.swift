import CurbcutProtocol
import Foundation

/// Standard input and output, with the messages that have come and those that wait to go out.
///
/// Nothing here waits for the client without looking at both directions, and neither direction
/// takes more memory than its limit and one message.
struct ClientPipes {
  private var decoder = FrameDecoder()
  private var frames: [FrameDecoder.Frame] = []
  /// How many of the frames have been taken: removing each at once would be quadratic in a backlog.
  private var taken = 0
  /// How many bytes the frames have that were not taken.
  private var incoming = 0
  private var outgoing = OutgoingQueue()
  private var cancelled: [Message.ID] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// Whether input has ended; messages may still wait.
  private(set) var isClosed = false
  /// Whether nobody can read what is written any more.
  private(set) var isOutputGone = false
  /// When something was written last, or there was nothing to write.
  private var lastProgress = ContinuousClock.now

  /// How much may wait to be written, in bytes. With more, no message is read or handled until the
  /// client has read some.
  static let maximumOutgoing = 16 << 20
  /// How much may have come and wait to be handled, in bytes, before no more is read.
  static let maximumIncoming = 16 << 20
  /// How long a client that writes nothing any more may take to read something.
  private static let patience = Duration.seconds(3)

  init() {
    var status = stat()
    guard fstat(STDOUT_FILENO, &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFIFO || kind == S_IFSOCK else { return }
    // Whoever waits until a client reads must go on looking at what the client writes.
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
    incoming -= frame.byteCount
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

  /// Takes in what has come, and writes what waits.
  ///
  /// - Parameter milliseconds: how long to wait where nothing has come; nil for as long as it takes.
  /// - Returns: Whether anything came, an end included.
  @discardableResult
  mutating func read(waiting milliseconds: Int64?) -> Bool {
    let end = milliseconds.map { ContinuousClock.now.advanced(by: .milliseconds($0)) }
    while !isClosed, incoming < Self.maximumIncoming {
      flush()
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
      let time = end.map { Self.milliseconds(until: $0) } ?? -1
      if outgoing.isEmpty {
        _ = Foundation.poll(&input, 1, time)
      } else {
        Self.poll(&input, &output, time)
      }
      if input.revents != 0 {
        repeat { takeIn() } while !isClosed && incoming < Self.maximumIncoming && hasInput
        return true
      }
      if let end, ContinuousClock.now >= end { return false }
    }
    return false
  }

  private static func milliseconds(until end: ContinuousClock.Instant) -> Int32 {
    let left = ContinuousClock.now.duration(to: end)
    guard left > .zero else { return 0 }
    // Rounded up: a wait that ends too early would be followed by many short ones.
    return Int32(clamping: left.components.seconds * 1_000)
      + Int32(left.components.attoseconds / 1_000_000_000_000_000) + 1
  }

  private static func poll(_ first: inout pollfd, _ second: inout pollfd, _ time: Int32) {
    var both = [first, second]
    guard Foundation.poll(&both, 2, time) > 0 else { return }
    first = both[0]
    second = both[1]
  }

  /// Whether something, or the end, can be read at once.
  private var hasInput: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return Foundation.poll(&input, 1, 0) > 0
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
      incoming += frame.byteCount
      frames.append(frame)
    }
  }

  // MARK: Output

  /// Whether so much waits to be written that nothing more should be said for now.
  var isClogged: Bool { outgoing.byteCount > Self.maximumOutgoing }

  /// Sends a message as soon as the client takes it.
  mutating func send(_ message: Message) {
    guard !isOutputGone else { return }
    if outgoing.isEmpty { lastProgress = .now }
    outgoing.append(message)
  }

  /// Writes as much of what waits as the client takes at once.
  mutating func flush() {
    while let bytes = outgoing.next() {
      let count = bytes.withUnsafeBytes {
        Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        outgoing.didWrite(count)
        lastProgress = .now
      } else if count < 0, errno == EAGAIN {
        return
      } else if count == 0 || errno != EINTR {
        // A client that has gone away is no error of ours.
        isOutputGone = true
        outgoing.removeAll()
      }
    }
  }

  /// Waits until the client reads something, a limited time.
  ///
  /// - Returns: Whether it may still do so: false once it has also ended what it writes and has read
  ///   nothing for a while.
  mutating func waitForReader(milliseconds: Int32) -> Bool {
    flush()
    guard !outgoing.isEmpty else { return true }
    // Without events only the end of input is looked for.
    var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    _ = Foundation.poll(&input, 1, 0)
    let hasEnded = isClosed || input.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    if hasEnded {
      _ = Foundation.poll(&output, 1, milliseconds)
    } else {
      Self.poll(&input, &output, milliseconds)
    }
    flush()
    return !hasEnded || ContinuousClock.now - lastProgress < Self.patience
  }

  /// Writes what waits as long as somebody reads it.
  ///
  /// - Parameter isGone: whether the client's process has ended.
  mutating func finish(unless isGone: () -> Bool) {
    isClosed = true
    flush()
    while !outgoing.isEmpty, !isGone(), waitForReader(milliseconds: 500) {}
  }
}

extension FrameDecoder.Frame {
  /// How much memory waits with the frame, in bytes.
  fileprivate var byteCount: Int {
    switch self {
    case .content(let bytes): bytes.count + 64
    case .malformed: 128
    }
  }
}
