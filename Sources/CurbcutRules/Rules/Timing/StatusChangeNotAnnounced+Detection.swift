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
  /// Whether it tells how something has ended, in place of what was shown meanwhile.
  var isOutcome: Bool { branch.outcome != nil }
  /// The case that it stands for: `failed` of `case .failed:`.
  var outcomeName: String? {
    branch.outcome.flatMap { $0.split(separator: "=").last.map(String.init) }
  }
}

extension StatusMessage {
  /// Whether it says what went wrong, by the names that decide or give it.
  var tellsFault: Bool {
    ([branch.source, state] + [text?.source].compactMap { $0 }).contains { source in
      // What warns stands there mostly from the start.
      source.sourceWords.contains { word in
        NameHint.fault.matches(String(word)) && !word.lowercased().includes("warning")
      }
    }
  }

  /// The message that it is: text that is on the screen only while a state of the same view says
  /// so, whose name is that of a toast or an outcome.
  ///
  /// The state is the view's own, so that the code that changes it is in the same type.
  init?(of element: Element) {
    guard let branch = Condition(showing: element) ?? element.conditions.last,
      branch.kind == .branch,
      branch.alternative == 0 || branch.asksAnew || branch.outcome != nil,
      [.content, .overlay, .safeAreaInset].contains(element.slot), element.isTextual == .yes,
      !element.is(.textField, .secureField, .textEditor), !element.tree.isOverlong,
      let declaration = element.declaration
    else { return nil }
    guard
      let state = branch.shownStates.lazy.compactMap({ MessageState($0, in: declaration) }).first
    else { return nil }
    let texts = ([element] + element.descendants).filter { $0.is(.text) }
    // What a view of the project shows beside the text may be what is to be said.
    let isAlone = !element.descendants.contains { $0.isCustomView || $0.isUnknownView }
    let argument = texts.count == 1 && isAlone ? texts.first?.arguments.first : nil
    // A link to a screen is no message, and what something is able to do no status.
    if element.is(.navigationLink) || ability.matches(branch.source) { return nil }
    // Of several conditions, or in place of something else, a control is no message.
    if element.row?.isInteractive == true,
      branch.outcome != nil || branch.source.includes(",")
    {
      return nil
    }
    self.init(
      state: state.name,
      branch: branch,
      text: argument.flatMap { $0.label == nil || $0.label == "verbatim" ? $0.value : nil }
    )
  }
}

/// What conditions are called that say what something can do.
private let ability = NameHint("supports supported")

