'use strict';

const vscode = require('vscode');
const { rawDiagnostic, toDiagnostic } = require('./diagnostics');
const { toCommand, toWorkspaceEdit } = require('./fromProtocol');
const { asRange } = require('./toProtocol');

/** The kinds that a server gives which does not say. */
const usualKinds = ['quickfix', 'source.fixAll.curbcut', 'refactor.rewrite'];

/**
 * Fixes: those of a finding, all safe ones of a file, and rewrites.
 */
class CodeActions {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    /** @type {import('vscode').Disposable | undefined} */
    this.registration = undefined;
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    (capabilities.textDocument ??= {}).codeAction = {
      isPreferredSupport: true,
      disabledSupport: true,
      dataSupport: true,
      codeActionLiteralSupport: {
        codeActionKind: { valueSet: ['', 'quickfix', 'refactor', 'refactor.rewrite', 'source', 'source.fixAll'] },
      },
    };
  }

  /** @param {LSP.ServerCapabilities} server */
  initialize(server) {
    const announced = server.codeActionProvider;
    if (!announced) return;
    const kinds = (typeof announced === 'object' && announced.codeActionKinds) || usualKinds;
    this.registration = vscode.languages.registerCodeActionsProvider(
      this.client.clientOptions.documentSelector,
      {
        provideCodeActions: (document, range, context, token) => {
          const middleware = this.client.clientOptions.middleware?.provideCodeActions;
          /** @type {CodeActionsAsked} */
          const ask = (...question) => this.provide(...question);
          return middleware ? middleware(document, range, context, token, ask) : ask(document, range, context, token);
        },
      },
      // Without the kinds, fix-on-save does not ask us.
      { providedCodeActionKinds: kinds.map((kind) => vscode.CodeActionKind.Empty.append(kind)) }
    );
  }

  clear() {
    this.registration?.dispose();
    this.registration = undefined;
  }

  /**
   * @param {import('vscode').TextDocument} document
   * @param {import('vscode').Range} range
   * @param {import('vscode').CodeActionContext} context
   * @param {import('vscode').CancellationToken} token
   */
  async provide(document, range, context, token) {
    const { version } = document;
    const ours = context.diagnostics.filter((diagnostic) => rawDiagnostic(diagnostic));
    /** @type {(LSP.CodeAction | LSP.Command)[] | null} */
    const answer = await this.client.ask(
      'textDocument/codeAction',
      {
        textDocument: { uri: document.uri.toString() },
        range: asRange(range),
        context: {
          diagnostics: ours.map(rawDiagnostic),
          only: context.only ? [context.only.value] : undefined,
          triggerKind: context.triggerKind,
        },
      },
      token
    );
    // Edits are about the text that the request was about.
    if (!answer || document.version !== version) return [];
    return answer.flatMap((action) => this.convert(action, ours) ?? []);
  }

  /**
   * @param {LSP.CodeAction | LSP.Command} action
   * @param {import('vscode').Diagnostic[]} shown the diagnostics that the person sees there
   * @returns {import('vscode').CodeAction | import('vscode').Command | undefined}
   */
  convert(action, shown) {
    if (typeof action.command === 'string') return toCommand(/** @type {LSP.Command} */ (action));
    const literal = /** @type {LSP.CodeAction} */ (action);
    const kind = literal.kind ? vscode.CodeActionKind.Empty.append(literal.kind) : undefined;
    const result = new vscode.CodeAction(literal.title, kind);
    if (literal.edit) {
      result.edit = toWorkspaceEdit(literal.edit, (uri) => this.client.documents.version(uri));
      if (!result.edit) return undefined;
    }
    if (literal.command) result.command = toCommand(literal.command);
    if (literal.isPreferred) result.isPreferred = true;
    if (literal.disabled) result.disabled = { reason: literal.disabled.reason };
    if (literal.diagnostics) {
      result.diagnostics = literal.diagnostics.map(
        (raw) => shown.find((diagnostic) => isSame(rawDiagnostic(diagnostic), raw)) ?? toDiagnostic(raw)
      );
    }
    return result;
  }
}

/**
 * Whether two diagnostics say the same of the same place.
 *
 * @param {LSP.Diagnostic | undefined} one
 * @param {LSP.Diagnostic} other
 */
function isSame(one, other) {
  return (
    one !== undefined &&
    one.code === other.code &&
    one.message === other.message &&
    JSON.stringify(one.range) === JSON.stringify(other.range)
  );
}

/**
 * @typedef {(document: import('vscode').TextDocument, range: import('vscode').Range,
 *   context: import('vscode').CodeActionContext, token: import('vscode').CancellationToken) =>
 *   Promise<(import('vscode').CodeAction | import('vscode').Command)[]>} CodeActionsAsked
 */

module.exports = { CodeActions };
