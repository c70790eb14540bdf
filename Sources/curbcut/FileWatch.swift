import Foundation

/// Runs something again whenever Swift files or settings change.
///
/// It looks at the files rather than being told, which works on every file system: network folders
/// and containers tell nothing.
struct FileWatch {
  let paths: [String]
  let excluded: [String]

  /// How long to wait between two looks at least.
  private static let interval = Duration.milliseconds(400)

  /// What the files look like from outside.
  private struct Snapshot: Equatable {
    var versions: [String: FileVersion] = [:]
  }

  /// Runs a check, and again at each change, until the process is interrupted.
  func run(_ check: () throws -> ExitStatus) throws -> Never {
    while true {
      // Before the check: what changes while it runs is checked again.
      let before = snapshot()
      if Output.isTerminal { try Output.write("\u{1B}[2J\u{1B}[H") }
      do {
        _ = try check()
      } catch let error as CommandError {
        Output.error("curbcut: \(error.message)")
      }
      Output.error("Watching for changes; press Control-C to stop.")
      var pause = Self.interval
      repeat {
        Thread.sleep(forTimeInterval: Double(pause.components.seconds) + 0.4)
        let start = ContinuousClock.now
        if snapshot() != before { break }
        // Looking takes at most a tenth of the time.
        pause = max(Self.interval, (ContinuousClock.now - start) * 10)
      } while true
    }
  }

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    var folders: Set<String> = []
    for path in SwiftFiles(in: paths, excluding: excluded).paths {
      snapshot.versions[path] = (try? stat.of(path)).map(FileVersion.init)
      // The settings in each folder above count too.
      var folder = path.folderPrefix
      while folders.insert(folder).inserted, !folder.isEmpty {
        folder = String(folder.dropLast()).folderPrefix
      }
    }
    for folder in folders {
      let path = folder + ".curbcut.json"
      snapshot.versions[path] = (try? stat.of(path)).map(FileVersion.init)
    }
    return snapshot
  }
}
