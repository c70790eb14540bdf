import CurbcutModel

/// A text that people see and that assistive technology is kept from.
struct HiddenText {
  let words: Phrase
  let element: Element
  /// The view that is hidden: the text, or a container around it.
  let hidden: Element

  /// Whether the words tell something, rather than being a sign, initials or the caption of a control.
  var isInformative: Bool {
    // A figure and its name.
    if element.is(.labeledContent), element.argument("value") != nil { return true }
    let count = words.parts.reduce(0) { count, part in
      guard case .words(let text) = part else { return count + 1 }
      return count
        + text.split(separator: " ").count { $0.contains { $0.isLetter || $0.isNumber } }
    }
    if isShownAtTimes(hidden) {
      return words.literal == nil || words.hasWords(2)
    }
    guard words.literal != nil else { return !isSign }
    return count > 2 && !(count < 5 && isBesideControl)
  }

  /// Whether a name says that a value is a sign.
  private var isSign: Bool {
    words.parts.contains { part in
      if case .expression(let source) = part { signName.matches(source) } else { false }
    }
  }

  /// Whether it is handed over, as views beside it are, whose name may be the same.
  var mayBeSaidByContent: Bool {
    guard words.literal == nil, let path = element.arguments.first?.value.path,
      path.pathNames.count == 1
    else { return false }
    // Who puts a badge on a view says it there: `.countBadge(unread)`.
    if hidden.tree.purpose == .modifier { return true }
    let isParameter = element.declaration?.property(path) == nil
    return hidden.siblings.contains {
      $0.isUnknownView
        || isParameter && $0.isInteractive == .yes && ($0.isNamed == .yes || $0.title != nil)
    }
  }

  /// Whether a control stands right beside it, whose caption it is.
  private var isBesideControl: Bool {
    hidden.container?.is(.hStack) == true
      && hidden.siblings.contains { $0.row?.isInteractive == true }
  }
}

private let signName = NameHint(
  "initial* emoji symbol icon flag monogram glyph letter digit sign avatar index number"
)

/// What only looks like content: an example, a drawing, the shape of what is to come.
private let drawnName = NameHint(
  """
  preview* illustration* mock* sample example demo skeleton placeholder* ghost shimmer* decorat*
  ornament* background watermark measure measuring measurer shadow* reflection artwork
  """
)

/// The texts that a hidden view shows: itself, or those in a container of nothing that people operate.
func hiddenTexts(of element: Element) -> [Element] {
  let shown = element.shown
  if shown.is(.text, .label, .labeledContent) { return [shown] }
  guard element.isLayout || element.isPassthrough,
    element.descendants.allSatisfy({
      $0.row?.isInteractive != true && $0.row != nil || $0.isPassthrough
    })
  else { return [] }
  return element.descendants.filter { $0.is(.text, .label, .labeledContent) }
}

/// Whether a condition decides that it is there: one around it, or around the property or section
/// that holds it.
private func isShownAtTimes(_ element: Element) -> Bool {
  for outer in sequence(first: element, next: \.parent) {
    guard outer.index == element.index || outer.isPassthrough || outer.is(.section) else {
      return false
    }
    if outer.conditions.contains(where: { $0.kind == .branch }) { return true }
  }
  return false
}

/// Whether it is blurred, nearly transparent or redacted, or its name says that it is an example.
func isOnlyDrawn(_ element: Element) -> Bool {
  if let name = element.declaration?.name, drawnName.matches(name) { return true }
  if case .member(let name) = element.tree.purpose, drawnName.matches(name) { return true }
  return ([element] + element.ancestors).contains { outer in
    (outer.isPassthrough || outer.isCustomView) && drawnName.matches(outer.typeName)
      || outer.enclosing(.chart) != nil || outer.is(.chart)
      || outer.modifiers.contains { modifier in
        switch modifier.name {
        case "redacted", "hidden": true
        // What is blurred at times is read at others.
        case "blur":
          if case .ternary? = modifier.firstArgument?.form { false } else { true }
        case "opacity": modifier.firstArgument?.number.map { $0 < 0.4 } ?? false
        case "foregroundColor", "foregroundStyle":
          modifier.firstArgument?.memberName == "clear"
        // Apple's say how something looks: `progressViewStyle`, `background`.
        default:
          modifier.categories.contains(.foreign)
            && (drawnName.matches(modifier.name) || NameHint.loading.matches(modifier.name))
        }
      }
  }
}

/// Whether it lies over a field, as the words that show while nothing is entered.
func isFieldPlaceholder(_ element: Element) -> Bool {
  let fields: (Element) -> Bool = {
    $0.is(.textEditor, .textField, .secureField) || $0.isCustomView
  }
  if element.ancestors.contains(where: { $0.is(.textEditor, .textField, .secureField) }) {
    return true
  }
  guard let pile = element.container, pile.is(.zStack) || element.slotInContainer != .content else {
    return false
  }
  return pile.children(in: .content).contains {
    fields($0) || $0.descendants.contains { $0.is(.textEditor, .textField, .secureField) }
  }
}

extension Phrase {
  /// Whether so many of its written words have letters.
  fileprivate func hasWords(_ wanted: Int) -> Bool {
    let written = parts.map { if case .words(let text) = $0 { text } else { " " } }.joined()
    return written.split(separator: " ").count { $0.contains { $0.isLetter } } >= wanted
  }
}

