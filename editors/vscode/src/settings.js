'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');
const vscode = require('vscode');
const { Trace } = require('./client/client');

/** The section of all our settings. */
const section = 'curbcut';

/**
 * A setting, or what it is by default.
 *
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
function setting(name, otherwise) {
  return vscode.workspace.getConfiguration(section).get(name, otherwise);
}

/** Whether the person wants to be told of problems at all. */
function isEnabled() {
  return setting('enable', true);
}

/** How the server is found and started. In a workspace that is not trusted the editor leaves out the workspace's own. */
function launchSettings() {
  return { path: resolved(setting('path', '')), arguments: setting('args', /** @type {string[]} */ ([])) };
}

/** How detailed the conversation with the server is logged, as a value of `Trace`. */
function trace() {
  /** @type {string} */
  const name = setting('trace.server', 'off');
  return name === 'verbose' ? Trace.Verbose : name === 'messages' ? Trace.Messages : Trace.Off;
}

/** What the server is told; it knows nothing of the other settings. */
function serverSettings() {
  const configPath = resolved(setting('configPath', ''));
  return {
    run: setting('run', 'onType'),
    diagnosticMode: setting('diagnosticMode', 'openFiles'),
    rules: setting('rules', {}),
    inlayHints: setting('inlayHints', false),
    codeLens: setting('codeLens', false),
    colors: setting('colors', false),
    ...(configPath ? { configPath } : {}),
  };
}

/**
 * A path as people write it: `~/bin/curbcut`, `${workspaceFolder}/.build/release/curbcut`, or from the first folder.
 * A mere name stays one.
 *
 * @param {string} text
 * @returns {string}
 */
function resolved(text) {
  const trimmed = text.trim();
  const folder = firstFolder();
  if (trimmed === '~' || trimmed.startsWith('~/')) return path.join(os.homedir(), trimmed.slice(1));
  const inserted = folder ? trimmed.replaceAll('${workspaceFolder}', folder) : trimmed;
  const isName = !inserted.includes('/') && !inserted.includes(path.sep) && !inserted.startsWith('.');
  if (isName || path.isAbsolute(inserted) || !folder) return inserted;
  return path.join(folder, inserted);
}

/**
 * The path of the first folder of the window, if it lies on a disk.
 *
 * @returns {string | undefined}
 */
function firstFolder() {
  return vscode.workspace.workspaceFolders?.find((folder) => folder.uri.scheme === 'file')?.uri.fsPath;
}

/**
 * Whether a file is part of the window's folders, by its path or by where a link of that path leads.
 *
 * @param {string} file
 */
function isInWorkspace(file) {
  const folders = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
  return folders.some(
    ({ uri: { fsPath } }) => isBelow(file, fsPath) || isBelow(realPath(file), realPath(fsPath))
  );
}

/**
 * @param {string} file
 * @param {string} folder
 */
function isBelow(file, folder) {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith('..' + path.sep) && !path.isAbsolute(relative);
}

/** @param {string} file */
function realPath(file) {
  try {
    return fs.realpathSync(file);
  } catch {
    return file;
  }
}

module.exports = { firstFolder, isEnabled, isInWorkspace, launchSettings, section, serverSettings, trace };
