import CurbcutModel

/// What is different between two versions of an element in where and when it is there, and in its
/// traits.
struct ConditionChange {
  /// What a person meets differently.
  private(set) var told: [String] = []
  /// What code decides in another way than before; whether anybody notices, nobody knows before the
  /// app runs.
  private(set) var rewritten: [String] = []

  /// What the words begin with that say under which conditions something is there in another way.
  static let otherDecision = "when it is there is decided differently: "

  init(
    from old: Transcript.Stop,
    _ before: ElementDescription,
    to new: Transcript.Stop,
    _ after: ElementDescription,
    isLoopOther: Bool,
    hasCopies: Bool,
    _ renaming: Renaming
  ) {
    compare(before.context, after.context, isLoopOther: isLoopOther, renaming)
    // What stands in other branches too is there at these times as well.
    if hasCopies, !told.isEmpty {
      rewritten.append(Self.otherDecision + told.joined(separator: ", "))
      told = []
    }
    compare(old, new, isPictureKnown: after.isNamedByWords, renaming)
    let actions = Set(before.actions).intersection(after.actions)
    for action in after.actions where actions.contains(action) {
      let earlier = before.actionConditions[action] ?? []
      let later = after.actionConditions[action] ?? []
      compare(earlier, later, about: "the action “\(action)”", renaming)
    }
    // Words that differ tell that themselves.
    let isSpokenSame = renaming.holdsInSpeech(
      from: before.unconditionallySpoken,
      to: after.unconditionallySpoken
    )
    if isSpokenSame, !before.deciders.isEmpty, !after.deciders.isEmpty {
      let subject = Self.decided(in: before).map { "“\($0)”" } ?? "which words it says"
      compare(before.deciders, after.deciders, about: subject, renaming)
    }
  }

  /// What an element says where the one condition holds that decides what it says; nil where several do.
  private static func decided(in element: ElementDescription) -> Substring? {
    guard Set(element.deciders.map(\.whole)).count == 1 else { return nil }
    let choice = Renaming.speech(element.spoken).first {
      $0.isCode && $0.text.firstRange(of: " | ") != nil
    }
    return choice?.text.split(separator: " | ").first
  }

  /// Compares when something holds that belongs to an element: an action is offered, one of two names
  /// is its name.
  private mutating func compare(
    _ before: [Context],
    _ after: [Context],
    about subject: String,
    _ renaming: Renaming
  ) {
    guard before != after else { return }
    var change = ConditionChange()
    change.compare(before, after, isLoopOther: false, renaming)
    told += change.told.map { "\(subject): \($0)" }
    rewritten += change.rewritten.map { "\(subject): \($0)" }
  }

  private init() {}

  // MARK: Traits

  private mutating func compare(
    _ old: Transcript.Stop,
    _ new: Transcript.Stop,
    isPictureKnown: Bool,
    _ renaming: Renaming
  ) {
    // The order of traits is VoiceOver's own.
    var gone = old.traits
    var fresh: [ExposedElement.Trait] = []
    for trait in new.traits {
      let same = gone.firstIndex {
        $0.spoken == trait.spoken || renaming.holdsInSpeech(from: $0.spoken, to: trait.spoken)
      }
      if let same { gone.remove(at: same) } else { fresh.append(trait) }
    }
    // Which picture it is told whether it was selected.
    if new.role == .image, !isPictureKnown { gone.removeAll { $0.kind == .selected } }
    for trait in fresh where trait.condition != nil {
      let index = gone.firstIndex { $0.kind == trait.kind && $0.condition != nil }
      guard let index else { continue }
      let other = gone.remove(at: index)
      fresh.removeAll { $0 == trait }
      let before = other.condition.map { Context.branches("if \($0)") } ?? []
      let after = trait.condition.map { Context.branches("if \($0)") } ?? []
      compare(before, after, about: trait.kind.words, renaming)
    }
    told += gone.map { "the trait “\($0.spoken)” was removed" }
    told += fresh.map { "the trait “\($0.spoken)” was added" }
  }

  // MARK: What holds around it

