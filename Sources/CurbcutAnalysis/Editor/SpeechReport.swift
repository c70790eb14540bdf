import CurbcutModel
import CurbcutSyntax

/// A transcript as text for a person.
///
/// What is heard stands on the left, numbered in VoiceOver's order; what produced it on the right,
/// with its line. Places, branches and repetitions are headings over what they hold. What others
/// wrote is safe to print (`String.printable`).
struct SpeechReport {
  let lines: LineTable
  let usesColor: Bool
  /// Whether it is told what in the source produced what is heard.
  var showsSource = true

  /// The column at which the right side begins at the latest, where the left leaves room.
  private static let maximumColumn = 64
  private static let indentation = 4

  /// - Parameter place: What is shown behind the view's name.
  func text(on view: ViewTranscript, place: String) -> String {
    let title = view.part.map { "\(view.view), \($0)" } ?? view.view
    var rows = [bold(title.printable) + (showsSource ? faint("  \(place.printable)") : ""), ""]
    var shown: [Transcript.Context] = []
    var number = 0
    let column = column(for: view.transcript.stops)
    for stop in view.transcript.stops {
      rows += headings(from: shown, to: stop.context, isFirst: number == 0)
      if stop.place != shown.first(where: { $0.kind == .place }), !stop.isOnScreen { number = 0 }
      shown = stop.context
      number += 1
      rows += self.rows(for: stop, number: number, column: column)
    }
    if view.transcript.stops.isEmpty { rows.append("    nothing that VoiceOver stops at") }
    rows += rotors(of: view.transcript)
    return rows.joined(separator: "\n")
  }

  // MARK: Stops

  private func rows(for stop: Transcript.Stop, number: Int, column: Int) -> [String] {
    let indent = String(repeating: " ", count: Self.indentation + 2 * stop.context.count)
    let left = indent + padded(number) + "  " + heard(stop)
    let room = String(repeating: " ", count: max(column - left.count, 2))
    var rows = [showsSource ? left + faint(room + source(of: stop)) : left]
    let detail = indent + "    "
    func add(_ name: String, _ parts: [Transcript.Part]) {
      guard !parts.isEmpty else { return }
      rows.append(
        detail + faint("\(name): ") + parts.map(\.spoken.printable).joined(separator: " · ")
      )
    }
    add("actions", stop.actions)
    if !stop.content.isEmpty {
      let entries = stop.content.map(\.spoken.printable).joined(separator: " · ")
      rows.append(detail + faint("more content: ") + entries)
    }
    for rotor in stop.rotors {
      let entries = rotor.entries.map(\.spoken.printable).joined(separator: " · ")
      let name = rotor.name.spoken.printable + (entries.isEmpty ? "" : ": ")
      rows.append(detail + faint("rotor: ") + name + entries)
    }
    add("Voice Control hears", stop.inputLabels)
    if stop.label == nil, stop.placeholder == nil {
      rows.append(detail + faint("nothing names it"))
    }
    if stop.isFileName, stop.label?.reason.hasSuffix("name") == true {
      rows.append(detail + faint("read from \(stop.label?.reason.printable ?? "")"))
    }
    if let doubt = stop.doubt { rows.append(detail + faint("not known: \(doubt.printable)")) }
    return rows
  }

  private func heard(_ stop: Transcript.Stop) -> String {
    stop.spoken.isEmpty ? "(silence)" : stop.spoken.printable
  }

  /// Where the right side begins: behind the longest line that is not too long.
  private func column(for stops: [Transcript.Stop]) -> Int {
    let widths = stops.map { Self.indentation + 2 * $0.context.count + 4 + heard($0).count + 2 }
    return widths.filter { $0 <= Self.maximumColumn }.max() ?? Self.maximumColumn
  }

  /// The view and what of the source gave each part: `Button 12, hint 14`.
  private func source(of stop: Transcript.Stop) -> String {
    let own = line(of: stop.range)
    var parts = ["\(stop.view.isEmpty ? "view" : stop.view):\(own)"]
    func add(_ name: String, _ range: Range<Int>?, _ reason: String?) {
      guard let range, let reason, reason.hasPrefix("accessibility") || line(of: range) != own
      else { return }
      let place = line(of: range) == own ? "" : ":\(line(of: range))"
      parts.append("\(reason.hasPrefix("accessibility") ? reason : name)\(place)")
    }
    add("label", stop.label?.range, stop.label?.reason)
    add("value", stop.shownValue?.range, stop.shownValue?.reason)
    for trait in stop.traits { add(trait.kind.words, trait.range, trait.reason) }
    add("hint", stop.hint?.range, stop.hint?.reason)
    var seen: Set<String> = []
    return parts.filter { seen.insert($0).inserted }.joined(separator: ", ").printable
  }

  // MARK: Headings

  /// The lines that lead from one context to the next.
  private func headings(
    from old: [Transcript.Context],
    to new: [Transcript.Context],
    isFirst: Bool
  ) -> [String] {
    var common = 0
    while common < min(old.count, new.count), old[common] == new[common] { common += 1 }
    var rows: [String] = []
    let isPlace = new.first?.kind == .place
    if !isFirst, common == 0, isPlace || old.first?.kind == .place { rows.append("") }
    for index in common..<new.count {
      let indent = String(repeating: " ", count: Self.indentation + 2 * index)
      let text = new[index].text.printable
      switch new[index].kind {
      case .place: rows.append(indent + bold(text))
      case .container: rows.append(indent + faint("in “\(text)”"))
      case .branch, .repetition: rows.append(indent + faint(text))
      }
    }
    return rows
  }

  private func rotors(of transcript: Transcript) -> [String] {
    var rows: [String] = []
    for (name, indices) in transcript.rotors {
      rows.append(rotor(name, indices.map { transcript.stops[$0].label?.spoken ?? "(no name)" }))
    }
    // What its entries are stands with the elements.
    var names: Set<String> = []
    for rotor in transcript.ownRotors where names.insert(rotor.name.spoken).inserted {
      rows.append("    " + faint("Rotor ") + rotor.name.spoken.printable)
    }
    return rows.isEmpty ? [] : ["", "  " + bold("Rotor")] + rows
  }

  private func rotor(_ name: String, _ items: [String]) -> String {
    "    " + faint(name + String(repeating: " ", count: max(15 - name.count, 1)))
      + items.map(\.printable).joined(separator: " · ")
  }

  // MARK: Form

  private func line(of range: Range<Int>) -> Int { lines.position(of: range.lowerBound).line + 1 }

  private func padded(_ number: Int) -> String { number < 10 ? " \(number)" : "\(number)" }

  private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  private func faint(_ text: String) -> String { usesColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}

extension Transcript.Stop {
  /// What is shown over the screen, or the bar, that it is a part of.
  fileprivate var place: Transcript.Context? { context.first { $0.kind == .place } }
}

extension ViewTranscript {
  /// The transcript for a person, one stop a line.
  package var text: String { text(at: "line \(line + 1)") }

  /// The same with its place behind the view's name.
  package func text(at place: String, usesColor: Bool = false) -> String {
    SpeechReport(lines: lines, usesColor: usesColor).text(on: self, place: place)
  }

  /// The transcript without places in the source, which stays the same wherever the code stands.
  package var spokenText: String {
    var report = SpeechReport(lines: lines, usesColor: false)
    report.showsSource = false
    return report.text(on: self, place: "")
  }
}
