import CurbcutAnalysis
import CurbcutRules
import CurbcutTestSupport
import Foundation
import Testing

/// Which configuration counts for which file.
@Suite struct ProjectConfigurationTests {
  private func project(_ files: [String: String]) -> ProjectConfiguration {
    ProjectConfiguration { path in files[path].map { Array($0.utf8) } }
  }

  private func profile(_ name: String) -> String { "{\"profile\": \"\(name)\"}" }

  @Test("the nearest file counts, alone")
  func nearest() {
    var project = project([
      "/p/.curbcut.json": "{\"profile\": \"all\", \"rules\": {\"label-empty\": \"off\"}}",
      "/p/A/B/.curbcut.json": profile("minimal"),
    ])
    #expect(project.configuration(forFile: "/p/A/X.swift").file == "/p/.curbcut.json")
    #expect(project.configuration(forFile: "/p/A/X.swift").configuration.profile == .all)
    let inner = project.configuration(forFile: "/p/A/B/C/X.swift")
    #expect(inner.file == "/p/A/B/.curbcut.json")
    #expect(inner.configuration.profile == .minimal)
    #expect(inner.configuration.severities.isEmpty)
    #expect(project.configuration(forFile: "/q/X.swift").file == nil)
    #expect(project.configuration(forFile: "/X.swift").file == nil)
    #expect(project.configuration(forFile: "untitled:Untitled-1").file == nil)
    #expect(project.configuration(forFile: "/p/A/../A/./B//X.swift").file == "/p/A/B/.curbcut.json")
    #expect(project.paths == ["/p/.curbcut.json", "/p/A/B/.curbcut.json"])
  }

  @Test("a file is read once, until it is forgotten")
  func forgetting() throws {
    try withFolder(["A/B/X.swift": ""]) { folder in
      let file = folder.appendingPathComponent("A/.curbcut.json")
      let source = folder.appendingPathComponent("A/B/X.swift").path
      var project = ProjectConfiguration { path in
        FileManager.default.contents(atPath: path).map { [UInt8]($0) }
      }
      var found: [Configuration.Profile?] = []
      func ask() {
        let (configuration, file) = project.configuration(forFile: source)
        found.append(file == nil ? nil : configuration.profile)
      }
      ask()
      try Data(profile("all").utf8).write(to: file)
      ask()
      project.forget(file.path)
      ask()
      try Data(profile("strict").utf8).write(to: file)
      ask()
      project.forget(file.path)
      ask()
      try FileManager.default.removeItem(at: file)
      ask()
      project.forget(file.path)
      ask()
      #expect(found == [nil, nil, .all, .all, .strict, .strict, nil])
    }
  }

