'use strict';

// From the protocol's values to the editor's.

const vscode = require('vscode');

/**
 * @param {LSP.Position} position
 * @returns {import('vscode').Position}
 */
function toPosition({ line, character }) {
  return new vscode.Position(line, character);
}

/**
 * @param {LSP.Range} range
 * @returns {import('vscode').Range}
 */
function toRange({ start, end }) {
  return new vscode.Range(toPosition(start), toPosition(end));
}

/**
 * @param {LSP.Command} command
 * @returns {import('vscode').Command}
 */
function toCommand(command) {
  return { title: command.title, command: command.command, arguments: command.arguments };
}

/**
 * Text that may be Markdown; Markdown of a server is never trusted to run commands.
 *
 * @param {LSP.MarkupContent | LSP.MarkedString} content
 * @returns {import('vscode').MarkdownString}
 */
function toMarkdown(content) {
  if (typeof content === 'string') return new vscode.MarkdownString(content);
  if ('language' in content) {
    return new vscode.MarkdownString().appendCodeblock(content.value, content.language);
  }
  return content.kind === 'markdown'
    ? new vscode.MarkdownString(content.value)
    : new vscode.MarkdownString().appendText(content.value);
}

/**
 * Changes of documents and files.
 *
 * @param {LSP.WorkspaceEdit} edit
 * @param {(uri: string) => number | undefined} versionOf the version of an open document
 * @returns {import('vscode').WorkspaceEdit | undefined} nothing where a document has changed since
 */
function toWorkspaceEdit(edit, versionOf) {
  const result = new vscode.WorkspaceEdit();
  for (const change of edit.documentChanges ?? []) {
    if ('textDocument' in change) {
      const { uri, version } = change.textDocument;
      const current = versionOf(uri);
      if (version != null && current !== undefined && current !== version) return undefined;
      addTextEdits(result, uri, change.edits);
    } else if (change.kind === 'create') {
      result.createFile(vscode.Uri.parse(change.uri), change.options);
    } else if (change.kind === 'rename') {
      const { oldUri, newUri, options } = change;
      result.renameFile(vscode.Uri.parse(oldUri), vscode.Uri.parse(newUri), options);
    } else if (change.kind === 'delete') {
      result.deleteFile(vscode.Uri.parse(change.uri), change.options);
    }
  }
  if (!edit.documentChanges) {
    for (const [uri, edits] of Object.entries(edit.changes ?? {})) addTextEdits(result, uri, edits);
  }
  return result;
}

/**
 * @param {import('vscode').WorkspaceEdit} result
 * @param {string} uri
 * @param {LSP.TextEdit[]} edits
 */
function addTextEdits(result, uri, edits) {
  const target = vscode.Uri.parse(uri);
  for (const { range, newText } of edits) result.replace(target, toRange(range), newText);
}

module.exports = { toCommand, toMarkdown, toPosition, toRange, toWorkspaceEdit };
