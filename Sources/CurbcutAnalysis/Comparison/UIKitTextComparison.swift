import CurbcutModel
import CurbcutSyntax

/// The words that code of UIKit gives to people in the files that changed: those that were not there
/// before, and those that are gone. Which screen shows them, and when, is known only when the app runs.
struct UIKitTextComparison {
  /// Words in a file.
  struct Text {
    let text: UIKitText
    let key: PathKey
    /// In UTF-8 offsets of the file.
    let range: Range<Int>
    let line: Int
    /// The line of the type that it is written in.
    let typeLine: Int

    /// Whether it is told: what code sets to what it works out is known to nobody.
    fileprivate var isTold: Bool {
      if case .property = text.kind { ElementDescription.hasWords(text.words) } else { true }
    }

    /// The type that says it, by the path that its file has now.
    fileprivate func place(_ newPaths: [PathKey: PathKey], isOld: Bool) -> Place {
      Place(key: isOld ? newPaths[key] ?? key : key, type: text.type)
    }

    fileprivate var quoted: String {
      text.kind.isButton ? "“\(text.words), button”" : "“\(text.words)”"
    }

    /// When it is said, in words: the innermost conditions.
    fileprivate var conditions: [String] {
      text.conditions.suffix(Self.maximumConditions).map { "only \($0)" }
    }

    private static let maximumConditions = 2

    /// Under which condition it is said now, or is not any more; none where conditions took the place of
    /// others, which may ask the same.
    fileprivate func conditions(since former: Text) -> [String] {
      func parts(_ conditions: [String]) -> [ConditionParts.Part] {
        conditions.flatMap { ConditionParts($0).parts }
      }
      func surplus(of one: UIKitText, over other: UIKitText) -> [ConditionParts.Part] {
        let known = Set(parts(other.conditions + other.premises).map(\.key))
        return parts(one.conditions).filter { !known.contains($0.key) }
      }
      let (fresh, gone) = (
        surplus(of: text, over: former.text), surplus(of: former.text, over: text)
      )
      guard fresh.isEmpty != gone.isEmpty else { return [] }
      return fresh.map { "now only \($0.text)" } + gone.map { "no longer only \($0.text)" }
    }

    /// What it says for certain, wherever that stands.
    fileprivate var said: Said {
      Said(kind: text.kind, words: ElementDescription.hasWords(text.words) ? text.words : "")
    }
  }

  fileprivate struct Said: Hashable {
    let kind: UIKitText.Kind
    let words: String
  }

  fileprivate struct Place: Hashable {
    let key: PathKey
    let type: String?
  }

  private var changes: [(place: Place, text: Text, change: ElementChange)] = []

  /// - Parameters:
  ///   - newPaths: the new paths of files by the old ones.
  ///   - isWrittenBefore: whether words stand in code that changed, as it was before.
  ///   - isWritten: the same of the new code.
  init(
    from old: [Text],
    to new: [Text],
    _ newPaths: [PathKey: PathKey],
    isWrittenBefore: (_ words: String) -> Bool = { _ in false },
    isWritten: (_ words: String) -> Bool = { _ in false }
  ) {
    var unknown = Self.unknownTexts(new, newPaths, isOld: false)
    for (setting, count) in Self.unknownTexts(old, newPaths, isOld: true) {
      unknown[setting, default: 0] -= count
    }
    let (old, new) = (old.filter(\.isTold), new.filter(\.isTold))
    tellConditions(from: old, to: new, newPaths)
    // What stands in other code may be said by that.
    let counts = (Self.counts(old), Self.counts(new))
    var gone = Self.surplus(of: old, over: new, newPaths, isOld: true).filter {
      counts.1[$0.said] != nil || !isWritten($0.text.words)
    }
    var fresh = Self.surplus(of: new, over: old, newPaths, isOld: false).filter {
      counts.0[$0.said] != nil || !isWrittenBefore($0.text.words)
    }
    fresh = Self.besidesMoved(fresh, of: new, over: old, newPaths, isOld: false)
    // Looked up in one place and shown in another, words are the same.
    let (earlier, later) = (Self.lookups(old), Self.lookups(new))
    let (saidElsewhere, saidNow) = (Set(old.map(\.text.words)), Set(new.map(\.text.words)))
    fresh.removeAll { Self.isThere($0, saidElsewhere, earlier) }
    gone.removeAll { Self.isThere($0, saidNow, later) }
    let slots = fresh.compactMap { Slot($0, $0.place(newPaths, isOld: false)) }
    let formerSlots = gone.compactMap { Slot($0, $0.place(newPaths, isOld: true)) }
    func isEven(_ slot: Slot) -> Bool {
      slots.count { $0 == slot } == formerSlots.count { $0 == slot }
    }
    for text in fresh {
      let place = text.place(newPaths, isOld: false)
      // In the same type, words that took the place of others.
      func isBeside(_ other: Text) -> Bool {
        other.text.kind == text.text.kind && other.text.type == place.type
          && (newPaths[other.key] ?? other.key) == place.key
      }
      let isOnly = gone.count(where: isBeside) == 1 && fresh.count(where: isBeside) == 1
      // Given to the same things by the same code, in the same order.
      let slot = Slot(text, place)
      let former =
        gone.firstIndex { other in
          slot.map(isEven) == true && slot == Slot(other, other.place(newPaths, isOld: true))
        }
        ?? gone.firstIndex { other in
          isBeside(other)
            && (isOnly || ElementDescription.isAlike(other.text.words, text.text.words))
        }
      let before = former.map { gone.remove(at: $0) }
      var change = ElementChange(
        kind: before == nil ? .added : .changed,
        before: before?.quoted,
        after: text.quoted,
        details: [text.text.kind.place] + (before == nil ? text.conditions : []),
        range: text.range
      )
      change.isNamed = text.text.kind.isButton
      change.isPlaced = false
      change.isLookup = text.text.kind == .lookup
      changes.append((place, text, change))
    }
    // With an alert that other code shows now go its buttons, whose words are those of many.
    gone = Self.besidesMoved(gone, of: old, over: new, newPaths, isOld: true)
    // What code sets now that is known only when the app runs may be the same.
    gone.removeAll { text in
      let place = Setting(text, newPaths, isOld: true)
      guard case .property = text.text.kind, let count = unknown[place], count > 0 else {
        return false
      }
      unknown[place] = count - 1
      return true
    }
    for text in gone {
      var change = ElementChange(
        kind: .removed,
        before: text.quoted,
        details: [text.text.kind.place],
        range: text.range,
        isInOldFile: true
      )
      change.isPlaced = false
      change.isLookup = text.text.kind == .lookup
      let place = text.place(newPaths, isOld: true)
      changes.append((place, text, change))
    }
  }

