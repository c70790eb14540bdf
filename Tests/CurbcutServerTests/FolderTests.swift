import CurbcutProtocol
import CurbcutServer
import CurbcutTestSupport
import Testing

@testable import curbcut_bench

/// Folders that are renamed, moved, deleted, created and checked out, told in every way that clients
/// have; what is shown then is what a fresh server shows.
@Suite struct FolderTests {
  enum Change: CaseIterable {
    case rename, move, moveOut, delete, create, createDeep, checkOut, ignore
  }

  /// What a client tells of it.
  enum News: CaseIterable {
    /// Only the folders, as a watcher does.
    case folders
    /// Only the folders, as an editor does in which a person has done it.
    case operations
    /// Every file.
    case files
    /// The first of many files; the others are lost.
    case oneFile
    /// Nothing; later somebody saves a document, or opens one.
    case save, open
  }

  @Test("folders of any size", arguments: Change.allCases, News.allCases)
  func folders(change: Change, news: News) {
    for count in [1, 10, Coverage.count(complete: 200, sample: 40)] {
      var session = FolderSession(files: count)
      session.change(change)
      session.tell(news)
      session.expectFresh("\(change), \(news), \(count)")
    }
  }

  @Test(
    "where only open files are shown, what has moved counts for them",
    arguments: Change.allCases,
    News.allCases
  )
  func openFilesOnly(change: Change, news: News) {
    var session = FolderSession(files: 10, mode: "openFiles")
    session.change(change)
    session.tell(news)
    session.expectFresh("\(change), \(news)")
    session.expectOnlyOpen()
  }

  @Test("findings of closed files come and go with the setting")
  func diagnosticMode() {
    var session = FolderSession(files: 20, mode: "openFiles")
    session.expectOnlyOpen()
    session.mode = "workspace"
    session.expectFresh("shown")
    session.change(.rename)
    session.mode = "openFiles"
    session.expectOnlyOpen()
    session.tell(.save)
    session.mode = "workspace"
    session.expectFresh("shown again")
  }

  @Test(
    "a folder of a thousand files, or a few hundred in a sample, that moves without a word",
    arguments: Coverage.isComplete ? [News.save, .folders, .oneFile] : [.save]
  )
  func thousand(news: News) {
    var session = FolderSession(files: Coverage.count(complete: 1_000, sample: 300))
    session.change(.rename)
    session.tell(news)
    session.expectFresh("\(news)")
  }

  @Test("settings come and go with the folder they are in")
  func settings() {
    var session = FolderSession(files: 3)
    session.disk.write("{\"profile\": \"none\"}", at: "/app/Quiet/.curbcut.json")
    session.disk.write("import SwiftUI\n", at: "/app/Quiet/A.swift")
    session.tell(.save)
    session.disk.move("/app/Views", to: "/app/Quiet/Views")
    session.tell(.save)
    session.expectFresh("into quiet")
    session.disk.move("/app/Quiet", to: "/app/Loud")
    session.tell(.save)
    session.expectFresh("with settings")
    session.disk.write(nil, at: "/app/Loud/.curbcut.json")
    session.disk.write("", at: "/app/Loud/New.swift")
    session.tell(.save)
    session.expectFresh("without settings")
  }

  @Test("nothing is looked at twice where nothing has changed")
  func nothingChanged() {
    var session = FolderSession(files: 20)
    let before = session.published
    session.tell(.save)
    // The document that is saved is published again, and nothing else.
    #expect(session.published - before <= 1)
  }

  @Test("what is left out is not looked at because somebody tells of it")
  func leftOut() {
    var session = FolderSession(files: 2)
    for path in ["/app/Pods/P.swift", "/app/.build/B.swift", "/app/C.generated.swift"] {
      session.disk.write(FolderSession.view(7), at: path)
      session.watched([path])
    }
    session.expectFresh("left out")
  }
}

/// A client with one open document in a folder of files.
private struct FolderSession {
  let disk = MemoryDisk()
  private var server: Server
  private var client = EditorClient()
  private(set) var published = 0
  private let count: Int
  private var touched: [String] = []
  private var folders: [String] = []

  static func view(_ number: Int) -> String {
    "import SwiftUI\nstruct V\(number): View { var body: some View { Image(\"a\") } }\n"
  }

  /// Whose findings are shown.
  var mode: String {
    didSet { send(EditorClient.settings(Self.settings(mode))) }
  }

  static func settings(_ mode: String) -> JSON { .object(["diagnosticMode": .string(mode)]) }

