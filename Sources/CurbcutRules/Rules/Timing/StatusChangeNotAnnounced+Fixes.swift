import CurbcutModel

extension Rule {
  /// Announces a message when it appears; in a list, whose rows appear whenever they are scrolled into
  /// view, when its condition comes true; nil where only the row knows the condition or the words.
  static func announcingFix(
    _ announcement: String,
    of text: Expression,
    for message: Element
  ) -> FixProposal? {
    let title = "Post an accessibility announcement"
    guard
      let list = message.enclosing(.list, .form, .lazyVStack, .lazyVGrid, .lazyHStack, .lazyHGrid)
    else {
      return .review(title, .append(".onAppear { \(announcement) }", to: message))
    }
    let between = sequence(first: message, next: \.parent).prefix { $0.index != list.index }
    let conditions = between.flatMap(\.conditions)
    guard conditions.count == 1, let shown = conditions.first, shown.kind == .branch,
      shown.alternative == 0, !between.contains(where: { $0.is(.forEach) }),
      let watched = shown.watched(showing: text, in: message)
    else { return nil }
    let change = ".onChange(of: \(watched)) { if \(shown.source) { \(announcement) } }"
    return .review(title, .append(change, to: list))
  }
}

extension Condition {
  /// What to watch for the moment that it comes true: a flag itself, or of `let error = model.error`,
  /// whose text is shown, the value; nil where that cannot be told apart or compared.
  fileprivate func watched(showing text: Expression, in message: Element) -> String? {
    if source.includes(",") || source.includes("\n") || source.hasPrefix("case ") { return nil }
    guard source.hasPrefix("let ") else {
      return text.isKnownToAll(of: message) ? source : nil
    }
    let parts = source.dropFirst(4).split(separator: " = ").map(String.init)
    guard let name = parts.first, text.path == name, let value = parts.last, parts.count <= 2,
      let owner = value.withoutSelf.split(separator: ".").first.map(String.init),
      message.declaration?.property(owner) != nil
    else { return nil }
    return value
  }
}

extension Expression {
  /// Whether it is words, or what its type or another type holds, which all members can name.
  fileprivate func isKnownToAll(of view: Element) -> Bool {
    if isGeneratedOrWritten { return true }
    guard let name = path?.withoutSelf.split(separator: ".").first.map(String.init) else {
      return false
    }
    return view.declaration?.property(name) != nil
  }
}
