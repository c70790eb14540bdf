'use strict';

const vscode = require('vscode');

/**
 * What the light bulb offers to read: the page of each rule that is reported there.
 *
 * @param {import('vscode').CodeActionContext} context
 * @returns {import('vscode').CodeAction[]}
 */
function explanations({ only, diagnostics }) {
  const kind = vscode.CodeActionKind.QuickFix;
  if (only && !only.contains(kind)) return [];
  const ours = diagnostics.filter(({ source }) => source === 'curbcut');
  return [...new Set(ours.map(ruleOf))].map((rule) => {
    const title = `Explain \`${rule}\``;
    const action = new vscode.CodeAction(title, kind);
    action.command = { title, command: 'curbcut.explainRule', arguments: [rule] };
    action.diagnostics = ours.filter((diagnostic) => ruleOf(diagnostic) === rule);
    return action;
  });
}

/**
 * The id of the rule that reported a diagnostic.
 *
 * @param {import('vscode').Diagnostic} diagnostic
 * @returns {string}
 */
function ruleOf({ code }) {
  return String(typeof code === 'object' ? code.value : code);
}

module.exports = { explanations, ruleOf };
