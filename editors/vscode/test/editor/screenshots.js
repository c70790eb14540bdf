'use strict';

// Takes pictures of every feature in a dark, a light and both high-contrast themes. It runs as suite.js does; a runner that
// finds DIR/NAME.request in the folder that CURBCUT_SCREENSHOTS names writes DIR/NAME.png. The pictures of the README
// are two of these.

const fs = require('fs');
const path = require('path');
const vscode = require('vscode');

const { executeCommand } = vscode.commands;
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const themes = {
  dark: 'Default Dark Modern',
  light: 'Default Light Modern',
  contrast: 'Default High Contrast',
  'contrast-light': 'Default High Contrast Light',
};

async function picture(name) {
  await executeCommand('notifications.clearAll');
  await sleep(300);
  const file = path.join(process.env.CURBCUT_SCREENSHOTS ?? '.', name);
  fs.rmSync(`${file}.png`, { force: true });
  fs.writeFileSync(`${file}.request`, '');
  // The request is taken away before the picture is taken.
  for (let waited = 0; !fs.existsSync(`${file}.png`) && waited < 20000; waited += 100) await sleep(100);
  if (!fs.existsSync(`${file}.png`)) throw new Error(`there is no picture of ${name}`);
}

async function run() {
  const folder = vscode.workspace.workspaceFolders[0].uri.fsPath;
  const document = await vscode.workspace.openTextDocument(path.join(folder, 'Components/TrailCard.swift'));
  await vscode.window.showTextDocument(document);
  await executeCommand('curbcut.accessibility.focus');
  while (!vscode.languages.getDiagnostics(document.uri).length) await sleep(100);
  // Room for the view: nothing else is shown in the side bar.
  for (const view of ['workbench.explorer.fileView', 'outline', 'timeline']) {
    await executeCommand(`${view}.toggleVisibility`).then(undefined, () => {});
  }
  for (const [name, theme] of Object.entries(themes)) {
    await executeCommand('hideCodeActionWidget');
    await executeCommand('workbench.action.closeAllEditors');
    await vscode.workspace.getConfiguration('workbench').update('colorTheme', theme, vscode.ConfigurationTarget.Global);
    const place = new vscode.Range(51, 12, 51, 12);
    const editor = await vscode.window.showTextDocument(document, { selection: place });
    await executeCommand('curbcut.openPreview');
    await sleep(2500);
    editor.revealRange(new vscode.Range(44, 0, 62, 0), vscode.TextEditorRevealType.InCenter);
    await picture(`overview-${name}`);
    await executeCommand('workbench.action.focusFirstEditorGroup');
    await executeCommand('editor.action.quickFix');
    await sleep(3000);
    await picture(`fixes-${name}`);
    await executeCommand('hideCodeActionWidget');
    await executeCommand('curbcut.explainRule', 'icon-button-missing-label');
    await sleep(2000);
    await picture(`rule-${name}`);
    await vscode.commands.executeCommand('workbench.action.focusFirstEditorGroup');
    await executeCommand('editor.action.showHover');
    await sleep(1500);
    await picture(`hover-${name}`);
    await executeCommand('curbcut.showTranscript');
    await sleep(1500);
    await picture(`transcript-${name}`);
  }
}

module.exports = { run };
