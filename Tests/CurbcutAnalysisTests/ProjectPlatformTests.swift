import CurbcutAnalysis
import CurbcutModel
import CurbcutTestSupport
import Synchronization
import Testing

/// What the project around a file is built for, from its own description.
@Suite struct ProjectPlatformTests {
  private func project(_ files: [String: String]) -> ProjectConfiguration {
    ProjectConfiguration(
      read: { path in files[path].map { Array($0.utf8) } },
      list: { folder, _ in
        let prefix = folder == "/" ? "/" : folder + "/"
        return files.keys.filter { $0.hasPrefix(prefix) }
          .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
      }
    )
  }

  private func platforms(_ files: [String: String], of path: String) -> Platforms {
    var project = project(files)
    return project.configuration(forFile: path).configuration.project.platforms
  }

  /// A project as Xcode writes it, with settings in one configuration each.
  private func xcode(_ settings: String...) -> String {
    let configurations = settings.map { settings in
      let lines = settings.split(separator: "|").map { "\t\t\t\t\($0);\n" }.joined()
      return "\t\tA1 = {\n\t\t\tbuildSettings = {\n\(lines)\t\t\t};\n\t\t};\n"
    }
    return "// !$*UTF8*$!\n{\n\t\tsourceTree = SDKROOT; };\n\(configurations.joined())}\n"
  }

  @Test("an Xcode project says what it is built for, where that is one platform")
  func xcodeProjects() {
    let cases: [(String, Platforms)] = [
      (xcode("SDKROOT = macosx", "ALWAYS = YES"), .macOS),
      (xcode("SDKROOT = macosx14.2|MACOSX_DEPLOYMENT_TARGET = 13.0"), .macOS),
      (xcode("\"SDKROOT[arch=*]\" = macosx"), .macOS),
      (xcode("SDKROOT = iphoneos", "SDKROOT = iphoneos"), .iOS),
      (xcode("SDKROOT = watchos"), .watchOS),
      (xcode("SDKROOT = appletvos"), .tvOS),
      (xcode("SDKROOT = auto|SUPPORTED_PLATFORMS = \"xros xrsimulator\""), .visionOS),
      (xcode("SUPPORTED_PLATFORMS = (\n  iphoneos,\n  iphonesimulator,\n)"), .iOS),
      (xcode("SDKROOT = macosx", "SDKROOT = iphoneos"), .all),
      (xcode("SDKROOT = auto|SUPPORTED_PLATFORMS = \"iphoneos macosx\""), .all),
      (xcode("SDKROOT = auto"), .all),
      (xcode("SDKROOT = \"$(PLATFORM)\""), .all),
      (xcode("SDKROOT = macosx", "SDKROOT = driverkit"), .all),
      // The SDK of the second target stands in a configuration file.
      (xcode("SDKROOT = macosx", "IPHONEOS_DEPLOYMENT_TARGET = 17.0"), .all),
      (xcode("PRODUCT_NAME = Hut"), .all),
      (xcode("SDKROOT = macosx").replacing("\n", with: "\r\n"), .macOS),
      (xcode("shellScript = \"SDKROOT = iphoneos\"", "SDKROOT = macosx"), .macOS),
      ("SDKROOT = macosx", .all), ("SDKROOT", .all), ("SDKROOT[", .all), ("", .all),
    ]
    for (text, expected) in cases {
      let files = ["/p/Hut.xcodeproj/project.pbxproj": text]
      #expect(platforms(files, of: "/p/Hut/Views/A.swift") == expected, "\(text)")
    }
    let two = [
      "/p/A.xcodeproj/project.pbxproj": xcode("SDKROOT = macosx"),
      "/p/B.xcodeproj/project.pbxproj": xcode("SDKROOT = iphoneos"),
    ]
    #expect(platforms(two, of: "/p/A.swift") == .all)
    let unreadable = ["/p/A.xcodeproj/project.xcworkspace/contents": ""]
    #expect(platforms(unreadable, of: "/p/A.swift") == .all)
  }

