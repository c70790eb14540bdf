/// A place in a document: line and character from 0, the character in the units of the encoding
/// that client and server agreed on.
package struct Position: Sendable, Equatable {
  package let line: Int
  package let character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package init?(_ json: JSON?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer else {
      return nil
    }
    self.init(line: line, character: character)
  }

  package var json: JSON {
    .object(["line": .integer(line), "character": .integer(character)])
  }
}

/// A stretch of a document; the end is exclusive.
package struct TextRange: Sendable, Equatable {
  package let start: Position
  package let end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  package init?(_ json: JSON?) {
    guard let start = Position(json?["start"]), let end = Position(json?["end"]) else { return nil }
    self.init(start: start, end: end)
  }

  package var json: JSON { .object(["start": start.json, "end": end.json]) }
}

/// New text in place of a range.
package struct TextChange: Sendable, Equatable {
  package let range: TextRange
  package let newText: String

  package init(range: TextRange, newText: String) {
    self.range = range
    self.newText = newText
  }

  package var json: JSON { .object(["range": range.json, "newText": .string(newText)]) }
}

/// One change of `textDocument/didChange`; without a range the text is the whole document.
package struct ContentChange: Sendable, Equatable {
  package let range: TextRange?
  package let text: String

  package init?(_ json: JSON) {
    guard let text = json["text"]?.string else { return nil }
    if let range = json["range"], range != .null {
      guard let range = TextRange(range) else { return nil }
      self.range = range
    } else {
      range = nil
    }
    self.text = text
  }
}

/// How characters of a line are counted.
package enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}
