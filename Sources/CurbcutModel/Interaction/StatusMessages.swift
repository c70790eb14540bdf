import CurbcutSyntax

/// A message that appears on the screen when a state of the view changes.
package struct StatusMessage: Sendable {
  /// The state whose change brings it.
  package let state: String
  /// The expression of its words, where there is only one text.
  package let words: Expression?
}

extension Element {
  /// The message that it is: words that stand on the screen only while a state of the same view
  /// says so, by a name that tells of a toast or an outcome.
  ///
  /// The state is the view's own, so that whoever changes it stands in the same type.
  package var statusMessage: StatusMessage? {
    guard !tree.isOverlong,
      let branch = tree.records[index].conditions.last, branch.kind == .branch,
      branch.alternative == 0, isHidden == .no, slot == .content || slot == .overlay,
      place.isDisjoint(with: [.menu, .toolbar, .background, .representation, .widget]),
      isTextual == .yes, !self.is(.textField, .secureField, .textEditor), !isDisabledAnywhere
    else { return nil }
    guard let name = branch.shownState,
      MessageState.tells(of: name, waits: declaration?.mentionedSymbols.contains(.waits) == true),
      let property = declaration?.property(name), property.attributes.contains("State"),
      MessageState.holdsMessage(property), !standsForOtherContent(branch)
    else { return nil }
    let brothers = children(ofParentBeforeSelf: branch)
    guard !brothers.contains(where: { $0.isTextual != .no }), bringsMessage else { return nil }
    let texts = ([self] + descendants).filter { $0.is(.text) }
    let argument = texts.count == 1 ? texts.first?.arguments.first : nil
    return StatusMessage(
      state: name,
      words: argument.flatMap { $0.label == nil || $0.label == "verbatim" ? $0.value : nil }
    )
  }

  /// Whether what is in it is a message rather than a form or a screen: words, pictures, buttons.
  private var bringsMessage: Bool {
    !([self] + descendants).contains { element in
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

  /// Whether something else stands in its place when the condition does not hold.
  private func standsForOtherContent(_ branch: Condition) -> Bool {
    guard let parent else { return tree.roots.contains { $0.isAlternative(branch) } }
    return parent.children.contains { $0.isAlternative(branch) }
  }

  private func isAlternative(_ branch: Condition) -> Bool {
    tree.records[index].conditions.contains {
      $0.statement == branch.statement && $0.alternative != branch.alternative
    }
  }

  /// The views of the same branch in front of it.
  private func children(ofParentBeforeSelf branch: Condition) -> [Element] {
    (parent?.children ?? tree.roots).filter { element in
      element.index < index
        && tree.records[element.index].conditions.contains {
          $0.statement == branch.statement && $0.alternative == branch.alternative
        }
    }
  }
}

/// Which states bring messages, by their names and types.
private enum MessageState {
  private static let words = [
    "toast", "snackbar", "error", "success", "failure", "failed", "invalid", "validationmessage",
    "statusmessage", "resultmessage", "warning",
  ]

  /// - Parameter waits: whether something in the type happens after a while: a banner that comes
  ///   and goes is a message, one that stays is a part of the screen.
  static func tells(of name: String, waits: Bool) -> Bool {
    let name = name.lowercased()
    // What somebody opens is no news.
    if ["expand", "collaps", "detail"].contains(where: { name.contains($0) }) { return false }
    return words.contains { name.contains($0) } || (waits && name.contains("banner"))
  }

  /// Whether it is a truth value or text, as far as its declaration says.
  static func holdsMessage(_ property: Declaration.Property) -> Bool {
    // What is there from the beginning changes nothing when it comes.
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
    return plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? plain : nil
  }
}
