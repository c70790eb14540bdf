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
  const provider = {
    provideMcpServerDefinitions() {
      const { binary } = session;
      const folder = vscode.workspace.workspaceFolders?.[0];
      // The server reads below the folder that it is started in, and nothing where there is none.
      if (!binary || !folder) return [];
      const server = new McpStdioServerDefinition('Curbcut', binary, ['mcp']);
      server.cwd = folder.uri;
      return [server];
    },
  };
  try {
    return lm.registerMcpServerDefinitionProvider('curbcut', provider);
  } catch {
    // Some older editors do not have it, and some have it as a proposal, which throws.
    return new vscode.Disposable(() => {});
  }
}

module.exports = { offerMCPServer };
