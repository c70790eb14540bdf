/// The platforms that code is compiled for.
package struct Platforms: BitSet, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let iOS = Platforms(rawValue: 1 << 0)
  package static let macOS = Platforms(rawValue: 1 << 1)
  package static let watchOS = Platforms(rawValue: 1 << 2)
  package static let tvOS = Platforms(rawValue: 1 << 3)
  package static let visionOS = Platforms(rawValue: 1 << 4)
  package static let all: Platforms = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]

  private static let byName: [(name: String, platform: Platforms)] = [
    ("iOS", .iOS), ("macOS", .macOS), ("OSX", .macOS), ("watchOS", .watchOS), ("tvOS", .tvOS),
    ("visionOS", .visionOS), ("xrOS", .visionOS),
  ]

  /// The platforms on which people may meet what a `#if` condition lets in. What is no question about
  /// the platform may hold on any, but for `DEBUG`: what only developers build nobody is given.
  package init(compiling condition: String) {
    var platforms: Platforms = []
    var parser = CompilationCondition(condition, isRelease: true)
    for platform in [Platforms.iOS, .macOS, .watchOS, .tvOS, .visionOS] {
      if parser.evaluate(for: platform) != .no { platforms.insert(platform) }
    }
    self = platforms
  }

  /// What an app for iOS that runs on the Mac is called, which is built for iOS and yet another thing.
  package static let catalyst = "Mac Catalyst"

  /// Whether code may be compiled for a platform.
  ///
  /// - Parameter isCatalyst: whether it is built for iOS, to run on the Mac.
  static func mayCompile(
    _ condition: String,
    for platform: Platforms,
    onMac isCatalyst: Bool
  ) -> Bool {
    var parser = CompilationCondition(condition, isRelease: true, isCatalyst: isCatalyst)
    return parser.evaluate(for: platform) != .no
  }

  /// Whether a `#if` condition holds on one platform; unknown for what is no question about it.
  static func isCompiled(_ condition: String, for platform: Platforms) -> Certainty {
    var parser = CompilationCondition(condition)
    return parser.evaluate(for: platform)
  }

  /// The one that is meant where a person asks about all of these: iOS where it is among them.
  var main: Platforms {
    [Platforms.iOS, .macOS, .tvOS, .watchOS, .visionOS].first(where: contains) ?? .iOS
  }

  /// The names, in today's spelling.
  package var names: [String] {
    ["iOS", "macOS", "watchOS", "tvOS", "visionOS"].filter { name in
      Self.named(name).map(contains) ?? false
    }
  }

  static func named(_ name: String) -> Platforms? {
    byName.first { $0.name == name }?.platform
  }

  /// The platforms that have a module, for the modules that tell them apart.
  static func having(module: String) -> Platforms? {
    switch module {
    case "UIKit": [.iOS, .tvOS, .visionOS, .watchOS]
    case "AppKit", "Cocoa": .macOS
    case "WatchKit": .watchOS
    case "ARKit": [.iOS, .visionOS]
    default: nil
    }
  }
}

/// Evaluates `os(iOS) && !targetEnvironment(macCatalyst)` for one platform at a time.
private struct CompilationCondition {
  private let tokens: [String]
  private var next = 0
  private var depth = 0
  /// Whether it is asked for the build that people are given.
  private let isRelease: Bool
  /// Whether what is built for iOS runs on the Mac.
  private let isCatalyst: Bool

  init(_ source: String, isRelease: Bool = false, isCatalyst: Bool = false) {
    self.isRelease = isRelease
    self.isCatalyst = isCatalyst
    var tokens: [String] = []
    var word = ""
    for character in source.prefix(2_000) {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if !character.isWhitespace { tokens.append(String(character)) }
    }
    if !word.isEmpty { tokens.append(word) }
    self.tokens = tokens
  }

  mutating func evaluate(for platform: Platforms) -> Certainty {
    next = 0
    depth = 0
    return either(platform)
  }

  private var token: String { next < tokens.count ? tokens[next] : "" }

  private mutating func either(_ platform: Platforms) -> Certainty {
    var answer = both(platform)
    while token == "|" {
      next += 1
      if token == "|" { next += 1 }
      let right = both(platform)
      answer = answer || right
    }
    return answer
  }

  private mutating func both(_ platform: Platforms) -> Certainty {
    var answer = one(platform)
    while token == "&" {
      next += 1
      if token == "&" { next += 1 }
      let right = one(platform)
      answer = answer && right
    }
    return answer
  }

  private mutating func one(_ platform: Platforms) -> Certainty {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { return .unknown }
    switch token {
    case "!":
      next += 1
      return !one(platform)
    case "(":
      next += 1
      let answer = either(platform)
      if token == ")" { next += 1 }
      return answer
    default:
      return test(platform)
    }
  }

  /// `os(iOS)`, `canImport(UIKit)`, `DEBUG`, `swift(>=5.9)`.
  private mutating func test(_ platform: Platforms) -> Certainty {
    let name = token
    next += 1
    guard token == "(" else { return name == "DEBUG" && isRelease ? .no : .unknown }
    next += 1
    let argument = token
    while !token.isEmpty, token != ")" { next += 1 }
    next += 1
    switch name {
    case "os": return Platforms.named(argument).map { Certainty($0 == platform) } ?? .no
    case "canImport":
      return Platforms.having(module: argument).map { Certainty($0.contains(platform)) } ?? .unknown
    case "targetEnvironment" where argument == "macCatalyst":
      // There are no text sizes and no fingers, as on any Mac.
      return isCatalyst ? .yes : platform == .macOS ? .unknown : .no
    default: return .unknown
    }
  }
}

extension Deployment {
  /// The versions of some platforms alone.
  package func limited(to platforms: Platforms) -> Deployment {
    let names = Set(platforms.names)
    return Deployment(oldest.filter { names.contains($0.key.rawValue) })
  }
}
