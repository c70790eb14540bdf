extension SyntaxTree {
  package init(parsing bytes: [UInt8]) {
    self.init(units: UnitList(Parser.parseFile(bytes)))
  }

  package init(parsing text: String) {
    self.init(parsing: Array(text.utf8))
  }

  /// Applies an edit; parts of the range behind the end of the file are ignored.
  package mutating func edit(_ edit: TextEdit) {
    let range = edit.range.clamped(to: 0..<byteCount)
    guard !range.isEmpty || !edit.replacement.isEmpty else { return }
    let edit = TextEdit(range: range, replacement: edit.replacement)
    guard
      max(byteCount, byteCount - range.count + edit.replacement.count) <= Parser.maximumByteCount
    else {
      var text = bytes
      text.replaceSubrange(range, with: edit.replacement)
      units = UnitList(Parser.parseFile(text))
      return
    }
    units = Reparse(units: units, edit: edit).run()
  }
}
