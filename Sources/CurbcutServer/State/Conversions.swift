import CurbcutAnalysis
import CurbcutProtocol
import CurbcutRules
import CurbcutSyntax

/// Between the protocol's lines, characters and URIs and the analysis's byte offsets and paths.
///
/// Nothing left of the server knows lines and encodings; nothing else in the server converts.
struct Conversions: Sendable {
  let tree: SyntaxTree
  let encoding: PositionEncoding
  /// Where lines and characters are, for whoever has many places to convert.
  private var table: PositionTable?

  init(tree: SyntaxTree, encoding: PositionEncoding) {
    self.tree = tree
    self.encoding = encoding
  }

  /// The same for many places in one file: reads the text once, and then each place costs little
  /// however long its line and its declaration are.
  var indexed: Conversions {
    guard table == nil else { return self }
    var conversions = self
    conversions.table = PositionTable(LineTable(tree), encoding)
    return conversions
  }

  // MARK: To bytes

  /// The byte offset of a position; what lies past the end of a line or file is clamped.
  func offset(of position: CurbcutProtocol.Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < tree.lineCount else { return tree.byteCount }
    let start = tree.offset(ofLine: position.line)
    let line = tree.bytes(ofLine: position.line)
    return start + Self.byteCount(ofCharacters: max(0, position.character), in: line, encoding)
  }

  /// The byte range of a range; one whose end stands before its start is empty.
  func range(of range: TextRange) -> Range<Int> {
    let start = offset(of: range.start)
    return start..<max(start, offset(of: range.end))
  }

  /// How many bytes a number of characters takes; half a character counts as none.
  static func byteCount(
    ofCharacters count: Int,
    in line: [UInt8],
    _ encoding: PositionEncoding
  ) -> Int {
    var characters = 0
    var index = 0
    while index < line.count {
      let length = min(scalarLength(at: index, in: line), line.count - index)
      let width = self.width(ofScalarWithLength: length, encoding)
      if characters + width > count { return index }
      characters += width
      index += length
    }
    return index
  }

  // MARK: To positions

  func position(of offset: Int) -> CurbcutProtocol.Position {
    if let table { return table.position(of: offset) }
    let (line, column) = tree.position(of: offset)
    guard encoding != .utf8, column > 0 else {
      return CurbcutProtocol.Position(line: line, character: column)
    }
    let end = max(column, min(offset, tree.byteCount))
    let bytes = tree.bytes(in: end - column..<end)[...]
    return CurbcutProtocol.Position(line: line, character: Self.characters(in: bytes, encoding))
  }

  func range(of range: Range<Int>) -> TextRange {
    TextRange(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }

  /// How many characters bytes are.
  static func characters(in bytes: ArraySlice<UInt8>, _ encoding: PositionEncoding) -> Int {
    var characters = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x80 {
        characters += 1
        index += 1
        continue
      }
      let length = min(scalarLength(startingWith: byte), bytes.endIndex - index)
      characters += width(ofScalarWithLength: length, encoding)
      index += length
    }
    return characters
  }

  private static func scalarLength(at index: Int, in line: [UInt8]) -> Int {
    scalarLength(startingWith: line[index])
  }

  /// How long the UTF-8 form of a scalar is by its first byte; a stray byte stands for itself.
  static func scalarLength(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  static func width(
    ofScalarWithLength length: Int,
    _ encoding: PositionEncoding
  ) -> Int {
    switch encoding {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }

  // MARK: Diagnostics and edits

  func change(_ edit: TextEdit) -> TextChange {
    TextChange(
      range: range(of: edit.range),
      newText: String(decoding: edit.replacement, as: UTF8.self)
    )
  }

  func diagnostic(_ diagnostic: Diagnostic, for client: ClientCapabilities) -> LSPDiagnostic {
    self.diagnostic(diagnostic, at: range(of: diagnostic.range), for: client)
  }

  func diagnostic(
    _ diagnostic: Diagnostic,
    at range: TextRange,
    for client: ClientCapabilities
  ) -> LSPDiagnostic {
    let severity: LSPDiagnostic.Severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .info: .information
      case .hint: .hint
      }
    var tags: [Int] = []
    if diagnostic.isUnnecessary { tags.append(LSPDiagnostic.unnecessaryTag) }
    if diagnostic.isDeprecated { tags.append(LSPDiagnostic.deprecatedTag) }
    return LSPDiagnostic(
      range: range,
      severity: severity,
      code: diagnostic.ruleID,
      codeDescription: client.hasCodeDescription ? Rule.url(of: diagnostic.ruleID) : nil,
      source: "curbcut",
      message: diagnostic.message,
      tags: tags.filter(client.diagnosticTags.contains)
    )
  }

  // MARK: URIs

  /// The path that a URI stands for; for anything but a file the URI itself, decoded.
  static func path(of uri: String) -> String {
    // A name that is no text stays as it is spelled: repaired, it could be another's.
    guard let decoded = percentDecoded(uri) else { return uri }
    guard decoded.lowercased().hasPrefix("file://") else { return decoded }
    let rest = decoded.dropFirst("file://".count)
    guard let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) else { return String(rest) }
    return String(rest[slash...])
  }

  /// The URI of a file; a path that is a URI already stays as it is.
  static func uri(of path: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/") else { return path }
    var uri = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }

  /// The value of hexadecimal digits; nil where a byte is none, such as a sign.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    let text = String(decoding: digits, as: UTF8.self)
    guard text.allSatisfy(\.isHexDigit) else { return nil }
    return UInt8(text, radix: 16)
  }

  /// The text without percent-encoding; nil where that gives no UTF-8.
  private static func percentDecoded(_ text: String) -> String? {
    guard text.includes("%") else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "%"), rest.count >= 3,
        let value = hexadecimal(rest.dropFirst().prefix(2))
      {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }
}
