import CurbcutAnalysis
import CurbcutTestSupport
import Foundation
import Testing

/// Which files the settings of a project may take over, and what is said of files that are none.
@Suite struct ExtendsReachTests {
  /// Files by path, some of them links.
  private func project(
    _ files: [String: String],
    links: [String: String] = [:]
  )
    -> ProjectConfiguration
  {
    @Sendable func target(_ path: String) -> String {
      for (link, target) in links where path == link || path.hasPrefix(link + "/") {
        return target + path.dropFirst(link.count)
      }
      return path
    }
    return ProjectConfiguration(
      read: { path in files[target(path)].map { Array($0.utf8) } },
      resolved: { path in
        let isFolder = files.keys.contains { $0.hasPrefix(target(path) + "/") }
        return isFolder || files[target(path)] != nil ? target(path) : nil
      }
    )
  }

  private static let secret = "root:x:0:0:root:/root:/bin/bash\n"

  @Test(
    "what lies outside the project is not read",
    arguments: [
      "/etc/shadow", "../etc/shadow", "../../../../etc/shadow", "A/../../etc/shadow", "link.json",
      "folder/shadow", "A//..//..//etc/shadow", "/p/../etc/shadow", "../p2/base.json",
    ]
  )
  func outside(name: String) {
    var project = project(
      [
        "/p/.git/HEAD": "", "/p/A/x": "", "/etc/shadow": Self.secret,
        "/p2/base.json": "{\"profile\": \"all\"}",
        "/p/.curbcut.json": "{\"extends\": \"\(name)\", \"wcag\": \"A\"}",
      ],
      links: ["/p/link.json": "/etc/shadow", "/p/folder": "/etc"]
    )
    let configuration = project.configuration(forFile: "/p/X.swift").configuration
    #expect(configuration.profile == .recommended && configuration.level == .a)
    let messages = project.paths.flatMap { project.problems(in: $0).map(\.message) }
    #expect(messages == ["\"\(name)\" is outside the project; it is ignored"])
    #expect(project.paths == ["/p/.curbcut.json"])
  }

  @Test("a settings file that is itself a link out of the project says nothing")
  func link() {
    var project = project(
      ["/p/.git/HEAD": "", "/p/A/x": "", "/etc/shadow": Self.secret],
      links: ["/p/A/.curbcut.json": "/etc/shadow"]
    )
    _ = project.configuration(forFile: "/p/A/X.swift")
    #expect(
      project.problems(in: "/p/A/.curbcut.json").map(\.message) == [
        "settings outside the project are ignored"
      ]
    )
  }

  @Test(
    "a project reaches as far as its repository, its workspace folder, or its own folder",
    arguments: [
      // What is there besides, the workspace's folders, and whether ../base.json is taken.
      (["/w/.git"], [], true), ([], ["/w"], true), ([], ["/w/p"], false), ([], [], false),
      (["/w/p/.git"], ["/w"], false), ([], ["/other"], false), (["/w/.git"], ["/w/p"], true),
    ] as [([String], [String], Bool)]
  )
  func reach(markers: [String], folders: [String], isTaken: Bool) {
    var files = [
      "/w/p/.curbcut.json": "{\"extends\": \"../base.json\"}",
      "/w/base.json": "{\"profile\": \"all\"}",
    ]
    for marker in markers { files[marker] = "" }
    var project = project(files)
    project.workspaceFolders = folders
    let profile = project.configuration(forFile: "/w/p/X.swift").configuration.profile
    #expect(profile == (isTaken ? .all : .recommended))
  }

  @Test("the file that the person chooses may be anywhere, with what lies beside it")
  func chosen() {
    var project = project([
      "/p/.git": "", "/home/me/base.json": "{\"profile\": \"all\"}",
      "/home/me/mine.json": "{\"extends\": \"base.json\"}",
    ])
    project.choose("/home/me/mine.json", root: "/p")
    #expect(project.configuration(forFile: "/p/X.swift").configuration.profile == .all)
  }

  @Test(
    "what is no settings file is not repeated in what is said of it",
    arguments: [
      "root:x:0:0:root:/root:/bin/bash", "\"secret\"", "[\"secret\"]", "secret", "SECRET=1",
      "-----BEGIN secret-----", "{;secret", "{@secret", "{\"wcag\": 1secret}",
    ]
  )
  func quoting(text: String) {
    let problems = ConfigurationFile(Array(text.utf8)).problems
    #expect(!problems.isEmpty)
    #expect(!problems.contains { $0.message.includes("secret") || $0.message.includes("root") })
  }

  @Test("what is repeated is short, and cannot steer a terminal")
  func shortness() {
    let long = String(repeating: "x\u{301}", count: 5_000)
    let text =
      "{\"wcag\": \"\(long)\", \"\(long)\": 1, \"a\\u001b[2J\\n\": 1, \"rules\": \"\\u202e\"}"
    for problem in ConfigurationFile(Array(text.utf8)).problems {
      #expect(problem.message.utf8.count < 400, "\(problem.message)")
      #expect(problem.message.unicodeScalars.allSatisfy { !$0.isUnsafeToPrint })
    }
  }

  @Test("a file of more than a megabyte says nothing but that")
  func size() {
    let padding = String(repeating: " ", count: ConfigurationFile.maximumByteCount)
    var project = project([
      "/p/.git": "", "/p/.curbcut.json": "{\"profile\": \"all\"}" + padding,
      "/p/A/.curbcut.json": "{\"extends\": \"../.curbcut.json\", \"wcag\": \"A\"}",
    ])
    #expect(project.configuration(forFile: "/p/X.swift").configuration == Configuration())
    #expect(project.configuration(forFile: "/p/A/X.swift").configuration.level == .a)
    #expect(
      project.problems(in: "/p/.curbcut.json").map(\.message) == [
        "settings larger than 1 MB are ignored"
      ]
    )
  }

  @Test("folders and files whose names begin with a combining letter are what they are")
  func combining() {
    var project = project([
      "/p/.git": "", "/p/\u{301}a/.curbcut.json": "{\"profile\": \"all\"}",
      "/p/.curbcut.json": "{\"extends\": \"\u{301}a/../../x.json\"}",
      "/x.json": "{\"wcag\": \"A\"}",
    ])
    #expect(project.configuration(forFile: "/p/\u{301}a/X.swift").configuration.profile == .all)
    #expect(project.configuration(forFile: "/p/\u{301}X.swift").file == "/p/.curbcut.json")
    #expect(project.configuration(forFile: "/p/X.swift").configuration.level == .aaa)
  }

  @Test("names that only look the same are two files")
  func normalization() {
    var project = ProjectConfiguration { path in
      switch Array(path.utf8) {
      case Array("/p/caf\u{E9}/.curbcut.json".utf8): Array("{\"profile\": \"all\"}".utf8)
      case Array("/p/cafe\u{301}/.curbcut.json".utf8): Array("{\"profile\": \"minimal\"}".utf8)
      default: nil
      }
    }
    #expect(project.configuration(forFile: "/p/caf\u{E9}/X.swift").configuration.profile == .all)
    #expect(
      project.configuration(forFile: "/p/cafe\u{301}/X.swift").configuration.profile == .minimal
    )
  }

  @Test("patterns without end take no time")
  func patterns() {
    let brackets = PathPatterns([String(repeating: "[", count: 1 << 20)])
    #expect(!brackets.cover(String(repeating: "[", count: 300)))
    let many = PathPatterns([String](repeating: "**/a*/**/b", count: 400_000))
    #expect(!many.cover(String(repeating: "a/", count: 50) + "c"))
  }
}
