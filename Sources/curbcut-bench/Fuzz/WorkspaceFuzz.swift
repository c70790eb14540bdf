import CurbcutProtocol
import CurbcutServer

/// Files that come, change, move and go on disk while some of them are open, with news of it that
/// comes late, twice or without cause; what is told must be what a fresh server tells.
struct WorkspaceFuzz: FuzzTarget {
  /// Something that happens on disk, in the editor, or in the server while nothing comes.
  enum Step: CustomStringConvertible {
    /// Writes a file, or removes it where there is no text.
    case write(String, String?, isTold: Bool)
    case rename(String, String, isTold: Bool)
    /// Moves a folder with all in it; the client tells of the folder, or of something else.
    case move(String, String, isTold: Bool)
    /// News of a file to which nothing need have happened.
    case watched(String, type: Int)
    case open(String, String?)
    /// Replaces a stretch, given in thousandths of the text and UTF-16 units.
    case edit(String, place: Int, length: Int, String)
    case save(String)
    case close(String)
    case settings(JSON)
    /// Takes the second folder into the workspace, or out of it.
    case folder(isAdded: Bool)
    case hover(String, place: Int)
    /// The server gets time for so many pieces of work.
    case work(idle: Int, background: Int)
    case pause
    case compare

    var description: String {
      switch self {
      case .write(let path, let text, let isTold):
        "\(text == nil ? "delete" : "write") \(path), \(isTold ? "told" : "told later"): "
          + (text?.quoted(atMost: 2_000) ?? "")
      case .rename(let old, let new, let isTold):
        "rename \(old) to \(new), \(isTold ? "told" : "told later")"
      case .move(let old, let new, let isTold):
        "move \(old) to \(new), \(isTold ? "told" : "not told")"
      case .watched(let path, let type): "tell of \(path), type \(type)"
      case .open(let path, let text): "open \(path): \(text?.quoted(atMost: 2_000) ?? "as on disk")"
      case .edit(let path, let place, let length, let text):
        "edit \(path) at \(place)/1000, \(length) units ← \(text.quoted())"
      case .save(let path): "save \(path)"
      case .close(let path): "close \(path)"
      case .settings(let json): "settings \(json.text)"
      case .folder(let isAdded): isAdded ? "add the second folder" : "remove the second folder"
      case .hover(let path, let place): "hover over \(path) at \(place)/1000"
      case .work(let idle, let background): "\(idle) times idle, \(background) in the background"
      case .pause: "pause"
      case .compare: "compare"
      }
    }
  }

  let steps: [Step]
  let pullsDiagnostics: Bool

  var setting: String { "workspace of a client that \(pullsDiagnostics ? "pulls" : "is told")" }

  private static let paths =
    (0..<6).map { "/one/File \($0).swift" } + (0..<3).map { "/two/Sub/F\($0).swift" }
    + ["/one/A/In A.swift", "/one/B/Deep/In B.swift", "/outside/O.swift"]

  private static let folders = ["/one/A", "/one/B", "/one/B/Deep", "/two/Sub", "/outside/A"]

  static let configurations = ["/one/.curbcut.json", "/.curbcut.json"]

  // MARK: Steps

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    pullsDiagnostics = random.isOne(in: 3)
    let nameCount = 2 + random.below(10)
    var writer = DeclarationWriter(random: random, nameCount: nameCount)
    var steps: [Step] = []
    for path in Self.paths where writer.random.isOne(in: 2) {
      steps.append(.write(path, Self.text(&writer), isTold: false))
    }
    for _ in 0..<60 { steps.append(Self.step(&writer)) }
    self.steps = steps + [.compare]
  }

  private static func step(_ writer: inout DeclarationWriter) -> Step {
    let path = writer.random.pick(paths)
    let place = writer.random.below(1_001)
    switch writer.random.below(40) {
    case 0..<4:
      let text = writer.random.isOne(in: 4) ? nil : text(&writer)
      return .write(path, text, isTold: !writer.random.isOne(in: 3))
    case 4: return .rename(path, writer.random.pick(paths), isTold: !writer.random.isOne(in: 3))
    case 5 where writer.random.isOne(in: 2):
      let folder = writer.random.pick(folders)
      let other = writer.random.pick(folders)
      return .move(folder, other, isTold: writer.random.isOne(in: 2))
    case 5: return .watched(path, type: 1 + writer.random.below(3))
    case 6..<11: return .open(path, writer.random.isOne(in: 2) ? nil : text(&writer))
    case 11..<21: return edit(path, place, &writer)
    case 21, 22: return .save(path)
    case 23..<26: return .close(path)
    case 26: return .settings(settings(&writer.random))
    case 27: return .folder(isAdded: writer.random.isOne(in: 2))
    case 28:
      let text = writer.random.isOne(in: 4) ? nil : settings(&writer.random).text
      let path = writer.random.pick(configurations)
      return .write(path, text, isTold: !writer.random.isOne(in: 3))
    case 29: return .hover(path, place: place)
    case 30: return .pause
    case 31, 32: return .compare
    default:
      return .work(idle: writer.random.below(3), background: writer.random.below(12))
    }
  }

  private static func text(_ writer: inout DeclarationWriter) -> String {
    let declarations = (0..<writer.random.below(4)).map { _ in writer.declaration() }
    let text = ([DeclarationWriter.imports] + declarations).joined(separator: "\n\n")
    return writer.random.isOne(in: 8) ? text.replacing("\n", with: "\r\n") : text
  }

  private static func edit(_ path: String, _ place: Int, _ writer: inout DeclarationWriter) -> Step
  {
    let length = writer.random.isOne(in: 4) ? writer.random.below(80) : writer.random.below(3)
    switch writer.random.below(6) {
    case 0: return .edit(path, place: place, length: length, "")
    case 1: return .edit(path, place: 1_000, length: 0, "\n" + writer.declaration() + "\n")
    case 2: return .edit(path, place: place, length: 0, writer.chain())
    case 3: return .edit(path, place: place, length: 0, "\n" + writer.view(1) + "\n")
    case 4: return .edit(path, place: place, length: 1, writer.name("V"))
    default:
      let fragment = writer.random.pick(FuzzSources.fragments)
      return .edit(path, place: place, length: length, String(decoding: fragment, as: UTF8.self))
    }
  }

  private static func settings(_ random: inout SeededGenerator) -> JSON {
    let profiles: [JSON] = ["minimal", "recommended", "strict", "all", "none"]
    let rules: [JSON.Member] = [
      JSON.Member("image-missing-label", random.pick(["off", "error", "on"])),
      JSON.Member("fixed-font-size", random.pick(["off", "hint", "on"])),
    ]
    return .object([
      "profile": random.pick(profiles), "rules": .object(rules),
      "exclude": random.isOne(in: 4) ? ["File 1.swift"] : nil,
      "platforms": random.isOne(in: 4) ? ["watchOS"] : nil,
      "diagnosticMode": random.isOne(in: 4) ? nil : "workspace",
    ])
  }

  // MARK: Running

  func failure(after steps: [Step]) -> String? {
    var session = WorkspaceSession(pullsDiagnostics: pullsDiagnostics)
    for (number, step) in steps.enumerated() {
      session.perform(step)
      guard case .compare = step, let failure = session.difference() else { continue }
      return "after step \(number + 1) \(failure)"
    }
    return nil
  }
}
