import Foundation

/// Runs a body with a folder that holds files, by relative path, and is removed afterwards.
package func withFolder(
  _ files: [String: String],
  _ body: (URL) throws -> Void
) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("curbcut-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (path, text) in files {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }
  try body(folder)
}

/// Runs a body with a folder that holds the sample app, alone, under the path it has in the
/// repository: a file of the repository would be checked with all the others of it.
package func withSampleApp(_ body: (URL) throws -> Void) throws {
  let path = "Tests/Fixtures/Trailhead"
  try withFolder([".git/HEAD": "", "Tests/Fixtures/README.md": ""]) { folder in
    try FileManager.default.copyItem(
      at: BuiltBinary.repository.appendingPathComponent(path),
      to: folder.appendingPathComponent(path)
    )
    try body(folder)
  }
}
