import CurbcutModel

/// What came and what went.
extension ScreenComparison {
  /// What a loop makes.
  struct Repeated: Hashable {
    let role: Role
    /// The part of the screen that it is in.
    let place: ElementDescription.Context?
    /// The type whose code makes it.
    let maker: String?

    init(_ element: ElementDescription, _ stop: Transcript.Stop) {
      (role, place, maker) = (element.role, element.place, stop.origin?.type)
    }
  }

  /// What is said, and where no words are known, by whose code: two components that call something
  /// alike say different things.
  struct Said: Hashable {
    let itself: ElementDescription.Itself
    let maker: String?

    init(_ element: ElementDescription, _ stop: Transcript.Stop) {
      itself = element.itself
      maker = ElementDescription.hasWords(element.spoken) ? nil : stop.origin?.type
    }
  }

  /// What is said for certain, and where that is nothing, which type's code says it.
  struct MadeWords: Hashable {
    let words: ElementDescription.Words
    let type: String?

    init(_ stop: Transcript.Stop, _ description: ElementDescription) {
      words = description.words
      type = ElementDescription.hasWords(words.text) ? nil : stop.origin?.type
    }
  }

  /// What VoiceOver says, and which type's code says it.
  struct MadeSpeech: Hashable {
    let spoken: String
    let role: Role
    let type: String?

    init(_ stop: Transcript.Stop, _ description: ElementDescription) {
      (spoken, role, type) = (description.spoken, description.role, stop.origin?.type)
    }
  }

  /// A view in the code of a component, and what is said of it.
  struct Made: Hashable {
    /// The type that it is written in.
    let type: String?
    /// What is said, and where nothing names it, what code it is.
    let itself: ElementDescription.Itself
    let code: String?

    init(_ stop: Transcript.Stop, _ description: ElementDescription) {
      type = stop.origin?.type
      itself = description.itself
      code = stop.code
    }
  }

  /// The loops around elements, with what these are.
  static func loops(
    around elements: [ElementDescription],
    _ stops: [Transcript.Stop]
  ) -> [String: [Repeated]] {
    var loops: [String: [Repeated]] = [:]
    for (element, stop) in zip(elements, stops) {
      for loop in element.loops { loops[loop, default: []].append(Repeated(element, stop)) }
    }
    return loops
  }

  /// Whether two elements of a bar stand on other sides of it and have other words.
  func isOnOtherSide(_ first: Int, _ second: Int) -> Bool {
    guard let side = old[first].barSide, let other = new[second].barSide, side != other,
      let one = before[first].label, let label = after[second].label
    else { return false }
    return !ElementDescription.isAlike(one, label)
  }

