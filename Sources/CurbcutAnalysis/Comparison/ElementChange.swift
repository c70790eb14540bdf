import CurbcutModel
import CurbcutSyntax

/// What a person who uses assistive technology meets differently in one place of a screen.
package struct ElementChange: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case changed, added, removed, moved
    /// What was known before can no longer be told from the source.
    case unknown
  }

  /// What is different about it, where several that differ in the same way are told together.
  package enum Nature: Sendable {
    case other
    /// Only where and when it is there.
    case conditions
    /// What code gives its words: perhaps the same.
    case recomputed
    /// It may have been there before, or be there still, in code that is written another way.
    case doubted
  }

  package var kind: Kind
  package var nature = Nature.other
  /// What VoiceOver says before and after; nil where there is no such element.
  package var before: String?
  package var after: String?
  /// What is different, in words, where that is not seen from what VoiceOver says.
  package var details: [String] = []
  /// The parts of the screen, and what is shown over it, in which something new stands, outermost first.
  package var places: [String] = []
  /// What VoiceOver says before it gets there; nil at the start, and where nothing was added or moved.
  package var predecessor: String?
  /// Whether it stands in one of the alternatives of a `switch`, before which nothing may be there.
  package var isInAlternative = false
  /// Whether it has a place among the others, so that what is new and has no predecessor comes first.
  package var isPlaced = true
  /// Whether it is a text that code looks up, which some screen may show.
  package var isLookup = false
  /// Where the new code stands, else the old, in UTF-8 offsets of the file.
  package var range: Range<Int>
  /// Whether the range is one of the old file.
  package var isInOldFile = false
  /// Whether people lose the words that named the element.
  package var losesLabel = false
  /// Whether it is a control or a heading that has words of its own.
  package var isNamed = false
  /// Whether it stands for a view that came, or went, and whose code nobody has read.
  package var isUnread = false
  /// Whether a component that came, or went, may have been there before, or be there still.
  package var isDoubted = false
  /// Whether it stands for what a caller hands in, who says it.
  var isHandedIn = false
  /// Whether it differs only in what nobody knows before the app runs, and seems to be the same.
  var isRecomputed = false
  /// Whether it stands for properties of the screen that work out something else.
  var isOfGetters = false
  /// Which element of the new screen it is, from 0; nil for what is gone.
  package var index: Int?
  /// The view of the project whose use brought it to the screen, or took it away, with where it is
  /// used; nil for what the screen makes itself.
  package var component: Component?
  /// The same for what is only in another place.
  package var mover: Component?
  /// Which views of the code made it before, and make it now.
  var oldSource = Source()
  var newSource = Source()

  package struct Component: Sendable, Hashable {
    package let name: String
    let place: Range<Int>

    /// The same with the name that it is called by where it is used; nil where that is a member.
    func named(in lines: LineTable) -> Component? {
      let name = lines.bytes.dropFirst(place.lowerBound).prefix { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: ".")
      }
      guard let first = name.first, first != UInt8(ascii: ".") else { return nil }
      return Component(name: String(decoding: name, as: UTF8.self), place: place)
    }
  }

  /// Where in the code an element comes from, whoever enters that.
  struct Source: Sendable, Equatable {
    var origin: ExposedElement.Origin?
    /// The views whose words it took over.
    var parts: Set<ExposedElement.Origin> = []

    init() {}

    init(_ stop: Transcript.Stop) {
      origin = stop.origin
      parts = stop.parts
    }

    /// Whether a view makes it, or a part of it.
    func holds(_ other: ExposedElement.Origin?) -> Bool {
      other.map { $0 == origin || parts.contains($0) } ?? false
    }
  }
}

extension ElementChange {
  /// What is different between two versions of an element; nil where nothing is for a person.
  ///
  /// - Parameters:
  ///   - isMoved: whether it has another place in the order.
  ///   - isLoopOther: whether one of the screens has a loop that the other has not.
  init?(
    from old: Transcript.Stop,
    _ before: ElementDescription,
    to new: Transcript.Stop,
    _ after: ElementDescription,
    isMoved: Bool = false,
    isLoopOther: Bool = false,
    hasCopies: Bool = false,
    renaming: Renaming
  ) {
    let conditions = ConditionChange(
      from: old,
      before,
      to: new,
      after,
      isLoopOther: isLoopOther,
      hasCopies: hasCopies,
      renaming
    )
    let side = new.barSide.flatMap { old.barSide == nil || $0 == old.barSide ? nil : $0 }
    let details =
      Self.details(from: old, before, to: new, after, renaming) + conditions.told
      + (side.map { ["on the \($0.rawValue) side of the bar now"] } ?? [])
    let isPlainlySame =
      old.isFileName == new.isFileName
      && renaming.holdsInSpeech(
        from: before.unconditionallySpoken,
        to: after.unconditionallySpoken
      )
    let isRecomputed = !isPlainlySame && before.isRecomputed(in: after)
    // What something else names now, such as a label that was added, is called otherwise.
    let isNamedAlike = old.label?.reason == new.label?.reason
    let isLearned =
      !isPlainlySame && !isRecomputed && isNamedAlike && !old.isFileName && !new.isFileName
      && before.mayBeSaid(as: after)
    let isSpokenSame = isPlainlySame || isLearned && before.names(itselfAs: after)
    guard isMoved || !details.isEmpty || !isSpokenSame || !conditions.rewritten.isEmpty else {
      return nil
    }
    let hadLabel = old.label != nil && !old.isFileName
    let isNamed = new.label != nil && !new.isFileName
    // What is there at other times than before has no place among the others to be moved from.
    let isMoved = (isMoved || side != nil) && conditions.rewritten.isEmpty
    self.init(
      kind: isMoved ? .moved : .changed,
      before: isSpokenSame || isRecomputed ? after.quoted : before.quoted,
      after: after.quoted,
      details: details + conditions.rewritten
        + (isRecomputed || isLearned && !isSpokenSame
          ? ["what it is called is worked out differently"] : []),
      range: new.range,
      losesLabel: hadLabel && !isNamed && new.doubt == nil
    )
    self.isRecomputed = isRecomputed
    if isRecomputed || isLearned && !isSpokenSame, details.isEmpty {
      nature = .recomputed
    } else if isSpokenSame || isRecomputed, details.count == conditions.told.count, !isMoved {
      nature = .conditions
    }
    (oldSource, newSource) = (Source(old), Source(new))
    let isUnknown = !before.isInDoubt && after.isInDoubt
    // What code works out is known only when the app runs.
    let isCode =
      !before.hasUnknownWords && after.hasUnknownWords
      || before.isNamedByWords && after.label != nil && !after.isNamedByWords
    let isRewritten = (isSpokenSame || isRecomputed || isLearned) && details.isEmpty
    // Of two views that nobody read, the names of the types tell nothing.
    let isUnread = old.isUnread && new.isUnread && details.isEmpty
    if isUnread, !isMoved { nature = .recomputed }
    if !isMoved, isUnknown || isCode || isRewritten || isUnread { kind = .unknown }
    // Other code of the same kind, under a condition that asks of that, may say the same.
    let isOtherCode =
      before.isCodeOnly && after.isCodeOnly && details.isEmpty && !conditions.rewritten.isEmpty
      && ElementDescription.sharesWords(before, after)
    if isOtherCode, !isMoved { (kind, nature) = (.unknown, .recomputed) }
    if let doubt = new.doubt, isUnknown { self.details.append("not known: \(doubt)") }
  }

