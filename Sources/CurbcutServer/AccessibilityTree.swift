import CurbcutAnalysis
import CurbcutModel
import CurbcutProtocol

/// What assistive technology finds in the views of a file, as JSON: the answer of
/// `curbcut/accessibilityTree`, and what `curbcut speak --json` prints.
///
/// Per view its elements in reading order, each with what is uttered (`spoken`), what is exposed
/// (label, value, traits, hint, actions, content, rotors), where each part comes from, and the
/// findings about it. Members are only ever added.
package struct AccessibilityTree {
  /// The findings of the file, in the order of their places.
  private let diagnostics: [Diagnostic]
  /// For each finding the views that it begins in, each with its modifiers, the innermost first.
  private let holders: [[Range<Int>]]
  /// Where the view that begins at an offset ends with its modifiers.
  private let ends: [Int: Int]
  /// The members that say where a range of UTF-8 offsets is: LSP's `range`, or `line` and `column`.
  private let place: (Range<Int>) -> [JSON.Member]
  /// What is different from another version, by the view and the element in it, both from 0.
  package var changes: [Int: [Int: ElementChange]] = [:]
  /// The same views as they are when they are shown first; empty where nobody asks.
  package var initially: [Range<Int>: Transcript] = [:]

  /// - Parameter chains: where views are made, each with its modifiers, outer ones before inner ones.
  package init(
    diagnostics: [Diagnostic],
    chains: [Range<Int>],
    place: @escaping (Range<Int>) -> [JSON.Member]
  ) {
    let sorted = diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.diagnostics = sorted
    self.place = place
    ends = Dictionary(chains.map { ($0.lowerBound, $0.upperBound) }) { first, _ in first }
    var open: [Range<Int>] = []
    var next = 0
    holders = sorted.map { diagnostic in
      let offset = diagnostic.range.lowerBound
      while next < chains.count, chains[next].lowerBound <= offset {
        open.removeAll { $0.upperBound <= chains[next].lowerBound }
        open.append(chains[next])
        next += 1
      }
      open.removeAll { $0.upperBound <= offset }
      return open.reversed()
    }
  }

  /// Which members of an element belong to which layer: what iOS hands to any assistive technology,
  /// and what VoiceOver makes of it in words.
  package static let layers = JSON.object([
    "exposed": [
      "label", "value", "placeholder", "traits", "hint", "actions", "inputLabels", "content",
      "rotors",
    ],
    "uttered": ["spoken", "position", "usage", "moreContent"],
  ])

  /// The views of a file, in its order.
  package func json(of views: [ViewTranscript]) -> JSON {
    .array(
      views.indices.map { index in
        let first = initially[views[index].range]?.stops
        return json(of: views[index], changes[index] ?? [:], first: first)
      }
    )
  }

  private func json(
    of view: ViewTranscript,
    _ changes: [Int: ElementChange],
    first: [Transcript.Stop]?
  ) -> JSON {
    let stops = view.transcript.stops
    let (findings, rest) = findings(about: stops, in: view.extent)
    let rotors = view.transcript.rotors.map { rotor in
      JSON.object([
        "name": .string(rotor.name), "stops": .array(rotor.indices.map { .integer($0 + 1) }),
      ])
    }
    let own = view.transcript.ownRotors.map { rotor in
      JSON.object(["name": .string(rotor.name.spoken), "stops": []])
    }
    return object(
      view.range,
      [
        "name": .string(view.view),
        "part": view.part.map { .string($0) },
        "stops": .array(
          stops.indices.map {
            json(of: stops[$0], number: $0 + 1, findings[$0] ?? [], changes[$0])
          }
        ),
        "initially": first.map { first in
          .array(first.indices.map { json(of: first[$0], number: $0 + 1, [], nil) })
        },
        "rotors": .array(rotors + own),
        "findings": .array(rest.map(json)),
      ]
    )
  }

  // MARK: Elements

  private func json(
    of stop: Transcript.Stop,
    number: Int,
    _ findings: [Diagnostic],
    _ change: ElementChange?
  ) -> JSON {
    object(
      stop.range,
      [
        "number": .integer(number),
        "spoken": .string(stop.spoken),
        "role": .string(stop.role.rawValue),
        "label": stop.label.map(json),
        "value": stop.shownValue.map(json),
        "traits": .array(
          stop.traits.map { trait in
            let certainty = trait.condition == nil ? PartCertainty.certain : .possible
            return json(trait.spoken, trait.reason, trait.range, certainty)
          }
        ),
        "position": stop.position.map { .string($0) },
        "hint": stop.hint.map(json),
        "actions": .array(stop.actions.map(json)),
        "inputLabels": .array(stop.inputLabels.map(json)),
        "moreContent": .array(
          stop.content.map { entry in
            let words = PartCertainty(of: entry.key).combined(with: PartCertainty(of: entry.value))
            return json(entry.spoken, entry.value.reason, entry.value.range, words)
          }
        ),
        "content": .array(
          stop.content.map { entry in
            .object([
              "key": json(of: entry.key), "value": json(of: entry.value),
              "important": .bool(entry.isImportant),
            ])
          }
        ),
        "rotors": .array(
          stop.rotors.map { rotor in
            .object([
              "name": json(of: rotor.name), "entries": .array(rotor.entries.map(json)),
            ])
          }
        ),
        "placeholder": stop.placeholder.map(json),
        "labelStep": stop.label?.step.map { .string("\($0)") },
        "place": placeName(of: stop).map { .string($0) },
        "containers": texts(.container, of: stop),
        "conditions": texts(.branch, of: stop),
        "repetitions": texts(.repetition, of: stop),
        "context": .array(
          stop.context.map { context in
            .object(["kind": .string("\(context.kind)"), "text": .string(context.text)])
          }
        ),
        "usage": stop.usage.map { .string($0) },
        "unknown": stop.doubt.map { .string($0) },
        "view": .string(stop.view),
        "change": change.map(json),
        "findings": .array(findings.map(json)),
      ]
    )
  }

  private func json(of part: Transcript.Part) -> JSON {
    json(part.spoken, part.reason, part.range, PartCertainty(of: part))
  }

  private func json(
    _ text: String,
    _ source: String,
    _ range: Range<Int>,
    _ certainty: PartCertainty
  ) -> JSON {
    object(
      range,
      [
        "text": .string(text), "source": .string(source),
        "certainty": .string(certainty.rawValue),
      ]
    )
  }

  private func json(of change: ElementChange) -> JSON {
    .object([
      "kind": .string(change.kind.rawValue),
      "before": change.before.map { .string($0) },
      "details": .array(change.details.map { .string($0) }),
    ])
  }

  private func json(of diagnostic: Diagnostic) -> JSON {
    object(
      diagnostic.range,
      [
        "rule": .string(diagnostic.ruleID),
        "severity": .string(diagnostic.severity.rawValue),
        "message": .string(diagnostic.message),
      ]
    )
  }

  private func object(_ range: Range<Int>, _ members: KeyValuePairs<String, JSON?>) -> JSON {
    guard case .object(let members) = JSON.object(members) else { return .null }
    return .object(members + place(range))
  }

  /// The bar, sheet, alert or menu an element is in; nil on the screen itself.
  private func placeName(of stop: Transcript.Stop) -> String? {
    let names = stop.context.filter { $0.kind == .place }.map(\.text)
    return names.isEmpty ? nil : names.joined(separator: " · ")
  }

  private func texts(_ kind: Transcript.Context.Kind, of stop: Transcript.Stop) -> JSON {
    .array(stop.context.filter { $0.kind == kind }.map { .string($0.text) })
  }

  // MARK: Findings

  /// The findings about each element, by its index, and those in the view that are about none.
  ///
  /// A finding belongs to the innermost element whose code, modifiers included, it begins in. One on a
  /// view that is no element by itself, such as a stack, belongs to the first element in that view.
  private func findings(
    about stops: [Transcript.Stop],
    in view: Range<Int>
  ) -> (byStop: [Int: [Diagnostic]], rest: [Diagnostic]) {
    let places = ElementPlaces(stops)
    // What is found in another declaration counts where its elements are read here.
    var concerned = Set(indices(in: view))
    for stop in stops {
      let end = max(stop.range.upperBound, ends[stop.range.lowerBound] ?? 0)
      concerned.formUnion(indices(in: stop.range.lowerBound..<end))
    }
    // Outer elements come first, so that inner ones take what is theirs.
    var owners: [Int: Int] = [:]
    for index in places.outerFirst {
      for finding in indices(in: stops[index].range) { owners[finding] = index }
    }
    var byStop: [Int: [Diagnostic]] = [:]
    var rest: [Diagnostic] = []
    for finding in concerned.sorted() {
      let diagnostic = diagnostics[finding]
      if let stop = places.owner(of: diagnostic.range, within: owners[finding], holders[finding]) {
        byStop[stop, default: []].append(diagnostic)
      } else {
        rest.append(diagnostic)
      }
    }
    return (byStop, rest)
  }

  /// The indices of the diagnostics that begin in a range.
  private func indices(in range: Range<Int>) -> Range<Int> {
    let first = diagnostics.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let last = diagnostics.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return first..<max(first, last)
  }
}