// Who else says it.
extension HiddenText {
  /// Whether another view says it, by its arguments or to assistive technology, in these or other words.
  var isSaid: Bool {
    let besides = hidden.range
    return hidden.tree.elements.contains { other in
      guard !(hidden.index..<hidden.index + hidden.descendants.count + 1).contains(other.index),
        other.isHidden != .yes, !other.isAlternative(to: hidden)
      else { return false }
      let isAround = other.isAround(hidden)
      var arguments = other.modifiers.filter {
        speaks($0) && !besides.contains($0.nameRange.lowerBound)
      }
      .flatMap(\.arguments)
      if isAround, other.isNamed == .unknown { return true }
      if !isAround || other.row?.isInteractive == true { arguments += other.arguments }
      return arguments.contains { !$0.isTrailingClosure && says($0.value, in: other) }
    }
  }

  private func speaks(_ modifier: Modifier) -> Bool {
    modifier.name.hasPrefix("accessibility") && modifier.name != "accessibilityIdentifier"
      && modifier.name != "accessibilityHidden"
      || [
        "navigationTitle", "navigationBarTitle", "help", "alert", "navigationSubtitle",
        "searchable",
      ]
      .contains(modifier.name)
  }

  /// Whether what a view is given has the same words or values, or may have them.
  private func says(_ value: Expression, in other: Element) -> Bool {
    let resolved = ConstantResolver(of: other).resolved(value)
    for text in resolved.possiblePhrases where covers(text.phrase) { return true }
    if let phrase = resolved.phrase.value, covers(phrase) { return true }
    if words.literal.map({ value.source.includes($0) }) == true { return true }
    if values.contains(where: { value.mentions($0) || value.mentions("$" + $0) }) { return true }
    // What a member of the type works out is read for what it mentions.
    let names = value.smallNames
    for member in names {
      guard let declaration = hidden.declaration,
        let node = declaration.property(member)?.node ?? declaration.function(member)?.node
      else { continue }
      if !values.isDisjoint(with: node.identifiers)
        || words.literal.map({ node.code.includes($0) }) == true
      {
        return true
      }
    }
    // The whole of what the value belongs to is handed over: `PostLabel(post)`.
    return other.isCustomView && value.path.map { owners.contains($0.withoutSelf) } == true
  }

  /// Whether a phrase has at least half of the words, and all values.
  private func covers(_ other: Phrase) -> Bool {
    if other == words { return true }
    let wanted = Self.contentWords(of: words)
    guard !wanted.isEmpty, values.isEmpty else { return false }
    return wanted.intersection(Self.contentWords(of: other)).count * 2 >= wanted.count
  }

  /// The last names of the values in it: `likes` of `post.likes.formatted()`.
  private var values: Set<String> {
    Set(expressionNames.compactMap(\.last))
  }

  /// What the values belong to: `post`.
  private var owners: Set<String> {
    Set(expressionNames.filter { $0.count > 1 }.compactMap(\.first))
  }

  private var expressionNames: [[String]] {
    let ignored: Set<String> = ["formatted", "description", "count", "rawValue", "self"]
    return words.parts.flatMap { part -> [[String]] in
      guard case .expression(let source) = part else { return [] }
      return source.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        .map { path in
          path.split(separator: ".").map(String.init).filter {
            $0.first?.isLowercase == true && !ignored.contains($0)
          }
        }
        .filter { !$0.isEmpty }
    }
  }

  /// The words that carry the meaning: long ones and figures.
  private static func contentWords(of phrase: Phrase) -> Set<String> {
    let written = phrase.parts.map { if case .words(let text) = $0 { text } else { " " } }.joined()
    return Set(
      written.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
        $0.count > 3 || $0.contains(where: \.isNumber)
      }
    )
  }
}

// What is announced.
extension HiddenText {
  /// Whether an announcement has its words or cannot be read, or is made where the condition changes
  /// that shows it.
  var isAnnounced: Bool {
    guard let declaration = hidden.declaration else { return false }
    let conditions = Set(
      sequence(first: hidden, next: \.parent).flatMap(\.conditions)
        .flatMap { Identifier.names(in: $0.source) }
    )
    return declaration.accessibilityPosts.contains { post in
      if let argument = post.argument {
        if says(argument, in: hidden) { return true }
        let texts = argument.possiblePhrases
        let isRead = !texts.isEmpty && texts.allSatisfy { $0.phrase.literal != nil }
        if !isRead, post.kind == .announcement, words.literal == nil || isShownAtTimes(hidden) {
          return true
        }
      }
      let around = declaration.nodes(around: post.range)
      let handler = around.last { $0.kind == .closureExpr || $0.kind == .functionDecl }
      return handler?.allTokens.contains { conditions.contains($0.text) } == true
        || around.contains { node in
          // `onChange(of: isFull)`
          guard node.kind == .functionCallExpr, let call = Expression(node).call else {
            return false
          }
          return call.arguments.contains {
            !$0.isTrailingClosure && !conditions.isDisjoint(with: $0.value.smallNames)
          }
        }
    }
  }
}

extension Identifier {
  /// The names in a piece of source that begin with a small letter.
  fileprivate static func names(in source: String) -> [String] {
    source.sourceWords.map(String.init)
      .filter { $0.first?.isLowercase == true }
  }
}