  /// Tells of words that the same code says under one condition more than before, or one less.
  private mutating func tellConditions(
    from old: [Text],
    to new: [Text],
    _ newPaths: [PathKey: PathKey]
  ) {
    struct Key: Hashable {
      let place: Place
      let said: Said
      let slot: String
    }
    func identity(_ text: Text, isOld: Bool) -> Key? {
      guard let slot = text.text.slot, !text.said.words.isEmpty else { return nil }
      return Key(place: text.place(newPaths, isOld: isOld), said: text.said, slot: slot)
    }
    let former = Dictionary(grouping: old) { identity($0, isOld: true) }
    let present = Dictionary(grouping: new) { identity($0, isOld: false) }
    for text in new {
      guard let key = identity(text, isOld: false), present[key]?.count == 1,
        former[key]?.count == 1, let before = former[key]?.first
      else { continue }
      let details = text.conditions(since: before)
      if details.isEmpty { continue }
      var change = ElementChange(
        kind: .changed,
        before: text.quoted,
        after: text.quoted,
        details: [text.text.kind.place] + details,
        range: text.range
      )
      change.nature = .conditions
      change.isPlaced = false
      changes.append((key.place, text, change))
    }
  }

  /// What the code of a member of a type gives words to.
  private struct Slot: Equatable {
    let kind: UIKitText.Kind
    let place: Place
    let code: String

    init?(_ text: Text, _ place: Place) {
      guard let slot = text.text.slot else { return nil }
      (kind, code, self.place) = (text.text.kind, slot, place)
    }
  }

  /// What a type sets something to that is known only when the app runs, and how often.
  private static func unknownTexts(
    _ texts: [Text],
    _ newPaths: [PathKey: PathKey],
    isOld: Bool
  ) -> [Setting: Int] {
    texts.filter { !$0.isTold }.reduce(into: [:]) { counts, text in
      counts[Setting(text, newPaths, isOld: isOld), default: 0] += 1
    }
  }

  /// A property that the code of a type sets.
  private struct Setting: Hashable {
    let kind: UIKitText.Kind
    let place: Place

    init(_ text: Text, _ newPaths: [PathKey: PathKey], isOld: Bool) {
      kind = text.text.kind
      place = text.place(newPaths, isOld: isOld)
    }
  }

  /// Whether the other version says what stands here in one only, by another way.
  private static func isThere(_ text: Text, _ said: Set<String>, _ lookups: Set<String>) -> Bool {
    (text.text.kind == .lookup ? said : lookups).contains(text.text.words)
  }

  /// The words that code looks up and that are not known to be given to anything.
  private static func lookups(_ texts: [Text]) -> Set<String> {
    Set(texts.lazy.filter { $0.text.kind == .lookup }.map(\.text.words))
  }

  private static func counts(_ texts: [Text]) -> [Said: Int] {
    texts.reduce(into: [:]) { $0[$1.said, default: 0] += 1 }
  }

