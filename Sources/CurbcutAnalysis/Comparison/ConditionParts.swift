import CurbcutModel

/// What a condition of a transcript consists of, each part in one form however it is written: conditions
/// in a row, inside each other or in the other branch hold at the same time.
struct ConditionParts {
  struct Part: Equatable {
    /// What is compared: `if isOn`, `unless isOn`, `case .failed`.
    let key: String
    /// What is shown.
    let text: String
  }

  let parts: [Part]

  /// How long a condition is taken apart.
  private static let maximumLength = 1_000

  /// - Parameter text: as transcripts write it: `if a, b`, `unless a or b`, `case .a(let b) where c`.
  init(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else {
      parts = [Part(key: text, text: text)]
      return
    }
    parts = Self.parts(of: text) ?? [Part(key: text, text: text)]
  }

  private static func parts(of text: String) -> [Part]? {
    if let shown = text.after("unless hidden by ") { return parts(hidingBy: shown) }
    if let tests = text.after("if ") {
      return conjunction(tests[...]).map { part($0, holds: true) }
    }
    if let tests = text.after("unless ") {
      return split(tests[...], at: " or ").map { part(withoutSpecialCases($0), holds: false) }
    }
    if let pattern = text.after("case ") { return parts(ofPattern: pattern[...]) }
    return nil
  }

  /// `opacity(isOn ? 1 : 0)`, `accessibilityHidden(isOn)`.
  private static func parts(hidingBy call: String) -> [Part]? {
    guard let open = call.firstIndex(of: "("), call.hasSuffix(")") else { return nil }
    let name = call[..<open]
    let argument = call[call.index(after: open)...].dropLast()
    guard name == "opacity" else {
      return ["hidden", "accessibilityHidden"].contains(name)
        ? [part(argument, holds: false)] : nil
    }
    let halves = split(argument, at: " ? ")
    guard halves.count == 2 else { return nil }
    let arms = split(halves[1], at: " : ").map { Double($0.trimmed) }
    guard arms.count == 2, let then = arms[0], let otherwise = arms[1] else { return nil }
    if then > 0, otherwise == 0 { return conjunction(halves[0]).map { part($0, holds: true) } }
    if then == 0, otherwise > 0 { return [part(halves[0], holds: false)] }
    return nil
  }

  /// The tests of a list that must all hold.
  private static func conjunction(_ tests: Substring) -> [Substring] {
    split(tests, at: ",").map(withoutSpecialCases).flatMap { test -> [Substring] in
      // What is bound by a pattern belongs to it.
      let isOne = split(test, at: "||").count > 1 || split(test, at: " ? ").count > 1
      if isOne || test.trimmed.hasPrefix("case ") { return [test] }
      return split(test, at: "&&").flatMap { part -> [Substring] in
        let inner = part.trimmed[...]
        guard inner.hasPrefix("("), closing(inner) == inner.indices.last else { return [part] }
        return conjunction(inner.dropFirst().dropLast())
      }
    }
  }

  /// The one alternative that holds wherever the others do: `isOn` of `isOn || (isOn && isOpen)`; else the
  /// test as it is.
  private static func withoutSpecialCases(_ test: Substring) -> Substring {
    let alternatives = split(test, at: "||")
    guard alternatives.count > 1 else { return test }
    let keys = alternatives.map { alternative in
      Set(conjunction(alternative).map { part($0, holds: true).key })
    }
    return alternatives.indices.first { index in
      keys.allSatisfy { keys[index].isSubset(of: $0) }
    }.map { alternatives[$0] } ?? test
  }

