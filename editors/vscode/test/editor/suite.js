'use strict';

// What a person sees and does, in a real VS Code: run by `@vscode/test-electron` as `extensionTestsPath`, or by any
// runner that loads this module in the extension host and waits for run(). The folder of the window is a copy of
// Tests/Fixtures/Trailhead, which these checks may change.

const assert = require('assert');
const fs = require('fs');
const path = require('path');
const vscode = require('vscode');

const { executeCommand } = vscode.commands;
const folder = () => vscode.workspace.workspaceFolders[0].uri.fsPath;
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something holds. */
async function until(condition, what) {
  const deadline = Date.now() + 20000;
  for (;;) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > deadline) assert.fail(`did not happen: ${what}`);
    await sleep(20);
  }
}

async function open(name) {
  const document = await vscode.workspace.openTextDocument(path.join(folder(), name));
  return vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.One, preview: false });
}

/** A file of the folder with some text. */
async function write(name, text) {
  const file = path.join(folder(), name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return open(name);
}

const findings = (uri) =>
  vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'curbcut');
const rules = (uri) => findings(uri).map(({ code }) => String(code.value ?? code)).sort();
const tabs = () => vscode.window.tabGroups.all.flatMap((group) => group.tabs);

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

const checks = {
  async 'findings appear when a file is opened, and while typing'() {
    const editor = await write('Hero.swift', hero);
    const { uri } = editor.document;
    await until(() => heroRules.every((rule) => rules(uri).includes(rule)), 'findings of Hero.swift');
    await editor.edit((edit) => edit.insert(new vscode.Position(7, 25), '.accessibilityHidden(true)'));
    await until(() => !rules(uri).includes('image-missing-label'), 'the finding goes');
    await executeCommand('undo');
    await until(() => rules(uri).includes('image-missing-label'), 'undo brings it back');
  },

  async 'every quick fix clears its finding, and undo gives the same bytes'() {
    const editor = await write('Fixes.swift', hero);
    const { document } = editor;
    await until(() => rules(document.uri).length >= 3, 'findings');
    for (const rule of heroRules) {
      const { length } = rules(document.uri);
      const finding = findings(document.uri).find(({ code }) => code.value === rule);
      const offered = (await actions(editor, finding)).filter(({ edit }) => edit);
      assert.ok(offered.length, `no fix for ${rule}`);
      for (const { title, edit } of offered) {
        if (/turn off|disable/i.test(title)) continue;
        assert.ok(await vscode.workspace.applyEdit(edit), title);
        // The menu has the fixes of all that is found on the line.
        await until(() => rules(document.uri).length < length, `“${title}” clears a finding`);
        await executeCommand('undo');
        await until(() => document.getText() === hero, `undo of “${title}”`);
        await until(() => rules(document.uri).length === length, `${rule} is back`);
      }
    }
  },

  async 'the light bulb offers to explain, and the page is rendered'() {
    const editor = await write('Explain.swift', hero);
    const finding = await until(() => findings(editor.document.uri)[0], 'a finding');
    const explain = (await actions(editor, finding)).find(({ title }) => title.startsWith('Explain `'));
    assert.ok(explain, 'Explain is offered');
    await executeCommand(explain.command.command, ...explain.command.arguments);
    const tab = await until(() => tabs().find(({ label }) => /^Preview .*\.md$/.test(label)), 'a page');
    assert.match(tab.input.viewType, /markdown\.preview/);
    await vscode.window.tabGroups.close(tab);
  },

  async 'the transcript leaves the cursor where it is'() {
    const editor = await write('Spoken.swift', hero);
    await until(() => rules(editor.document.uri).length, 'findings');
    await executeCommand('curbcut.showTranscript');
    const shown = await until(
      () => vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'curbcut-transcript'),
      'a transcript'
    );
    assert.match(shown.document.getText(), /Lighthouse/);
    assert.equal(vscode.window.activeTextEditor.document.uri.toString(), editor.document.uri.toString());
    await vscode.window.tabGroups.close(tabs().find(({ label }) => label.includes('transcript')));
  },

  async 'the accessibility tree is copied, filtered by what is found, and walked'() {
    const editor = await write('Tree.swift', hero);
    await until(() => rules(editor.document.uri).length >= 3, 'findings');
    await executeCommand('curbcut.accessibility.focus');
    await vscode.window.showTextDocument(editor.document);
    const text = await until(async () => {
      await executeCommand('curbcut.copyElements');
      const copied = await vscode.env.clipboard.readText();
      return copied.startsWith('Hero\n') && copied;
    }, 'the tree of Tree.swift');
    assert.match(text, /^ {2}Lighthouse(, heading)?$/m);
    assert.match(text, /^ {4}error|warning: .+\[icon-button-missing-label\]$/m);
    editor.selection = new vscode.Selection(5, 0, 5, 0);
    const lines = [];
    for (let step = 0; step < 3; step += 1) {
      await executeCommand('curbcut.nextElement');
      lines.push(vscode.window.activeTextEditor.selection.start.line);
    }
    assert.deepEqual(lines, [7, 8, 9]);
    await executeCommand('curbcut.previousElement');
    assert.equal(vscode.window.activeTextEditor.selection.start.line, 8);
  },

  async 'the preview opens beside the code and leaves the cursor there'() {
    const editor = await write('Preview.swift', hero);
    await until(() => rules(editor.document.uri).length, 'findings');
    await executeCommand('curbcut.openPreview');
    const tab = await until(() => tabs().find(({ input }) => /curbcut\.preview/.test(input?.viewType)), 'the preview');
    await until(() => tab.label.includes('Preview.swift') || tabs().some(({ label }) => label === 'Accessibility: Preview.swift'), 'its title');
    assert.equal(vscode.window.activeTextEditor.document.uri.toString(), editor.document.uri.toString());
    await vscode.window.tabGroups.close(tabs().filter(({ input }) => /curbcut\.preview/.test(input?.viewType)));
  },

  async 'hovers, inlay hints, lenses and colors'() {
    const editor = await write('Shown.swift', hero.replace('font(.system(size: 22))', 'foregroundColor(.red)'));
    const { uri } = editor.document;
    await until(() => rules(uri).length, 'findings');
    const settings = vscode.workspace.getConfiguration('curbcut');
    for (const name of ['inlayHints', 'codeLens', 'colors']) await settings.update(name, true, vscode.ConfigurationTarget.Global);
    const hovers = await executeCommand('vscode.executeHoverProvider', uri, new vscode.Position(7, 10));
    assert.ok(hovers.some(({ contents }) => contents.some(({ value }) => /lighthouse/.test(value))), 'a hover');
    const whole = new vscode.Range(0, 0, editor.document.lineCount, 0);
    await until(async () => (await executeCommand('vscode.executeInlayHintProvider', uri, whole)).length, 'inlay hints');
    await until(async () => (await executeCommand('vscode.executeCodeLensProvider', uri)).length, 'lenses');
    await until(async () => (await executeCommand('vscode.executeDocumentColorProvider', uri)).length, 'colors');
    for (const name of ['inlayHints', 'codeLens', 'colors']) await settings.update(name, undefined, vscode.ConfigurationTarget.Global);
  },

  async 'settings count at once, and settings.json knows the rules'() {
    const editor = await write('Settings.swift', hero);
    const { uri } = editor.document;
    await until(() => rules(uri).includes('image-missing-label'), 'findings');
    const settings = vscode.workspace.getConfiguration('curbcut');
    await settings.update('rules', { 'image-missing-label': 'off' }, vscode.ConfigurationTarget.Global);
    await until(() => !rules(uri).includes('image-missing-label'), 'the rule is off');
    await settings.update('rules', undefined, vscode.ConfigurationTarget.Global);
    await until(() => rules(uri).includes('image-missing-label'), 'the rule is on again');

    const json = await write('.vscode/settings.json', '{\n  "curbcut.rules": { "no-such-rule": "off", "" }\n}\n');
    const wrong = () => vscode.languages.getDiagnostics(json.document.uri).map(({ message }) => message);
    await until(() => wrong().some((message) => message.includes('no-such-rule')), 'settings.json says what is wrong');
    const place = new vscode.Position(1, '  "curbcut.rules": { "no-such-rule": "off", "'.length);
    const { items } = await executeCommand('vscode.executeCompletionItemProvider', json.document.uri, place);
    assert.ok(items.some(({ label }) => String(label.label ?? label) === 'image-missing-label'), 'rule ids are completed');
    await executeCommand('workbench.action.closeActiveEditor');
    fs.rmSync(path.join(folder(), '.vscode'), { recursive: true });
  },

  async '.curbcut.json counts, and has its schema'() {
    const editor = await write('Project.swift', hero);
    const { uri } = editor.document;
    await until(() => rules(uri).includes('fixed-font-size'), 'findings');
    const json = await write('.curbcut.json', '{ "rules": { "fixed-font-size": "off", "no-such-rule": "off" } }\n');
    await until(() => !rules(uri).includes('fixed-font-size'), 'the rule is off');
    await until(() => vscode.languages.getDiagnostics(json.document.uri).length > 0, 'an unknown rule is marked');
    await executeCommand('workbench.action.closeActiveEditor');
    fs.rmSync(path.join(folder(), '.curbcut.json'));
    await until(() => rules(uri).includes('fixed-font-size'), 'the rule is on again');
  },

  async 'a fix of all safe findings on save'() {
    const editor = await write('Save.swift', hero);
    const { document } = editor;
    await until(() => rules(document.uri).length >= 3, 'findings');
    await executeCommand('curbcut.fixAll');
    await until(() => document.getText().includes('.font(.title2)'), 'the safe fix');
    assert.ok(document.getText().includes('Image("lighthouse")'), 'no other fix');
    await executeCommand('workbench.action.files.revert');
  },

  async 'the server is restarted'() {
    const editor = await write('Restart.swift', hero);
    await until(() => rules(editor.document.uri).length >= 3, 'findings');
    await executeCommand('curbcut.restart');
    await until(() => rules(editor.document.uri).length >= 3, 'findings again');
  },
};

/** Runs the checks, or those whose names hold `CURBCUT_CHECK`; rejects with all that failed. */
async function run() {
  const wanted = process.env.CURBCUT_CHECK ?? '';
  const failures = [];
  for (const [name, check] of Object.entries(checks).filter(([name]) => name.includes(wanted))) {
    try {
      await check();
      console.log(`ok      ${name}`);
    } catch (error) {
      failures.push(name);
      console.log(`FAILED  ${name}\n${error.stack}`);
    }
    await executeCommand('workbench.action.closeAllEditors');
  }
  if (failures.length) throw new Error(`${failures.length} checks failed: ${failures.join('; ')}`);
  console.log(`All ${Object.keys(checks).length} checks passed.`);
}

module.exports = { run };