  private typealias Context = ElementDescription.Context

  private mutating func compare(
    _ before: [Context],
    _ after: [Context],
    isLoopOther: Bool,
    _ renaming: Renaming
  ) {
    var gone = before
    var fresh: [Context] = []
    var isLoopRenamed = false
    // What is equal belongs together; only of the rest it is asked what is a part in other words.
    var rest = Set(before).intersection(after)
    for context in after {
      let equal = gone.firstIndex(of: context)
      let index =
        equal
        ?? gone.firstIndex { other in
          other.kind == context.kind && !rest.contains(other)
            && (context.kind == .place || context.kind == .container
              ? renaming.holdsInSpeech(from: other.text, to: context.text)
                || context.isNamedByCode(like: other)
              : renaming.holds(from: other.key, to: context.key) || context.means(other))
        }
      rest.remove(context)
      guard let index else {
        fresh.append(context)
        continue
      }
      if context.kind == .repetition, gone[index] != context { isLoopRenamed = true }
      let former = gone.remove(at: index)
      // The same property, which works out something else. Few are worked out in code that changed.
      if let old = former.property, let new = context.property, renaming.oldGetters.have(old),
        renaming.newGetters.have(new), let before = Self.workedOut(former, renaming.oldGetter),
        let after = Self.workedOut(context, renaming.newGetter)
      {
        gone += before.filter { !after.contains($0) && !gone.contains($0) }
        fresh += after.filter { !before.contains($0) && !fresh.contains($0) }
      }
    }
    Self.workOut(&fresh, renaming.newGetter, against: &gone)
    Self.workOut(&gone, renaming.oldGetter, against: &fresh)
    for context in fresh where context.kind == .repetition {
      guard let total = context.total,
        let index = gone.firstIndex(where: { $0.total != nil && $0.loop == context.loop }),
        let earlier = gone[index].total
      else { continue }
      gone.remove(at: index)
      fresh.removeAll { $0 == context }
      told.append("there are \(total) now, no longer \(earlier)")
    }
    for kind in [Context.Kind.place, .container] {
      told += Self.words(kind, gone.filter { $0.kind == kind }, fresh.filter { $0.kind == kind })
    }
    compareAlternatives(&gone, &fresh)
    gone.removeAll { !$0.decides }
    fresh.removeAll { !$0.decides || $0.kind == .branch && renaming.holdsByDefault($0.key) }
    let words = [Context.Kind.branch, .repetition].flatMap { kind in
      Self.words(kind, gone.filter { $0.kind == kind }, fresh.filter { $0.kind == kind })
    }
    // Conditions took the place of others, or a loop with branches in it was written out.
    let isWrittenOut = isLoopOther && (gone + fresh).allSatisfy(\.mayBeOfLoop)
    // What was asked of one collection may hold of the other in any case.
    let isOtherTest =
      !isLoopOther
      && (gone.count == 1 && fresh.count == 1 && gone[0].isOtherTest(than: fresh[0], renaming)
        || renaming.isOtherQuestion(gone, fresh))
    if !words.isEmpty, !isOtherTest,
      isWrittenOut || isLoopRenamed || !gone.isEmpty && !fresh.isEmpty
    {
      rewritten.append(Self.otherDecision + words.joined(separator: ", "))
    } else {
      told += words
    }
  }

  /// Puts what a property works out that only one version has in the place of its name, where the other
  /// version asks for a part of that: `if isShown` for `if isOn && !items.isEmpty`.
  private static func workOut(
    _ contexts: inout [Context],
    _ getter: (String) -> String?,
    against others: inout [Context]
  ) {
    guard !others.isEmpty else { return }
    for context in contexts {
      guard let parts = workedOut(context, getter), let whole = parts.first?.whole else { continue }
      let held = parts.filter { part in others.contains(part) }
      let alternatives = ConditionParts.alternatives(of: whole)
      let isChoice = others.contains { other in
        let known = ConditionParts.alternatives(of: other.key)
        return !known.isEmpty && known.isStrictSubset(of: alternatives)
      }
      guard !held.isEmpty || isChoice, let place = contexts.firstIndex(of: context) else {
        continue
      }
      others.removeAll { held.contains($0) }
      contexts.replaceSubrange(place...place, with: parts.filter { !held.contains($0) })
    }
  }

