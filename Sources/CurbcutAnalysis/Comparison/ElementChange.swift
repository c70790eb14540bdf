import CurbcutModel

/// What a person who uses assistive technology meets differently in one place of a screen.
package struct ElementChange: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case changed, added, removed, moved
    /// What was known before can no longer be told from the source.
    case unknown
  }

  package var kind: Kind
  /// What VoiceOver says before and after; nil where there is no such element.
  package var before: String?
  package var after: String?
  /// What is different, in words, where that is not seen from what VoiceOver says.
  package var details: [String] = []
  /// What VoiceOver says before it gets there; nil at the start, and where nothing was added or moved.
  package var predecessor: String?
  /// Where the new code stands, else the old, in UTF-8 offsets of the file.
  package var range: Range<Int>
  /// Whether the range is one of the old file.
  package var isInOldFile = false
  /// Whether people lose the words that named the element.
  package var losesLabel = false
  /// Which element of the new screen it is, from 0; nil for what is gone.
  package var index: Int?
}

extension ElementChange {
  /// What is different between two versions of an element; nil where nothing is for a person.
  ///
  /// - Parameter isMoved: whether it has another place in the order.
  init?(
    from old: Transcript.Stop,
    _ before: ElementDescription,
    to new: Transcript.Stop,
    _ after: ElementDescription,
    isMoved: Bool = false,
    renaming: Renaming
  ) {
    let details = Self.details(from: old, before, to: new, after, renaming)
    let isSpokenSame = renaming.holdsInSpeech(from: before.spoken, to: after.spoken)
    guard isMoved || !details.isEmpty || !isSpokenSame else { return nil }
    let hadLabel = old.label != nil && !old.isFileName
    let isNamed = new.label != nil && !new.isFileName
    self.init(
      kind: isMoved ? .moved : .changed,
      before: before.quoted,
      after: after.quoted,
      details: details,
      range: new.range,
      losesLabel: hadLabel && !isNamed && new.doubt == nil
    )
    let isUnknown = !before.isInDoubt && after.isInDoubt
    // What stands in guillemets is known only when the app runs.
    let isCode = !before.spoken.includes("‹") && after.spoken.includes("‹")
    if !isMoved, isUnknown || isCode { kind = .unknown }
    if let doubt = new.doubt, isUnknown { self.details.append("not known: \(doubt)") }
  }

  // MARK: Words

  private static func details(
    from old: Transcript.Stop,
    _ before: ElementDescription,
    to new: Transcript.Stop,
    _ after: ElementDescription,
    _ renaming: Renaming
  ) -> [String] {
    var details: [String] = []
    let wasGiven = old.label?.step == .label || old.label?.step == .pairedLabel
    let isGiven = new.label?.step == .label || new.label?.step == .pairedLabel
    if new.label == nil, old.label != nil, new.placeholder == nil {
      details.append("nothing names it")
    } else if wasGiven, !isGiven, before.label != after.label {
      details.append("the label was removed")
    } else if old.label == nil, old.placeholder == nil, new.label != nil {
      details.append(isGiven ? "a label was added" : "it has a name now")
    }
    if new.isFileName, !old.isFileName, let reason = new.label?.reason {
      details.append("read from \(reason)")
    }
    // A part of what is spoken is seen there.
    let isSpokenSame = renaming.holdsInSpeech(from: before.spoken, to: after.spoken)
    if isSpokenSame, before.role != after.role {
      details.append("its role is \(after.role.rawValue), no longer \(before.role.rawValue)")
    }
    details += list("trait", before.traits, after.traits, renaming)
    if old.hint != nil || new.hint != nil {
      switch (before.hint, after.hint) {
      case (let hint?, nil): details.append("the hint “\(hint)” was removed")
      case (nil, _?): details.append("a hint was added")
      case (let one?, let other?) where !renaming.holdsInSpeech(from: one, to: other):
        details.append("the hint is another")
      default: break
      }
    }
    if isSpokenSame, !same(before.value, after.value, renaming) {
      details.append("its value is \(after.value.map { "“\($0)”" } ?? "gone")")
    }
    details += list("action", before.actions, after.actions, renaming)
    details += list("custom content", before.content, after.content, renaming)
    details += list("rotor", before.rotors, after.rotors, renaming)
    details += list("Voice Control name", before.inputLabels, after.inputLabels, renaming)
    return details + contexts(before.context, after.context, renaming)
  }

  private static func same(_ first: String?, _ second: String?, _ renaming: Renaming) -> Bool {
    guard let first, let second else { return first == second }
    return renaming.holdsInSpeech(from: first, to: second)
  }

  /// What of a list came and went.
  private static func list(
    _ name: String,
    _ before: [String],
    _ after: [String],
    _ renaming: Renaming
  ) -> [String] {
    if before == after { return [] }
    let isRenamed =
      before.count == after.count
      && zip(before, after).allSatisfy { renaming.holdsInSpeech(from: $0, to: $1) }
    if isRenamed { return [] }
    let (old, new) = (Set(before), Set(after))
    let details =
      before.filter { !new.contains($0) }.map { "the \(name) “\($0)” was removed" }
      + after.filter { !old.contains($0) }.map { "the \(name) “\($0)” was added" }
    // The order of traits is VoiceOver's own.
    return details.isEmpty && name != "trait" ? ["the order of each \(name) is another"] : details
  }

  /// What holds around an element and did not, or no longer does.
  private static func contexts(
    _ before: [ElementDescription.Context],
    _ after: [ElementDescription.Context],
    _ renaming: Renaming
  ) -> [String] {
    var gone = before
    var fresh: [ElementDescription.Context] = []
    for context in after {
      let index = gone.firstIndex { other in
        other.kind == context.kind
          && (other.text == context.text
            || (context.kind == .place || context.kind == .container
              ? renaming.holdsInSpeech(from: other.text, to: context.text)
              : renaming.holds(from: other.text, to: context.text)))
      }
      if let index { gone.remove(at: index) } else { fresh.append(context) }
    }
    return ElementDescription.Context.Kind.allCases.flatMap { kind in
      words(kind, gone.filter { $0.kind == kind }, fresh.filter { $0.kind == kind })
    }
  }

  private static func words(
    _ kind: ElementDescription.Context.Kind,
    _ gone: [ElementDescription.Context],
    _ fresh: [ElementDescription.Context]
  ) -> [String] {
    func shown(_ context: ElementDescription.Context) -> String {
      switch kind {
      case .place: "in “\(context.text)”"
      case .container: "in the group “\(context.text)”"
      case .branch: "only \(context.text)"
      case .repetition: context.text
      }
    }
    if let old = gone.first, let new = fresh.first, gone.count == 1, fresh.count == 1 {
      return ["now \(shown(new)), no longer \(shown(old))"]
    }
    return gone.map { "no longer \(shown($0))" } + fresh.map { "now \(shown($0))" }
  }
}
