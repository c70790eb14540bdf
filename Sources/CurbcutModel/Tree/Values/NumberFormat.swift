import CurbcutSyntax

/// A format style for numbers, as English writes them.
///
/// Source: Apple, "IntegerFormatStyle", "FloatingPointFormatStyle" and "FormatStyle.currency(code:)":
/// up to six digits behind the point, digits in groups of three, currencies with their usual digits.
struct NumberFormat: Sendable {
  private enum Kind { case number, percent, currency(String) }

  private var kind = Kind.number
  private var fractionDigits: ClosedRange<Int>?
  private var isGrouped = true

  /// Reads `.number`, `.percent`, `.currency(code:)` and what is chained to them; nil for other
  /// styles.
  init?(_ expression: Expression) {
    var current = expression
    for _ in 0..<8 {
      switch current.form {
      case .member(nil, "number"): return
      case .member(nil, "percent"):
        kind = .percent
        return
      case .call(let callee, let arguments):
        guard case .member(let base, let name) = callee.form else { return nil }
        switch (name, base) {
        case ("currency", nil):
          guard case .string(let code)? = arguments.first?.value.form, let code = code.literal
          else { return nil }
          kind = .currency(code)
          return
        case ("precision", let base?):
          guard let digits = Self.fractionDigits(arguments.first?.value) else { return nil }
          fractionDigits = digits
          current = base
        case ("grouping", let base?):
          isGrouped = arguments.first?.value.memberName != "never"
          current = base
        case ("rounded", let base?), ("sign", let base?), ("locale", let base?):
          guard name == "rounded", arguments.count == 1, arguments[0].label == "increment" else {
            return nil
          }
          fractionDigits = 0...0
          current = base
        default: return nil
        }
      default: return nil
      }
    }
    return nil
  }

  /// `.fractionLength(1)`, `.fractionLength(0...2)`.
  private static func fractionDigits(_ expression: Expression?) -> ClosedRange<Int>? {
    guard let call = expression?.call, call.callee.memberName == "fractionLength",
      let argument = call.arguments.first?.value
    else { return nil }
    func digits(_ expression: Expression) -> Int? {
      guard case .number(let value) = expression.form, (0...9).contains(value) else { return nil }
      return Int(value)
    }
    if let count = digits(argument) { return count...count }
    guard case .operators(let bounds, ["..."]) = argument.form, bounds.count == 2,
      let low = digits(bounds[0]), let high = digits(bounds[1]), low <= high
    else { return nil }
    return low...high
  }

  /// A number in this format.
  func text(_ number: Number) -> String {
    switch kind {
    case .number:
      return number.text(digits: fractionDigits ?? 0...6, isGrouped: isGrouped)
    case .percent:
      let share = Number(value: number.value * (number.isInteger ? 1 : 100), isInteger: false)
      return share.text(digits: fractionDigits ?? 0...6, isGrouped: isGrouped) + "%"
    case .currency(let code):
      let usual = ["JPY", "KRW", "VND", "CLP", "ISK"].contains(code) ? 0 : 2
      let digits = fractionDigits ?? usual...usual
      let amount = Number(value: abs(number.value), isInteger: false)
      let sign = number.value < 0 ? "-" : ""
      return sign + (Self.symbols[code] ?? code + "\u{A0}")
        + amount.text(digits: digits, isGrouped: isGrouped)
    }
  }

  /// The signs of currencies as English writes them; others stand with their code.
  private static let symbols: [String: String] = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "CNY": "CN¥",
    "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "MXN": "MX$", "BRL": "R$", "ILS": "₪", "VND": "₫",
    "HKD": "HK$", "TWD": "NT$",
  ]
}

extension Number {
  /// As `formatted()` writes it.
  var formatted: String { text(digits: 0...6, isGrouped: true) }

  /// With a number of digits behind the point, zeros beyond the lower bound left out.
  func text(digits: ClosedRange<Int>, isGrouped: Bool) -> String {
    var text = Self.fixed(value, digits: digits.upperBound)
    if let point = text.firstIndex(of: ".") {
      let lowest = text.index(point, offsetBy: digits.lowerBound)
      while let last = text.indices.last, last > lowest, text[last] == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    guard isGrouped else { return text }
    let whole = text.prefix { $0 != "." }
    let digits = whole.drop { $0 == "-" }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return (whole.hasPrefix("-") ? "-" : "") + grouped + text.dropFirst(whole.count)
  }
}
