import CurbcutAnalysis
import CurbcutModel
import Testing

/// The oldest systems that a project is built for, and what fixes make of it.
@Suite struct ProjectDeploymentTests {
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

  private func names(_ files: [String: String]) -> [String] {
    var project = project(files)
    return project.configuration(forFile: "/p/App/Sources/A.swift").configuration.project
      .deployment.names
  }

  private let xcode = """
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 16.4;
    \t\t\t\t"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]" = 15.0;
    \t\t\t\tMACOSX_DEPLOYMENT_TARGET = "$(RECOMMENDED_MACOSX_DEPLOYMENT_TARGET)";
    """

  @Test("is found in Xcode projects, their settings and packages")
  func places() {
    #expect(names(["/p/App.xcodeproj/project.pbxproj": xcode]) == ["iOS 15"])
    #expect(
      names([
        "/p/App.xcodeproj/project.pbxproj": "SDKROOT = iphoneos;",
        "/p/Config/App.xcconfig": "// comment\nIPHONEOS_DEPLOYMENT_TARGET = 14.2\n",
      ]) == ["iOS 14.2"]
    )
    let package = """
      let package = Package(name: "A", platforms: [.iOS(.v13), .macOS("12.3"), .tvOS(.v15_4)])
      """
    #expect(
      names(["/p/App/Package.swift": package, "/p/App.xcodeproj/project.pbxproj": xcode])
        == ["iOS 13", "macOS 12.3", "tvOS 15.4"]
    )
    #expect(names(["/p/.git": "", "/App.xcodeproj/project.pbxproj": xcode]) == [])
    #expect(
      names([
        "/p/.curbcut.json": #"{"platforms": ["iOS 14.5", "macOS"]}"#,
        "/p/App.xcodeproj/project.pbxproj": xcode,
      ]) == ["iOS 14.5"]
    )
  }

  @Test(
    "is found in what XcodeGen makes a project of",
    arguments: [
      (
        "options:\n  deploymentTarget: \n    iOS: \"10.0\"\n    macOS: 12\nname: A\n",
        ["iOS 10", "macOS 12"]
      ),
      ("options:\n  deploymentTarget: # oldest\n    iOS: 16.4\n", ["iOS 16.4"]),
      (
        "targets:\n  App:\n    platform: iOS\n    deploymentTarget: \"15.2\"\n  Watch:\n    platform: watchOS\n",
        ["iOS 15.2"]
      ),
      (
        "targets:\n  A:\n    deploymentTarget: 15\n    platform: iOS\n  B:\n    platform: iOS\n    deploymentTarget: 14",
        ["iOS 14"]
      ),
      ("name: A\n# deploymentTarget: 9\nsettings:\n  iOS: 8\n", []),
      ("deploymentTarget:\nname: [\n  \u{0}", []),
    ]
  )
  func xcodeGen(text: String, expected: [String]) {
    #expect(names(["/p/project.yml": text]) == expected)
    // What XcodeGen wrote says more.
    #expect(
      names(["/p/project.yml": text, "/p/App.xcodeproj/project.pbxproj": xcode]) == ["iOS 15"]
    )
  }

  @Test("fixes are written for it")
  func fixes() {
    var configuration = Configuration()
    configuration.project.deployment = Deployment([.iOS: Release(13)])
    var workspace = Workspace(configuration: configuration)
    let source = "struct A: View { var body: some View { Image(\"lighthouse\") } }\n"
    workspace.open("/A.swift", bytes: Array(source.utf8))
    let titles = workspace.diagnostics(for: "/A.swift").flatMap(\.fixes).map(\.title)
    #expect(titles.contains("Add `.accessibility(hidden: true)`"), "\(titles)")
    #expect(!titles.contains { $0.includes(".accessibilityHidden") })
  }

  @Test("a picture that is declared as one gets no modifier of views")
  func declaredTypes() {
    var workspace = Workspace()
    let source = """
      struct A: View {
        var icon: Image { Image("lighthouse") }
        var body: some View { icon }
      }
      """
    workspace.open("/A.swift", bytes: Array(source.utf8))
    let titles = workspace.diagnostics(for: "/A.swift").flatMap(\.fixes).map(\.title)
    #expect(titles.allSatisfy { !$0.hasPrefix("Add ") }, "\(titles)")
  }

  @Test(
    "what only older systems run is reported for those",
    arguments: [(Release(14), [12]), (Release(12), [6, 12])]
  )
  func olderSystems(oldest: Release, lines: [Int]) {
    var configuration = Configuration()
    configuration.project.platforms = .iOS
    configuration.project.deployment = Deployment([.iOS: oldest])
    var workspace = Workspace(configuration: configuration)
    let source = """
      struct A: View {
        var body: some View {
          if #available(iOS 13, *) {
            Text("Lake")
          } else {
            Image("lighthouse")
          }
          if #available(iOS 17, *) {
            Text("Hut")
          } else {
            Text("Huts")
            Image("lighthouse")
          }
        }
      }
      """
    workspace.open("/A.swift", bytes: Array(source.utf8))
    let found = workspace.diagnostics(for: "/A.swift")
      .filter { $0.ruleID == "image-missing-label" }
      .map { source.utf8.prefix($0.range.lowerBound).count { $0 == UInt8(ascii: "\n") } + 1 }
    #expect(found == lines)
  }
}
