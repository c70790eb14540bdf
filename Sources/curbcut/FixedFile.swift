import Foundation

/// Writes fixed files back.
enum FixedFile {
  /// Why a file was left as it is, in words that go behind its name and a colon.
  struct Refusal: Error {
    let message: String

    init(_ message: String) { self.message = "not fixed: " + message }
  }

  /// Replaces a file's content at once; owner, permissions, extended attributes and place are kept.
  ///
  /// A link is followed to its target, which must lie below the same folder, so that no fix leaves
  /// the tree it was asked for. What cannot be kept, and what somebody has saved since it was read,
  /// is not written.
  static func write(_ bytes: [UInt8], to path: String, read source: SourceFile) throws(Refusal) {
    guard let version = source.version else { throw Refusal("not a regular file") }
    guard let target = Self.resolved(path), let folder = Self.resolved(path.folderPrefix + "."),
      let status = try? stat.of(target, followsLink: false)
    else { throw .changed }
    guard target.utf8.starts(with: (folder == "/" ? "/" : folder + "/").utf8) else {
      throw Refusal("it is a link to a file outside its folder")
    }
    guard FileVersion(status) == version else { throw .changed }
    // Root may write to these as well, but somebody has protected them.
    guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
      throw Refusal("the file is read-only")
    }
    guard status.st_nlink == 1 else {
      throw Refusal("it has other names (hard links), which would keep the old text")
    }
    do {
      try FileReplacement(path: target, current: status).write(bytes) { () throws(Refusal) in
        guard let now = try? SourceFile(readingFrom: path), now.version == version,
          now.bytes == source.bytes
        else { throw .changed }
      }
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw Refusal((error as? SystemError)?.message ?? error.localizedDescription)
    }
  }

  /// A path without links, nil where it leads nowhere.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
}

extension FixedFile.Refusal {
  fileprivate static let changed = FixedFile.Refusal("it was changed while it was checked")
}
