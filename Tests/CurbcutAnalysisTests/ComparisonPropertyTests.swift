import CurbcutAnalysis
import CurbcutModel
import CurbcutSyntax
import Testing

/// What developers do to code without changing what people meet: any of it, in any order, is no change.
@Suite struct ComparisonPropertyTests {
  /// A project on its way through several refactorings.
  fileprivate struct Project {
    var texts: [String: String]
    /// The first names of files that have another one now.
    var formerNames: [String: String] = [:]
    var random: Random

    var files: [ClosedFile] {
      texts.sorted { $0.key < $1.key }.map { path, text in
        ClosedFile(path: path, bytes: Array(text.utf8), configuration: Configuration())
      }
    }
  }

  fileprivate enum Refactoring: CaseIterable {
    case format, renameType, renameFile, reorderTypes, reorderMembers, moveType, extractMember
    case extractView
  }

  @Test("refactorings in any order change nothing, there and back", arguments: 0..<24)
  func refactorings(seed: Int) {
    let names = WorkspaceTests.files(in: "Trailhead").map { path, bytes in
      (path, String(decoding: bytes, as: UTF8.self))
    }
    var project = Project(
      texts: Dictionary(uniqueKeysWithValues: names),
      random: Random(seed: UInt64(seed) + 1)
    )
    let first = project
    var done: [Refactoring] = []
    for _ in 0..<3 {
      guard let next = project.random.pick(Refactoring.allCases) else { continue }
      project.apply(next)
      done.append(next)
    }
    #expect(changes(from: first, to: project, renamed: project.formerNames) == [], "\(done)")
    let back = Dictionary(uniqueKeysWithValues: project.formerNames.map { ($1, $0) })
    #expect(changes(from: project, to: first, renamed: back) == [], "\(done), and back")
  }

  @Test("rows that come, go and change places are told", arguments: 0..<40)
  func orders(seed: Int) {
    var random = Random(seed: UInt64(seed) + 1)
    func screen(_ rows: [String]) -> [ClosedFile] {
      let texts = rows.map { "      Text(\"\($0)\")\n" }.joined()
      let code = """
        import SwiftUI
        struct Screen: View {
          var body: some View {
            VStack {
        \(texts)    }
          }
        }
        """
      return [
        ClosedFile(path: "Screen.swift", bytes: Array(code.utf8), configuration: Configuration())
      ]
    }
    func pick() -> [String] {
      var left = ["Ada", "Bo", "Cleo", "Dora", "Eve", "Finn"]
      return (0...random.below(5)).map { _ in left.remove(at: random.below(left.count)) }
    }
    let (old, new) = seed == 0 ? (["Ada", "Bo"], ["Bo", "Cleo", "Ada"]) : (pick(), pick())
    let told = ProjectComparison(.init(old: screen(old), new: screen(new))).sections
      .flatMap(\.changes)
    #expect(told.isEmpty == (old == new), "\(old) → \(new)")
  }

  private func changes(
    from old: Project,
    to new: Project,
    renamed: [String: String]
  ) -> [String] {
    var input = ProjectComparison.Input(old: old.files, new: new.files)
    for (path, former) in renamed { input.formerPaths[PathKey(path)] = former }
    return ProjectComparison(input).sections.flatMap { section in
      section.changes.map {
        "\(section.name ?? ""): \($0.before ?? "") → \($0.after ?? "") \($0.details)"
      }
        + section.newFindings.map { "\(section.path): new \($0.ruleID), line \($0.line + 1)" }
        + section.fixedFindings.map { "\(section.path): fixed \($0.ruleID), line \($0.line + 1)" }
    }
  }
}

extension ComparisonPropertyTests.Project {
  fileprivate mutating func apply(_ refactoring: ComparisonPropertyTests.Refactoring) {
    switch refactoring {
    case .format: format()
    case .renameType: renameType()
    case .renameFile: renameFile()
    case .reorderTypes: reorderTypes()
    case .reorderMembers: reorderMembers()
    case .moveType: moveType()
    case .extractMember: extractBody(intoType: false)
    case .extractView: extractBody(intoType: true)
    }
  }

  private func tree(of path: String) -> SyntaxTree {
    SyntaxTree(parsing: Array((texts[path] ?? "").utf8))
  }

  /// Gives the tokens of a file other texts, and other space before them.
  private mutating func rewrite(
    _ path: String,
    _ change: (Token) -> (space: [UInt8], text: [UInt8])
  ) {
    var bytes: [UInt8] = []
    for token in tree(of: path).root.allTokens {
      let (space, text) = change(token)
      bytes += space + text
    }
    texts[path] = String(decoding: bytes, as: UTF8.self)
  }

  /// More space and notes, where there is space without a comment.
  private mutating func format() {
    guard let path = random.pick(texts.keys.sorted()) else { return }
    var random = random
    rewrite(path) { token in
      let space = Array(token.triviaBytes)
      let isComment = space.contains(UInt8(ascii: "/"))
      guard !space.isEmpty, !isComment, random.below(4) == 0 else {
        return (space, Array(token.bytes))
      }
      let more = space.contains(UInt8(ascii: "\n")) ? "\n  // A note.\n      " : "   "
      return (Array(more.utf8), Array(token.bytes))
    }
    self.random = random
  }

