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
      shown.alternative == 0, !shown.source.hasPrefix("let "), !shown.source.hasPrefix("case "),
      !shown.source.includes(","), !shown.source.includes("\n"), text.isKnownToAll(of: message),
      !between.contains(where: { $0.is(.forEach) })
    else { return nil }
    let change = ".onChange(of: \(shown.source)) { if \(shown.source) { \(announcement) } }"
    return .review(title, .append(change, to: list))
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
