import CurbcutInterfaceBuilder
import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// The screens of files of Interface Builder in two versions: each view has an identifier there that stays
/// whatever becomes of its words and its place.
struct InterfaceComparison {
  /// A screen as VoiceOver reads it.
  struct Screen {
    let key: PathKey
    let screen: InterfaceScreen
    let ids: [String]
    /// Where the cells begin that the elements are part of.
    let cells: [Int?]
    let stops: [Transcript.Stop]
    let descriptions: [ElementDescription]
    let lines: LineTable
    /// From its start to that of the next one, in UTF-8 offsets of the file.
    let extent: Range<Int>

    var title: String {
      guard screen.name.first?.isLowercase == true, let title = screen.title else {
        return screen.name
      }
      return title.words
    }
  }

  /// The screens on which something is different, and those with findings.
  private(set) var sections: [ProjectComparison.Section] = []

  /// - Parameters:
  ///   - wasWritten: whether words stood in the code that changed, as it was before.
  ///   - isWritten: the same of the new code.
  init(
    from old: [Screen],
    to new: [Screen],
    _ newPaths: [PathKey: PathKey],
    wasWritten: (_ words: String) -> Bool = { _ in false },
    isWritten: (_ words: String) -> Bool = { _ in false }
  ) {
    var (old, new) = (old, new)
    var pairs: [(old: Screen, new: Screen)] = []
    func match(_ key: (_ screen: Screen, _ isOld: Bool) -> [String]?) {
      var waiting: [[String]: [Screen]] = [:]
      for screen in old.reversed() {
        if let key = key(screen, true) { waiting[key, default: []].append(screen) }
      }
      new.removeAll { screen in
        guard let key = key(screen, false), let former = waiting[key]?.popLast() else {
          return false
        }
        pairs.append((former, screen))
        return true
      }
      let taken = Set(pairs.map { [$0.old.key.path, "\($0.old.extent.lowerBound)"] })
      old.removeAll { taken.contains([$0.key.path, "\($0.extent.lowerBound)"]) }
    }
    func path(_ screen: Screen, _ isOld: Bool) -> String {
      (isOld ? newPaths[screen.key] ?? screen.key : screen.key).path
    }
    match { screen, isOld in screen.screen.id.map { [path(screen, isOld), $0] } }
    match { screen, isOld in [path(screen, isOld), screen.screen.name] }
    // Xibs made from one template have the same identifiers.
    match { screen, _ in screen.screen.id.map { [$0, screen.screen.name] } }
    // What most elements of a screen stand on now, such as a file of its own.
    new.removeAll { screen in
      let place = old.firstIndex { screen.isMostly($0) }
      guard let place else { return false }
      pairs.append((old.remove(at: place), screen))
      return true
    }
    for pair in pairs { compare(pair.old, pair.new, wasWritten, isWritten) }
    for screen in new { tell(screen, .added, wasWritten) }
    for screen in old { tell(screen, .removed, isWritten) }
  }

