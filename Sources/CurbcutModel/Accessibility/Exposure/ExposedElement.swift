import CurbcutSyntax

/// One element as iOS exposes it to assistive technology: label, value, traits, hint, actions,
/// content, rotors and Voice Control's names, each with what in the source produced it.
///
/// What VoiceOver utters of it is another layer: see ``Transcript``.
package struct ExposedElement: Sendable, Equatable {
  /// What it is called; nil where nothing names it.
  package var label: Part?
  package var value: Part?
  /// What a text field shows while it is empty: its title or prompt. It is exposed in place of the
  /// value and is gone as soon as there is text; see ``shownValue``.
  package var placeholder: Part?
  package var traits: [Trait] = []
  /// Its place in a row of equals: “1 of 3”.
  package var position: String?
  package var hint: Part?
  /// What the Actions rotor offers besides activating it, in the order in which iOS lists it.
  package var actions: [Part] = []
  /// What Voice Control listens to instead of the label.
  package var inputLabels: [Part] = []
  /// Custom content of both importances, in the order of the source.
  package var content: [Content] = []
  /// Whether a tap gesture reacts where VoiceOver activates it.
  package var reactsToTap = false
  /// The rotors that the app hangs on it.
  package var rotors: [Rotor] = []
  /// How VoiceOver says that it is operated, where it says so.
  package var usage: String?
  package var role: Role
  /// The view that makes it, as written: `Button`, `ProfileCard`.
  package var view: String
  /// Where it stands: the place, containers, branches and repetitions, outermost first.
  package var context: [Context] = []
  /// The side of the navigation bar that it is on; nil where it is on none.
  package var barSide: BarSide?
  /// Why something about it is not known; nil where everything is.
  package var doubt: String?
  /// What a picker or tab view knows it by, as code; nil where nothing tells.
  var tag: String?
  /// Whether a modifier says how its text is cased, so that lists leave it.
  var keepsCase = false
  /// Whether its words are the name of a file or symbol, which nobody wrote for people.
  package var isFileName = false
  /// The names of the symbols or assets that it may show, where they are known.
  var pictureNames: [String] = []
  /// Whether it stands for a view that nobody has read, around elements that were.
  package var holdsElements = false
  /// What is written of it, as far as it is short; for an element without a name.
  package var code: String?
  /// The code that makes it, in UTF-8 offsets of the file.
  package var range: Range<Int>
  /// The same in the view that is read: where it was entered, for what stands in another view.
  package var use: Range<Int>
  /// The view that makes it, wherever it is entered; nil for what no view of SwiftUI makes.
  package var origin: Origin?
  /// The views whose words it took over.
  package var parts: Set<Origin> = []

  /// A view in the code of its declaration: the same for whoever enters that.
  package struct Origin: Sendable, Hashable {
    /// The type that it is written in.
    package let type: String
    let purpose: ViewTree.Purpose
    let index: Int
  }

  /// A side of the navigation bar.
  package enum BarSide: String, Sendable {
    case leading, trailing
  }

  /// Words, and what in the source produced them.
  package struct Part: Sendable, Equatable {
    package var phrase: Phrase
    /// Where the words come from, for a person: “accessibilityLabel”, “the symbol’s file name”.
    package var reason: String
    /// What in the source produced them, in UTF-8 offsets of the file.
    package var range: Range<Int>
    /// The step of the name's computation that gave them; nil for other words than a name.
    package var step: AccessibleName.Step?
    /// Whether there are words at all, and these.
    package var certainty = Certainty.yes
    /// For an action, the branches in which it is offered, besides those of the element.
    package var conditions: [Context] = []

    package var spoken: String { phrase.spoken }
  }

  /// A role or state.
  package struct Trait: Sendable, Equatable {
    package var kind: Kind
    /// The condition under which it holds, as written; nil where it always does.
    package var condition: String?
    package var reason: String
    /// What in the source produced it, in UTF-8 offsets of the file.
    package var range: Range<Int>

    package typealias Kind = AccessibilityTrait
  }

  /// An entry of `accessibilityCustomContent`.
  package struct Content: Sendable, Equatable {
    package var key: Part
    package var value: Part
    /// Whether VoiceOver utters it with the element, rather than in the More Content rotor only.
    package var isImportant: Bool
  }

  /// A list that the app adds to VoiceOver's rotor while the cursor is on the element.
  package struct Rotor: Sendable, Equatable {
    package var name: Part
    /// The names of its entries, as far as the source says.
    package var entries: [Part]
  }

  /// What holds around an element.
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
    /// Whether it holds around the view that shows something over the screen, rather than inside of that.
    package var isAroundPlace = false
    /// Where it is written; nil for what no condition in the code says.
    package var decision: Decision?

    /// What is said of the views that `ViewThatFits` shows if there is room, and of its last one.
    package static let whereItFits = "if it fits"
    package static let whereNoneFits = "otherwise"

    init(
      _ kind: Kind,
      _ text: String,
      statement: Int = 0,
      alternative: Int = 0,
      decision: Decision? = nil
    ) {
      self.kind = kind
      self.text = text
      self.statement = statement
      self.alternative = alternative
      self.decision = decision
    }
  }

  /// A condition in the code around an element.
  package struct Decision: Sendable, Equatable {
    let element: Element
    /// Which of the element's conditions it is.
    let index: Int

    /// How a condition is written says nothing of what holds.
    package static func == (one: Decision, other: Decision) -> Bool { true }

    /// Where it is written, to be compared with other places as long as both are kept.
    package struct Place: Hashable, Sendable {
      fileprivate let tree: ObjectIdentifier
      fileprivate let element: Int
      fileprivate let index: Int
    }

    package var place: Place {
      Place(tree: ObjectIdentifier(element.tree), element: element.index, index: index)
    }

    /// The `switch` whose alternative it is: what that looks at, the patterns of all alternatives, nil
    /// for `default`, and which of them this is.
    package var choice: (subject: String, patterns: [String?], alternative: Int)? {
      let condition = element.record.conditions[index]
      guard let node = condition.decision?.node, node.kind == .switchExpr,
        let subject = node.children.first(where: { $0.kind != .switchCase })
      else { return nil }
      let patterns = node.switchCases.map(\.pattern)
      guard patterns.indices.contains(condition.alternative) else { return nil }
      return (Phrase.line(subject.text), patterns, condition.alternative)
    }

    /// The tests of the branches before it, which do not hold where it is taken; none for an `else`, which
    /// is told by them.
    package var excluded: [String] {
      let condition = element.record.conditions[index]
      guard condition.kind == .branch, condition.source != "else" else { return [] }
      return condition.excluded.map { Phrase.line($0) }
    }

    /// What a constant of the code around it stands for, as it is written.
    package func constant(_ name: String) -> String? {
      element.record.locals[name].map { Phrase.line($0.text) }
    }
  }
}

