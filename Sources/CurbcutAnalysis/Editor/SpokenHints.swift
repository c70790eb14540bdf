import CurbcutModel
import CurbcutSyntax

/// What VoiceOver says on one element, for showing it behind the code that makes the element.
package struct SpokenHint: Sendable, Equatable {
  /// The end of the line that the element's code begins on, as a UTF-8 offset of the file.
  package let offset: Int
  /// What is spoken, in one line.
  package let text: String

  package init(offset: Int, text: String) {
    self.offset = offset
    self.text = text
  }
}

/// One view of a file in numbers.
package struct ViewSummary: Sendable, Equatable {
  /// The type's name.
  package let name: String
  /// Where the type's declaration begins, as a UTF-8 offset of the file.
  package let offset: Int
  /// How many stops VoiceOver makes in the body.
  package let stops: Int
  /// How many diagnostics the declaration has.
  package let findings: Int

  package init(name: String, offset: Int, stops: Int, findings: Int) {
    self.name = name
    self.offset = offset
    self.stops = stops
    self.findings = findings
  }
}

extension Workspace {
  /// What VoiceOver says on the elements whose code begins in a range, by place. A view that brings
  /// several stops along has one hint, with the first of them and how many there are.
  package mutating func spokenHints(in path: String, range: Range<Int>) -> [SpokenHint] {
    guard let analysis = analysis(of: path), let tree = document(path)?.tree else { return [] }
    var reading = TranscriptReading(views: readableViews(for: path), byteCount: tree.byteCount)
    let lines = LineTable(tree)
    var hints: [SpokenHint] = []
    for (model, base) in analysis.models {
      let extent = model.node.range.shifted(by: base)
      guard extent.overlaps(range) || range.contains(extent.lowerBound) else { continue }
      // A member that is entered twice says the same twice.
      var seen: Set<Int> = []
      for view in model.trees where view.purpose != .preview {
        var byPlace: [Int: [Transcript.Stop]] = [:]
        for stop in reading.transcript(of: view, at: base).stops {
          let place = stop.use.lowerBound
          if range.contains(place) { byPlace[place, default: []].append(stop) }
        }
        for (place, stops) in byPlace where seen.insert(place).inserted {
          guard let first = stops.first else { continue }
          let line = lines.position(of: place).line
          let bytes = lines.bytes(ofLine: line)
          let trailing = bytes.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
          hints.append(
            SpokenHint(
              offset: lines.offset(ofLine: line) + bytes.count - trailing,
              text: stops.count == 1 ? first.spoken : "\(first.spoken) +\(stops.count - 1)"
            )
          )
        }
      }
    }
    return hints.sorted { ($0.offset, $0.text) < ($1.offset, $1.text) }
  }

  /// The views of a document, in order: how much VoiceOver stops at, and how much is wrong.
  package mutating func viewSummaries(in path: String) -> [ViewSummary] {
    guard let analysis = analysis(of: path), let tree = document(path)?.tree else { return [] }
    var reading = TranscriptReading(views: readableViews(for: path), byteCount: tree.byteCount)
    let places = analysis.diagnostics.map(\.range.lowerBound).sorted()
    var summaries: [ViewSummary] = []
    for (model, base) in analysis.models {
      for view in model.trees where view.purpose == .body {
        guard let declaration = view.declaration else { continue }
        let range = declaration.node.range.shifted(by: base)
        summaries.append(
          ViewSummary(
            name: declaration.name,
            offset: range.lowerBound,
            stops: reading.transcript(of: view, at: base).stops.count(where: \.isOnScreen),
            findings: places.count(in: range)
          )
        )
      }
    }
    return summaries
  }
}

extension [Int] {
  /// How many numbers of a sorted list lie in a range.
  fileprivate func count(in range: Range<Int>) -> Int {
    firstIndex(notBelow: range.upperBound) - firstIndex(notBelow: range.lowerBound)
  }

  private func firstIndex(notBelow bound: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
