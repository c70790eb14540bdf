import CurbcutInterfaceBuilder
import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// A comparison on its way: which files are looked at, and what came out for them.
struct ComparisonWork {
  private var old: ProjectVersion
  private var new: ProjectVersion
  private let difference: FileDifference
  private let input: ProjectComparison.Input
  /// What was worked out, by path.
  private var before: [PathKey: ProjectVersion.Answers] = [:]
  private var after: [PathKey: ProjectVersion.Answers] = [:]
  /// The old and new files that are looked at next.
  private var waitingOld: Set<PathKey> = []
  private var waitingNew: Set<PathKey> = []
  /// The files whose findings can differ.
  private var checked: Set<PathKey> = []
  /// What was written anew, by the file's new path, else its old one.
  private var changed: [PathKey: ChangedNames] = [:]
  /// By a name that means something else now, what was written anew that leads to it.
  private var causes: [String: Set<Cause>] = [:]
  /// The names whose users have been looked at.
  private var followed: Set<String> = []
  private var types = ProjectTypes()
  private(set) var objectPaths: [String] = []
  private(set) var logicPaths: [String] = []
  /// The files whose views differ on other platforms than iOS, with the names of these.
  private(set) var platformPaths: [(path: String, names: [String])] = []
  /// The files that do not parse, in one of the versions at least.
  private(set) var brokenPaths: [String] = []
  /// The types of files that differ so, and of those whose views differ on iOS alone.
  private var typesOfPhones: Set<String> = []
  private(set) var behavior = UncomparedBehavior()

  /// Something that was written anew.
  private struct Cause: Hashable {
    let named: ChangedNames.Named
    let path: String

    /// Whether it is a type, or what an extension adds to it.
    func isPart(of type: String) -> Bool { named.name == type || named.owner == type }

    /// What it is called for a person.
    var title: String { "\(named.name) (\(path))" }
  }

  init(
    old: ProjectVersion,
    new: ProjectVersion,
    difference: FileDifference,
    input: ProjectComparison.Input
  ) {
    self.old = old
    self.new = new
    self.difference = difference
    self.input = input
  }

  // MARK: What to look at

  /// Finds what the changed files concern at once.
  mutating func begin(with facts: FactsChange) {
    waitingNew = Set(difference.fresh.map { PathKey($0.path) })
    waitingOld = Set(difference.removed.map { PathKey($0) })
    let concerned = new.paths(concernedBy: facts)
    waitingNew.formUnion(concerned)
    waitOnBothSides()
    checked = waitingNew.union(waitingOld)
    types = ProjectTypes()
    for (version, isNew) in [(old, false), (new, true)] {
      for file in version.files.values {
        for (model, _) in file.analysis.models { types.add(model, isNew: isNew) }
      }
    }
    var mentions: Set<String> = []
    var untold = UntoldCode()
    for key in difference.changedText.sorted()
    where difference.newPaths[key].map({ $0 == key }) ?? true {
      let partner = difference.oldPaths[key]
      let (oldFile, newFile) = (old.files[partner ?? key], new.files[key])
      let names = ChangedNames(from: oldFile, to: newFile, of: types)
      changed[key] = names
      // What tests declare, nothing else mentions.
      let isExempt = [oldFile, newFile].allSatisfy { $0?.analysis.isExempt ?? true }
      if !isExempt { mentions.formUnion(names.mentions) }
      for named in names.names {
        causes[named.name, default: []].insert(Cause(named: named, path: key.path))
      }
      untold.add(oldFile, newFile, at: key)
      if !isExempt { behavior.add(oldFile, newFile, at: key, of: types) }
      if isExempt { continue }
      if [oldFile, newFile].contains(where: { $0?.tree.hasErrors == true }) {
        brokenPaths.append(key.path)
      }
      let platforms = OtherPlatforms(from: oldFile, to: newFile)
      if !platforms.names.isEmpty { platformPaths.append((key.path, platforms.names)) }
      guard platforms.isOtherOnPhones else { continue }
      for file in [oldFile, newFile] {
        typesOfPhones.formUnion(file?.analysis.typeNames ?? [])
      }
    }
    let paths = untold.changedPaths(isInOld: old.mentions, isInNew: new.mentions)
    objectPaths = paths.objects.sorted().map(\.path)
    logicPaths = paths.logic.sorted().map(\.path)
    followed = mentions
    wait(forUsersOf: mentions)
    checkInterfaces(concernedBy: SourceNames.Hashes(causes.keys))
  }

