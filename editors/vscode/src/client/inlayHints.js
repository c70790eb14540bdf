'use strict';

const vscode = require('vscode');
const { toCommand, toMarkdown, toPosition } = require('./fromProtocol');
const { asRange } = require('./toProtocol');

/**
 * What VoiceOver announces, shown after each accessibility element.
 */
class InlayHints {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    /** @type {import('vscode').Disposable | undefined} */
    this.registration = undefined;
    /** @type {import('vscode').EventEmitter<void>} */
    this.changed = new vscode.EventEmitter();
    client.onRequest('workspace/inlayHint/refresh', () => this.refresh());
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    (capabilities.textDocument ??= {}).inlayHint = {};
    (capabilities.workspace ??= {}).inlayHint = { refreshSupport: true };
  }

  /** @param {LSP.ServerCapabilities} server */
  initialize(server) {
    if (!server.inlayHintProvider) return;
    this.registration = vscode.languages.registerInlayHintsProvider(
      this.client.clientOptions.documentSelector,
      {
        onDidChangeInlayHints: this.changed.event,
        provideInlayHints: (...question) => this.provide(...question),
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
   * @param {import('vscode').Range} range
   * @param {import('vscode').CancellationToken} token
   */
  async provide(document, range, token) {
    /** @type {LSP.InlayHint[] | null} */
    const hints = await this.client.ask(
      'textDocument/inlayHint',
      { textDocument: { uri: document.uri.toString() }, range: asRange(range) },
      token
    );
    return (hints ?? []).map(toInlayHint);
  }
}

/**
 * @param {LSP.InlayHint} hint
 * @returns {import('vscode').InlayHint}
 */
function toInlayHint(hint) {
  const label =
    typeof hint.label === 'string'
      ? hint.label
      : hint.label.map((part) => {
          const result = new vscode.InlayHintLabelPart(part.value);
          if (part.tooltip !== undefined) result.tooltip = toTooltip(part.tooltip);
          if (part.command) result.command = toCommand(part.command);
          return result;
        });
  const result = new vscode.InlayHint(toPosition(hint.position), label, hint.kind);
  if (hint.tooltip !== undefined) result.tooltip = toTooltip(hint.tooltip);
  result.paddingLeft = hint.paddingLeft;
  result.paddingRight = hint.paddingRight;
  return result;
}

/** @param {string | LSP.MarkupContent} tooltip */
function toTooltip(tooltip) {
  return typeof tooltip === 'string' ? tooltip : toMarkdown(tooltip);
}

module.exports = { InlayHints };
