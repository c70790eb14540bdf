'use strict';

const vscode = require('vscode');
const { toRange } = require('./fromProtocol');
const { Collections, ShownDiagnostics } = require('./shownDiagnostics');

/** @type {WeakMap<import('vscode').Diagnostic, LSP.Diagnostic>} What the server said, to the letter. */
const rawDiagnostics = new WeakMap();

/** How many milliseconds a person has not typed when the editor is told of what has only moved. */
const restTime = 200;

/**
 * Shows what the server finds.
 *
 * What the server said is kept with each diagnostic, since code actions hand it back, `data` and all. A server that
 * can tells of changes only: of a file with hundreds of findings, reading, converting and showing all of them
 * again costs more than all else that an edit does.
 */
class Diagnostics {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    this.collections = new Collections(client.id);
    /** @type {Map<string, import('vscode').Diagnostic[]>} What the server told last of each file, by URI. */
    this.told = new Map();
    /** @type {Map<string, ShownDiagnostics>} What is shown of each file, by URI. */
    this.shown = new Map();
    /** @type {Map<string, ShownDiagnostics>} The files in which something has only moved, by URI. */
    this.moved = new Map();
    /** @type {NodeJS.Timeout | undefined} */
    this.settling = undefined;
    client.onNotification('textDocument/publishDiagnostics', ({ uri, version, diagnostics }) =>
      this.take(uri, version, diagnostics.map(toDiagnostic))
    );
    client.onNotification('curbcut/diagnosticChanges', ({ uri, version, diagnostics }) =>
      this.take(uri, version, changed(this.told.get(uri) ?? [], diagnostics))
    );
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
    (capabilities.experimental ??= {}).diagnosticChanges = true;
  }

  clear() {
    clearTimeout(this.settling);
    this.told.clear();
    this.shown.clear();
    this.moved.clear();
    this.collections.clear();
  }

  dispose() {
    this.clear();
    this.collections.dispose();
  }

  /**
   * @param {string} uri
   * @param {number | undefined} version which text it is about
   * @param {import('vscode').Diagnostic[]} diagnostics
   */
  take(uri, version, diagnostics) {
    if (diagnostics.length) this.told.set(uri, diagnostics);
    else this.told.delete(uri);
    // The editor moves what it shows along with the text; what is about older text would jump back.
    // The server speaks again about the text as it is now.
    const current = this.client.documents.version(uri);
    if (version !== undefined && current !== undefined && version < current) return;
    const target = vscode.Uri.parse(uri);
    /** @type {(uri: import('vscode').Uri, diagnostics: import('vscode').Diagnostic[]) => void} */
    const show = (_, wanted) => this.show(uri, target, version, wanted);
    const middleware = this.client.clientOptions.middleware?.handleDiagnostics;
    if (middleware) middleware(target, diagnostics, show);
    else show(target, diagnostics);
  }

  /**
   * @param {string} uri
   * @param {import('vscode').Uri} target
   * @param {number | undefined} version
   * @param {import('vscode').Diagnostic[]} diagnostics
   */
  show(uri, target, version, diagnostics) {
    const shown = this.shown.get(uri) ?? new ShownDiagnostics(target, this.collections);
    shown.show(diagnostics);
    shown.version = version;
    if (diagnostics.length) this.shown.set(uri, shown);
    else this.shown.delete(uri);
    if (shown.moved.size) this.moved.set(uri, shown);
    else this.moved.delete(uri);
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(), restTime);
  }

  /** Tells the editor of what has only moved. */
  settle() {
    for (const [uri, shown] of this.moved) {
      // What is about older text is told once the server has spoken of the new one.
      if (shown.version !== this.client.documents.version(uri)) continue;
      shown.settle();
      this.moved.delete(uri);
    }
  }
}

/**
 * What the server tells of a file, as diagnostics that it has told before and new ones.
 *
 * @param {import('vscode').Diagnostic[]} told
 * @param {LSP.DiagnosticRun[]} runs
 */
function changed(told, runs) {
  return runs.flatMap((run) => {
    if ('items' in run) return run.items.map(toDiagnostic);
    const same = told.slice(run.from, run.from + run.count);
    if (run.lines) for (const diagnostic of same) move(diagnostic, run.lines);
    return same;
  });
}

/**
 * Moves a diagnostic, wherever it is shown.
 *
 * @param {import('vscode').Diagnostic} diagnostic
 * @param {number} lines
 */
function move(diagnostic, lines) {
  const raw = rawDiagnostics.get(diagnostic);
  if (!raw) return;
  raw.range.start.line += lines;
  raw.range.end.line += lines;
  diagnostic.range = toRange(raw.range);
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
