/// A value of a JSON text with comments, and where it stands.
package struct ConfigurationValue: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([ConfigurationValue])
    /// The members in the order of the text; a key may stand there twice.
    case object([Member])
  }

  /// One key of an object with its value.
  package struct Member: Sendable, Equatable {
    package let key: String
    /// The key with its quotation marks, in UTF-8 offsets of the text.
    package let keyRange: Range<Int>
    package let value: ConfigurationValue
  }

  package let content: Content
  /// In UTF-8 offsets of the text.
  package let range: Range<Int>

  /// The value of a key of an object; the last where there are several.
  subscript(key: String) -> ConfigurationValue? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }

  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// What it is, for a message that says what was expected instead.
  var description: String {
    switch content {
    case .null: "null"
    case .boolean(let value): String(value)
    case .number: "a number"
    case .string(let string): string.quoted
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Something wrong in a configuration: where, and in words for the person who wrote it.
package struct ConfigurationProblem: Sendable, Equatable {
  /// In UTF-8 offsets of the text.
  package let range: Range<Int>
  package let message: String

  /// How much is said: what is wrong may be a text of any length.
  private static let maximumLength = 400

  package init(range: Range<Int>, message: String) {
    self.range = range
    let start = message.unicodeScalars.prefix(Self.maximumLength)
    self.message = start.endIndex == message.endIndex ? message : String(start) + "…"
  }
}

extension String {
  /// The text in quotation marks, as it may stand in a message: short, on one line, and without
  /// anything that a terminal would obey.
  var quoted: String {
    let start = unicodeScalars.prefix(40)
    return "\"\(start.endIndex == endIndex ? printable : String(start).printable + "…")\""
  }
}
