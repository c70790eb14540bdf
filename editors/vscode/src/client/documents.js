'use strict';

const vscode = require('vscode');
const { asRange } = require('./toProtocol');

/**
 * How the server wants to be told of changes.
 *
 * @type {Readonly<Record<'none' | 'full' | 'incremental', number>>}
 */
const SyncKind = Object.freeze({ none: 0, full: 1, incremental: 2 });

/**
 * Keeps the server's documents the same as the editor's.
 *
 * Changes that come in one burst go out in one notification; they go out before anything else that is
 * said, so that every request is about the text that the person sees.
 */
class Documents {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    /** @type {import('vscode').Disposable[]} */
    this.listeners = [];
    /** @type {Map<string, import('vscode').TextDocument>} The open documents by URI. */
    this.open = new Map();
    /** @type {Map<string, { document: import('vscode').TextDocument, changes: LSP.ContentChange[] }>} */
    this.pending = new Map();
    /** @type {NodeJS.Immediate | undefined} */
    this.flushing = undefined;
    this.change = SyncKind.none;
    this.includesText = false;
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    (capabilities.textDocument ??= {}).synchronization = { didSave: true };
  }

  /** @param {LSP.ServerCapabilities} server */
  initialize(server) {
    const sync = server.textDocumentSync ?? SyncKind.none;
    const isShort = typeof sync === 'number';
    this.change = (isShort ? sync : sync.change) ?? SyncKind.none;
    const save = isShort ? sync !== SyncKind.none : sync.save;
    this.includesText = typeof save === 'object' && save.includeText === true;
    if (isShort ? sync === SyncKind.none : !sync.openClose) return;
    const { workspace } = vscode;
    this.listeners.push(
      workspace.onDidOpenTextDocument((document) => this.didOpen(document)),
      workspace.onDidChangeTextDocument((event) => this.didChange(event)),
      workspace.onDidCloseTextDocument((document) => this.didClose(document))
    );
    if (save) {
      this.listeners.push(workspace.onDidSaveTextDocument((document) => this.didSave(document)));
    }
    workspace.textDocuments.forEach((document) => this.didOpen(document));
  }

  clear() {
    this.listeners.splice(0).forEach((listener) => listener.dispose());
    this.open.clear();
    this.pending.clear();
    clearImmediate(this.flushing);
    this.flushing = undefined;
  }

  /**
   * The version of a document that the server knows or is about to be told of.
   *
   * @param {string} uri
   * @returns {number | undefined}
   */
  version(uri) {
    return this.open.get(uri)?.version;
  }

  /** @param {import('vscode').TextDocument} document */
  didOpen(document) {
    const uri = document.uri.toString();
    if (this.open.has(uri)) return;
    if (vscode.languages.match(this.client.clientOptions.documentSelector, document) <= 0) return;
    this.open.set(uri, document);
    this.client.notify('textDocument/didOpen', {
      textDocument: {
        uri,
        languageId: document.languageId,
        version: document.version,
        text: document.getText(),
      },
    });
  }

  /** @param {import('vscode').TextDocumentChangeEvent} event */
  didChange({ document, contentChanges }) {
    const uri = document.uri.toString();
    // An event without changes says that the document was saved or is no longer.
    if (!this.open.has(uri) || contentChanges.length === 0 || this.change === SyncKind.none) return;
    const pending = this.pending.get(uri) ?? { document, changes: [] };
    this.pending.set(uri, pending);
    if (this.change === SyncKind.incremental) {
      for (const { range, rangeLength, text } of contentChanges) {
        pending.changes.push({ range: asRange(range), rangeLength, text });
      }
    }
    this.flushing ??= setImmediate(() => this.flush());
  }

  /** @param {import('vscode').TextDocument} document */
  didSave(document) {
    const uri = document.uri.toString();
    if (!this.open.has(uri)) return;
    this.flush();
    this.client.notify('textDocument/didSave', {
      textDocument: { uri },
      text: this.includesText ? document.getText() : undefined,
    });
  }

  /** @param {import('vscode').TextDocument} document */
  didClose(document) {
    const uri = document.uri.toString();
    if (!this.open.delete(uri)) return;
    this.pending.delete(uri);
    this.client.notify('textDocument/didClose', { textDocument: { uri } });
  }

  /** Tells the server of the changes that wait. */
  flush() {
    clearImmediate(this.flushing);
    this.flushing = undefined;
    for (const [uri, { document, changes }] of this.pending) {
      this.client.notify('textDocument/didChange', {
        textDocument: { uri, version: document.version },
        contentChanges: this.change === SyncKind.full ? [{ text: document.getText() }] : changes,
      });
    }
    this.pending.clear();
  }
}

module.exports = { Documents };
