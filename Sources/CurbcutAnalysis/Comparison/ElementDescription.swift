import CurbcutModel

/// What a person is told of one element: two elements with the same description are the same to
/// whoever listens, wherever their code stands and however it is written.
struct ElementDescription: Hashable, Sendable {
  /// What VoiceOver says, without the place in a row of equals, which follows from the others.
  let spoken: String
  /// The same without the conditions of traits.
  let unconditionallySpoken: String
  let role: Role
  let label: String?
  let value: String?
  let placeholder: String?
  let hint: String?
  let traits: [String]
  let actions: [String]
  /// By an action, what has to hold so that it is offered.
  let actionConditions: [String: [Context]]
  /// What decides which words its name and value are.
  let deciders: [Context]
  /// Whether activating it does something.
  let reacts: Bool
  let inputLabels: [String]
  let content: [String]
  let rotors: [String]
  /// The place, containers, conditions and repetitions around it, outermost first.
  let context: [Context]
  /// How many places, containers, branches and repetitions that are in the code.
  let contextCount: Int
  /// Whether something about it is not known.
  let isInDoubt: Bool

  struct Context: Hashable, Sendable {
    enum Kind: Hashable, Sendable, CaseIterable { case place, container, branch, repetition }

    let kind: Kind
    let text: String
    /// The same in one form, however it is written.
    let key: String
    /// The condition of which it is a part.
    let whole: String
    /// Where it is written in the code.
    var decision: ExposedElement.Decision?

    init(_ kind: Kind, _ text: String, key: String? = nil, of whole: String? = nil) {
      self.kind = kind
      self.text = text
      self.key = key ?? text
      self.whole = whole ?? text
    }

    /// The parts of a condition as transcripts write it: `if a && b`.
    static func branches(_ condition: String) -> [Context] {
      ConditionParts(condition).parts.map {
        Context(.branch, $0.text, key: $0.key, of: condition)
      }
    }

    /// What it repeats over, without the number of items.
    var loop: Substring { key.firstRange(of: ", ").map { key[..<$0.lowerBound] } ?? key[...] }

    /// How many items it repeats over, where that is known.
    var total: Int? {
      key.hasSuffix(" in all")
        ? key.split(separator: " ").dropLast(2).last.flatMap { Int($0) } : nil
    }

    static func == (one: Context, other: Context) -> Bool {
      one.kind == other.kind && one.key == other.key
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(key)
    }
  }

  static func == (one: ElementDescription, other: ElementDescription) -> Bool {
    one.itself == other.itself && one.context == other.context && one.label == other.label
      && one.value == other.value && one.placeholder == other.placeholder
      && one.hint == other.hint && one.inputLabels == other.inputLabels
      && one.content == other.content && one.rotors == other.rotors
      && one.actionConditions == other.actionConditions && one.deciders == other.deciders
      && one.reacts == other.reacts
      && one.isInDoubt == other.isInDoubt
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(itself)
    hasher.combine(context)
  }

  /// What a person is told of the elements of some screens, which mostly stand under the same conditions.
  static func descriptions(of screens: [[Transcript.Stop]]) -> [[ElementDescription]] {
    var branches: [Branch: [Context]] = [:]
    return screens.map { stops in stops.map { ElementDescription($0, knowing: &branches) } }
  }

  /// A condition of which the parts have been read.
  private struct Branch: Hashable {
    let text: String
    let place: ExposedElement.Decision.Place?
  }

  /// What a person is told of some elements.
  static func descriptions(of stops: [Transcript.Stop]) -> [ElementDescription] {
    descriptions(of: [stops])[0]
  }

  /// What holds around an element without saying of a collection that it has items where there is one
  /// for each of these.
  private static func withoutEmptiness(_ context: [Context]) -> [Context] {
    let loops = context.filter { $0.kind == .repetition }.map { String($0.loop) }
    guard !loops.isEmpty else { return context }
    func hasItems(_ test: some StringProtocol) -> Bool {
      guard test.hasPrefix("!"), test.hasSuffix(".isEmpty") else { return false }
      return loops.contains("for each of \(test.dropFirst().dropLast(".isEmpty".count))")
    }
    return context.filter { part in
      guard part.kind == .branch else { return true }
      if part.key.hasPrefix("unless ") { return !hasItems("!" + part.key.dropFirst(7)) }
      guard part.key.hasPrefix("if ") else { return true }
      return !part.key.dropFirst(3).split(separator: "|").contains { test in
        hasItems(test.split(separator: " ").joined(separator: " "))
      }
    }
  }