extension Condition {
  /// Whether it is that of an `else if`.
  fileprivate var asksAnew: Bool {
    alternative > 0 && source != "else" && !excluded.isEmpty
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
    guard let declaration = element.declaration else { return false }
    let mayAnnounce = !declaration.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus])
    let models = declaration.watchedModels.compactMap { element.tree.context.facts[$0]?.announced }
      .filter { !$0.isEmpty }
    guard mayAnnounce || !models.isEmpty else { return false }
    let state =
      AppearingText(of: element)?.state ?? StatusMessage(of: element)?.state
      ?? ResultCount.state(of: element)
    if let state, models.contains(where: { $0.contains(state) }) { return true }
    guard mayAnnounce else { return false }
    let parts = [element] + element.descendants
    if parts.contains(where: { $0.hasModifier("accessibilityFocused") }) { return true }
    let announces = parts.contains { part in
      part.ownModifiers.contains {
        ["onAppear", "task", "onChange"].contains($0.name)
          && $0.handler?.node.code.includes("nnounc") == true
      }
    }
    guard let state, !announces else { return true }
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
    let others = parent.children.filter { StatusContent(of: $0).isAlternative(branch) }
    // A line of text in place of another, beside what stays, is still a message.
    let isLine = others.allSatisfy { $0.is(.text) } && element.is(.text)
    let stays = parent.children.contains { child in
      !child.conditions.contains { $0.statement == branch.statement }
    }
    return !others.isEmpty && !(isLine && stays)
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

  /// - Parameter path: what a condition waits for: `showsToast`, `model.error`; `phase.failed` where
  ///   it compares one.
  init?(_ path: String, in declaration: Declaration) {
    if let phase = Self.phase(path, in: declaration) {
      name = phase
      return
    }
    let names = path.split(separator: ".").map(String.init)
    // What a modifier called a toast shows; that it is shown is for it to say.
    if names.count == 1, declaration.conforms(to: "ViewModifier"),
      NameHint.statusMessage.matches(declaration.name),
      let property = declaration.property(names[0]), property.attributes.contains("Binding"),
      property.type == "Bool" || property.type?.hasSuffix("?") == true
    {
      name = names[0]
      return
    }
    guard let first = names.first, let last = names.last,
      let property = declaration.property(first),
      Self.isMessage(last, waits: declaration.mentionedSymbols.contains(.waits))
        || names.count == 2 && !last.includes("=") && Self.modelMessage.matchesEnd(of: last)
    else { return nil }
    name = last
    if names.count == 1 {
      guard property.attributes.contains("State"), Self.holdsMessage(property),
        declaration.mayFill(property)
      else { return nil }
    } else {
      // What a model holds is declared elsewhere; its name tells.
      guard names.count == 2, !Declaration.watching.isDisjoint(with: property.attributes) else {
        return nil
      }
    }
  }

  /// The property whose outcome a comparison asks for: `phase` of `phase.failed`.
  private static func phase(_ path: String, in declaration: Declaration) -> String? {
    let names = path.split(separator: "=", maxSplits: 1).map(String.init)
    guard names.count == 2, ends.matches(names[1]) else { return nil }
    let owners = names[0].split(separator: ".").map(String.init).filter { $0 != "self" }
    guard let first = owners.first, let last = owners.last,
      let property = declaration.property(first),
      !Declaration.watching.isDisjoint(with: property.attributes)
    else { return nil }
    return last
  }

  /// How something that takes a while ends badly; what ends well shows content.
  private static let ends = NameHint("fail* error errors denied rejected")

  /// What a model calls the text that it has for people at times.
  private static let modelMessage = NameHint("message feedback notice")

  /// What functions begin with, which are no states.
  private static let verbs = NameHint("update set toggle on can should")

  /// - Parameter waits: whether something in the type happens after a delay: a banner that comes
  ///   and goes is a message, one that remains is part of the screen.
  static func isMessage(_ name: String, waits: Bool) -> Bool {
    if NameHint.outcome.matchesEnd(of: name), !verbs.matchesBeginning(of: name) { return true }
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
      // What went wrong may have a type of its own: `LoginFailure?`.
      return type == "String" || type.hasSuffix("?")
    }
    guard let value = property.initialValue else { return false }
    if case .string = value.form { return true }
    return value.boolean == false
  }
}

extension Condition {
  /// The case that a comparison or a `switch` asks for: `failed` of `case .failed:`.
  fileprivate var outcome: String? {
    shownStates.first { $0.includes("=") }
  }

