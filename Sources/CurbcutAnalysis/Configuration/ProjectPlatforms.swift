import CurbcutModel
import CurbcutSyntax

/// Finds what a source file is built for: the nearest folder upward that holds an Xcode project or a
/// package says so, and in a project for several platforms the names of the folders below it.
///
/// An answer is given only where there is exactly one platform.
struct ProjectPlatforms: FolderFacts {
  /// The platform of a folder, with the path of the file or folder that tells it.
  struct Found: Sendable, Equatable {
    let platform: Platforms
    let place: String
  }

  /// What is known of a folder.
  enum Knowledge: Sendable, Equatable {
    case noProject
    case severalPlatforms
    /// The folder of a package: it speaks for its sources, and not for what else lies beside them.
    case package(Found)
    case one(Found)
  }

  private let read: @Sendable (String) -> [UInt8]?
  private let list: FolderList
  var known: [PathKey: Knowledge] = [:]
  /// The projects that are too large to be read.
  private(set) var tooLarge: Set<PathKey> = []

  /// - Parameters:
  ///   - read: gives the bytes of a file by its absolute path; nil where there is none.
  ///   - list: gives the names in a folder that end in some way.
  init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping FolderList
  ) {
    self.read = read
    self.list = list
  }

  /// What the files in a folder are built for; nil where that is not certain.
  mutating func platform(inFolder path: String) -> Found? {
    if case .one(let found) = fact(inFolder: path) { found } else { nil }
  }

  mutating func look(in folder: String) -> (fact: Knowledge?, isLast: Bool) {
    let names = list(folder, Self.telling)
    if let projects = Self.projects(in: names) {
      return (knowledge(of: projects, in: folder), true)
    }
    // What lies above a repository is none of its business.
    return (nil, names.contains(".git"))
  }

  /// A package speaks for its sources only, and in a project for several platforms the name of a
  /// folder says which one it is for.
  func inherited(_ fact: Knowledge, by folder: String) -> Knowledge {
    let name = folder.split(separator: "/").last ?? ""
    var fact = fact
    if case .package(let found) = fact {
      fact = Self.sourceFolders.contains(name) ? .one(found) : .severalPlatforms
    }
    if fact == .severalPlatforms, let platform = FolderName.platform(of: name) {
      return .one(Found(platform: platform, place: folder))
    }
    return fact
  }

  /// Reads the projects anew: one has changed, come or gone.
  ///
  /// - Returns: Whether something else was found for a folder that was asked for.
  mutating func refresh() -> Bool {
    tooLarge = []
    return lookAgain()
  }

  static let unsaid = Knowledge.noProject

  /// How the names end that tell of a project, or of the repository that ends the search.
  private static let telling = [
    ".xcodeproj", "Package.swift", XcodeGenProject.name, "Project.swift", ".git",
  ]

  /// Whether a file is one that tells what a project is built for.
  static func isProject(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj/project.pbxproj") || path.hasSuffix("/Package.swift")
      || path.hasSuffix(".xcconfig") || path.hasSuffix("/\(XcodeGenProject.name)")
  }

  /// The names of the projects among those in a folder; nil where there is none.
  private static func projects(in names: [String]) -> [String]? {
    let projects = names.filter { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }.sorted()
    // XcodeGen and Tuist write the project on each machine; a package beside them holds tools.
    let generators = names.filter { $0 == XcodeGenProject.name || $0 == "Project.swift" }
    guard projects.contains(where: { $0.hasSuffix(".xcodeproj") }) || generators.isEmpty else {
      return generators
    }
    return projects.isEmpty ? nil : projects
  }

  /// Where a package has its sources, unless it says otherwise.
  ///
  /// Source: Swift Package Manager, PackageDescription, "Target", `path`.
  private static let sourceFolders: Set<Substring> = ["Sources", "Source", "src", "srcs"]

  private mutating func knowledge(of projects: [String], in folder: String) -> Knowledge {
    var platforms: Platforms = []
    var file: String?
    for name in projects {
      let isXcode = name.hasSuffix(".xcodeproj")
      let path = Path.joined(folder, isXcode ? "\(name)/project.pbxproj" : name)
      guard isXcode || name == "Package.swift", let bytes = read(path) else {
        return .severalPlatforms
      }
      if isXcode, bytes.count > XcodeProject.maximumByteCount { tooLarge.insert(PathKey(path)) }
      guard
        let own = isXcode ? XcodeProject.platforms(in: bytes) : PackageManifest.platforms(in: bytes)
      else { return .severalPlatforms }
      platforms.formUnion(own)
      file = file ?? path
    }
    guard let file, platforms.names.count == 1 else { return .severalPlatforms }
    let found = Found(platform: platforms, place: file)
    return projects == ["Package.swift"] ? .package(found) : .one(found)
  }
}

