import Foundation
import SwiftParser
import SwiftSyntax

/// What swift-syntax needs, as the peer to measure against.
enum Timing {
  /// Megabytes parsed per second over the files, the best of three rounds.
  static func parse(_ files: [String]) {
    let sources = files.compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
    let byteCount = sources.reduce(0) { $0 + $1.count }
    var best = Double.infinity
    for _ in 0..<3 {
      let seconds = time {
        for source in sources {
          source.withUnsafeBufferPointer { blackHole(Parser.parse(source: $0)) }
        }
      }
      best = min(best, seconds)
    }
    print("swift-syntax parse: \(String(format: "%.1f", Double(byteCount) / 1e6 / best)) MB/s")
  }

  /// Microseconds to parse a file again after one typed letter, the median of many.
  static func reparse(_ source: String, name: String) {
    var text = source
    guard let anchor = text.range(of: "title", options: .backwards) else { return }
    let offset = text.utf8.distance(from: text.utf8.startIndex, to: anchor.upperBound)
    var result = Parser.parseIncrementally(source: text, parseTransition: nil)
    var times: [Double] = []
    for _ in 0..<50 {
      let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
      text.insert("x", at: index)
      let edit = IncrementalEdit(offset: offset, length: 0, replacement: [UInt8(ascii: "x")])
      let transition = IncrementalParseTransition(
        previousIncrementalParseResult: result,
        edits: ConcurrentEdits(edit)
      )
      let edited = text
      times.append(
        time { result = Parser.parseIncrementally(source: edited, parseTransition: transition) }
      )
    }
    times.sort()
    let microseconds = times[times.count / 2] * 1e6
    print("swift-syntax reparse, \(name): \(String(format: "%.0f", microseconds)) µs")
  }

  private static func time(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure(work)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// Keeps the optimizer from dropping what is measured.
  @inline(never)
  private static func blackHole<T>(_ value: T) {
    withExtendedLifetime(value) {}
  }
}
