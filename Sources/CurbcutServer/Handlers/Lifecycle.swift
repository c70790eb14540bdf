import CurbcutAnalysis
import CurbcutProtocol

extension Server {
  /// `initialize`: what the client can do, and what the server offers in return.
  mutating func initialize(_ params: JSON?) -> JSON {
    phase = .running
    capabilities = ClientCapabilities(params?["capabilities"])
    clientProcess = params?["processId"]?.integer
    encoding = Self.encoding(offered: capabilities.positionEncodings)
    takeFolders(params)
    if let options = params?["initializationOptions"], options != .null {
      apply(settings: options["curbcut"] ?? options)
    }
    return .object([
      "capabilities": announced,
      "serverInfo": .object(["name": "curbcut", "version": .string(version)]),
    ])
  }

  /// UTF-16 where the client offers it: other servers on the same buffer answer so, and two
  /// encodings on one buffer confuse editors.
  static func encoding(offered: [String]?) -> PositionEncoding {
    guard let offered, !offered.contains("utf-16") else { return .utf16 }
    return offered.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
  }

  /// What the server can do. Invariant: just what `Request` and `Notification` handle.
  var announced: JSON {
    .object([
      "positionEncoding": capabilities.positionEncodings == nil ? nil : .string(encoding.rawValue),
      "textDocumentSync": .object([
        "openClose": true, "change": 2, "save": .object(["includeText": false]),
      ]),
      "hoverProvider": true,
      "codeActionProvider": capabilities.hasCodeActionLiterals
        ? .object([
          "codeActionKinds": ["quickfix", "refactor.rewrite", "source.fixAll.curbcut"],
          "resolveProvider": true,
        ]) : true,
      "diagnosticProvider": capabilities.pullsDiagnostics
        ? .object([
          "identifier": "curbcut", "interFileDependencies": true, "workspaceDiagnostics": true,
        ]) : nil,
      "inlayHintProvider": true,
      "codeLensProvider": .object([]),
      "colorProvider": true,
      "executeCommandProvider": .object([
        "commands": .array(Command.allCases.map { .string($0.rawValue) })
      ]),
      "workspace": .object([
        "workspaceFolders": .object(["supported": true, "changeNotifications": true]),
        "fileOperations": fileOperations,
      ]),
      "experimental": .object([
        "accessibilityTreeProvider": true, "compareProvider": true,
      ]),
    ])
  }

  /// What the client is to tell of that a person does to Swift files and folders in the editor; nil
  /// where it tells of nothing.
  private var fileOperations: JSON? {
    let filters = JSON.array(
      [("**/*.swift", "file"), ("**", "folder")].map { glob, kind in
        .object(["pattern": .object(["glob": .string(glob), "matches": .string(kind)])])
      }
    )
    let members = capabilities.fileOperations.sorted().map { name in
      JSON.Member(name, .object(["filters": filters]))
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// `initialized`: the client is ready for requests of the server.
  mutating func initialized() {
    if capabilities.hasConfigurationRequest { askForConfiguration() }
    if capabilities.canRegisterWatchers { watchFiles() }
  }

  /// Asks the client to tell of changes on disk: of the files that are read, and, because of a folder
  /// that comes or goes many tell by its own name only, of whatever is created or deleted.
  private mutating func watchFiles() {
    let patterns = [
      "**/*.swift", "**/*.xib", "**/*.storyboard", "**/.curbcut.json",
      "**/*.xcodeproj/project.pbxproj", "**/*.xcconfig", "**/project.yml",
      "**/*.strings", "**/*.stringsdict", "**/*.xcstrings", "**/*.colorset/Contents.json",
    ]
    let files = patterns.map { JSON.object(["globPattern": .string($0)]) }
    let folders = JSON.object(["globPattern": "**", "kind": 5])
    ask(
      .other,
      "client/registerCapability",
      .object([
        "registrations": .array([
          .object([
            "id": "curbcut-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": .object(["watchers": .array(files + [folders])]),
          ])
        ])
      ])
    )
  }

  /// `shutdown`: nothing more is published, and who still waits is told so.
  mutating func shutdown() -> JSON {
    phase = .shutDown
    dirty = []
    for pull in scan.pulls {
      outbox.append(
        .failure(id: pull.id, ResponseError(.requestCancelled, "the session is over"))
      )
    }
    scan = WorkspaceScan()
    return .null
  }
}
