'use strict';

// The values of the VS Code API, as far as the extension sees them: they behave as the real ones do.

class Disposable {
  constructor(callOnDispose) {
    this.callOnDispose = callOnDispose;
  }
  dispose() {
    this.callOnDispose?.();
    this.callOnDispose = undefined;
  }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      const entry = { listener };
      this.listeners.add(entry);
      return new Disposable(() => this.listeners.delete(entry));
    };
  }
  fire(data) {
    for (const { listener } of [...this.listeners]) listener(data);
  }
  dispose() {
    this.listeners.clear();
  }
}

class CancellationTokenSource {
  constructor() {
    this.emitter = new EventEmitter();
    this.token = { isCancellationRequested: false, onCancellationRequested: this.emitter.event };
  }
  cancel() {
    if (this.token.isCancellationRequested) return;
    this.token.isCancellationRequested = true;
    this.emitter.fire(undefined);
  }
}

class Position {
  constructor(line, character) {
    if (!(line >= 0) || !(character >= 0)) throw new Error('illegal position');
    this.line = line;
    this.character = character;
  }
  isBefore(other) {
    return this.line < other.line || (this.line === other.line && this.character < other.character);
  }
}

class Range {
  constructor(start, end) {
    const isInOrder = !end.isBefore(start);
    this.start = isInOrder ? start : end;
    this.end = isInOrder ? end : start;
  }
  intersection(other) {
    const start = this.start.isBefore(other.start) ? other.start : this.start;
    const end = this.end.isBefore(other.end) ? this.end : other.end;
    return end.isBefore(start) ? undefined : new Range(start, end);
  }
}

/** Encodes what VS Code encodes: more than `encodeURIComponent` does. */
function encoded(text, kept) {
  return text.replace(/[^A-Za-z0-9\-._~]/gu, (character) => {
    if (kept.includes(character)) return character;
    return [...Buffer.from(character)].map((byte) => '%' + byte.toString(16).toUpperCase().padStart(2, '0')).join('');
  });
}

class Uri {
  constructor({ scheme, authority = '', path = '', query = '', fragment = '' }) {
    Object.assign(this, { scheme, authority, path, query, fragment });
  }
  static parse(text) {
    const parts = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i.exec(text);
    if (!parts) throw new Error(`not a URI: ${text}`);
    const [, scheme, ...rest] = parts;
    const [authority, path, query, fragment] = rest.map((part) => decodeURIComponent(part ?? ''));
    return new Uri({ scheme, authority, path, query, fragment });
  }
  static file(path) {
    return new Uri({ scheme: 'file', path });
  }
  static from(parts) {
    return new Uri(parts);
  }
  static joinPath(base, ...segments) {
    return new Uri({ ...base, path: [base.path, ...segments].join('/') });
  }
  get fsPath() {
    return this.path;
  }
  toString() {
    const hasAuthority = this.authority !== '' || this.scheme === 'file';
    return (
      `${this.scheme}:` +
      (hasAuthority ? '//' + encoded(this.authority, '') : '') +
      encoded(this.path, '/') +
      (this.query ? '?' + encoded(this.query, '') : '') +
      (this.fragment ? '#' + encoded(this.fragment, '') : '')
    );
  }
}

class Location {
  constructor(uri, range) {
    Object.assign(this, { uri, range });
  }
}

class RelativePattern {
  constructor(base, pattern) {
    this.baseUri = base;
    this.pattern = pattern;
  }
}

class WorkspaceEdit {
  constructor() {
    this.operations = [];
  }
  replace(uri, range, newText) {
    this.operations.push({ kind: 'text', uri, range, newText });
  }
  createFile(uri, options) {
    this.operations.push({ kind: 'create', uri, options });
  }
  renameFile(oldUri, newUri, options) {
    this.operations.push({ kind: 'rename', oldUri, newUri, options });
  }
  deleteFile(uri, options) {
    this.operations.push({ kind: 'delete', uri, options });
  }
}

class MarkdownString {
  constructor(value = '') {
    this.value = value;
  }
  appendText(text) {
    this.value += text.replace(/[\\`*_{}[\]()#+\-!~<>]/g, '\\$&');
    return this;
  }
  appendCodeblock(code, language = '') {
    this.value += `\n\`\`\`${language}\n${code}\n\`\`\`\n`;
    return this;
  }
}

class DiagnosticRelatedInformation {
  constructor(location, message) {
    Object.assign(this, { location, message });
  }
}

class Diagnostic {
  constructor(range, message, severity = 0) {
    Object.assign(this, { range, message, severity });
  }
}

class TreeItem {
  constructor(label, collapsibleState) {
    Object.assign(this, { label, collapsibleState });
  }
}

class ThemeIcon {
  constructor(id, color) {
    Object.assign(this, { id, color });
  }
}

class ThemeColor {
  constructor(id) {
    this.id = id;
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(parts) {
    return new CodeActionKind(this.value ? `${this.value}.${parts}` : parts);
  }
  contains(other) {
    return this.value === '' || other.value === this.value || other.value.startsWith(this.value + '.');
  }
  intersects(other) {
    return this.contains(other) || other.contains(this);
  }
}
CodeActionKind.Empty = new CodeActionKind('');
CodeActionKind.QuickFix = new CodeActionKind('quickfix');

class CodeAction {
  constructor(title, kind) {
    Object.assign(this, { title, kind });
  }
}

class Hover {
  constructor(contents, range) {
    Object.assign(this, { contents, range });
  }
}

class InlayHintLabelPart {
  constructor(value) {
    this.value = value;
  }
}

class InlayHint {
  constructor(position, label, kind) {
    Object.assign(this, { position, label, kind });
  }
}

class Color {
  constructor(red, green, blue, alpha) {
    Object.assign(this, { red, green, blue, alpha });
  }
}

class ColorInformation {
  constructor(range, color) {
    Object.assign(this, { range, color });
  }
}

class ColorPresentation {
  constructor(label) {
    this.label = label;
  }
}

class CodeLens {
  constructor(range, command) {
    Object.assign(this, { range, command });
  }
}

module.exports = {
  CancellationTokenSource,
  CodeAction,
  CodeActionKind,
  CodeLens,
  Color,
  ColorInformation,
  ColorPresentation,
  Diagnostic,
  DiagnosticRelatedInformation,
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  DiagnosticTag: { Unnecessary: 1, Deprecated: 2 },
  Disposable,
  DocumentLink: class DocumentLink {
    constructor(range, target) {
      Object.assign(this, { range, target });
    }
  },
  EventEmitter,
  Hover,
  InlayHint,
  InlayHintLabelPart,
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  Location,
  MarkdownString,
  Position,
  ProgressLocation: { SourceControl: 1, Window: 10, Notification: 15 },
  Range,
  RelativePattern,
  TextEditorRevealType: { InCenterIfOutsideViewport: 2 },
  ThemeColor,
  ThemeIcon,
  TreeItem,
  TreeItemCollapsibleState: { None: 0, Collapsed: 1, Expanded: 2 },
  Uri,
  ViewColumn: { Active: -1, Beside: -2 },
  WorkspaceEdit,
};
