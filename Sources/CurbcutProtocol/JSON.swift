/// A JSON value. What is absent is not there; what is null is `.null`.
package enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  /// Members in the order they were written.
  case object([Member])
  /// A value that is written already.
  case encoded([UInt8])

  package struct Member: Sendable, Equatable {
    package let key: String
    package let value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The member of an object with a key; nil where there is none. Of several the last counts.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The element of an array at an index; nil where there is none.
  package subscript(index: Int) -> JSON? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The value at the end of a path of keys.
  package func at(_ path: String...) -> JSON? {
    var value = self
    for key in path {
      guard let next = value[key] else { return nil }
      value = next
    }
    return value
  }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// A whole number, also where it is written with a fraction of zero.
  package var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  package var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  package var array: [JSON]? {
    if case .array(let value) = self { value } else { nil }
  }

  package var members: [Member]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// An object of the members that are there.
  package static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// Whether two values mean the same: the order of members does not matter.
  package func means(_ other: JSON) -> Bool {
    switch (self, other) {
    case (.encoded(let bytes), _): return JSON(parsing: bytes)?.means(other) ?? false
    case (_, .encoded(let bytes)): return JSON(parsing: bytes).map(means) ?? false
    case (.object(let first), .object(let second)):
      guard first.count == second.count else { return false }
      return first.allSatisfy { member in other[member.key].map(member.value.means) ?? false }
    case (.array(let first), .array(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { $0.means($1) }
    default:
      return self == other
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}
