'use strict';

const vscode = require('vscode');
const { elementAt, filters, nodesOf } = require('./accessibilityNodes');
const { selector } = require('./session');

/** Milliseconds after the last change before the tree is asked for again. */
const pause = 150;

/**
 * What assistive technology finds in the Swift file in front, and who wants to know when it changes.
 */
class AccessibilityTree {
  /** @param {import('./session').Session} session */
  constructor(session) {
    this.session = session;
    /** @type {import('vscode').TextDocument | undefined} */
    this.document = undefined;
    /** @type {LSP.AccessibleView[]} */
    this.views = [];
    /** @type {keyof typeof filters} */
    this.filter = 'all';
    /** @type {import('./accessibilityNodes').Nodes} */
    this.nodes = { roots: [], elements: [] };
    this.written = '';
    /** @type {import('vscode').EventEmitter<void>} */
    this.changed = new vscode.EventEmitter();
    this.onDidChange = this.changed.event;
    /** How many look at it: where nobody does, nothing is asked. */
    this.watchers = 0;
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
    this.listener = vscode.window.onDidChangeActiveTextEditor(() => void this.refresh());
  }

  /** Somebody looks from now on. */
  watch() {
    this.watchers += 1;
    void this.refresh();
    return new vscode.Disposable(() => (this.watchers -= 1));
  }

  /**
   * A document was checked again: its tree may be another.
   *
   * @param {import('vscode').Uri} uri
   */
  documentChanged(uri) {
    if (!this.watchers || (this.document && this.document.uri.toString() !== uri.toString())) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.refresh(), pause);
  }

  /** Asks for the tree of the file in front. A panel without text in front changes nothing. */
  async refresh() {
    const active = vscode.window.activeTextEditor?.document;
    const document = active ?? this.document;
    if (!this.watchers || (document && document === active && isSide(document))) return;
    await this.read(document && vscode.languages.match(selector, document) && !document.isClosed ? document : undefined);
  }

  /**
   * @param {import('vscode').TextDocument | undefined} document
   * @returns {Promise<import('./accessibilityNodes').Nodes>}
   */
  async read(document) {
    const { running } = this.session;
    const textDocument = { uri: document?.uri.toString() };
    // The committed text is read by Git, which is not started where nobody has said that the folder is trusted.
    const params = vscode.workspace.isTrusted ? { textDocument, compareWith: 'HEAD' } : { textDocument };
    const answer = running && document ? await running.sendRequest('curbcut/accessibilityTree', params).catch(() => null) : null;
    const isOther = document?.uri.toString() !== this.document?.uri.toString();
    this.document = document;
    this.views = answer?.views ?? [];
    const written = JSON.stringify(this.views);
    if (!isOther && written === this.written) return this.nodes;
    this.written = written;
    this.nodes = nodesOf(this.views, this.filter, isOther ? undefined : this.nodes);
    this.changed.fire();
    return this.nodes;
  }

  /** @param {keyof typeof filters} filter */
  show(filter) {
    this.filter = filter;
    this.nodes = nodesOf(this.views, filter, this.nodes);
    this.changed.fire();
  }

  /**
   * The element at a place of the document.
   *
   * @param {import('vscode').Position} position
   */
  at(position) {
    return elementAt(this.nodes, position);
  }

  dispose() {
    clearTimeout(this.timer);
    this.listener.dispose();
    this.changed.dispose();
  }
}

/**
 * Whether a document accompanies another: our transcript, the output.
 *
 * @param {import('vscode').TextDocument} document
 */
function isSide(document) {
  return !selector.some(({ scheme }) => scheme === document.uri.scheme);
}

module.exports = { AccessibilityTree };
