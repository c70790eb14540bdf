'use strict';

const vscode = require('vscode');
const { toRange } = require('./fromProtocol');
const { asRange } = require('./toProtocol');

/**
 * The colors of views, shown beside the code.
 */
class Colors {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    /** @type {import('vscode').Disposable | undefined} */
    this.registration = undefined;
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    (capabilities.textDocument ??= {}).colorProvider = {};
  }

  /** @param {LSP.ServerCapabilities} server */
  initialize(server) {
    if (server.colorProvider) this.register();
  }

  /** There is no other way to let the editor ask again. */
  settingsChanged() {
    if (!this.registration) return;
    this.registration.dispose();
    this.register();
  }

  clear() {
    this.registration?.dispose();
    this.registration = undefined;
  }

  register() {
    this.registration = vscode.languages.registerColorProvider(
      this.client.clientOptions.documentSelector,
      {
        provideDocumentColors: (...question) => this.provide(...question),
        provideColorPresentations: (...question) => this.present(...question),
      }
    );
  }

  /**
   * @param {import('vscode').TextDocument} document
   * @param {import('vscode').CancellationToken} token
   */
  async provide(document, token) {
    /** @type {{ range: LSP.Range, color: LSP.Color }[] | null} */
    const colors = await this.client.ask(
      'textDocument/documentColor',
      { textDocument: { uri: document.uri.toString() } },
      token
    );
    return (colors ?? []).map(
      ({ range, color: { red, green, blue, alpha } }) =>
        new vscode.ColorInformation(toRange(range), new vscode.Color(red, green, blue, alpha))
    );
  }

  /**
   * How to write a color that the person picks.
   *
   * @param {import('vscode').Color} color
   * @param {{ document: import('vscode').TextDocument, range: import('vscode').Range }} place
   * @param {import('vscode').CancellationToken} token
   */
  async present({ red, green, blue, alpha }, { document, range }, token) {
    /** @type {{ label: string }[] | null} */
    const presentations = await this.client.ask(
      'textDocument/colorPresentation',
      {
        textDocument: { uri: document.uri.toString() },
        color: { red, green, blue, alpha },
        range: asRange(range),
      },
      token
    );
    return (presentations ?? []).map(({ label }) => new vscode.ColorPresentation(label));
  }
}

module.exports = { Colors };