  /// The states that a condition waits for, of each of its clauses: `showsToast`, `let message`,
  /// `error != nil`, `!message.isEmpty`; `phase=failed` for what compares.
  fileprivate var shownStates: [String] {
    let clauses = source.split(separator: ",").flatMap { $0.split(separator: "&") }
    return clauses.prefix(8).compactMap { clause in
      shownState(clause.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
  }

  private func shownState(_ clause: [String]) -> String? {
    var words = clause
    if words.first == "case", let pattern = words.dropFirst().first(where: { $0.hasPrefix(".") }) {
      let name = pattern.dropFirst().prefix { $0.isLetter || $0.isNumber }
      // `if case .failed(let error) = phase`, or a case of a `switch`.
      if let sign = words.firstIndex(of: "="), words.count > sign + 1 {
        return "\(words[sign + 1])=\(name)"
      }
      return switchedPath.map { "\($0)=\(name)" }
    }
    if words.count == 3, words[1] == "==", words[2].hasPrefix(".") {
      return "\(words[0])=\(words[2].dropFirst())"
    }
    if words.count == 1, let word = words.first, word.hasPrefix("!"), word.hasSuffix(".isEmpty") {
      words = [String(word.dropFirst().dropLast(".isEmpty".count))]
    } else if words.count == 1, let word = words.first, word.hasSuffix(".isNotEmpty") {
      // The opposite, as many projects add it.
      words = [String(word.dropLast(".isNotEmpty".count))]
    } else if words.count == 3, words[1] == "!=", words[2] == "nil" || words[2] == "\"\"" {
      words = [words[0]]
    } else if words.first == "let", words.count == 2 {
      words = [words[1]]
    } else if words.first == "let", words.count == 4, words[2] == "=" {
      words = [words[3]]
    }
    guard words.count == 1, let name = words.first else { return nil }
    let plain = name.withoutSelf
    return plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? plain : nil
  }
}

/// Text of a type that is replaced after something has been waited for, without an announcement.
struct ReplacedStatus: Sendable {
  let property: String
  /// The first assignment of other words, in UTF-8 offsets.
  let range: Range<Int>

  /// The texts of a model or view that are replaced in functions that wait.
  static func all(in declaration: Declaration) -> [ReplacedStatus] {
    guard declaration.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus]),
      !declaration.isPreview
    else { return [] }
    let texts = declaration.properties.filter { property in
      property.getter == nil && !property.isStatic && !property.isConstant
        && statusText.matchesEnd(of: property.name) && property.holdsText
        && (property.attributes.contains("Published") || property.attributes.contains("State")
          || declaration.attributes.contains("Observable"))
    }
    guard !texts.isEmpty else { return [] }
    return texts.compactMap { text in
      // What is empty until something has been done needs not have been waited for.
      let appears = text.isEmptyAtFirst && appearing.matchesEnd(of: text.name)
      for function in declaration.functions
      where appears || function.body?.contains(where: \.waits) == true {
        for node in function.node.descendants where node.kind == .sequenceExpr {
          guard case .operators(let operands, let operators) = Expression(node).form,
            operators.first == "=", operands.count > 1,
            operands[0].path == text.name || operands[0].path == "self.\(text.name)",
            Expression(node).afterFirstOperator.isWrittenText
          else { continue }
          return ReplacedStatus(property: text.name, range: node.range)
        }
      }
      return nil
    }
  }

  private static let statusText = NameHint("status message result outcome feedback confirmation")

  /// Those that an alert does not show.
  fileprivate static let appearing = NameHint("status feedback confirmation")
}

extension Declaration.Property {
  /// Whether it is text, as far as its declaration says, and has some or none from the start.
  fileprivate var holdsText: Bool {
    if type == "String?" { return isEmptyAtFirst && ReplacedStatus.appearing.matchesEnd(of: name) }
    return (type == "String" || type == nil) && initialValue?.isStringLiteral == true
  }

  fileprivate var isEmptyAtFirst: Bool {
    guard let initialValue else { return type == "String?" }
    return initialValue.isBlankText == true || initialValue.form == .nothing
  }
}

extension Expression {
  /// Whether it is words that are written out, or a choice between such.
  fileprivate var isWrittenText: Bool {
    switch form {
    case .string: isBlankText != true
    case .ternary(_, let then, let otherwise): then.isWrittenText && otherwise.isWrittenText
    default: false
    }
  }
}

extension Node {
  /// Whether something in it is waited for.
  fileprivate var waits: Bool {
    descendants.contains { $0.kind == .awaitExpr } || kind == .awaitExpr
  }
}

/// The phrase that says how many results a search has: `Text("\(results.count) results")`.
enum ResultCount {
  /// Whether an element is one whose search tells nobody of a new count.
  static func isUnannounced(_ element: Element) -> Bool {
    guard element.is(.text), let phrase = element.visibleText.value, phrase.literal == nil,
      phrase.parts.contains(where: { part in
        if case .expression(let source) = part { source.hasSuffix("ount") } else { false }
      }),
      !Set(Identifier.words(of: phrase.spoken)).isDisjoint(with: ["result", "results", "matches"]),
      !element.tree.isOverlong, let declaration = element.declaration
    else { return false }
    if state(of: element) != nil { return true }
    return declaration.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus])
      && element.tree.elements.contains { view in
        view.hasModifier("searchable")
          || view.is(.textField)
            && NameHint.search.matches(view.arguments.map(\.value.source).joined(separator: " "))
      }
  }

  /// The number in it that is a state of the view and that a button sets.
  static func state(of element: Element) -> String? {
    element.visibleText.value?.parts.lazy.compactMap { part -> String? in
      guard case .expression(let source) = part, source.hasSuffix("ount"),
        element.declaration?.property(source)?.attributes.contains("State") == true,
        element.tree.elements.contains(where: { control in
          control.is(.button)
            && control.action?.assignments.contains { $0.target == source } == true
        })
      else { return nil }
      return source
    }.first
  }
}

