import CurbcutSyntax

extension Scope {
  /// How far constants and wrappers are followed.
  static let maximumDepth = 8

  /// The words that an expression gives: of a literal, a constant or what the caller handed in;
  /// alternatives of a ternary; for anything else the expression itself in guillemets.
  ///
  /// - Parameter isLocalized: whether a literal is the key of a localized text, which groups the
  ///   digits of numbers and is read as Markdown.
  func words(
    _ expression: Expression,
    isLocalized: Bool = false,
    depth: Int = 0
  ) -> Fact<Phrase> {
    guard depth < Self.maximumDepth else { return .known(.code(expression.source)) }
    switch expression.form {
    case .string(let phrase):
      if let text = tree?.context.project.strings.spoken(phrase) {
        return .known(isLocalized ? Phrase(text.literal?.withoutInlineMarkdown ?? "") : text)
      }
      if let key = Phrase.key(phrase) { return .known(key) }
      let read = isLocalized ? tree?.context.project.strings.formatted(phrase) : nil
      return .known(literal(expression, read ?? phrase, isLocalized: isLocalized, depth: depth))
    case .number:
      return .known(Number(expression).map { Phrase($0.text(isLocalized: false)) } ?? Phrase([]))
    case .boolean:
      return .known(code(expression))
    case .nothing: return .absent
    case .ternary:
      // Each arm may be the key of a translation.
      return writtenWords(expression, isLocalized: isLocalized, depth: depth)
    default: break
    }
    if let value = value(of: expression) {
      if value.isNothing { return .absent }
      if case .text(let phrase) = value { return .known(phrase) }
      if case .number(let number) = value { return .known(Phrase(number.text(isLocalized: false))) }
    }
    return writtenWords(expression, isLocalized: isLocalized, depth: depth)
  }

  /// The words that can be read where the value as a whole is not known.
  private func writtenWords(
    _ expression: Expression,
    isLocalized: Bool,
    depth: Int
  ) -> Fact<Phrase> {
    switch expression.form {
    case .ternary(let condition, let then, let otherwise):
      if let decided = boolean(condition) {
        return words(decided ? then : otherwise, isLocalized: isLocalized, depth: depth + 1)
      }
      let values = [then, otherwise]
      return alternatives(
        values,
        of: expression,
        decidedBy: condition,
        isLocalized: isLocalized,
        depth: depth
      )
    case .alternatives(let values):
      return alternatives(values, of: expression, isLocalized: isLocalized, depth: depth)
    case .operators(let operands, let operators):
      if operators.allSatisfy({ $0 == "+" }), !operands.contains(where: { $0.number != nil }) {
        return sum(operands, depth: depth)
      }
      if operators.allSatisfy({ $0 == "??" }) {
        return alternatives(operands, of: expression, isLocalized: false, depth: depth)
      }
      return .known(code(expression))
    case .name, .member:
      return value(ofPath: expression, depth: depth)
    case .call(let callee, let arguments):
      return words(
        ofCall: expression,
        to: callee,
        arguments,
        isLocalized: isLocalized,
        depth: depth
      )
    case .prefixed:
      return .known(code(expression))
    default:
      return .unknown
    }
  }

  /// What an expression is before the app runs; nil where that is not known.
  func value(of expression: Expression, expecting type: String? = nil) -> Value? {
    switch expression.form {
    case .closure, .keyPath: return nil
    // Without a tree there is nothing that a name could stand for.
    case .name, .member:
      if tree == nil, given.isEmpty { return nil }
    default: break
    }
    var evaluation = evaluation
    return evaluation.value(of: expression, in: frame, expecting: type)
  }

  var evaluation: Evaluation {
    Evaluation(
      types: types,
      strings: tree?.context.project.strings ?? .none
    ) { [tree, constants] name in
      tree?.context.constant(name) ?? constants[name]
    }
  }

  /// A property of a value, or of a property of it.
  func member(_ names: [String], of value: Value) -> Value? {
    var evaluation = evaluation
    return names.reduce(Optional(value)) { whole, name in
      whole.flatMap { evaluation.member(name, of: $0) }
    }
  }

  /// Whether an alternative of a branch is taken; nil where nobody knows.
  func holds(_ condition: Condition) -> Bool? {
    guard let decision = condition.decision else { return nil }
    if !decision.isStatement, case .ternary(let test, _, _) = decision.form {
      return boolean(test).map { $0 == (condition.alternative == 0) }
    }
    var evaluation = evaluation
    return evaluation.isTaken(condition.alternative, of: decision.node, in: frame)
  }