  /// What is the only one of its role in a case of a `switch`, in both versions; all else is like nothing.
  func soleElementsOfCases() -> (old: [CaseElement], new: [CaseElement]) {
    func key(_ element: ElementDescription) -> CaseElement? {
      let cases = element.alternatives
      return cases.isEmpty ? nil : .sole(cases: cases, place: element.place, role: element.role)
    }
    func counts(_ elements: [ElementDescription]) -> [CaseElement: Int] {
      elements.compactMap(key).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let (earlier, later) = (counts(before), counts(after))
    func keys(_ elements: [ElementDescription], _ isOld: Bool) -> [CaseElement] {
      elements.indices.map { index in
        guard let key = key(elements[index]), earlier[key] == 1, later[key] == 1 else {
          return .other(index, isOld: isOld)
        }
        return key
      }
    }
    return (keys(before, true), keys(after, false))
  }

  enum CaseElement: Hashable {
    case sole(cases: Set<String>, place: ElementDescription.Context?, role: Role)
    case other(Int, isOld: Bool)
  }

  /// Whether two elements that say different things are of two views that the screen uses, of which one
  /// took the other's place.
  func isOfOtherView(_ first: Int, _ second: Int) -> Bool {
    guard before[first].itself != after[second].itself, let lines,
      let one = component(of: old[first])?.named(in: lines.old)?.name,
      let other = component(of: new[second])?.named(in: lines.new)?.name,
      one != other, one.first?.isUppercase == true, other.first?.isUppercase == true
    else { return false }
    return !(renaming.isGoneType(one) && renaming.isFreshType(other))
  }

  /// Takes pairs apart of words that are known and of code that has none of them, beside which other
  /// elements came or went: words that were there are gone, and other ones are there.
  func dropOtherTexts(_ pairs: inout [SequenceAlignment.Pair]) {
    let (firsts, seconds) = (Set(pairs.map(\.first)), Set(pairs.map(\.second)))
    pairs.removeAll { pair in
      let (one, other) = (before[pair.first], after[pair.second])
      guard one.isCodeOnly != other.isCodeOnly, one.isNamedByWords != other.isNamedByWords,
        !ElementDescription.sharesWords(one, other)
      else { return false }
      func isAlone(_ index: Int, _ count: Int, _ paired: Set<Int>) -> Bool {
        [index - 1, index + 1].allSatisfy { !(0..<count).contains($0) || paired.contains($0) }
      }
      return !isAlone(pair.first, old.count, firsts) || !isAlone(pair.second, new.count, seconds)
    }
  }

  /// The loop among some that may make an element.
  private func loop(
    of element: ElementDescription,
    _ stop: Transcript.Stop,
    in loops: [String: Set<Repeated>]
  ) -> String? {
    let one = Repeated(element, stop)
    return loops.filter { $0.value.contains(one) && !element.loops.contains($0.key) }.keys.min()
  }

  /// - Parameters:
  ///   - goneOnes: what is gone.
  ///   - hidden: a view that is gone and was not read, by the place that it was in.
  func added(
    _ index: Int,
    _ goneOnes: Set<Repeated>,
    _ hidden: [ElementDescription.Context?: String]
  ) -> ElementChange {
    let element = after[index]
    let loop = loop(of: element, new[index], in: goneLoops)
    let doubt =
      goneOnes.contains(Repeated(element, new[index]))
        && element.loops.contains { freshLoops[$0] != nil }
      ? "it may have been written out before"
      : loop.map { "it may have been there \($0)" }
        ?? (new[index].isUnread
          ? nil : Self.holder(of: element, among: hidden).map { "it may have been in \($0)" })
    if let doubt { return doubted(doubt, before: nil, after: element.quoted, new[index], index) }
    let isUnread = new[index].isUnread
    var change = ElementChange(
      kind: isUnread ? .unknown : .added,
      after: after[index].quoted,
      details: after[index].surroundings,
      predecessor: isUnread ? nil : predecessor(of: index),
      range: new[index].range,
      index: index
    )
    change.isNamed = element.isNamedControl
    change.isInAlternative = !element.alternatives.isEmpty
    change.places = element.context.filter { $0.kind == .place }.map(\.text)
    if isUnread { change.details.insert("a new view, which was not read", at: 0) }
    change.isUnread = isUnread
    change.isHandedIn = isUnread && new[index].isHandedIn(to: type)
    change.newSource = ElementChange.Source(new[index])
    change.component = component(of: new[index])
    return change
  }

  /// - Parameters:
  ///   - freshOnes: what has come.
  ///   - hidden: a new view that was not read, by the place that it is in.
  func removed(
    _ index: Int,
    _ freshOnes: Set<Repeated>,
    _ hidden: [ElementDescription.Context?: String]
  ) -> ElementChange {
    let element = before[index]
    let loop = loop(of: element, old[index], in: freshLoops)
    let doubt =
      freshOnes.contains(Repeated(element, old[index]))
        && element.loops.contains { goneLoops[$0] != nil }
      ? "it may be written out now"
      : loop.map { "it may still be there \($0)" }
        ?? (old[index].isUnread
          ? nil : Self.holder(of: element, among: hidden).map { "it may be in \($0) now" })
        ?? optional(takingPlaceOf: index).map { "it may be handed in as \($0) now" }
    if let doubt { return doubted(doubt, before: element.quoted, after: nil, old[index], nil) }
    let isUnread = old[index].isUnread
    var change = ElementChange(
      kind: isUnread ? .unknown : .removed,
      before: before[index].quoted,
      range: old[index].range,
      isInOldFile: true
    )
    change.isNamed = element.isNamedControl
    if isUnread { change.details.insert("a view is gone that was not read", at: 0) }
    change.isUnread = isUnread
    change.isHandedIn = isUnread && old[index].isHandedIn(to: type)
    change.oldSource = ElementChange.Source(old[index])
    change.component = component(of: old[index])
    return change
  }

  /// What a component says where a caller hands it in, beside which the same was said of another such value
  /// that is gone and is called alike: callers may hand in their words as the one now.
  private func optional(takingPlaceOf index: Int) -> String? {
    func isOptional(_ element: ElementDescription) -> Bool {
      element.isCodeOnly
        && element.context.contains { $0.kind == .branch && $0.key.hasSuffix(" != nil") }
    }
    guard isOptional(before[index]), let maker = old[index].origin?.type else { return nil }
    return new.indices.first { other in
      new[other].origin?.type == maker && after[other].role == before[index].role
        && isOptional(after[other]) && ElementDescription.sharesWords(before[index], after[other])
    }.map { after[$0].quoted }
  }

  /// The view that was not read and may hold an element: one in the same place, or for what is in a bar,
  /// one that may bring the bar.
  private static func holder(
    of element: ElementDescription,
    among hidden: [ElementDescription.Context?: String]
  ) -> String? {
    let isInBar = element.place.map { ExposedElement.ScreenPart.bars.contains($0.text) } ?? false
    return hidden[element.place] ?? (isInBar ? hidden[nil] : nil)
  }

  /// What came, or went, unless it only is written another way.
  private func doubted(
    _ doubt: String,
    before: String?,
    after: String?,
    _ stop: Transcript.Stop,
    _ index: Int?
  ) -> ElementChange {
    var change = ElementChange(
      kind: .unknown,
      before: before,
      after: after,
      details: [doubt],
      range: stop.range,
      isInOldFile: after == nil,
      index: index
    )
    change.nature = .doubted
    if after == nil { change.oldSource = .init(stop) } else { change.newSource = .init(stop) }
    return change
  }

  /// The elements of one version that say the same as one in another place, where the other version has
  /// one for both, around what they are in.
  ///
  /// - Parameters:
  ///   - single: those that only one version has.
  ///   - pairs: those that both have, with where they are in the version of the others, and in the
  ///     other one.
  /// - Returns: The one that is in both versions, by those that stand for it too.
  static func hoisted(
    _ single: [(index: Int, said: Said, context: [ExposedElement.Context])],
    _ pairs: [(
      index: Int, said: Said, here: [ExposedElement.Context], there: [ExposedElement.Context]
    )]
  ) -> [Int: Int] {
    guard !single.isEmpty else { return [:] }
    var known: [Said: [Int]] = [:]
    for (place, pair) in pairs.enumerated() { known[pair.said, default: []].append(place) }
    func texts(_ context: [ExposedElement.Context]) -> Set<String> { Set(context.map(\.text)) }
    var found: [Int: Int] = [:]
    for one in single {
      let own = texts(one.context)
      let original = known[one.said]?.first { place in
        let (here, there) = (texts(pairs[place].here), texts(pairs[place].there))
        return there.isStrictSubset(of: here) && there.isStrictSubset(of: own) && here != own
      }
      if let original { found[one.index] = pairs[original].index }
    }
    return found
  }

  /// What took the place of a view that nobody had read, or is not read now: alone between the same
  /// neighbors, by its new place.
  func replacedElements(_ partners: [Int?], _ isKept: [Bool]) -> [Int: Int] {
    var replaced: [Int: Int] = [:]
    let gone = old.indices.filter { !isKept[$0] }
    let fresh = new.indices.filter { partners[$0] == nil }
    for index in fresh {
      let last = new[..<index].indices.last { partners[$0] != nil }.flatMap { partners[$0] }
      let next = new[(index + 1)...].indices.first { partners[$0] != nil }.flatMap { partners[$0] }
      let around = gone.filter { $0 > last ?? -1 && $0 < next ?? old.count }
      let isAlone = !fresh.contains { abs($0 - index) == 1 }
      guard around.count == 1, isAlone, let former = around.first,
        old[former].isUnread != new[index].isUnread, before[former].context == after[index].context
      else { continue }
      replaced[index] = former
    }
    return replaced
  }

  /// Elements that only code names, alone between the same neighbors, by their new place: the code is
  /// another.
  func recomputedElements(_ partners: [Int?], _ isKept: [Bool]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for index in new.indices where partners[index] == nil && !new[index].isUnread {
      let last = new[..<index].indices.last { partners[$0] != nil }.flatMap { partners[$0] }
      let next = new[(index + 1)...].indices.first { partners[$0] != nil }.flatMap { partners[$0] }
      let former = (last ?? -1) + 1
      let isAlone = new.indices.allSatisfy { other in
        other == index || partners[other] != nil || abs(other - index) > 1
      }
      // The neighbors may have changed places: then nothing is between them.
      guard isAlone, (next ?? old.count) == former + 1, !isKept[former], !old[former].isUnread,
        old[former].origin?.type == new[index].origin?.type, !isOfOtherView(former, index),
        before[former].isCodeOnly, after[index].isCodeOnly,
        before[former].role == after[index].role, before[former].traits == after[index].traits,
        before[former].place == after[index].place, before[former].loops == after[index].loops
      else { continue }
      found[index] = former
    }
    return found
  }

  /// The view whose use brings an element to the screen; nil for what the screen makes itself.
  func component(of stop: Transcript.Stop) -> ElementChange.Component? {
    guard let type, let origin = stop.origin, origin.type != type || stop.use != stop.range else {
      return nil
    }
    return ElementChange.Component(name: origin.type, place: stop.use)
  }

  /// What is read before an element in the same place; nil for the first.
  func predecessor(of index: Int) -> String? {
    let place = after[index].context.first { $0.kind == .place }
    // Of what is silent nobody can tell that it comes before, and what stands in another case is not
    // there.
    let own = after[index].alternatives
    let previous = after[..<index].last { other in
      if other.context.first(where: { $0.kind == .place }) != place { return true }
      let others = other.alternatives
      return !other.spoken.isEmpty && (others.isSubset(of: own) || own.isSubset(of: others))
    }
    guard let previous, previous.context.first(where: { $0.kind == .place }) == place else {
      return nil
    }
    return previous.quoted
  }
}

extension Transcript.Stop {
  /// Whether anything that is said of it is known.
  var isKnown: Bool { label.map { ElementDescription.hasWords($0.spoken) } ?? false }

