'use strict';

const vscode = require('vscode');
const { toCommand, toRange } = require('./fromProtocol');
const { asRange } = require('./toProtocol');

/**
 * A line above each view: the number of accessibility elements and of findings.
 */
class CodeLenses {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    /** @type {import('vscode').Disposable | undefined} */
    this.registration = undefined;
    /** @type {import('vscode').EventEmitter<void>} */
    this.changed = new vscode.EventEmitter();
    /** @type {WeakMap<import('vscode').CodeLens, LSP.CodeLens>} Those that have no command yet. */
    this.unresolved = new WeakMap();
    client.onRequest('workspace/codeLens/refresh', () => this.refresh());
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    (capabilities.textDocument ??= {}).codeLens = {};
    (capabilities.workspace ??= {}).codeLens = { refreshSupport: true };
  }

  /** @param {LSP.ServerCapabilities} server */
  initialize(server) {
    if (!server.codeLensProvider) return;
    const canResolve = server.codeLensProvider.resolveProvider === true;
    this.registration = vscode.languages.registerCodeLensProvider(
      this.client.clientOptions.documentSelector,
      {
        onDidChangeCodeLenses: this.changed.event,
        provideCodeLenses: (...question) => this.provide(...question),
        resolveCodeLens: canResolve ? (lens, token) => this.resolve(lens, token) : undefined,
      }
    );
  }

  clear() {
    this.registration?.dispose();
    this.registration = undefined;
  }

  dispose() {
    this.changed.dispose();
  }

  /** Lets the editor ask again. */
  refresh() {
    this.changed.fire();
  }

  /**
   * @param {import('vscode').TextDocument} document
   * @param {import('vscode').CancellationToken} token
   */
  async provide(document, token) {
    /** @type {LSP.CodeLens[] | null} */
    const lenses = await this.client.ask(
      'textDocument/codeLens',
      { textDocument: { uri: document.uri.toString() } },
      token
    );
    return (lenses ?? []).map((raw) => {
      const lens = new vscode.CodeLens(toRange(raw.range), raw.command && toCommand(raw.command));
      if (!raw.command) this.unresolved.set(lens, raw);
      return lens;
    });
  }

  /**
   * @param {import('vscode').CodeLens} lens
   * @param {import('vscode').CancellationToken} token
   */
  async resolve(lens, token) {
    const raw = this.unresolved.get(lens) ?? { range: asRange(lens.range) };
    /** @type {LSP.CodeLens | null} */
    const answer = await this.client.ask('codeLens/resolve', raw, token);
    if (answer?.command) lens.command = toCommand(answer.command);
    return lens;
  }
}

module.exports = { CodeLenses };
