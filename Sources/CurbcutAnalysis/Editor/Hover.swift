/// What is shown when a person points at a place.
package struct Hover: Sendable, Equatable {
  let text: HoverText
  /// What it is about, in UTF-8 offsets of the file.
  package let range: Range<Int>

  init(_ text: HoverText, range: Range<Int>) {
    self.text = text
    self.range = range
  }

  package var markdown: String { text.markdown }
  package var plainText: String { text.plainText }
}
