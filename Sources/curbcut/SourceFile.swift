import CurbcutAnalysis
import Foundation

/// The text of a Swift file as it was read, up to a limit.
struct SourceFile: Sendable {
  /// How large a file may be, in bytes. Nobody writes more; what a tool has written is not checked.
  static let maximumSize = 16 << 20
  /// The same for people.
  static let limit = "16 MB"

  let bytes: [UInt8]
  /// Which state of which file was read; nil for what is no regular file.
  let version: FileVersion?

  /// Why there is no text, in words that go behind a file's name and a colon.
  struct Unreadable: Error {
    let message: String

    static let tooLarge = Unreadable(message: "larger than \(limit); not read")
    static let notSwift = Unreadable(message: "not a Swift file; not checked")
    static let notText = Unreadable(message: "not UTF-8 text; not checked")
    static let outOfMemory = Unreadable(message: "not enough memory to analyze it")
    static func cannotBeRead(_ error: SystemError) -> Unreadable {
      Unreadable(message: "cannot be read: \(error.message)")
    }
  }

  /// A text that is at hand.
  init(text bytes: [UInt8]) {
    self.bytes = bytes
    version = nil
  }

  /// Reads a file; a device or a pipe is read up to its end or the limit.
  init(readingFrom path: String) throws(Unreadable) {
    let isRegular: Bool
    do throws(SystemError) {
      // What is no regular file may have to be waited for; what becomes none meanwhile may not.
      isRegular = try stat.of(path).isRegular
    } catch {
      throw .cannotBeRead(error)
    }
    // A device or pipe has no name that could say what comes out of it.
    guard !isRegular || path.hasSuffix(".swift") || FileSearch.isInterface(path) else {
      throw .notSwift
    }
    do throws(SystemError) {
      let file = try OpenFile(path, isRegular ? O_RDONLY | O_NONBLOCK : O_RDONLY)
      let status = try file.status()
      guard !status.isFolder else { throw SystemError(EISDIR) }
      let size = status.isRegular ? Int(status.st_size) : 0
      guard size <= Self.maximumSize else { throw SystemError(EFBIG) }
      bytes = try file.readAll(atMost: Self.maximumSize + 1, expecting: size)
      version = status.isRegular ? FileVersion(status) : nil
    } catch {
      throw error.number == EFBIG ? .tooLarge : .cannotBeRead(error)
    }
    try Self.check(bytes)
  }

  /// Reads standard input.
  init(readingStandardInput: Void) throws(Unreadable) {
    do throws(SystemError) {
      bytes = try OpenFile.readAll(of: STDIN_FILENO, atMost: Self.maximumSize + 1)
    } catch {
      throw .cannotBeRead(error)
    }
    version = nil
    try Self.check(bytes)
  }

  private static func check(_ bytes: [UInt8]) throws(Unreadable) {
    guard bytes.count <= maximumSize else { throw .tooLarge }
    guard isText(bytes) else { throw .notText }
    guard hasRoom(toAnalyze: bytes.count) else { throw .outOfMemory }
  }

  /// Whether bytes may be UTF-8: those of UTF-16 begin with its mark, and those of programs and
  /// pictures soon have a null among them.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(8_000)
    return !start.starts(with: [0xFF, 0xFE]) && !start.starts(with: [0xFE, 0xFF])
      && !start.contains(0)
  }

  /// Whether the process may have the memory that a text needs, as far as the system says so before
  /// it is used: Swift ends the process where an allocation fails.
  private static func hasRoom(toAnalyze count: Int) -> Bool {
    guard count >= 1 << 20 else { return true }
    // Not `malloc`, which compilers take for successful where nothing is written.
    let size = count * neededPerByte
    let room = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard room != MAP_FAILED else { return false }
    munmap(room, size)
    return true
  }

  /// How many bytes of memory the analysis of a byte of source takes, at most in measurements.
  private static let neededPerByte = 100
}