  /// - Parameter branches: the parts of the conditions that have been read, by condition.
  private init(_ stop: Transcript.Stop, knowing branches: inout [Branch: [Context]]) {
    var stop = stop
    stop.position = nil
    spoken = stop.spoken
    var unconditional = stop
    for index in stop.traits.indices where stop.traits[index].condition != nil {
      unconditional.traits[index].condition = "…"
    }
    unconditionallySpoken = unconditional.spoken
    role = stop.role
    label = stop.label?.spoken
    value = stop.value?.spoken
    placeholder = stop.placeholder?.spoken
    hint = stop.hint?.spoken
    traits = stop.traits.map(\.spoken)
    actions = stop.actions.map(\.spoken)
    inputLabels = stop.inputLabels.map(\.spoken)
    content = stop.content.map(\.spoken)
    rotors = stop.rotors.map { rotor in
      ([rotor.name] + rotor.entries).map(\.spoken).joined(separator: ", ")
    }
    reacts =
      stop.reactsToTap || stop.isFormControl || stop.has(.button) || stop.has(.link)
      || stop.has(.tab)
    func parts(of context: ExposedElement.Context) -> [Context] {
      let text = Self.withoutTabNumber(context.text)
      switch context.kind {
      case .place: return [Context(.place, text)]
      case .container: return [Context(.container, text)]
      case .repetition: return [Context(.repetition, text, key: ConditionParts.loop(text))]
      case .branch:
        let branch = Branch(text: text, place: context.decision?.place)
        if let known = branches[branch] { return known }
        var parts = Context.branches(text)
        let excluded = context.decision?.excluded ?? []
        if !excluded.isEmpty {
          parts = Self.excluded(excluded, besides: parts, context.decision) + parts
        }
        for index in parts.indices { parts[index].decision = context.decision }
        branches[branch] = parts
        return parts
      }
    }
    // What opens something is there under its own conditions.
    context = Self.withoutEmptiness(stop.context.filter { !$0.isAroundPlace }.flatMap(parts))
    var conditions: [String: [Context]] = [:]
    for action in stop.actions where !action.conditions.isEmpty {
      conditions[action.spoken] = action.conditions.flatMap(parts)
    }
    actionConditions = conditions
    deciders = [stop.label, stop.value].flatMap { $0?.phrase.deciders ?? [] }
      .flatMap { Context.branches($0) }
    contextCount = stop.context.count
    isInDoubt = stop.doubt != nil
  }

  /// What does not hold in an `else if`, unless what does says so: another case of the same value.
  private static func excluded(
    _ tests: [String],
    besides own: [Context],
    _ decision: ExposedElement.Decision?
  ) -> [Context] {
    let values = Set(
      own.flatMap { ConditionParts.meanings(of: $0.key, in: decision) }
        .compactMap { ConditionParts.subject(of: $0) }
    )
    let parts = tests.flatMap { Context.branches("unless \($0)") }
    return parts.filter { part in
      !ConditionParts.meanings(of: part.key, in: decision).contains { meaning in
        ConditionParts.subject(of: meaning).map(values.contains) ?? false
      }
    }
  }

  /// A tab without its number, which changes with the tabs before it.
  private static func withoutTabNumber(_ text: String) -> String {
    let tab = "in tab "
    guard text.hasPrefix(tab) else { return text }
    let name = text.dropFirst(tab.count).drop { $0.isNumber || $0 == " " }
    return name.isEmpty ? "in a tab" : tab + name
  }

  /// What it is, wherever it stands: two elements of which this is the same differ in what holds
  /// around them.
  var itself: Itself { Itself(spoken: spoken, role: role, traits: traits, actions: actions) }

  /// What is said of it for certain; expressions are left out.
  var words: Words {
    Words(text: Self.certain(spoken), role: role, contextCount: contextCount)
  }

