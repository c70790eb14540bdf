import CurbcutSyntax
import Foundation

/// Measures the parser: how fast it parses and reparses, and how much memory a tree takes.
///
/// `curbcut-bench syntax [FILE…]`: the files, or else made-up SwiftUI files of three lengths.
enum SyntaxBench {
  static func run(_ files: [(name: String, bytes: [UInt8])]) {
    let files = files.isEmpty ? [1_000, 10_000, 50_000].map(sample) : files
    print("file                    kB    parse ms      MB/s   reparse µs    99 %   memory/byte")
    // All trees are kept, because memory that was given back would be used again unseen.
    let kept = files.map { file in trees(of: file.bytes) }
    for (file, trees) in zip(files, kept) { measure(file.name, file.bytes, memory: trees.memory) }
  }

  private static func measure(_ name: String, _ bytes: [UInt8], memory: Double?) {
    let parse = parseTimes(bytes)
    let reparse = reparseTimes(bytes)
    let megabytesPerSecond = Double(bytes.count) / parse.median * 1_000
    let columns = [
      padded(name, 18, left: true), padded(decimals(Double(bytes.count) / 1_000, 0), 8),
      padded(decimals(parse.median / 1_000_000, 2), 12),
      padded(decimals(megabytesPerSecond, 1), 10),
      padded(decimals(reparse.median / 1_000, 1), 13),
      padded(decimals(reparse.percentile99 / 1_000, 1), 8),
      padded(memory.map { decimals($0, 1) } ?? "–", 14),
    ]
    print(columns.joined())
  }

  // MARK: Measuring

  private struct Times {
    var median: Double
    var percentile99: Double

    init(_ nanoseconds: [Double]) {
      let sorted = nanoseconds.sorted()
      median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
      percentile99 = sorted.isEmpty ? 0 : sorted[sorted.count * 99 / 100]
    }
  }

  private static func parseTimes(_ bytes: [UInt8]) -> Times {
    var count = 0
    let times = (0..<25).map { _ in
      nanoseconds { count += SyntaxTree(parsing: bytes).byteCount }
    }
    precondition(count == 25 * bytes.count, "a tree must hold all bytes")
    return Times(times)
  }

  /// Types a letter and takes it away again in the middle of the file.
  private static func reparseTimes(_ bytes: [UInt8]) -> Times {
    var tree = SyntaxTree(parsing: bytes)
    let place = typingPlace(in: bytes)
    var times: [Double] = []
    for _ in 0..<1_000 {
      times.append(nanoseconds { tree.edit(TextEdit(range: place..<place, "x")) })
      times.append(nanoseconds { tree.edit(TextEdit(range: place..<place + 1, "")) })
    }
    return Times(times)
  }

  /// The end of the first word behind the middle of the file.
  private static func typingPlace(in bytes: [UInt8]) -> Int {
    var place = bytes.count / 2
    while place + 1 < bytes.count, !(isLetter(bytes[place]) && !isLetter(bytes[place + 1])) {
      place += 1
    }
    return min(place + 1, bytes.count)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func nanoseconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.seconds) * 1e9
      + Double(duration.components.attoseconds) / 1e9
  }

  /// Many trees of a file, because memory is counted in pages, and how many bytes they take for
  /// each byte of source; nil where the system does not say.
  private static func trees(of bytes: [UInt8]) -> (trees: [SyntaxTree], memory: Double?) {
    let count = max(4, 8_000_000 / max(1, bytes.count))
    let before = residentBytes()
    let trees = (0..<count).map { _ in SyntaxTree(parsing: bytes) }
    guard let before, let after = residentBytes() else { return (trees, nil) }
    return (trees, Double(after - before) / Double(max(1, count * bytes.count)))
  }

  /// The memory of this process, from Linux's `/proc`.
  private static func residentBytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * 4_096 } : nil
  }

  // MARK: Printing

  private static func decimals(_ number: Double, _ count: Int) -> String {
    var scale = 1.0
    for _ in 0..<count { scale *= 10 }
    let rounded = Int((number * scale).rounded())
    guard count > 0 else { return String(rounded) }
    let fraction = String(rounded % Int(scale))
    return "\(rounded / Int(scale))." + String(repeating: "0", count: count - fraction.count)
      + fraction
  }

  private static func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? text + space : space + text
  }

  // MARK: Samples

  /// A SwiftUI file of about so many lines, as people write them.
  private static func sample(lines: Int) -> (name: String, bytes: [UInt8]) {
    var text = "import SwiftUI\n"
    let count = lines / 34
    for number in 0..<count { text += view(number) }
    return ("\(lines) lines", Array(text.utf8))
  }

  private static func view(_ number: Int) -> String {
    """

    /// A row of the list number \(number).
    struct Row\(number): View {
      let item: Item\(number)
      @State private var isOn = false
      @Environment(\\.dynamicTypeSize) private var dynamicTypeSize

      var body: some View {
        HStack(alignment: .top, spacing: 12) {
          Image("cover-\(number)")
            .resizable()
            .aspectRatio(contentMode: .fill)
            .frame(width: 56, height: 56)
            .clipShape(RoundedRectangle(cornerRadius: 8))
          VStack(alignment: .leading, spacing: 4) {
            Text(item.title)
              .font(.headline)
            Text("\\(item.year) · \\(item.author)")
              .font(.system(size: 13))
              .foregroundStyle(.secondary)
          }
          if isOn, let note = item.note {
            Text(note).lineLimit(dynamicTypeSize > .xxLarge ? nil : 2)
          }
          Toggle("", isOn: $isOn).labelsHidden()
        }
        .onTapGesture { toggle(item) }
      }

      private func toggle(_ item: Item\(number)) {
        isOn.toggle()
        store.update(item.id, isFavorite: isOn)
      }
    }

    """
  }
}
