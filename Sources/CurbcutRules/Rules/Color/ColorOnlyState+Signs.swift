import CurbcutModel

/// Text that shows the amount of a number without its sign, which only its color gives:
/// `Text("\\(abs(balance))").foregroundStyle(balance < 0 ? .red : .primary)`.
struct SignByColor {
  /// The condition as written.
  let condition: String
  /// The number, as it is written in the condition.
  private let number: String
  /// The property that says its sign, where one does.
  private let sign: String?

  init?(_ element: Element, _ modifier: Modifier) {
    guard element.is(.text, .label), !modifier.isConditional,
      case .ternary(let asked, let then, let otherwise)? = modifier.firstArgument?.form,
      then.source != otherwise.source
    else { return nil }
    let condition = Self.workedOut(asked, in: element) ?? asked
    guard case .operators(let sides, let signs) = condition.form, sides.count == 2,
      let compared = signs.first, ["<", ">", "<=", ">="].contains(compared),
      let number = sides.lazy.compactMap(\.path).first, sides.contains(where: { $0.number == 0 })
    else { return nil }
    let words = element.arguments.filter { !$0.isTrailingClosure }.map {
      (Self.workedOut($0.value, in: element) ?? $0.value).source
    }
    self.condition = asked.source
    self.number = number
    self.sign = asked.path
    guard words.contains(where: { Self.withoutMagnitudes(of: number, in: $0) != $0 }),
      !words.contains(where: shows)
    else { return nil }
  }

  /// What a property of the value that is shown gives by one expression: `quote.isUp`.
  private static func workedOut(_ value: Expression, in element: Element) -> Expression? {
    guard let path = value.path?.withoutSelf.pathNames, path.count > 1, let name = path.last else {
      return nil
    }
    return ValueType(of: path.dropLast(), in: element)?.computedValue(of: name)
  }

  /// Code without what asks for a number's amount only: `abs(balance / 100)`, `balance.magnitude`.
  private static func withoutMagnitudes(of number: String, in source: String) -> String {
    var rest = source.replacing("\(number).magnitude", with: "")
    while let start = rest.firstRange(of: "abs(\(number)") {
      var depth = 1
      let end = rest[start.lowerBound...].dropFirst(4).firstIndex { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth == 0
      }
      guard let end else { break }
      rest.replaceSubrange(start.lowerBound...end, with: "")
    }
    return rest
  }

  /// Whether some code asks for the number other than for its amount, or for its sign by another name.
  private func shows(_ source: String) -> Bool {
    let names = [number, sign].compactMap { $0?.pathNames.last }
    return Self.withoutMagnitudes(of: number, in: source).sourceWords.contains {
      names.contains(String($0))
    }
  }

  /// Whether something in the same row or pile depends on the sign too.
  func isTold(beside text: Element) -> Bool {
    if text.isNamed != .no || text.value != .absent { return true }
    guard let container = text.container else { return false }
    if container.isNamed != .no || container.value != .absent { return true }
    guard container.row?.layout != .vertical else { return false }
    return text.siblings.flatMap { [$0] + $0.descendants.prefix(64) }.contains { view in
      view.isUnknownView || view.isCustomView || view.isComponent
        || view.arguments.contains { shows($0.value.source) }
        || view.conditions.contains { shows($0.source) }
    }
  }
}