/// What the name of a folder says of the files in it.
private enum FolderName {
  /// What targets for a watch are called: an app, its extension, complications and widgets.
  private static let watchTargets: Set<String> = [
    "app", "extension", "complication", "complications", "widget", "widgets",
  ]

  /// The platform that a folder is for: `macOS`, `Widgets-watchOS`, `Trails Watch App`,
  /// `Trails Watch Complication`.
  ///
  /// Source: Apple, the templates of Xcode for several platforms and for watchOS.
  static func platform(of name: Substring) -> Platforms? {
    let words = name.split { !$0.isLetter }.map { $0.lowercased() }
    var platforms: Platforms = []
    for word in words {
      switch word {
      case "macos", "mac", "osx": platforms.insert(.macOS)
      case "watchos", "watchkit": platforms.insert(.watchOS)
      case "tvos": platforms.insert(.tvOS)
      case "visionos": platforms.insert(.visionOS)
      case "ios", "iphone", "ipad", "shared": return nil
      default: break
      }
    }
    // “Watch” alone may be what a person does with a film.
    if let place = words.firstIndex(where: Self.watchTargets.contains), place > 0,
      words[place - 1].hasSuffix("watch")
    {
      platforms.insert(.watchOS)
    }
    // “TV” alone may be what a person looks at.
    if words.count > 1, words.last == "tv" { platforms.insert(.tvOS) }
    return platforms.names.count == 1 ? platforms : nil
  }
}

/// What a `project.pbxproj` says of platforms.
enum XcodeProject {
  /// The settings that name platforms in their value.
  private static let settings = [Array("SDKROOT".utf8), Array("SUPPORTED_PLATFORMS".utf8)]

  /// The settings that only make sense for one platform: they tell of a target whose SDK stands in
  /// a configuration file that is not read.
  private static let versions: [(name: [UInt8], platform: Platforms)] = [
    (Array("IPHONEOS_DEPLOYMENT_TARGET".utf8), .iOS),
    (Array("MACOSX_DEPLOYMENT_TARGET".utf8), .macOS),
    (Array("WATCHOS_DEPLOYMENT_TARGET".utf8), .watchOS),
    (Array("TVOS_DEPLOYMENT_TARGET".utf8), .tvOS),
    (Array("XROS_DEPLOYMENT_TARGET".utf8), .visionOS),
  ]

  /// How long a list of platforms may be, in bytes.
  private static let maximumValueLength = 1_000

  /// The platforms of all targets; nil where something says what is not understood, or nothing
  /// says anything.
  ///
  /// Xcode writes each setting on its own line, so one pass over the line starts is enough, however
  /// large the project.
  ///
  /// Source: Apple, Xcode build settings reference, "Base SDK", "Supported Platforms".
  static func platforms(in bytes: [UInt8]) -> Platforms? {
    bytes.withUnsafeBufferPointer { platforms(in: $0) }
  }

  /// How large a project may be, in bytes: 32 megabytes. What a larger one is built for is not known.
  static let maximumByteCount = 32 << 20

