import CurbcutAnalysis
import CurbcutRules
import CurbcutSyntax

/// The findings as one page for people: numbers, each finding with its code, what VoiceOver says on
/// the views that have findings, and why each rule matters.
struct HTMLReport {
  private let report: Report
  private let findings: [ReportedFinding]

  init(_ report: Report) {
    self.report = report
    findings = report.findings
  }

  var text: String {
    let screens = HTMLScreens(report).html
    var sections = [("summary", "Summary"), ("findings", "Findings")]
    if !screens.isEmpty { sections.append(("screens", "What VoiceOver says")) }
    if !findings.isEmpty { sections.append(("rules", "Rules")) }
    sections.append(("limits", "What this report cannot say"))
    return HTMLPage(
      title: "Accessibility report",
      sections: sections.map { (id: $0.0, title: $0.1) },
      content: summary + list + screens + rules + limits,
      script: findings.isEmpty ? "" : Self.script
    ).text
  }

  // MARK: Summary

  private var summary: String {
    let headline = ReportSummary(report).headline
    var html = "<section id=\"summary\"><h2>Summary</h2>\n"
    html += "<p>\(HTMLText.text(headline.prefix(1).uppercased() + headline.dropFirst())).</p>\n"
    if report.knownCount > 0 {
      html += "<p>\(report.knownCount) more are known from the baseline and not shown.</p>\n"
    }
    if report.omittedCount > 0 {
      html += "<p>\(report.omittedCount) more are not shown because of a limit.</p>\n"
    }
    for problem in report.problems {
      html += "<p class=\"wrong\">Not checked: \(HTMLText.text(problem))</p>\n"
    }
    guard !findings.isEmpty else { return html + "</section>\n" }
    html += "<div class=\"tables\">\n"
    html += table("By WCAG criterion", "criterion", criteria)
    html += table("By impact", "impact", impacts)
    html += table("By rule", "rule", rulesByCount)
    html += table("By folder", "folder", folders)
    return html + "</div></section>\n"
  }

  private typealias Count = (html: String, count: Int)

  private func table(_ caption: String, _ heading: String, _ counts: [Count]) -> String {
    HTMLText.table(
      caption,
      [heading, "findings"],
      counts.map { [$0.html, "\($0.count)"] },
      numbers: [1]
    )
  }

  private var criteria: [Count] {
    var counts: [String: (criterion: Criterion, count: Int)] = [:]
    for criterion in findings.flatMap(\.diagnostic.criteria) {
      counts[criterion.number, default: (criterion, 0)].count += 1
    }
    return counts.values.sorted { $0.criterion.precedes($1.criterion) }.map { criterion, count in
      ("\(Self.link(to: criterion)) (\(criterion.level.rawValue))", count)
    }
  }

  static func link(to criterion: Criterion) -> String {
    "<a href=\"\(criterion.url)\">\(criterion.number) \(HTMLText.text(criterion.name))</a>"
  }

  private var impacts: [Count] {
    Rule.Impact.allCases.compactMap { impact in
      let count = findings.count { $0.rule?.impact == impact }
      return count > 0 ? (impact.rawValue, count) : nil
    }
  }

  private var rulesByCount: [Count] {
    ReportSummary(report).rules.map { id, count in ("<a href=\"#rule-\(id)\">\(id)</a>", count) }
  }

