import CurbcutSyntax

/// The strings that a project has in its string tables and catalogs: which keys there are, and what
/// they stand for in the language that the project is developed in.
///
/// Note: immutable, and a class only so that it costs one reference to hand on.
package final class ProjectStrings: Sendable, Equatable {
  /// The texts by key; a plural has none that is always right.
  private let texts: [String: String]
  /// What plurals are for most numbers, by key.
  private let plurals: [String: String]
  /// The texts with values in them by the shapes of their keys; nil where several have the same.
  private let formats: [String: String?]
  private let keys: Set<String>
  /// The texts by the letters and digits of their keys, which is how generated code spells them;
  /// nil where several keys are spelled the same.
  private let spellings: [String: String?]
  /// The keys by the same; nil where several keys are spelled so.
  private let keysBySpelling: [String: String?]
  /// The keys by their texts in lower case.
  private let keysByText: [String: [String]]
  /// The languages of which there are strings.
  package let languages: Set<String>

  /// The language that the texts are in; nil where nothing says it.
  package let language: String?

  package static let none = ProjectStrings(texts: [:], keys: [], languages: [])

  /// - Parameters:
  ///   - plurals: what keys stand for most often whose text depends on a number.
  ///   - keys: those without a known text may be among them.
  ///   - language: the one that the texts are in.
  package init(
    texts: [String: String],
    plurals: [String: String] = [:],
    keys: Set<String>,
    languages: Set<String>,
    language: String? = nil
  ) {
    self.language = language
    self.texts = texts
    self.plurals = plurals
    var formats: [String: String?] = [:]
    for (key, text) in texts.merging(plurals, uniquingKeysWith: { text, _ in text })
    where key.includes("%") && key != text {
      guard let shape = Self.shape(of: key) else { continue }
      formats.updateValue(formats[shape] == nil ? text : nil, forKey: shape)
    }
    self.formats = formats
    self.keys = keys.union(texts.keys)
    var spellings: [String: String?] = [:]
    var keysBySpelling: [String: String?] = [:]
    for (key, text) in texts {
      let spelling = Self.spelling(of: key)
      if !spelling.isEmpty {
        keysBySpelling.updateValue(keysBySpelling[spelling] == nil ? key : nil, forKey: spelling)
        spellings.updateValue(spellings[spelling] == nil ? text : nil, forKey: spelling)
      }
    }
    self.spellings = spellings
    self.keysBySpelling = keysBySpelling
    keysByText = Dictionary(grouping: texts.keys) { texts[$0]?.lowercased() ?? "" }
    self.languages = languages
    areKeysTexts = texts.count { $0.key == $0.value } * 2 >= texts.count
  }

  package static func == (first: ProjectStrings, second: ProjectStrings) -> Bool {
    first === second
      || (first.texts == second.texts && first.plurals == second.plurals
        && first.keys == second.keys && first.languages == second.languages)
  }

  package var isEmpty: Bool { keys.isEmpty }

  /// Whether its keys are mostly the texts themselves: what is not among them is a key as well.
  package let areKeysTexts: Bool

  /// These, and what another has under keys that are not among them.
  package func merged(over other: ProjectStrings) -> ProjectStrings {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return ProjectStrings(
      texts: texts.merging(other.texts.filter { !keys.contains($0.key) }) { own, _ in own },
      plurals: plurals.merging(other.plurals.filter { !keys.contains($0.key) }) { own, _ in own },
      keys: keys.union(other.keys),
      languages: languages.union(other.languages),
      language: language ?? other.language
    )
  }

  /// The keys that stand for something else than in another version, or are in one of the two.
  package func keys(changedFrom other: ProjectStrings) -> Set<String> {
    if self === other { return [] }
    return keys.symmetricDifference(other.keys).union(
      keys.intersection(other.keys).filter {
        texts[$0] != other.texts[$0] || plurals[$0] != other.plurals[$0]
      }
    )
  }

  /// Whether a key is shown as something else than in another version: what has no entry is shown as it
  /// is written.
  package func reads(_ key: String, otherwiseThanIn other: ProjectStrings) -> Bool {
    func shown(_ strings: ProjectStrings) -> String? {
      strings.keys.contains(key) ? strings.texts[key] : key
    }
    return shown(self) != shown(other)
  }

  /// Whether a literal is looked up and found.
  package func holds(_ key: String) -> Bool { keys.contains(key) }

  /// What a key stands for; nil where it is none or has no single text.
  package func text(for key: String) -> String? { texts[key] }

  /// The key that a text stands under: one that an item uses already, else the shortest; nil where
  /// there is none.
  ///
  /// “Move to Saves” is what the project says for “Move to saves”.
  package func key(for text: String, usedIn item: Node) -> String? {
    // What a heading has in capitals is no label.
    let all = keysByText[text.lowercased()] ?? []
    lazy var code = item.code
    let keys = all.filter { key in
      (texts[key] == text || texts[key]?.contains(where: \.isLowercase) == true)
        && (text.contains(" ") || Self.isOfAction(key) || code.includes("\"\(key)\""))
    }
    guard keys.count > 1 else { return keys.first }
    func rank(_ key: String) -> (Int, Int, Int, String) {
      (texts[key] == text ? 0 : 1, code.includes("\"\(key)\"") ? 0 : 1, key.utf8.count, key)
    }
    return keys.min { rank($0) < rank($1) }
  }

  /// The key that is called as a text says: `menu_proxy_settings` for “Show proxy settings”; nil where there
  /// is none, or its text is more than a name.
  package func key(calledAs text: String) -> String? {
    var words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if ["show", "open"].contains(words.first) { words.removeFirst() }
    guard words.count > 1 else { return nil }
    return ["", "menu", "action", "button", "common", "label"].lazy.compactMap { group in
      self.keysBySpelling[group + words.joined()] ?? nil
    }
    .first { key in
      self.texts[key].map { $0.count < 30 && !$0.includes("%") && !$0.includes(".") } == true
    }
  }

  /// Whether a key may be that of a control anywhere, rather than of a word of one subject: the “Close” of
  /// `charts.price.close` is no order.
  private static func isOfAction(_ key: String) -> Bool {
    let names = key.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    return names.count < 3
      || names.contains { word in Self.namesOfActions.contains { word.hasPrefix($0) } }
  }

  /// What keys of words are called that many screens share.
  private static let namesOfActions = [
    "action", "alert", "app", "base", "button", "common", "core", "general", "generic", "global",
    "label", "shared", "a11y", "accessibility",
  ]

  /// Whether the literals of a type are keys that are looked up.
  static func areLookedUp(of type: String?) -> Bool {
    guard let type else { return false }
    let name = type.hasSuffix("?") ? type.dropLast() : type[...]
    return name == "LocalizedStringKey" || name == "LocalizedStringResource"
  }

  /// What is spoken where a literal with some words is looked up.
  package func spoken(_ phrase: Phrase) -> Phrase? {
    guard !texts.isEmpty, let key = phrase.literal, let text = texts[key], !text.includes("%")
    else { return nil }
    return Phrase(text)
  }

  /// What is spoken where a literal is looked up that values are put into, in the order of the key; of a
  /// plural, what most numbers have.
  ///
  /// Source: Apple, "Localizing strings that contain plurals": `"\(count) huts"` is the key `%lld huts`.
  func formatted(_ phrase: Phrase) -> Phrase? {
    guard !formats.isEmpty, case let shape = Self.shape(of: phrase),
      case let format?? = formats[shape]
    else { return nil }
    let values = phrase.parts.filter(\.isCode)
    guard let text = Phrase(format: format, sources: values.map(\.text)),
      text.parts.filter(\.isCode) == values
    else { return nil }
    return text
  }

  /// What stands for a value in the shape of a key, whatever its type.
  private static let value = "\u{FFFC}"

  private static func shape(of phrase: Phrase) -> String {
    phrase.parts.map { $0.isCode ? value : $0.text }.joined()
  }

  /// A key with its values as such; nil where it has none, or ones that no code is put in for.
  private static func shape(of key: String) -> String? {
    let sources = Array(repeating: value, count: key.utf8.count { $0 == UInt8(ascii: "%") })
    guard let phrase = Phrase(format: key, sources: sources), phrase.parts.contains(where: \.isCode)
    else { return nil }
    return shape(of: phrase)
  }

  // MARK: Generated code

  /// The text that a property of generated code stands for, such as `L10n.Settings.title` or
  /// `LocalString.settings_title` for the key `settings.title`.
  ///
  /// SwiftGen, R.swift and scripts of projects make such properties of the keys; the file with them
  /// is often not kept in the repository.
  ///
  /// - Parameter path: names with dots between them, the type first.
  package func text(named path: String) -> String? {
    guard !texts.isEmpty, path.first?.isUppercase == true else { return nil }
    var names = path.split(separator: ".")[...]
    guard names.count > 1, let type = names.popFirst() else { return nil }
    // R.swift has strings among its other resources: `R.string.localizable.welcomeTitle`.
    let isOfResources = type == "R" && names.first == "string"
    if isOfResources { names.removeFirst() }
    // One common word may mean anything: `Icon.close`.
    let isOfStrings =
      isOfResources || Self.namesOfStrings.contains { type.lowercased().includes($0) }
    for _ in 0..<2 where !names.isEmpty {
      let spelling = Self.spelling(of: names.joined())
      let isLong = names.count > 1 || spelling.count < names.joined().count
      if isOfStrings || isLong, let text = spellings[spelling] { return text }
      // A table comes before its keys.
      names.removeFirst()
    }
    return nil
  }

  /// What a type of generated code is called for its strings.
  private static let namesOfStrings = ["string", "l10n", "locali", "translation", "text"]

  /// The letters and digits, in lower case.
  package static func spelling(of key: String) -> String {
    let bytes = key.utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: byte < 0x80 ? nil : byte
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ProjectStrings {
  /// The words that an expression looks up by a key: a property or function of generated code, or a
  /// key with a property such as `localized`; nil for others, and where the text is not known.
  func words(of expression: Expression) -> Phrase? {
    if isEmpty { return nil }
    switch expression.form {
    case .member(let base?, let name):
      if case .string(let key) = base.form { return lookedUp(key, by: name) }
      guard let path = expression.path, let text = text(named: path) else { return nil }
      return text.includes("%") ? nil : Phrase(text)
    case .call(let callee, let arguments):
      if arguments.isEmpty { return words(of: callee) }
      // `String.localized("edit")`
      if arguments.count == 1, case .string(let key) = arguments[0].value.form,
        let name = callee.memberName, key.literal.map(holds) == true
      {
        return lookedUp(key, by: name)
      }
      guard let path = callee.path, let text = text(named: path) else { return nil }
      return Phrase(format: text, arguments.map(\.value))
    case .prefixed(let name, let base):
      // `%"list.title"` by an operator of the project.
      guard name == "%" || name == "^" || name == "§", case .string(let key) = base.form else {
        return nil
      }
      return spoken(key)
    default: return nil
    }
  }

  /// The text that a literal or an expression as above looks up, where something is shown.
  func text(writtenAs expression: Expression) -> Phrase? {
    guard case .string(let key) = expression.form else { return words(of: expression) }
    return spoken(key)
  }

  private func lookedUp(_ key: Phrase, by name: String) -> Phrase? {
    name.hasPrefix("locali") ? spoken(key) : nil
  }
}

extension Phrase {
  /// A format with expressions in place of `%@`, `%d`, `%1$@` and the like; nil where it has others.
  init?(format: String, _ values: [Expression]) {
    self.init(format: format, sources: values.map(\.source))
  }

  /// - Parameter sources: the code of the values.
  fileprivate init?(format: String, sources: [String]) {
    var parts: [Part] = []
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.words(String(rest[..<percent])))
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        parts.append(.words("%"))
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      var position = next
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
        position = number - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      guard let end = rest.firstIndex(where: { $0 == "@" || ($0.isLetter && $0 != "l") }),
        "@diuf".contains(rest[end]), sources.indices.contains(position)
      else { return nil }
      parts.append(.expression(sources[position]))
      rest = rest[end...].dropFirst()
    }
    self.init((parts + [.words(String(rest))]).filter { $0 != .words("") })
  }
}

extension Phrase.Part {
  /// Whether it is code that gives a value, rather than words.
  fileprivate var isCode: Bool { if case .expression = self { true } else { false } }

  /// The words, or the code.
  fileprivate var text: String {
    switch self {
    case .words(let text), .expression(let text): text
    }
  }
}
