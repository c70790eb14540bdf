import CurbcutAnalysis
import CurbcutProtocol
import CurbcutRules

/// What the editor's settings say beside which rules run.
struct Settings: Sendable, Equatable {
  /// Whether findings change on save only, and not while typing.
  var runsOnSave = false
  /// Whether the spoken text is shown after each element.
  var hasInlayHints = false
  /// Whether a line above each view says what VoiceOver finds in it.
  var hasCodeLenses = false

  init() {}

  init(_ json: JSON, problems: inout [String]) {
    switch json["run"]?.string {
    case "onSave"?: runsOnSave = true
    case "onType"?, nil: break
    case let other?: problems.append("“run” is “\(other)”; it may be onType or onSave")
    }
    hasInlayHints = json["inlayHints"]?.bool ?? false
    hasCodeLenses = json["codeLens"]?.bool ?? false
  }
}

extension Server {
  /// `workspace/didChangeConfiguration`: settings, or null from clients that want to be asked.
  mutating func didChangeConfiguration(_ params: JSON?) {
    guard let settings = params?["settings"], settings != .null else {
      if capabilities.hasConfigurationRequest { askForConfiguration() }
      return
    }
    apply(settings: settings["curbcut"] ?? settings)
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

  /// Applies `{"profile": …, "rules": {"image-missing-label": "off"}}`; all open documents are
  /// checked again.
  mutating func apply(settings json: JSON) {
    var configuration = Configuration()
    var problems: [String] = []
    let settings = Settings(json, problems: &problems)
    if let name = json["profile"]?.string {
      if let profile = Configuration.Profile(rawValue: name) {
        configuration.profile = profile
      } else {
        let known = Configuration.Profile.allCases.map(\.rawValue).joined(separator: ", ")
        problems.append("there is no profile “\(name)”; it may be \(known)")
      }
    }
    for rule in json["rules"]?.members ?? [] {
      guard Rule.named(rule.key) != nil else {
        let hint = Rule.closest(to: rule.key).map { "; did you mean “\($0)”?" } ?? ""
        problems.append("no rule is called “\(rule.key)”\(hint)")
        continue
      }
      let level = rule.value.string ?? rule.value["severity"]?.string ?? ""
      if level == "off" {
        configuration.disable(rule.key)
      } else if let severity = Severity(rawValue: level) {
        configuration.severities[rule.key] = severity
      } else {
        problems.append("“\(rule.key)” may be off, hint, info, warning or error")
      }
    }
    if !problems.isEmpty { show("Curbcut’s settings: " + problems.joined(separator: "; ")) }
    guard configuration != workspace.configuration || settings != self.settings else { return }
    self.settings = settings
    workspace.configuration = configuration
    checkAllAgain()
  }

  /// Checks all files again, after what applies to them has changed.
  mutating func checkAllAgain() {
    written = [:]
    for path in documents.keys.sorted() { markDirty(path) }
    rescan()
    if capabilities.pullsDiagnostics, !documents.isEmpty { refreshDiagnostics() }
  }
}
