import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// Findings on code that only moved, or is there more than once.
extension FindingComparison {
  /// Takes out what code of UIKit did before where it is not any more: `label.font = .title` that a
  /// function did for several labels.
  mutating func dropMovedStatements(
    _ before: [PathKey: ProjectVersion.Answers],
    _ after: [PathKey: ProjectVersion.Answers],
    _ newPaths: [PathKey: PathKey]
  ) {
    func isStatement(_ known: Known) -> Bool {
      known.place.view == nil && known.place.type != nil && known.code.contains(" = ")
    }
    dropMovedLines(before, after, newPaths)
    guard fresh.contains(where: isStatement) else { return }
    var left: Set<Substring> = []
    for (key, answers) in before {
      var counts = answers.file?.settings ?? [:]
      for (setting, count) in after[newPaths[key] ?? key]?.file?.settings ?? [:] {
        counts[setting, default: 0] -= count
      }
      left.formUnion(counts.filter { $0.value > 0 }.keys)
    }
    func isMoved(_ known: Known) -> Bool {
      guard isStatement(known), let dot = known.code.firstIndex(of: ".") else { return false }
      return left.contains(known.code[dot...])
    }
    kept += fresh.filter(isMoved)
    fresh.removeAll(where: isMoved)
  }

  /// Takes out what was found on a line of code of UIKit that stands in another file now: it only moved,
  /// and is read otherwise there.
  mutating func dropMovedLines(
    _ before: [PathKey: ProjectVersion.Answers],
    _ after: [PathKey: ProjectVersion.Answers],
    _ newPaths: [PathKey: PathKey]
  ) {
    func isLine(_ known: Known) -> Bool {
      known.place.view == nil && known.code.count >= Self.tellingLength
    }
    let codes = Set(gone.filter(isLine).map(\.code))
    guard !codes.isEmpty else { return }
    let earlier = before.compactMapValues { $0.file?.lineCounts(of: codes) }
    let later = after.compactMapValues { $0.file?.lineCounts(of: codes) }
    let oldPaths = newPaths.inverted
    gone.removeAll { known in
      guard isLine(known) else { return false }
      let own = newPaths[known.path] ?? known.path
      return later.contains { key, counts in
        let former = oldPaths[key].flatMap { earlier[$0]?[known.code] } ?? 0
        return key != own && counts[known.code] ?? 0 > former
      }
    }
  }

  /// Whether a view of Interface Builder is still there and of another class, which does what the file
  /// does not say.
  static func isOfOtherClass(
    _ known: Known,
    _ after: [PathKey: ProjectVersion.Answers],
    _ newPaths: [PathKey: PathKey]
  ) -> Bool {
    guard FileSearch.isInterface(known.path.path),
      let id = attribute("id", of: known.code[...]),
      let lines = after[newPaths[known.path] ?? known.path]?.lines
    else { return false }
    let text = String(decoding: lines.bytes, as: UTF8.self)
    guard let place = text.firstRange(of: " id=\"\(id)\"") else { return false }
    let start = text[..<place.lowerBound].lastIndex(of: "<") ?? text.startIndex
    let tag = text[start...].prefix { $0 != ">" }
    let name = attribute("customClass", of: tag)
    return name != nil && name != attribute("customClass", of: known.code[...])
  }