  private mutating func renameType() {
    let declared = texts.keys.sorted().flatMap { declarations(in: $0).map(\.name) }
    guard let name = random.pick(declared.filter { $0 != "Trailhead" }) else { return }
    let fresh = name + "Renamed"
    for path in texts.keys {
      rewrite(path) { token in
        (Array(token.triviaBytes), token.text == name ? Array(fresh.utf8) : Array(token.bytes))
      }
    }
  }

  private mutating func renameFile() {
    guard let path = random.pick(texts.keys.sorted()), let text = texts.removeValue(forKey: path)
    else { return }
    let fresh = String(path.dropLast(".swift".count)) + "Moved.swift"
    texts[fresh] = text
    formerNames[fresh] = formerNames.removeValue(forKey: path) ?? path
  }

  /// The items of a file that declare something, each with what stands before it.
  private func items(in path: String) -> (head: String, items: [(text: String, node: Node)]) {
    let tree = tree(of: path)
    let bytes = tree.bytes
    var end = 0
    var head: [UInt8] = []
    var items: [(String, Node)] = []
    for child in tree.root.children {
      let text = Array(bytes[end..<child.range.upperBound])
      end = child.range.upperBound
      if child.kind == .importDecl {
        head += text
      } else {
        items.append((String(decoding: text, as: UTF8.self), child))
      }
    }
    return (String(decoding: head, as: UTF8.self), items)
  }

  /// The views that a file declares at its top, as written.
  private func declarations(in path: String) -> [Declaration] {
    items(in: path).items.flatMap { ItemModel(lowering: $0.node).declarations.prefix(1) }
      .filter { $0.keyword == .struct && $0.conformances.contains("View") }
  }

  private mutating func reorderTypes() {
    guard let path = random.pick(texts.keys.sorted().filter { items(in: $0).items.count > 1 })
    else { return }
    let (head, found) = items(in: path)
    texts[path] = head + found.reversed().map { "\n" + $0.text }.joined() + "\n"
  }

  /// Turns the functions of a view around.
  private mutating func reorderMembers() {
    guard let path = random.pick(texts.keys.sorted()) else { return }
    let bytes = Array((texts[path] ?? "").utf8)
    for declaration in declarations(in: path).reversed() {
      let functions = declaration.functions.map(\.node).filter { $0.kind == .functionDecl }
      guard functions.count > 1, let one = functions.first, let other = functions.last
      else { continue }
      let (first, second) = (one.range, other.range)
      guard first.upperBound <= second.lowerBound, second.upperBound <= bytes.count else {
        continue
      }
      let text =
        bytes[..<first.lowerBound] + bytes[second] + bytes[first.upperBound..<second.lowerBound]
        + bytes[first] + bytes[second.upperBound...]
      texts[path] = String(decoding: text, as: UTF8.self)
      return
    }
  }

  private mutating func moveType() {
    guard let path = random.pick(texts.keys.sorted().filter { items(in: $0).items.count > 1 })
    else { return }
    let (head, found) = items(in: path)
    guard let last = found.last, !last.text.contains("private"), !last.text.contains("#Preview")
    else { return }
    texts[path] = head + found.dropLast().map(\.text).joined() + "\n"
    texts[String(path.dropLast(".swift".count)) + "Part.swift"] = head + last.text + "\n"
  }

  /// Puts what a body holds into a property of its own.
  private mutating func extractBody(intoType: Bool) {
    guard let path = random.pick(texts.keys.sorted().filter { !declarations(in: $0).isEmpty }),
      let declaration = random.pick(declarations(in: path)),
      let body = declaration.property("body"), let getter = body.getter,
      let first = getter.first, let last = getter.last,
      let text = texts[path], !intoType || declaration.properties.count == 1
    else { return }
    let bytes = Array(text.utf8)
    let range = first.range.lowerBound..<last.range.upperBound
    let views = String(decoding: bytes[range], as: UTF8.self)
    let start = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
    let end = String(decoding: bytes[range.upperBound...], as: UTF8.self)
    let name = "extracted\(texts.count)\(bytes.count)"
    if intoType {
      let type = "E" + name.dropFirst()
      texts[path] =
        start + "\(type)()" + end
        + "\n\nstruct \(type): View {\n  var body: some View {\n    \(views)\n  }\n}\n"
    } else {
      let member = "@ViewBuilder private var \(name): some View {\n    \(views)\n  }\n\n  "
      let place = body.node.range.lowerBound
      let head = String(decoding: bytes[..<place], as: UTF8.self)
      let middle = String(decoding: bytes[place..<range.lowerBound], as: UTF8.self)
      texts[path] = head + member + middle + name + end
    }
  }
}

extension Random {
  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
