'use strict';

const vscode = require('vscode');
const { toMarkdown, toRange } = require('./fromProtocol');
const { asPosition } = require('./toProtocol');

/**
 * Why a finding matters, or what VoiceOver announces for a view.
 */
class Hovers {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    /** @type {import('vscode').Disposable | undefined} */
    this.registration = undefined;
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    (capabilities.textDocument ??= {}).hover = { contentFormat: ['markdown', 'plaintext'] };
  }

  /** @param {LSP.ServerCapabilities} server */
  initialize(server) {
    if (!server.hoverProvider) return;
    this.registration = vscode.languages.registerHoverProvider(
      this.client.clientOptions.documentSelector,
      { provideHover: (...question) => this.provide(...question) }
    );
  }

  clear() {
    this.registration?.dispose();
    this.registration = undefined;
  }

  /**
   * @param {import('vscode').TextDocument} document
   * @param {import('vscode').Position} position
   * @param {import('vscode').CancellationToken} token
   */
  async provide(document, position, token) {
    /** @type {LSP.Hover | null} */
    const hover = await this.client.ask(
      'textDocument/hover',
      { textDocument: { uri: document.uri.toString() }, position: asPosition(position) },
      token
    );
    if (!hover) return undefined;
    const contents = Array.isArray(hover.contents) ? hover.contents : [hover.contents];
    return new vscode.Hover(contents.map(toMarkdown), hover.range && toRange(hover.range));
  }
}

module.exports = { Hovers };
