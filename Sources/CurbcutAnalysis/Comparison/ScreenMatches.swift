import CurbcutModel

/// Which screens of two versions are the same: by the name of the type and the part of it, whichever
/// file they stand in; else, where a type was renamed, by what is on them.
struct ScreenMatches {
  struct Screen {
    let key: PathKey
    let view: ViewTranscript
    /// What a person is told of its elements.
    let elements: [ElementDescription]
    /// Which of the file's views it is, from 0.
    let number: Int
  }

  struct Pair {
    let old: Screen
    let new: Screen
    /// Whether people meet it on other platforms than phones, for which it is compared.
    var isElsewhere = false
  }

  /// In the order of the new files.
  private(set) var pairs: [Pair] = []
  private(set) var added: [Screen] = []
  private(set) var removed: [Screen] = []
  /// The types that are still there, with nothing that leads to them any more.
  private(set) var unreached: Set<String> = []

  init(
    old: [PathKey: ProjectVersion.Answers],
    new: [PathKey: ProjectVersion.Answers],
    _ newPaths: [PathKey: PathKey]
  ) {
    removed = Self.screens(in: old)
    added = Self.screens(in: new)
    // In the same file, first what says the same; then wherever the type went.
    match { screen, isOld in
      let path = isOld ? newPaths[screen.key] ?? screen.key : screen.key
      return Name(screen.view, in: path, saying: screen.elements.map(\.spoken))
    }
    match { screen, isOld in
      Name(screen.view, in: isOld ? newPaths[screen.key] ?? screen.key : screen.key)
    }
    match { screen, _ in Name(screen.view, in: nil) }
    matchByContent()
    pairs.sort { ($0.new.key, $0.new.view.line) < ($1.new.key, $1.new.view.line) }
  }

  private struct Name: Hashable {
    let view: String
    let part: String?
    let path: PathKey?
    let spoken: [String]

    init(_ view: ViewTranscript, in path: PathKey?, saying spoken: [String] = []) {
      self.view = view.view
      part = view.part
      self.path = path
      self.spoken = spoken
    }
  }

  private static func screens(in answers: [PathKey: ProjectVersion.Answers]) -> [Screen] {
    answers.keys.sorted().flatMap { key -> [Screen] in
      guard let file = answers[key] else { return [] }
      return zip(file.transcripts, file.elements).enumerated().map { number, view in
        Screen(key: key, view: view.0, elements: view.1, number: number)
      }
    }
  }

  /// Pairs off the screens with the same name; several of one name in their order.
  private mutating func match(by name: (_ screen: Screen, _ isOld: Bool) -> Name) {
    var waiting: [Name: [Int]] = [:]
    for index in removed.indices.reversed() {
      waiting[name(removed[index], true), default: []].append(index)
    }
    var isGone = [Bool](repeating: false, count: removed.count)
    var rest: [Screen] = []
    for screen in added {
      guard let index = waiting[name(screen, false)]?.popLast() else {
        rest.append(screen)
        continue
      }
      pairs.append(Pair(old: removed[index], new: screen))
      isGone[index] = true
    }
    added = rest
    removed = removed.indices.filter { !isGone[$0] }.map { removed[$0] }
  }

  /// Pairs off screens that have at least half of their elements in common.
  private mutating func matchByContent() {
    guard !added.isEmpty, !removed.isEmpty else { return }
    let before = removed.map(\.elements)
    var places: [ElementDescription: [Int]] = [:]
    for (index, elements) in before.enumerated() {
      for element in Set(elements) { places[element, default: []].append(index) }
    }
    var isGone = [Bool](repeating: false, count: removed.count)
    var rest: [Screen] = []
    for screen in added {
      let elements = screen.elements
      var common: [Int: Int] = [:]
      for element in Set(elements) {
        for index in (places[element] ?? []).prefix(Self.maximumCandidates) where !isGone[index] {
          common[index, default: 0] += 1
        }
      }
      let best = common.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
      guard let best, removed[best.key].view.part == screen.view.part,
        best.value * 4 >= Set(elements).count + Set(before[best.key]).count
      else {
        rest.append(screen)
        continue
      }
      isGone[best.key] = true
      pairs.append(Pair(old: removed[best.key], new: screen))
    }
    added = rest
    removed = removed.indices.filter { !isGone[$0] }.map { removed[$0] }
  }

  /// Takes views apart that nobody met on phones before, or meets there now, and leaves out those that
  /// nobody meets in either version.
  ///
  /// - Parameter isApp: whether what nothing leads to is never shown: of a library others may use it.
  mutating func part(
    old formerReach: (Screen) -> Reach.Extent,
    new reach: (Screen) -> Reach.Extent,
    inApp isApp: Bool
  ) {
    removed.removeAll { formerReach($0) == .nowhere }
    if isApp { added.removeAll { reach($0) == .nowhere } }
    var rest: [Pair] = []
    for var pair in pairs {
      let (before, now) = (formerReach(pair.old), reach(pair.new))
      if before == .nowhere, now == .nowhere, isApp { continue }
      if before < now {
        added.append(pair.new)
      } else if now < before, isApp {
        removed.append(pair.old)
        unreached.insert(pair.old.view.view)
      } else {
        pair.isElsewhere = now == .otherPlatforms
        rest.append(pair)
      }
    }
    pairs = rest
  }

  /// How many screens with one element are looked at: “Cancel, button” is on many.
  private static let maximumCandidates = 32
}

extension ViewTranscript {
  /// The type, and what of it where that is not the body.
  package var title: String { part.map { "\(view), \($0)" } ?? view }

  /// Whether it is what a person can have before them, rather than a part or a style.
  var isScreen: Bool { part == nil && !transcript.stops.isEmpty }
}

/// The members that are read where their type uses them, in whichever file that is: they are told there.
struct EnteredMembers {
  private let before: Set<String>
  private let after: Set<String>

  init(old: [PathKey: ProjectVersion.Answers], new: [PathKey: ProjectVersion.Answers]) {
    func names(_ answers: [PathKey: ProjectVersion.Answers]) -> Set<String> {
      answers.values.reduce(into: []) { names, file in
        for view in file.transcripts { names.formUnion(view.transcript.enteredMembers) }
      }
    }
    (before, after) = (names(old), names(new))
  }

  /// Whether both versions of a view are such a member.
  func contain(_ match: ScreenMatches.Pair) -> Bool {
    guard let old = match.old.view.memberName, let new = match.new.view.memberName else {
      return false
    }
    return before.contains(old) && after.contains(new)
  }
}

extension ViewTranscript {
  /// What it is called as a member of its type; nil for a body.
  fileprivate var memberName: String? { part.map { ViewTree.memberName($0, of: view) } }
}

/// The names of the views that others enter: what is new or gone with them is heard on those.
struct EnteredViews {
  private var names: Set<String> = []

  init(of version: ProjectVersion) {
    for file in version.files.values where !file.analysis.isExempt {
      for (model, _) in file.analysis.models { add(model) }
    }
  }

  init(of models: [ItemModel]) {
    for model in models { add(model) }
  }

  private mutating func add(_ model: ItemModel) {
    for tree in model.trees where tree.purpose != .preview {
      let own = tree.declaration?.name
      for name in tree.enteredNames where name != own { names.insert(name) }
    }
  }

  func union(_ other: EnteredViews) -> EnteredViews {
    var all = self
    all.names.formUnion(other.names)
    return all
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}
