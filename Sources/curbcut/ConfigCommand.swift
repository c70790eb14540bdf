import CurbcutAnalysis
import CurbcutRules
import Foundation

/// `curbcut config`: what applies to a file, and where that is written.
struct ConfigCommand {
  static let help = """
    usage: curbcut config [--config FILE] [PATH]

    Shows the settings that apply to a file or folder (by default, the current one): which
    \(ProjectConfiguration.fileName) is used, whether the file is checked, and each rule with its severity and the
    place that sets it.
    """

  private let project: ProjectFiles
  private let path: String
  private let configuration: Configuration
  private let file: String?
  private let layers: [ProjectConfiguration.Layer]
  /// Where it is written that the file is left out.
  private let exclusion: String?
  /// The project or folder that tells the platform, where no configuration does.
  private let platformPlace: String?

  init(_ arguments: inout Arguments) throws {
    var project = try ProjectFiles(choosing: try arguments.option("--config"))
    let rest = try arguments.rest()
    guard rest.count <= 1 else { throw UsageError("config expects one path") }
    path = rest.first ?? "."
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError("\(path): no such file or folder")
    }
    // What counts in a folder is what counts for a file in it.
    let asked = project.absolute(isFolder.boolValue ? "\(path)/*" : path)
    (configuration, file) = project.configurations.configuration(forFile: asked)
    layers = project.configurations.layers(forFile: asked)
    let exclusion = project.configurations.exclusion(ofFile: asked)
    self.exclusion = exclusion.map { project.place($0.range.lowerBound, in: $0.path) }
    platformPlace = project.configurations.projectPlatform(forFile: asked).map {
      project.shown($0.place)
    }
    self.project = project
  }

  func run() throws -> ExitStatus {
    for line in header + [""] + rules { try Output.print(line.printable) }
    let problems = project.problems()
    for problem in problems { Output.error(problem) }
    return problems.isEmpty ? .clean : .failure
  }

  private var header: [String] {
    var lines: [String] = []
    if let file {
      lines.append("\(path): uses \(project.shown(file))")
      for layer in layers.reversed() where layer.path != file {
        lines.append("  extends \(project.shown(layer.path))")
      }
    } else {
      lines.append("\(path): no \(ProjectConfiguration.fileName) here or above")
    }
    lines.append("")
    let profile = origin { $0.profile?.range }
    let level = origin { $0.level?.range }
    lines.append(row("profile", configuration.profile.rawValue, profile))
    lines.append(row("wcag", configuration.level.rawValue, level))
    lines.append(row("checked", configuration.isExcluded ? "no" : "yes", exclusion))
    if let platforms = origin({ $0.platforms?.range }) ?? platformPlace {
      let names = configuration.project.platforms.names.joined(separator: ", ")
      lines.append(row("platforms", names, platforms))
    }
    let oldest = configuration.project.deployment.names
    if !oldest.isEmpty {
      lines.append(row("oldest", oldest.joined(separator: ", "), "the project"))
    }
    for name in configuration.project.components.keys.sorted() {
      let place = origin { file in file.components.last { $0.value.name == name }?.range }
      lines.append(row("component", name, place))
    }
    return lines
  }

  private func row(_ name: String, _ value: String, _ origin: String?) -> String {
    let name = name.padded(to: 9)
    let value = value.padded(to: 12)
    return "\(name) \(value) \(origin ?? "default")"
  }

  /// Every rule with its severity and the reason for it, those that run first.
  private var rules: [String] {
    let width = Rule.all.map(\.id.count).max() ?? 0
    func line(_ rule: Rule, _ severity: String, _ reason: String) -> String {
      let id = rule.id.padded(to: width)
      return "\(id)  \(severity.padded(to: 7))  \(reason)"
    }
    var running: [String] = []
    var off: [String] = []
    for rule in Rule.all {
      let place = origin { file in
        file.rules.last { $0.value.id == rule.id && $0.value.level != nil }?.range
      }
      if configuration.runs(rule) {
        let severity = (configuration.severities[rule.id] ?? nil) ?? rule.severity
        running.append(line(rule, severity.rawValue, place ?? "default"))
        running += options(of: rule, width)
      } else {
        off.append(line(rule, "off", place ?? reasonForRest(rule)))
      }
    }
    return running + off
  }

  /// The options of a rule that a file sets, each on a line under it.
  private func options(of rule: Rule, _ width: Int) -> [String] {
    rule.options.compactMap { option in
      for layer in layers.reversed() {
        for setting in layer.file.rules where setting.value.id == rule.id {
          guard let value = setting.value.options.last(where: { $0.name == option.name }) else {
            continue
          }
          let text: String
          switch value.value {
          case .number(let number): text = ConfigurationFile.text(of: number)
          case .words(let words): text = words.joined(separator: ", ")
          }
          let name = "  \(option.name) \(text)".padded(to: width + 9)
          return "\(name)  \(project.place(setting.range.lowerBound, in: layer.path))"
        }
      }
      return nil
    }
  }

  /// Why a rule that nobody mentions does not run.
  private func reasonForRest(_ rule: Rule) -> String {
    var unlimited = configuration
    unlimited.level = .aaa
    return unlimited.runs(rule)
      ? "serves no criterion up to level \(configuration.level.rawValue)"
      : "not in the profile \(configuration.profile.rawValue)"
  }

  /// Where the strongest file that says something says it.
  private func origin(_ range: (ConfigurationFile) -> Range<Int>?) -> String? {
    for layer in layers.reversed() {
      if let range = range(layer.file) { return project.place(range.lowerBound, in: layer.path) }
    }
    return nil
  }
}

extension String {
  /// The same with spaces behind it; never cut.
  fileprivate func padded(to width: Int) -> String {
    padding(toLength: max(width, count), withPad: " ", startingAt: 0)
  }
}
