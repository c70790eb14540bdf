import CurbcutAnalysis

/// The words behind a command, taken out one by one as options are recognized.
struct Arguments {
  private var words: [String]
  /// The words behind `--`, which are never options.
  let literal: [String]
  /// Whether `--` is written.
  let endsOptions: Bool
  /// The options that were asked for.
  private var known: [String] = []

  init(_ words: [String]) {
    if let end = words.firstIndex(of: "--") {
      self.words = Array(words[..<end])
      literal = Array(words[(end + 1)...])
      endsOptions = true
    } else {
      self.words = words
      literal = []
      endsOptions = false
    }
  }

  /// Takes a flag out; whether it was there.
  mutating func flag(_ names: String...) -> Bool {
    known += names
    let count = words.count
    words.removeAll { names.contains($0) }
    return words.count < count
  }

  /// Takes an option with its value out, `--name value` or `--name=value`; the last one counts.
  mutating func option(_ name: String) throws -> String? {
    try options(name).last
  }

  /// Takes all options of a name out.
  mutating func options(_ name: String) throws -> [String] {
    known.append(name)
    var values: [String] = []
    var rest: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      if word == name {
        guard index + 1 < words.count else { throw UsageError("\(name) needs a value") }
        values.append(words[index + 1])
        index += 1
      } else if word.hasPrefix(name + "=") {
        values.append(String(word.dropFirst(name.count + 1)))
      } else {
        rest.append(word)
      }
      index += 1
    }
    words = rest
    return values
  }

  /// Takes all options of some names out, in the order in which they stand.
  mutating func sequence(of names: [String]) throws -> [(name: String, value: String)] {
    known += names
    var found: [(name: String, value: String)] = []
    var rest: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      if names.contains(word) {
        guard index + 1 < words.count else { throw UsageError("\(word) needs a value") }
        found.append((word, words[index + 1]))
        index += 1
      } else if let name = names.first(where: { word.hasPrefix($0 + "=") }) {
        found.append((name, String(word.dropFirst(name.count + 1))))
      } else {
        rest.append(word)
      }
      index += 1
    }
    words = rest
    return found
  }

  /// Takes an option out that may have a value, `--name` or `--name=value`; the last one counts.
  ///
  /// - Parameter usual: the value where none is written.
  mutating func option(_ name: String, orAlone usual: String) -> String? {
    known.append(name)
    var value: String?
    words.removeAll { word in
      if word == name {
        value = usual
      } else if word.hasPrefix(name + "=") {
        value = String(word.dropFirst(name.count + 1))
      } else {
        return false
      }
      return true
    }
    return value
  }

  /// Takes an option out whose value is a number of at least one.
  mutating func count(_ name: String) throws -> Int? {
    guard let word = try option(name) else { return nil }
    guard let count = Int(word), count > 0 else {
      throw UsageError("\(name) expects a number of at least 1, found \"\(word)\"")
    }
    return count
  }

  /// Takes an option out whose value is one of a few words.
  mutating func choice<Value: RawRepresentable & CaseIterable>(
    _ name: String,
    _ type: Value.Type
  ) throws -> Value? where Value.RawValue == String {
    try option(name).map { try Self.choice($0, of: name, type) }
  }

  /// A word as one of the few that an option takes.
  static func choice<Value: RawRepresentable & CaseIterable>(
    _ word: String,
    of name: String,
    _ type: Value.Type
  ) throws -> Value where Value.RawValue == String {
    if let value = Value(rawValue: word) { return value }
    let words = Value.allCases.map(\.rawValue)
    let known = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    let hint = Spelling.hint(for: word, among: words)
    throw UsageError("\(name) expects \(known), found \"\(word)\"\(hint)")
  }

  /// All words that nobody has taken, for a command that hands them on.
  var unread: [String] { words + (literal.isEmpty ? [] : ["--"] + literal) }

  /// What is no option.
  var positional: [String] { words.filter { !$0.hasPrefix("-") || $0 == "-" } + literal }

  /// Ends the reading: an option that nobody took is an error.
  func rest() throws -> [String] {
    if let unknown = words.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      let name = String(unknown.prefix { $0 != "=" })
      throw UsageError("unknown option \"\(name)\"\(Spelling.hint(for: name, among: known))")
    }
    return positional
  }
}

/// A call that makes no sense, in words for the person who made it.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// Something that a call needs and that is not to be had, such as a file, in words for the person.
struct CommandError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// What somebody may have meant.
enum Spelling {
  /// `; did you mean "x"?`, or nothing where no word is close.
  static func hint(for name: String, among words: [String]) -> String {
    let distances = words.map { (word: $0, distance: EditDistance.between(name, $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }),
      best.distance <= max(2, name.count / 3)
    else { return "" }
    return "; did you mean \"\(best.word)\"?"
  }
}
