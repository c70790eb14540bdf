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
      .reported(
        "Form fields by their color",
        """
        struct Guide: View {
          var body: some View {
            Text("Lines in orange must be filled in.")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "lines in orange" says nothing to people who do not see it; use the control's name
          }
        }
        """
      ),
      .reported(
        "A label of UIKit",
        """
        final class GuideController: UIViewController {
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            note.text = "Press the red button to stop the recording."
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "red button" says nothing to people who do not see it; use the control's name
            note.font = .preferredFont(forTextStyle: .body)
            note.adjustsFontForContentSizeCategory = true
            note.numberOfLines = 0
            view.addSubview(note)
          }
        }
        """
      ),
      .ignored(
        "What is said of a thing and not of its place on the screen",
        """
        struct Guide: View {
          var body: some View {
            Text("Fields in green and gold, as far as you see.")
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
    check: .elementAndObject(
      of: .text,
      .label,
      withModifiers: [],
      { element, findings in
        guard case .known(let phrase) = element.visibleText, let words = phrase.literal,
          let cue = SensoryCue(in: words)
        else { return }
        findings.report(cue.message, at: element.head)
      },
      { label, _, findings in
        guard label.isKind(of: .label, .textView), let words = label.literalText,
          let cue = SensoryCue(in: words), let setting = label.settings(of: "text").first
        else { return }
        findings.report(cue.message, at: setting.range)
      }
    ),
    exemptions: [.hidden, .representation]
  )
}

/// The words of an instruction that name a control only by what it looks like or where it is.
private struct SensoryCue {
  let words: String

  var message: String {
    "\"\(words)\" says nothing to people who do not see it; use the control's name"
  }

  private static let looks: Set<String> = [
    "red", "green", "blue", "yellow", "orange", "purple", "pink", "gray", "grey", "white", "black",
    "round", "square", "circular", "big", "large", "small", "colored",
  ]
  private static let controls: Set<String> = [
    "button", "buttons", "icon", "icons", "link", "symbol", "field", "box", "arrow", "switch",
    "circle", "dot", "triangle", "square", "tab", "bar", "line", "lines", "row", "rows", "area",
  ]
  private static let orders: Set<String> = [
    "tap", "press", "click", "select", "choose", "use", "touch", "hit", "push", "swipe", "pull",
    "tapping", "pressing", "clicking", "using", "see", "check",
  ]
  private static let marks: Set<String> = ["marked", "highlighted", "shown", "displayed"]
  /// What a color alone sets apart on a screen: "Fields in red are required".
  private static let parts: Set<String> = [
    "field", "fields", "item", "items", "option", "options", "entry", "entries", "line", "lines",
    "row", "rows", "day", "days", "date", "dates", "value", "values", "text", "words", "names",
  ]
  private static let statements: Set<String> = [
    "are", "is", "must", "need", "needs", "have", "has", "show", "shows", "mean", "means", "cannot",
    "can",
  ]
  private static let sides: Set<String> = [
    "right", "left", "top", "bottom", "corner", "upper", "lower",
  ]

  init?(in text: String) {
    // A quoted name is a name, and a word or two are no instruction.
    guard text.utf8.count > 12, !text.includes("\""), !text.includes("“"), !text.includes("'")
    else { return nil }
    let sentences = text.split { $0 == "." || $0 == "!" || $0 == "?" || $0 == "\n" }
    for sentence in sentences {
      let written = sentence.split { !$0.isLetter }.map(String.init)
      let words = written.map { $0.lowercased() }
      let looks = words.indices.dropFirst(2).filter {
        Self.looks.contains(words[$0]) && words[$0 - 1] == "in"
      }
      let mark =
        looks.first { Self.marks.contains(words[$0 - 2]) }
        ?? looks.first {
          Self.parts.contains(words[$0 - 2]) && words.indices.contains($0 + 1)
            && Self.statements.contains(words[$0 + 1])
        }
      if let mark {
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