  /// A text with nothing between its guillemets.
  static func certain(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      if character == "›" { depth -= 1 }
      defer { if character == "‹" { depth += 1 } }
      return depth <= 0
    }
  }

  /// Whether two utterances differ only in what is not known before the app runs, and are long, as of
  /// all that is combined into a row, or end in the same members: `user.name`, `account.user.name`, or
  /// one is mostly made of the other: `action.look.label`, `action.label.title`.
  func isRecomputed(in other: ElementDescription) -> Bool {
    // Words that stand there in any case are others than words that may stand there.
    guard spoken.contains("‹") == other.spoken.contains("‹"),
      Self.known(in: spoken) == Self.known(in: other.spoken)
    else { return false }
    if min(spoken.count, other.spoken.count) > Self.longUtterance { return true }
    let names = Renaming.lastNames(in: spoken)
    if names == Renaming.lastNames(in: other.spoken) { return true }
    let (one, two) = (Self.words(spoken), Self.words(other.spoken))
    return names.isSubset(of: two)
      && one.intersection(two).count * 3 >= min(one.count, two.count) * 2
  }

  /// The words of a text, those among the alternatives of code included.
  static func known(in text: String) -> String {
    Renaming.speech(text).map { part in
      guard part.isCode else { return part.text }
      if part.text.contains("‹") {
        return known(in: part.text.replacing(" | ", with: "").replacing("nothing", with: ""))
      }
      return part.text.firstRange(of: " | ") == nil ? wordsAtTimes(in: part.text) : part.text
    }.joined()
  }

  /// The words that are there under a condition: “Add” of `Add unless isWorking`; code would stand in
  /// guillemets of its own.
  static func wordsAtTimes(in text: String) -> String {
    if text.hasPrefix("‹") { return "" }
    let starts = [" if ", " unless "].compactMap { text.firstRange(of: $0)?.lowerBound }
    return starts.min().map { String(text[..<$0]) } ?? ""
  }

  /// Whether all that is known of it holds for another element, of which more is known: what stands in
  /// guillemets may be any words.
  func mayBeSaid(as other: ElementDescription) -> Bool {
    let (one, two) = (unconditionallySpoken, other.unconditionallySpoken)
    let hasAsMany = one.split(separator: " | ").count == two.split(separator: " | ").count
    let (codes, others) = (Set(Self.codes(in: one)), Set(Self.codes(in: two)))
    let gone = codes.subtracting(others)
    // What a type says in its code, such as a table of strings, may hold other code.
    let isOfTypes = !gone.isEmpty && gone.allSatisfy { $0.first?.isUppercase == true }
    guard role == other.role, traits.count == other.traits.count, Self.isPlain(one, besides: two),
      hasAsMany || Self.isPlain(two, besides: one), isOfTypes || others.isStrictSubset(of: codes)
    else { return false }
    return SpokenPattern(unconditionallySpoken).holds(for: other.unconditionallySpoken)
  }

  /// The pieces of code of which nothing is known.
  private static func codes(in text: String) -> [String] {
    Renaming.speech(text).filter(\.isCode).flatMap { part in
      if part.text.contains("‹") { return codes(in: part.text) }
      return part.text.firstRange(of: " | ") == nil ? [part.text] : []
    }
  }

  /// Whether it is said with what code works out, rather than with words that are all written down, each
  /// under some condition.
  var hasUnknownWords: Bool {
    Self.codes(in: spoken).contains { Self.wordsAtTimes(in: $0).isEmpty }
  }

  /// Whether no code of a text has words that are known among its alternatives, besides what another
  /// text has too.
  private static func isPlain(_ text: String, besides other: String) -> Bool {
    let known = Set(Renaming.speech(other).map(\.text))
    return Renaming.speech(text).allSatisfy { part in
      guard part.isCode, !known.contains(part.text) else { return true }
      guard part.text.contains("‹") else {
        return part.text.firstRange(of: " | ") == nil && wordsAtTimes(in: part.text).isEmpty
      }
      return !hasWords(part.text.replacing("nothing", with: ""))
    }
  }

  /// Whether code of a type, such as a table of strings, is called after the words that are known to
  /// stand there now: `Strings.titleComments`, “Comments”.
  func names(itselfAs other: ElementDescription) -> Bool {
    let others = Set(Self.codes(in: other.unconditionallySpoken))
    let gone = Self.codes(in: unconditionallySpoken).filter { !others.contains($0) }
    guard gone.allSatisfy({ $0.first?.isUppercase == true }) else { return false }
    let code = spoken.lowercased()
    let known = Self.certain(unconditionallySpoken).lowercased()
    let words = Self.certain(other.unconditionallySpoken).lowercased()
      .split { !$0.isLetter && !$0.isNumber }
      .filter { $0.count > 1 && known.firstRange(of: String($0)) == nil }
    let found = words.filter { code.firstRange(of: String($0)) != nil }
    return !words.isEmpty && found.count * 2 >= words.count
  }

  /// How many characters nobody compares by reading.
  private static let longUtterance = 300

  /// Whether anything of a text is known.
  static func hasWords(_ text: String) -> Bool {
    certain(text).contains { $0.isLetter || $0.isNumber }
  }

  struct Words: Hashable {
    let text: String
    let role: Role
    let contextCount: Int
  }

  struct Itself: Hashable {
    let spoken: String
    let role: Role
    let traits: [String]
    let actions: [String]
  }

  /// Whether words are known that name it, if only among alternatives.
  var isNamedByWords: Bool {
    label.map { Self.known(in: $0).contains(where: \.isLetter) } ?? false
  }

  /// What VoiceOver says, for a person to read.
  var quoted: String { spoken.isEmpty ? "(silence)" : "“\(spoken)”" }

  /// How much it has in common with another element that is not equal, from 0 to 999.
  func likeness(to other: ElementDescription) -> Int {
    let isSameLabel = label != nil && label == other.label
    // What has the same traits is the same to whoever listens: a button, a text that is made one.
    let isSameRole = role == other.role || (!traits.isEmpty && traits == other.traits)
    var score = 0
    if isSameLabel { score += isSameRole ? 700 : 400 }
    if isSameRole, !isSameLabel {
      let common = Self.commonWords(label ?? spoken, other.label ?? other.spoken)
      // Two texts or two buttons that stand in the same place are taken for one that was changed.
      let areWords = [self, other].allSatisfy { Self.hasWords($0.label ?? $0.spoken) }
      if context != other.context {
        let isRelated = areWords ? common > 0 : isOfSameCode(as: other)
        if !isRelated { return 0 }
      }
      score += 60 + Int(300 * common)
    }
    guard score > 0 else { return 0 }
    if context == other.context { score += 100 }
    if traits == other.traits { score += 50 }
    if hint != nil, hint == other.hint { score += 60 }
    if value != nil, value == other.value { score += 20 }
    return min(score, 999)
  }

  /// Whether one of two pieces of code mentions all that the other one does, or most of it and ends in
  /// the same name: `calories`, `session.calories.map(text)`.
  private func isOfSameCode(as other: ElementDescription) -> Bool {
    let (one, two) = (Self.words(label ?? spoken), Self.words(other.label ?? other.spoken))
    let common = one.intersection(two)
    if !common.isEmpty, common.count == min(one.count, two.count) {
      return common.contains { $0.count > 3 && $0.first?.isLetter == true }
    }
    if common.count > 2, common.count * 2 >= min(one.count, two.count) { return true }
    return common.count > 1
      && Renaming.lastNames(in: spoken) == Renaming.lastNames(in: other.spoken)
  }

  /// Whether at least half of the words of two pieces of code are the same.
  static func isAlike(_ one: String, _ other: String) -> Bool { commonWords(one, other) >= 0.5 }

  /// Whether at least half of the words of the one of which less is said, however they are spelled, are
  /// among the other's.
  static func sharesWords(_ one: ElementDescription, _ other: ElementDescription) -> Bool {
    func stems(_ element: ElementDescription) -> Set<String> {
      let names = element.spoken.split { !$0.isLetter && !$0.isNumber }
      return Set(names.flatMap { Identifier.words(of: String($0)) }.filter { $0.count > 2 })
    }
    let (first, second) = (stems(one), stems(other))
    let common = first.intersection(second).count
    return common > 0 && common * 2 >= min(first.count, second.count)
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split { !$0.isLetter && !$0.isNumber })
  }

  /// Which share of the words of two texts both have.
  private static func commonWords(_ first: String, _ second: String) -> Double {
    let (one, other) = (words(first), words(second))
    let all = one.union(other).count
    return all == 0 ? 0 : Double(one.intersection(other).count) / Double(all)
  }
}
