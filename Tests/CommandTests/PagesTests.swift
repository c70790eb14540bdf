import CurbcutProtocol
import CurbcutRules
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// Pages for people: the report, the rules, and the criteria of WCAG.
@Suite struct PagesTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  /// What is wrong with a page, as far as its text tells: elements that are not closed, IDs that are
  /// there twice, links within it that lead nowhere, controls without a label.
  private func faults(in html: String) -> [String] {
    var faults: [String] = []
    var open: [String] = []
    var ids: Set<Substring> = []
    var links: Set<Substring> = []
    var labels: Set<Substring> = []
    var controls: Set<Substring> = []
    let empty: Set<Substring> = ["meta", "input", "br"]
    let body = html.replacing(#/<(style|script)>[\s\S]*?</\1>/#, with: "")
    for match in body.matches(of: #/<(/?)([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/#) {
      let name = match.2
      if match.1 == "/" {
        if open.popLast() != String(name) { faults.append("</\(name)> closes nothing") }
        continue
      }
      if !empty.contains(name) { open.append(String(name)) }
      for attribute in match.3.matches(of: #/([a-z-]+)="([^"]*)"/#) {
        switch attribute.1 {
        case "id":
          if !ids.insert(attribute.2).inserted { faults.append("ID \(attribute.2) twice") }
          if name == "input" || name == "select" { controls.insert(attribute.2) }
        case "href" where attribute.2.hasPrefix("#"): links.insert(attribute.2.dropFirst())
        case "for": labels.insert(attribute.2)
        default: break
        }
      }
    }
    faults += open.map { "<\($0)> is not closed" }
    faults += links.subtracting(ids).map { "#\($0) leads nowhere" }
    faults += controls.subtracting(labels).map { "\($0) has no label" }
    if body.matches(of: #/<h1>/#).count != 1 { faults.append("there is not one h1") }
    if !body.includes("<main") || !html.includes("lang=\"en\"") { faults.append("no landmark") }
    return faults
  }

  private let source = """
    struct Hero: View {
      var body: some View {
        VStack {
          Image("a<b>&\\"c")
          Text("<script>alert(1)</script>").font(.system(size: 13))
        }
      }
    }

    """

  @Test("the report has numbers, findings, transcripts and rules, and code never becomes markup")
  func report() throws {
    try withFolder(["App/<b>.swift": source, "App/Clean.swift": "struct A {}"]) { folder in
      let html = try curbcut.run(["check", "--format", "html"], in: folder).output
      #expect(faults(in: html) == [])
      #expect(html.includes("2 warnings in 2 files."))
      #expect(html.includes("<code>App/&lt;b&gt;.swift</code>"))
      #expect(!html.includes("<b>") && !html.includes("<script>alert"))
      #expect(
        html.includes("<a href=\"#rule-image-missing-label\">image-missing-label</a></th><td")
      )
      #expect(html.includes("1.1.1 Non-text Content</a> (A)</th><td class=\"number\">1</td>"))
      #expect(html.includes("<mark>Image(&quot;a&lt;b&gt;&amp;\\&quot;c&quot;)</mark>"))
      // What VoiceOver says, with what is wrong.
      #expect(html.includes("<li value=\"2\">&lt;script&gt;alert(1)&lt;/script&gt; "))
      #expect(html.includes("<p class=\"wrong\">warning: VoiceOver reads this image"))
      #expect(html.includes("does not mean that an app is"))
      // It needs nothing else, and loads nothing.
      #expect(!html.includes("src=") && !html.includes("<link") && !html.includes("@import"))
    }
  }

  @Test("a report without findings says what it cannot say")
  func emptyReport() throws {
    try withFolder(["A.swift": "struct A {}"]) { folder in
      let html = try curbcut.run(["check", "--format", "html"], in: folder).output
      #expect(faults(in: html) == [])
      #expect(
        html.includes("No accessibility problems in 1 file.") && html.includes("id=\"limits\"")
      )
    }
  }

  @Test("the sample app's report holds every finding and marks it in its view")
  func sample() throws {
    let arguments = ["check", "Tests/Fixtures/Trailhead", "--fail-on", "never", "--format"]
    try withSampleApp { folder in
      let html = try curbcut.run(arguments + ["html"], in: folder).output
      let concise = try curbcut.run(arguments + ["concise"], in: folder).output
      let count = concise.split(separator: "\n").count
      #expect(faults(in: html) == [])
      #expect(html.matches(of: #/<article class="finding/#).count == count)
      #expect(html.matches(of: #/class="wrong"/#).count > count / 3)
    }
  }

  // MARK: Rules

  @Test("there is a page for each rule, and the index leads to all of them")
  func docs() throws {
    try withFolder([:]) { folder in
      let outcome = try curbcut.run(["docs", "--output", "site"], in: folder)
      #expect(outcome.output == "Wrote \(Rule.all.count + 1) pages to site.\n")
      func page(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: "site/\(name)"), encoding: .utf8)
      }
      let index = try page("index.html")
      #expect(faults(in: index) == [])
      for rule in Rule.all {
        #expect(index.includes("<a href=\"rules/\(rule.id).html\">\(rule.id)</a>: "))
        #expect(faults(in: try page("rules/\(rule.id).html")) == [], "\(rule.id)")
      }
      #expect(index.includes("<code>Slider</code></th><td><a href=\"rules/"))
      let text = try page("rules/image-missing-label.html")
      for part in ["Why it matters", "Recommended", "Reported", "1.1.1 Non-text Content"] {
        #expect(text.includes(part))
      }
    }
  }

  // MARK: WCAG

  @Test("the criteria are those of WCAG 2.2, and every criterion that a rule cites is among them")
  func criteria() {
    let rows = WCAGRow.all
    #expect(rows.count == 86)
    #expect(rows.count { $0.level == "A" } == 31)
    #expect(rows.count { $0.level == "AA" } == 24)
    #expect(Set(rows.map(\.number)).count == 86)
    #expect(rows.allSatisfy { ($0.test == nil) == ($0.level == "AAA") })
    for criterion in Rule.all.flatMap(\.criteria) {
      let row = rows.first { $0.number == criterion.number }
      #expect(row?.name == criterion.name && row?.level == criterion.level.rawValue)
    }
  }

  @Test("report --wcag tells what was found, what was not looked for, and claims nothing")
  func conformance() throws {
    try withFolder(["A.swift": source]) { folder in
      let report = ["report", "--wcag"]
      let text = try curbcut.run(report, in: folder).output
      #expect(text.includes("This is not a conformance report."))
      #expect(
        text.firstMatch(of: #/1\.1\.1 Non-text Content +A +11\.1\.1\.1 +\d+  1 finding\n/#) != nil
      )
      #expect(text.firstMatch(of: #/1\.2\.2 Captions .* not checked\n/#) != nil)
      #expect(text.firstMatch(of: #/2\.5\.8 Target Size \(Minimum\) +AA +\d/#) != nil)
      let html = try curbcut.run(report + ["--format", "html"], in: folder).output
      #expect(faults(in: html) == [])
      let json = try curbcut.run(report + ["--format", "json", "--level", "AAA"], in: folder).output
      let value = try #require(JSON(parsing: Array(json.utf8)))
      #expect(value["isConformanceClaim"] == false)
      #expect(value["criteria"]?.array?.count == 86)
      let markdown = try curbcut.run(report + ["--format", "markdown"], in: folder).output
      #expect(markdown.split(separator: "\n").count { $0.hasPrefix("| ") } == 56)
      #expect(try curbcut.run(["report"], in: folder).status == 2)
    }
  }
}
