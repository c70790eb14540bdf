'use strict';

// Windows of other kinds: without a folder, with several, with one that is not trusted.

const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const vscode = require('vscode');
const { allFindings, hero, open, openHero, output, rules, servers, until, withSettings } = require('./support');

exports.noFolder = {
  async 'without a folder, files and documents that were never saved are checked'() {
    assert.equal(vscode.workspace.workspaceFolders, undefined);
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'curbcut-')), 'Alone.swift');
    fs.writeFileSync(file, hero);
    const saved = await vscode.workspace.openTextDocument(file);
    await vscode.window.showTextDocument(saved);
    await until(() => rules(saved.uri).length >= 3, 'findings of the file');
    const unsaved = await vscode.workspace.openTextDocument({ language: 'swift', content: hero });
    await vscode.window.showTextDocument(unsaved);
    await until(() => rules(unsaved.uri).length >= 3, 'findings of the document');
    fs.rmSync(path.dirname(file), { recursive: true });
  },
};

exports.severalRoots = {
  async 'several folders have one server, each its own settings, and names of each count in its own files'() {
    const roots = vscode.workspace.workspaceFolders.map(({ uri }) => uri.fsPath);
    assert.ok(roots.length >= 2);
    fs.writeFileSync(path.join(roots[1], '.curbcut.json'), '{ "rules": { "fixed-font-size": "off" } }');
    const documents = [];
    for (const root of roots) {
      fs.writeFileSync(path.join(root, 'Root.swift'), hero);
      documents.push((await open(path.join(root, 'Root.swift'))).document);
    }
    await until(() => documents.every(({ uri }) => rules(uri).includes('image-missing-label')), 'findings in both');
    assert.ok(rules(documents[0].uri).includes('fixed-font-size'));
    await until(() => !rules(documents[1].uri).includes('fixed-font-size'), 'the settings of the second');
    assert.equal(servers().length, 1);
    await withSettings({ diagnosticMode: 'workspace' }, () =>
      until(() => roots.every((root) => Object.keys(allFindings()).filter((uri) => uri.includes(path.basename(root))).length > 1), 'files of both')
    );
  },
};

exports.untrusted = {
  async 'a workspace that is not trusted chooses no program, no arguments and no settings file'() {
    const root = vscode.workspace.workspaceFolders[0].uri.fsPath;
    const { document } = await openHero('Hero.swift');
    // The folder's settings name a program of its own, which leaves a file behind.
    assert.ok(fs.existsSync(path.join(root, '.vscode/settings.json')), 'the folder of this check is prepared');
    assert.equal(fs.existsSync(path.join(root, 'was-run')), false, 'its program was not run');
    assert.equal(fs.existsSync(path.join(root, 'recorded.jsonl')), false, 'its arguments were not used');
    assert.ok(rules(document.uri).includes('fixed-font-size'), 'its settings file was not read');
    assert.equal(servers().length, 1);
    assert.doesNotMatch(await output(), new RegExp(root + '/program'));
  },
};
