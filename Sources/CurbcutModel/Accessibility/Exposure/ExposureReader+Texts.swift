import CurbcutSyntax

/// The words of texts.
extension ExposureReader {
  /// The words of a text, its concatenated parts included; nil where there are none.
  func text(of element: Element) -> Part? {
    guard let first = element.arguments.first else { return nil }
    // `Text(verbatim:)` is spoken as it stands.
    let isLocalized = first.label == nil
    var whole = scopes[scope].words(first.value, isLocalized: isLocalized)
    if let style = element.argument("format") {
      let text = scopes[scope].formatted(first.value, as: style)
      whole = .known(text.map { Phrase($0) } ?? scopes[scope].code(first.value))
    }
    if case .string = first.value.form {
    } else if element.arguments.count > 1, whole == .absent {
      return nil
    }
    if !element.record.concatenated.isEmpty {
      whole = sum(whole, element.record.concatenated)
    }
    for modifier in element.modifiers {
      if let words = added(by: modifier) { whole = joined(whole, words) }
    }
    return part(whole, "text", element.headRange)
  }

  /// Whether it is a text to which modifiers of the project that nobody else has read add words.
  func isOnlyExtended(_ element: Element) -> Bool {
    guard element.is(.text) else { return false }
    let written = element.modifiers.filter {
      $0.name != Modifier.unreadName && Catalogue.modifier($0.name) == nil
    }
    return !written.isEmpty && written.allSatisfy { added(by: $0) != nil }
  }

  /// What a modifier of the project puts behind a text, `func unit(_ name: String) -> Text { self +
  /// Text(name) }`; nil where it puts nothing there.
  private func added(by modifier: Modifier) -> Fact<Phrase>? {
    let caller = scopes[scope]
    let candidates = known.types.functions(modifier.name, of: "Text")
      .filter { caller.takes(modifier.arguments, $0) }
    guard candidates.count == 1, let function = candidates.first, function.body?.count == 1,
      let result = function.body?.first,
      case .operators(let operands, let signs) = Expression(result.statement).form,
      signs.allSatisfy({ $0 == "+" }), let first = operands.first
    else { return nil }
    let chain = ModifierChain(of: first.node, extendsView: true) { $0 == "self" }
    guard chain.isOnImplicitSelf || Expression(chain.head).path == "self" else { return nil }
    var inner = Scope(
      tree: caller.tree,
      in: known.types.extensions["Text"]?.first,
      base: nil,
      use: placed(modifier.range),
      constants: known.constants,
      types: known.types
    )
    fill(&inner, parametersOf: function, with: modifier.arguments, from: caller)
    let nothing = Fact<Phrase>.known(Phrase([]))
    return operands.dropFirst().reduce(nothing) { sofar, operand in
      joined(sofar, inner.words(operand, isLocalized: true))
    }
  }

  private func joined(_ first: Fact<Phrase>, _ second: Fact<Phrase>) -> Fact<Phrase> {
    guard case .known(let words) = first, case .known(let more) = second else { return .unknown }
    return .known(words.appending(more, separator: ""))
  }

  /// Words with those of further operands behind them; unknown where one of them is.
  private func sum(_ first: Fact<Phrase>, _ operands: [Node]) -> Fact<Phrase> {
    operands.reduce(first) { joined($0, words(Expression($1))) }
  }
}
