import Foundation

/// Runs the soak and watches the memory.
enum SoakBench {
  /// Drives a server with some hundred thousand messages; ends with an error where it told something
  /// else than a fresh server, or where its memory creeps.
  static func run(_ arguments: [String]) {
    let messages = arguments.first.flatMap { Int($0) } ?? 300_000
    let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
    var soak = Soak(seed: seed)
    var samples: [Double] = []
    do {
      try soak.run(messages: messages) { soak in
        samples.append(residentMegabytes())
        guard soak.sent % max(1_000, messages / 10_000 * 1_000) == 0 else { return }
        print("\(soak.sent) messages, \(String(format: "%.1f", samples.last ?? 0)) MB")
      }
    } catch {
      print("seed \(seed): \(error)")
      exit(1)
    }
    // The first half fills caches and the allocator's pools; the second must not add to them.
    let half = samples.dropFirst(samples.count / 2)
    let third = max(1, half.count / 3)
    let before = half.prefix(third).max() ?? 0
    let after = half.suffix(third).max() ?? 0
    print(
      "\(soak.compared) diagnostics compared, all as a fresh server has them; memory "
        + String(
          format: "%.1f MB, then %.1f MB (ratio %.2f)",
          before,
          after,
          after / max(1, before)
        )
    )
    if after > before * 1.25 + 4 {
      print("the memory creeps")
      exit(1)
    }
  }

  /// The memory that the process holds, in MB; 0 where the system does not say.
  private static func residentMegabytes() -> Double {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).compactMap({ Double($0) }).first
    else { return 0 }
    return kilobytes / 1024
  }
}
