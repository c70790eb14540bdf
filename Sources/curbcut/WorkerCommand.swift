import CurbcutProtocol
import Foundation

/// `curbcut worker`: `check` as a persistent worker of Bazel.
///
/// Source: Bazel, "Creating persistent workers": with `requires-worker-protocol: json` requests and
/// responses are JSON objects, one behind the other.
enum WorkerCommand {
  static let help = """
    usage: curbcut worker [--persistent_worker] [CHECK-OPTIONS] [PATH...]

    Checks files for Bazel, which starts it; editors/bazel has the rule. A word "@FILE" stands for the
    words in a file, one a line.

      --persistent_worker   take requests from standard input until it ends
    """

  /// How long a request may be, in bytes, and what is printed in answer.
  static let maximumLength = 64 << 20

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let isPersistent = arguments.flag("--persistent_worker")
    let words = arguments.unread
    guard isPersistent else { return Curbcut.run(["check"] + (try expanded(words))) }
    var reader = JSONStream()
    while let bytes = try reader.next() {
      guard let request = JSON(parsing: bytes) else {
        throw CommandError("worker: not a request of Bazel")
      }
      // Requests are done one after the other: one that is canceled has been answered already.
      if request["cancel"]?.bool == true { continue }
      let list = request["arguments"]?.array ?? []
      let (status, output) = try CapturedOutput.of {
        do {
          return Curbcut.run(["check"] + (try expanded(words + list.compactMap(\.string))))
        } catch {
          let message = (error as? CommandError)?.message ?? error.localizedDescription
          Output.error("curbcut: \(message)")
          return .failure
        }
      }
      let response: JSON = .object([
        "exitCode": .integer(Int(status.rawValue)), "output": .string(output),
        "requestId": .integer(request["requestId"]?.integer ?? 0),
      ])
      try Output.print(response.text)
    }
    return .clean
  }

  /// Words with those of the files in their places.
  private static func expanded(_ words: [String]) throws -> [String] {
    try words.flatMap { word -> [String] in
      guard word.utf8.first == UInt8(ascii: "@") else { return [word] }
      let path = String(word.dropFirst())
      guard let bytes = RegularFile.bytes(at: path) else {
        throw CommandError("\(path): cannot be read")
      }
      return bytes.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

/// JSON objects on standard input, one behind the other, with or without space between.
private struct JSONStream {
  private var buffer: [UInt8] = []
  private var isClosed = false

  /// The bytes of the next object; nil at the end.
  mutating func next() throws -> [UInt8]? {
    var index = 0
    var depth = 0
    var isString = false
    var start: Int?
    while true {
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\\") where isString: index += 1
        case UInt8(ascii: "\"") where depth > 0: isString.toggle()
        case UInt8(ascii: "{") where !isString:
          if depth == 0 { start = index - 1 }
          depth += 1
        case UInt8(ascii: "}") where !isString && depth > 0:
          depth -= 1
          guard depth == 0, let start else { continue }
          defer { buffer.removeSubrange(..<index) }
          return Array(buffer[start..<index])
        default: break
        }
      }
      guard !isClosed else { return nil }
      guard buffer.count <= WorkerCommand.maximumLength else {
        throw CommandError("worker: a request is longer than 64 MB")
      }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { isClosed = true } else { buffer += chunk[..<count] }
    }
  }
}

/// What a piece of work prints, kept from standard output and error.
private enum CapturedOutput {
  static func of<Result>(_ work: () throws -> Result) throws -> (Result, String) {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    let template = Array("\(folder)/curbcut-worker-XXXXXX".utf8CString)
    var name = template
    let file = mkstemp(&name)
    guard file >= 0 else { throw CommandError("\(folder): \(SystemError().message)") }
    unlink(name)
    let streams = [STDOUT_FILENO, STDERR_FILENO]
    let kept = streams.map { dup($0) }
    defer { for descriptor in kept + [file] { close(descriptor) } }
    for stream in streams { dup2(file, stream) }
    defer { for (stream, descriptor) in zip(streams, kept) { dup2(descriptor, stream) } }
    let result = try work()
    lseek(file, 0, SEEK_SET)
    let bytes = try OpenFile.readAll(of: file, atMost: WorkerCommand.maximumLength)
    return (result, String(decoding: bytes, as: UTF8.self))
  }
}
