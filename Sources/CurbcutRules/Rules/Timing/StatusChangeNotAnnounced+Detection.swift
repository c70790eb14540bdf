import CurbcutModel
import CurbcutSyntax

/// A message that appears on the screen when a state of the view changes.
struct StatusMessage: Sendable {
  /// The state whose change brings it.
  let state: String
  /// The branch that shows it.
  let branch: Condition
  /// The expression of its text, where there is only one.
  let text: Expression?
}

extension StatusMessage {
  /// The message that it is: text that is on the screen only while a state of the same view says
  /// so, whose name is that of a toast or an outcome.
  ///
  /// The state is the view's own, so that the code that changes it is in the same type.
  init?(of element: Element) {
    guard let branch = element.conditions.last, branch.kind == .branch, branch.alternative == 0,
      element.slot == .content || element.slot == .overlay, element.isTextual == .yes,
      !element.is(.textField, .secureField, .textEditor), !element.tree.isOverlong,
      let declaration = element.declaration
    else { return nil }
    guard let path = branch.shownState,
      let state = MessageState(path, in: declaration)
    else { return nil }
    let texts = ([element] + element.descendants).filter { $0.is(.text) }
    let argument = texts.count == 1 ? texts.first?.arguments.first : nil
    self.init(
      state: state.name,
      branch: branch,
      text: argument.flatMap { $0.label == nil || $0.label == "verbatim" ? $0.value : nil }
    )
  }
}

/// A view that may be a status message, and what is beside it.
struct StatusContent: Sendable {
  let element: Element

  init(of element: Element) {
    self.element = element
  }
}

extension StatusContent {
  /// Whether the code that sets the message's state announces something or moves VoiceOver's focus,
  /// or the message itself can be focused.
  var isAnnounced: Bool {
    guard let declaration = element.declaration,
      !declaration.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus])
    else { return false }
    let parts = [element] + element.descendants
    if parts.contains(where: { $0.hasModifier("accessibilityFocused") }) { return true }
    let announces = parts.contains { part in
      part.ownModifiers.contains {
        ["onAppear", "task", "onChange"].contains($0.name)
          && $0.handler?.node.text.includes("nnounc") == true
      }
    }
    guard let state = StatusMessage(of: element)?.state, !announces else { return true }
    return SettingChecks(of: .announcements, in: declaration).accompany(changeOf: state)
  }

  /// Whether what is in it is a message rather than a form or a screen: text, images, buttons.
  var bringsMessage: Bool {
    !([self.element] + self.element.descendants).contains { element in
      element.is(
        .textField,
        .secureField,
        .textEditor,
        .list,
        .form,
        .toggle,
        .picker,
        .slider,
        .navigationStack,
        .navigationView,
        .forEach,
        .contentUnavailableView
      ) || element.addsTrait("isModal", "updatesFrequently") != .no
    }
  }

  /// Whether something else is shown in its place when the condition does not hold.
  func replacesOtherContent(_ branch: Condition) -> Bool {
    guard let parent = element.parent else {
      return element.tree.roots.contains { StatusContent(of: $0).isAlternative(branch) }
    }
    return parent.children.contains { StatusContent(of: $0).isAlternative(branch) }
  }

  private func isAlternative(_ branch: Condition) -> Bool {
    element.conditions.contains {
      $0.statement == branch.statement && $0.alternative != branch.alternative
    }
  }

  /// Whether a view before it in the same branch has or may have text.
  func followsText(of branch: Condition) -> Bool {
    (self.element.parent?.children ?? self.element.tree.roots).contains { element in
      element.index < self.element.index && element.isTextual != .no
        && element.conditions.contains {
          $0.statement == branch.statement && $0.alternative == branch.alternative
        }
    }
  }
}

/// Which states bring messages, by their names and types.
private struct MessageState {
  /// The property of the type that changes: the state itself, or the model that has it.
  let name: String

  /// - Parameter path: what a condition waits for: `showsToast`, `model.error`.
  init?(_ path: String, in declaration: Declaration) {
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first, let last = names.last,
      let property = declaration.property(first),
      Self.isMessage(last, waits: declaration.mentionedSymbols.contains(.waits))
    else { return nil }
    name = last
    if names.count == 1 {
      guard property.attributes.contains("State"), Self.holdsMessage(property) else { return nil }
    } else {
      // What a model holds is declared elsewhere; its name tells.
      guard names.count == 2, !Self.models.isDisjoint(with: property.attributes) else { return nil }
    }
  }

  /// How a view holds a model that it looks at.
  private static let models: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable",
    "ObservedModel",
  ]

  /// - Parameter waits: whether something in the type happens after a delay: a banner that comes
  ///   and goes is a message, one that remains is part of the screen.
  static func isMessage(_ name: String, waits: Bool) -> Bool {
    if NameHint.outcome.matchesEnd(of: name) { return true }
    // What is expanded by hand needs no announcement.
    if NameHint.expansion.matches(name) || Identifier.words(of: name).contains("details") {
      return false
    }
    return NameHint.statusMessage.matches(name)
      || (waits && Identifier.words(of: name).contains("banner"))
  }

  /// Whether it is a truth value or text, as far as its declaration says.
  static func holdsMessage(_ property: Declaration.Property) -> Bool {
    // What is shown from the beginning does not appear.
    if property.type == "Bool" { return property.initialValue?.boolean == false }
    if let type = property.type {
      return ["String", "String?", "LocalizedStringKey?", "Error?", "(any Error)?"]
        .contains(type)
    }
    guard let value = property.initialValue else { return false }
    if case .string = value.form { return true }
    return value.boolean == false
  }
}

extension Condition {
  /// The state that a condition waits for: `showsToast`, `let message`, `error != nil`,
  /// `!message.isEmpty`.
  fileprivate var shownState: String? {
    var words = source.split(separator: " ").map(String.init)
    if words.count == 1, let word = words.first, word.hasPrefix("!"), word.hasSuffix(".isEmpty") {
      words = [String(word.dropFirst().dropLast(".isEmpty".count))]
    } else if words.count == 3, words[1] == "!=", words[2] == "nil" {
      words = [words[0]]
    } else if words.first == "let", words.count == 2 {
      words = [words[1]]
    } else if words.first == "let", words.count == 4, words[2] == "=" {
      words = [words[3]]
    }
    guard words.count == 1, let name = words.first else { return nil }
    let plain = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    return plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? plain : nil
  }
}
