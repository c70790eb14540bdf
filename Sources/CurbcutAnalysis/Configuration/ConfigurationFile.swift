import CurbcutModel
import CurbcutRules

/// One `.curbcut.json`, or an editor's settings, read: what it says and what is wrong with it.
///
/// What is wrong never takes away what is right: an unknown rule is a problem, the others count.
package struct ConfigurationFile: Sendable, Equatable {
  /// Where the text comes from, which decides what may stand in it.
  package enum Origin: Sendable {
    case file
    /// What an editor sends, as JSON: it may hold settings of the editor's own, and says nothing
    /// of paths.
    case editor
  }

  /// What a file says of one rule.
  package struct RuleSetting: Sendable, Equatable {
    package let id: String
    /// Nil where it only sets options.
    package let level: RuleLevel?
    package let options: [OptionSetting]
  }

  /// What a file sets for an option of a rule.
  package struct OptionSetting: Sendable, Equatable {
    package enum Value: Sendable, Equatable {
      case number(Double)
      case words([String])
    }

    package let name: String
    package let value: Value
  }

  /// What is wrong, by place.
  package private(set) var problems: [ConfigurationProblem] = []
  /// The paths of the files that it builds on, as written; later ones count more.
  package private(set) var extends: [Placed<String>] = []
  package private(set) var profile: Placed<Configuration.Profile>?
  package private(set) var level: Placed<Criterion.Level>?
  /// In the order of the text.
  package private(set) var rules: [Placed<RuleSetting>] = []
  /// The only files that are checked; nil for all.
  package private(set) var include: [Placed<String>]?
  package private(set) var exclude: [Placed<String>]?
  /// The platforms that the project is built for.
  package private(set) var platforms: Placed<Platforms>?
  /// The oldest versions of them, as far as they are named.
  package internal(set) var deployment = Deployment()
  /// What views of other packages are, by type name, in the order of the text.
  package private(set) var components: [Placed<ComponentSetting>] = []
  /// What people do in the app, in the order of the text.
  package private(set) var tasks: [Placed<CommonTask>] = []

  /// Reads a text in UTF-8: JSON with comments and trailing commas.
  package init(_ text: [UInt8], from origin: Origin = .file) {
    guard text.count <= Self.maximumByteCount else {
      report(0..<1, "settings larger than 1 MB are ignored")
      return
    }
    let (value, problems) = ConfigurationReader.read(text)
    self.problems = problems
    // An empty file says nothing, and nothing wrong.
    guard let value else { return }
    guard case .object(let members) = value.content else { return }
    for member in lastOfEach(members) { read(member, from: origin) }
    self.problems.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A file that says nothing, because it was not read.
  init(ignoredBecause message: String) { report(0..<1, message) }

  /// How large a file may be, in bytes: a megabyte.
  package static let maximumByteCount = 1 << 20

  /// Whether a name is that of a setting, in a file or an editor.
  package static func isSetting(_ name: String) -> Bool {
    ConfigurationKey(rawValue: name) != nil || EditorSetting(rawValue: name) != nil
  }

  /// A value with its place.
  package struct Placed<Value: Sendable & Equatable>: Sendable, Equatable {
    package let value: Value
    /// In UTF-8 offsets of the text.
    package let range: Range<Int>
  }

  // MARK: Reading

  /// How many problems are kept: nobody reads more, and looking for what somebody meant takes time.
  static let maximumProblems = 100

  mutating func report(_ range: Range<Int>, _ message: @autoclosure () -> String) {
    guard problems.count < Self.maximumProblems else { return }
    problems.append(ConfigurationProblem(range: range, message: message()))
  }

  /// The members with each key once; a key that comes again is reported, and counts as it stands
  /// there last.
  mutating func lastOfEach(
    _ members: [ConfigurationValue.Member]
  ) -> [ConfigurationValue.Member] {
    var last: [String: Int] = [:]
    for (index, member) in members.enumerated() {
      if last.updateValue(index, forKey: member.key) != nil {
        report(member.keyRange, "duplicate key \(member.key.quoted); the last one wins")
      }
    }
    return members.enumerated().filter { last[$0.element.key] == $0.offset }.map(\.element)
  }

  private mutating func read(
    _ member: ConfigurationValue.Member,
    from origin: Origin
  ) {
    guard let key = ConfigurationKey(rawValue: member.key) else {
      if origin == .editor, EditorSetting(rawValue: member.key) != nil { return }
      report(
        member.keyRange,
        "unknown setting \(member.key.quoted)"
          + (EditorSetting(rawValue: member.key) != nil
            ? "; it is an editor setting"
            : Suggestion.text(for: member.key, among: ConfigurationKey.allCases.map(\.rawValue)))
      )
      return
    }
    if origin == .editor, key.isAboutPaths {
      report(member.keyRange, "\(key.rawValue.quoted) is only valid in a .curbcut.json")
      return
    }
    // Editors send null for what is not set.
    if origin == .editor, member.value.content == .null { return }
    read(key, member.value)
  }

  private mutating func read(_ key: ConfigurationKey, _ value: ConfigurationValue) {
    switch key {
    case .schema: break
    case .extends: extends = strings(value, for: key.rawValue) ?? []
    case .profile: profile = choice(value, for: key)
    case .wcag: level = choice(value, for: key)
    case .rules: rules = readRules(value)
    case .include: include = patterns(value, for: key.rawValue)
    case .exclude: exclude = patterns(value, for: key.rawValue)
    case .platforms: platforms = readPlatforms(value)
    case .components: components = readComponents(value)
    case .tasks: tasks = readTasks(value)
    }
  }

  /// A value that is one of a few words.
  private mutating func choice<Value: RawRepresentable & CaseIterable & Sendable & Equatable>(
    _ value: ConfigurationValue,
    for key: ConfigurationKey
  ) -> Placed<Value>? where Value.RawValue == String {
    if let choice = value.string.flatMap({ Value(rawValue: $0) }) {
      return Placed(value: choice, range: value.range)
    }
    let words = Value.allCases.map(\.rawValue)
    report(value.range, Suggestion.notOneOf(words, value, for: key.rawValue))
    return nil
  }

  /// Patterns for paths; nil where none of them can be read.
  private mutating func patterns(
    _ value: ConfigurationValue,
    for name: String
  ) -> [Placed<String>]? {
    guard let patterns = strings(value, for: name), !patterns.isEmpty else { return nil }
    var valid: [Placed<String>] = []
    for pattern in patterns {
      if let problem = PathPatterns.problem(in: pattern.value) {
        report(pattern.range, problem)
      } else {
        valid.append(pattern)
      }
    }
    return valid.isEmpty ? nil : valid
  }

  /// An array of strings, or one string by itself; nil where it is neither.

  mutating func strings(
    _ value: ConfigurationValue,
    for name: String
  ) -> [Placed<String>]? {
    let elements: [ConfigurationValue]
    switch value.content {
    case .string: elements = [value]
    case .array(let values): elements = values
    default:
      report(value.range, "\(name.quoted) must be an array of strings, found \(value.description)")
      return nil
    }
    var strings: [Placed<String>] = []
    for element in elements {
      if let string = element.string, !string.isEmpty {
        strings.append(Placed(value: string, range: element.range))
      } else {
        let found = element.string == nil ? element.description : "an empty string"
        report(element.range, "\(name.quoted) must be an array of strings, found \(found)")
      }
    }
    return strings
  }
}

/// What a `.curbcut.json` may say.
enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case extends, profile, wcag, rules, include, exclude, platforms, components, tasks

  /// What it sets, for the schema.
  var summary: String {
    switch self {
    case .schema: "The address of a JSON Schema, for editors."
    case .extends:
      "Settings files to extend, relative to this file and inside the project. Later files "
        + "override earlier ones; this file overrides them all."
    case .profile: "The set of rules to start from."
    case .wcag:
      "The WCAG 2.2 conformance level to check for; rules for higher levels are off."
    case .rules: "Severity of each rule by id, or an object with severity and options."
    case .include:
      "The only files to check: .gitignore patterns, relative to the folder of the nearest "
        + "settings file."
    case .exclude:
      "Files to leave out: .gitignore patterns, relative to the folder of the nearest settings "
        + "file."
    case .platforms:
      "The platforms the project targets, such as iOS or \"iOS 15\": checks that only apply to others "
        + "are off, and fixes use what exists on the oldest version."
    case .components:
      "Views from other packages by type name, and how assistive technology sees them."
    case .tasks:
      "What people come to do in the app, by name, each with the type names of the views it begins "
        + "with: curbcut report --nutrition-labels tells for each what stands in the way."
    }
  }

  /// Whether it is about where files are, which an editor's settings are not.
  var isAboutPaths: Bool {
    switch self {
    case .extends, .include, .exclude: true
    default: false
    }
  }
}

/// The settings that an editor has for itself, under the same roof.
enum EditorSetting: String, CaseIterable {
  case enable, path, args, configPath, run, diagnosticMode, inlayHints, codeLens, colors, trace
}

/// What to write instead of a word that is not known.
enum Suggestion {
  /// `; did you mean "x"?`, or nothing where no word is close.
  static func text(for name: String, among words: [String]) -> String {
    closest(to: name, among: words).map { "; did you mean \($0.quoted)?" } ?? ""
  }

  static func closest(to name: String, among words: [String]) -> String? {
    let distances = words.map { ($0, EditDistance.between(name.lowercased(), $0.lowercased())) }
    guard let best = distances.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(2, name.count / 3) ? best.0 : nil
  }

  /// What to say of a value that should be one of some words.
  static func notOneOf(_ words: [String], _ value: ConfigurationValue, for name: String) -> String {
    let last = words.last ?? ""
    let known = words.dropLast().joined(separator: ", ") + " or \(last)"
    let hint = value.string.map { text(for: $0, among: words) } ?? ""
    return "\(name.quoted) must be \(known), found \(value.description)\(hint)"
  }
}