  /// Checks the files of Interface Builder that changed, or whose code did.
  private mutating func checkInterfaces(concernedBy names: SourceNames.Hashes) {
    let texts = difference.changedText
    func isConcerned(_ file: ClosedFile) -> Bool {
      FileSearch.isInterface(file.path)
        && (texts.contains(PathKey(file.path))
          || SourceNames(in: file.bytes).containsAny(of: names))
    }
    func answers(_ files: [ClosedFile], _ index: ProjectIndex) -> [PathKey: ProjectVersion.Answers]
    {
      files.reduce(into: [:]) { answers, file in
        var answer = ProjectVersion.Answers(path: file.path, lines: LineTable(file.bytes))
        // What cannot be read has no findings; `check` says so.
        if let source = try? InterfaceSource(reading: file.bytes) {
          answer.interface = source
          answer.identities = InterfaceIdentities(source)
          answer.readingSilenced = {
            InterfaceAnalysis.silencedPlaces(
              of: source,
              configuration: file.configuration,
              knowing: index
            )
          }
          answer.diagnostics = InterfaceAnalysis.diagnostics(
            of: source,
            configuration: file.configuration,
            knowing: index
          )
        }
        answers[PathKey(file.path)] = answer
      }
    }
    let concerned = (input.old + input.new).filter(isConcerned).map { PathKey($0.path) }
    let paths = Set(concerned.map { difference.newPaths[$0] ?? $0 })
    let formerPaths = Set(paths.map { difference.oldPaths[$0] ?? $0 })
    before.merge(
      answers(input.old.filter { formerPaths.contains(PathKey($0.path)) }, old.index)
    ) { $1 }
    after.merge(answers(input.new.filter { paths.contains(PathKey($0.path)) }, new.index)) { $1 }
    checked.formUnion(paths.union(formerPaths))
  }

  /// The screens of the files of Interface Builder that changed.
  private func interfaces() -> [ProjectComparison.Section] {
    let texts = difference.changedText
    func screens(
      _ files: [ClosedFile],
      _ answers: [PathKey: ProjectVersion.Answers],
      _ version: ProjectVersion
    ) -> [InterfaceComparison.Screen] {
      files.filter { FileSearch.isInterface($0.path) && texts.contains(PathKey($0.path)) }
        .flatMap { file -> [InterfaceComparison.Screen] in
          guard let source = answers[PathKey(file.path)]?.interface else { return [] }
          return InterfaceAnalysis.comparedScreens(
            of: file,
            reading: source,
            knowing: version.index.interfaceCode(colors: file.configuration.project.colors)
          )
        }
    }
    return InterfaceComparison(
      from: screens(input.old, before, old),
      to: screens(input.new, after, new),
      difference.newPaths,
      wasWritten: { old.holds($0, in: texts) && !new.holds($0, in: texts) },
      isWritten: { new.holds($0, in: texts) && !old.holds($0, in: texts) }
    ).sections
  }

  private mutating func wait(forUsersOf names: Set<String>) {
    guard !names.isEmpty else { return }
    waitingOld.formUnion(old.paths(mentioning: names))
    waitingNew.formUnion(new.paths(mentioning: names))
    waitOnBothSides()
  }

  /// A file that is looked at in one version is looked at in the other.
  private mutating func waitOnBothSides() {
    waitingOld.formUnion(waitingNew.compactMap { difference.oldPaths[$0] })
    waitingNew.formUnion(waitingOld.compactMap { difference.newPaths[$0] })
    waitingOld.subtract(before.keys)
    waitingNew.subtract(after.keys)
  }

  /// Looks at the files that wait, and finds those that use what turns out to be different.
  ///
  /// - Returns: Whether there are any more to look at.
  mutating func follow() -> Bool {
    guard !waitingOld.isEmpty || !waitingNew.isEmpty else { return false }
    let oldAnswers = old.answers(for: waitingOld.sorted(), checking: checked)
    let newAnswers = new.answers(for: waitingNew.sorted(), checking: checked)
    before.merge(oldAnswers) { $1 }
    after.merge(newAnswers) { $1 }
    waitingOld = []
    waitingNew = []
    var different: Set<String> = []
    for (key, answers) in newAnswers {
      let former = difference.oldPaths[key].flatMap { before[$0] }.map(Self.texts) ?? [:]
      for (name, text) in Self.texts(of: answers) where former[name] != text {
        different.insert(name)
        note(name, in: answers)
      }
    }
    different.subtract(followed)
    followed.formUnion(different)
    wait(forUsersOf: different)
    return !waitingOld.isEmpty || !waitingNew.isEmpty
  }

