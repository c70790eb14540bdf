import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// The findings that came and went, by what they are about and not by where it stands.
struct FindingComparison {
  /// A finding with what it is known by.
  struct Known {
    let finding: ProjectComparison.Finding
    let offset: Int
    let path: PathKey
    /// The code on its line, without the space around it.
    let code: String
    /// The view that it is about.
    let place: FindingCode

    /// Where its file is in the new version.
    func path(isOld: Bool, _ newPaths: [PathKey: PathKey]) -> PathKey {
      isOld ? newPaths[path] ?? path : path
    }

    /// Whether at least half of the names in the code of both are the same.
    func isAlike(_ other: Known) -> Bool { Self.isAlike(code, other.code) }

    static func isAlike(_ one: String, _ other: String) -> Bool {
      func names(_ code: String) -> Set<Substring> {
        Set(code.prefix(500).split { !$0.isLetter && !$0.isNumber })
      }
      let (one, two) = (names(one), names(other))
      return one.intersection(two).count * 2 >= max(one.union(two).count, 1)
    }
  }

  fileprivate struct Key: Hashable {
    let path: PathKey?
    let ruleID: String
    let message: String
    let code: String?
  }

  var fresh: [Known] = []
  var gone: [Known] = []
  var kept: [Known] = []

  init(
    _ before: [PathKey: ProjectVersion.Answers],
    _ after: [PathKey: ProjectVersion.Answers],
    _ newPaths: [PathKey: PathKey],
    _ checked: Set<PathKey>,
    _ partners: ElementPartners,
    isAmbiguous: (_ name: String) -> Bool = { _ in false }
  ) {
    fresh = Self.findings(in: after, checked)
    gone = Self.findings(in: before, checked)
    func view(_ known: Known) -> String { known.place.view ?? known.code }
    func path(_ known: Known, _ isOld: Bool) -> PathKey { known.path(isOld: isOld, newPaths) }
    matchInterfaces(before, after, newPaths)
    match { Key($0.finding, in: path($0, $1), code: view($0)) }
    match { known, _ in Key(known.finding, in: nil, code: view(known)) }
    match { known, _ in
      let modifiers = known.place.modifiers
      return Key(known.finding, in: nil, code: modifiers.isEmpty ? view(known) : modifiers)
    }
    matchViews()
    match { Key($0.finding, in: path($0, $1), code: $0.code) }
    match { known, isOld in Key(known.finding, in: path(known, isOld), code: nil) }
    match { known, _ in Key(known.finding, in: nil, code: known.code) }
    matchAlike(newPaths)
    matchElements(partners)
    dropCopies()
    dropUnknownBefore(before, newPaths)
    dropUnaskedUses(before, after, newPaths)
    dropReadBefore(after, partners)
    dropMoved(ViewUse(of: [after]), partners)
    dropUnearned(before, after, partners)
    dropUnknown(in: after)
    dropMovedStatements(before, after, newPaths)
    dropMerged(before, after, newPaths)
    gone.removeAll { known in
      let names = (known.place.view ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      // Of a name that two types have now, nobody knows which is meant.
      return names.contains { $0.first?.isUppercase == true && isAmbiguous(String($0)) }
        || Self.isOfOtherClass(known, after, newPaths)
        || !Self.isReadAgain(known, before, after, newPaths, partners)
    }
  }

  /// Whether what was at fault is still there and can be read: only then its fault is fixed.
  private static func isReadAgain(
    _ known: Known,
    _ before: [PathKey: ProjectVersion.Answers],
    _ after: [PathKey: ProjectVersion.Answers],
    _ newPaths: [PathKey: PathKey],
    _ partners: ElementPartners
  ) -> Bool {
    guard let type = known.place.type,
      let old = before[known.path]?.file?.writtenView(at: known.offset)
    else { return isLineLeft(known, after, newPaths) }
    let isSeen = Rule.named(known.finding.ruleID)?.isAboutSight == true
    func isSame(_ other: WrittenView) -> Bool {
      // What left the accessibility tree looks as it did.
      if isSeen, other.isHeardOtherwise(than: old) { return false }
      return !other.hides(known.offset, of: old)
    }
    // Findings may stand on a modifier; elements are known by where they begin.
    let start = old.element.range.lowerBound + old.base
    if let place = partners.new(ofOld: start, in: known.path),
      let view = after[place.path]?.file?.writtenView(at: place.range.lowerBound),
      view.element.typeName == old.element.typeName || view.element.row != nil && place.isAlone
    {
      return isSame(view)
    }
    let path = newPaths[known.path] ?? known.path
    let isThere = after[path]?.typeNames.contains(type) == true
    let answers = isThere ? after.filter { $0.key == path } : after
    let views = answers.flatMap { key, answers -> [WrittenView] in
      guard answers.typeNames.contains(type), let file = answers.file else { return [] }
      return file.writtenViews(in: type).filter { view in
        // What was another element before is that one still.
        let former = partners.old(ofNew: view.element.range.lowerBound + view.base, in: key)
        let isOther = former.map { !$0.range.contains(start) && $0.path == known.path }
        return view.element.typeName == old.element.typeName && isOther != true
      }
    }
    let former = words(old.code.view ?? "")
    let shares = views.map { view -> Double in
      let others = Self.words(view.code.view ?? "")
      return Double(former.intersection(others).count) / Double(max(former.union(others).count, 1))
    }
    guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[best] >= 0.5 else {
      return false
    }
    return isSame(views[best])
  }

  /// Takes out what nobody can tell any more of the same kind of view in the same type: it may be as it
  /// was.
  private mutating func dropUnknown(in after: [PathKey: ProjectVersion.Answers]) {
    guard !gone.isEmpty else { return }
    var unknown: [String: [FindingCode]] = [:]
    // Of a class whose superclass nobody has read any more, nobody can tell what it inherits.
    let unread = Set(
      after.values.flatMap { $0.file?.analysis.models ?? [] }.flatMap(\.model.objects)
        .filter { $0.isOwn && ($0.type == nil || $0.isUnread) }.map(\.declaration.name)
    )
    gone.removeAll { known in
      guard let type = known.place.type else { return false }
      guard let name = known.place.name else { return unread.contains(type) }
      let ruleID = known.finding.ruleID
      let places =
        unknown[ruleID] ?? after.values.compactMap(\.file).flatMap { $0.places(unknownTo: ruleID) }
      unknown[ruleID] = places
      return places.contains { $0.type == type && $0.name == name }
    }
  }

  /// Takes out what nobody meets differently: findings on code that only moved into another type, where
  /// it is read otherwise, and on what VoiceOver says as before.
  private mutating func dropUnearned(
    _ before: [PathKey: ProjectVersion.Answers],
    _ after: [PathKey: ProjectVersion.Answers],
    _ partners: ElementPartners
  ) {
    gone.removeAll { known in
      Rule.named(known.finding.ruleID)?.isAboutUnnamed == true
        && partners.isSpokenSame(atOld: known.offset, in: known.path)
    }
    guard (gone + fresh).contains(where: { $0.place.view != nil }) else { return }
    let old = KnownCode(of: before.values.compactMap(\.file))
    let new = KnownCode(of: after.values.compactMap(\.file))
    // Beside something that is not read any more, code as it was has lost nothing.
    gone.removeAll { known in
      guard let view = known.place.view, let type = known.place.type else { return false }
      return partners.unreadTypes.contains(type) && new.types(with: view).contains(type)
    }
    kept += fresh.filter { $0.place.isMoved(to: old, from: new) }
    gone.removeAll { $0.place.isMoved(to: new, from: old) }
    fresh.removeAll { $0.place.isMoved(to: old, from: new) }
  }

  /// Takes out what was found in code that nothing leads to.
  mutating func dropUnused(
    before isUnusedBefore: (_ offset: Int, _ path: PathKey) -> Bool,
    now isUnused: (_ offset: Int, _ path: PathKey) -> Bool
  ) {
    gone.removeAll { isUnusedBefore($0.offset, $0.path) }
    fresh.removeAll { isUnused($0.offset, $0.path) }
  }

  /// Takes out what was found in types and files that are gone: nothing is fixed where a screen is not
  /// there any more, and what was said of it may be said of what took its place.
  mutating func dropGone(besides types: Set<String>, in files: Set<PathKey>) {
    func isGone(_ known: Known) -> Bool {
      // Of a file that is gone, a type elsewhere may only be called the same.
      !files.contains(known.path) || known.place.type.map { !types.contains($0) } == true
    }
    var waiting: [Key: [Int]] = [:]
    for index in gone.indices.reversed() where isGone(gone[index]) {
      waiting[Key(gone[index].finding, in: nil, code: nil), default: []].append(index)
    }
    keep { known, _ in waiting[Key(known.finding, in: nil, code: nil)]?.popLast() }
    gone.removeAll(where: isGone)
  }

  private static func findings(
    in answers: [PathKey: ProjectVersion.Answers],
    _ checked: Set<PathKey>
  ) -> [Known] {
    answers.keys.sorted().filter(checked.contains).flatMap { key -> [Known] in
      guard let file = answers[key] else { return [] }
      // What is only untidy in the code changes nothing for anybody.
      let told = file.diagnostics.filter { Rule.named($0.ruleID)?.group != .hygiene }
      return told.map { diagnostic in
        let line = file.lines.position(of: diagnostic.range.lowerBound).line
        let code = String(decoding: file.lines.bytes(ofLine: line), as: UTF8.self)
        return Known(
          finding: ProjectComparison.Finding(
            path: key.path,
            line: line,
            ruleID: diagnostic.ruleID,
            severity: diagnostic.severity,
            message: diagnostic.message
          ),
          offset: diagnostic.range.lowerBound,
          path: key,
          code: code.evenlySpaced,
          place: file.file.map { FindingCode(at: diagnostic.range.lowerBound, in: $0) }
            ?? FindingCode()
        )
      }
    }
  }

  /// Takes out what is in both versions; several of one key in their order, and none without a key.
  mutating func match<Identity: Hashable>(
    by key: (_ known: Known, _ isOld: Bool) -> Identity?
  ) {
    var waiting: [Identity: [Int]] = [:]
    for index in gone.indices.reversed() {
      if let key = key(gone[index], true) { waiting[key, default: []].append(index) }
    }
    keep { known, _ in key(known, false).flatMap { waiting[$0]?.popLast() } }
  }

  /// Takes out the new findings that an earlier one is found for, each of these once.
  private mutating func keep(_ earlier: (_ known: Known, _ isTaken: [Bool]) -> Int?) {
    var isTaken = [Bool](repeating: false, count: gone.count)
    var rest: [Known] = []
    for known in fresh {
      if let index = earlier(known, isTaken) {
        isTaken[index] = true
        kept.append(known)
      } else {
        rest.append(known)
      }
    }
    fresh = rest
    gone = gone.indices.filter { !isTaken[$0] }.map { gone[$0] }
  }

  /// Takes out findings of one rule on views that were edited, each with the one most like it.
  private mutating func matchViews() {
    let words = gone.map { known in known.place.view.map(Self.words) }
    let rules = Dictionary(grouping: gone.indices, by: { gone[$0].finding.ruleID })
    keep { known, isTaken in
      guard let view = known.place.view.map(Self.words), !view.isEmpty else { return nil }
      var best: (index: Int, share: Double)?
      for index in (rules[known.finding.ruleID] ?? []).prefix(Self.maximumCandidates) {
        guard !isTaken[index], let other = words[index] else { continue }
        let share =
          Double(view.intersection(other).count) / Double(max(view.union(other).count, 1))
        if share >= Self.alikeShare, share > best?.share ?? 0 { best = (index, share) }
      }
      return best?.index
    }
  }

  static func words(_ code: String) -> Set<Substring> {
    Set(code.prefix(1_000).split { !$0.isLetter && !$0.isNumber })
  }

  /// Which share of the words of two views is the same where one is the other one edited.
  static let alikeShare = 0.7

  /// Takes out findings of one rule on lines that were edited, such as those with another label.
  private mutating func matchAlike(_ newPaths: [PathKey: PathKey]) {
    struct Place: Hashable {
      let path: PathKey
      let ruleID: String
    }
    var waiting: [Place: [Int]] = [:]
    for index in gone.indices {
      let path = newPaths[gone[index].path] ?? gone[index].path
      waiting[Place(path: path, ruleID: gone[index].finding.ruleID), default: []].append(index)
    }
    let gone = gone
    keep { known, isTaken in
      let place = Place(path: known.path, ruleID: known.finding.ruleID)
      return (waiting[place] ?? []).prefix(Self.maximumCandidates).first {
        !isTaken[$0] && gone[$0].isAlike(known)
      }
    }
  }

  /// Takes out findings of one rule on an element that is in both versions, whatever was edited. What
  /// has no label is found by another rule where it became another control.
  private mutating func matchElements(_ partners: ElementPartners) {
    guard !fresh.isEmpty, !gone.isEmpty else { return }
    let gone = gone
    keep { known, isTaken in
      guard let old = partners.old(ofNew: known.offset, in: known.path) else { return nil }
      return gone.indices.first {
        !isTaken[$0] && Self.areSame(gone[$0].finding.ruleID, known.finding.ruleID)
          && gone[$0].path == old.path && old.range.contains(gone[$0].offset)
      }
    }
  }

  static func areSame(_ one: String, _ other: String) -> Bool {
    let unnamed = "-missing-label"
    return one == other || one.hasSuffix(unnamed) && other.hasSuffix(unnamed)
  }

  /// How many earlier findings a new one is compared with.
  static let maximumCandidates = 32

  /// Adds them to the screens that they are about; what is about none stands for its file.
  func add(to sections: inout [ProjectComparison.Section]) {
    var rest: [PathKey: ProjectComparison.Section] = [:]
    var newPlaces = SectionPlaces(), oldPlaces = SectionPlaces()
    for (index, section) in sections.enumerated() {
      if section.status != .removed, let extent = section.extent {
        newPlaces.add(index, PathKey(section.path), extent)
      }
      if let extent = section.oldExtent, let path = section.oldPath {
        oldPlaces.add(index, path, extent)
      }
    }
    newPlaces.sort()
    oldPlaces.sort()
    func place(
      _ known: Known,
      _ places: SectionPlaces,
      _ add: (inout ProjectComparison.Section) -> Void
    ) {
      if let index = places.section(at: known.offset, in: known.path) {
        add(&sections[index])
      } else {
        add(
          &rest[known.path, default: ProjectComparison.Section(path: known.path.path, line: 0)]
        )
      }
    }
    for known in fresh { place(known, newPlaces) { $0.newFindings.append(known.finding) } }
    for known in gone { place(known, oldPlaces) { $0.fixedFindings.append(known.finding) } }
    for known in kept { place(known, newPlaces) { $0.keptCount += 1 } }
    sections += rest.keys.sorted().compactMap { rest[$0] }
  }
}

extension Rule {
  /// Whether it is about what is read in pieces.
  var isAboutPieces: Bool { id.hasSuffix("-ungrouped") || id == "missing-grouping" }

