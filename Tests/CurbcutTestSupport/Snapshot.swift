import Foundation
import Testing

/// Compares a text with the file it is kept in; `UPDATE_SNAPSHOTS=1` writes the file instead.
package func expectSnapshot(
  _ text: String,
  at file: URL,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return
  }
  let kept = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  guard kept != text else { return }
  Issue.record(
    "\(file.lastPathComponent) differs; UPDATE_SNAPSHOTS=1 rewrites it.\n\(lineDifference(kept, text))",
    sourceLocation: sourceLocation
  )
}

/// The lines that only one of two texts has, at most forty of them.
package func lineDifference(_ old: String, _ new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let changes = newLines.difference(from: oldLines).prefix(40).map { change in
    switch change {
    case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
    case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
    }
  }
  return changes.joined(separator: "\n")
}