/// How much of a part is known before the app runs; the raw values are what is sent.
private enum PartCertainty: String {
  /// It is there, in these words.
  case certain
  /// It is there; the app fills in what stands in ‹guillemets›.
  case filled
  /// Whether it is there, or which of several it is, shows only when the app runs.
  case possible

  init(of part: Transcript.Part) {
    self = part.certainty != .yes ? .possible : part.phrase.literal == nil ? .filled : .certain
  }

  /// The certainty of what is said of two parts together.
  func combined(with other: PartCertainty) -> PartCertainty {
    [self, other].contains(.possible) ? .possible : self == .certain ? other : self
  }
}

/// Where the elements of a view stand, to tell which of them a finding is about.
private struct ElementPlaces {
  private let stops: [Transcript.Stop]
  /// Outer elements before inner ones; of equals the first comes last.
  let outerFirst: [Int]
  /// In the order of the code of the view that is read.
  private let inOrder: [Int]
  /// The first of those whose code begins at an offset.
  private var atStart: [Int: Int] = [:]

  init(_ stops: [Transcript.Stop]) {
    self.stops = stops
    outerFirst = stops.indices.sorted { first, second in
      let (one, other) = (stops[first].range, stops[second].range)
      return (one.lowerBound, -one.upperBound, -first) < (
        other.lowerBound, -other.upperBound, -second
      )
    }
    inOrder = stops.indices.sorted { first, second in
      (stops[first].use.lowerBound, first) < (stops[second].use.lowerBound, second)
    }
    // A view that was entered stands where it is used too.
    for index in stops.indices.reversed() { atStart[stops[index].use.lowerBound] = index }
    for index in outerFirst { atStart[stops[index].range.lowerBound] = index }
  }

  /// - Parameters:
  ///   - innermost: the innermost element whose own code the finding begins in.
  ///   - chains: the views that it begins in, each with its modifiers, the innermost first.
  func owner(of finding: Range<Int>, within innermost: Int?, _ chains: [Range<Int>]) -> Int? {
    for (depth, chain) in chains.enumerated() {
      if let innermost, stops[innermost].range.lowerBound >= chain.lowerBound { return innermost }
      if let stop = atStart[chain.lowerBound] { return stop }
      if depth == 0, let stop = first(from: chain.lowerBound),
        stops[stop].use.lowerBound < chain.upperBound
      {
        return stop
      }
    }
    if let innermost { return innermost }
    return first(from: finding.lowerBound).flatMap { stop in
      stops[stop].use.upperBound <= finding.upperBound ? stop : nil
    }
  }

  /// The first element from an offset of the view's code on.
  private func first(from offset: Int) -> Int? {
    let place = inOrder.partitioningIndex { stops[$0].use.lowerBound >= offset }
    return place < inOrder.count ? inOrder[place] : nil
  }
}