  /// Whether it is about an element that lacks words or a trait, which stays so as long as it is said as
  /// before.
  fileprivate var isAboutUnnamed: Bool {
    group == .images || id.hasSuffix("-missing-label") || id.hasSuffix("-trait-missing")
      || id.hasSuffix("-missing-button-trait")
  }

  /// Whether it is about what people see, whatever VoiceOver says.
  fileprivate var isAboutSight: Bool {
    id.contains("contrast") || id.contains("color") || id.contains("font")
      || id.contains("touch-target") || id.contains("clips")
  }
}

extension FindingComparison.Key {
  init(_ finding: ProjectComparison.Finding, in path: PathKey?, code: String?) {
    self.init(path: path, ruleID: finding.ruleID, message: finding.message, code: code)
  }
}

/// Where the elements of screens that are in both versions stood and stand.
struct ElementPartners {
  private var places: [PathKey: [(new: Range<Int>, old: Range<Int>, oldPath: PathKey)]] = [:]
  private var formerPlaces: [PathKey: [ScreenComparison.Partners]] = [:]
  private var newPaths: [PathKey: PathKey] = [:]
  private var freshPlaces: [PathKey: [Range<Int>]] = [:]
  /// The types in which something stands now that was not read.
  var unreadTypes: Set<String> = []

