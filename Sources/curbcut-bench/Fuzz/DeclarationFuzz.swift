import CurbcutAnalysis
import CurbcutSyntax

/// A file of declarations that use each other, with the changes people make to whole declarations;
/// what is answered must be what a fresh workspace answers.
struct DeclarationFuzz: FuzzTarget {
  /// A change of one declaration, by its number in the file; numbers beyond the last begin anew.
  enum Step: CustomStringConvertible {
    case insert(String, at: Int)
    case delete(Int)
    case duplicate(Int, at: Int)
    case move(Int, to: Int)
    /// Puts something before and after: `#if`, a type around it, a comment.
    case wrap(Int, String, String)
    /// Leaves one line out, or puts one in.
    case changeLine(Int, line: Int, String?)
    /// Renames in one declaration, or in all where there is no number.
    case rename(String, String, in: Int?)
    /// Compares the answers with those of a fresh workspace.
    case compare

    var description: String {
      switch self {
      case .insert(let text, let place): "insert at \(place): \(text.quoted(atMost: 2_000))"
      case .delete(let number): "delete \(number)"
      case .duplicate(let number, let place): "duplicate \(number) at \(place)"
      case .move(let number, let place): "move \(number) to \(place)"
      case .wrap(let number, let start, let end):
        "put \(start.quoted()) and \(end.quoted()) around \(number)"
      case .changeLine(let number, let line, let text):
        "line \(line) of \(number): \(text?.quoted() ?? "deleted")"
      case .rename(let old, let new, let number):
        "rename \(old) to \(new) in \(number.map(String.init) ?? "all")"
      case .compare: "compare"
      }
    }
  }

  let steps: [Step]
  private let isAll: Bool
  private let separator: String
  private let places: [Int]

  var setting: String { "declarations separated by \(separator.quoted())" }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    isAll = !random.isOne(in: 4)
    separator = random.pick(["\n\n", "\n\n", "\n", "\r\n\r\n", "\r", "; "])
    places = (0..<3).map { _ in random.below(1_001) }
    var writer = DeclarationWriter(random: random, nameCount: 2 + random.below(8))
    var steps: [Step] = []
    for number in 0..<(2 + writer.random.below(12)) {
      steps.append(.insert(writer.declaration(), at: number))
    }
    for _ in 0..<40 { steps.append(Self.step(&writer)) }
    self.steps = steps
  }

  private static func step(_ writer: inout DeclarationWriter) -> Step {
    let number = writer.random.below(20)
    let other = writer.random.below(20)
    switch writer.random.below(18) {
    case 0, 1: return .insert(writer.declaration(), at: number)
    case 2: return .delete(number)
    case 3: return .duplicate(number, at: other)
    case 4, 5: return .move(number, to: other)
    case 6:
      let (start, end) = writer.random.pick([
        ("#if DEBUG\n", "\n#endif"), ("enum Space {\n", "\n}"), ("/*\n", "\n*/"), ("#if X\n", ""),
        ("extension V0 {\n", "\n}"), ("{", ""), ("", "\n}"), ("\"\"\"\n", "\n\"\"\""),
        ("func f() {\n", "\n}"), ("@MainActor ", ""), ("// curbcut:disable:file\n", ""),
        ("import XCTest\n", ""),
      ])
      return .wrap(number, start, end)
    case 7, 8: return .changeLine(number, line: other, nil)
    case 9: return .changeLine(number, line: other, writer.view(1))
    case 10: return .changeLine(number, line: other, "      " + writer.chain())
    case 11, 12:
      let kind = writer.random.pick(["V", "V", "m", "M", "S", "c"])
      return .rename(
        writer.name(kind),
        writer.name(kind),
        in: writer.random.isOne(in: 3) ? nil : number
      )
    default: return .compare
    }
  }

  func failure(after steps: [Step]) -> String? {
    let path = "/fuzz/A.swift"
    var configuration = Configuration()
    if isAll { configuration.profile = .all }
    var workspace = Workspace(configuration: configuration)
    workspace.open(path, bytes: Array(DeclarationWriter.imports.utf8))
    var declarations = [DeclarationWriter.imports]
    for (number, step) in steps.enumerated() {
      for changed in Self.apply(step, to: declarations) {
        declarations = changed
        let text = Array(changed.joined(separator: separator).utf8)
        if let edit = workspace.document(path)?.tree.difference(to: text) {
          workspace.edit(path, edit)
        }
      }
      guard step.isCompare || number == steps.count - 1 else { continue }
      if let failure = FreshWorkspace.difference(to: &workspace, in: path, pointingAt: places) {
        let text = declarations.joined(separator: separator)
        return "after step \(number + 1) \(failure)\nin \(text.quoted(atMost: 4_000))"
      }
    }
    return nil
  }

  /// What the file goes through in a step: one edit for each list of declarations.
  private static func apply(_ step: Step, to old: [String]) -> [[String]] {
    var new = old
    /// The declaration that a number stands for, the imports left out.
    func index(_ number: Int) -> Int? { old.count > 1 ? 1 + number % (old.count - 1) : nil }
    switch step {
    case .insert(let text, let place):
      new.insert(text, at: 1 + place % old.count)
    case .delete(let number):
      guard let index = index(number) else { return [] }
      new.remove(at: index)
    case .duplicate(let number, let place):
      guard let index = index(number) else { return [] }
      new.insert(old[index], at: 1 + place % old.count)
    case .move(let number, let place):
      guard let index = index(number) else { return [] }
      let text = new.remove(at: index)
      let removed = new
      new.insert(text, at: 1 + place % new.count)
      return [removed, new]
    case .wrap(let number, let start, let end):
      guard let index = index(number) else { return [] }
      new[index] = start + old[index] + end
    case .changeLine(let number, let line, let text):
      guard let index = index(number) else { return [] }
      var lines = old[index].split(separator: "\n", omittingEmptySubsequences: false)
      let place = line % lines.count
      if let text { lines.insert(Substring(text), at: place) } else { lines.remove(at: place) }
      new[index] = lines.joined(separator: "\n")
    case .rename(let before, let after, let number):
      let chosen = number.map { [index($0)].compactMap { $0 } } ?? Array(old.indices.dropFirst())
      return chosen.map { index in
        new[index] = new[index].replacing(before, with: after)
        return new
      }
    case .compare: return []
    }
    return [new]
  }
}

extension DeclarationFuzz.Step {
  /// Whether the answers are compared.
  fileprivate var isCompare: Bool { if case .compare = self { true } else { false } }
}
