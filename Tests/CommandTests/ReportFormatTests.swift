import CurbcutProtocol
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports for code hosts and CI servers.
@Suite struct ReportFormatTests {
  private let curbcut: BuiltBinary
  private let shell = BuiltBinary(at: URL(fileURLWithPath: "/bin/sh"))

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  /// A file whose name and text need every escape there is.
  private let name = "App/Ü, a:b%20<&\"'>.swift"
  private let source = """
    struct A: View {
      var body: some View {
        VStack {
          Text("🎉"); Image("a<b>&\\"c'")
          Text("é").font(.system(size: 13))
        }
      }
    }

    """

  /// What `check` prints in a format, run in `App` of a repository with one file.
  private func report(_ format: String, _ files: [String: String]? = nil) throws -> String {
    var output = ""
    try withFolder(files ?? [name: source]) { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(".git"),
        withIntermediateDirectories: true
      )
      let app = folder.appendingPathComponent("App")
      let outcome = try curbcut.run(["check", "--format", format], in: app)
      #expect(outcome.errors == "")
      output = outcome.output
    }
    return output
  }

  // MARK: SARIF

  private func sarif(_ files: [String: String]? = nil) throws -> JSON {
    try #require(JSON(parsing: Array(try report("sarif", files).utf8)))
  }

  @Test("SARIF has rules, places from the root of the repository and fingerprints")
  func sarifResults() throws {
    let log = try sarif()
    #expect(log["version"]?.string == "2.1.0")
    let run = try #require(log["runs"]?[0])
    let rules = run.at("tool", "driver", "rules")?.array ?? []
    #expect(rules.map { $0["id"]?.string } == ["image-missing-label", "fixed-font-size"])
    #expect(rules[0].at("properties", "tags")?.array?.contains("WCAG 1.1.1") == true)
    #expect(rules.allSatisfy { $0.at("help", "markdown")?.string?.includes("```swift") == true })
    let results = run["results"]?.array ?? []
    #expect(results.count == 2)
    for (index, result) in results.enumerated() {
      #expect(result["ruleId"] == rules[result["ruleIndex"]?.integer ?? 9]["id"])
      let place = try #require(result["locations"]?[0]?["physicalLocation"])
      #expect(place.at("artifactLocation", "uriBaseId")?.string == "%SRCROOT%")
      #expect(
        place.at("artifactLocation", "uri")?.string
          == "App/%C3%9C%2C%20a%3Ab%2520%3C%26%22%27%3E.swift"
      )
      #expect(place.at("region", "startLine")?.integer == 4 + index)
      #expect(result.at("partialFingerprints", "curbcutFinding/v1")?.string?.utf8.count == 16)
    }
    // Columns count UTF-16 code units, of which the emoji is two.
    #expect(results[0].at("locations")?[0]?.at("physicalLocation", "region", "startColumn") == 19)
  }

  @Test("the fixes of SARIF, applied by line and column, are those that --diff makes")
  func sarifFixes() throws {
    let result = try #require(try sarif()["runs"]?[0]?["results"]?[1])
    let change = try #require(result["fixes"]?[0]?["artifactChanges"]?[0]?["replacements"]?[0])
    let region = try #require(change["deletedRegion"])
    func offset(_ line: String, _ column: String) throws -> String.Index {
      let number = try #require(region[line]?.integer)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let start = lines[number - 1].startIndex
      return source.utf16.index(start, offsetBy: try #require(region[column]?.integer) - 1)
    }
    let range = try offset("startLine", "startColumn")..<offset("endLine", "endColumn")
    let fixed = source.replacingCharacters(
      in: range,
      with: try #require(change.at("insertedContent", "text")?.string)
    )
    #expect(
      fixed == source.replacingOccurrences(of: ".font(.system(size: 13))", with: ".font(.footnote)")
    )
  }

  @Test("fingerprints stay when lines move, and differ for equal code")
  func fingerprints() throws {
    func fingerprints(_ source: String) throws -> [String?] {
      try (sarif(["App/A.swift": source])["runs"]?[0]?["results"]?.array ?? []).map {
        $0.at("partialFingerprints", "curbcutFinding/v1")?.string
      }
    }
    let twice = """
      struct A: View { var body: some View { VStack {
        Image("a")
        Image("a")
      } } }
      """
    let first = try fingerprints(twice)
    #expect(Set(first).count == 2)
    #expect(try fingerprints("// one\n\n// more\n" + twice) == first)
  }

  @Test("SARIF says when something was not checked")
  func sarifProblems() throws {
    try withFolder(["A.swift": source]) { folder in
      let outcome = try curbcut.run(
        ["check", "--format", "sarif", "A.swift", "missing.swift"],
        in: folder
      )
      let run = JSON(parsing: Array(outcome.output.utf8))?["runs"]?[0]
      #expect(run?["invocations"]?[0]?["executionSuccessful"] == false)
      #expect(outcome.status == 2)
    }
  }

  // MARK: Code hosts

  @Test("GitHub's annotations are escaped as its toolkit does")
  func gitHub() throws {
    let lines = try report("github").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::warning file=App/Ü%2C a%3Ab%2520<&\"'>.swift,line=4,endLine=4,col=21,endColumn=39,"
          + "title=image-missing-label::VoiceOver reads"
      )
    )
  }

  @Test("GitLab gets a list with its five members, each with a fingerprint of its own")
  func gitLab() throws {
    let list = try #require(JSON(parsing: Array(try report("gitlab").utf8))?.array)
    #expect(list.count == 2)
    #expect(Set(list.map { $0["fingerprint"]?.string }).count == 2)
    for entry in list {
      #expect(
        entry.members?.map(\.key)
          == ["description", "check_name", "fingerprint", "severity", "location"]
      )
      #expect(entry.at("location", "path")?.string == name)
      #expect(entry.at("location", "lines", "begin")?.integer ?? 0 > 3)
    }
  }

  @Test("a comment for a pull request folds the places, and code never becomes markup")
  func markdown() throws {
    let text = try report("markdown")
    #expect(text.hasPrefix("<!-- curbcut report -->\n## Curbcut: 2 warnings in 1 file\n"))
    #expect(text.includes("<code>App/Ü, a:b%20&lt;&amp;&quot;&#39;&gt;.swift</code>: 2 findings"))
    #expect(text.includes("`Text(\"é\").font(.system(size: 13))`"))
    let many = String(repeating: "Image(\"lighthouse\")\n", count: 2_000)
    let files = Dictionary(
      uniqueKeysWithValues: (0..<10).map {
        ("App/\($0).swift", "struct A: View { var body: some View { VStack {\n\(many)} } }")
      }
    )
    let long = try report("markdown", files)
    #expect(long.utf8.count < 65_536)
    #expect(long.includes("And 20000 more, which this comment has no room for."))
  }

  // MARK: XML

  private final class Elements: NSObject, XMLParserDelegate {
    var attributes: [String: [[String: String]]] = [:]

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      self.attributes[name, default: []].append(attributes)
    }
  }

  private func elements(_ xml: String) -> [String: [[String: String]]]? {
    let parser = XMLParser(data: Data(xml.utf8))
    let elements = Elements()
    parser.delegate = elements
    return parser.parse() ? elements.attributes : nil
  }

  @Test("JUnit has a suite for each file, a failure for each finding, a passed test for none")
  func jUnit() throws {
    let files = [name: source, "App/Clean.swift": "struct A {}\n", "App/\u{1}.swift": source]
    let found = try #require(elements(try report("junit", files)))
    #expect(found["testsuites"]?.first?["tests"] == "5")
    #expect(found["testsuites"]?.first?["failures"] == "4")
    #expect(found["testsuite"]?.map { $0["name"] ?? "" }.contains(name) == true)
    #expect(found["testcase"]?.count == 5)
    #expect(found["failure"]?.count == 4)
    #expect(found["failure"]?.first?["message"]?.includes("file name, \"a") == true)
  }

  @Test("Checkstyle has the files with their findings")
  func checkstyle() throws {
    let found = try #require(elements(try report("checkstyle")))
    #expect(found["file"]?.first?["name"] == name)
    #expect(
      found["error"]?.map { $0["source"] } == [
        "curbcut.image-missing-label", "curbcut.fixed-font-size",
      ]
    )
    #expect(found["error"]?.allSatisfy { $0["severity"] == "warning" } == true)
  }

  // MARK: Several at once

  @Test("each --output belongs to the --format before it")
  func several() throws {
    try withFolder(["A.swift": source]) { folder in
      let outcome = try curbcut.run(
        [
          "check", "--format", "sarif", "--output", "a.sarif", "--format=junit", "--output=a.xml",
          "--format", "concise",
        ],
        in: folder
      )
      #expect(outcome.output.split(separator: "\n").count == 2)
      let sarif = try String(contentsOf: folder.appendingPathComponent("a.sarif"), encoding: .utf8)
      #expect(sarif.hasPrefix("{\"$schema\":"))
      let junit = try String(contentsOf: folder.appendingPathComponent("a.xml"), encoding: .utf8)
      #expect(junit.hasPrefix("<?xml"))
      // As ever, in either order.
      let other = try curbcut.run(["check", "--output", "b.json", "--format", "json"], in: folder)
      #expect(other.output == "")
      let json = try String(contentsOf: folder.appendingPathComponent("b.json"), encoding: .utf8)
      #expect(json.hasPrefix("{"))
    }
  }

  @Test(
    "formats that get in each other's way are explained",
    arguments: [
      (["--format", "json", "--format", "sarif"], "only one --format can go to standard output"),
      (["--output", "a", "--output", "b"], "needs a --format before it"),
      (["--format", "sarf"], "did you mean \"sarif\"?"),
      (["--format", "json", "--statistics"], "--statistics needs --format text"),
    ]
  )
  func conflicts(arguments: [String], message: String) throws {
    let outcome = try curbcut.run(["check"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.includes(message))
  }

  @Test(
    "--statistics counts, --max-findings shows fewer and counts all, --quiet shows only findings"
  )
  func numbers() throws {
    try withFolder(["A.swift": source, "B.swift": source]) { folder in
      let statistics = try curbcut.run(["check", "--statistics"], in: folder).output
      #expect(statistics.includes("       2      2        2  fixed-font-size      Fixed font size"))
      #expect(statistics.hasSuffix("4 warnings in 2 files. --fix can fix 2 of them.\n"))
      let few = try curbcut.run(
        ["check", "--max-findings", "1", "--fail-on", "warning"],
        in: folder
      )
      #expect(few.output.includes("3 more not shown because of --max-findings."))
      #expect(few.status == 1)
      let quiet = try curbcut.run(["check", "--quiet"], in: folder).output
      #expect(!quiet.includes("in 2 files") && quiet.includes("A.swift:4:21"))
      let clean = try curbcut.run(["check", "-q", "--min-severity", "error"], in: folder).output
      #expect(clean == "")
    }
  }

  @Test(
    "colors are a matter of --color, NO_COLOR and FORCE_COLOR",
    arguments: [
      ([], [:], false), ([], ["FORCE_COLOR": "1"], true), ([], ["FORCE_COLOR": "0"], false),
      (["--color", "always"], [:], true), (["--color", "never"], ["FORCE_COLOR": "1"], false),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false), ([], ["FORCE_COLOR": ""], false),
    ] as [([String], [String: String], Bool)]
  )
  func color(arguments: [String], environment: [String: String], isColored: Bool) throws {
    try withFolder(["A.swift": source]) { folder in
      var full = ["NO_COLOR": "", "FORCE_COLOR": ""]
      full.merge(environment) { $1 }
      let outcome = try curbcut.run(["check"] + arguments, in: folder, environment: full)
      #expect(outcome.output.includes("\u{1B}[") == isColored)
    }
  }
}