  mutating func add(
    _ partners: [ScreenComparison.Partners],
    and fresh: [Range<Int>],
    from old: PathKey,
    to new: PathKey
  ) {
    freshPlaces[new, default: []] += fresh
    places[new, default: []] += partners.map { ($0.new, $0.old, old) }
    formerPlaces[old, default: []] += partners
    newPaths[old] = new
  }

  /// Where the innermost element that stood at a place, in UTF-8 offsets, stands now.
  ///
  /// - Returns: The place, and whether the element begins at the place that was asked for.
  func new(
    ofOld offset: Int,
    in path: PathKey
  ) -> (path: PathKey, range: Range<Int>, isAlone: Bool)? {
    let around = formerPlaces[path]?.filter { $0.old.contains(offset) }
    guard let partner = around?.min(by: { $0.old.count < $1.old.count }) else { return nil }
    return newPaths[path].map { ($0, partner.new, partner.old.lowerBound == offset) }
  }

  /// Whether at least two elements stand in a view, all of which were there and are said as before.
  func areSpokenSame(in range: Range<Int>, of path: PathKey) -> Bool {
    guard freshPlaces[path]?.contains(where: range.overlaps) != true,
      let old = newPaths.first(where: { $0.value == path })?.key
    else { return false }
    let inside = (formerPlaces[old] ?? []).filter { range.contains($0.new.lowerBound) }
    return Set(inside.map(\.new)).count > 1 && inside.allSatisfy(\.isSpokenSame)
  }

