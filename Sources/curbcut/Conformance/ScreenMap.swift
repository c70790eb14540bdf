import CurbcutAnalysis
import CurbcutModel
import CurbcutSyntax

/// The screens of a project, and which can be reached from which: a view leads to those that it
/// mentions, whether it shows, presents or pushes them.
struct ScreenMap {
  /// A view of SwiftUI by its type, or all of a file that has none.
  struct Screen: Hashable {
    let name: String
    /// The file's path as it was given.
    let path: String
    /// From 1.
    let line: Int
  }

  private struct View {
    let screen: Screen
    let extent: Range<Int>
  }

  private var viewsByPath: [String: [View]] = [:]
  private var mentions: [String: Set<String>] = [:]
  /// What the type marked `@main` mentions.
  private var first: Set<String> = []

  init(of files: [CheckedFile]) {
    for file in files {
      var views: [View] = []
      for view in file.transcripts where view.part == nil {
        let screen = Screen(name: view.view, path: file.path, line: view.line + 1)
        views.append(View(screen: screen, extent: view.extent))
      }
      viewsByPath[file.path] = views
    }
    var names = Set(viewsByPath.values.joined().map(\.screen.name))
    for file in files where file.lines != nil { names.insert(Self.name(of: file.path)) }
    for file in files {
      guard let bytes = file.lines?.bytes else { continue }
      let whole = Self.mentions(in: bytes[...], of: names)
      mentions[Self.name(of: file.path), default: []].formUnion(whole)
      for view in viewsByPath[file.path] ?? [] {
        let code = bytes[view.extent.clamped(to: 0..<bytes.count)]
        mentions[view.screen.name, default: []].formUnion(Self.mentions(in: code, of: names))
      }
      if let main = Self.main(in: bytes) { first.formUnion(Self.mentions(in: main, of: names)) }
    }
  }

  /// The names of screens that can be reached from some, these included.
  ///
  /// - Parameter steps: how many screens one may go on; nil for as far as it goes.
  func reachable(from roots: some Sequence<String>, steps: Int? = nil) -> Set<String> {
    var found = Set(roots)
    var edge = found
    var left = steps ?? .max
    while !edge.isEmpty, left > 0 {
      let next = edge.reduce(into: Set<String>()) { $0.formUnion(mentions[$1] ?? []) }
      edge = next.subtracting(found)
      found.formUnion(edge)
      left -= 1
    }
    return found
  }

  /// The screen that a place belongs to: the innermost view around it, else its file.
  ///
  /// - Parameter offset: in UTF-8 bytes of the file.
  func screen(at offset: Int, in path: String) -> Screen {
    let around = viewsByPath[path]?.filter { $0.extent.contains(offset) }
    return around?.min { $0.extent.count < $1.extent.count }?.screen
      ?? Screen(name: Self.name(of: path), path: path, line: 1)
  }

  // MARK: Tasks

  /// The tasks that nearly every app has, with the words that the names of their views have; Apple
  /// names these as examples.
  private static let usualTasks: [(name: String, words: [[String]])] = [
    (
      "First launch",
      [["onboarding"], ["welcome"], ["intro"], ["walkthrough"], ["whats", "new"]]
    ),
    (
      "Sign in",
      [
        ["login"], ["log", "in"], ["signin"], ["sign", "in"], ["sign", "up"], ["register"],
        ["registration"], ["authentication"],
      ]
    ),
    (
      "Purchase",
      [
        ["purchase"], ["paywall"], ["checkout"], ["payment"], ["subscription"], ["cart"],
        ["basket"],
      ]
    ),
    ("Settings", [["settings"], ["preferences"]]),
  ]

  /// The common tasks of the app: those that the project names, then the usual ones as far as views
  /// with their words in the name are there.
  func tasks(named: [CommonTask]) -> [(task: CommonTask, screens: Set<String>)] {
    var tasks = named.map { ($0, reachable(from: $0.roots)) }
    let names = mentions.keys.sorted()
    for usual in Self.usualTasks where !named.contains(where: { $0.name == usual.name }) {
      let roots = names.filter { name in
        let parts = name.nameParts.map { $0.lowercased() }
        return usual.words.contains { parts.holds($0) }
      }
      let isFirst = usual.name == Self.usualTasks.first?.name
      let task = CommonTask(name: usual.name, roots: roots)
      // What is shown at first is what the app's own type shows and leads to in one step.
      let screens =
        isFirst
        ? reachable(from: roots).union(reachable(from: first, steps: 1)) : reachable(from: roots)
      if !screens.isEmpty { tasks.append((task, screens)) }
    }
    return tasks.map { (task: $0.0, screens: $0.1) }
  }

  // MARK: Names

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  /// The names that stand somewhere in code as words of their own.
  private static func mentions(in code: ArraySlice<UInt8>, of names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var index = code.startIndex
    while index < code.endIndex {
      guard isUppercase(code[index]), index == code.startIndex || !isWord(code[index - 1]) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < code.endIndex, isWord(code[end]) { end += 1 }
      let word = String(decoding: code[index..<end], as: UTF8.self)
      if names.contains(word) { found.insert(word) }
      index = end
    }
    return found
  }

  /// The code of the type marked `@main`, up to a brace at the start of a line.
  private static func main(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard let start = bytes.firstRange(of: Array("@main".utf8)) else { return nil }
    let code = bytes[start.upperBound...]
    return code.firstRange(of: Array("\n}".utf8)).map { code[..<$0.lowerBound] } ?? code
  }

  private static func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isUppercase(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }
}

extension [String] {
  /// Whether some words stand here side by side.
  fileprivate func holds(_ words: [String]) -> Bool {
    guard count >= words.count else { return false }
    return (0...count - words.count).contains { Array(self[$0..<$0 + words.count]) == words }
  }
}