  @Test("a package says what it is built for, where it names one platform")
  func packages() {
    let cases: [(String, Platforms)] = [
      ("Package(name: \"A\", platforms: [.macOS(.v13)])", .macOS),
      ("Package(name: \"A\", platforms: [.macOS(\"14.2\"),], targets: [])", .macOS),
      ("Package(name: \"A\", platforms: [.iOS(.v16), .macCatalyst(.v16)])", .iOS),
      ("Package(platforms: [.macOS(.v13), .iOS(.v16)])", .all),
      ("Package(platforms: [.macOS(.v13), .custom(\"haiku\", versionString: \"1\")])", .all),
      ("Package(platforms: [])", .all), ("Package(platforms: all)", .all),
      ("Package(name: \"A\") // platforms: [.macOS(.v13)]", .all),
      ("Package(targets: [.target(condition: .when(platforms: [.macOS(.v13)]))])", .all),
      ("Package(", .all), ("", .all),
    ]
    for (text, expected) in cases {
      let files = ["/p/Package.swift": "import PackageDescription\nlet package = \(text)\n"]
      #expect(platforms(files, of: "/p/Sources/A/A.swift") == expected, "\(text)")
    }
  }

  @Test("the nearest project counts, up to the folder of the repository")
  func nearest() {
    let mac = xcode("SDKROOT = macosx")
    let files = [
      "/p/Mac.xcodeproj/project.pbxproj": mac,
      "/p/Phone/Phone.xcodeproj/project.pbxproj": xcode("SDKROOT = iphoneos"),
      "/p/Kit/Package.swift": "let package = Package(name: \"Kit\")",
      "/p/Tool/Package.swift": "let package = Package(platforms: [.macOS(.v13)])",
      "/p/Module/.git/HEAD": "",
      "/p/Made/project.yml": "name: Made",
      "/p/Made/Package.swift": "let package = Package(platforms: [.macOS(.v13)])",
      "/p/Opened/project.yml": "name: Opened",
      "/p/Opened/Opened.xcodeproj/project.pbxproj": xcode("SDKROOT = appletvos"),
    ]
    let cases: [(String, Platforms)] = [
      ("/p/A.swift", .macOS), ("/p/Mac/Views/A.swift", .macOS), ("/p/Phone/A.swift", .iOS),
      ("/p/Phone/Views/../A.swift", .iOS), ("/p/Kit/Sources/A.swift", .all),
      ("/p/Tool/Sources/Tool/A.swift", .macOS), ("/p/Tool/Tests/Fixtures/A.swift", .all),
      ("/p/Tool/App/A.swift", .all), ("/p/Tool/A.swift", .all), ("/p/Module/A.swift", .all),
      ("/p/Made/App/A.swift", .all), ("/p/Opened/A.swift", .tvOS),
      ("/A.swift", .all), ("untitled:Untitled-1", .all),
    ]
    for (path, expected) in cases { #expect(platforms(files, of: path) == expected, "\(path)") }
  }

  @Test("in a project for several platforms the names of folders count")
  func folders() {
    let several = ["/mac/p/Hut.xcodeproj/project.pbxproj": xcode("SDKROOT = auto")]
    let cases: [(String, Platforms)] = [
      ("/mac/p/macOS/A.swift", .macOS), ("/mac/p/Mac/Views/A.swift", .macOS),
      ("/mac/p/Hut-macOS/A.swift", .macOS), ("/mac/p/UI/visionOS/A.swift", .visionOS),
      ("/mac/p/Hut Watch App/A.swift", .watchOS),
      ("/mac/p/Hut Watch Complication/Views/A.swift", .watchOS),
      ("/mac/p/HutWatch Extension/A.swift", .watchOS),
      ("/mac/p/Hut WatchKit Extension/A.swift", .watchOS), ("/mac/p/tvOS/A.swift", .tvOS),
      ("/mac/p/Hut TV/A.swift", .tvOS), ("/mac/p/TV/A.swift", .all),
      ("/mac/p/A.swift", .all), ("/mac/p/iOS/A.swift", .all), ("/mac/p/macOS+iOS/A.swift", .all),
      ("/mac/p/Watch/A.swift", .all), ("/mac/p/Machine/A.swift", .all),
      ("/mac/p/macOS Shared/A.swift", .all), ("/mac/p/Hut App/A.swift", .all),
    ]
    for (path, expected) in cases { #expect(platforms(several, of: path) == expected, "\(path)") }
    let one = ["/p/Hut.xcodeproj/project.pbxproj": xcode("SDKROOT = iphoneos")]
    #expect(platforms(one, of: "/p/Mac/A.swift") == .iOS)
    #expect(platforms([:], of: "/mac/A.swift") == .all)
  }

  @Test("what a configuration says stands over the project")
  func configured() {
    var files = [
      "/p/Mac.xcodeproj/project.pbxproj": xcode("SDKROOT = macosx"),
      "/p/.curbcut.json": "{\"profile\": \"all\"}",
    ]
    #expect(platforms(files, of: "/p/A.swift") == .macOS)
    var mac = project(files)
    #expect(
      mac.projectPlatform(forFile: "/p/A.swift")?.place == "/p/Mac.xcodeproj/project.pbxproj"
    )
    files["/p/.curbcut.json"] = "{\"extends\": \"base.json\"}"
    files["/p/base.json"] = "{\"platforms\": [\"iOS\", \"macOS\"]}"
    #expect(platforms(files, of: "/p/A.swift") == [.iOS, .macOS])
  }

  @Test("a project is read once, until something has changed")
  func reading() {
    let disk = Recorded(["/p/Mac.xcodeproj/project.pbxproj": xcode("SDKROOT = macosx")])
    var project = ProjectConfiguration(
      read: { disk.read($0) },
      list: { folder, _ in disk.names(in: folder) }
    )
    func platforms() -> Platforms {
      project.configuration(forFile: "/p/Hut/A.swift").configuration.project.platforms
    }
    #expect(platforms() == .macOS)
    let asked = disk.count
    #expect(platforms() == .macOS)
    _ = project.configuration(forFile: "/p/Hut/B.swift")
    #expect(disk.count == asked)
    disk.write("/p/Mac.xcodeproj/project.pbxproj", xcode("SDKROOT = auto"))
    #expect(platforms() == .macOS)
    let isChanged = project.refreshProjects()
    #expect(isChanged)
    #expect(platforms() == .all)
    let isChangedAgain = project.refreshProjects()
    #expect(!isChangedAgain)
  }

  @Test("what only iOS asks for is not asked of a Mac app")
  func findings() {
    let source = """
      struct A: View {
        var body: some View { Text("Hut").font(.system(size: 14)) }
      }
      """
    func rules(_ settings: String) -> [String] {
      var project = project(["/p/Hut.xcodeproj/project.pbxproj": xcode(settings)])
      var workspace = Workspace()
      workspace.open("/p/A.swift", bytes: Array(source.utf8))
      workspace.configure(
        "/p/A.swift",
        as: project.configuration(forFile: "/p/A.swift").configuration
      )
      return workspace.diagnostics(for: "/p/A.swift").map(\.ruleID)
    }
    #expect(rules("SDKROOT = iphoneos") == ["fixed-font-size"])
    #expect(rules("SDKROOT = macosx").isEmpty)
  }
}

/// Files that can change, and how often something was asked of them.
private final class Recorded: Sendable {
  private struct State {
    var files: [String: String]
    var count = 0
  }

  private let state: Mutex<State>

  init(_ files: [String: String]) {
    state = Mutex(State(files: files))
  }

  var count: Int { state.withLock { $0.count } }

  func read(_ path: String) -> [UInt8]? {
    state.withLock { state in
      state.count += 1
      return state.files[path].map { Array($0.utf8) }
    }
  }

  func names(in folder: String) -> [String] {
    state.withLock { state in
      state.count += 1
      let prefix = folder == "/" ? "/" : folder + "/"
      return state.files.keys.filter { $0.hasPrefix(prefix) }
        .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
    }
  }

  func write(_ path: String, _ text: String) { state.withLock { $0.files[path] = text } }
}
