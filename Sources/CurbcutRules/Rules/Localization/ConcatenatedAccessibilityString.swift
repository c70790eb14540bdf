import CurbcutModel

extension Rule {
  static let concatenatedAccessibilityString = Rule(
    id: "concatenated-accessibility-string",
    title: "Accessibility string is joined from parts",
    group: .localization,
    severity: .hint,
    impact: .moderate,
    criteria: [.languageOfParts],
    since: "0.1.0",
    why: """
      Words that are joined with + reach translators as fragments, or not at all: they cannot change
      the order, and people who use VoiceOver in another language hear broken sentences. An
      interpolated string is one sentence to translate.
      """,
    knownLimitations: """
      Silent where neither the type nor the project is localized, because the app may have one
      language only.
      """,
    examples: [
      .reported(
        """
        struct Row: View {
          let name: String
          let open: () -> Void

          var body: some View {
            Button(String(localized: "Open"), action: open)
              .accessibilityLabel("Open " + name)
                                //^^^^^^^^^^^^^^ This label is joined from parts, which cannot be translated as one sentence
          }
        }
        """,
        fixed: [
          "Use \"Open \\(name)\"": """
          struct Row: View {
            let name: String
            let open: () -> Void

            var body: some View {
              Button(String(localized: "Open"), action: open)
                .accessibilityLabel("Open \\(name)")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Row: View {
          let name: String
          let open: () -> Void

          var body: some View {
            Button(String(localized: "Open"), action: open)
              .accessibilityLabel("Open \\(name)")
          }
        }
        """
      ),
      .ignored(
        "Only values and punctuation, which need no translation",
        """
        struct Row: View {
          let name: String
          let place: String

          var body: some View {
            Text(String(localized: "Hut"))
              .accessibilityValue(name + ", " + place)
          }
        }
        """
      ),
      .ignored(
        "Nothing is localized",
        """
        struct Row: View {
          let name: String
          let open: () -> Void

          var body: some View {
            Button(name, action: open)
              .accessibilityLabel("Open " + name)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      let isLocalized =
        !element.project.strings.isEmpty
        || element.declaration?.mentionedSymbols.contains(.localizes) == true
      guard isLocalized else { return }
      for modifier in element.ownModifiers {
        guard let kind = spokenKinds[modifier.name], let value = modifier.argument(nil),
          case .operators(let parts, let operators) = value.unwrapped.form,
          operators.allSatisfy({ $0 == "+" }), parts.count > 1, parts.contains(where: \.hasWords)
        else { continue }
        findings.report(
          "This \(kind) is joined from parts, which cannot be translated as one sentence",
          at: value.unwrapped.range,
          fixes: [interpolation(of: parts, in: value.unwrapped)].compactMap { $0 }
        )
      }
    }
  )

  private static let spokenKinds = [
    "accessibilityLabel": "label", "accessibilityHint": "hint", "accessibilityValue": "value",
  ]

  /// `"Open " + name` → `"Open \(name)"`; nil where a part is more than a name or plain words.
  private static func interpolation(of parts: [Expression], in sum: Expression) -> FixProposal? {
    var text = ""
    for part in parts {
      if case .string = part.form {
        let source = part.source
        guard source.hasPrefix("\""), !source.hasPrefix("\"\"\""), source.count >= 2 else {
          return nil
        }
        text += source.dropFirst().dropLast()
      } else if let path = part.path {
        text += "\\(\(path))"
      } else {
        return nil
      }
    }
    return .review("Use \"\(text)\"", .replace(sum.range, with: "\"\(text)\""))
  }
}

extension Expression {
  /// What stands in a `Text(…)`, or the expression itself.
  fileprivate var unwrapped: Expression {
    guard let call, call.callee.path == "Text", call.arguments.count == 1,
      let only = call.arguments.first
    else { return self }
    return only.value
  }

  /// Whether it is a literal, or a lookup of one, with letters in it.
  fileprivate var hasWords: Bool {
    switch form {
    case .string(let phrase):
      return phrase.parts.contains { part in
        if case .words(let words) = part { words.contains(where: \.isLetter) } else { false }
      }
    case .call(let callee, let arguments):
      guard ["String", "NSLocalizedString"].contains(callee.path ?? "") else { return false }
      return arguments.first?.value.hasWords == true
    default: return false
    }
  }
}
