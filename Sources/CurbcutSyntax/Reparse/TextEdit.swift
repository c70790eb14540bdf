/// A change to a text: a range of UTF-8 offsets and the bytes that take its place.
package struct TextEdit: Sendable, Equatable {
  package var range: Range<Int>
  package var replacement: [UInt8]

  package init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  package init(range: Range<Int>, _ replacement: String) {
    self.init(range: range, replacement: Array(replacement.utf8))
  }
}