  private var folders: [Count] {
    var counts: [String: Int] = [:]
    for file in report.files where !file.diagnostics.isEmpty {
      counts[report.path(of: file.path).folderPrefix, default: 0] += file.diagnostics.count
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { folder, count in
      ("<code>\(HTMLText.text(folder.isEmpty ? "./" : folder))</code>", count)
    }
  }

  // MARK: Findings

  private var list: String {
    guard !findings.isEmpty else {
      return "<section id=\"findings\"><h2>Findings</h2><p>There are none.</p></section>\n"
    }
    let severities = ReportSummary(report).severities.map(\.severity.rawValue)
    let options = severities.map { "<option value=\"\($0)\">\($0)</option>" }.joined()
    var html = """
      <section id="findings"><h2>Findings</h2>
      <form id="filter" hidden>
      <div><label for="words">Show findings that contain</label>
      <input id="words" type="search" autocomplete="off"></div>
      <div><label for="severity">with the severity</label>
      <select id="severity"><option value="">any</option>\(options)</select></div>
      </form>
      <p id="shown" role="status"></p>

      """
    var number = 0
    for file in report.files where !file.diagnostics.isEmpty {
      let path = HTMLText.text(report.path(of: file.path))
      html += "<section class=\"file\"><h3><code>\(path)</code></h3>\n"
      for finding in file.findings {
        number += 1
        if let lines = file.lines { html += article(on: finding, number, lines) }
      }
      html += "</section>\n"
    }
    return html + "</section>\n"
  }

  private func article(on finding: ReportedFinding, _ number: Int, _ lines: LineTable) -> String {
    let diagnostic = finding.diagnostic
    let severity = diagnostic.severity.rawValue
    var html = "<article class=\"finding \(severity)\" id=\"finding-\(number)\">"
    html += "<h4>\(HTMLText.text(diagnostic.message))</h4>\n"
    html += "<p class=\"facts\"><span class=\"severity\">\(severity)</span>"
    if let impact = finding.rule?.impact.rawValue { html += " · \(impact) impact" }
    html += " · line \(finding.start.line)"
    html += " · <a href=\"#rule-\(diagnostic.ruleID)\">\(diagnostic.ruleID)</a>"
    for criterion in diagnostic.criteria { html += " · WCAG \(criterion.number)" }
    html += "</p>\n<pre>\(Self.excerpt(of: diagnostic.range, in: lines))</pre>\n"
    if !diagnostic.fixes.isEmpty {
      let items = diagnostic.fixes.map { fix in
        "<li>\(HTMLText.inline(fix.title))\(fix.safety == .safe ? " (safe)" : "")</li>"
      }
      html += "<p class=\"facts\">Possible fixes:</p><ul>\(items.joined())</ul>\n"
    }
    return html + "</article>\n"
  }

  /// The line of a finding, with the one before and the one behind it.
  private static func excerpt(of range: Range<Int>, in lines: LineTable) -> String {
    let line = lines.position(of: range.lowerBound).line
    let excerpt = SourceExcerpt(of: range, in: lines)
    let before = excerpt.text.prefix(excerpt.indentation.count)
    let marked = excerpt.text.dropFirst(before.count).prefix(excerpt.width)
    let behind = excerpt.text.dropFirst(before.count + marked.count)
    func number(_ line: Int) -> String { "<span class=\"line\">\(line + 1)</span> " }
    func neighbor(_ line: Int) -> String {
      guard line >= 0, line < lines.count, lines.bytes(ofLine: line).count < 300 else { return "" }
      return number(line)
        + HTMLText.code(String(decoding: lines.bytes(ofLine: line), as: UTF8.self))
    }
    let rows = [
      neighbor(line - 1),
      number(line) + HTMLText.code(before) + "<mark>\(HTMLText.code(marked))</mark>"
        + HTMLText.code(behind),
      neighbor(line + 1),
    ]
    return rows.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Rules

  private var rules: String {
    guard !findings.isEmpty else { return "" }
    var html = "<section id=\"rules\"><h2>Rules</h2>\n"
    for (id, _) in ReportSummary(report).rules {
      guard let rule = Rule.named(id) else { continue }
      html += "<section id=\"rule-\(id)\"><h3>\(HTMLText.text(rule.title))</h3>\n"
      html +=
        "<p class=\"facts\"><a href=\"\(HTMLText.text(report.site.url(of: id)))\">\(id)</a> · \(rule.impact.rawValue) impact"
      for criterion in rule.criteria { html += " · WCAG \(Self.link(to: criterion))" }
      html += "</p>\n<p>\(HTMLText.inline(rule.why))</p>\n"
      if let good = rule.examples.first(where: { $0.verdict == .recommended }) {
        html += "<details><summary>Recommended code for \(id)</summary>"
        html += "<pre>\(HTMLText.code(good.code))</pre></details>\n"
      }
      html += "</section>\n"
    }
    return html + "</section>\n"
  }

  private var limits: String {
    """
    <section id="limits"><h2>What this report cannot say</h2>
    <p>It comes from reading source code. Nobody has used the app for it, with VoiceOver or without,
    and much of WCAG needs a person who does. That there are no findings does not mean that an app is
    accessible or conforms to a standard.</p></section>

    """
  }

  /// Hides what does not match; without it everything is shown.
  private static let script = """
    (() => {
      const form = document.getElementById('filter'), status = document.getElementById('shown');
      const words = document.getElementById('words'), severity = document.getElementById('severity');
      const files = [...document.querySelectorAll('#findings .file')].map(file => ({
        file, findings: [...file.querySelectorAll('.finding')],
        path: file.querySelector('h3').textContent.toLowerCase() }));
      const total = files.reduce((sum, each) => sum + each.findings.length, 0);
      let wait;
      const show = () => {
        const text = words.value.trim().toLowerCase(), level = severity.value;
        let count = 0;
        for (const { file, findings, path } of files) {
          let any = false;
          for (const finding of findings) {
            const isShown = (!level || finding.classList.contains(level)) && (!text ||
              path.includes(text) || finding.textContent.toLowerCase().includes(text));
            finding.hidden = !isShown;
            if (isShown) { any = true; count += 1; }
          }
          file.hidden = !any;
        }
        status.textContent = text || level ? count + ' of ' + total + ' findings' : '';
      };
      form.hidden = false;
      form.addEventListener('submit', event => event.preventDefault());
      words.addEventListener('input', () => { clearTimeout(wait); wait = setTimeout(show, 200); });
      severity.addEventListener('change', show);
    })();
    """
}

extension Criterion {
  /// Whether it comes before another one by its number.
  func precedes(_ other: Criterion) -> Bool {
    let numbers = number.split(separator: ".").map { Int($0) ?? 0 }
    return numbers.lexicographicallyPrecedes(
      other.number.split(separator: ".").map { Int($0) ?? 0 }
    )
  }
}
