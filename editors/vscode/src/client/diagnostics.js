'use strict';

const vscode = require('vscode');
const { toRange } = require('./fromProtocol');

/** @type {WeakMap<import('vscode').Diagnostic, LSP.Diagnostic>} What the server said, to the letter. */
const rawDiagnostics = new WeakMap();

/**
 * Shows what the server finds.
 *
 * What the server said is kept with each diagnostic, since code actions hand it back, `data` and all.
 */
class Diagnostics {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    this.collection = vscode.languages.createDiagnosticCollection(client.id);
    client.onNotification('textDocument/publishDiagnostics', (params) => this.publish(params));
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    (capabilities.textDocument ??= {}).publishDiagnostics = {
      relatedInformation: true,
      versionSupport: true,
      tagSupport: { valueSet: [1, 2] },
      codeDescriptionSupport: true,
      dataSupport: true,
    };
  }

  clear() {
    this.collection.clear();
  }

  dispose() {
    this.collection.dispose();
  }

  /** @param {{ uri: string, version?: number, diagnostics: LSP.Diagnostic[] }} params */
  publish({ uri, version, diagnostics }) {
    // The editor moves what it shows along with the text; what is about older text would jump back.
    // The server speaks again about the text as it is now.
    const current = this.client.documents.version(uri);
    if (version !== undefined && current !== undefined && version < current) return;
    /** @type {(uri: import('vscode').Uri, diagnostics: import('vscode').Diagnostic[]) => void} */
    const show = (target, shown) => this.collection.set(target, shown);
    const middleware = this.client.clientOptions.middleware?.handleDiagnostics;
    const target = vscode.Uri.parse(uri);
    const shown = diagnostics.map(toDiagnostic);
    if (middleware) middleware(target, shown, show);
    else show(target, shown);
  }
}

/** @type {Map<string, import('vscode').Uri>} The pages that findings link to: hundreds of findings link to a few. */
const pages = new Map();

/** @param {string} address */
function pageAt(address) {
  const page = pages.get(address) ?? vscode.Uri.parse(address);
  pages.set(address, page);
  return page;
}

/**
 * @param {LSP.Diagnostic} raw
 * @returns {import('vscode').Diagnostic}
 */
function toDiagnostic(raw) {
  // The protocol counts severities from 1, the editor from 0.
  const severity = (raw.severity ?? 1) - 1;
  const diagnostic = new vscode.Diagnostic(toRange(raw.range), raw.message, severity);
  diagnostic.source = raw.source;
  if (raw.code !== undefined) {
    diagnostic.code = raw.codeDescription
      ? { value: raw.code, target: pageAt(raw.codeDescription.href) }
      : raw.code;
  }
  if (raw.tags) diagnostic.tags = raw.tags;
  if (raw.relatedInformation) {
    diagnostic.relatedInformation = raw.relatedInformation.map(
      ({ location, message }) =>
        new vscode.DiagnosticRelatedInformation(
          new vscode.Location(vscode.Uri.parse(location.uri), toRange(location.range)),
          message
        )
    );
  }
  rawDiagnostics.set(diagnostic, raw);
  return diagnostic;
}

/**
 * What the server said when it reported a diagnostic; nothing for those of others.
 *
 * @param {import('vscode').Diagnostic} diagnostic
 * @returns {LSP.Diagnostic | undefined}
 */
function rawDiagnostic(diagnostic) {
  return rawDiagnostics.get(diagnostic);
}

module.exports = { Diagnostics, rawDiagnostic, toDiagnostic };
