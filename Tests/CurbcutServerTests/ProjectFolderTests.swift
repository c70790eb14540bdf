import CurbcutAnalysis
import CurbcutProtocol
import CurbcutServer
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut_bench

/// Which folders a server reads for the documents of clients that name none, too much or too little.
@Suite struct ProjectFolderTests {
  /// The folders that have been listed.
  private final class Listed: @unchecked Sendable {
    private let lock = NSLock()
    private var folders: Set<String> = []

    func add(_ folder: String) { _ = lock.withLock { folders.insert(folder) } }

    var all: Set<String> { lock.withLock { folders } }
  }

  private static let contents = [
    "/home/me/App/Row.swift": """
    struct Row: View {
      let open: () -> Void
      var body: some View { Button(action: open) { Mark() } }
    }
    """,
    "/home/me/Kit/Mark.swift": "struct Mark: View { var body: some View { Circle() } }\n",
    "/home/me/App/Views/Mark.swift": "struct Mark: View { var body: some View { Circle() } }\n",
    "/home/me/App/Views/Bad.swift": "struct B: View { var body: some View { Image(\"a\") } }\n",
    "/home/me/Loose.swift": "struct L: View { var body: some View { Text(\"a\") } }\n",
  ]

  private struct Session {
    private var server: Server
    private var client = EditorClient()
    private let listed = Listed()

    /// A home folder with a project; what lies right in the home folder is in none.
    init(_ initialize: JSON) {
      let disk = MemoryDisk()
      for (path, text) in ProjectFolderTests.contents { disk.write(text, at: path) }
      let (files, listed) = (disk.files, listed)
      server = Server(
        version: "0.0.0",
        files: Files(
          list: { folder, wants in
            listed.add(folder)
            return files.list(folder, wants)
          },
          stamp: files.stamp,
          read: files.read,
          names: files.names,
          isProject: { !["/", "/home/me"].contains($0) },
          projectFolder: { $0.hasPrefix("/home/me/App/") ? "/home/me/App" : nil }
        )
      )
      take(server.handle(.request(id: .number(1), method: "initialize", params: initialize)))
      take(server.handle(.notification(method: "initialized", params: .object([]))))
    }

    var folders: Set<String> { listed.all }

    mutating func open(_ path: String) {
      let text = ProjectFolderTests.contents[path] ?? ""
      take(server.handle(client.open(EditorClient.uri(of: path), text)))
      while let messages = server.idle() ?? server.background() { take(messages) }
    }

    private mutating func take(_ messages: [Message]) { client.receive(messages) }

    func codes(_ path: String) -> [String]? {
      client.diagnostics[EditorClient.uri(of: path)]
        .flatMap { JSON(parsing: $0.bytes)?.array }?.compactMap { $0["code"]?.string }
    }
  }

  private static func initialize(_ members: [JSON.Member], mode: String = "openFiles") -> JSON {
    .object(
      members + [
        JSON.Member("capabilities", .object([])),
        JSON.Member("initializationOptions", .object(["diagnosticMode": .string(mode)])),
      ]
    )
  }

  private static let homeFolder = JSON.string("file:///home/me")

  @Test(
    "a home folder is never read; the project around an open file is",
    arguments: [
      [JSON.Member("rootUri", homeFolder), JSON.Member("workspaceFolders", .array([]))],
      [JSON.Member("rootUri", homeFolder)],
      [JSON.Member("rootUri", .null), JSON.Member("workspaceFolders", .null)],
      [
        JSON.Member("workspaceFolders", .array([.object(["uri": homeFolder, "name": "me"])])),
        JSON.Member("rootUri", homeFolder),
      ],
    ]
  )
  func home(members: [JSON.Member]) {
    var session = Session(Self.initialize(members))
    session.open("/home/me/Loose.swift")
    #expect(session.codes("/home/me/Loose.swift") == [])
    #expect(session.folders.isEmpty)
    session.open("/home/me/App/Row.swift")
    #expect(session.codes("/home/me/App/Row.swift") == ["icon-button-missing-label"])
    #expect(session.folders == ["/home/me/App", "/home/me/App/Views"])
  }

  @Test("a part of a project as workspace knows all of it, and shows what is wrong in the part")
  func part() {
    let views = JSON.array([.object(["uri": "file:///home/me/App/Views", "name": "Views"])])
    var session = Session(
      Self.initialize([JSON.Member("workspaceFolders", views)], mode: "workspace")
    )
    session.open("/home/me/App/Row.swift")
    #expect(session.codes("/home/me/App/Row.swift") == ["icon-button-missing-label"])
    #expect(session.codes("/home/me/App/Views/Bad.swift") == ["image-missing-label"])
    #expect(session.folders == ["/home/me/App", "/home/me/App/Views"])
  }

  @Test("what is wrong in other files of a project that no client has named is not shown")
  func found() {
    var session = Session(Self.initialize([], mode: "workspace"))
    session.open("/home/me/App/Row.swift")
    #expect(session.codes("/home/me/App/Row.swift") == ["icon-button-missing-label"])
    #expect(session.codes("/home/me/App/Views/Bad.swift") == nil)
  }
}
