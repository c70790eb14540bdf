import Foundation

/// Writes mended files back.
enum FixedFile {
  /// Replaces a file's content at once, so that nobody sees half of it; mode and place are kept.
  ///
  /// A link is followed by its target being replaced; its target must lie below the same folder,
  /// so that no fix leaves the tree it was asked for.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: path)
    let target = url.resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath().path
    guard target.path.hasPrefix(folder + "/") else {
      throw CocoaError(
        .fileWriteNoPermission,
        userInfo: [NSLocalizedDescriptionKey: "is a link out of its folder and was not changed"]
      )
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
    try Data(bytes).write(to: target, options: .atomic)
    if let mode = attributes[.posixPermissions] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: target.path)
    }
  }
}