  private mutating func compare(
    _ old: Screen,
    _ new: Screen,
    _ wasWritten: (String) -> Bool,
    _ isWritten: (String) -> Bool
  ) {
    var section = ProjectComparison.Section(new, status: .changed)
    (section.oldExtent, section.oldPath) = (old.extent, old.key)
    section.elementCounts = (old.stops.count, new.stops.count)
    let partners = Self.partners(old, new)
    let isKept = Set(partners.compactMap { $0 })
    let moved = Self.moved(partners).filter { index in
      // The order in a cell follows from how its views are laid out.
      let earlier = partners[index].flatMap { old.elementBefore(cellOf: $0) }
      return new.elementBefore(cellOf: index).flatMap { partners[$0] } != earlier
    }
    var next = 0
    func tellGone(before end: Int) {
      while next < end {
        if !isKept.contains(next), !old.descriptions[next].spoken.isEmpty {
          section.tell(Self.removed(next, old, in: new, isWritten), at: old.line(of: next))
        }
        next += 1
      }
    }
    for (index, partner) in partners.enumerated() {
      guard let partner else {
        if !new.descriptions[index].spoken.isEmpty {
          section.tell(Self.added(index, new, since: old, wasWritten), at: new.line(of: index))
        }
        continue
      }
      if !moved.contains(index) { tellGone(before: partner) }
      if !moved.contains(index) { next = max(next, partner + 1) }
      let (before, after) = (old.descriptions[partner], new.descriptions[index])
      var change = ElementChange(
        from: old.stops[partner],
        before,
        to: new.stops[index],
        after,
        isMoved: moved.contains(index),
        renaming: .none
      )
      // What code sets is called by its name there.
      if change?.kind != .moved,
        ElementDescription.known(in: before.spoken) == ElementDescription.known(in: after.spoken),
        change?.details.isEmpty != false || change?.isRecomputed == true
      {
        change = nil
      }
      guard var change else { continue }
      change.index = index
      if change.kind == .moved { change.predecessor = new.predecessor(of: index) }
      section.tell(change, at: new.line(of: index))
    }
    tellGone(before: old.stops.count)
    sections.append(section)
  }

  /// A screen that is new, or gone, with all that is on it.
  private mutating func tell(
    _ screen: Screen,
    _ status: ProjectComparison.Section.Status,
    _ isWritten: (String) -> Bool
  ) {
    var section = ProjectComparison.Section(screen, status: status)
    if status == .removed { (section.oldExtent, section.oldPath) = (screen.extent, screen.key) }
    for index in screen.stops.indices where !screen.descriptions[index].spoken.isEmpty {
      section.tell(
        status == .added
          ? Self.added(index, screen, since: nil, isWritten)
          : Self.removed(index, screen, in: nil, isWritten),
        at: screen.line(of: index)
      )
    }
    sections.append(section)
  }

  // MARK: Which elements are the same

  /// By each element of the new screen, the one of the old screen that it was.
  private static func partners(_ old: Screen, _ new: Screen) -> [Int?] {
    var partners = [Int?](repeating: nil, count: new.stops.count)
    var isTaken: Set<Int> = []
    func match<Key: Hashable>(_ key: (_ screen: Screen, _ index: Int) -> Key?) {
      var waiting: [Key: [Int]] = [:]
      for index in old.stops.indices.reversed() where !isTaken.contains(index) {
        if let key = key(old, index) { waiting[key, default: []].append(index) }
      }
      for index in new.stops.indices where partners[index] == nil {
        guard let key = key(new, index), let former = waiting[key]?.popLast() else { continue }
        partners[index] = former
        isTaken.insert(former)
      }
    }
    match { screen, index in screen.ids[index].isEmpty ? nil : screen.ids[index] }
    // What was made anew has another identifier.
    match { screen, index in screen.descriptions[index].itself }
    match { screen, index in
      screen.descriptions[index].label.flatMap { ElementDescription.hasWords($0) ? $0 : nil }
    }
    return partners
  }

  /// The elements of the new screen that have another place among the others: as few as say all.
  private static func moved(_ partners: [Int?]) -> Set<Int> {
    let kept = partners.indices.filter { partners[$0] != nil }
    let inOrder = SequenceAlignment.longestIncreasing(partners.compactMap { $0 })
    return Set(kept).subtracting(inOrder.map { kept[$0] })
  }

  // MARK: What is told

  private static func added(
    _ index: Int,
    _ screen: Screen,
    since old: Screen?,
    _ wasWritten: (String) -> Bool
  ) -> ElementChange {
    let description = screen.descriptions[index]
    var change = ElementChange(
      kind: .added,
      after: description.quoted,
      details: description.surroundings,
      predecessor: screen.predecessor(of: index),
      range: screen.stops[index].range,
      index: index
    )
    change.isNamed = description.isNamedControl
    if old?.hides(screen.ids[index]) == true { change.details.append("it was hidden before") }
    if let label = description.label, wasWritten(label) {
      (change.kind, change.nature) = (.unknown, .doubted)
      change.details.append("code may have made it before")
    }
    return change
  }