  /// What an alternative that is taken binds, by name.
  func bindings(of condition: Condition) -> [String: Value] {
    guard let decision = condition.decision, decision.isStatement else { return [:] }
    var evaluation = evaluation
    return evaluation.bindings(of: condition.alternative, in: decision.node, in: frame)
  }

  /// What the initializer of a view gives its properties.
  func fields(of declaration: Declaration, madeWith arguments: [Argument]) -> [String: Value]? {
    var evaluation = evaluation
    return evaluation.fields(of: declaration, madeWith: arguments, from: frame)
  }

  /// What a condition certainly is with what the caller handed in; nil where nobody knows.
  func boolean(_ condition: String) -> Bool? {
    let isNegated = condition.hasPrefix("!")
    let name = isNegated ? String(condition.dropFirst()) : condition
    if name == "true" || name == "false" { return (name == "true") != isNegated }
    return given[name.withoutSelf]?.value?.boolean.map { $0 != isNegated }
  }

  /// The same for a condition as an expression.
  func boolean(_ condition: Expression) -> Bool? {
    condition.boolean ?? value(of: condition)?.boolean ?? boolean(condition.source)
  }

  /// The code of an expression, with what the caller handed in for the name it begins with.
  func code(_ expression: Expression) -> Phrase { .code(rewritten(expression.source)) }

  /// A binding's name without its dollar sign.
  func bound(_ expression: Expression) -> Phrase {
    let source = expression.source
    if let constant = constant(of: expression), case .known(let phrase) = words(constant) {
      return phrase
    }
    if types.startsFresh, let phrase = value(of: expression)?.phrase(isLocalized: false) {
      return phrase
    }
    return .code(rewritten(source.hasPrefix("$") ? String(source.dropFirst()) : source))
  }

  /// The number that an expression or binding certainly is.
  func number(_ expression: Expression, depth: Int = 0) -> Number? {
    guard depth < Self.maximumDepth else { return nil }
    if let number = Number(expression) { return number }
    if let constant = constant(of: expression) { return number(constant, depth: depth + 1) }
    if let path = expression.path, path.hasPrefix("$") {
      let name = String(path.dropFirst())
      return given[name]?.value?.number ?? (types.startsFresh ? value(named: name)?.number : nil)
    }
    return value(of: expression)?.number
  }

  // MARK: Parts

  private func sum(_ operands: [Expression], depth: Int) -> Fact<Phrase> {
    var whole = Phrase([])
    for operand in operands {
      guard case .known(let part) = words(operand, depth: depth + 1) else { return .unknown }
      whole.append(part, separator: "")
    }
    return .known(whole)
  }

  private func value(ofPath expression: Expression, depth: Int) -> Fact<Phrase> {
    // Most questions of rules are about an expression alone: then there is nothing to look up.
    guard tree != nil || !given.isEmpty else { return .known(code(expression)) }
    guard let path = expression.path else { return .known(localized(expression)) }
    let name = path.withoutSelf
    if let value = given[name] { return value.phrase }
    if let local = locals[name] {
      var outer = self
      outer.locals[name] = nil
      let written = Expression(local)
      let words = outer.words(written, depth: depth + 1)
      return words == .unknown || words == .known(code(written)) ? .known(code(expression)) : words
    }
    if let constant = constant(named: name) {
      let words = words(constant, depth: depth + 1)
      // Where only the code is known, the name of it says more.
      return words == .unknown || words == .known(code(constant))
        ? .known(localized(expression)) : words
    }
    if let words = returnedWords(by: name, for: expression, depth: depth) { return words }
    return .known(localized(expression))
  }

  /// What an expression looks up in the project's strings, else its code.
  private func localized(_ expression: Expression) -> Phrase {
    tree?.context.project.strings.words(of: expression) ?? code(expression)
  }

  /// A constant of the type, the file or the project by its name, `Self.` and `self.` left out.
  func constant(named name: String) -> Expression? {
    guard let tree else { return nil }
    return tree.context.constant(name) ?? ownConstant(name) ?? constants[name]
  }

  /// A constant of the same type: `let title = "…"`, `static let title = "…"`, a getter that is one
  /// expression, or a constant that one of the type's members begins with.
  private func ownConstant(_ name: String) -> Expression? {
    guard let declaration else { return nil }
    let last = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
    guard let property = declaration.property(last) else {
      return declaration.localConstant(last)
    }
    if property.getter != nil { return property.isViewValued ? nil : property.singleValue }
    guard property.isConstant else { return nil }
    return property.initialValue
  }