  /// What a type says in one version and not in the other one, each once, unless other types say it
  /// instead: code that shows an alert moves, and what several had becomes one.
  private static func surplus(
    of texts: [Text],
    over others: [Text],
    _ newPaths: [PathKey: PathKey],
    isOld: Bool
  ) -> [Text] {
    func here(_ text: Text, _ isOld: Bool) -> SaidHere {
      let place = text.place(newPaths, isOld: isOld)
      // What is known only when the app runs is told apart by its code.
      let said =
        text.said.words.isEmpty ? Said(kind: text.text.kind, words: text.text.words) : text.said
      return SaidHere(said: said, place: place)
    }
    var own = Set(texts.map { here($0, isOld) })
    let other = Set(others.map { here($0, !isOld) })
    let instead = Set(other.subtracting(own).map(\.said))
    // Code that took the place of other code may say the same.
    var rewritten: [SaidHere: Int] = [:]
    for text in others where text.said.words.isEmpty {
      let place = here(text, !isOld)
      if own.contains(place) { continue }
      rewritten[SaidHere(said: text.said, place: place.place), default: 0] += 1
    }
    own.subtract(other)
    return texts.filter { text in
      let said = here(text, isOld)
      guard own.remove(said) != nil, !instead.contains(said.said) else { return false }
      let code = SaidHere(said: text.said, place: said.place)
      guard text.said.words.isEmpty, let count = rewritten[code], count > 0 else { return true }
      rewritten[code] = count - 1
      return false
    }
  }

  private struct SaidHere: Hashable {
    let said: Said
    let place: Place
  }

  /// What is left of some texts without the buttons of types whose alerts other types show instead.
  private static func besidesMoved(
    _ left: [Text],
    of texts: [Text],
    over others: [Text],
    _ newPaths: [PathKey: PathKey],
    isOld: Bool
  ) -> [Text] {
    func place(_ text: Text, _ isOld: Bool) -> Place { text.place(newPaths, isOld: isOld) }
    func isAlert(_ text: Text) -> Bool { text.text.kind == .alert }
    let here = Set(others.filter(isAlert).map { SaidHere(said: $0.said, place: place($0, !isOld)) })
    let elsewhere = Set(others.filter(isAlert).map(\.said))
    let told = Set(left.filter(isAlert).map { place($0, isOld) })
    let moved = texts.filter { text in
      isAlert(text) && elsewhere.contains(text.said)
        && !here.contains(SaidHere(said: text.said, place: place(text, isOld)))
    }
    let places = Set(moved.map { place($0, isOld) }).subtracting(told)
    return left.filter { text in
      text.text.kind != .alertButton || !places.contains(place(text, isOld))
    }
  }

  /// Adds what is different to the sections of the types whose code says it.
  func add(to sections: inout [ProjectComparison.Section]) {
    for (place, text, change) in changes {
      // What a transcript tells of it tells more.
      let isTold = sections.contains { section in
        section.path == place.key.path && section.changes.contains { $0.says(text.text.words) }
      }
      if isTold, case .property = text.text.kind { continue }
      if text.text.kind == .lookup,
        sections.contains(where: { $0.changes.contains { $0.says(text.text.words) } })
      {
        continue
      }
      sections.tell(change, at: text.line, of: place.type, in: place.key, from: text.typeLine)
    }
    sections.sortByPlace()
  }
}

extension ElementChange {
  /// Whether some words are among what VoiceOver says before or after.
  fileprivate func says(_ words: String) -> Bool {
    [before, after].contains { $0?.includes(words) == true }
  }
}

extension ProjectVersion {
  /// The words that code of UIKit gives to people in some files.
  func uikitTexts(in paths: Set<PathKey>) -> [UIKitTextComparison.Text] {
    var presenters = AlertPresenters()
    presenters.add(
      files.keys.sorted().compactMap { files[$0] }
        .filter { $0.names.contains("UIAlertController") }
        .flatMap { $0.analysis.models.map(\.model) }
    )
    return paths.sorted().flatMap { key -> [UIKitTextComparison.Text] in
      guard let file = files[key], !file.source.configuration.isExcluded, !file.analysis.isExempt,
        file.analysis.models.contains(where: { !$0.model.objects.isEmpty })
          || presenters.mayBeUsed(where: file.names.contains)
          || Self.lookups.contains(where: file.names.contains)
      else { return [] }
      let lines = LineTable(file.tree)
      return file.analysis.models.flatMap { model, base -> [UIKitTextComparison.Text] in
        if model.isPreview { return [] }
        return model.uikitTexts(presenting: presenters, knowing: views).map { text in
          let range = text.range.shifted(by: base)
          let start = text.typeStart.map { $0 + base } ?? range.lowerBound
          return UIKitTextComparison.Text(
            text: text,
            key: key,
            range: range,
            line: lines.position(of: range.lowerBound).line,
            typeLine: lines.position(of: start).line
          )
        }
      }
    }
  }

  /// What code names that looks up words.
  private static let lookups = ["NSLocalizedString", "localized", "LocalizedStringResource"]
}