/// A text that shows nothing until an action writes something into it: `Text(outcome)` of
/// `@State private var outcome = ""`, and of one that is `nil` at first.
struct AppearingText: Sendable {
  /// The state that holds it.
  let state: String
  /// Whether there is text from the start, which is empty.
  let isAlwaysThere: Bool

  init?(of element: Element) {
    guard element.is(.text, .label),
      [.content, .footer, .overlay, .safeAreaInset].contains(element.slot),
      element.labeledControl == nil,
      let shown = element.arguments.first, shown.label == nil,
      let name = shown.value.path?.withoutSelf, let declaration = element.declaration,
      let property = declaration.property(name), property.attributes.contains("State"),
      property.initialValue?.isBlankText == true
        // `if let message { Text(message) }`
        || property.type == "String?" && property.isEmptyAtFirst,
      // A dialog has the focus.
      !sequence(first: element, next: \.parent).contains(where: {
        $0.addsTrait("isModal") != .no
      }),
      // What people type or choose is no news to them.
      !declaration.node.allTokens.contains(where: { $0.text == "$\(name)" }),
      Self.isWritten(to: name, in: declaration)
    else { return nil }
    state = name
    isAlwaysThere = property.initialValue?.isBlankText == true
  }

  private static func isWritten(to name: String, in declaration: Declaration) -> Bool {
    // What is filled in when the view appears is there from the start.
    let beginnings = declaration.ownNodes(.functionCallExpr).compactMap { node in
      Expression(node).call.flatMap { callee, arguments in
        callee.memberName == "onAppear" ? arguments.last?.value.range : nil
      }
    }
    return declaration.ownNodes(.sequenceExpr).contains { node in
      guard !beginnings.contains(where: { $0.contains(node.range.lowerBound) }),
        case .operators(let operands, let operators) = Expression(node).form,
        operators.first == "=", operands.count > 1, operands[0].path?.withoutSelf == name
      else { return false }
      let value = operands.count == 2 ? operands[1] : Expression(node).afterFirstOperator
      return value.givesWords
    }
  }
}

extension Expression {
  /// Whether it is certainly words: a literal or localized text, the description of an error, or a sum
  /// of such.
  fileprivate var givesWords: Bool {
    switch form {
    case .string: isBlankText != true
    case .call(let callee, let arguments):
      callee.path == "NSLocalizedString"
        || callee.path == "String" && arguments.first?.label == "localized"
    case .member: memberName == "localizedDescription"
    case .operators(let operands, let operators):
      operators.allSatisfy { $0 == "+" } && operands.contains { $0.givesWords }
    case .ternary(_, let then, let otherwise): then.givesWords || otherwise.givesWords
    default: false
    }
  }
}

extension Declaration {
  /// Whether something in it may give a state that is `nil` at first another value: an assignment, a
  /// binding, or what it is handed over to.
  fileprivate func mayFill(_ state: Property) -> Bool {
    guard state.type?.hasSuffix("?") == true, state.isEmptyAtFirst else { return true }
    let tokens = Array(node.allTokens)
    return tokens.indices.contains { index in
      if tokens[index].text == "$\(state.name)" || tokens[index].text == "_\(state.name)" {
        return true
      }
      guard tokens[index].text == state.name, index + 2 < tokens.count else { return false }
      if index > 0, tokens[index - 1].hasText("&") { return true }
      return tokens[index + 1].hasText("=") && !tokens[index + 2].hasText("nil")
        && !(index > 0 && tokens[index - 1].hasText("let"))
    }
  }
}
