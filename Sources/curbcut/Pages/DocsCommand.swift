import CurbcutAnalysis
import CurbcutRules
import Foundation

/// `curbcut docs`: the rules as pages that any web server, or none, can show.
enum DocsCommand {
  static let help = """
    usage: curbcut docs --output DIR

    Writes index.html, with the rules by topic, WCAG criterion and SwiftUI view and a search that
    needs no server, and a page for each rule. Existing files of these names are replaced.

      --output DIR   the folder to write to; it is created
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let folder = try arguments.option("--output")
    guard try arguments.rest().isEmpty, let folder else {
      throw UsageError("docs expects --output DIR")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: folder + "/rules",
        withIntermediateDirectories: true
      )
    } catch {
      throw CommandError("\(folder): cannot be created")
    }
    try ReportOutputs.write(Array(RuleIndexPage.text.utf8), to: "\(folder)/index.html")
    for rule in Rule.all {
      let page = RulePage(rule).text
      try ReportOutputs.write(Array(page.utf8), to: "\(folder)/rules/\(rule.id).html")
    }
    try Output.print("Wrote \(Rule.all.count + 1) pages to \(folder.printable).")
    return .clean
  }
}

/// The page of a rule.
struct RulePage {
  private let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  var text: String {
    var html = facts + "<section id=\"why\"><h2>Why it matters</h2>\n"
    html += "<p>\(HTMLText.inline(rule.why))</p></section>\n"
    if let limits = rule.knownLimitations {
      html += "<section id=\"limits\"><h2>Known limitations</h2>\n"
      html += "<p>\(HTMLText.inline(limits))</p></section>\n"
    }
    if !rule.options.isEmpty {
      html += "<section id=\"options\"><h2>Options</h2><dl>\n"
      for option in rule.options {
        html += "<dt><code>\(option.name)</code></dt><dd>\(HTMLText.inline(option.summary))</dd>\n"
      }
      html += "</dl></section>\n"
    }
    for (verdict, id) in [
      (Example.Verdict.recommended, "recommended"), (.reported, "reported"),
      (.ignored, "ignored"),
    ] {
      let examples = rule.examples.filter { $0.verdict == verdict }
      guard !examples.isEmpty else { continue }
      html += "<section id=\"\(id)\"><h2>\(verdict.heading)</h2>\n"
      html += examples.map(text(of:)).joined() + "</section>\n"
    }
    html += "<section id=\"disable\"><h2>Where it does not apply</h2>\n"
    html += "<pre>// curbcut:disable:next \(rule.id) - the reason</pre></section>\n"
    return HTMLPage(
      title: rule.title,
      banner: "<p><a href=\"../index.html\">All rules</a></p>",
      content: html
    ).text
  }

  private var facts: String {
    let profile =
      rule.isOn ? "on by default" : rule.isOptIn ? "only where a project asks for it" : "in strict"
    var html = "<p class=\"facts\"><code>\(rule.id)</code> · \(rule.severity.rawValue)"
    html +=
      " · \(rule.impact.rawValue) impact · \(profile) · since \(HTMLText.text(rule.since))</p>\n"
    if !rule.criteria.isEmpty {
      let links = rule.criteria.map { "\(HTMLReport.link(to: $0)) (\($0.level.rawValue))" }
      html += "<p>WCAG: \(links.joined(separator: ", "))</p>\n"
    }
    if !rule.features.isEmpty {
      html += "<p>App Store label: \(rule.features.map(\.name).joined(separator: ", "))</p>\n"
    }
    return html
  }

  private func text(of example: Example) -> String {
    var html = ""
    if let note = example.note { html += "<p>\(HTMLText.inline(note)):</p>" }
    html += "<pre>\(HTMLText.code(example.code))</pre>\n"
    for fixed in example.fixed {
      html +=
        "<p>Fix “\(HTMLText.inline(fixed.title))”:</p><pre>\(HTMLText.code(fixed.code))</pre>\n"
    }
    return html
  }
}

/// The page that leads to all rules.
enum RuleIndexPage {
  static var text: String {
    let form = """
      <form id="search" hidden><div><label for="words">Search rules</label>
      <input id="words" type="search" autocomplete="off"></div></form>
      <p id="shown" role="status"></p>

