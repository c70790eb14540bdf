import CurbcutModel

/// Text that shows the amount of a number without its sign, which only its color gives:
/// `Text("\\(abs(balance))").foregroundStyle(balance < 0 ? .red : .primary)`.
struct SignByColor {
  /// The condition as written.
  let condition: String
  /// The number, as it is written in the condition.
  private let number: String

  init?(_ element: Element, _ modifier: Modifier) {
    guard element.is(.text, .label), !modifier.isConditional,
      case .ternary(let condition, let then, let otherwise)? = modifier.firstArgument?.form,
      then.source != otherwise.source,
      case .operators(let sides, let signs) = condition.form, sides.count == 2,
      let sign = signs.first, ["<", ">", "<=", ">="].contains(sign),
      let number = sides.lazy.compactMap(\.path).first, sides.contains(where: { $0.number == 0 })
    else { return nil }
    let words = element.arguments.filter { !$0.isTrailingClosure }.map(\.value.source)
    guard words.contains(where: { Self.magnitudes(of: number).contains(where: $0.includes) }),
      !words.contains(where: { Self.shows(number, in: $0) })
    else { return nil }
    self.condition = condition.source
    self.number = number
  }

  /// How the amount of a number is spelled without its sign.
  private static func magnitudes(of number: String) -> [String] {
    ["abs(\(number))", "\(number).magnitude"]
  }

  /// Whether some code asks for the number other than for its amount.
  private static func shows(_ number: String, in source: String) -> Bool {
    let rest = magnitudes(of: number).reduce(source) { $0.replacing($1, with: "") }
    let name = number.pathNames.last ?? number
    return rest.sourceWords.contains { $0 == name }
  }

  /// Whether something in the same row or pile depends on the sign too.
  func isTold(beside text: Element) -> Bool {
    if text.isNamed != .no || text.value != .absent { return true }
    guard let container = text.container else { return false }
    if container.isNamed != .no || container.value != .absent { return true }
    guard container.row?.layout != .vertical else { return false }
    return text.siblings.flatMap { [$0] + $0.descendants.prefix(64) }.contains { view in
      view.isUnknownView || view.isCustomView || view.isComponent
        || view.arguments.contains { Self.shows(number, in: $0.value.source) }
        || view.conditions.contains { Self.shows(number, in: $0.source) }
    }
  }
}