  private func words(
    ofCall expression: Expression,
    to callee: Expression,
    _ arguments: [Argument],
    isLocalized: Bool,
    depth: Int
  ) -> Fact<Phrase> {
    let wrappers: Set<String> = [
      "Text", "String", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString",
      "AttributedString", ".init",
    ]
    if arguments.isEmpty, callee.path == "String" { return .known(Phrase([])) }
    // Source: rendered accessibility hierarchy, iOS 26: an image in a text is a character that
    // stands for an object, and has no name.
    if isLocalized, callee.path == "Image" { return .known(Phrase("\u{FFFC}")) }
    if let path = callee.path, wrappers.contains(path), let first = arguments.first {
      if let words = translation(path, arguments, depth: depth) { return words }
      switch first.label {
      case nil:
        let isKey =
          ["Text", "LocalizedStringKey"].contains(path) || (path == ".init" && isLocalized)
        return wrapped(first.value, isLocalized: isKey, depth: depth)
      case "verbatim":
        // Not looked up, whatever the string tables hold.
        if case .string(let phrase) = first.value.form {
          return .known(literal(first.value, phrase, isLocalized: false, depth: depth))
        }
        return wrapped(first.value, isLocalized: false, depth: depth)
      case "markdown":
        return wrapped(first.value, isLocalized: true, depth: depth)
      case "localized", "stringLiteral":
        let isLookedUp = arguments.dropFirst().allSatisfy { $0.label == "comment" }
        let isKey = first.label == "localized" && isLookedUp
        return wrapped(first.value, isLocalized: isKey, depth: depth)
      case "format":
        return formatted(arguments, depth: depth) ?? .known(code(first.value))
      default:
        return .known(code(first.value))
      }
    }
    // `Text("…").bold()` keeps its words.
    if case .member(let base?, _) = callee.form, base.call?.callee.path == "Text" {
      return words(base, isLocalized: true, depth: depth + 1)
    }
    if let key = key(lookedUpBy: callee, arguments) {
      return wrapped(key, isLocalized: isLocalized, depth: depth)
    }
    return .known(localized(expression))
  }

  /// What a wrapper such as `Text` says: the words, or the expression that it wraps.
  private func wrapped(_ value: Expression, isLocalized: Bool, depth: Int) -> Fact<Phrase> {
    let words = words(value, isLocalized: isLocalized, depth: depth + 1)
    return words == .unknown ? .known(code(value)) : words
  }

  /// The words that are written as the value of a key; nil where the key itself is words.
  private func translation(
    _ path: String,
    _ arguments: [Argument],
    depth: Int
  ) -> Fact<Phrase>? {
    guard path != "Text", let first = arguments.first, first.label != "verbatim",
      case .string(let phrase) = first.value.form, let key = phrase.literal,
      tree?.context.project.strings.text(for: key) == nil,
      AssetNames.isKey(key) || AssetNames.isFileName(key)
    else { return nil }
    let value = arguments.first { ["defaultValue", "value"].contains($0.label) }
    return value.map { words($0.value, depth: depth + 1) } ?? .known(Phrase([.expression(key)]))
  }

  // MARK: Literals

  /// A literal with what is known of its interpolations.
  private func literal(
    _ expression: Expression,
    _ phrase: Phrase,
    isLocalized: Bool,
    depth: Int
  ) -> Phrase {
    // Most literals have nothing in them to look at.
    if phrase.parts.count == 1, case .words(let words) = phrase.parts[0] {
      guard isLocalized else { return phrase }
      return Phrase((phrase.inflected.literal ?? words).withoutInlineMarkdown)
    }
    if tree == nil, given.isEmpty, phrase.parts.allSatisfy(\.isWordsOrPath) {
      // Where nothing is known but the expression, names stay names.
      let whole = Phrase(
        phrase.parts.map { part in
          switch part {
          case .words(let words): .words(isLocalized ? words.withoutInlineMarkdown : words)
          case .expression(let source): .expression(source.withoutSelf)
          }
        }
      ).joiningWords
      return isLocalized ? whole.inflected : whole
    }
    var values = expression.interpolations[...]
    var parts: [Phrase.Part] = []
    for part in phrase.parts {
      switch part {
      case .words(let words):
        parts.append(.words(isLocalized ? words.withoutInlineMarkdown : words))
      case .expression(let source):
        let arguments = values.popFirst() ?? []
        parts += interpolated(arguments, source, isLocalized: isLocalized, depth: depth).parts
      }
    }
    let whole = Phrase(parts).joiningWords
    return isLocalized ? whole.inflected : whole
  }

