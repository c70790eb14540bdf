import CurbcutModel

extension Rule {
  static let sensoryInstruction = Rule(
    id: "sensory-instruction",
    title: "Instruction relies on color, shape or position",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.sensoryCharacteristics],
    since: "0.2.0",
    why: """
      "The green button on the right" means nothing to people who do not see the screen or its
      colors, and is wrong where the layout changes. Call a control by its name.
      """,
    knownLimitations: """
      English only.
      """,
    examples: [
      .reported(
        """
        struct Guide: View {
          var body: some View {
            Text("Press the red button to stop the recording.")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "red button" says nothing to people who do not see it; use the control's name
          }
        }
        """
      ),
      .reported(
        "By its position",
        """
        struct Guide: View {
          var body: some View {
            Text("Tap the icon in the top right corner.")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "icon in the top right corner" says nothing to people who do not see it; use the control's name
          }
        }
        """
      ),
      .recommended(
        """
        struct Guide: View {
          var body: some View {
            Text("Press Stop to end the recording.")
          }
        }
        """
      ),
      .ignored(
        "The name is said too",
        """
        struct Guide: View {
          var body: some View {
            Text("Press the red Stop button on the left.")
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .label) { element, findings in
      guard case .known(let phrase) = element.visibleText, let words = phrase.literal,
        words.utf8.count > 12, let cue = SensoryCue(in: words)
      else { return }
      findings.report(
        "\"\(cue.words)\" says nothing to people who do not see it; use the control's name",
        at: element.head
      )
    },
    exemptions: [.hidden, .representation]
  )
}

/// The words of an instruction that name a control only by what it looks like or where it is.
private struct SensoryCue {
  let words: String

  private static let looks: Set<String> = [
    "red", "green", "blue", "yellow", "orange", "purple", "pink", "gray", "grey", "white", "black",
    "round", "square", "circular", "big", "large", "small", "colored",
  ]
  private static let controls: Set<String> = [
    "button", "buttons", "icon", "icons", "link", "symbol", "field", "box", "arrow", "switch",
    "circle", "dot", "triangle", "square", "tab", "bar",
  ]
  private static let orders: Set<String> = [
    "tap", "press", "click", "select", "choose", "use", "touch", "hit", "push", "swipe", "pull",
    "tapping", "pressing", "clicking", "using", "see", "check",
  ]
  private static let sides: Set<String> = [
    "right", "left", "top", "bottom", "corner", "upper", "lower",
  ]

  init?(in text: String) {
    // A quoted name is a name.
    guard !text.includes("\""), !text.includes("“"), !text.includes("'") else { return nil }
    let sentences = text.split { $0 == "." || $0 == "!" || $0 == "?" || $0 == "\n" }
    for sentence in sentences {
      let written = sentence.split { !$0.isLetter }.map(String.init)
      let words = written.map { $0.lowercased() }
      if let mark = words.indices.dropFirst(2).first(where: { index in
        Self.looks.contains(words[index]) && words[index - 1] == "in"
          && ["marked", "highlighted", "shown", "displayed"].contains(words[index - 2])
      }) {
        self.words = words[(mark - 2)...mark].joined(separator: " ")
        return
      }
      guard let order = words.firstIndex(where: { Self.orders.contains($0) }) else { continue }
      for (index, word) in words.enumerated()
      where index > order && Self.controls.contains(word) && index > 0 {
        let before = words[index - 1]
        if Self.looks.contains(before) {
          self.words = "\(before) \(word)"
          return
        }
        guard ["the", "this", "that"].contains(before) else { continue }
        let behind = words[(index + 1)...].prefix(6)
        guard let preposition = behind.first, ["on", "in", "at", "to"].contains(preposition),
          let side = behind.last(where: { Self.sides.contains($0) })
        else { continue }
        let end = words[index...].firstIndex(of: side) ?? index
        self.words = words[index...end].joined(separator: " ")
        return
      }
    }
    return nil
  }
}
