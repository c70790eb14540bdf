@testable import CurbcutModel

/// The views of some source that may be entered, as an analysis gathers them.
private func readable(_ models: [ItemModel]) -> ReadableViews {
  var views = ReadableViews()
  for model in models { views.add(model, at: 0, in: "A.swift") }
  return views
}

/// What VoiceOver says on the type `V` of some source.
func transcript(of source: String) -> Transcript {
  let models = lowered(source)
  let views = readable(models)
  let tree = models.flatMap(\.trees).first { tree in
    tree.declaration?.name == "V" && tree.purpose == .body
  }
  return tree.map { Transcript(of: $0, entering: views) } ?? Transcript(of: .empty)
}

/// The same for a view body, with further declarations behind it.
func transcript(ofBody body: String, beside declarations: String = "") -> Transcript {
  transcript(of: "struct V: View { var body: some View { \(body) } }\n\(declarations)")
}

/// One line a stop: what it stands in, then what is spoken, then its actions.
func spoken(_ body: String, beside declarations: String = "") -> [String] {
  transcript(ofBody: body, beside: declarations).stops.map { stop in
    var line = stop.context.map { "[\($0.text)] " }.joined() + stop.spoken
    if !stop.actions.isEmpty {
      line += " {\(stop.actions.map(\.spoken).joined(separator: " · "))}"
    }
    return line
  }
}

extension ViewTree {
  fileprivate static let empty = ViewTree(purpose: .body, declaration: nil, records: [])
}
