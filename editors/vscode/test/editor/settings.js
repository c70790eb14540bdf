'use strict';

// Every setting counts at once; those of the project too; what is wrong in them is marked.

const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const vscode = require('vscode');
const {
  allFindings, executeCommand, folder, openHero, output, rules, servers, sleep, until, withSettings, write,
} = require('./support');

module.exports = {
  async 'curbcut.enable, path, configPath and args count at once'() {
    const { document } = await openHero('Launch.swift');
    const { uri } = document;
    const file = path.join(os.tmpdir(), `curbcut-${process.pid}`);
    await withSettings({ enable: false }, async () => {
      await until(() => !rules(uri).length && !servers().length, 'nothing runs');
    });
    await until(() => rules(uri).length >= 3, 'enabled');
    await withSettings({ path: '/nowhere/curbcut' }, () => until(() => !rules(uri).length, 'a wrong path'));
    await until(() => rules(uri).length >= 3, 'the path is right');
    assert.match(await output(), /not found at "\/nowhere\/curbcut"/);
    fs.writeFileSync(`${file}.json`, '{ "rules": { "fixed-font-size": "off" } }');
    await withSettings({ configPath: `${file}.json` }, async () => {
      await until(() => rules(uri).length && !rules(uri).includes('fixed-font-size'), 'the settings file counts');
    });
    await until(() => rules(uri).includes('fixed-font-size'), 'and no longer');
    await withSettings({ args: ['--record', `${file}.jsonl`] }, async () => {
      await until(() => fs.existsSync(`${file}.jsonl`) && /didOpen/.test(fs.readFileSync(`${file}.jsonl`, 'utf8')), 'the session is recorded');
    });
    await until(() => rules(uri).length >= 3, 'findings');
    for (const name of [`${file}.json`, `${file}.jsonl`]) fs.rmSync(name);
  },

  async 'curbcut.run: findings wait for the next save'() {
    const editor = await openHero('Waiting.swift');
    const { document } = editor;
    await withSettings({ run: 'onSave' }, async () => {
      await editor.edit((edit) => edit.insert(new vscode.Position(7, 25), '.accessibilityHidden(true)'));
      await sleep(800);
      assert.ok(rules(document.uri).includes('image-missing-label'), 'not before');
      await document.save();
      await until(() => !rules(document.uri).includes('image-missing-label'), 'after saving');
    });
  },

  async 'curbcut.diagnosticMode: findings of closed files when they are asked for'() {
    const { document } = await openHero('Mode.swift');
    const shown = () => Object.keys(allFindings()).filter((uri) => uri.startsWith('file:'));
    await until(() => shown().length === 1, `only the open file: ${shown()}`);
    assert.deepEqual(shown(), [document.uri.toString()]);
    await withSettings({ diagnosticMode: 'workspace' }, () => until(() => shown().length > 5, 'all files'));
    await until(() => shown().length === 1, 'only the open file again');
  },

  async 'curbcut.trace.server logs what is said'() {
    const editor = await openHero('Traced.swift');
    await withSettings({ 'trace.server': 'verbose' }, async () => {
      await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), '// Traced\n'));
      await until(async () => /→ textDocument\/didChange.*Traced/.test(await output()), 'the log', 10);
    });
  },

  async 'curbcut.rules count at once, and settings.json knows the rules'() {
    const editor = await openHero('Settings.swift');
    const { uri } = editor.document;
    await withSettings({ rules: { 'image-missing-label': 'off' } }, () =>
      until(() => !rules(uri).includes('image-missing-label'), 'the rule is off')
    );
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
    const editor = await openHero('Project.swift');
    const { uri } = editor.document;
    const json = await write('.curbcut.json', '{ "rules": { "fixed-font-size": "off", "no-such-rule": "off" } }\n');
    await until(() => !rules(uri).includes('fixed-font-size'), 'the rule is off');
    await until(() => vscode.languages.getDiagnostics(json.document.uri).length > 0, 'an unknown rule is marked');
    const place = new vscode.Position(0, '{ "rules": { "'.length);
    const { items } = await executeCommand('vscode.executeCompletionItemProvider', json.document.uri, place);
    assert.ok(items.some(({ label }) => String(label.label ?? label) === 'image-missing-label'), 'rule ids are completed');
    await executeCommand('workbench.action.closeActiveEditor');
    fs.rmSync(path.join(folder(), '.curbcut.json'));
    await until(() => rules(uri).includes('fixed-font-size'), 'the rule is on again');
  },
};