  /// Keeps what the changes of a view come from.
  private mutating func note(_ name: String, in answers: ProjectVersion.Answers) {
    guard causes[name] == nil else { return }
    let used = answers.transcripts.filter { $0.view == name || $0.part == name }
    causes[name] = used.reduce(into: []) { roots, view in
      for name in view.usedNames { roots.formUnion(causes[name] ?? []) }
    }
  }

  /// What is told of each view of a file, by the view's name.
  private static func texts(of answers: ProjectVersion.Answers) -> [String: [ElementDescription]] {
    var texts: [String: [ElementDescription]] = [:]
    for (view, elements) in zip(answers.transcripts, answers.elements) {
      let name = view.part.map { $0 == "modifier" || $0 == "style" ? view.view : $0 } ?? view.view
      texts[name, default: []] += elements
    }
    return texts
  }

  // MARK: What came out

  /// What is different, in the order of the files.
  func finish() -> [ProjectComparison.Section] {
    var formerReach = Reach(of: old, besides: Self.foreign(input.old, input.foreignOld))
    var reach = Reach(of: new, besides: Self.foreign(input.new, input.foreignNew))
    let isApp = formerReach.isApp && reach.isApp
    let texts = difference.changedText
    let declarations = (old.declaredNames(in: texts), new.declaredNames(in: texts))
    let getters = (old: Getters(of: old, in: texts), new: Getters(of: new, in: texts))
    var sections = SectionList(
      before: before,
      after: after,
      newPaths: difference.newPaths,
      checked: checked,
      entered: EnteredViews(of: old).union(EnteredViews(of: new)),
      wasDeclared: old.declaresType,
      formerReach: { formerReach.extent(of: $0, in: $1) },
      reach: { reach.extent(of: $0, in: $1) },
      isApp: isApp,
      typesOfPhones: typesOfPhones,
      isWritten: isWritten,
      isAmbiguous: types.isAmbiguousNow,
      hasNamesakes: types.hasNamesakes,
      renaming: { match in
        var renaming = renaming(match)
        (renaming.oldGetters, renaming.newGetters) = getters
        (renaming.oldDeclarations, renaming.newDeclarations) = declarations
        return renaming
      },
      interfaces: interfaces(),
      isWrittenAnew: isWrittenAnew,
      reasons: reasons
    ).sections
    let oldTexts = old.uikitTexts(in: texts.intersection(difference.removed.map { PathKey($0) }))
    let newTexts = new.uikitTexts(in: texts.intersection(difference.fresh.map { PathKey($0.path) }))
    var (formerUse, use) = (LookupUse(of: old), LookupUse(of: new))
    UIKitTextComparison(
      from: oldTexts.filter {
        !isApp
          || formerReach.extent(of: $0.range.lowerBound, in: $0.key) != .nowhere
            && $0.mayBeShown(by: &formerUse, in: old)
      },
      to: newTexts.filter {
        !isApp
          || reach.extent(of: $0.range.lowerBound, in: $0.key) != .nowhere
            && $0.mayBeShown(by: &use, in: new)
      },
      difference.newPaths,
      isWrittenBefore: { old.holds($0, in: texts) },
      isWritten: { new.holds($0, in: texts) }
    ).add(to: &sections)
    SettingComparison(
      from: old.askedSettings(in: texts),
      to: new.askedSettings(in: texts),
      difference.newPaths,
      isBefore: { old.declaresSource(of: $0, in: texts) },
      isNow: { new.declaresSource(of: $0, in: texts) }
    ).add(to: &sections)
    return sections
  }

  /// The texts of files in other languages that may name types.
  private static func foreign(_ files: [ClosedFile], _ others: [[UInt8]]) -> [[UInt8]] {
    files.filter { FileSearch.isInterface($0.path) }.map(\.bytes) + others
  }

