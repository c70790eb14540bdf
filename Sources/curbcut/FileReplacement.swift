import Foundation

/// Puts new content in the place of a file at once, so that nobody ever sees half of it.
///
/// The content is written to a file beside it, which then takes its name. That file belongs to the
/// same owner and has the same permissions and extended attributes before it has any name. Where
/// the system can do so it has no name until then, so that none is left behind whatever happens;
/// elsewhere SIGINT, SIGTERM and SIGHUP wait until it has its place.
struct FileReplacement {
  /// No link, by whatever name the folder has.
  let path: String
  /// What is there already, if anything.
  let current: stat?

  /// - Parameter check: called at the last moment; what it throws leaves everything as it was.
  func write<Failure: Error>(_ bytes: [UInt8], check: () throws(Failure) -> Void) throws {
    try Self.withoutInterruption {
      let name =
        path.folderPrefix + ".curbcut-" + String(UInt64.random(in: .min ... .max), radix: 36)
      // Nobody else may read what only the owner could; a new file is as the process's mask says.
      let mode: mode_t = current == nil ? 0o666 : 0o600
      #if os(Linux)
        if let file = try? OpenFile(path.folderPrefix + ".", Self.temporary | O_WRONLY, mode: mode)
        {
          let unnamed = "/proc/self/fd/\(file.descriptor)"
          try fill(file, at: unnamed, bytes)
          try check()
          if linkat(AT_FDCWD, unnamed, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 {
            return try takePlace(from: name)
          }
        }
      #endif
      let file = try OpenFile(name, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY, mode: mode)
      do {
        try fill(file, at: name, bytes)
        try check()
      } catch {
        unlink(name)
        throw error
      }
      try takePlace(from: name)
    }
  }

  #if os(Linux)
    /// `O_TMPFILE`, which is a macro of two flags: a file without a name in a folder.
    private static let temporary = 0o20_000_000 | O_DIRECTORY
  #endif

  private func fill(_ file: borrowing OpenFile, at name: String, _ bytes: [UInt8]) throws {
    try file.writeAll(bytes)
    if let current {
      let own = try file.status()
      if own.st_uid != current.st_uid || own.st_gid != current.st_gid {
        guard fchown(file.descriptor, current.st_uid, current.st_gid) == 0 else {
          throw SystemError()
        }
      }
      guard fchmod(file.descriptor, current.st_mode & 0o7777) == 0 else { throw SystemError() }
      copyExtendedAttributes(to: file, at: name)
    }
    try file.synchronize()
  }

  /// Copies what can be copied: some attributes are the system's, some file systems have none.
  private func copyExtendedAttributes(to file: borrowing OpenFile, at name: String) {
    #if canImport(Darwin)
      guard let old = try? OpenFile(path, O_RDONLY) else { return }
      _ = fcopyfile(
        old.descriptor,
        file.descriptor,
        nil,
        copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL)
      )
    #else
      let key = FileAttributeKey(rawValue: "NSFileExtendedAttributes")
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      for (attribute, value) in attributes?[key] as? [String: Data] ?? [:] {
        try? FileManager.default.setAttributes([key: [attribute: value]], ofItemAtPath: name)
      }
    #endif
  }

  private func takePlace(from name: String) throws(SystemError) {
    guard rename(name, path) == 0 else {
      let error = SystemError()
      unlink(name)
      throw error
    }
  }

  /// Lets signals that would end the process wait. They go to the thread that calls this, the main
  /// one: Dispatch's own do not take them.
  private static func withoutInterruption(_ body: () throws -> Void) rethrows {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
