import CurbcutModel
import Testing

@testable import CurbcutAnalysis

/// Apps that people see in one appearance, whatever they have chosen.
@Suite struct ProjectAppearanceTests {
  private func configuration(_ files: [String: String]) -> Configuration {
    var project = ProjectConfiguration(
      read: { path in files[path].map { Array($0.utf8) } },
      list: { folder, _ in
        let prefix = folder == "/" ? "/" : folder + "/"
        return files.keys.filter { $0.hasPrefix(prefix) }
          .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
      }
    )
    return project.configuration(forFile: "/p/App/Sources/A.swift").configuration
  }

  /// What a color that is white by day and black by night is seen as.
  private func seen(_ files: [String: String]) -> String {
    let color = AdaptiveColor(light: Color(white: 1), dark: Color(white: 0))
    let seen = configuration(files).project.colors.seen(color)
    guard seen.isFixed else { return "either" }
    return seen.light == Color(white: 0) ? "dark" : "light"
  }

  private func list(_ style: String) -> String {
    "<plist><dict><key>UIUserInterfaceStyle</key>\n\t<string>\(style)</string></dict></plist>"
  }

  private let project = "/p/App.xcodeproj/project.pbxproj"

  @Test("the settings of the project and its property lists say so")
  func places() {
    #expect(seen([project: "\t\tINFOPLIST_KEY_UIUserInterfaceStyle = Dark;\n"]) == "dark")
    #expect(seen([project: "\t\tINFOPLIST_KEY_UIUserInterfaceStyle = Light;\n"]) == "light")
    let named = "\t\tINFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";\n"
    #expect(seen([project: named, "/p/App/Info.plist": list("Dark")]) == "dark")
    let plain = "\t\tINFOPLIST_FILE = App/Info.plist;\n"
    #expect(seen([project: plain, "/p/App/Info.plist": list("Light")]) == "light")
    #expect(seen(["/p/project.yml": "        UIUserInterfaceStyle: Dark\n"]) == "dark")
    // The app around a package.
    let setting = "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"
    #expect(seen([project: setting, "/p/App/Package.swift": "let package = Package()"]) == "dark")
  }

  @Test("an app that follows people, or one of two that differ, is seen in both")
  func either() {
    #expect(seen([project: "SDKROOT = iphoneos;"]) == "either")
    #expect(seen([project: "INFOPLIST_KEY_UIUserInterfaceStyle = Automatic;"]) == "either")
    let two =
      "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;\nINFOPLIST_KEY_UIUserInterfaceStyle = Light;"
    #expect(seen([project: two]) == "either")
    #expect(seen([project: "/* UIUserInterfaceStyle+Extensions.swift in Sources */"]) == "either")
    #expect(
      seen(["/p/.git": "", "/App.xcodeproj/project.pbxproj": "UIUserInterfaceStyle = Dark;"])
        == "either"
    )
  }

  @Test("text is judged in that one")
  func findings() {
    let view = """
      struct A: View {
        var body: some View { Text("Low").foregroundStyle(Color(white: 0.7)) }
      }
      """
    func rules(_ files: [String: String]) -> [String] {
      var workspace = Workspace(configuration: configuration(files))
      workspace.open("/A.swift", bytes: Array(view.utf8))
      return workspace.diagnostics(for: "/A.swift").map(\.ruleID)
    }
    #expect(rules([project: ""]) == ["color-contrast-insufficient"])
    #expect(rules([project: "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"]).isEmpty)
  }
}
