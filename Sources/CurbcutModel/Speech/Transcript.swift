/// What VoiceOver says on a view, stop by stop, in its order.
///
/// Sources: Apple, "VoiceOver" user guide and "Accessibility modifiers": an element is spoken as
/// label, value, traits, then hint.
package struct Transcript: Sendable, Equatable {
  package var stops: [Stop] = []

  /// One element that VoiceOver stops at.
  package struct Stop: Sendable, Equatable {
    package var label: Phrase
    /// Whether the label is not known: a view that was not read, or text from elsewhere.
    package var isUnread = false
    package var value: Phrase?
    /// What VoiceOver adds for role and state, in its wording: “button”, “heading”, “dimmed”.
    package var traits: [String] = []
    package var hint: Phrase?
    /// Named actions in the Actions rotor.
    package var actions: [String] = []
    package var role: Role
    package var isHeading = false
    /// The branch in which the stop exists, as written; nil where it always does.
    package var condition: String?
    /// Whether the stop repeats for each item of a collection.
    package var isRepeated = false
    /// The view that makes the stop, in UTF-8 offsets of the item.
    package var range: Range<Int>
    /// Where each part of what is spoken came from.
    package var origins: [Origin] = []

    /// What is spoken, in one line: `Add to favorites, button. Double tap to open.`
    package var spoken: String {
      var parts: [String] = []
      if !label.parts.isEmpty { parts.append(label.spoken) }
      if let value, !value.parts.isEmpty { parts.append(value.spoken) }
      parts += traits
      let line = parts.joined(separator: ", ")
      guard let hint, !hint.parts.isEmpty else { return line }
      let stopped = line.hasSuffix(".") ? line : line + "."
      return "\(stopped) \(hint.spoken)"
    }
  }

  /// One part of what is spoken and the source that produced it.
  package struct Origin: Sendable, Equatable {
    package let part: String
    package let reason: String
    package let range: Range<Int>
  }

  /// What the rotor lists, by the names VoiceOver gives the lists.
  package var rotors: [(name: String, stops: [Stop])] {
    let lists: [(String, (Stop) -> Bool)] = [
      ("Headings", { $0.isHeading }),
      ("Links", { $0.role == .link }),
      ("Form controls", { $0.role.isFormControl }),
      ("Images", { $0.role == .image }),
    ]
    return lists.compactMap { name, holds in
      let listed = stops.filter(holds)
      return listed.isEmpty ? nil : (name, listed)
    }
  }

  /// Reads one tree. Views of the project are read where their trees are given.
  package init(of tree: ViewTree, entering views: [String: ViewTree] = [:]) {
    var reader = SpeechReader(views: views)
    for root in tree.roots { reader.read(root) }
    stops = reader.stops
  }
}

extension Role {
  /// Whether VoiceOver's rotor lists it among the controls of a form.
  var isFormControl: Bool {
    switch self {
    case .button, .toggle, .slider, .stepper, .picker, .textField, .secureField, .searchField,
      .textEditor, .menu, .datePicker, .colorPicker:
      true
    default: false
    }
  }
}
