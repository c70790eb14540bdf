#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system says went wrong.
struct SystemError: Error {
  /// The value of `errno`.
  let number: CInt

  init(_ number: CInt = errno) { self.number = number }

  /// The system's words, such as “No space left on device”.
  var message: String { number == EBADF ? "it is closed" : String(cString: strerror(number)) }
}

/// A file that is open by a POSIX descriptor, closed with the value.
///
/// Foundation's calls trap on some errors and hide others; these report each one.
struct OpenFile: ~Copyable {
  let descriptor: CInt

  /// - Parameters:
  ///   - flags: as for `open`; the file is never passed on to other programs and never becomes the
  ///     process's terminal.
  ///   - mode: the permissions of a new file, from which the process's mask is taken.
  init(_ path: String, _ flags: CInt, mode: mode_t = 0) throws(SystemError) {
    var descriptor: CInt
    repeat {
      descriptor = open(path, flags | O_CLOEXEC | O_NOCTTY, mode)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw SystemError() }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Gives the descriptor to the caller, who closes it.
  consuming func release() -> CInt {
    let descriptor = descriptor
    discard self
    return descriptor
  }

  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError() }
    return status
  }

  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try Self.writeAll(bytes, to: descriptor)
  }

  func readAll(atMost limit: Int, expecting size: Int = 0) throws(SystemError) -> [UInt8] {
    try Self.readAll(of: descriptor, atMost: limit, expecting: size)
  }

  /// Returns when the content is on the disk.
  func synchronize() throws(SystemError) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw SystemError()
    }
  }

  // MARK: Descriptors

  /// Writes all bytes, waiting where a descriptor does not.
  static func writeAll(_ bytes: [UInt8], to descriptor: CInt) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { rest in
        write(descriptor, rest.baseAddress, rest.count)
      }
      if count > 0 {
        done += count
      } else if count < 0, errno == EAGAIN {
        wait(for: descriptor, POLLOUT)
      } else if count == 0 || errno != EINTR {
        throw count == 0 ? SystemError(EIO) : SystemError()
      }
    }
  }

  /// Reads up to the end, or up to a number of bytes.
  ///
  /// - Parameter size: how many bytes there probably are; room is made for these at first.
  static func readAll(
    of descriptor: CInt,
    atMost limit: Int,
    expecting size: Int = 0
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One more, so that the end is found without growing.
    var room = min(limit, max(size + 1, 1 << 16))
    while bytes.count < limit {
      var failure: CInt = 0
      var isAtEnd = false
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initializedCount in
        while initializedCount < buffer.count {
          let count = read(
            descriptor,
            buffer.baseAddress.map { $0 + initializedCount },
            buffer.count - initializedCount
          )
          if count > 0 {
            initializedCount += count
          } else if count < 0, errno == EAGAIN {
            wait(for: descriptor, POLLIN)
          } else if count == 0 || errno != EINTR {
            failure = count < 0 ? errno : 0
            isAtEnd = true
            return
          }
        }
      }
      guard failure == 0 else { throw SystemError(failure) }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if isAtEnd { break }
      room = min(limit - bytes.count, bytes.count)
    }
    return bytes
  }

  private static func wait(for descriptor: CInt, _ event: some BinaryInteger) {
    var one = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&one, 1, -1)
  }
}

/// Which file, and which state of it, something is.
struct FileVersion: Equatable, Sendable {
  let identity: FileIdentity
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    identity = FileIdentity(status)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = Int(time.tv_nsec)
  }
}

/// A file by whatever name.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

extension stat {
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

  /// What a path leads to.
  ///
  /// - Parameter followsLink: whether that is a link's target rather than the link.
  static func of(_ path: String, followsLink: Bool = true) throws(SystemError) -> stat {
    var status = stat()
    guard (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 else {
      throw SystemError()
    }
    return status
  }
}
