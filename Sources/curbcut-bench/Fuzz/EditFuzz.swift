import CurbcutAnalysis
import CurbcutSyntax

/// Random edits of real code, bytes and all; what is answered must be what a fresh workspace answers.
struct EditFuzz: FuzzTarget {
  /// Edits that are made together, in ascending order, in offsets of the text before them.
  struct Step: CustomStringConvertible {
    var edits: [TextEdit]
    /// Whether answers are compared right after it.
    var isCompared: Bool

    var description: String {
      edits.map { "\($0.range) ← \(String(decoding: $0.replacement, as: UTF8.self).quoted())" }
        .joined(separator: "; ") + (isCompared ? ", then compare" : "")
    }
  }

  let steps: [Step]
  private let name: String
  private let source: [UInt8]
  private let configuration: Configuration
  private let places: [Int]

  var setting: String { "edits of \(name)" }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let chosen = random.pick(FuzzSources.all)
    name = chosen.name
    switch random.below(8) {
    case 0: source = Self.ending(chosen.bytes, in: [13, 10])
    case 1: source = Self.ending(chosen.bytes, in: [13])
    default: source = chosen.bytes
    }
    var configuration = Configuration()
    if !random.isOne(in: 4) { configuration.profile = .all }
    self.configuration = configuration
    places = (0..<3).map { _ in random.below(1_001) }
    var text = source
    var steps: [Step] = []
    for _ in 0..<40 {
      let step = Self.step(in: text, &random)
      Self.apply(step.edits, to: &text)
      steps.append(step)
      if text.count > 40_000 { break }
    }
    self.steps = steps
  }

  func failure(after steps: [Step]) -> String? {
    let path = "/fuzz/A.swift"
    var workspace = Workspace(configuration: configuration)
    workspace.open(path, bytes: source)
    _ = workspace.diagnostics(for: path)
    for (number, step) in steps.enumerated() {
      let count = workspace.document(path)?.tree.byteCount ?? 0
      let edits = Self.fitting(step.edits, count)
      if edits.count == 1 { workspace.edit(path, edits[0]) } else { workspace.edit(path, edits) }
      guard step.isCompared || number == steps.count - 1 else { continue }
      if let failure = FreshWorkspace.difference(to: &workspace, in: path, pointingAt: places) {
        let text = String(decoding: workspace.document(path)?.tree.bytes ?? [], as: UTF8.self)
        return "after step \(number + 1) \(failure)\nin \(text.quoted(atMost: 4_000))"
      }
    }
    return nil
  }

  private static func ending(_ bytes: [UInt8], in end: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 == 10 ? end : [$0] }
  }

  // MARK: Edits

  private static func step(in text: [UInt8], _ random: inout SeededGenerator) -> Step {
    var edits = [edit(of: text, &random)]
    if random.isOne(in: 8) {
      for _ in 0...random.below(3) { edits.append(edit(of: text, &random)) }
      edits = fitting(edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, text.count)
    }
    return Step(edits: edits, isCompared: random.isOne(in: 3))
  }

  private static func edit(of text: [UInt8], _ random: inout SeededGenerator) -> TextEdit {
    if random.isOne(in: 3), let edit = tokenEdit(of: text, &random) { return edit }
    let start = random.below(text.count + 1)
    let length =
      switch random.below(10) {
      case 0..<5: 0
      case 5..<8: 1 + random.below(4)
      case 8: random.below(60)
      default: random.below(800)
      }
    let range = start..<min(text.count, start + length)
    switch random.below(12) {
    case 0..<6: return TextEdit(range: range, replacement: random.pick(FuzzSources.fragments))
    case 6: return TextEdit(range: range, replacement: [UInt8(random.below(256))])
    case 7, 8: return TextEdit(range: range, replacement: stretch(of: text, &random))
    case 9:
      let other = random.pick(FuzzSources.all).bytes
      return TextEdit(range: range, replacement: stretch(of: other, &random))
    default: return TextEdit(range: range, replacement: [])
    }
  }

  /// Takes out, doubles or replaces whole tokens.
  private static func tokenEdit(
    of text: [UInt8],
    _ random: inout SeededGenerator
  ) -> TextEdit? {
    let tree = SyntaxTree(parsing: text)
    let tokens = tree.units.isEmpty ? [] : tree.root.allTokens.map(\.range)
    guard !tokens.isEmpty else { return nil }
    let first = random.below(tokens.count)
    let last = min(tokens.count - 1, first + (random.isOne(in: 4) ? random.below(12) : 0))
    let range = tokens[first].lowerBound..<tokens[last].upperBound
    let other = random.pick(tokens)
    switch random.below(4) {
    case 0: return TextEdit(range: range, replacement: [])
    case 1: return TextEdit(range: range, replacement: Array(text[other]))
    case 2:
      return TextEdit(
        range: other.lowerBound..<other.lowerBound,
        replacement: Array(text[range])
      )
    default: return TextEdit(range: range, replacement: random.pick(FuzzSources.fragments))
    }
  }

  /// Some lines, or some bytes.
  private static func stretch(of text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let start = random.below(text.count + 1)
    guard random.isOne(in: 2) else { return Array(text[start...].prefix(random.below(300))) }
    let line = text[..<start].lastIndex(of: 10).map { $0 + 1 } ?? 0
    var end = line
    for _ in 0...random.below(8) {
      end = text[end...].firstIndex(of: 10).map { $0 + 1 } ?? text.count
    }
    return Array(text[line..<end])
  }

  /// The edits as far as they lie in a text of some length and do not overlap.
  private static func fitting(_ edits: [TextEdit], _ count: Int) -> [TextEdit] {
    var end = 0
    return edits.compactMap { edit in
      guard edit.range.lowerBound >= end, edit.range.lowerBound <= count else { return nil }
      end = min(count, edit.range.upperBound)
      return TextEdit(range: edit.range.lowerBound..<end, replacement: edit.replacement)
    }
  }

  private static func apply(_ edits: [TextEdit], to text: inout [UInt8]) {
    for edit in edits.reversed() { text.replaceSubrange(edit.range, with: edit.replacement) }
  }
}
