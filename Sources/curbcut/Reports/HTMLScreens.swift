import CurbcutAnalysis
import CurbcutModel
import CurbcutSyntax

/// The views that have findings: what VoiceOver says on each, beside its code, with what is wrong
/// marked in both.
struct HTMLScreens {
  private let report: Report

  /// How long a view's code may be, in lines, to stand there in full.
  private static let maximumLines = 400

  init(_ report: Report) { self.report = report }

  /// Empty where no view has findings.
  var html: String {
    var views = ""
    for file in report.files where !file.diagnostics.isEmpty {
      guard let lines = file.lines else { continue }
      for view in file.transcripts {
        let wrong = file.diagnostics.filter { view.range.contains($0.range.lowerBound) }
        if !wrong.isEmpty { views += screen(view, wrong, in: file, lines) }
      }
    }
    guard !views.isEmpty else { return "" }
    return """
      <section id="screens"><h2>What VoiceOver says</h2>
      <p>Each view with findings, element by element, beside its code. ‹Guillemets› hold what is known
      only at run time.</p>
      \(views)</section>

      """
  }

  /// A link to the part of the page that shows a view; only its name where there is none.
  ///
  /// - Parameter line: where the view begins, from 1.
  func link(to name: String, in path: String, line: Int) -> String {
    let file = report.files.first { $0.path == path }
    let view = file?.transcripts.first { $0.part == nil && $0.line + 1 == line }
    guard let file, let view,
      file.diagnostics.contains(where: { view.range.contains($0.range.lowerBound) })
    else { return HTMLText.text(name) }
    return "<a href=\"#\(Self.id(of: view, in: path))\">\(HTMLText.text(name))</a>"
  }

  private static func id(of view: ViewTranscript, in path: String) -> String {
    "screen-\(Fingerprint.text([path, String(view.range.lowerBound)]))"
  }

  private func screen(
    _ view: ViewTranscript,
    _ wrong: [Diagnostic],
    in file: CheckedFile,
    _ lines: LineTable
  ) -> String {
    let name = view.part.map { "\(view.view), \($0)" } ?? view.view
    let place = "\(report.path(of: file.path)):\(view.line + 1)"
    let id = Self.id(of: view, in: file.path)
    var html = "<section class=\"file\" id=\"\(id)\"><h3>\(HTMLText.text(name))</h3>\n"
    html += "<p class=\"facts\"><code>\(HTMLText.text(place))</code></p>\n<details>"
    html += "<summary>Transcript and code of \(HTMLText.text(name)), "
    html += "\(wrong.count.counted("finding"))</summary>\n"
    html +=
      "<div class=\"beside\"><div><h4>VoiceOver</h4>\n\(transcript(of: view, wrong, lines))</div>\n"
    html += "<div><h4>Code</h4>\n<pre>\(code(of: view, wrong, lines))</pre></div></div>"
    return html + "</details></section>\n"
  }

  // MARK: Transcript

  private func transcript(
    of view: ViewTranscript,
    _ wrong: [Diagnostic],
    _ lines: LineTable
  ) -> String {
    var rest = wrong
    var html = "<ol class=\"transcript\">\n"
    var context: [Transcript.Context] = []
    for (index, stop) in view.transcript.stops.enumerated() {
      if stop.context != context {
        context = stop.context
        let text = context.map(\.text).joined(separator: " · ")
        if !text.isEmpty { html += "<li class=\"place\">\(HTMLText.text(text))</li>\n" }
      }
      let spoken = stop.spoken.isEmpty ? "(silence)" : stop.spoken
      html += "<li value=\"\(index + 1)\">\(HTMLText.text(spoken))"
      html +=
        " <span class=\"line\">line \(lines.position(of: stop.range.lowerBound).line + 1)</span>"
      let own = rest.filter { stop.range.overlaps($0.range) || stop.range == $0.range }
      rest.removeAll { own.contains($0) }
      for diagnostic in own { html += note(diagnostic) }
      html += "</li>\n"
    }
    if view.transcript.stops.isEmpty { html += "<li class=\"place\">Nothing is said.</li>" }
    html += "</ol>\n"
    if !rest.isEmpty {
      html += "<p>About no single element:</p>\(rest.map(note).joined())\n"
    }
    return html
  }

  private func note(_ diagnostic: Diagnostic) -> String {
    "<p class=\"wrong\">\(diagnostic.severity.rawValue): \(HTMLText.text(diagnostic.message))</p>"
  }

  // MARK: Code

  /// The lines of a view, with the places of findings marked.
  private func code(
    of view: ViewTranscript,
    _ wrong: [Diagnostic],
    _ lines: LineTable
  ) -> String {
    let first = lines.position(of: view.range.lowerBound).line
    let last = lines.position(of: view.range.upperBound).line
    let end = min(last, first + Self.maximumLines - 1)
    var rows: [String] = []
    for line in first...end {
      let bytes = lines.bytes(ofLine: line)
      var html = "<span class=\"line\">\(line + 1)</span> "
      var offset = bytes.startIndex
      for diagnostic in wrong {
        let range = diagnostic.range.clamped(to: bytes.startIndex..<bytes.endIndex)
        guard !range.isEmpty, range.lowerBound >= offset else { continue }
        html += text(bytes[offset..<range.lowerBound])
        html += "<mark>\(text(bytes[range]))</mark>"
        html += "<span class=\"hidden\"> (\(HTMLText.text(diagnostic.message))) </span>"
        offset = range.upperBound
      }
      rows.append(html + text(bytes[offset...]))
    }
    if end < last { rows.append("… \(last - end) more lines") }
    return rows.joined(separator: "\n")
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    HTMLText.code(String(decoding: bytes, as: UTF8.self))
  }
}
