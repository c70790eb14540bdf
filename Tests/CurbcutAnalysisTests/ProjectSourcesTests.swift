import CurbcutModel
import Testing

@testable import CurbcutAnalysis

/// Files that no target of a project compiles.
@Suite struct ProjectSourcesTests {
  private func isBuilt(_ path: String, _ files: [String: String]) -> Bool {
    var project = ProjectConfiguration(
      read: { path in files[path].map { Array($0.utf8) } },
      list: { folder, _ in
        let prefix = folder == "/" ? "/" : folder + "/"
        return files.keys.filter { $0.hasPrefix(prefix) }
          .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
      }
    )
    return project.configuration(forFile: path).configuration.project.isBuilt
  }

  private let project = "/p/App.xcodeproj/project.pbxproj"
  private let sources = """
    \t\t3A /* Home.swift */ = {isa = PBXFileReference; path = Home.swift; };
    \t\t5C /* Left.swift */ = {isa = PBXFileReference; path = Left.swift; };
    \t\t\tfiles = (
    \t\t\t\t1B /* Home.swift in Sources */,
    \t\t\t);
    """

  @Test("a file that no list of sources has is left over")
  func leftOver() {
    #expect(isBuilt("/p/App/Home.swift", [project: sources]))
    #expect(!isBuilt("/p/App/Left.swift", [project: sources]))
    #expect(!isBuilt("/p/Left.swift", [project: sources, "/p/.git": ""]))
  }

  @Test("where something else may build it, it counts")
  func unknown() {
    let left = "/p/App/Left.swift"
    #expect(isBuilt(left, [:]))
    #expect(isBuilt(left, [project: "SDKROOT = iphoneos;"]))
    #expect(isBuilt(left, [project: sources + "\nisa = PBXFileSystemSynchronizedRootGroup;"]))
    #expect(isBuilt(left, [project: sources, "/p/Package.swift": ""]))
    #expect(isBuilt(left, [project: sources, "/p/App/Package.swift": ""]))
    #expect(isBuilt(left, [project: sources, "/p/project.yml": ""]))
    #expect(isBuilt(left, [project: sources, "/p/App.podspec": ""]))
    // A project inside another one.
    let inner = "/p/App/Part.xcodeproj/project.pbxproj"
    let other = sources.replacing("Home", with: "Part")
    #expect(!isBuilt(left, [project: sources, inner: other]))
    #expect(isBuilt("/p/App/Home.swift", [project: sources, inner: other]))
  }

  @Test("what it declares is not what the others mean")
  func declarations() {
    let row = """
      struct Row: View {
        var body: some View { Image("photo") }
      }
      """
    let named = row.replacing("Image(\"photo\")", with: "Text(\"Photo\")")
    let list = """
      struct Screen: View {
        let open: () -> Void

        var body: some View { Button(action: open) { Row() } }
      }
      """
    func rules(isBuilt: Bool) -> [String] {
      var workspace = Workspace()
      var leftOver = Configuration()
      leftOver.project.isBuilt = isBuilt
      for (path, text) in [("/Row.swift", row), ("/Left.swift", named), ("/Screen.swift", list)] {
        workspace.open(path, bytes: Array(text.utf8))
      }
      _ = workspace.configure("/Left.swift", as: leftOver)
      var waiting: Set = ["/Row.swift", "/Left.swift", "/Screen.swift"]
      while !waiting.isEmpty {
        for path in waiting.sorted() { workspace.gather(path) }
        waiting = Set(workspace.settleGatheredFacts().paths.sortedPaths)
      }
      _ = workspace.takeGatheredFacts()
      return workspace.diagnostics(for: "/Screen.swift").map(\.ruleID)
    }
    #expect(rules(isBuilt: true).isEmpty)
    #expect(rules(isBuilt: false) == ["icon-button-missing-label"])
  }
}