  /// What stands for an interpolation.
  private func interpolated(
    _ arguments: [Argument],
    _ source: String,
    isLocalized: Bool,
    depth: Int
  ) -> Phrase {
    guard let value = arguments.first?.value, depth < Self.maximumDepth else {
      return .code(rewritten(source))
    }
    if arguments.count == 1 {
      if let known = self.value(of: value)?.phrase(isLocalized: isLocalized) { return known }
      switch value.form {
      case .string, .ternary, .call, .name, .member, .operators:
        let isImage = value.call?.callee.path == "Image"
        if case .known(let phrase) = words(
          value,
          isLocalized: isLocalized && isImage,
          depth: depth + 1
        ) {
          return phrase
        }
      default: break
      }
      return .code(rewritten(source))
    }
    if arguments.count == 2, arguments[1].label == "specifier",
      case .string(let format) = arguments[1].value.form, let format = format.literal,
      let text = number(value)?.text(format: format)
    {
      return Phrase(text)
    }
    if arguments.count == 2, arguments[1].label == "format",
      let text = formatted(value, as: arguments[1].value)
    {
      return Phrase(text)
    }
    return .code(rewritten(source))
  }

  /// A number or list in a format style; nil where either is not known.
  func formatted(_ value: Expression, as style: Expression) -> String? {
    if let format = ListFormat(style), let items = self.value(of: value)?.list {
      return format.text(items)
    }
    guard let number = number(value) else { return nil }
    return NumberFormat(style)?.text(number)
  }

  /// `String(format:)` with what is known of its arguments; nil where the format is not written.
  private func formatted(_ arguments: [Argument], depth: Int) -> Fact<Phrase>? {
    guard case .string(let phrase)? = arguments.first?.value.form, let format = phrase.literal
    else {
      return nil
    }
    var values = arguments.dropFirst().filter { $0.label == nil }.map(\.value)[...]
    var parts: [Phrase.Part] = []
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.words(String(rest[..<percent])))
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        parts.append(.words("%"))
        rest = rest.dropFirst(2)
        continue
      }
      guard let end = rest.dropFirst().firstIndex(where: { $0.isLetter && $0 != "l" || $0 == "@" }),
        let value = values.popFirst()
      else { return nil }
      let specifier = rest[...end]
      if let text = number(value)?.text(format: specifier) {
        parts.append(.words(text))
      } else if specifier == "%@", case .known(let words) = words(value, depth: depth + 1) {
        parts += words.parts
      } else {
        parts += code(value).parts
      }
      rest = rest[rest.index(after: end)...]
    }
    parts.append(.words(String(rest)))
    return .known(Phrase(parts).joiningWords)
  }

  /// Source in which the name it begins with is the caller's expression.
  func rewritten(_ source: String) -> String {
    let bare = source.withoutSelf
    if given.isEmpty { return bare }
    let name = bare.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, let value = given[String(name)], !value.source.isEmpty else {
      return bare
    }
    let rest = bare.dropFirst(name.count)
    guard rest.isEmpty || rest.first == "." else { return bare }
    return value.source + rest
  }
}

extension Expression {
  /// The arguments of each interpolation of a string literal, in order.
  var interpolations: [[Argument]] {
    // In a ternary the literal is a part of a flat chain.
    let operands = operands
    guard operands.count == 1, let node = operands.first, node.kind == .stringLiteralExpr else {
      return []
    }
    return node.children.filter { $0.kind == .expressionSegment }.map { segment in
      segment.children.compactMap { child in
        child.lastChild.map { value in
          Argument(
            label: child.argumentLabel,
            value: Expression(value),
            range: child.range,
            isTrailingClosure: false
          )
        }
      }
    }
  }
}

extension Phrase.Part {
  /// Whether it is words, or a short name with or without what it belongs to: `item.title`.
  fileprivate var isWordsOrPath: Bool {
    guard case .expression(let source) = self else { return true }
    func isLetter(_ byte: UInt8) -> Bool {
      byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
    }
    guard let first = source.utf8.first, isLetter(first), source.utf8.count <= 80 else {
      return false
    }
    return source.utf8.allSatisfy { byte in
      isLetter(byte) || byte == UInt8(ascii: ".")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
  }
}
