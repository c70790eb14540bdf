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
    if let own = Self.values(of: element) {
      (sources, isPartlyUnknown) = (own, false)
      return
    }
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

  /// The values that a text shows among words, or in a format; nil for other views, and for text whose words
  /// are handed over as a whole, which may be a symbol.
  private static func values(of text: Element) -> Set<String>? {
    guard text.is(.text), let words = text.arguments.first?.value else { return nil }
    let isFormatted = text.arguments.contains { ["format", "style"].contains($0.label) }
    let isAmongWords = words.phrase.value.map { phrase in
      phrase.parts.count > 1
        && phrase.parts.contains { part in
          if case .words(let words) = part { words.contains(where: \.isLetter) } else { false }
        }
    }
    guard isFormatted || isAmongWords == true else { return nil }
    let values = sources(in: words)
    return values.isEmpty ? nil : values
  }

  /// The paths that words are made of: a property, or those in a string literal.
  static func sources(in words: Expression) -> Set<String> {
    // The name of a constant stands for words that are known.
    if words.isConstantName { return [] }
    if let path = words.path, !path.hasPrefix("."), path.first?.isLowercase == true {
      return [path.withoutSelf]
    }
    guard case .string(let phrase) = words.form else {
      return words.call == nil ? [] : Set([path(formattedIn: words.source)].compactMap { $0 })
    }
    return Set(
      phrase.parts.compactMap { part in
        guard case .expression(let source) = part else { return nil }
        return path(formattedIn: source)
      }
    )
  }

  /// The path of what is shown as it is, or formatted: `steps` of `steps.formatted()`; nil for what is worked out.
  private static func path(formattedIn source: String) -> String? {
    let name = source.prefix { $0 != "(" }
    guard name.first?.isLowercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    if name.count == source.count { return source.withoutSelf }
    guard name.hasSuffix(".formatted"), source.hasSuffix(")") else { return nil }
    return String(name.dropLast(10)).withoutSelf
  }
}