      """
    var topics = "<section id=\"topics\"><h2>By topic</h2>\n"
    for group in Rule.Group.allCases {
      let rules = Rule.all.filter { $0.group == group }
      guard !rules.isEmpty else { continue }
      topics += "<section class=\"topic\"><h3>\(group.rawValue)</h3><ul>\n"
      topics += rules.map(item).joined() + "</ul></section>\n"
    }
    return HTMLPage(
      title: "Curbcut rules",
      sections: [("topics", "By topic"), ("wcag", "By WCAG criterion"), ("views", "By view")],
      content: form + topics + "</section>\n" + criteria + views,
      script: script
    ).text
  }

  private static func link(_ rule: Rule) -> String {
    "<a href=\"rules/\(rule.id).html\">\(rule.id)</a>"
  }

  private static func item(_ rule: Rule) -> String {
    let criteria = rule.criteria.map { " \($0.number)" }.joined()
    let words = HTMLText.text("\(criteria) \(views(of: rule).joined(separator: " "))".lowercased())
    return "<li data-words=\"\(words)\">\(link(rule)): \(HTMLText.text(rule.title))</li>\n"
  }

  private static var criteria: String {
    var rules: [String: (criterion: Criterion, rules: [Rule])] = [:]
    for rule in Rule.all {
      for criterion in rule.criteria {
        rules[criterion.number, default: (criterion, [])].rules.append(rule)
      }
    }
    let rows = rules.values.sorted { $0.criterion.precedes($1.criterion) }.map { entry in
      [
        "\(HTMLReport.link(to: entry.criterion)) (\(entry.criterion.level.rawValue))",
        entry.rules.map(link).joined(separator: ", "),
      ]
    }
    return "<section id=\"wcag\"><h2>By WCAG criterion</h2>\n"
      + HTMLText.table("Rules by WCAG criterion", ["criterion", "rules"], rows) + "</section>\n"
  }

  private static var views: String {
    var rules: [String: [Rule]] = [:]
    for rule in Rule.all {
      for view in views(of: rule) { rules[view, default: []].append(rule) }
    }
    let rows = rules.sorted { $0.key < $1.key }.map { view, rules in
      ["<code>\(HTMLText.text(view))</code>", rules.map(link).joined(separator: ", ")]
    }
    return "<section id=\"views\"><h2>By view</h2>\n"
      + "<p>The views on which the examples of a rule show a fault.</p>\n"
      + HTMLText.table("Rules by view", ["view", "rules"], rows) + "</section>\n"
  }

  /// The views that the reported lines of a rule's examples make: `Name(` or `Name {` above carets.
  static func views(of rule: Rule) -> [String] {
    var names: Set<String> = []
    for example in rule.examples where example.verdict == .reported {
      var line: Substring = ""
      for next in example.code.split(separator: "\n") {
        let text = next.drop { $0 == " " }
        if text.hasPrefix("//"), text.dropFirst(2).drop(while: { $0 == " " }).hasPrefix("^") {
          if let name = firstView(in: line) { names.insert(name) }
        } else {
          line = next
        }
      }
    }
    return names.sorted()
  }

  /// The first word of a line that begins with a capital and is called.
  private static func firstView(in line: Substring) -> String? {
    var rest = line.drop { $0 == " " }
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      rest = rest.dropFirst(word.count)
      let isCalled = rest.hasPrefix("(") || rest.hasPrefix(" {")
      if isCalled, word.count > 1, word.first?.isUppercase == true { return String(word) }
      if word.isEmpty { rest = rest.dropFirst() }
    }
    return nil
  }

  private static let script = """
    (() => {
      const form = document.getElementById('search'), words = document.getElementById('words');
      const status = document.getElementById('shown');
      const topics = [...document.querySelectorAll('.topic')].map(topic => ({ topic,
        items: [...topic.querySelectorAll('li')] }));
      const show = () => {
        const parts = words.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);
        let count = 0;
        for (const { topic, items } of topics) {
          let any = false;
          for (const item of items) {
            const text = item.textContent.toLowerCase() + item.dataset.words;
            const isShown = parts.every(part => text.includes(part));
            item.hidden = !isShown;
            if (isShown) { any = true; count += 1; }
          }
          topic.hidden = !any;
        }
        for (const id of ['wcag', 'views']) document.getElementById(id).hidden = parts.length > 0;
        status.textContent = parts.length ? count + ' rules' : '';
      };
      form.hidden = false;
      form.addEventListener('submit', event => event.preventDefault());
      words.addEventListener('input', show);
    })();
    """
}
