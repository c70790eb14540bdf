import CurbcutAnalysis
import CurbcutModel
import CurbcutSyntax
import Foundation

/// The transcripts of a file as one JSON object, for other programs. The form is stable: members
/// are only added. `speak --help` describes it.
struct SpeechJSON: Encodable {
  let file: String
  let views: [View]

  struct View: Encodable {
    let name: String
    let part: String?
    let line: Int
    let stops: [Stop]
    let rotors: [Rotor]
  }

  struct Stop: Encodable {
    /// From 1, through the whole view.
    let number: Int
    let spoken: String
    let label: Part?
    let value: Part?
    let traits: [Part]
    let position: String?
    let hint: Part?
    let actions: [Part]
    let inputLabels: [Part]
    /// Key and value of each entry in one text; see `content`.
    let moreContent: [Part]
    let content: [Content]
    let rotors: [OwnRotor]
    /// What a text field exposes as its value while it is empty.
    let placeholder: Part?
    /// The step of the name's computation that gave the label.
    let labelStep: String?
    /// The bar, sheet, alert or menu it is in; nil on the screen itself.
    let place: String?
    let containers: [String]
    let conditions: [String]
    let repetitions: [String]
    let usage: String?
    /// Why something about it is not known.
    let unknown: String?
    let view: String
    let line: Int
    let column: Int
  }

  struct Part: Encodable {
    let text: String
    let source: String
    let line: Int
    let column: Int
  }

  struct Content: Encodable {
    let key: Part
    let value: Part
    let important: Bool
  }

  struct OwnRotor: Encodable {
    let name: Part
    let entries: [Part]
  }

  struct Rotor: Encodable {
    let name: String
    let stops: [Int]
  }

  init(path: String, lines: LineTable, _ transcripts: [ViewTranscript]) {
    file = path
    views = transcripts.map { view in
      View(
        name: view.view,
        part: view.part,
        line: view.line + 1,
        stops: view.transcript.stops.enumerated().map { index, stop in
          Stop(stop, number: index + 1, lines)
        },
        rotors: view.transcript.rotors.map { rotor in
          Rotor(name: rotor.name, stops: rotor.indices.map { $0 + 1 })
        }
          + view.transcript.ownRotors.map { Rotor(name: $0.name.spoken, stops: []) }
      )
    }
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self).withJSONEscapes
  }
}

extension SpeechJSON.Stop {
  fileprivate init(_ stop: Transcript.Stop, number: Int, _ lines: LineTable) {
    let place = lines.position(of: stop.range.lowerBound)
    func part(_ text: String, _ source: String, _ range: Range<Int>) -> SpeechJSON.Part {
      let place = lines.position(of: range.lowerBound)
      return SpeechJSON.Part(
        text: text,
        source: source,
        line: place.line + 1,
        column: place.column + 1
      )
    }
    func part(_ words: Transcript.Part) -> SpeechJSON.Part {
      part(words.spoken, words.reason, words.range)
    }
    func texts(_ kind: Transcript.Context.Kind) -> [String] {
      stop.context.filter { $0.kind == kind }.map(\.text)
    }
    self.init(
      number: number,
      spoken: stop.spoken,
      label: stop.label.map { part($0) },
      value: stop.shownValue.map { part($0) },
      traits: stop.traits.map { part($0.spoken, $0.reason, $0.range) },
      position: stop.position,
      hint: stop.hint.map { part($0) },
      actions: stop.actions.map { part($0) },
      inputLabels: stop.inputLabels.map { part($0) },
      moreContent: stop.content.map { part($0.spoken, $0.value.reason, $0.value.range) },
      content: stop.content.map { entry in
        SpeechJSON.Content(
          key: part(entry.key),
          value: part(entry.value),
          important: entry.isImportant
        )
      },
      rotors: stop.rotors.map { rotor in
        SpeechJSON.OwnRotor(name: part(rotor.name), entries: rotor.entries.map { part($0) })
      },
      placeholder: stop.placeholder.map { part($0) },
      labelStep: stop.label?.step.map { "\($0)" },
      place: texts(.place).joined(separator: " · ").nonEmpty,
      containers: texts(.container),
      conditions: texts(.branch),
      repetitions: texts(.repetition),
      usage: stop.usage,
      unknown: stop.doubt,
      view: stop.view,
      line: place.line + 1,
      column: place.column + 1
    )
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
