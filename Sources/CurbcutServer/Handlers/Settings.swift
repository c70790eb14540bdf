import CurbcutAnalysis
import CurbcutProtocol
import CurbcutRules

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
    request(
      "workspace/configuration",
      .object(["items": .array([.object(["section": "curbcut"])])])
    )
  }

  /// Takes in the answer to a request of the server.
  mutating func receive(_ result: JSON, for id: Message.ID?) {
    guard case .string(let name) = id, name.hasSuffix("-workspace/configuration"),
      let settings = result[0], settings != .null
    else { return }
    apply(settings: settings)
  }

  /// Applies `{"profile": …, "rules": {"image-missing-label": "off"}}`; all open documents are
  /// checked again.
  mutating func apply(settings: JSON) {
    var configuration = Configuration()
    var problems: [String] = []
    if let name = settings["profile"]?.string {
      if let profile = Configuration.Profile(rawValue: name) {
        configuration.profile = profile
      } else {
        let known = Configuration.Profile.allCases.map(\.rawValue).joined(separator: ", ")
        problems.append("there is no profile “\(name)”; it may be \(known)")
      }
    }
    for rule in settings["rules"]?.members ?? [] {
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
    guard configuration != workspace.configuration else { return }
    workspace.configuration = configuration
    written = [:]
    for path in documents.keys.sorted() { markDirty(path) }
  }
}
