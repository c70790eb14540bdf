import CurbcutProtocol

/// The text of an open document that is too large to be checked.
///
/// It is kept as it is, without a tree, so that edits that make it smaller can be followed: reading
/// tens of megabytes as Swift would take gigabytes and keep everything else waiting.
package struct LargeText: Sendable {
  private(set) var bytes: [UInt8]

  /// Beyond how many bytes a text is too large: 16 megabytes.
  package static let minimumByteCount = 16 << 20

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func change(_ change: ContentChange, _ encoding: PositionEncoding) {
    guard let range = change.range else {
      bytes = Array(change.text.utf8)
      return
    }
    let start = offset(of: range.start, encoding)
    let end = max(start, offset(of: range.end, encoding))
    bytes.replaceSubrange(start..<end, with: change.text.utf8)
  }

  /// The byte offset of a position; what lies past the end of a line or of the text is clamped.
  private func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for _ in 0..<position.line {
        guard let end = bytes[start...].firstIndex(where: { $0 == 10 || $0 == 13 }) else {
          return bytes.count
        }
        let isPair = bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10
        start = end + (isPair ? 2 : 1)
      }
      let line = Array(bytes[start...].prefix { $0 != 10 && $0 != 13 })
      let character = max(0, position.character)
      return start + Conversions.byteCount(ofCharacters: character, in: line, encoding)
    }
  }

  /// What the person is told.
  var diagnostic: LSPDiagnostic {
    LSPDiagnostic(
      range: TextRange(
        start: Position(line: 0, character: 0),
        end: Position(line: 0, character: 1)
      ),
      severity: .information,
      code: "file-too-large",
      codeDescription: nil,
      source: "curbcut",
      message: "Files larger than \(Self.minimumByteCount >> 20) MB are not checked",
      tags: []
    )
  }
}
