import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let durationAbbreviated = Rule(
    id: "duration-abbreviated",
    title: "Abbreviated duration is read as other words",
    group: .text,
    severity: .info,
    impact: .minor,
    criteria: [.nonTextContent],
    since: "0.3.0",
    why: """
      VoiceOver reads "1h 5m" letter by letter or as meters. `Duration.formatted(_:)` and
      `DateComponentsFormatter` give words in the person's language, to show or as a label.
      """,
    examples: [
      .reported(
        """
        struct Hike: View {
          let minutes: Int

          var body: some View {
            Text("\\(minutes / 60)h \\(minutes % 60)m")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "m" as a letter or as meters; add a label with hours and minutes
          }
        }
        """
      ),
      .reported(
        "A member of what is shown",
        """
        struct Stage: Identifiable {
          let id: Int
          let minutes: Int
          var short: String { "\\(minutes / 60)h \\(minutes % 60)m" }
        }

        struct Stages: View {
          let stages: [Stage]

          var body: some View {
            ForEach(stages) { stage in
              HStack {
                Text("Walk")
                Text(stage.short)
              //^^^^^^^^^^^^^^^^^ VoiceOver reads "m" as a letter or as meters; add a label with hours and minutes
              }
              .accessibilityElement(children: .combine)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Hike: View {
          let minutes: Int

          var body: some View {
            Text("\\(minutes / 60)h \\(minutes % 60)m")
              .accessibilityLabel("\\(minutes / 60) hours, \\(minutes % 60) minutes")
          }
        }
        """
      ),
    ],
    check: .element(of: .text) { element, findings in
      guard let words = element.arguments.first?.value, isAbbreviated(words, in: element) else {
        return
      }
      findings.report(
        "VoiceOver reads \"m\" as a letter or as meters; add a label with hours and minutes",
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
}

/// Whether words give hours and minutes by their first letters.
private func isAbbreviated(_ words: Expression, in text: Element) -> Bool {
  switch words.form {
  case .string(let phrase): return isAbbreviated(phrase)
  case .name(let name):
    guard let value = text.declaration?.property(name)?.singleValue,
      case .string(let phrase) = value.form
    else { return false }
    return isAbbreviated(phrase)
  case .member:
    // `time.short` of a value of the project
    guard let names = words.path?.withoutSelf.pathNames, names.count > 1,
      let value = ValueType(of: names.dropLast(), in: text)?.computedValue(
        of: names[names.count - 1]
      ),
      case .string(let phrase) = value.form
    else { return false }
    return isAbbreviated(phrase)
  default: return false
  }
}

/// Whether a number stands before an "h", and a number behind that before an "m".
private func isAbbreviated(_ phrase: Phrase) -> Bool {
  var shape = ""
  for part in phrase.parts {
    switch part {
    case .expression: shape += "0"
    case .words(let words): shape += words
    }
  }
  let short = shape.filter { $0 != " " }.lowercased()
  var seen: [Character] = []
  for character in short {
    // Digits in a row are one number.
    let next: Character = character.isNumber ? "0" : character
    if next == "0", seen.last == "0" { continue }
    seen.append(next)
  }
  let text = String(seen)
  return text == "0h0m" || text.hasSuffix("0h0m") || text == "0h0m0s"
}
