import CurbcutSyntax

extension Typography {
  /// Whether its words are large in the sense of WCAG: at least 18 points, or 14 in bold.
  ///
  /// Source: WCAG 2.2, "large-scale text"; a point of iOS is taken for a point of print, as Apple's
  /// Accessibility Inspector does.
  package var isLarge: Certainty {
    var font: Modifier?
    var isBold = false
    var weight: Expression?
    var isOpen = true
    for element in sequence(first: self.element, next: \.parent) {
      for modifier in element.modifiers {
        switch modifier.name {
        case "font": font = font ?? modifier
        case "bold":
          isBold = isBold || (modifier.firstArgument.map { $0.boolean == true } ?? true)
        case "fontWeight": weight = weight ?? modifier.firstArgument
        default:
          // What a modifier of the project applies stands behind it in the chain.
          let isRead =
            modifier.definition.map { element.tree.context.facts[$0]?.modifiers != nil } ?? false
          if !isRead, Catalogue.modifier(modifier.name) == nil, !modifier.name.hasPrefix("on") {
            // Around a font that counts, it could only make the letters bold.
            let points = font.flatMap { $0.isConditional ? nil : self.font(of: $0)?.points }
            return points.map { $0 < Self.leastBold } == true ? .no : .unknown
          }
        }
      }
      if element.slot.isSeparatePlace { isOpen = false }
      if font != nil || !isOpen { break }
    }
    isBold = isBold || ["bold", "heavy", "black"].contains(weight?.memberName ?? "")
    // Without a font it is body text, 17 points.
    guard let font else {
      return Certainty(isBold) || (isOpen ? largeByUse : .no)
    }
    if font.origin != .own, font.isConditional { return .unknown }
    guard let fact = self.font(of: font), let points = fact.points else { return .unknown }
    let name = weight == nil ? fact.weight ?? "" : ""
    return Certainty(
      points >= 18
        || points >= Self.leastBold
          && (isBold || ["bold", "heavy", "black"].contains(name) || fact.isNamedBold)
    )
  }
}

extension Typography {
  /// Whether a font around its view makes it large wherever that is used.
  private var largeByUse: Certainty {
    guard element.tree.purpose == .body, let name = element.declaration?.name else { return .no }
    return element.tree.context.use(of: name)?.isLargeText == .yes ? .yes : .no
  }

  /// What words in bold have at least that are large, in points.
  private static let leastBold = 14.0
}

extension FontSpec {
  /// Whether the name of a custom font says that it is bold.
  fileprivate var isNamedBold: Bool {
    guard let name = construction.call?.arguments.first?.value.phrase.value?.literal else {
      return false
    }
    return ["Bold", "Heavy", "Black"].contains { name.includes($0) } && !name.includes("Semi")
  }
}
