import CurbcutModel

extension Rule {
  static let controlNameNotMeaningful = Rule(
    id: "control-name-not-meaningful",
    title: "Name of a control is a character, an emoji or a placeholder",
    group: .buttons,
    severity: .warning,
    impact: .serious,
    criteria: [.headingsAndLabels, .nameRoleValue],
    since: "0.2.0",
    why: """
      VoiceOver reads a button called "X" as the letter, and an emoji by its Unicode name:
      "wastebasket" instead of Delete. Voice Control users do not know what to say. Give the
      control a label that names its action.
      """,
    examples: [
      .reported(
        """
        struct Card: View {
          var body: some View {
            HStack {
              Button("X") { close() }
            //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "X", which does not say what it does
              Button("?") { help() }
            //^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "?", which does not say what it does
              Button("•••") { more() }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "•••", which does not say what it does
            }
          }
        }
        """
      ),
      .reported(
        "Text in a closure",
        """
        struct Card: View {
          var body: some View {
            Button(action: more) {
          //^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "…", which does not say what it does
              Text("…")
            }
          }
        }
        """
      ),
      .ignored(
        "What can be chosen is called so",
        """
        struct Settings: View {
          let choose: () -> Void

          var body: some View {
            Button("Icon", action: choose)
          }
        }
        """
      ),
      .recommended(
        """
        struct Card: View {
          var body: some View {
            HStack {
              Button("X") { close() }.accessibilityLabel("Close")
              Button("Delete") { delete() }
            }
          }
        }
        """
      ),
      .ignored(
        "Keys of a pad",
        """
        struct Pad: View {
          let signs: [String]
          let press: (String) -> Void

          var body: some View {
            ForEach(signs, id: \\.self) { sign in
              Button("+") { press(sign) }
            }
          }
        }
        """
      ),
      .ignored(
        "The keys of a calculator",
        """
        struct Keys: View {
          var body: some View {
            VStack {
              Button("+") { add() }
              Button("-") { subtract() }
              Button("×") { multiply() }
              Button("÷") { divide() }
            }
          }
        }
        """
      ),
      .reported(
        "Two signs around a figure, however many there are, and a switch that is called so",
        """
        struct Rooms: View {
          @State private var beds = 1
          @State private var baths = 1
          @State private var isQuiet = false

          var body: some View {
            VStack {
              HStack {
                Button("-") { beds -= 1 }
              //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "-", which does not say what it does
                Text("\\(beds)")
                Button("+") { beds += 1 }
              //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "+", which does not say what it does
              }
              HStack {
                Button("-") { baths -= 1 }
              //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "-", which does not say what it does
                Text("\\(baths)")
                Button("+") { baths += 1 }
              //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "+", which does not say what it does
              }
              Toggle("Toggle", isOn: $isQuiet)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this toggle as "Toggle", which does not say what it does
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .button, .link, .navigationLink, .menu, .toggle) { element, findings in
      guard element.isNamed == .no, let words = element.visibleText.value?.literal,
        isMeaningless(words)
      else { return }
      findings.report(
        "VoiceOver reads this \(element.role.noun) as \"\(words)\", which does not say what it does",
        at: element.head,
        unless: [
          Exemption("it is one of several keys") { isOneOfKeys($0) },
          Exemption("an image says what it does") {
            !Imagery(of: $0).images.isEmpty && words.count == 1
          },
        ]
      )
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .partOfControl,
      .combined,
      .representation,
      .unreadModifier,
      Exemption("it is part of a repetition, such as keys or an index") {
        !$0.place.isDisjoint(with: .repeated)
      },
    ]
  )

  /// Words that stand in code until somebody writes others.
  private static let placeholders: Set<String> = [
    "button", "toggle", "switch", "untitled", "todo", "label", "placeholder", "test", "tap me",
    "lorem ipsum",
  ]

  fileprivate static func isMeaningless(_ words: String) -> Bool {
    let text = words.filter { !$0.isWhitespace }
    guard !text.isEmpty else { return false }
    if placeholders.contains(words.lowercased()) { return true }
    if text.count == 1, let only = text.first {
      return only == "x" || only == "X" || !(only.isLetter || only.isNumber)
    }
    return text.count <= 4
      && text.allSatisfy {
        !$0.isLetter && !$0.isNumber && !$0.isPunctuation || [".", "…", "•", "·"].contains($0)
      }
  }
}

/// Whether several other buttons of the same screen are called by one character each, as on a keypad.
private func isOneOfKeys(_ button: Element) -> Bool {
  let names = button.tree.elements.prefix(512).compactMap { other -> String? in
    guard other.is(.button), other.index != button.index,
      let text = other.visibleText.value?.literal, text.count == 1
    else { return nil }
    return text
  }
  // Pairs of plus and minus are no keys, however many.
  return Set(names).count >= 3
}
