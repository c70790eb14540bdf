/// Swift source with comments under it that say what is expected where.
///
/// A marker is a line of `//`, perhaps spaces, carets under the bytes of the line above, and a text.
/// Marker lines are taken out: what remains is the source that is tested.
package struct MarkedSource: Sendable {
  /// What a marker says about the bytes above its carets.
  package struct Marker: Sendable, Equatable {
    /// In UTF-8 offsets of the source without markers.
    package let range: Range<Int>
    package let text: String

    package init(range: Range<Int>, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// The source without its markers.
  package let text: String
  package let markers: [Marker]

  package init(_ source: String) {
    var lines: [String] = []
    var markers: [Marker] = []
    var length = 0
    var lastStart = 0
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if let carets = MarkedSource.carets(in: line) {
        markers.append(
          Marker(
            range: lastStart + carets.columns.lowerBound..<lastStart + carets.columns.upperBound,
            text: carets.text
          )
        )
      } else {
        lines.append(String(line))
        lastStart = length
        length += line.utf8.count + 1
      }
    }
    text = lines.joined(separator: "\n")
    self.markers = markers
  }

  /// The byte columns of a marker line's carets, and its text.
  private static func carets(in line: Substring) -> (columns: Range<Int>, text: String)? {
    let bytes = Array(line.utf8)
    guard let slash = bytes.firstIndex(where: { $0 != 32 && $0 != 9 }),
      bytes[slash...].starts(with: "//".utf8),
      let first = bytes[(slash + 2)...].firstIndex(where: { $0 != 32 }), bytes[first] == 94
    else { return nil }
    let end = bytes[first...].firstIndex { $0 != 94 } ?? bytes.count
    let text = String(decoding: bytes[end...], as: UTF8.self)
    return (first..<end, String(text.drop { $0 == " " }))
  }
}
