'use strict';

const vscode = require('vscode');

/**
 * The commands of the server that code actions and lenses name.
 *
 * A command that the extension has registered itself stays the extension's.
 */
class ServerCommands {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    /** @type {import('vscode').Disposable[]} */
    this.registrations = [];
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    (capabilities.workspace ??= {}).executeCommand = {};
  }

  /** @param {LSP.ServerCapabilities} server */
  initialize(server) {
    if (server.executeCommandProvider?.commands.length) void this.register(server);
  }

  /** @param {LSP.ServerCapabilities} server */
  async register(server) {
    const announced = server.executeCommandProvider?.commands ?? [];
    const known = new Set(await vscode.commands.getCommands(true));
    // The session may have ended, or begun anew, in between.
    if (this.client.initializeResult?.capabilities !== server) return;
    for (const command of announced.filter((name) => !known.has(name))) {
      this.registrations.push(
        vscode.commands.registerCommand(command, (...parameters) =>
          this.client.sendRequest('workspace/executeCommand', { command, arguments: parameters })
        )
      );
    }
  }

  clear() {
    this.registrations.splice(0).forEach((registration) => registration.dispose());
  }
}

module.exports = { ServerCommands };
