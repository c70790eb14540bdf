/// What a file of Objective-C says of its classes, as far as that matters to views that Interface
/// Builder makes: from which class they inherit, and what they set on themselves and on outlets.
///
/// It is read word by word, without types: what is named may be set, and what is handed on may have
/// anything done to it. So more is said to be set than is, and never less.
package struct ObjectiveCFile: Sendable {
  package struct Class: Sendable, Equatable {
    package let name: String
    /// The class above it; nil where the file does not say which it is.
    package internal(set) var superclass: String?
    /// The properties it sets on itself, and its methods.
    package internal(set) var sets: Set<String> = []
    /// What it does to what its properties hold, and under `.name` to those of other objects; `*` for
    /// what is handed on.
    package internal(set) var touches: [String: Set<String>] = [:]

    /// Adds what another file says of the class.
    package mutating func add(_ other: Class) {
      superclass = superclass ?? other.superclass
      sets.formUnion(other.sets)
      touches.merge(other.touches) { $0.union($1) }
    }
  }

  /// Whether a path is that of a file of Objective-C.
  package static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".m") || path.hasSuffix(".mm") || path.hasSuffix(".h")
  }

  package private(set) var classes: [Class] = []
  private var places: [String: Int] = [:]

  package init(reading bytes: [UInt8]) {
    let words = ObjectiveCWords(bytes).words
    var index = 0
    var current: Int?
    var depth = 0
    while index < words.count {
      switch words[index] {
      case "@interface": readInterface(words, &index)
      case "@implementation":
        current = index + 1 < words.count ? place(of: words[index + 1]) : nil
        depth = 0
        index += 2
      case "@end":
        current = nil
        index += 1
      case "{":
        depth += 1
        index += 1
      case "}":
        depth -= 1
        index += 1
      case "-", "+":
        if let current, depth == 0, let name = Self.method(words, index) {
          classes[current].sets.insert(name)
        }
        index += 1
      default:
        if let current, depth > 0 {
          classes[current].read(words, &index)
        } else {
          index += 1
        }
      }
    }
  }

  private mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    classes.append(Class(name: name))
    places[name] = classes.count - 1
    return classes.count - 1
  }

  /// `@interface Slider : UISlider`
  private mutating func readInterface(_ words: [String], _ index: inout Int) {
    index += 1
    guard index < words.count else { return }
    let place = place(of: words[index])
    if index + 2 < words.count, words[index + 1] == ":" {
      classes[place].superclass = words[index + 2]
    }
  }

  /// The first part of the name of the method that is declared at a place.
  private static func method(_ words: [String], _ start: Int) -> String? {
    guard start + 1 < words.count, words[start + 1] == "(" else { return nil }
    var index = start + 2
    var open = 1
    while index < words.count, open > 0 {
      if words[index] == "(" { open += 1 }
      if words[index] == ")" { open -= 1 }
      index += 1
    }
    return index < words.count ? words[index] : nil
  }
}

extension ObjectiveCFile.Class {
  /// Methods and functions that do nothing to a view but place or compare it.
  private static let placing: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "isEqual",
    "constraintWithItem", "toItem", "belowSubview", "aboveSubview", "bringSubviewToFront",
    "sendSubviewToBack", "if", "while", "assert", "NSAssert",
  ]

  /// Parts of words by which methods are known that may change how a view is named or drawn.
  private static let telling = [
    "accessib", "font", "title", "text", "style", "theme", "config", "setup", "localiz",
    "appearance", "label",
  ]

  /// Takes in what is done at a word of a method, and goes on behind it.
  fileprivate mutating func read(_ words: [String], _ index: inout Int) {
    let start = index
    let word = words[index]
    index += 1
    func next(_ offset: Int) -> String { index + offset < words.count ? words[index + offset] : "" }
    let before = start > 0 ? words[start - 1] : ""
    var property = ""
    if word == "self" {
      guard next(0) == "." else {
        if before == "[" { sets.formUnion(Self.names(setBy: next(0))) }
        return
      }
      property = next(1)
      index += 2
      sets.insert(property)
    } else if word.utf8.first == UInt8(ascii: "_"), word.utf8.count > 1 {
      property = String(word.dropFirst())
    } else if next(0) == ".", word.first?.isLetter == true {
      // `cell.titleLabel.font = …`: of an object whose class is not known.
      property = "." + next(1)
      index += 2
    } else {
      return
    }
    var chain: Set<String> = []
    while next(0) == ".", index + 1 < words.count {
      chain.insert(next(1))
      index += 2
    }
    if chain.isEmpty, property.hasPrefix("."), before != "[" || next(0) == "]" { return }
    if chain.isEmpty {
      chain = done(to: next(0), behind: words, start)
    } else if before == "[" {
      chain.formUnion(Self.names(setBy: next(0)))
    }
    if !chain.isEmpty { touches[property, default: []].formUnion(chain) }
  }

  /// What is done to a property that is named whole.
  private func done(to next: String, behind words: [String], _ start: Int) -> Set<String> {
    let before = start > 0 ? words[start - 1] : ""
    let caller = start > 1 ? words[start - 2] : ""
    switch (before, next) {
    case ("[", _) where caller != "@": return Self.names(setBy: next)
    case (_, "=="), (_, "!="), ("==", _), ("!=", _), ("!", _), ("&&", _), ("||", _), (";", ";"):
      return []
    case (":", _), ("(", _): return Self.placing.contains(caller) ? [] : ["*"]
    default: return ["*"]
    }
  }

  /// The properties that a method sets by its name: `title` for `setTitle`.
  private static func names(setBy method: String) -> Set<String> {
    var names: Set<String> = [method]
    if method.hasPrefix("set"), let first = method.dropFirst(3).first, first.isUppercase {
      names.insert(first.lowercased() + method.dropFirst(4))
      return names
    }
    let small = method.lowercased()
    if telling.contains(where: { small.contains($0) }) { names.insert("*") }
    return names
  }
}

/// The words and signs of a file, without comments, texts and lines of the preprocessor.
private struct ObjectiveCWords {
  private(set) var words: [String] = []

  init(_ bytes: [UInt8]) {
    var index = 0
    var isLineStart = true
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
        true
      default: false
      }
    }
    while index < bytes.count {
      let first = bytes[index]
      let begins = isLineStart
      isLineStart = first == 10 || isLineStart && first <= 32
      switch first {
      case 0...32: index += 1
      case UInt8(ascii: "#") where begins:
        while index < bytes.count, bytes[index] != 10 {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 10 { index += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        index += 2
        while index < bytes.count,
          !(bytes[index] == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/"))
        {
          index += 1
        }
        index += 2
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index += 1
        while index < bytes.count, bytes[index] != first, bytes[index] != 10 {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        words.append("\"")
      case UInt8(ascii: "@") where isWord(byte(1)), _ where isWord(first):
        let start = index
        index += 1
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        words.append(String(decoding: bytes[start..<index], as: UTF8.self))
      case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
        words.append(".")
        index += 2
      case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"):
        let isPair = byte(1) == UInt8(ascii: "=") || byte(1) == first && first != UInt8(ascii: "!")
        let length = isPair ? 2 : 1
        words.append(String(decoding: bytes[index..<index + length], as: UTF8.self))
        index += length
      default:
        words.append(String(decoding: [first], as: UTF8.self))
        index += 1
      }
    }
  }
}
