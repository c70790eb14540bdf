'use strict';

const vscode = require('vscode');

/**
 * Answers the server when it asks for settings.
 */
class Configuration {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    client.onRequest('workspace/configuration', (/** @type {LSP.ConfigurationParams} */ params) => {
      const answer = client.clientOptions.middleware?.workspace?.configuration;
      return answer ? answer(params) : params.items.map(settings);
    });
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    const workspace = (capabilities.workspace ??= {});
    workspace.configuration = true;
    workspace.didChangeConfiguration = {};
  }
}

/** @param {LSP.ConfigurationParams['items'][number]} item */
function settings({ section, scopeUri }) {
  const scope = scopeUri === undefined ? undefined : vscode.Uri.parse(scopeUri);
  return vscode.workspace.getConfiguration(undefined, scope).get(section ?? '') ?? null;
}

module.exports = { Configuration };
