/// Markdown from texts that others wrote.
///
/// Source code, file names and settings may hold links, images, HTML or anything else. Whatever
/// stands in a text is shown as it is; nothing of it becomes markup.
package enum Markdown {
  /// A text of one line, with the characters escaped that Markdown would take for markup.
  ///
  /// Source: CommonMark 0.31, 2.4 “Backslash escapes”; GitHub Flavored Markdown, 6.9 “Autolinks”,
  /// which are recognized by `://`, `www.` and `@`.
  package static func text(_ text: String) -> String {
    // By scalars: with a combining letter behind it, a bracket is another character.
    var scalars = String.UnicodeScalarView()
    let source = text.printable.unicodeScalars
    // Digits at the start and a period are an item of a list.
    var isNumber = true
    for index in source.indices {
      let scalar = source[index]
      let rest = source[index...].dropFirst()
      let isMarkup =
        switch scalar {
        case "\\", "`", "*", "_", "<", ">", "[", "]", "&", "|", "~", "#", "@", "$": true
        case "!": rest.first == "["
        case ":": rest.starts(with: "//".unicodeScalars)
        case "+", "-", "=": scalars.isEmpty
        case ".", ")":
          isNumber && !scalars.isEmpty || scalars.suffix(3).elementsEqual("www".unicodeScalars)
        default: false
        }
      if isMarkup { scalars.append("\\") }
      scalars.append(scalar)
      isNumber = isNumber && ("0"..."9").contains(scalar)
    }
    return String(scalars)
  }

  /// A text of one line as code.
  package static func code(_ text: String) -> String {
    let text = text.printable
    guard !text.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    // A space within is taken off again, and needed where a backtick begins or ends.
    let isPadded = fence.utf8.count > 1 || text.utf8.first == 0x20 && text.utf8.last == 0x20
    return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// Lines of Swift as a block of code.
  package static func block(_ code: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: code) + 1))
    return "\(fence)swift\n\(code.printable(keeping: ["\n", "\t"]))\n\(fence)"
  }

  /// How many backticks stand in a row at most.
  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

/// Text for a hover, as Markdown and as plain text at once. What is interpolated is shown as it is,
/// whoever wrote it.
struct HoverText: ExpressibleByStringInterpolation, Sendable, Equatable {
  private(set) var markdown: String
  private(set) var plainText: String

  init(plainText: String, markdown: String) {
    self.markdown = markdown
    self.plainText = plainText
  }

  /// - Parameter value: without markup.
  init(stringLiteral value: String) { self.init(plainText: value, markdown: value) }

  init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

  /// Our own Markdown, with no markup but code.
  init(markdown: String) {
    self.init(plainText: markdown.filter { $0 != "`" }, markdown: markdown)
  }

  /// Lines of Swift.
  init(block: String) {
    self.init(
      plainText: block.printable(keeping: ["\n", "\t"]),
      markdown: Markdown.block(block)
    )
  }

  /// Texts with a separator between them; in Markdown it may be another one.
  static func joined(_ texts: [HoverText], by separator: String, markdown: String) -> HoverText {
    HoverText(
      plainText: texts.map(\.plainText).joined(separator: separator),
      markdown: texts.map(\.markdown).joined(separator: markdown)
    )
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text: HoverText = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ markdown: String, _ plainText: String) {
      text.markdown += markdown
      text.plainText += plainText
    }

    mutating func appendLiteral(_ literal: String) { append(literal, literal) }

    mutating func appendInterpolation(_ value: String) {
      append(Markdown.text(value), value.printable)
    }

    mutating func appendInterpolation(code: String) { append(Markdown.code(code), code.printable) }

    mutating func appendInterpolation(strong: String) {
      append("**\(Markdown.text(strong))**", strong.printable)
    }

    /// - Parameter address: one of our own.
    mutating func appendInterpolation(_ title: String, link address: String) {
      append("[\(Markdown.text(title))](\(address))", title.printable)
    }

    mutating func appendInterpolation(_ value: HoverText) {
      append(value.markdown, value.plainText)
    }
  }

  typealias StringInterpolation = Interpolation
}
