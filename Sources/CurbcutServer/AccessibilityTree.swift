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
  /// The members that say where a range of UTF-8 offsets is: LSP's `range`, or `line` and `column`.
  private let place: (Range<Int>) -> [JSON.Member]
  /// What is different from another version, by the view and the element in it, both from 0.
  package var changes: [Int: [Int: ElementChange]] = [:]

  package init(diagnostics: [Diagnostic], place: @escaping (Range<Int>) -> [JSON.Member]) {
    self.diagnostics = diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.place = place
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
    .array(views.indices.map { json(of: views[$0], changes[$0] ?? [:]) })
  }

  private func json(of view: ViewTranscript, _ changes: [Int: ElementChange]) -> JSON {
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
        "traits": .array(stop.traits.map { json($0.spoken, $0.reason, $0.range) }),
        "position": stop.position.map { .string($0) },
        "hint": stop.hint.map(json),
        "actions": .array(stop.actions.map(json)),
        "inputLabels": .array(stop.inputLabels.map(json)),
        "moreContent": .array(
          stop.content.map { json($0.spoken, $0.value.reason, $0.value.range) }
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
    json(part.spoken, part.reason, part.range)
  }

  private func json(_ text: String, _ source: String, _ range: Range<Int>) -> JSON {
    object(range, ["text": .string(text), "source": .string(source)])
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
  /// A finding belongs to the innermost element whose code it begins in, else to the first element
  /// in the code that it is about.
  private func findings(
    about stops: [Transcript.Stop],
    in view: Range<Int>
  ) -> (byStop: [Int: [Diagnostic]], rest: [Diagnostic]) {
    var owners: [Int: Int] = [:]
    // Outer elements come first, so that inner ones take what is theirs; of equals the first keeps it.
    let order = stops.indices.sorted { first, second in
      let (one, other) = (stops[first].range, stops[second].range)
      return (one.lowerBound, -one.upperBound, -first) < (
        other.lowerBound, -other.upperBound, -second
      )
    }
    for index in order {
      for finding in indices(in: stops[index].range) { owners[finding] = index }
    }
    var byStop: [Int: [Diagnostic]] = [:]
    for (finding, stop) in owners.sorted(by: { $0.key < $1.key }) {
      byStop[stop, default: []].append(diagnostics[finding])
    }
    var rest: [Diagnostic] = []
    for finding in indices(in: view) where owners[finding] == nil {
      let range = diagnostics[finding].range
      let next = order.partitioningIndex { stops[$0].range.lowerBound >= range.lowerBound }
      if next < order.count, stops[order[next]].range.upperBound <= range.upperBound {
        byStop[order[next], default: []].append(diagnostics[finding])
      } else {
        rest.append(diagnostics[finding])
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
