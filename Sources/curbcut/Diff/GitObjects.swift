import Foundation

/// Reads files as revisions of Git hold them, through `git cat-file --batch`: nothing is checked out,
/// and no filter, hook or other program of the repository runs.
struct GitObjects {
  private let git: Git

  /// How many names are sent at a time: they fit into any pipe, so that nobody waits for the other.
  private static let batch = 200
  /// How much is read of all files together, in bytes.
  private static let maximumByteCount = 1 << 29

  init(_ git: Git) { self.git = git }

  /// What objects hold.
  ///
  /// - Parameter ids: the names of blobs, as Git wrote them.
  /// - Returns: The bytes by name; nil for those that are larger than a source file may be.
  /// - Throws: `CommandError` where one is missing.
  func contents(of ids: Set<String>) throws -> [String: [UInt8]?] {
    guard !ids.isEmpty else { return [:] }
    var contents: [String: [UInt8]?] = [:]
    var total = 0
    let sorted = ids.sorted()
    let stream = try git.batch(["cat-file", "--batch"])
    for start in stride(from: 0, to: sorted.count, by: Self.batch) {
      let names = sorted[start..<min(start + Self.batch, sorted.count)]
      try stream.write(Array((names.joined(separator: "\n") + "\n").utf8))
      for name in names {
        let header = try stream.line().split(separator: " ")
        guard header.count == 3, header[0] == name, header[1] == "blob", let size = Int(header[2])
        else {
          throw CommandError(
            "object \(name) is missing in this repository; a shallow or partial clone needs "
              + "\"git fetch\" first"
          )
        }
        total += size
        guard total <= Self.maximumByteCount else {
          throw CommandError("the files of a revision are larger than 512 MB together")
        }
        let bytes = try stream.bytes(size)
        contents[name] = .some(size <= SourceFile.maximumSize ? bytes : nil)
        _ = try stream.bytes(1)
      }
    }
    try stream.finish()
    return contents
  }
}

/// A command of Git that answers as long as it is asked.
final class GitStream {
  private let process: Process
  private let input: FileHandle
  private let output: FileHandle
  private var buffer: [UInt8] = []
  private var position = 0

  init(_ process: Process, input: FileHandle, output: FileHandle) {
    self.process = process
    self.input = input
    self.output = output
  }

  deinit { if process.isRunning { process.terminate() } }

  private static let ended = CommandError("git cat-file: ended before it had answered")

  func write(_ bytes: [UInt8]) throws {
    do throws(SystemError) {
      try OpenFile.writeAll(bytes, to: input.fileDescriptor)
    } catch {
      throw Self.ended
    }
  }

  /// A line of the answer without its end.
  func line() throws -> String {
    var line: [UInt8] = []
    while true {
      let byte = try bytes(1)
      guard let byte = byte.first, byte != UInt8(ascii: "\n"), line.count < 1_000 else { break }
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// So many bytes of the answer.
  func bytes(_ count: Int) throws -> [UInt8] {
    while buffer.count - position < count {
      if position > 0 {
        buffer.removeSubrange(..<position)
        position = 0
      }
      let wanted = max(count - buffer.count, 1 << 16)
      var chunk = [UInt8](repeating: 0, count: wanted)
      let got = chunk.withUnsafeMutableBytes { bytes in
        read(output.fileDescriptor, bytes.baseAddress, bytes.count)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { throw Self.ended }
      buffer += chunk[..<got]
    }
    defer { position += count }
    return Array(buffer[position..<position + count])
  }

  func finish() throws {
    try? input.close()
    process.waitUntilExit()
  }
}
