/// What VoiceOver says on a view, stop by stop, in its order.
///
/// An element is spoken as label, value, traits, then hint; “selected” comes before the label, and
/// the state of a switch behind its trait. The wording is that of VoiceOver on iOS in English.
/// Sources: Apple, "VoiceOver" user guide and "Accessibility modifiers"; the order and the words
/// are those that cashapp/AccessibilitySnapshot compared with VoiceOver on devices.
package struct Transcript: Sendable, Equatable {
  package var stops: [Stop] = []
  /// Lists that the app itself adds to the rotor.
  package var ownRotors: [Part] = []
  /// The names of custom views and modifiers that were met and not read.
  package var unreadNames: Set<String> = []
  /// How many elements were read for it, those of entered views included.
  package var elementCount = 0

  /// Words that are spoken, and what in the source produced them.
  package struct Part: Sendable, Equatable {
    package var phrase: Phrase
    /// Where the words come from, for a person: “accessibilityLabel”, “the symbol’s file name”.
    package var reason: String
    /// What in the source produced them, in UTF-8 offsets of the file.
    package var range: Range<Int>

    package var spoken: String { phrase.spoken }
  }

  /// A role or state that VoiceOver adds.
  package struct Trait: Sendable, Equatable {
    package var kind: Kind
    /// The condition under which it is spoken, as written; nil where it always is.
    package var condition: String?
    package var reason: String
    /// What in the source produced it, in UTF-8 offsets of the file.
    package var range: Range<Int>

    /// In the order in which VoiceOver speaks them.
    package enum Kind: Sendable, Equatable {
      case selected, dimmed, button, switchButton, checkbox, tab, textField, secureTextField
      /// A heading with its level from 1 to 6, where one is set.
      case heading(level: Int?)
      case link, pickerItem, adjustable, image, searchField
    }

    package var spoken: String {
      condition.map { "‹\(kind.words) if \($0)›" } ?? kind.words
    }
  }

  /// One element that VoiceOver stops at.
  package struct Stop: Sendable, Equatable {
    /// What it is called; nil where nothing names it.
    package var label: Part?
    package var value: Part?
    package var traits: [Trait] = []
    /// Its place in a row of equals: “1 of 3”.
    package var position: String?
    package var hint: Part?
    /// What the Actions rotor offers, besides activating it.
    package var actions: [Part] = []
    /// What Voice Control listens to instead of the label.
    package var inputLabels: [Part] = []
    /// What the More Content rotor reads.
    package var moreContent: [Part] = []
    /// How VoiceOver says that it is operated, where it says so.
    package var usage: String?
    package var role: Role
    /// The view that makes it, as written: `Button`, `ProfileCard`.
    package var view: String
    /// Where it stands: the place, containers, branches and repetitions, outermost first.
    package var context: [Context] = []
    /// Why something about it is not known; nil where everything is.
    package var doubt: String?
    /// Whether its words are the name of a file or symbol, which nobody wrote for people.
    package var isFileName = false
    /// The code that makes it, in UTF-8 offsets of the file.
    package var range: Range<Int>
    /// The same in the view that is read: where it was entered, for what stands in another view.
    package var use: Range<Int>
  }

  /// What holds around a stop.
  package struct Context: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      /// A part of the screen or something that is shown over it: “Tab bar”, “Sheet”.
      case place
      /// A group that VoiceOver names on entering it.
      case container
      /// An alternative of a branch.
      case branch
      /// The same for each item of a collection.
      case repetition
    }

    package var kind: Kind
    package var text: String
    /// Tells branches and repetitions apart.
    package var statement: Int
    /// Which alternative of the statement it is, from 0.
    package var alternative: Int

    init(_ kind: Kind, _ text: String, statement: Int = 0, alternative: Int = 0) {
      self.kind = kind
      self.text = text
      self.statement = statement
      self.alternative = alternative
    }
  }

  /// What the rotor lists, by the names VoiceOver gives the lists, as indices of stops. Only what is
  /// on the screen is listed.
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

  /// Reads one tree. Views of the project are read where their trees are given.
  ///
  /// - Parameter base: The offset in the file of the tree's item; all places are told in the file.
  package init(of tree: ViewTree, at base: Int = 0, entering known: ReadableViews = .init()) {
    var reader = SpeechReader(of: tree, at: base, entering: known)
    reader.readAll()
    stops = reader.stops
    ownRotors = reader.rotors
    unreadNames = reader.unreadNames
    elementCount = reader.steps
  }
}

extension Transcript.Stop {
  /// What is spoken, in one line: `Add to favorites, button. Opens your list.`
  package var spoken: String {
    var parts: [String] = []
    let ordered = traits.sorted { $0.kind.rank < $1.kind.rank }
    parts += ordered.filter { $0.kind == .selected }.map(\.spoken)
    if let label, !label.phrase.parts.isEmpty { parts.append(label.spoken) }
    let value = value.flatMap { $0.phrase.parts.isEmpty ? nil : $0.spoken }
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

  package func has(_ kind: Transcript.Trait.Kind) -> Bool {
    traits.contains { $0.kind == kind }
  }

  package var isHeading: Bool {
    traits.contains { if case .heading = $0.kind { true } else { false } }
  }

  /// Whether VoiceOver's rotor lists it among the controls of a form.
  package var isFormControl: Bool {
    traits.contains { trait in
      switch trait.kind {
      case .button, .switchButton, .checkbox, .textField, .secureTextField, .searchField,
        .adjustable, .pickerItem:
        true
      default: false
      }
    }
  }

  /// Whether it is there before anything is opened over the screen.
  package var isOnScreen: Bool {
    !context.contains { $0.kind == .place && !ViewContext.bars.contains($0.text) }
  }

  /// The branches it stands in, outermost first, as they are shown.
  package var conditions: [String] { context.filter { $0.kind == .branch }.map(\.text) }

  /// The repetitions it stands in, outermost first.
  package var repetitions: [String] { context.filter { $0.kind == .repetition }.map(\.text) }

  /// The parts of the screen by the names that are shown.
  enum ViewContext {
    static let navigationBar = "Navigation bar"
    static let bottomBar = "Bottom bar"
    static let tabBar = "Tab bar"
    /// What VoiceOver does not leave while it is shown.
    static let modal = "Modal"
    static let bars: Set<String> = [navigationBar, bottomBar, tabBar, modal]
  }
}

extension Transcript.Trait.Kind {
  /// VoiceOver's words for it.
  package var words: String {
    switch self {
    case .selected: "selected"
    case .dimmed: "dimmed"
    case .button: "button"
    case .switchButton: "switch button"
    case .checkbox: "checkbox"
    case .tab: "tab"
    case .textField: "text field"
    case .secureTextField: "secure text field"
    case .heading(let level): level.map { "heading level \($0)" } ?? "heading"
    case .link: "link"
    case .pickerItem: "picker item"
    case .adjustable: "adjustable"
    case .image: "image"
    case .searchField: "search field"
    }
  }

  /// Its place among the traits of an element.
  var rank: Int {
    switch self {
    case .selected: 0
    case .dimmed: 1
    case .button: 2
    case .switchButton, .checkbox: 3
    case .tab: 4
    case .textField, .secureTextField: 5
    case .heading: 6
    case .link: 7
    case .pickerItem: 8
    case .adjustable: 9
    case .image: 10
    case .searchField: 11
    }
  }
}