  /// Takes over the parts of the screen in which another change of the same component stands too. What
  /// the component shows over the screen itself says nothing of where it stands.
  package mutating func narrow(to other: ElementChange) {
    if let first = other.places.first, first != places.first,
      !ExposedElement.ScreenPart.bars.contains(first)
    {
      return
    }
    places = zip(places, other.places).prefix { $0 == $1 }.map(\.0)
  }

  /// The same as what may have been there before, or be there still, where that is so: what a component
  /// shows over the screen.
  func doubted(where isDoubted: Bool) -> ElementChange {
    guard isDoubted, kind == .added || kind == .removed else { return self }
    var change = self
    change.details.insert(
      kind == .added ? "it may have been there before" : "it may be there still",
      at: 0
    )
    (change.kind, change.nature) = (.unknown, .doubted)
    return change
  }

  /// Whether nothing but its place is another.
  var isMoveOnly: Bool { kind == .moved && before == after && details.isEmpty }

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
    // A text that is a value is heard as one that is a name.
    let isOnlyText =
      before.spoken == after.spoken && before.traits.isEmpty && after.traits.isEmpty
      && (before.label == nil && before.value == after.label
        || after.label == nil && after.value == before.label)
    if isOnlyText {
      details = []
    } else if new.label == nil, old.label != nil, new.placeholder == nil {
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
    let isSpokenSame = renaming.holdsInSpeech(
      from: before.unconditionallySpoken,
      to: after.unconditionallySpoken
    )
    if old.hint != nil || new.hint != nil {
      switch (before.hint, after.hint) {
      case (let hint?, nil): details.append("the hint “\(hint)” was removed")
      case (nil, _?): details.append("a hint was added")
      case (let one?, let other?) where !renaming.holdsInSpeech(from: one, to: other):
        details.append("the hint is another")
      default: break
      }
    }
    if isSpokenSame, !isOnlyText, !same(before.value, after.value, renaming) {
      details.append("its value is \(after.value.map { "“\($0)”" } ?? "gone")")
    }
    // Of code alone nobody knows which actions it makes.
    details += list(
      "action",
      before.actions.filter(ElementDescription.hasWords),
      after.actions.filter(ElementDescription.hasWords),
      renaming
    )
    details += Self.codeActions(before.actions, after.actions)
    // What became a control, or is none any more, says so itself.
    if before.reacts != after.reacts, new.reactsToTap || old.reactsToTap {
      details.append(after.reacts ? "it reacts to a tap now" : "it no longer reacts to a tap")
    }
    if (old.role == .picker) != (new.role == .picker), before.reacts, after.reacts {
      details.append(new.role == .picker ? "it is a picker now" : "it is no picker any more")
    }
    details += list("custom content", before.content, after.content, renaming)
    details += list("rotor", before.rotors, after.rotors, renaming)
    return details
      + list("Voice Control name", before.inputLabels, after.inputLabels, renaming)
  }

  private static func same(_ first: String?, _ second: String?, _ renaming: Renaming) -> Bool {
    guard let first, let second else { return first == second }
    return renaming.holdsInSpeech(from: first, to: second)
  }

  /// Actions that only code names and that came or went beside others that are as they were.
  private static func codeActions(_ before: [String], _ after: [String]) -> [String] {
    let (old, new) = (
      before.filter { !ElementDescription.hasWords($0) },
      after.filter { !ElementDescription.hasWords($0) }
    )
    let (gone, fresh) = (Set(old).subtracting(new), Set(new).subtracting(old))
    guard gone.isEmpty != fresh.isEmpty, before.count != after.count else { return [] }
    return old.filter(gone.contains).map { "the action “\($0)” was removed" }
      + new.filter(fresh.contains).map { "the action “\($0)” was added" }
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
    return details.isEmpty ? ["the order of each \(name) is another"] : details
  }
}
