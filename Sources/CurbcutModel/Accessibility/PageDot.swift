/// One of several small shapes of which another look shows which is the current one.
package struct PageDot: Sendable {
  private let element: Element
  /// The name that says which one is current, or how many there are.
  private let current: String
  /// Whether all up to a number look alike, as the digits entered so far: `index < code.count`.
  package let isCount: Bool

  /// How large a dot is at most on its shorter side, in points.
  private static let largest = 16.0

  private static let looks: Set<String> = [
    "fill", "foregroundColor", "foregroundStyle", "opacity", "scaleEffect", "stroke",
    "strokeBorder",
  ]

  /// Nil for what is no such dot.
  package init?(_ element: Element) {
    guard let repetition = element.enclosing(.forEach),
      let item = repetition.closure(.content)?.parameters.first,
      repetition.descendants.allSatisfy({ $0.row?.isPaint == true || $0.isPassthrough }),
      !([element] + element.ancestors.prefix(8)).contains(where: {
        !$0.taps.isEmpty || $0.is(.button) || $0.is(.list, .picker)
      })
    else { return nil }
    let sides = element.ownModifiers.filter { $0.name == "frame" }
      .flatMap { frame in ["width", "height"].compactMap { frame.argument($0) } }
    guard sides.contains(where: { $0.number.map { $0 <= Self.largest } == true }) else {
      return nil
    }
    for modifier in element.ownModifiers where Self.looks.contains(modifier.name) {
      for argument in modifier.arguments where !argument.isTrailingClosure {
        guard let found = Self.current(in: argument.value, item: item) else { continue }
        self.element = element
        (current, isCount) = found
        return
      }
    }
    return nil
  }

  /// The other side of the comparison with the item on which a value depends: `page` of
  /// `index == page ? .white : .gray`.
  private static func current(
    in value: Expression,
    item: String,
    depth: Int = 0
  ) -> (name: String, isCount: Bool)? {
    guard depth < 3 else { return nil }
    switch value.form {
    case .ternary(let condition, _, _):
      guard case .operators(let sides, let signs) = condition.form, sides.count == 2,
        let sign = signs.first, signs.count == 1,
        sides.contains(where: { $0.path == item || $0.path?.hasPrefix("\(item).") == true }),
        let other = sides.first(where: { $0.path.map { !$0.hasPrefix(item) } ?? false })
      else { return nil }
      if sign == "==" { return other.memberName.map { ($0, false) } }
      // `index < code.count`: what is counted tells it.
      guard ["<", "<=", ">", ">="].contains(sign), let names = other.path?.withoutSelf.pathNames
      else { return nil }
      let name = names.last == "count" ? names.dropLast().last : names.last
      return name.map { ($0, true) }
    case .call(let callee, let arguments):
      for argument in arguments where !argument.isTrailingClosure {
        if let found = current(in: argument.value, item: item, depth: depth + 1) { return found }
      }
      guard case .member(let base?, _) = callee.form else { return nil }
      return current(in: base, item: item, depth: depth + 1)
    default: return nil
    }
  }

  /// Whether text on the screen, or what assistive technology is told, depends on the current one.
  package var isTold: Bool {
    guard !element.tree.isOverlong else { return true }
    return element.tree.elements.contains { view in
      guard view.index != element.index else { return false }
      if view.is(.text, .label, .textField, .secureField, .progressView, .gauge),
        view.arguments.contains(where: { argument in
          argument.value.mentions(current) || argument.value.mentions("$\(current)")
        })
      {
        return true
      }
      return view.modifiers.contains { modifier in
        modifier.name.hasPrefix("accessibility")
          && modifier.arguments.contains { $0.value.mentions(current) }
      }
    }
  }
}