  /// The value of an attribute that stands in a tag.
  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    tag.firstRange(of: " \(name)=\"").map { tag[$0.upperBound...].prefix { $0 != "\"" } }
  }

  /// Whether the code of UIKit that something was found on is still there, perhaps edited: what is not
  /// made or set any more is no better for it.
  static func isLineLeft(
    _ known: Known,
    _ after: [PathKey: ProjectVersion.Answers],
    _ newPaths: [PathKey: PathKey]
  ) -> Bool {
    guard let type = known.place.type else { return true }
    let files = after.filter { key, answers in
      key == newPaths[known.path] ?? known.path || answers.typeNames.contains(type)
    }.values.compactMap(\.file)
    guard let sign = known.code.firstRange(of: " = ") else {
      // A color that is not set any more, `button.setTitleColor(…)`, has another in its place.
      guard known.finding.ruleID.includes("contrast"), let end = known.code.firstIndex(of: "(")
      else { return true }
      let setter = String(known.code[...end])
      return files.contains {
        String(decoding: $0.source.bytes, as: UTF8.self).includes(setter)
      }
    }
    let target = known.code[..<sign.lowerBound]
    let value = known.code[sign.upperBound...]
    // What is set no more is set right; what it was set on has to be there.
    if let dot = target.lastIndex(of: ".") {
      let object = target[...dot]
      return files.contains {
        String(decoding: $0.source.bytes, as: UTF8.self).includes(String(object))
      }
    }
    // `let avatar: UIButton = { … }()`
    if value.hasPrefix("{") {
      let names = target.prefix { $0 != ":" }.split(separator: " ")
      return names.last.map { name in files.contains { $0.names.contains(String(name)) } } ?? true
    }
    guard value.first?.isUppercase == true, value.contains("(") else { return true }
    return files.contains { file in
      let text = String(decoding: file.source.bytes, as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).contains { line in
        let code = line.evenlySpaced
        return code.hasPrefix(target + " = ") || Known.isAlike(code, known.code)
      }
    }
  }

  /// Takes out what is found on a line of code of UIKit that was there before, where the rule could not
  /// tell: it is not new.
  mutating func dropUnknownBefore(
    _ before: [PathKey: ProjectVersion.Answers],
    _ newPaths: [PathKey: PathKey]
  ) {
    let oldPaths = newPaths.inverted
    var unknown: [PathKey: [String: Set<String>]] = [:]
    func wasUnknown(_ known: Known) -> Bool {
      guard known.place.view == nil, known.place.type != nil else { return false }
      let key = oldPaths[known.path] ?? known.path
      let ruleID = known.finding.ruleID
      guard let answers = before[key], let file = answers.file else { return false }
      let codes =
        unknown[key]?[ruleID]
        ?? Set(
          file.offsets(unknownTo: ruleID).map { offset in
            let line = answers.lines.position(of: offset).line
            return String(decoding: answers.lines.bytes(ofLine: line), as: UTF8.self).evenlySpaced
          }
        )
      unknown[key, default: [:]][ruleID] = codes
      return codes.contains(known.code)
    }
    let dropped = fresh.filter(wasUnknown)
    guard !dropped.isEmpty else { return }
    kept += dropped
    fresh.removeAll(where: wasUnknown)
  }

  /// Takes out what is found where a component is used and held of the other version's use too, of which
  /// nobody asked: its code said nothing about accessibility.
  mutating func dropUnaskedUses(
    _ before: [PathKey: ProjectVersion.Answers],
    _ after: [PathKey: ProjectVersion.Answers],
    _ newPaths: [PathKey: PathKey]
  ) {
    let oldPaths = newPaths.inverted
    var codes: [PathKey: [String: [String: Set<FindingCode>]]] = [:]
    func isThere(
      _ known: Known,
      in other: [PathKey: ProjectVersion.Answers],
      at key: PathKey?
    ) -> Bool {
      let finding = known.finding
      guard finding.message.hasPrefix(Finding.useIntroduction), let key,
        let file = other[key]?.file
      else { return false }
      let found = codes[key]?[finding.ruleID] ?? file.codesOfUses(with: finding.ruleID)
      codes[key, default: [:]][finding.ruleID] = found
      return found[finding.message]?.contains { $0.type == known.place.type } ?? false
    }
    let unasked = fresh.indices.filter {
      isThere(fresh[$0], in: before, at: oldPaths[fresh[$0].path])
    }
    codes = [:]
    gone.removeAll { isThere($0, in: after, at: newPaths[$0.path]) }
    kept += unasked.map { fresh[$0] }
    for index in unasked.reversed() { fresh.remove(at: index) }
  }

  /// Takes out what is read in pieces and was before: something else that was beside these is gone.
  mutating func dropReadBefore(
    _ after: [PathKey: ProjectVersion.Answers],
    _ partners: ElementPartners
  ) {
    func wasRead(_ known: Known) -> Bool {
      guard Rule.named(known.finding.ruleID)?.isAboutPieces == true,
        let view = after[known.path]?.file?.writtenView(at: known.offset)
      else { return false }
      return partners.areSpokenSame(in: view.element.range.shifted(by: view.base), of: known.path)
    }
    kept += fresh.filter(wasRead)
    fresh.removeAll(where: wasRead)
  }

  /// Takes out what was found on lines that stood in several views of a file and stand in fewer now: code
  /// that was put together is no better for it.
  mutating func dropMerged(
    _ before: [PathKey: ProjectVersion.Answers],
    _ after: [PathKey: ProjectVersion.Answers],
    _ newPaths: [PathKey: PathKey]
  ) {
    func isModifier(_ known: Known) -> Bool {
      known.place.view != nil && known.code.hasPrefix(".") && known.code.contains("(")
    }
    let lines = Dictionary(grouping: gone.filter(isModifier), by: \.path)
    var merged: [PathKey: Set<String>] = [:]
    for (path, known) in lines {
      let codes = Set(known.map(\.code))
      let earlier = before[path]?.file?.lineCounts(of: codes) ?? [:]
      let later = after[newPaths[path] ?? path]?.file?.lineCounts(of: codes) ?? [:]
      merged[path] = codes.filter { (1..<(earlier[$0] ?? 1)).contains(later[$0] ?? 0) }
    }
    gone.removeAll { isModifier($0) && merged[$0.path]?.contains($0.code) == true }
  }

  /// From how many characters on a line of code is no coincidence.
  private static let tellingLength = 20

  /// From how many words on a view that is written twice is no coincidence.
  private static let tellingWords = 3

  /// Takes out what was found on a view of a screen that another type makes now, which has the same
  /// fault: it only moved.
  mutating func dropMoved(_ use: ViewUse, _ partners: ElementPartners) {
    guard !gone.isEmpty, !fresh.isEmpty else { return }
    var isTarget = [Bool](repeating: false, count: fresh.count)
    gone.removeAll { known in
      guard let type = known.place.type else { return false }
      let maker = partners.maker(atOld: known.offset, in: known.path)
      if maker == type { return false }
      var reached: Set<String>?
      let target = fresh.indices.first { index in
        guard let other = fresh[index].place.type, other != type,
          Self.areSame(known.finding.ruleID, fresh[index].finding.ruleID)
        else { return false }
        if let maker { return other == maker }
        let names = reached ?? use.names(usedBy: type)
        reached = names
        return names.contains(other)
      }
      if let target { isTarget[target] = true }
      return target != nil
    }
    kept += fresh.indices.filter { isTarget[$0] }.map { fresh[$0] }
    fresh = fresh.indices.filter { !isTarget[$0] }.map { fresh[$0] }
  }

  /// Takes out what was found on another copy of a view in the same type, with the same message as on
  /// one that is in both versions: a branch more, or less, of an `if`.
  mutating func dropCopies() {
    struct Place: Hashable {
      let type: String?
      let ruleID: String
      let message: String
    }
    func place(_ known: Known) -> Place {
      let finding = known.finding
      return Place(type: known.place.type, ruleID: finding.ruleID, message: finding.message)
    }
    let originals = Dictionary(grouping: kept.filter { $0.place.view != nil }, by: place)
    func isCopy(_ known: Known) -> Bool {
      // Of `ProgressView()` there may be several that have nothing to do with each other.
      guard let view = known.place.view.map(Self.words), view.count >= Self.tellingWords else {
        return false
      }
      return (originals[place(known)] ?? []).prefix(Self.maximumCandidates).contains { other in
        let words = other.place.view.map(Self.words) ?? []
        let share = Double(view.intersection(words).count) / Double(view.union(words).count)
        return share >= Self.alikeShare
      }
    }
    kept += fresh.filter(isCopy)
    fresh.removeAll(where: isCopy)
    gone.removeAll(where: isCopy)
  }
}

extension [PathKey: PathKey] {
  /// The keys by the values.
  fileprivate var inverted: Self { Self(map { ($0.value, $0.key) }) { first, _ in first } }
}
