import CurbcutAnalysis
import CurbcutProtocol

/// What the editor's settings say beside which rules run.
struct Settings: Sendable, Equatable {
  /// Whether findings change on save only, and not while typing.
  var runsOnSave = false
  /// Whether findings in files that are not open are shown. What such files tell others counts
  /// either way.
  var showsClosedFiles = false
  /// Whether the spoken text is shown after each element.
  var hasInlayHints = false
  /// Whether a line above each view says what VoiceOver finds in it.
  var hasCodeLenses = false
  /// Whether colors are shown beside the code that says them.
  var hasColors = false
  /// The `.curbcut.json` that counts for all files, absolute or from the first folder on; nil for
  /// the nearest one.
  var configurationPath: String?

  init() {}

  init(_ json: JSON, problems: inout [String]) {
    /// The second of two words; the first is the default.
    func isSecond(_ name: String, _ first: String, _ second: String) -> Bool {
      guard let value = json[name], value != .null, value.string != first else { return false }
      if value.string == second { return true }
      problems.append("\"\(name)\" must be \(first) or \(second), found \(value.text.prefix(60))")
      return false
    }
    func isOn(_ name: String) -> Bool {
      guard let value = json[name], value != .null else { return false }
      if value.bool == nil {
        problems.append("\"\(name)\" must be true or false, found \(value.text.prefix(60))")
      }
      return value.bool ?? false
    }
    runsOnSave = isSecond("run", "onType", "onSave")
    showsClosedFiles = isSecond("diagnosticMode", "openFiles", "workspace")
    hasInlayHints = isOn("inlayHints")
    hasCodeLenses = isOn("codeLens")
    hasColors = isOn("colors")
    if let path = json["configPath"]?.string, !path.isEmpty { configurationPath = path }
  }
}

extension Server {
  /// `workspace/didChangeConfiguration`: settings, or null from clients that want to be asked.
  mutating func didChangeConfiguration(_ params: JSON?) {
    guard let settings = params?["settings"], settings != .null else {
      if capabilities.hasConfigurationRequest { askForConfiguration() }
      return
    }
    if let section = settings["curbcut"] {
      apply(settings: section)
    } else if settings.members?.contains(where: { ConfigurationFile.isSetting($0.key) }) == true {
      apply(settings: settings)
    }
    // Else they are about others: eglot sends the settings of all servers to each, and an empty
    // object where there are none.
  }

  /// Asks the client for the settings of the section `curbcut`.
  mutating func askForConfiguration() {
    ask(
      .configuration,
      "workspace/configuration",
      .object(["items": .array([.object(["section": "curbcut"])])])
    )
  }

  /// Takes in the answer to a question of the server.
  mutating func receive(_ result: JSON, to question: Question) {
    switch question {
    case .configuration:
      if let settings = result[0], settings != .null { apply(settings: settings) }
    case .progress: showProgress()
    case .other: break
    }
  }

  /// Takes over an editor's settings; all files are checked again where they say something else.
  mutating func apply(settings json: JSON) {
    // What is empty in Lua is an array on the wire.
    let json = json == .array([]) ? JSON.object([]) : json
    var problems: [String] = []
    let settings = Settings(json, problems: &problems)
    let editor = ConfigurationFile(json.bytes, from: .editor)
    problems += editor.problems.map(\.message)
    // The same settings come by several routes.
    if !problems.isEmpty, problems != settingsProblems {
      show("Invalid Curbcut settings: " + problems.joined(separator: "; "))
    }
    settingsProblems = problems
    guard editor != editorConfiguration || settings != self.settings else { return }
    let old = self.settings
    self.settings = settings
    editorConfiguration = editor
    if settings.configurationPath != old.configurationPath { chooseConfiguration() }
    if !settings.showsClosedFiles { withdrawReports() }
    checkAllAgain()
    if settings.hasInlayHints != old.hasInlayHints, capabilities.refreshesInlayHints {
      ask(.other, "workspace/inlayHint/refresh", nil)
    }
    if settings.hasCodeLenses != old.hasCodeLenses, capabilities.refreshesCodeLenses {
      ask(.other, "workspace/codeLens/refresh", nil)
    }
  }

  /// Checks all files again, after what applies to them has changed.
  mutating func checkAllAgain() {
    written = [:]
    for path in documents.sortedPaths {
      configure(path)
      markDirty(path)
    }
    rescan()
    if capabilities.pullsDiagnostics, !documents.isEmpty { refreshDiagnostics() }
  }
}
