import Foundation

/// `curbcut-bench fuzz [edits|declarations|workspace|frames] [COUNT [SEED]]`: random work until
/// COUNT steps have been done, in each mode or in one.
///
/// A failure ends it with status 1, the fewest steps that fail, and the line that runs them again.
enum FuzzBench {
  enum Mode: String, CaseIterable {
    case edits, declarations, workspace, frames

    /// Runs the case of a seed.
    ///
    /// - Returns: How many steps it had.
    func run(seed: UInt64) throws(FuzzFailure) -> Int {
      switch self {
      case .edits: try EditFuzz.run(seed: seed)
      case .declarations: try DeclarationFuzz.run(seed: seed)
      case .workspace: try WorkspaceFuzz.run(seed: seed)
      case .frames: try FrameFuzz.run(seed: seed)
      }
    }
  }

  static func run(_ arguments: [String]) {
    var arguments = arguments[...]
    let mode = arguments.first.flatMap { Mode(rawValue: $0) }
    if mode != nil { arguments = arguments.dropFirst() }
    let numbers = arguments.compactMap { UInt64($0) }
    guard numbers.count == arguments.count, numbers.count <= 2,
      let count = Int(exactly: numbers.first ?? 20_000)
    else {
      FileHandle.standardError.write(
        Data(
          "usage: curbcut-bench fuzz [edits|declarations|workspace|frames] [COUNT [SEED]]\n".utf8
        )
      )
      exit(2)
    }
    for mode in mode.map({ [$0] }) ?? Mode.allCases {
      run(mode, steps: count, seed: numbers.count > 1 ? numbers[1] : 1)
    }
  }

  private static func run(_ mode: Mode, steps count: Int, seed: UInt64) {
    var done = 0
    var cases: UInt64 = 0
    var reported = 0
    repeat {
      // Who looks for a crash begins with the last of these.
      if done >= reported {
        say("\(mode.rawValue): \(done) steps, going on with seed \(seed &+ cases)")
        reported += max(1_000, count / 50)
      }
      do {
        done += try mode.run(seed: seed &+ cases)
      } catch {
        say("\(error)\n\nto see it again: curbcut-bench fuzz \(mode.rawValue) 1 \(error.seed)")
        exit(1)
      }
      cases += 1
    } while done < count
    say("\(mode.rawValue): \(done) steps in \(cases) cases, nothing wrong")
  }
  /// Prints a line at once: a crash loses what is still in the buffer.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