  /// Whether VoiceOver says the innermost element that stood at a place, in UTF-8 offsets, as before.
  func isSpokenSame(atOld offset: Int, in path: PathKey) -> Bool {
    let around = formerPlaces[path]?.filter { $0.old.contains(offset) }
    return around?.min { $0.old.count < $1.old.count }?.isSpokenSame ?? false
  }

  /// The type whose code makes the innermost element now that stood at a place, in UTF-8 offsets; nil
  /// where it is not there any more.
  func maker(atOld offset: Int, in path: PathKey) -> String? {
    let around = formerPlaces[path]?.filter { $0.old.contains(offset) }
    return around?.min { $0.old.count < $1.old.count }?.maker
  }

  /// Where the innermost element at a place, in UTF-8 offsets, stood.
  func old(ofNew offset: Int, in path: PathKey) -> (path: PathKey, range: Range<Int>)? {
    let around = places[path]?.filter { $0.new.contains(offset) }
    return around?.min { $0.new.count < $1.new.count }.map { ($0.oldPath, $0.old) }
  }
}

/// Which section a place in a file belongs to.
private struct SectionPlaces {
  private var places: [PathKey: [(index: Int, extent: Range<Int>)]] = [:]

  /// How many types around a place are looked at.
  private static let maximumDepth = 8

  mutating func add(_ index: Int, _ path: PathKey, _ extent: Range<Int>) {
    places[path, default: []].append((index, extent))
  }

  mutating func sort() {
    for key in places.keys {
      places[key]?.sort {
        ($0.extent.lowerBound, -$0.extent.upperBound) < (
          $1.extent.lowerBound, -$1.extent.upperBound
        )
      }
    }
  }

  /// The innermost of those that hold an offset.
  func section(at offset: Int, in path: PathKey) -> Int? {
    guard let list = places[path] else { return nil }
    let end = list.partitioningIndex { $0.extent.lowerBound > offset }
    return list[..<end].suffix(Self.maximumDepth).last { $0.extent.contains(offset) }?.index
  }
}
