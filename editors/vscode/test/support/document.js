'use strict';

const { Position, Range } = require('./values');

/** A document in the editor: text by UTF-16 lines and characters, with a version. */
class TextDocument {
  constructor(uri, languageId, text) {
    this.uri = uri;
    this.languageId = languageId;
    this.version = 1;
    this.isClosed = false;
    this.text = text;
  }

  get fileName() {
    return this.uri.fsPath;
  }

  get lines() {
    return this.text.split(/\r\n|\n|\r/);
  }

  get lineCount() {
    return this.lines.length;
  }

  getText(range) {
    return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text;
  }

  lineAt(line) {
    const text = this.lines[line];
    return { text, range: new Range(new Position(line, 0), new Position(line, text.length)) };
  }

  offsetAt({ line, character }) {
    const starts = [0];
    for (const end of this.text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
    if (line >= starts.length) return this.text.length;
    return starts[line] + Math.min(character, this.lines[line].length);
  }

  positionAt(offset) {
    const before = this.text.slice(0, offset).split(/\r\n|\n|\r/);
    return new Position(before.length - 1, before[before.length - 1].length);
  }

  /**
   * Applies edits whose ranges are all about the text as it is, and gives the event that VS Code would send: the
   * changes from the end to the beginning, so that they also hold one after the other.
   */
  edit(edits) {
    const changes = edits
      .map(({ range, newText }, index) => ({
        index,
        range,
        rangeOffset: this.offsetAt(range.start),
        rangeLength: this.offsetAt(range.end) - this.offsetAt(range.start),
        text: newText,
      }))
      .sort((one, other) => other.rangeOffset - one.rangeOffset || other.index - one.index);
    for (const { rangeOffset, rangeLength, text } of changes) {
      this.text = this.text.slice(0, rangeOffset) + text + this.text.slice(rangeOffset + rangeLength);
    }
    this.version += 1;
    return { document: this, contentChanges: changes, reason: undefined };
  }
}

module.exports = { TextDocument };
