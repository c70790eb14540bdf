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

    fileprivate var quoted: String {
      text.kind.isButton ? "“\(text.words), button”" : "“\(text.words)”"
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

  private struct Place: Hashable {
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
    // What stands in other code may be said by that.
    let counts = (Self.counts(old), Self.counts(new))
    var gone = Self.surplus(of: old, over: new).filter {
      counts.1[$0.said] != nil || !isWritten($0.text.words)
    }
    let fresh = Self.surplus(of: new, over: old).filter {
      counts.0[$0.said] != nil || !isWrittenBefore($0.text.words)
    }
    for text in fresh {
      let place = Place(key: text.key, type: text.text.type)
      // In the same type, words that took the place of others.
      func isBeside(_ other: Text) -> Bool {
        other.text.kind == text.text.kind && other.text.type == place.type
          && (newPaths[other.key] ?? other.key) == place.key
      }
      let isOnly = gone.count(where: isBeside) == 1 && fresh.count(where: isBeside) == 1
      let former = gone.firstIndex { other in
        isBeside(other)
          && (isOnly || ElementDescription.isAlike(other.text.words, text.text.words))
      }
      let before = former.map { gone.remove(at: $0) }
      var change = ElementChange(
        kind: before == nil ? .added : .changed,
        before: before?.quoted,
        after: text.quoted,
        details: [text.text.kind.place],
        range: text.range
      )
      change.isNamed = text.text.kind.isButton
      change.isPlaced = false
      changes.append((place, text, change))
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
      let place = Place(key: newPaths[text.key] ?? text.key, type: text.text.type)
      changes.append((place, text, change))
    }
  }

  private static func counts(_ texts: [Text]) -> [Said: Int] {
    texts.reduce(into: [:]) { $0[$1.said, default: 0] += 1 }
  }

  /// What one version says and the other does not, as many times as it says it more often.
  private static func surplus(of texts: [Text], over others: [Text]) -> [Text] {
    var known = counts(others)
    return texts.filter { text in
      guard let count = known[text.said], count > 0 else { return true }
      known[text.said] = count - 1
      return false
    }
  }

  /// Adds what is different to the sections of the types whose code says it.
  func add(to sections: inout [ProjectComparison.Section]) {
    for (place, text, change) in changes {
      // What a transcript tells of it tells more.
      let isTold = sections.contains { section in
        section.path == place.key.path
          && section.changes.contains { told in
            [told.before, told.after].contains { $0?.includes(text.text.words) == true }
          }
      }
      if isTold, case .property = text.text.kind { continue }
      var index = sections.firstIndex {
        $0.path == place.key.path && $0.typeName == place.type && $0.typeName != nil
      }
      if index == nil {
        var section = ProjectComparison.Section(
          name: place.type,
          path: place.key.path,
          line: text.typeLine
        )
        section.typeName = place.type
        index = sections.count
        sections.append(section)
      }
      guard let index else { continue }
      sections[index].changes.append(change)
      sections[index].lines.append(text.line)
    }
    sections.sort {
      (PathKey($0.path), $0.line, $0.name ?? "") < (PathKey($1.path), $1.line, $1.name ?? "")
    }
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
      else { return [] }
      let lines = LineTable(file.tree)
      return file.analysis.models.flatMap { model, base -> [UIKitTextComparison.Text] in
        if model.isPreview { return [] }
        return model.uikitTexts(presenting: presenters, knowing: views).compactMap { text in
          // What code sets to what it works out is known to nobody.
          if case .property = text.kind, !ElementDescription.hasWords(text.words) { return nil }
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
}
