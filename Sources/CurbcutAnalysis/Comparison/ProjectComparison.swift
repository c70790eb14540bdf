import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// What a change does to people who use assistive technology: two versions of a project, screen by
/// screen.
///
/// Only what can differ is worked out: files that changed, files to which others say something else,
/// and, from what turned out to be different on, whoever uses that.
package struct ProjectComparison: Sendable {
  /// One version of each file, and how the two belong together.
  package struct Input: Sendable {
    package var old: [ClosedFile]
    package var new: [ClosedFile]
    /// The old paths of files by their new ones, where they differ.
    package var formerPaths: [PathKey: String] = [:]
    /// The settings, projects and string tables that changed, which counts for all files they apply
    /// to.
    package var changedSettings: [String] = []
    /// The texts of the files of Objective-C, which may make what Swift declares.
    package var foreignOld: [[UInt8]] = []
    package var foreignNew: [[UInt8]] = []

    package init(old: [ClosedFile], new: [ClosedFile]) {
      self.old = old
      self.new = new
    }
  }

  /// A finding that came or went.
  package struct Finding: Sendable, Equatable {
    package let path: String
    /// From 0.
    package let line: Int
    package let ruleID: String
    package let severity: Severity
    package let message: String
  }

  /// A screen, component or style on which something is different; or a file with findings that are
  /// about none of its screens.
  package struct Section: Sendable {
    package enum Status: String, Sendable {
      case changed, added, removed
    }

    /// The type and what of it; nil for the rest of a file.
    package var name: String?
    /// What it was called before, where that differs.
    package var formerName: String?
    package var path: String
    /// From 0.
    package var line: Int
    package var status = Status.changed
    package var changes: [ElementChange] = []
    /// The lines of the changes, from 0.
    package var lines: [Int] = []
    /// What changed elsewhere and has this effect.
    package var reasons: [String] = []
    /// The screens on which the same is different because they use this one.
    package var users: [String] = []
    package var newFindings: [Finding] = []
    package var fixedFindings: [Finding] = []
    /// How many elements the screen had and has, where it is in both versions.
    package var elementCounts: (before: Int, after: Int)?
    /// How many findings are as they were.
    package var keptCount = 0

    /// The type that it is written in.
    var typeName: String?
    /// The names of the views and modifiers that it enters.
    var usedNames: Set<String> = []
    /// What counts as its code, in UTF-8 offsets of the new file, and of the old one.
    var extent: Range<Int>?
    var oldExtent: Range<Int>?
    var oldPath: PathKey?

    /// Whether its own code was written anew, rather than that of something it uses.
    var isOwnCodeOther = false

    /// Whether all that differs is code that may say the same as before.
    package var isDoubtful: Bool {
      newFindings.isEmpty && fixedFindings.isEmpty
        && changes.allSatisfy { $0.kind == .unknown && $0.nature != .other }
    }

    package var isEmpty: Bool {
      changes.isEmpty && newFindings.isEmpty && fixedFindings.isEmpty
    }
  }

  /// In the order of paths and lines.
  package private(set) var sections: [Section] = []
  /// The files whose text differs, by their new paths, or the old ones of those that are gone; and the
  /// settings, projects and string tables.
  package private(set) var changedPaths: [String] = []
  /// The files that differ and have code of UIKit, of which less is compared.
  package private(set) var objectPaths: [String] = []
  /// The files that differ in code that is no screen's: what that makes screens say, nobody knows
  /// before the app runs.
  package private(set) var logicPaths: [String] = []
  /// The files whose views differ on other platforms in another way than on iOS, for which they are
  /// compared, with the names of these platforms.
  package private(set) var platformPaths: [(path: String, names: [String])] = []
  /// The files in which views that were there scroll and did not, or no longer do, as far as that is known.
  package private(set) var scrollingPaths: [String] = []
  /// The files in which a keyboard reaches other views than before, or does something else there.
  package private(set) var keyboardPaths: [String] = []

  /// The files that do not parse, in one of the versions at least.
  package private(set) var brokenPaths: [String] = []

  /// The files that are as they were and look up strings which read differently now, where no screen
  /// of theirs is known to say them, with what these read before and now.
  package private(set) var lookups: [Lookup] = []

  package struct Lookup: Sendable {
    package let path: String
    package let texts: [Text]

    /// What a string reads in two versions; nil for what depends on a number, and for what is gone.
    package struct Text: Sendable, Hashable {
      package let before: String?
      package let after: String?
    }
  }

  /// From how many elements on a component is told by itself where it is new, and in one line where it
  /// is used.
  package static let largeComponent = 6

  /// How often the effect of a change is followed to whoever uses what changed.
  private static let maximumRounds = 16

  package init(_ input: Input, workPool: WorkPool = .one) {
    let difference = FileDifference(input)
    changedPaths = difference.changedPaths + input.changedSettings
    guard !difference.fresh.isEmpty || !difference.removed.isEmpty else { return }
    let old = ProjectVersion(
      input.old.filter { !FileSearch.isInterface($0.path) },
      workPool: workPool
    )
    var new = old
    let fresh = difference.fresh.filter { !FileSearch.isInterface($0.path) }
    let facts = new.change(removing: difference.removed, putting: fresh)
    var work = ComparisonWork(old: old, new: new, difference: difference, input: input)
    work.begin(with: facts)
    for _ in 0..<Self.maximumRounds where work.follow() {}
    sections = work.finish()
    objectPaths = work.objectPaths
    logicPaths = work.logicPaths
    platformPaths = work.platformPaths
    brokenPaths = work.brokenPaths
    scrollingPaths = work.behavior.paths(of: .scrolling)
    keyboardPaths = work.behavior.paths(of: .keyboard)
    lookups = difference.lookups.filter { file in !sections.contains { $0.path == file.path } }
  }
}

