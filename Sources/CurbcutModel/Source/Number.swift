import CurbcutSyntax

/// A number that the source says, and whether it is a whole one by its form.
struct Number: Sendable, Equatable {
  var value: Double
  var isInteger: Bool
}

extension Number {
  /// The number of a literal, a sign before it included; nil for anything else.
  init?(_ expression: Expression) {
    guard case .number(let value) = expression.form else { return nil }
    self.value = value
    isInteger = !expression.source.contains { $0 == "." || $0 == "e" || $0 == "E" }
  }

  /// How string interpolation prints it; a localized text groups the digits of whole numbers.
  ///
  /// Source: rendered accessibility hierarchy, iOS 18.5 and 26.2: 2847 in a localized literal is
  /// “2,847”. Apple, "LocalizedStringKey.StringInterpolation": other numbers have six digits.
  func text(isLocalized: Bool) -> String {
    if isInteger { return isLocalized ? grouped : plain }
    if isLocalized { return Self.fixed(value, digits: 6) }
    return value == value.rounded() ? "\(plain).0" : plain
  }

  /// In percent, as controls say a part of their range.
  var percent: String { "\(Self.whole(abs(value) < 1e6 ? value * 100 : 0))%" }

  /// As many digits as it takes.
  private var plain: String {
    guard value == value.rounded() else { return "\(value)" }
    return Self.whole(value)
  }

  private var grouped: String {
    let digits = Self.whole(abs(value))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return value < 0 ? "-" + text : text
  }

  private static func whole(_ value: Double) -> String {
    let rounded = value.rounded()
    return abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// With a number of digits behind the point.
  static func fixed(_ value: Double, digits: Int) -> String {
    let digits = min(max(digits, 0), 9)
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 1e15 else { return "\(value)" }
    let whole = Int(scaled)
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let unit = Int(scale)
    let fraction = "\(whole % unit)"
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(sign)\(whole / unit).\(zeros)\(fraction)"
  }
}

extension Number {
  /// What a format such as `%.1f` makes of it; nil for one that is not understood.
  func text(format: some StringProtocol) -> String? {
    guard format.first == "%" else { return nil }
    var body = format.dropFirst()
    guard let kind = body.last else { return nil }
    body = body.dropLast()
    while body.last == "l" { body = body.dropLast() }
    switch kind {
    case "d", "i", "u":
      guard isInteger || value == value.rounded() else { return nil }
      let text = Self.whole(value)
      guard !body.isEmpty else { return text }
      guard body.first == "0", let width = Int(body), width < 32 else { return nil }
      return String(repeating: "0", count: max(width - text.count, 0)) + text
    case "f", "F":
      guard !body.isEmpty else { return Self.fixed(value, digits: 6) }
      guard body.first == ".", let digits = Int(body.dropFirst()) else { return nil }
      return Self.fixed(value, digits: digits)
    case "@":
      return body.isEmpty ? plain : nil
    default: return nil
    }
  }
}