  private static func platforms(in bytes: UnsafeBufferPointer<UInt8>) -> Platforms? {
    guard bytes.count <= maximumByteCount else { return nil }
    var built: Platforms = []
    var mentioned: Platforms = []
    var isAtStart = true
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isAtStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\""):
        break
      default:
        guard isAtStart else { break }
        isAtStart = false
        let line = bytes[index...]
        if let setting = settings.first(where: { line.starts(with: $0) }) {
          guard let value = value(of: line.dropFirst(setting.count)) else { break }
          guard let platforms = platforms(named: value) else { return nil }
          built.formUnion(platforms)
        } else if let version = versions.first(where: { line.starts(with: $0.name) }) {
          mentioned.formUnion(version.platform)
        }
      }
      index += 1
    }
    return built.isEmpty ? nil : built.union(mentioned)
  }

  /// What stands between `=` and `;`; nil where that is no setting.
  private static func value(of rest: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    var rest = rest.prefix(maximumValueLength)
    // "SDKROOT[arch=arm64]" = …
    if rest.first == UInt8(ascii: "[") { rest = rest.drop { $0 != UInt8(ascii: "]") }.dropFirst() }
    rest = rest.drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "="),
      let end = rest.firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    return String(decoding: rest[..<end].dropFirst(), as: UTF8.self)
  }

  private static func platforms(named value: String) -> Platforms? {
    var platforms: Platforms = []
    for name in value.split(whereSeparator: { $0.isWhitespace || "\",()$".contains($0) }) {
      // “macosx14.2” names a version of the SDK.
      switch name.prefix(while: \.isLetter) {
      case "macosx": platforms.insert(.macOS)
      case "iphoneos", "iphonesimulator": platforms.insert(.iOS)
      case "watchos", "watchsimulator": platforms.insert(.watchOS)
      case "appletvos", "appletvsimulator": platforms.insert(.tvOS)
      case "xros", "xrsimulator": platforms.insert(.visionOS)
      case "auto", "inherited": break
      default: return nil
      }
    }
    return platforms
  }
}

/// What a `Package.swift` says of platforms.
enum PackageManifest {
  /// How large a manifest may be, in bytes.
  static let maximumByteCount = 1 << 20

  /// The platforms of `Package(platforms:)`; nil where there is no such argument or it is no list
  /// of known platforms.
  ///
  /// Others are possible with their oldest versions, but SwiftUI needs newer ones everywhere: who
  /// writes views for a platform names it.
  ///
  /// Source: Swift Package Manager, PackageDescription, "SupportedPlatform".
  static func platforms(in bytes: [UInt8]) -> Platforms? {
    guard let calls = platformCalls(in: bytes) else { return nil }
    var platforms: Platforms = []
    for call in calls {
      guard let name = call.child(.memberAccessExpr)?.lastChild?.text,
        let platform = platform(named: name)
      else { return nil }
      platforms.insert(platform)
    }
    return platforms.isEmpty ? nil : platforms
  }

  /// The calls in `Package(platforms: [.iOS(.v15), …])`; nil where there is no such argument or
  /// something else stands in it.
  static func platformCalls(in bytes: [UInt8]) -> [Node]? {
    guard bytes.count <= maximumByteCount else { return nil }
    let calls = SyntaxTree(parsing: bytes).root.descendants.lazy.filter { node in
      node.kind == .functionCallExpr && node.firstChild?.kind == .declReferenceExpr
        && node.firstChild?.hasText("Package") == true
    }
    guard let call = calls.first(where: { _ in true }),
      let argument = call.children(.labeledExpr).first(where: {
        $0.labelToken?.hasText("platforms") == true
      }), let array = argument.child(.arrayExpr)
    else { return nil }
    var found: [Node] = []
    for element in array.children(.arrayElement) {
      guard let call = element.child(.functionCallExpr) else { return nil }
      found.append(call)
    }
    return found
  }

  private static func platform(named name: String) -> Platforms? {
    name == "macCatalyst" ? .iOS : PlatformName(rawValue: name)?.platforms
  }
}
