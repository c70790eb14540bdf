import CurbcutModel
import CurbcutSyntax

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
      .reported(
        "A property that puts them together",
        """
        struct Review: View {
          let rating: Int
          private var stars: String { (1...5).map { $0 <= rating ? "★" : "☆" }.joined() }

          var body: some View {
            HStack {
              Text("Hut")
              Text(stars)
            //^^^^^^^^^^^ VoiceOver reads these characters one by one; say what they mean in a label
            }
          }
        }
        """
      ),
      .reported(
        "A text for each",
        """
        struct Review: View {
          let rating: Int

          var body: some View {
            HStack {
              ForEach(1...5, id: \\.self) { number in
                Text(number <= rating ? "★" : "☆")
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these characters one by one; say what they mean in a label
              }
            }
          }
        }
        """
      ),
      .reported(
        "A function of the type",
        """
        struct Review: View {
          let rating: Int

          var body: some View {
            Text(row(of: rating))
          //^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these characters one by one; say what they mean in a label
          }

          private func row(of count: Int) -> String {
            var row = ""
            for number in 0..<5 { row += number < count ? "●" : "○" }
            return row
          }
        }
        """
      ),
      .ignored(
        "A check mark in each row",
        """
        struct Packing: View {
          let things: [Thing]

          var body: some View {
            List(things) { thing in
              Text(thing.isPacked ? "Packed" : "Missing")
            }
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
      .hidden,
      Exemption(
        Exemption.replacedByAncestor.name,
        certainty: { Repetition.isReadInCombinedUse($0) ? .no : $0.isReplacedByAncestor }
      ),
      .labeled, .labeledByContainer, .representation, .unreadModifier,
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
        if symbols.contains(where: { source.includes("repeating: \"\($0)\"") }) { return true }
        return makesRow(named: source, in: element)
      }
    case .ternary(_, let then, let otherwise):
      // `ForEach(1...5) { Text($0 <= rating ? "★" : "☆") }`
      guard isSymbol(then), isSymbol(otherwise), element.container?.is(.forEach) == true else {
        return false
      }
      return element.container.map { Repetition(of: $0).runsOverNumbers } == true
    case .call(let callee, let arguments):
      if callee.path == "String", let first = arguments.first, first.label == "repeating" {
        return isSymbol(first.value)
      }
      if callee.memberName == "joined" { return makesRow(words.node) }
      guard let name = callee.memberName, callee.path == name || callee.path == "self.\(name)",
        let body = element.declaration?.function(name)?.body
      else { return false }
      return body.contains(where: makesRow)
    case .operators(let operands, let operators):
      return operators.allSatisfy { $0 == "+" }
        && operands.contains { repeats($0, in: element, depth: depth + 1) }
    case .name, .member:
      return words.path.map { makesRow(named: $0, in: element) } ?? false
    default: return false
    }
  }

  private static func isSymbol(_ words: Expression) -> Bool {
    guard case .string(let phrase) = words.form, let text = phrase.literal, text.count == 1,
      let only = text.first
    else { return false }
    return symbols.contains(only)
  }

  /// Whether a property of the type, or a constant of the place, is such a row.
  private static func makesRow(named path: String, in element: Element) -> Bool {
    let name = path.withoutSelf
    guard !name.includes(".") else { return false }
    if let getter = element.declaration?.property(name)?.getter {
      return getter.contains(where: makesRow)
    }
    return ConstantResolver.local(name, of: element).map(makesRow) ?? false
  }

  /// Whether code puts such characters one after another.
  private static func makesRow(_ code: Node) -> Bool {
    let source = code.text
    guard symbols.contains(where: { source.includes("\"\($0)\"") }) else { return false }
    return ["repeating:", ".map", ".joined", "+=", ".append", ".reduce"].contains {
      source.includes($0)
    }
  }
}
