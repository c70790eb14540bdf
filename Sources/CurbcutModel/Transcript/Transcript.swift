/// What VoiceOver utters on a view, element by element, in its order.
///
/// It prints what ``ExposureReader`` found and reads nothing itself. An element is spoken as label,
/// important content, value, traits, then hint; “selected” comes before the label, and the state of
/// a switch behind its trait. The wording is that of VoiceOver on iOS in English.
/// Sources: Apple, "VoiceOver" user guide and "Accessibility modifiers"; the order and the words
/// are those that cashapp/AccessibilitySnapshot compared with VoiceOver on devices.
package struct Transcript: Sendable, Equatable {
  package typealias Stop = ExposedElement
  package typealias Part = ExposedElement.Part
  package typealias Context = ExposedElement.Context

  package var stops: [Stop] = []
  /// The names of custom views and modifiers that were met and not read.
  package var unreadNames: Set<String> = []
  /// The names of types that are mentioned and were not read: words may follow from them.
  package var unreadTypes: Set<String> = []
  /// The types whose views were entered for it, and the one that it is about.
  package var enteredTypes: Set<String> = []
  /// The members of extensions that were read where the view uses them: `Screen.header`.
  package var enteredMembers: Set<String> = []
  /// Where the screen takes away the button that the system shows to go back, in UTF-8 offsets.
  package var hiddenBackButton: Range<Int>?
  /// How many elements were read for it, those of entered views included.
  package var elementCount = 0
  /// Whether there is more on the screen than was read.
  package var isCut = false

  /// What the rotor lists, by the names VoiceOver gives the lists, as indices of elements. Only what
  /// is on the screen is listed.
  package var rotors: [(name: String, indices: [Int])] {
    let lists: [(String, (Stop) -> Bool)] = [
      ("Headings", \.isHeading),
      ("Links", { $0.has(.link) }),
      ("Form controls", \.isFormControl),
      ("Images", { $0.has(.image) }),
    ]
    return lists.compactMap { name, holds in
      let listed = stops.indices.filter { stops[$0].isOnScreen && holds(stops[$0]) }
      return listed.isEmpty ? nil : (name, listed)
    }
  }

  /// Lists that the app itself adds to the rotor.
  package var ownRotors: [ExposedElement.Rotor] {
    var rotors: [ExposedElement.Rotor] = []
    for rotor in stops.flatMap(\.rotors) where !rotors.contains(rotor) { rotors.append(rotor) }
    return rotors
  }

  /// Reads one tree. Views of the project are read where their trees are given.
  ///
  /// - Parameters:
  ///   - base: The offset in the file of the tree's item; all places are told in the file.
  ///   - version: The version of iOS whose behavior is told.
  package init(
    of tree: ViewTree,
    at base: Int = 0,
    entering known: ReadableViews = .init(),
    on version: SystemVersion = .newest
  ) {
    var reader = ExposureReader(of: tree, at: base, entering: known, on: version)
    reader.readAll()
    self.init(reader)
  }

  /// The same with only those views read in their place that have few elements.
  ///
  /// - Parameter small: Which views have few elements, as far as that is known.
  package init(
    of tree: ViewTree,
    at base: Int,
    entering known: ReadableViews,
    on version: SystemVersion,
    knowingSmall small: inout SmallViews
  ) {
    var reader = ExposureReader(of: tree, at: base, entering: known, on: version)
    reader.smallViews = small
    reader.entersSmallOnly = true
    reader.readAll()
    small = reader.smallViews
    self.init(reader)
  }

  private init(_ reader: ExposureReader) {
    stops = reader.elements
    unreadNames = reader.unreadNames
    unreadTypes = reader.unreadTypes
    enteredTypes = reader.notedTypes
    enteredMembers = reader.enteredMembers
    elementCount = reader.steps
    hiddenBackButton = reader.hiddenBackButton
    isCut = reader.isCut
  }
}

extension ExposedElement {
  /// What is uttered, in one line: `Add to favorites, button. Opens your list.`
  package var spoken: String {
    var parts: [String] = []
    let ordered = traits.sorted { $0.kind.rank < $1.kind.rank }
    parts += ordered.filter { $0.kind == .selected }.map(\.spoken)
    if let label, !label.phrase.parts.isEmpty { parts.append(label.spoken) }
    for entry in content where entry.isImportant {
      parts += [entry.key, entry.value].filter { !$0.phrase.parts.isEmpty }.map(\.spoken)
    }
    let value = utteredValue.flatMap { $0.phrase.parts.isEmpty ? nil : $0.spoken }
    let speaksStateLast = has(.switchButton) || role == .disclosure
    if let value, !speaksStateLast { parts.append(value) }
    parts += ordered.filter { $0.kind != .selected }.map(\.spoken)
    if let value, speaksStateLast { parts.append(value) }
    if let position { parts.append(position) }
    let line = parts.joined(separator: ", ")
    guard let hint, !hint.phrase.parts.isEmpty else { return line }
    if line.isEmpty { return hint.spoken }
    return [".", "!", "?"].contains(line.last)
      ? "\(line) \(hint.spoken)" : "\(line). \(hint.spoken)"
  }
}

extension ExposedElement {
  /// The value as far as VoiceOver utters it: not that an activity indicator turns, which is 1.
  private var utteredValue: Part? {
    value?.reason == Self.turning ? nil : shownValue
  }

}

extension ExposedElement.Content {
  /// Key and value in a row, as the More Content rotor reads them.
  package var spoken: String {
    [key, value].filter { !$0.phrase.parts.isEmpty }.map(\.spoken).joined(separator: ", ")
  }
}

extension ExposedElement.Trait {
  package var spoken: String {
    condition.map { "‹\(kind.words) if \($0)›" } ?? kind.words
  }
}