  /// What a property works out that is all that a condition asks for; nil for other conditions.
  private static func workedOut(
    _ context: Context,
    _ getter: (String) -> String?
  ) -> [Context]? {
    guard let property = context.property, let value = getter(property) else { return nil }
    let word = context.key.prefix { $0 != " " }
    let test = word == "unless" ? value.replacing(" || ", with: " or ") : value
    return Context.branches("\(word) \(test)")
  }

  /// Tells where one of several conditions is enough: one came, or went.
  private mutating func compareAlternatives(_ gone: inout [Context], _ fresh: inout [Context]) {
    for context in fresh where context.kind == .branch {
      let after = ConditionParts.alternatives(of: context.key)
      guard !after.isEmpty else { continue }
      for (index, former) in gone.enumerated() where former.kind == .branch {
        let before = ConditionParts.alternatives(of: former.key)
        guard !before.isEmpty, before.isSubset(of: after) || after.isSubset(of: before) else {
          continue
        }
        let came = after.subtracting(before).sorted().map { "now also \($0)" }
        let went = before.subtracting(after).sorted().map { "no longer \($0)" }
        told += came + went
        gone.remove(at: index)
        fresh.removeAll { $0 == context }
        break
      }
    }
  }

  private static func words(_ kind: Context.Kind, _ gone: [Context], _ fresh: [Context]) -> [String]
  {
    func shown(_ context: Context) -> String {
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

extension ElementDescription.Context {
  /// The property that is all that a condition asks for; nil for other conditions.
  fileprivate var property: String? {
    let words = key.split(separator: " ")
    return kind == .branch && words.count == 2 ? String(words[1]) : nil
  }

  /// Whether both conditions hold at the same time, in whatever way they are written.
  fileprivate func means(_ other: Self) -> Bool {
    guard kind == .branch, decision != nil || other.decision != nil else { return false }
    let meanings = ConditionParts.meanings(of: key, in: decision)
    return !meanings.isEmpty
      && !meanings.isDisjoint(with: ConditionParts.meanings(of: other.key, in: other.decision))
  }

  /// Whether both are parts of one kind, such as menus, of which code names one.
  fileprivate func isNamedByCode(like other: Self) -> Bool {
    guard let one = text.firstRange(of: " “"), let two = other.text.firstRange(of: " “") else {
      return false
    }
    return text[..<one.lowerBound] == other.text[..<two.lowerBound]
      && (text.contains("‹") || other.text.contains("‹"))
  }

  /// Whether both ask one member of the same thing, of which both are there in both versions: what was
  /// asked before is another question, `Device.isPad`, `Device.isPhone`.
  fileprivate func isOtherTest(than other: Self, _ renaming: Renaming) -> Bool {
    guard kind == .branch, other.kind == .branch, let one = testedNames,
      let two = other.testedNames,
      one.count == two.count, one.count > 1, one.dropLast() == two.dropLast(),
      let old = one.last, let new = two.last, old != new
    else { return false }
    return renaming.isInOldProject(String(new)) && renaming.isInNewProject(String(old))
  }

  /// The names of a condition that is one of a value's members and nothing else.
  private var testedNames: [Substring]? {
    guard key.hasPrefix("if ") || key.hasPrefix("unless ") else { return nil }
    let test = key.split(separator: " ", maxSplits: 1)[1]
    guard test.allSatisfy({ $0.isLetter || $0.isNumber || "_.!".contains($0) }) else { return nil }
    return test.split(separator: ".")
  }

  /// Whether it decides if an element is there, and how often.
  fileprivate var decides: Bool { kind == .branch || kind == .repetition }

  /// Whether it may tell apart what a loop makes: an alternative of a `switch`, or the loop itself.
  fileprivate var mayBeOfLoop: Bool {
    kind == .repetition || whole.hasPrefix("case ") || text == "default"
  }
}