  @Test("a file builds on others; what it says stands over them")
  func extending() {
    var project = project([
      "/.git": "",
      "/p/.curbcut.json": """
      {"extends": ["../shared/base.json", "extra.json"], "rules": {"label-empty": "info"}}
      """,
      "/p/extra.json": "{\"wcag\": \"A\", \"rules\": {\"hint-empty\": \"error\"}}",
      "/shared/base.json": """
      {"profile": "all", "wcag": "AA",
       "rules": {"label-empty": "off", "hint-empty": "off", "label-redundant": "off"}}
      """,
    ])
    let (configuration, file) = project.configuration(forFile: "/p/X.swift")
    #expect(file == "/p/.curbcut.json")
    #expect(configuration.profile == .all)
    #expect(configuration.level == .a)
    #expect(configuration.severities["label-empty"] == .info)
    #expect(configuration.severities["hint-empty"] == .error)
    #expect(configuration.severities["label-redundant"] == .some(nil))
    #expect(
      project.layers(forFile: "/p/X.swift").map(\.path) == [
        "/shared/base.json", "/p/extra.json", "/p/.curbcut.json",
      ]
    )
    #expect(project.problems(in: "/p/.curbcut.json").isEmpty)
  }

  @Test("circles and missing files are problems, and the rest counts")
  func circles() {
    var project = project([
      "/p/.curbcut.json": "{\"extends\": [\"a.json\", \"gone.json\"], \"wcag\": \"A\"}",
      "/p/a.json": "{\"extends\": \"b.json\", \"profile\": \"all\"}",
      "/p/b.json": "{\"extends\": [\"./a.json\", \"b.json\"]}",
    ])
    let configuration = project.configuration(forFile: "/p/X.swift").configuration
    #expect(configuration.profile == .all)
    #expect(configuration.level == .a)
    #expect(
      project.problems(in: "/p/.curbcut.json").map(\.message) == ["cannot read \"gone.json\""]
    )
    #expect(project.problems(in: "/p/.curbcut.json").map(\.range) == [23..<34])
    #expect(
      project.problems(in: "/p/b.json").map(\.message) == [
        "circular \"extends\": \"./a.json\" is ignored here",
        "circular \"extends\": \"b.json\" is ignored here",
      ]
    )
    var chain: [String: String] = ["/.curbcut.json": "{\"extends\": \"0.json\"}"]
    for index in 0..<5_000 { chain["/\(index).json"] = "{\"extends\": \"\(index + 1).json\"}" }
    var long = self.project(chain)
    #expect(long.layers(forFile: "/X.swift").count == 32)
    // Each of many files builds on all others twice over: every file still counts once.
    var web: [String: String] = ["/.curbcut.json": "{\"extends\": [\"0.json\", \"0.json\"]}"]
    for index in 0..<25 {
      web["/\(index).json"] = "{\"extends\": [\"\(index + 1).json\", \"\(index + 1).json\"]}"
    }
    web["/25.json"] = profile("all")
    var many = self.project(web)
    #expect(many.configuration(forFile: "/X.swift").configuration.profile == .all)
    #expect(many.layers(forFile: "/X.swift").count == 27)
  }

  @Test("include and exclude begin at the folder of the nearest file")
  func paths() {
    var project = project([
      "/.git": "",
      "/p/.curbcut.json": """
      {"extends": "/shared.json", "include": ["App/", "*.preview.swift"]}
      """,
      "/shared.json": "{\"exclude\": [\"Legacy/**\", \"!Legacy/Kept.swift\", \"Generated\"]}",
    ])
    let cases: [(String, Bool)] = [
      ("/p/App/A.swift", false), ("/p/App/B/C/A.swift", false), ("/p/Tools/A.swift", true),
      ("/p/Tools/A.preview.swift", false), ("/p/App/Generated/A.swift", true),
      ("/p/Legacy/A.preview.swift", true), ("/p/App/Legacy/A.swift", false),
      ("/p/App", true),
    ]
    for (path, isExcluded) in cases {
      let configuration = project.configuration(forFile: path).configuration
      #expect(configuration.isExcluded == isExcluded, "\(path)")
      #expect(configuration.rules.isEmpty == isExcluded)
    }
    let excluded = project.exclusion(ofFile: "/p/App/Generated/A.swift")
    #expect(excluded?.path == "/shared.json")
    #expect(excluded?.range == 48..<59)
    #expect(project.exclusion(ofFile: "/p/Tools/A.swift")?.path == "/p/.curbcut.json")
    #expect(project.exclusion(ofFile: "/p/App/A.swift") == nil)
  }

  @Test("a chosen file counts everywhere")
  func chosen() {
    var project = project([
      "/p/.curbcut.json": profile("minimal"),
      "/ci/strict.json": "{\"profile\": \"all\", \"exclude\": \"A\"}",
    ])
    project.choose("/ci/strict.json", root: "/p")
    let (configuration, file) = project.configuration(forFile: "/p/A/X.swift")
    #expect(file == "/ci/strict.json")
    #expect(configuration.profile == .all)
    #expect(configuration.isExcluded)
    project.choose(nil, root: "/")
    #expect(project.configuration(forFile: "/p/A/X.swift").configuration.profile == .minimal)
  }

  @Test("each document is checked with its own configuration")
  func workspace() {
    let source = Array("struct A: View { var body: some View { Image(\"a\") } }".utf8)
    var workspace = Workspace()
    for name in ["A", "B", "C"] { workspace.open(name, bytes: source) }
    var strict = Configuration()
    strict.set(.severity(.error), for: "image-missing-label")
    var none = Configuration()
    none.isExcluded = true
    let changes = [
      workspace.configure("A", as: strict), workspace.configure("A", as: strict),
      workspace.configure("B", as: none), workspace.configure("Z", as: none),
    ]
    #expect(changes == [true, false, true, false])
    func severities(_ path: String) -> [Severity] {
      workspace.diagnostics(for: path).map(\.severity)
    }
    let first = ["A", "B", "C"].map(severities)
    #expect(first == [[.error], [], [.warning]])
    workspace.open("A", bytes: source)
    let reopened = severities("A")
    #expect(reopened == [.error])
    let isChanged = workspace.configure("A", as: nil)
    #expect(isChanged)
    let last = severities("A")
    #expect(last == [.warning])
  }
}