  /// A test in one form.
  private static func part(_ test: Substring, holds: Bool) -> Part {
    let written = test.trimmed.replacing("self.", with: "")
    var (test, holds) = (written[...], holds)
    let isOne =
      conjunction(test).count == 1 && split(test, at: "||").count == 1
      && split(test, at: " ? ").count == 1
    while isOne {
      if test.hasPrefix("!"), !test.dropFirst().contains(" ") {
        (test, holds) = (test.dropFirst(), !holds)
      } else if let binding = test.after("let ") ?? test.after("var ") {
        let value = split(binding[...], at: " = ").last ?? binding[...]
        test = "\(value.trimmed) != nil"
      } else if let value = test.before(" == nil") {
        (test, holds) = ("\(value) != nil", !holds)
      } else if let value = test.before(" == true") {
        test = value
      } else if let value = test.before(" == false") {
        (test, holds) = (value, !holds)
      } else if test.hasPrefix("("), closing(test) == test.indices.last {
        test = test.dropFirst().dropLast()
      } else {
        break
      }
    }
    let word = holds ? "if" : "unless"
    let isPlain = test == written[...]
    return Part(key: "\(word) \(test)", text: isPlain ? "\(word) \(written)" : "\(word) \(test)")
  }

  /// An alternative of a `switch`: the names that it binds say nothing.
  private static func parts(ofPattern text: Substring) -> [Part] {
    let halves = split(text, at: " where ")
    let pattern = halves[0].trimmed
    let tests = halves.dropFirst().flatMap { conjunction($0).map { part($0, holds: true) } }
    return [Part(key: "case \(withoutBindings(pattern))", text: "case \(pattern)")] + tests
  }

  /// `.failed(let error)` and `let .failed(error)` as `.failed`.
  private static func withoutBindings(_ pattern: String) -> String {
    var rest = pattern[...]
    var bindsAll = false
    for word in ["let ", "var "] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      bindsAll = true
    }
    guard let open = rest.firstIndex(of: "("), rest.hasSuffix(")") else { return String(rest) }
    let arguments = split(rest[rest.index(after: open)...].dropLast(), at: ",").map { argument in
      let value = split(argument, at: ": ").last?.trimmed ?? ""
      let isBinding =
        value == "_" || value.hasPrefix("let ") || value.hasPrefix("var ")
        || (bindsAll && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" })
      return isBinding ? "_" : value
    }
    if arguments.allSatisfy({ $0 == "_" }), open != rest.startIndex { return String(rest[..<open]) }
    return "\(rest[..<open])(\(arguments.joined(separator: ", ")))"
  }

  /// The conditions of which one is enough: `a` and `b` of `if a || b`; none for other conditions.
  static func alternatives(of key: String) -> Set<String> {
    guard let test = key.after("if ") else { return [] }
    return Set(split(test[...], at: "||").map { part($0, holds: true).text })
  }

  // MARK: Meaning

  /// What a condition asks, in forms that those share which are written in another way: the alternatives
  /// of a `switch` and tests for a case, a constant of the code and what it stands for.
  static func meanings(of key: String, in decision: ExposedElement.Decision?) -> Set<String> {
    if key.hasPrefix("case ") || key == "default" || key == "@unknown default" {
      guard let choice = decision?.choice else { return [] }
      let subject = choice.subject.replacing("self.", with: "")
      func test(_ alternative: Int) -> [Substring] {
        choice.patterns[alternative].map { split($0[...], at: " where ") } ?? []
      }
      var meanings: Set<String> = []
      if let own = test(choice.alternative).first {
        meanings.insert("\(subject) is \(asked(String(own)))")
      }
      if choice.patterns.count == 2, case let other = test(1 - choice.alternative),
        other.count == 1
      {
        meanings.insert("\(subject) is not \(asked(String(other[0])))")
      }
      return meanings
    }
    guard let (test, holds) = tested(key) else { return [] }
    func meaning(_ test: Substring) -> String {
      if let pattern = test.after("case "),
        case let halves = split(pattern[...], at: " = "), halves.count == 2
      {
        return "\(halves[1].trimmed) is \(holds ? "" : "not ")\(asked(halves[0].trimmed))"
      }
      for (sign, isSame) in [(" == ", true), (" != ", false)] {
        let halves = split(test, at: sign)
        guard halves.count == 2 else { continue }
        let value = halves[1].trimmed
        if value == "nil" { return "\(halves[0]) is \(holds ? "" : "not ").some" }
        guard value.first.map({ $0 == "." || $0.isUppercase }) == true else { continue }
        return "\(halves[0].trimmed) is \(holds == isSame ? "" : "not ")\(asked(value))"
      }
      return "\(test) is \(holds ? "" : "not ")true"
    }
    var meanings: Set<String> = [meaning(test)]
    let name = test.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if let value = decision?.constant(String(name)), value != name {
      meanings.insert(meaning("\(value)\(test.dropFirst(name.count))"))
    }
    return meanings
  }

