import CurbcutModel

/// The properties whose values a control, or a row that speaks as one, shows as text.
struct ShownWords {
  /// The paths as written: `price`, `plan.price`.
  let sources: Set<String>
  /// Whether something in it was not read.
  let isPartlyUnknown: Bool

  /// Nil where a label does not replace what is inside.
  init?(in element: Element) {
    guard !element.tree.isOverlong else { return nil }
    let isWhole = element.grouping == .combine || element.grouping == .ignore
    guard element.row?.isInteractive == true || isWhole else { return nil }
    guard !element.is(.menu, .picker, .textField, .secureField, .slider, .stepper, .textEditor)
    else { return nil }
    var sources: Set<String> = []
    var isUnknown = false
    for part in element.descendants.prefix(128) {
      if element.row?.isInteractive == true, part.labeledControl?.index != element.index {
        continue
      }
      if part.isHidden == .yes || part.isNamed != .no { continue }
      if part.isCustomView || part.isUnknownView { isUnknown = true }
      guard part.is(.text), let words = part.arguments.first?.value else { continue }
      sources.formUnion(Self.sources(in: words))
    }
    guard !sources.isEmpty else { return nil }
    self.sources = sources
    isPartlyUnknown = isUnknown
  }

  /// The paths that words are made of: a property, or those in a string literal.
  static func sources(in words: Expression) -> Set<String> {
    // The name of a constant stands for words that are known.
    if words.isConstantName { return [] }
    if let path = words.path, !path.hasPrefix("."), path.first?.isLowercase == true {
      return [path.withoutSelf]
    }
    guard case .string(let phrase) = words.form else { return [] }
    return Set(
      phrase.parts.compactMap { part in
        guard case .expression(let source) = part,
          source.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }),
          source.first?.isLowercase == true
        else { return nil }
        return source.withoutSelf
      }
    )
  }
}
