'use strict';

// What the checks in a real VS Code share.

const assert = require('assert');
const childProcess = require('child_process');
const fs = require('fs');
const path = require('path');
const vscode = require('vscode');

const { executeCommand } = vscode.commands;
const folder = () => vscode.workspace.workspaceFolders[0].uri.fsPath;
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something holds, and gives what it is. */
async function until(condition, what, seconds = 20) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > deadline) assert.fail(`did not happen: ${what}`);
    await sleep(20);
  }
}

/** Opens a file as a person does: what is opened by `openTextDocument` stays open without an editor for minutes. */
async function open(name) {
  const uri = vscode.Uri.file(path.resolve(folder(), name));
  await executeCommand('vscode.open', uri, { viewColumn: vscode.ViewColumn.One, preview: false });
  return until(() => {
    const editor = vscode.window.activeTextEditor;
    return editor?.document.uri.toString() === uri.toString() && editor;
  }, `${name} is opened`);
}

/** A file of the folder with some text. */
async function write(name, text) {
  const file = path.resolve(folder(), name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return open(name);
}

const findings = (uri) => vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'curbcut');
const rules = (uri) => findings(uri).map(({ code }) => String(code.value ?? code)).sort();
const tabs = () => vscode.window.tabGroups.all.flatMap((group) => group.tabs);

/** The rules that are found in each file, those without findings left out. */
function allFindings() {
  const files = vscode.languages.getDiagnostics().map(([uri]) => [uri.toString(), rules(uri)]);
  return Object.fromEntries(files.filter(([, found]) => found.length).sort());
}

/** Runs with some settings of the person, and takes them back. */
async function withSettings(values, run, section = 'curbcut') {
  const set = async (entries) => {
    const settings = vscode.workspace.getConfiguration(section);
    for (const [name, value] of entries) await settings.update(name, value, vscode.ConfigurationTarget.Global);
  };
  await set(Object.entries(values));
  try {
    return await run();
  } finally {
    await set(Object.keys(values).map((name) => [name, undefined]));
  }
}

/** The servers that this extension host has started. */
function servers() {
  try {
    const list = childProcess.execFileSync('pgrep', ['-P', String(process.pid), '-f', 'curbcut.* lsp'], { encoding: 'utf8' });
    return list.trim().split('\n').map(Number);
  } catch {
    return [];
  }
}

/** What stands in the output of the extension. */
async function output() {
  await executeCommand('curbcut.showOutput');
  const shown = await until(
    () => vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'output' && /urbcut/.test(document.fileName)),
    'the output is shown'
  );
  return shown.document.getText();
}

async function actions(editor, finding) {
  return executeCommand('vscode.executeCodeActionProvider', editor.document.uri, finding.range, 'quickfix');
}

const hero = `import SwiftUI

struct Hero: View {
  @State private var isSaved = false

  var body: some View {
    VStack {
      Image("lighthouse")
      Text("Lighthouse").font(.system(size: 22))
      Button { isSaved.toggle() } label: {
        Image(systemName: "square.and.arrow.down")
      }
    }
  }
}
`;
const heroRules = ['fixed-font-size', 'icon-button-missing-label', 'image-missing-label'];

/** Opens a file with three findings, and waits for them. */
async function openHero(name, text = hero) {
  const editor = await write(name, text);
  await until(() => heroRules.every((rule) => rules(editor.document.uri).includes(rule)), `findings of ${name}`);
  return editor;
}

module.exports = {
  actions, allFindings, executeCommand, findings, folder, hero, heroRules, open, openHero, output, rules, servers, sleep,
  tabs, until, withSettings, write,
};
