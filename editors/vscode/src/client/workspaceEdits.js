'use strict';

const vscode = require('vscode');
const { toWorkspaceEdit } = require('./fromProtocol');

/**
 * Makes the changes that the server asks for, unless the text has changed since.
 */
class WorkspaceEdits {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    client.onRequest('workspace/applyEdit', async (/** @type {{ edit: LSP.WorkspaceEdit }} */ { edit }) => {
      const changes = toWorkspaceEdit(edit, (uri) => client.documents.version(uri));
      if (!changes) return { applied: false, failureReason: 'the document has changed' };
      return { applied: await vscode.workspace.applyEdit(changes) };
    });
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    const workspace = (capabilities.workspace ??= {});
    workspace.applyEdit = true;
    workspace.workspaceEdit = {
      documentChanges: true,
      resourceOperations: ['create', 'rename', 'delete'],
      failureHandling: 'textOnlyTransactional',
      normalizesLineEndings: true,
    };
  }
}

module.exports = { WorkspaceEdits };
