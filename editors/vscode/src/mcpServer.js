'use strict';

const vscode = require('vscode');

/**
 * Offers the program to coding agents, as a server of the Model Context Protocol, where the editor can take one from
 * an extension (1.101 and later).
 *
 * @param {{ binary: string | undefined }} session
 * @returns {import('vscode').Disposable}
 */
function offerMCPServer(session) {
  // Not in the API of the oldest editor in which the extension runs.
  const { lm, McpStdioServerDefinition } = /** @type {any} */ (vscode);
  if (!lm?.registerMcpServerDefinitionProvider) return new vscode.Disposable(() => {});
  return lm.registerMcpServerDefinitionProvider('curbcut', {
    provideMcpServerDefinitions() {
      const { binary } = session;
      const folder = vscode.workspace.workspaceFolders?.[0];
      // The server reads below the folder that it is started in, and nothing where there is none.
      if (!binary || !folder) return [];
      const server = new McpStdioServerDefinition('Curbcut', binary, ['mcp']);
      server.cwd = folder.uri;
      return [server];
    },
  });
}

module.exports = { offerMCPServer };
