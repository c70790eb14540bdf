import Foundation

/// The file that a person names for a report.
struct OutputFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Puts a text into the file.
  ///
  /// A file is replaced at once and keeps its permissions; a link stays and its target is replaced.
  /// What is no regular file, such as a device or a pipe, is written to. So is a file that cannot
  /// be replaced as it is: one with other names, of another owner or in a folder that is not ours.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    switch try destination() {
    case .descriptor(let descriptor):
      try OpenFile.writeAll(bytes, to: descriptor)
    case .file(let path):
      let current = try? stat.of(path)
      if current == nil || current?.isRegular == true && current?.st_nlink == 1 {
        if current != nil, access(path, W_OK) != 0 { throw SystemError() }
        if try replace(path, current, bytes) { return }
      }
      try open(path).writeAll(bytes)
    }
  }

  /// Opens the file for what is written bit by bit; only the owner may read it if it is new.
  ///
  /// - Returns: An open descriptor, which is the caller's to close.
  func openForAppending() throws(SystemError) -> CInt {
    switch try destination() {
    case .descriptor(let descriptor):
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      guard copy >= 0 else { throw SystemError() }
      return copy
    case .file(let path):
      return try open(path, mode: 0o600).release()
    }
  }

  /// - Returns: Whether the folder and the file's owner allow to replace it.
  private func replace(
    _ path: String,
    _ current: stat?,
    _ bytes: [UInt8]
  ) throws(SystemError) -> Bool {
    do {
      try FileReplacement(path: path, current: current).write(bytes) {}
      return true
    } catch let error as SystemError {
      // Any other error, such as a full disk, must not cost the text that is there.
      guard [EACCES, EPERM, EROFS].contains(error.number) else { throw error }
      return false
    } catch {
      return false
    }
  }

  private func open(_ path: String, mode: mode_t = 0o666) throws(SystemError) -> OpenFile {
    let isRegular = (try? stat.of(path))?.isRegular ?? true
    // Whatever else is there must not be created, nor cut.
    return try OpenFile(path, isRegular ? O_WRONLY | O_CREAT | O_TRUNC : O_WRONLY, mode: mode)
  }

  // MARK: Links

  private enum Destination {
    /// One that is open already, such as `/dev/stdout`: to open it again would begin a file anew
    /// that the shell has opened for appending.
    case descriptor(CInt)
    /// No link; perhaps nothing.
    case file(String)
  }

  private static let maximumLinks = 40

  /// Where links lead.
  private func destination() throws(SystemError) -> Destination {
    var path = path
    for _ in 0..<Self.maximumLinks {
      if let descriptor = Self.descriptor(path) { return .descriptor(descriptor) }
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return .file(path)
      }
      path = target.isAbsolutePath ? target : path.folderPrefix + target
    }
    throw SystemError(ELOOP)
  }

  private static func descriptor(_ path: String) -> CInt? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return CInt(path.dropFirst(folder.count))
      }
      return nil
    }
  }
}
