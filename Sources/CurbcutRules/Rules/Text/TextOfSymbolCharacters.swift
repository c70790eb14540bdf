import CurbcutModel

extension Rule {
  static let textOfSymbolCharacters = Rule(
    id: "text-of-symbol-characters",
    title: "Symbol characters stand for a value",
    group: .text,
    severity: .warning,
    impact: .moderate,
    criteria: [.nonTextContent],
    since: "0.2.0",
    why: """
      VoiceOver reads a rating drawn with characters one by one, "black star, black star, white star",
      or not at all. Give the text a label that says what it means: "3 out of 5 stars".
      """,
    examples: [
      .reported(
        """
        struct Review: View {
          let stars: Int

          var body: some View {
            Text(String(repeating: "★", count: stars))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these characters one by one; say what they mean in a label
          }
        }
        """
      ),
      .reported(
        "Written out",
        """
        struct Review: View {
          var body: some View {
            Text("★★★☆☆")
          //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these characters one by one; say what they mean in a label
          }
        }
        """
      ),
      .recommended(
        """
        struct Review: View {
          let stars: Int

          var body: some View {
            Text(String(repeating: "★", count: stars))
              .accessibilityLabel("\\(stars) out of 5 stars")
          }
        }
        """
      ),
      .ignored(
        "The row has a label",
        """
        struct Screen: View {
          var body: some View {
            HStack {
              Text("Huts")
              Text("★★★☆☆")
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Huts, 3 of 5 stars")
          }
        }
        """
      ),
      .ignored(
        "One of them, after words",
        """
        struct Review: View {
          var body: some View {
            Text("4.5 ★")
          }
        }
        """
      ),
    ],
    check: .element(of: .text) { element, findings in
      guard let words = element.arguments.first?.value, repeats(words, in: element, depth: 0) else {
        return
      }
      findings.report(
        "VoiceOver reads these characters one by one; say what they mean in a label",
        at: element.head
      )
    },
    exemptions: [
      .hidden, .replacedByAncestor, .labeled, .labeledByContainer, .representation, .unreadModifier,
      Exemption("the control or row around it has a label") { element in
        (element.labeledControl ?? element.combiningElement).map { $0.isNamed != .no } ?? false
      },
    ]
  )

  private static let symbols: Set<Character> = [
    "★", "☆", "⭐", "⭐️", "✩", "✭", "●", "○", "◉", "◦", "■", "□", "▪", "▫", "♥", "♡", "❤", "❤️",
    "▮", "▯", "█", "░", "▓", "✓", "✔", "✗", "✘", "🌟", "♦", "◆", "◇", "$", "€",
  ]

  /// Whether an expression makes a row of such characters.
  private static func repeats(_ words: Expression, in element: Element, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    switch words.form {
    case .string(let phrase):
      if let text = phrase.literal {
        let letters = text.filter { !$0.isWhitespace }
        return letters.count > 1
          && letters.allSatisfy { symbols.contains($0) && $0 != "$" && $0 != "€" }
          || letters.count > 2 && letters.allSatisfy { $0 == "$" || $0 == "€" }
      }
      return phrase.parts.contains { part in
        guard case .expression(let source) = part else { return false }
        return symbols.contains { source.includes("repeating: \"\($0)\"") }
      }
    case .call(let callee, let arguments):
      guard callee.path == "String", let first = arguments.first, first.label == "repeating",
        let text = first.value.phrase.value?.literal, text.count == 1, let only = text.first
      else { return false }
      return symbols.contains(only)
    case .operators(let operands, let operators):
      return operators.allSatisfy { $0 == "+" }
        && operands.contains { repeats($0, in: element, depth: depth + 1) }
    case .name(let name):
      guard let value = element.declaration?.property(name)?.singleValue else { return false }
      return repeats(value, in: element, depth: depth + 1)
    default: return false
    }
  }
}
