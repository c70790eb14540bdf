import CurbcutModel
import CurbcutSyntax

/// Finds the oldest systems that a source file is built for: the nearest package, Xcode project or
/// its `.xcconfig` files say so, or the `project.yml` that XcodeGen makes the project of.
struct ProjectDeployment: FolderFacts {
  private let read: @Sendable (String) -> [UInt8]?
  private let list: FolderList
  var known: [PathKey: Deployment] = [:]

  init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping FolderList
  ) {
    self.read = read
    self.list = list
  }

  static let unsaid = Deployment()

  /// How the names end that tell of a project, or of the repository that ends the search.
  private static let telling = [
    ".xcodeproj", "Package.swift", ".xcconfig", XcodeGenProject.name, ".git",
  ]

  /// Where Xcode projects keep their `.xcconfig` files, beside their own folder.
  private static let settingsFolders = [
    "Config", "Configs", "Configuration", "Configurations", "xcconfig", "XCConfig", "Xcconfigs",
    "BuildConfig", "Settings", "Support",
  ]

  /// How many `.xcconfig` files are read for a project.
  private static let maximumSettings = 32

  /// The oldest systems that the files in a folder are built for; empty where it says nothing.
  func look(in folder: String) -> (fact: Deployment?, isLast: Bool) {
    let names = list(folder, Self.telling)
    let found = deployment(of: names, in: folder)
    // A package without platforms leaves them open for what is in it.
    if names.contains("Package.swift") { return (found, true) }
    return (found.isEmpty ? nil : found, names.contains(".git"))
  }

  private func deployment(of names: [String], in folder: String) -> Deployment {
    if names.contains("Package.swift") {
      return read(Path.joined(folder, "Package.swift")).map(PackageManifest.deployment) ?? .init()
    }
    var result = Deployment()
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    for name in projects.sorted() {
      if let bytes = read(Path.joined(folder, "\(name)/project.pbxproj")) {
        result.formUnion(XcodeProject.deployment(in: bytes))
      }
    }
    if result.isEmpty, names.contains(XcodeGenProject.name),
      let bytes = read(Path.joined(folder, XcodeGenProject.name))
    {
      result = XcodeGenProject.deployment(in: bytes)
    }
    // Where the project leaves it to other files, those say it for all targets.
    guard result.isEmpty, !projects.isEmpty else { return result }
    let folders = [folder] + Self.settingsFolders.map { Path.joined(folder, $0) }
    let settings = folders.flatMap { folder in
      list(folder, [".xcconfig"]).filter { $0.hasSuffix(".xcconfig") }.sorted()
        .map { Path.joined(folder, $0) }
    }
    for path in settings.prefix(Self.maximumSettings) {
      if let bytes = read(path) { result.formUnion(XcodeProject.deployment(in: bytes)) }
    }
    return result
  }
}

extension XcodeProject {
  private static let deploymentSettings: [(name: [UInt8], system: Deployment.System)] = [
    (Array("IPHONEOS_DEPLOYMENT_TARGET".utf8), .iOS),
    (Array("MACOSX_DEPLOYMENT_TARGET".utf8), .macOS),
    (Array("WATCHOS_DEPLOYMENT_TARGET".utf8), .watchOS),
    (Array("TVOS_DEPLOYMENT_TARGET".utf8), .tvOS),
    (Array("XROS_DEPLOYMENT_TARGET".utf8), .visionOS),
  ]

