import CurbcutModel
import CurbcutSyntax

extension Workspace {
  /// What VoiceOver says on the view whose code is at an offset: its part of the transcript with
  /// where each word comes from, or why it has none.
  mutating func viewHover(at offset: Int, in path: String) -> Hover? {
    guard let analysis = analysis(of: path), let tree = document(path)?.tree,
      let (model, base) = analysis.item(at: offset)
    else { return nil }
    for view in model.trees {
      guard let element = view.element(at: offset - base) else { continue }
      let transcript = Transcript(of: view, at: base, entering: readableViews(for: path))
      let reading = ViewReading(of: element, at: base, in: transcript, tree: tree)
      guard !reading.rows.isEmpty else { return nil }
      return Hover(reading.text, range: element.head.shifted(by: base))
    }
    return nil
  }
}

/// What is shown of one view: rows with a name and text.
private struct ViewReading {
  private(set) var rows: [(name: String, text: String)] = []
  private let tree: SyntaxTree

  /// How many stops of a container are listed.
  private static let maximumListed = 8

  init(of element: Element, at base: Int, in transcript: Transcript, tree: SyntaxTree) {
    self.tree = tree
    let head = element.headRange.lowerBound + base
    let extent = element.range.shifted(by: base)
    let stops = transcript.stops
    let inside = stops.indices.filter {
      extent.contains(stops[$0].use.lowerBound) && stops[$0].isOnScreen
    }
    if let own = inside.first(where: { stops[$0].use.lowerBound == head }),
      inside.count(where: { stops[$0].use.lowerBound == head }) == 1
    {
      add(stops[own])
      addPlace(of: own, in: stops, name: element.declaration?.name)
    } else if !inside.isEmpty {
      rows.append(("VoiceOver", inside.count.counted("element")))
      for index in inside.prefix(Self.maximumListed) {
        rows.append(("", "“\(stops[index].spoken)”"))
      }
      if inside.count > Self.maximumListed { rows.append(("", "…")) }
    } else if let other = stops.first(where: { extent.contains($0.use.lowerBound) }) {
      add(other)
      addContext(of: other)
    } else {
      addSilence(of: element, at: base, in: stops)
    }
  }

  private mutating func add(_ stop: Transcript.Stop) {
    rows.append(("VoiceOver", "“\(stop.spoken)”"))
    if let label = stop.label {
      add("Label", label)
    } else if let placeholder = stop.placeholder {
      add("Placeholder", placeholder)
    } else {
      rows.append(("Label", "none"))
    }
    if let value = stop.value { add("Value", value) }
    if !stop.traits.isEmpty {
      let traits = stop.traits.map { trait in
        "\(trait.spoken) (\(trait.reason), line \(line(of: trait.range)))"
      }
      rows.append(("Traits", traits.joined(separator: ", ")))
    }
    if let hint = stop.hint { add("Hint", hint) }
    for action in stop.actions { add("Action", action) }
    for content in stop.content {
      rows.append(("More content", "“\(content.spoken)”, line \(line(of: content.value.range))"))
    }
    for rotor in stop.rotors { add("Rotor", rotor.name) }
    if !stop.inputLabels.isEmpty {
      let labels = stop.inputLabels.map { "“\($0.spoken)”" }
      rows.append(("Voice Control", labels.joined(separator: ", ")))
    }
    if let usage = stop.usage { rows.append(("Usage", usage)) }
    if let doubt = stop.doubt { rows.append(("Unknown", doubt)) }
  }

  private mutating func add(_ name: String, _ part: Transcript.Part) {
    rows.append((name, "“\(part.spoken)” from \(part.reason), line \(line(of: part.range))"))
  }

  /// Its number and its neighbors among what is on the screen.
  private mutating func addPlace(of index: Int, in stops: [Transcript.Stop], name: String?) {
    let screen = stops.indices.filter { stops[$0].isOnScreen }
    guard let place = screen.firstIndex(of: index) else { return }
    var text = "element \(place + 1) of \(screen.count)"
    if let name { text += " in \(name)" }
    if place > 0 { text += ", after “\(stops[screen[place - 1]].spoken)”" }
    if place + 1 < screen.count { text += ", before “\(stops[screen[place + 1]].spoken)”" }
    rows.append(("Order", text))
    addContext(of: stops[index])
  }

  private mutating func addContext(of stop: Transcript.Stop) {
    guard !stop.context.isEmpty else { return }
    rows.append(("Context", stop.context.map(\.text).joined(separator: " › ")))
  }

  /// Why VoiceOver does not stop at it.
  private mutating func addSilence(of element: Element, at base: Int, in stops: [Transcript.Stop]) {
    if element.isHidden == .yes {
      let modifier = Hiding(of: element).modifier.map { " by \($0.name)" } ?? ""
      rows.append(("VoiceOver", "not read; hidden\(modifier)"))
    } else if let whole = element.combiningElement ?? collapsingAncestor(element),
      let stop = stops.first(where: {
        $0.use.lowerBound == whole.headRange.lowerBound + base
      })
    {
      rows.append(("VoiceOver", "part of “\(stop.spoken)”"))
    } else if element.row?.isPaint == true || element.row?.isDrawing == true {
      rows.append(("VoiceOver", "not an accessibility element; it only draws"))
    }
  }

  private func line(of range: Range<Int>) -> Int { tree.position(of: range.lowerBound).line + 1 }

  var text: HoverText {
    let texts = rows.map { row -> (plain: String, marked: HoverText) in
      row.name.isEmpty
        ? ("  \(row.text)", "  - \(row.text)")
        : ("\(row.name): \(row.text)", "- \(strong: row.name + ":") \(row.text)")
    }
    return HoverText(
      plainText: texts.map(\.plain.printable).joined(separator: "\n"),
      markdown: texts.map(\.marked.markdown).joined(separator: "\n")
    )
  }
}

extension ViewTree {
  /// The innermost view whose head, or one of whose modifiers' names, is at an offset.
  func element(at offset: Int) -> Element? {
    var found: Element?
    for element in elements {
      let isHead = element.head.lowerBound <= offset && offset <= element.head.upperBound
      let isModifier = element.ownModifiers.contains {
        $0.nameRange.lowerBound <= offset && offset <= $0.nameRange.upperBound
      }
      guard isHead || isModifier else { continue }
      if let best = found, best.head.lowerBound > element.head.lowerBound { continue }
      found = element
    }
    return found
  }
}

/// The view around it that stands for everything inside.
private func collapsingAncestor(_ element: Element) -> Element? {
  element.ancestors.first { $0.grouping == .ignore || $0.grouping == .replace }
}