  /// The value that is asked for a case; nil for another meaning.
  static func subject(of meaning: String) -> Substring? {
    (meaning.firstRange(of: " is .") ?? meaning.firstRange(of: " is not ."))
      .map { meaning[..<$0.lowerBound] }
  }

  /// The test of an `if`, and whether it holds.
  private static func tested(_ key: String) -> (test: Substring, holds: Bool)? {
    if key.hasPrefix("if ") { return (key.dropFirst("if ".count), true) }
    return key.hasPrefix("unless ") ? (key.dropFirst("unless ".count), false) : nil
  }

  /// The cases that a pattern is for, in one form: `.failed` of `Phase.failed(let error)`.
  private static func asked(_ pattern: String) -> String {
    split(pattern[...], at: ",").map { one in
      let name = withoutBindings(one.trimmed)
      let isOfType = name.first?.isUppercase == true && !name.contains("(")
      let last = isOfType ? name.split(separator: ".").last.map { ".\($0)" } : nil
      return name == "nil" ? ".none" : last ?? name
    }.sorted().joined(separator: ", ")
  }

  // MARK: Text

  /// A text at a separator, outside of brackets and of what stands in quotation marks.
  private static func split(_ text: Substring, at separator: String) -> [Substring] {
    let bytes = text.utf8
    guard let first = separator.utf8.first else { return [text] }
    var parts: [Substring] = []
    var (start, index) = (bytes.startIndex, bytes.startIndex)
    var depth = 0
    var isQuoted = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        if depth == 0, byte == first, bytes[index...].starts(with: separator.utf8) {
          parts.append(text[start..<index])
          index = bytes.index(index, offsetBy: separator.utf8.count)
          start = index
          continue
        }
      }
      index = bytes.index(after: index)
    }
    return parts + [text[start...]]
  }

  /// Where the bracket that a text begins with closes.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 0
    return text.utf8.indices.first { index in
      if text.utf8[index] == UInt8(ascii: "(") { depth += 1 }
      if text.utf8[index] == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
  }
}

extension ConditionParts {
  /// What is repeated over, in one form: “for each index in Array(items.enumerated())” is for each of
  /// the items.
  static func loop(_ text: String) -> String {
    let start = text.after("for each of ")
    let source =
      start
      ?? text.after("for each ").flatMap { rest in
        rest.firstRange(of: " in ").map { String(rest[$0.upperBound...]) }
      }
    guard var source else { return text }
    source = source.replacing("self.", with: "").replacing(" ?? []", with: "")
    if !source.includes("!=") { source = source.replacing("!", with: "") }
    while true {
      if let inner = source.after("Array("), inner.hasSuffix(")") {
        source = String(inner.dropLast())
      } else if let inner = source.after("0..<"), let items = inner[...].before(".count") {
        source = String(items)
      } else if let items = source[...].before(".enumerated()") ?? source[...].before(".indices") {
        source = String(items)
      } else {
        return "for each of \(source)"
      }
    }
  }
}

extension StringProtocol {
  /// What follows a beginning; nil where it begins otherwise.
  fileprivate func after(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }

  /// Without the space around it.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}

extension Substring {
  /// What stands before an end; nil where it ends otherwise.
  fileprivate func before(_ end: String) -> Substring? {
    hasSuffix(end) ? dropLast(end.count) : nil
  }
}