  /// The oldest versions that a `project.pbxproj` or `.xcconfig` names for any target: what exists
  /// on these exists for all.
  ///
  /// Source: Apple, Xcode build settings reference, "iOS Deployment Target".
  static func deployment(in bytes: [UInt8]) -> Deployment {
    guard bytes.count <= maximumByteCount else { return Deployment() }
    var deployment = Deployment()
    var targets = TargetSettings()
    for line in lines(of: bytes) {
      targets.take(line)
      guard let setting = deploymentSettings.first(where: { line.starts(with: $0.name) }) else {
        continue
      }
      guard let written = value(behind: line.dropFirst(setting.name.count)) else { continue }
      let value = written.prefix { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
      // Xcode 12 wrote macOS 11 so.
      let version =
        value.elementsEqual("10.16".utf8) ? "11.0" : String(decoding: value, as: UTF8.self)
      if let release = Release(version) {
        targets.set(release, for: setting.system)
      }
    }
    for (system, release) in targets.releases { deployment.add(release, for: system) }
    return deployment
  }

  /// The releases that the settings of a project name, with whose settings they are: what those of the
  /// project itself say does not count where every target has its own.
  private struct TargetSettings {
    private var found: [(owner: ArraySlice<UInt8>, system: Deployment.System, release: Release)] =
      []
    private var ofProject: Set<ArraySlice<UInt8>> = []
    private var ofTargets: Set<ArraySlice<UInt8>> = []
    /// What the lines are part of.
    private var owner: ArraySlice<UInt8> = []
    private var list: List?

    private enum List { case project, target }

    /// How long the identifier of an object is, in bytes.
    private static let identifier = 24

    /// Takes note of the object that begins with a line, or of a member of a list of settings.
    mutating func take(_ line: ArraySlice<UInt8>) {
      let name = line.prefix(Self.identifier)
      guard name.count == Self.identifier,
        name.allSatisfy({
          (48...57).contains($0) || (65...70).contains($0) || (97...102).contains($0)
        })
      else { return }
      if line.last == UInt8(ascii: "{") {
        owner = name
        let text = String(decoding: line, as: UTF8.self)
        list =
          text.includes("configuration list for PBXProject")
          ? .project : text.includes("configuration list for ") ? .target : nil
      } else if line.last == UInt8(ascii: ",") {
        switch list {
        case .project: ofProject.insert(name)
        case .target: ofTargets.insert(name)
        case nil: break
        }
      }
    }

    mutating func set(_ release: Release, for system: Deployment.System) {
      found.append((owner, system, release))
    }

    /// Those that count.
    var releases: [(Deployment.System, Release)] {
      found.filter { entry in
        guard ofProject.contains(entry.owner), !ofTargets.isEmpty else { return true }
        return !ofTargets.allSatisfy { target in
          found.contains { $0.owner == target }
        }
      }
      .map { ($0.system, $0.release) }
    }
  }

  /// The lines of a file of settings, without what they are indented by.
  static func lines(of bytes: [UInt8]) -> some Sequence<ArraySlice<UInt8>> {
    bytes.split { $0 == 10 || $0 == 13 }.lazy.map { line in
      line.drop { $0 == 32 || $0 == 9 || $0 == UInt8(ascii: "\"") }
    }
  }

  /// How long the value of a setting may be that is read from a line, in bytes.
  private static let maximumValue = 200

  /// What a line gives a setting, from the first byte of the value to the end of the line; nil where it
  /// gives it none.
  ///
  /// - Parameter rest: what stands behind the name: ` = 15.0;`, `[sdk=iphoneos*]" = 15.0;`.
  static func value(
    behind rest: ArraySlice<UInt8>,
    separator: UInt8 = UInt8(ascii: "=")
  ) -> ArraySlice<UInt8>? {
    var rest = rest.prefix(maximumValue)
    if rest.first == UInt8(ascii: "[") {
      rest = rest.drop { $0 != UInt8(ascii: "]") }.dropFirst()
    }
    rest = rest.drop { $0 == 32 || $0 == 9 || $0 == UInt8(ascii: "\"") }
    guard rest.first == separator else { return nil }
    return rest.dropFirst().drop { $0 == 32 || $0 == UInt8(ascii: "\"") }
  }
}

extension PackageManifest {
  /// The oldest versions that `Package(platforms:)` names: `.iOS(.v15)`, `.macOS("12.3")`.
  ///
  /// Source: Swift Package Manager, PackageDescription, "SupportedPlatform".
  static func deployment(in bytes: [UInt8]) -> Deployment {
    var deployment = Deployment()
    for call in platformCalls(in: bytes) ?? [] {
      guard let name = call.child(.memberAccessExpr)?.lastChild?.text,
        let system = Deployment.System(rawValue: name),
        let argument = call.child(.labeledExpr)?.text
      else { continue }
      let value = argument.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "_" }
      if let release = Release(value) { deployment.add(release, for: system) }
    }
    return deployment
  }
}