  /// Whether the code of a screen, or of another member of its type, is another than before.
  private func isWrittenAnew(_ screen: ScreenMatches.Screen) -> Bool {
    changed[screen.key]?.cover(screen.view.range) == true
      || changed.values.contains { $0.typeNames.contains(screen.view.view) }
  }

  /// Whether all of some words are mentioned in one of the files that changed, strings included.
  private func isWritten(_ words: String) -> Bool {
    let names = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return names.count > 1
      && difference.changedText.contains { key in
        guard let file = new.files[key], !file.analysis.isExempt else { return false }
        return names.allSatisfy { file.names.contains($0) }
      }
  }

  private func renaming(_ match: ScreenMatches.Pair) -> Renaming {
    Renaming(
      old: old.files[match.old.key]?.names ?? SourceNames(in: []),
      new: new.files[match.new.key]?.names ?? SourceNames(in: []),
      isInOldProject: { [old] in old.mentions($0) },
      isInNewProject: { [new] in new.mentions($0) },
      isOldMember: { [old] in
        old.files[match.old.key]?.declares($0, in: match.old.view.view) ?? true
      },
      isNewMember: { [new] in
        new.files[match.new.key]?.declares($0, in: match.new.view.view) ?? true
      },
      isRenamedElsewhere: { isRenamed($0, to: $1) },
      isGoneType: { [old, new] in old.declaresType($0) && !new.declaresType($0) },
      isFreshType: { [old, new] in new.declaresType($0) && !old.declaresType($0) },
      newDefault: { newDefault(of: $0) },
      oldGetter: { workedOut($0, by: old, unlike: new) },
      newGetter: { workedOut($0, by: new, unlike: old) },
      getter: { [new] in new.property($0, in: new.paths(with: $0))?.workedOut },
      areOfMoreCases: { [new] in new.hasEnumeration(of: $0, $1) }
    )
  }

  /// What the only property of a name works out in the code that changed, where that is something else in
  /// the other version.
  private func workedOut(
    _ name: String,
    by version: ProjectVersion,
    unlike other: ProjectVersion
  ) -> String? {
    let value = version.property(name, in: difference.changedText)?.workedOut
    return value == other.property(name, in: difference.changedText)?.workedOut ? nil : value
  }

  /// Whether a file that changed mentions one name no more and another one now.
  private func isRenamed(_ former: String, to name: String) -> Bool {
    difference.changedText.contains { key in
      guard let now = new.files[key]?.names,
        let before = old.files[difference.oldPaths[key] ?? key]?.names
      else { return false }
      return before.contains(former) && !now.contains(former)
        && now.contains(name) && !before.contains(name)
    }
  }

  /// The value that a property has where callers leave it out, if only the new code has it. What an
  /// object begins with does not last.
  private func newDefault(of name: String) -> Bool? {
    let paths = difference.changedText
    guard old.property(name, in: paths) == nil,
      let property = new.property(name, in: paths, where: { $0.keyword != .class }),
      property.attributes.isEmpty, !property.isPrivate, !property.isStatic, property.getter == nil
    else { return nil }
    return property.initialValue?.boolean
  }

  // MARK: Reasons

  /// How many reasons are told.
  private static let maximumReasons = 3

  /// What changed elsewhere and has an effect on a screen.
  ///
  /// - Parameter makers: the types whose code makes what is different.
  private func reasons(for screen: ScreenMatches.Screen, madeBy makers: Set<String>) -> [String] {
    func causes(of names: Set<String>) -> Set<Cause> {
      let all = names.reduce(into: Set<Cause>()) { $0.formUnion(self.causes[$1] ?? []) }
      return all.filter { !$0.isPart(of: screen.view.view) }
    }
    var found = causes(of: makers)
    if found.isEmpty { found = causes(of: screen.view.usedNames) }
    // Nothing that it enters: then something that it mentions.
    if found.isEmpty, let names = new.files[screen.key]?.names {
      found = causes(of: Set(self.causes.keys.filter { names.contains($0) }))
    }
    let titles = found.isEmpty ? Set(input.changedSettings) : Set(found.map(\.title))
    return Array(titles.sorted().prefix(Self.maximumReasons))
  }
}

extension Declaration.Property {
  /// What its getter works out, where that is one expression.
  fileprivate var workedOut: String? { getter == nil ? nil : singleValue?.source }
}