  init(files count: Int, mode: String = "workspace") {
    self.count = count
    self.mode = mode
    let user =
      "import SwiftUI\nstruct Main: View { var body: some View { Button(action: go) { V0() } } }\n"
    disk.write(user, at: "/app/Main.swift")
    for number in 0..<count {
      disk.write(Self.view(number), at: "/app/Views/\(number % 3)/V\(number).swift")
    }
    server = Server(version: "0.0.0", files: disk.files)
    let params = JSON.object([
      "capabilities": .object([]), "rootUri": "file:///app",
      "initializationOptions": Self.settings(mode),
    ])
    take(server.handle(.request(id: .number(1), method: "initialize", params: params)))
    take(server.handle(client.open("file:///app/Main.swift", user)))
    finish()
  }

  private mutating func take(_ messages: [Message]) {
    client.receive(messages)
    published += messages.count {
      $0.json["method"]?.string == "textDocument/publishDiagnostics"
    }
  }

  private mutating func send(_ message: Message) {
    take(server.handle(message))
    finish()
  }

  private mutating func finish() {
    while let messages = server.idle() ?? server.background() { take(messages) }
    take(server.pause())
    while let messages = server.idle() ?? server.background() { take(messages) }
  }

  mutating func change(_ change: FolderTests.Change) {
    let before = disk.paths
    switch change {
    case .rename: disk.move("/app/Views", to: "/app/Screens")
    case .move: disk.move("/app/Views", to: "/app/Other/Deep/Views")
    case .moveOut: disk.move("/app/Views/0", to: "/elsewhere/0")
    case .delete:
      for path in disk.paths where path.includes("/Views/") { disk.write(nil, at: path) }
    case .create:
      for number in 0..<count {
        disk.write(Self.view(count + number), at: "/app/New/N\(number).swift")
      }
    case .createDeep:
      for number in 0..<count {
        disk.write(Self.view(count + number), at: "/app/A/B/C\(number % 7)/N\(number).swift")
      }
    case .checkOut:
      // As git does it: what is other is removed and written anew.
      for number in 0..<count {
        let path = "/app/Views/\(number % 3)/V\(number).swift"
        disk.write(nil, at: path)
        if number % 4 != 1 { disk.write(Self.view(number * 2) + "// other\n", at: path) }
        if number % 4 == 2 { disk.write(Self.view(number), at: "/app/Branch/B\(number).swift") }
      }
    case .ignore: disk.write("Views/\n", at: "/app/.gitignore")
    }
    let after = disk.paths
    touched = Set(before).symmetricDifference(after).sorted()
    if change == .checkOut { touched += after.filter { $0.includes("/Views/") } }
    folders = ["/app/Views", "/app/Screens", "/app/Other", "/app/New", "/app/A", "/app/Views/0"]
    if change == .checkOut { folders += ["/app/Branch", "/app/Views/1", "/app/Views/2"] }
  }

  mutating func tell(_ news: FolderTests.News) {
    switch news {
    case .folders: watched(folders)
    case .operations:
      send(
        .notification(
          method: "workspace/didRenameFiles",
          params: .object([
            "files": .array([
              .object(["oldUri": "file:///app/Views", "newUri": "file:///app/Screens"])
            ])
          ])
        )
      )
    case .files: for path in touched { send(EditorClient.watched(path, type: 2)) }
    case .oneFile: watched(Array(touched.prefix(1)) + ["/app/README.md"])
    case .save:
      send(EditorClient.notification("textDocument/didSave", of: "file:///app/Main.swift"))
    case .open: send(client.open("untitled:1", ""))
    }
  }

  mutating func watched(_ paths: [String]) {
    let changes = paths.map { JSON.object(["uri": .string("file://" + $0), "type": 2]) }
    send(
      .notification(
        method: "workspace/didChangeWatchedFiles",
        params: .object(["changes": .array(changes)])
      )
    )
  }

  func expectOnlyOpen() {
    let shown = client.diagnostics.filter { !$0.value.means(.array([])) }.keys
    #expect(shown.allSatisfy { client.text(of: $0) != nil }, "\(shown)")
  }

  func expectFresh(_ what: String) {
    let fresh = FreshServer.diagnostics(
      on: disk,
      folders: ["file:///app"],
      settings: Self.settings(mode),
      open: client.texts
    )
    let empty = JSON.array([])
    for uri in Set(fresh.keys).union(client.diagnostics.keys).sorted() {
      let shown = client.diagnostics[uri] ?? empty
      let expected = fresh[uri] ?? empty
      #expect(shown.means(expected), "\(what): \(uri)")
    }
  }
}
