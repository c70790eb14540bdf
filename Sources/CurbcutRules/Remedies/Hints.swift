import CurbcutModel

/// A hint that is written out, with what a finding about it needs.
struct WrittenHint {
  let text: WrittenText
  /// The modifier or assignment that gives it.
  let range: Range<Int>
  /// What a person would call what it belongs to: "button".
  let noun: String
  /// All hints that the modifier chooses between, this one among them.
  let alternatives: [WrittenText]
}

extension Check {
  /// A check of every hint that is written out, be it that of a view or of an object of UIKit.
  static func writtenHints(
    _ check: @escaping @Sendable (WrittenHint, inout Findings) -> Void
  ) -> Check {
    .elementAndObject(
      withModifiers: .accessibility,
      { element, findings in
        let hints = WrittenTexts(of: element).hints
        for hint in hints {
          guard let modifier = hint.modifier else { continue }
          let written = WrittenHint(
            text: hint,
            range: modifier.callRange,
            noun: element.role.noun,
            alternatives: hints.filter { $0.modifier === modifier }
          )
          check(written, &findings)
        }
      },
      { object, _, findings in
        for hint in object.writtenHints {
          let (text, range) = (hint.text, hint.setting.range)
          let written = WrittenHint(
            text: text,
            range: range,
            noun: object.roleName,
            alternatives: [text]
          )
          check(written, &findings)
        }
      }
    )
  }
}

/// How hints should read: one short sentence about what happens.
enum Hints {
  /// What is wrong with the form of a hint, and what fixes it.
  struct FormatFault {
    let message: String
    let changes: [Change]
  }

  /// In characters: what most people have the patience to hear to the end.
  private static let longestHint = 80

  /// "Opens the invoice" lacks a period; nil where the form is right or is not known.
  static func formatFault(of hint: WrittenText) -> FormatFault? {
    guard !hint.phrase.isBlank, case .words(let first)? = hint.phrase.parts.first,
      hint.phrase.parts.last != nil
    else { return nil }
    // A localization key is not what is spoken.
    if let words = hint.phrase.literal, AssetNames.isKey(words) { return nil }
    let text = LiteralText(hint.expression)
    let isLowercase = first.first?.isLowercase == true
    if isLowercase {
      var changes: [Change] = []
      if let change = text?.capitalizing() { changes.append(change) }
      // A sentence that is too long as well takes somebody who writes another.
      if let words = hint.phrase.literal, words.count >= longestHint { changes = [] }
      return FormatFault(message: "should begin with a capital letter", changes: changes)
    }
    guard let words = hint.phrase.literal, words.count > longestHint else { return nil }
    return FormatFault(message: "is long; people wait for the end of a hint", changes: [])
  }

  /// What adds the period that a hint lacks; nil where it has one, or where its end is not known.
  static func missingPeriod(of hint: WrittenText) -> [Change]? {
    guard case .words(let last)? = hint.phrase.parts.last, let end = last.last,
      end.isLetter || end.isNumber || end == ")",
      hint.phrase.literal.map({ !AssetNames.isKey($0) }) ?? true
    else { return nil }
    return LiteralText(hint.expression)?.appending(".").map { [$0] } ?? []
  }

  /// Whether a hint has no word that the name does not have.
  static func repeats(_ hint: String, of name: String) -> Bool {
    let words = Set(words(of: hint))
    return !words.isEmpty && words.isSubset(of: Set(self.words(of: name)))
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// "Double-tap to pay the bill." → "Pays the bill.", "Tap to learn more" → "Shows more"; each of the
  /// hints between which a condition decides.
  static func withoutGesture(_ hints: [WrittenText]) -> FixProposal? {
    var changes: [Change] = []
    var sentences: [String] = []
    for hint in hints {
      guard let told = gesture(in: hint) else { continue }
      guard let sentence = sentence(of: hint, without: told) else { return nil }
      sentences.append("\"\(sentence)\"")
      changes.append(.replace(hint.expression.range, with: literal(sentence)))
    }
    guard !changes.isEmpty else { return nil }
    return FixProposal(
      title: "Change to \(sentences.joined(separator: " and "))",
      safety: .review,
      changes: changes
    )
  }

  /// The gesture that a hint tells people to make: "tap".
  static func gesture(in hint: WrittenText) -> String? {
    let words = hint.phrase.spoken
    return Words.toldGesture(in: words) ?? Words.toldGestureWithoutSpaces(in: words)
  }

  private static func sentence(of hint: WrittenText, without gesture: String) -> String? {
    guard let words = hint.phrase.literal, words.lowercased().hasPrefix(gesture + " to ") else {
      return nil
    }
    let rest = words.dropFirst(gesture.count + 4)
    let verb = String(rest.prefix { $0.isLetter })
    guard !verb.isEmpty, verb.allSatisfy(\.isLowercase) else { return nil }
    // It is people who learn, and read.
    let isOfPeople = ["learn", "read", "see"].contains(verb)
    let sentence = (isOfPeople ? "shows" : Words.thirdPerson(of: verb)) + rest.dropFirst(verb.count)
    let written = sentence.prefix(1).uppercased() + sentence.dropFirst()
    return Words.toldGesture(in: written) == nil ? written : nil
  }
}
