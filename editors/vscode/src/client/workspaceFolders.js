'use strict';

const vscode = require('vscode');

/**
 * Tells the one server of all the window's folders.
 */
class WorkspaceFolders {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    /** @type {import('vscode').Disposable | undefined} */
    this.listener = undefined;
    client.onRequest('workspace/workspaceFolders', () => {
      const folders = vscode.workspace.workspaceFolders;
      return folders ? folders.map(describe) : null;
    });
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    (capabilities.workspace ??= {}).workspaceFolders = true;
  }

  /** @param {LSP.ServerCapabilities} server */
  initialize(server) {
    if (!server.workspace?.workspaceFolders?.changeNotifications) return;
    this.listener = vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      void this.client.sendNotification('workspace/didChangeWorkspaceFolders', {
        event: { added: added.map(describe), removed: removed.map(describe) },
      });
    });
  }

  clear() {
    this.listener?.dispose();
    this.listener = undefined;
  }
}

/** @param {import('vscode').WorkspaceFolder} folder */
function describe(folder) {
  return { uri: folder.uri.toString(), name: folder.name };
}

module.exports = { WorkspaceFolders };