  /// Whether code only names it that a file of Interface Builder makes, and says nothing of it.
  var isOnlyConnected: Bool {
    doubt == ExposedElement.doubtOfOutlet && label == nil && value == nil && hint == nil
      && placeholder == nil
  }

  /// Whether it stands in another alternative of the same branch.
  func excludes(_ other: Self) -> Bool {
    context.contains { one in
      one.kind == .branch
        && other.context.contains {
          $0.kind == .branch && $0.statement == one.statement && $0.alternative != one.alternative
        }
    }
  }

  /// Whether it stands for a view whose code nobody has read.
  var isUnread: Bool {
    label?.reason == "a view that was not read" && doubt != nil && parts.isEmpty
  }

  /// Whether it is what callers of a type hand in: `content()`.
  func isHandedIn(to type: String?) -> Bool {
    doubt == ExposedElement.handedIn && origin?.type == type && use == range
      && label?.spoken.contains(".") == false
  }

  /// Whether it is what the caller of another type hands in, which was not followed.
  func isUnresolved(in type: String?) -> Bool {
    isUnread && doubt == ExposedElement.handedIn && isMade(besides: type)
  }

  /// Whether elements may stand in it that the other version writes out: code of the screen's, a call or a
  /// property, or a view of the project that the other version has not.
  func mayHoldOthers(where isOfOneVersion: (_ type: String) -> Bool) -> Bool {
    guard isUnread, let code = label?.spoken.dropFirst() else { return false }
    return code.first?.isLowercase == true
      || isOfOneVersion(String(code.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
  }

  /// Whether another type than one makes it.
  func isMade(besides type: String?) -> Bool {
    origin.map { $0.type != type } ?? false
  }
}

extension ElementDescription {
  /// The loops around it: “for each of trails”.
  var loops: [String] {
    context.filter { $0.kind == .repetition }.map { String($0.loop) }
  }

  /// Whether it is named by code of which no words are known.
  var isCodeOnly: Bool {
    spoken.contains("‹") && !Self.known(in: label ?? spoken).contains(where: \.isLetter)
  }

  /// The part of the screen that it is in; nil for the screen itself.
  var place: Context? { context.first { $0.kind == .place } }

  /// Whether it is a part of what is shown over the screen.
  var isShownOver: Bool {
    place.map { !ExposedElement.ScreenPart.bars.contains($0.text) } ?? false
  }

  /// Whether it is a part of a dialog.
  var isInDialog: Bool { place.map { Self.dialogs.contains($0.text) } ?? false }

  /// How many conditions around an element are told, the innermost of them.
  private static let maximumConditions = 2

  private static let dialogs: Set<String> = ["Alert", "Confirmation dialog"]

  /// Whether people look for it by its words: a control or a heading that has some.
  var isNamedControl: Bool {
    !traits.isEmpty && traits != ["image"] && label.map(Self.hasWords) == true
  }

  /// The alternatives of a `switch` that it stands in.
  var alternatives: Set<String> {
    Set(context.lazy.filter { $0.kind == .branch && $0.key.hasPrefix("case ") }.map(\.key))
  }

  /// Where and when it is there, in words: the place, and the conditions, the outermost first.
  var surroundings: [String] {
    let places = context.filter { $0.kind == .place }.map { "“\($0.text)”" }
    let place = places.isEmpty ? nil : "in " + places.reversed().joined(separator: " of ")
    var conditions: [String] = []
    for condition in context
    where condition.kind == .branch && (condition.whole != "in a tab" || context.last == condition)
    {
      if !conditions.contains(condition.whole) { conditions.append(condition.whole) }
    }
    let told = conditions.suffix(Self.maximumConditions).map { "only \($0)" }
    return [place].compactMap { $0 } + told
  }
}
