import CurbcutModel
import CurbcutSyntax

/// What VoiceOver says on one view of a file.
package struct ViewTranscript: Sendable, Equatable {
  /// The type the view is written in.
  package let view: String
  /// What of the type it is, where it is not the body.
  package let part: String?
  /// The line the view begins on, from 0.
  package let line: Int
  package let transcript: Transcript

  /// The transcript for a person, one stop a line.
  package var text: String {
    var lines = ["\(view)\(part.map { " (\($0))" } ?? "")"]
    for (index, stop) in transcript.stops.enumerated() {
      var line = "  \(index + 1). \(stop.spoken)"
      if let condition = stop.condition { line += "  [if \(condition)]" }
      if stop.isRepeated { line += "  [for each]" }
      if stop.isUnread { line += "  [not known]" }
      lines.append(line)
      if !stop.actions.isEmpty {
        lines.append("       actions: \(stop.actions.joined(separator: ", "))")
      }
    }
    if transcript.stops.isEmpty { lines.append("  nothing that VoiceOver stops at") }
    for (name, stops) in transcript.rotors {
      lines.append("  \(name): " + stops.map(\.label.spoken).joined(separator: " · "))
    }
    return lines.joined(separator: "\n")
  }
}

extension Workspace {
  /// The transcripts of a document's views, or of those that a line belongs to.
  ///
  /// - Parameter line: from 0; nil for all views.
  package mutating func transcripts(of path: String, atLine line: Int? = nil) -> [ViewTranscript] {
    guard let analysis = analysis(of: path), let tree = document(path)?.tree else { return [] }
    let bodies = analysis.bodies
    var transcripts: [ViewTranscript] = []
    for (model, base) in analysis.models {
      for view in model.trees where view.purpose != .preview {
        guard let range = view.range?.shifted(by: base) else { continue }
        let first = tree.position(of: range.lowerBound).line
        let last = tree.position(of: range.upperBound).line
        if let line, !(first...max(first, last)).contains(line) { continue }
        let part: String? =
          switch view.purpose {
          case .member(let name): name
          case .modifier: "modifier"
          case .style: "style"
          case .body, .preview: nil
          }
        transcripts.append(
          ViewTranscript(
            view: view.declaration?.name ?? "function",
            part: part,
            line: first,
            transcript: Transcript(of: view, entering: bodies)
          )
        )
      }
    }
    return transcripts
  }
}