/// Which files of two versions differ.
struct FileDifference {
  /// Old paths that are gone or hold something else now.
  private(set) var removed: [String] = []
  /// New files that are not as they were under the same path.
  private(set) var fresh: [ClosedFile] = []
  /// The new paths by the old ones, where the two belong together.
  private(set) var newPaths: [PathKey: PathKey] = [:]
  /// The same from the new path to the old one.
  private(set) var oldPaths: [PathKey: PathKey] = [:]
  /// The paths whose text differs, old and new.
  private(set) var changedText: Set<PathKey> = []
  /// The files that differ by their text or their place, by the new paths, else the old ones.
  private(set) var changedPaths: [String] = []
  /// The files whose text is the same and has a key as a literal that stands for something else now.
  private(set) var lookups: [ProjectComparison.Lookup] = []

  init(_ input: ProjectComparison.Input) {
    var old: [PathKey: ClosedFile] = [:]
    for file in input.old { old[PathKey(file.path)] = file }
    var left = Set(old.keys)
    var settings = SettingsDifference()
    for file in input.new {
      let key = PathKey(file.path)
      let partner = input.formerPaths[key].map { PathKey($0) } ?? key
      let before = old[partner]
      if before != nil {
        left.remove(partner)
        newPaths[partner] = key
        oldPaths[key] = partner
      }
      let isSameText = before.map { $0.bytes == file.bytes } ?? false
      if isSameText, key == partner, let before, settings.mean(theSameTo: file, as: before) {
        continue
      }
      fresh.append(file)
      if isSameText, let before {
        let texts = settings.strings(changedIn: file, since: before)
        if !texts.isEmpty {
          lookups.append(ProjectComparison.Lookup(path: key.path, texts: texts))
        }
      }
      if before != nil { removed.append(partner.path) }
      if !isSameText {
        changedText.insert(key)
        if before != nil { changedText.insert(partner) }
      }
      if !isSameText || key != partner { changedPaths.append(key.path) }
    }
    for key in left.sorted() {
      removed.append(key.path)
      changedText.insert(key)
      changedPaths.append(key.path)
    }
  }
}

/// Whether the settings of two versions of a file, whose text is the same, mean the same to it.
private struct SettingsDifference {
  /// Keys with other texts, each with the names in it and as generated code spells it; nil where all
  /// files are concerned.
  private typealias Keys = [(key: String, names: [String], spelled: SpelledNames.Key)]?

  /// What was worked out last: nearly all files of a project have the same strings.
  private var last: (old: ProjectStrings, new: ProjectStrings, keys: Keys)?

  mutating func mean(theSameTo file: ClosedFile, as before: ClosedFile) -> Bool {
    let (old, new) = (before.configuration.project.strings, file.configuration.project.strings)
    var settings = file.configuration
    settings.project.strings = old
    guard settings == before.configuration, let keys = keys(from: old, to: new) else {
      return false
    }
    if keys.isEmpty { return true }
    // Who mentions none of the keys is not concerned.
    let names = SourceNames(in: file.bytes)
    if keys.contains(where: { $0.names.allSatisfy { names.contains($0) } }) { return false }
    let spelled = SpelledNames(in: file.bytes)
    return !keys.contains { spelled.mayName($0.spelled) }
  }

  /// What the keys stand for that a file has as literals, where that is something else than before.
  mutating func strings(
    changedIn file: ClosedFile,
    since before: ClosedFile
  ) -> [ProjectComparison.Lookup.Text] {
    let (old, new) = (before.configuration.project.strings, file.configuration.project.strings)
    guard let keys = keys(from: old, to: new), !keys.isEmpty else { return [] }
    let text = String(decoding: file.bytes, as: UTF8.self)
    return keys.map(\.key).sorted().filter {
      new.reads($0, otherwiseThanIn: old) && Self.mayLookUp($0, in: text)
    }.map { ProjectComparison.Lookup.Text(before: old.text(for: $0), after: new.text(for: $0)) }
  }

  /// Whether a key stands in a source as a literal that may be looked up: not as the key of a dictionary,
  /// nor as what something is compared with.
  private static func mayLookUp(_ key: String, in text: String) -> Bool {
    let literal = "\"\(key)\""
    var rest = text[...]
    while let range = rest.firstRange(of: literal) {
      let before = rest[..<range.lowerBound].reversed().prefix {
        $0 == " " || $0 == "=" || $0 == "["
      }
      let next = rest[range.upperBound...].first { $0 != " " }
      if !before.contains("["), before.count(where: { $0 == "=" }) < 2, next != "]", next != ":" {
        return true
      }
      rest = rest[range.upperBound...]
    }
    return false
  }

  private mutating func keys(from old: ProjectStrings, to new: ProjectStrings) -> Keys {
    if let last, last.old === old, last.new === new { return last.keys }
    let keys: Keys =
      old.languages == new.languages
      ? new.keys(changedFrom: old).map { ($0, Self.names(in: $0), SpelledNames.Key($0)) } : nil
    last = (old, new, keys)
    return keys
  }

  /// The names in a key up to where a value is put in.
  private static func names(in key: String) -> [String] {
    key.prefix { $0 != "%" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
