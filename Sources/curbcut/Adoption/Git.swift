import Foundation

/// Asks Git, by plumbing commands that nothing in a repository can redirect to other programs.
struct Git {
  /// A folder in a repository.
  private let folder: String
  private let program: String

  /// How much of an answer is read, in bytes.
  private static let maximumByteCount = 64 << 20

  /// Settings by which a repository could have programs of its own run, and what asks people.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "diff.external=",
    "core.quotePath=false", "diff.noprefix=false", "diff.mnemonicPrefix=false",
  ]

  /// - Throws: `CommandError` where there is no Git.
  init(in folder: String) throws {
    self.folder = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    // Never one from a folder that is found relative to this one.
    let candidates = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/git" }
    guard let program = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw CommandError("git: not found in PATH")
    }
    self.program = program
  }

  /// What a command prints; nil where it fails.
  func answer(_ arguments: [String]) throws -> [UInt8]? {
    let output = Pipe()
    let process = try start(arguments, FileHandle.nullDevice, output)
    let bytes = try? OpenFile.readAll(
      of: output.fileHandleForReading.fileDescriptor,
      atMost: Self.maximumByteCount + 1
    )
    guard let bytes, bytes.count <= Self.maximumByteCount else {
      process.terminate()
      throw CommandError("git: the answer is larger than 64 MB")
    }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? bytes : nil
  }

  /// One line of an answer without its end; nil where the command fails.
  func line(_ arguments: [String]) throws -> String? {
    try answer(arguments).map { bytes in
      var bytes = bytes[...]
      if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// A command that answers as long as it is asked.
  func batch(_ arguments: [String]) throws -> GitStream {
    // Where Git ends early, that is an error of writing and no signal.
    signal(SIGPIPE, SIG_IGN)
    let input = Pipe()
    let output = Pipe()
    let process = try start(arguments, input, output)
    return GitStream(
      process,
      input: input.fileHandleForWriting,
      output: output.fileHandleForReading
    )
  }

  /// What reads files on disk, and would have a filter rewrite those that seem to have changed.
  private static let filteringCommands: Set<String> = ["diff-index"]

  /// Turns off the filters that settings name, such as `filter.lfs.clean`, for one command.
  private func turnOffFilters(in environment: inout [String: String]) throws {
    let names = try answer(["config", "-z", "--name-only", "--get-regexp", "^filter\\."])
    var count = environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    for name in Set(names?.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } ?? []) {
      environment["GIT_CONFIG_KEY_\(count)"] = name
      environment["GIT_CONFIG_VALUE_\(count)"] = name.hasSuffix(".required") ? "false" : ""
      count += 1
    }
    environment["GIT_CONFIG_COUNT"] = String(count)
  }

  private func start(_ arguments: [String], _ input: Any, _ output: Pipe) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-C", folder] + Self.settings.flatMap { ["-c", $0] } + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_EXTERNAL_DIFF"] = nil
    // What a partial clone lacks is not fetched.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_ALLOW_PROTOCOL"] = "none"
    environment["LC_ALL"] = "C"
    if Self.filteringCommands.contains(arguments.first ?? "") {
      try turnOffFilters(in: &environment)
    }
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CommandError("\(program): cannot be run")
    }
    return process
  }
}