extension ExposedElement {
  /// What an action is called that carries out what this element does, which was read on the side.
  var asAction: Part? {
    var action = label
    action?.conditions = context.filter { $0.kind == .branch }
    return action
  }

  /// The value that is exposed: of a text field the text or, while there is none, the placeholder.
  ///
  /// Source: rendered accessibility hierarchy, iOS 16.2 to 27.
  package var shownValue: Part? {
    guard let placeholder else { return value }
    guard var shown = value else { return placeholder }
    if shown.phrase.literal == nil {
      shown.phrase = .oneOf([placeholder.phrase, shown.phrase])
      shown.reason = "\(placeholder.reason) while it is empty, then \(shown.reason)"
    }
    return shown
  }

  package func has(_ kind: Trait.Kind) -> Bool {
    traits.contains { $0.kind == kind }
  }

  package var isHeading: Bool {
    traits.contains { if case .heading = $0.kind { true } else { false } }
  }

  /// Whether VoiceOver's rotor lists it among the controls of a form.
  package var isFormControl: Bool {
    !has(.link)
      && traits.contains { trait in
        switch trait.kind {
        case .button, .switchButton, .checkbox, .textField, .secureTextField, .searchField,
          .adjustable, .pickerItem:
          true
        default: false
        }
      }
  }

  /// How VoiceOver says that it is operated, by its traits.
  var usageByTraits: String? {
    guard !traits.contains(where: { $0.kind == .dimmed && $0.condition == nil }) else { return nil }
    return RoleFacts.usage(of: traits.map(\.kind))
  }

  /// Whether it is there before anything is opened over the screen.
  package var isOnScreen: Bool {
    !context.contains { $0.kind == .place && !ScreenPart.bars.contains($0.text) }
  }

  /// Up to how many bytes the code of an element is kept.
  static let maximumCode = 600

  /// Why something is not known that a caller hands in.
  package static let handedIn = "what stands here is only known to the caller"

  /// The reason for the value of an indicator that has no end.
  static let turning = "while it turns"

  /// The parts of the screen by the names that are shown.
  package enum ScreenPart {
    static let navigationBar = "Navigation bar"
    static let bottomBar = "Bottom bar"
    static let tabBar = "Tab bar"
    /// What VoiceOver does not leave while it is shown.
    static let modal = "Modal"
    package static let bars: Set<String> = [navigationBar, bottomBar, tabBar, modal]
    /// What is presented in a place of its own, out of the navigation container under it.
    static let screens: Set<String> = ["Sheet", "Full-screen cover", "Popover"]
  }
}

extension Node {
  /// What an alternative of a `switch` is for: `.failed(let error)`; nil for `default`.
  fileprivate var pattern: String? {
    guard let label = child(.switchCaseLabel)?.text, label.hasPrefix("case ") else { return nil }
    return Phrase.line(
      String(label.dropFirst("case ".count).dropLast(label.hasSuffix(":") ? 1 : 0))
    )
  }
}