  private static func removed(
    _ index: Int,
    _ screen: Screen,
    in new: Screen?,
    _ isWritten: (String) -> Bool
  ) -> ElementChange {
    let description = screen.descriptions[index]
    var change = ElementChange(
      kind: .removed,
      before: description.quoted,
      range: screen.stops[index].range,
      isInOldFile: true
    )
    change.isNamed = description.isNamedControl
    if new?.hides(screen.ids[index]) == true { change.details.append("it is hidden now") }
    if let label = description.label, isWritten(label) {
      (change.kind, change.nature) = (.unknown, .doubted)
      change.details.append("code may make it now")
    }
    return change
  }
}

extension InterfaceComparison.Screen {
  /// Whether at least half of the elements of both are the same.
  fileprivate func isMostly(_ other: Self) -> Bool {
    let (one, two) = (Set(descriptions.map(\.itself)), Set(other.descriptions.map(\.itself)))
    return one.intersection(two).count * 2 >= max(one.count, two.count, 1)
  }

  fileprivate func line(of index: Int) -> Int {
    lines.position(of: stops[index].range.lowerBound).line
  }

  /// What is read before an element and the others of its cell; nil for the first.
  fileprivate func elementBefore(cellOf index: Int) -> Int? {
    descriptions.indices[..<index].last { cells[index] == nil || cells[$0] != cells[index] }
  }

  /// What is read before an element; nil for the first.
  fileprivate func predecessor(of index: Int) -> String? {
    descriptions[..<index].last { !$0.spoken.isEmpty }?.quoted
  }

  /// Whether the file hides the view with what an element is known by.
  fileprivate func hides(_ id: String) -> Bool {
    id.split(separator: " ").contains { screen.hidden.contains(String($0)) }
  }
}

extension ProjectComparison.Section {
  fileprivate init(_ screen: InterfaceComparison.Screen, status: Status) {
    name = screen.title
    path = screen.key.path
    line = screen.lines.position(of: screen.screen.range.lowerBound).line
    self.status = status
    extent = screen.extent
  }

  fileprivate mutating func tell(_ change: ElementChange, at line: Int) {
    changes.append(change)
    lines.append(line)
  }
}

extension InterfaceAnalysis {
  /// The screens of a file to be compared; none of a picture that is shown while the app starts.
  static func comparedScreens(
    of file: ClosedFile,
    reading source: InterfaceSource,
    knowing code: InterfaceCode
  ) -> [InterfaceComparison.Screen] {
    let key = PathKey(file.path)
    let lines = LineTable(file.bytes)
    let screens = InterfaceDocument.screens(of: source)
    let starts = screens.map(\.range.lowerBound).sorted()
    return screens.map { screen in
      let objects = screen.placedObjects { $0.nameInCode(knowing: code) }
      let transcript = Transcript(of: objects.map(\.object))
      let end = starts.first { $0 > screen.range.lowerBound } ?? file.bytes.count
      return InterfaceComparison.Screen(
        key: key,
        screen: screen,
        ids: objects.map(\.id),
        cells: objects.map(\.cell),
        stops: transcript.stops,
        descriptions: ElementDescription.descriptions(of: transcript.stops),
        lines: lines,
        extent: screen.range.lowerBound..<end
      )
    }
  }
}

extension InterfaceContent {
  /// What stands for the text of a view that code sets: the name that it has there.
  ///
  /// Source: Apple, `UITableViewCell.CellStyle`: code fills the labels of these cells, and what a
  /// prototype shows is seen in Interface Builder only.
  fileprivate func nameInCode(knowing code: InterfaceCode) -> String? {
    guard view.kind == .label || view.kind == .button else { return nil }
    if isInPrototype, let cellPart { return "‹\(cellPart)›" }
    guard let outlet = view.outlets.first, code.sets(Self.textSetters, on: view) else { return nil }
    return "‹\(outlet.property)›"
  }

  private static let textSetters: Set<String> = [
    "text", "attributedText", "title", "setTitle", "setAttributedTitle",
  ]
}
