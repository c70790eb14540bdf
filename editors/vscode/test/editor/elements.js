'use strict';

// The accessibility tree: the view, what people do with its elements, and the preview.

const assert = require('assert');
const vscode = require('vscode');
const { executeCommand, openHero, sleep, tabs, until } = require('./support');

/** The tree of the file in front as text, once its first line is as expected. */
async function copied(first) {
  return until(async () => {
    await executeCommand('curbcut.copyElements');
    const text = await vscode.env.clipboard.readText();
    return text.startsWith(first) && text;
  }, `a tree that begins with ${first}`);
}

async function openTree(name) {
  const editor = await openHero(name);
  await executeCommand('curbcut.accessibility.focus');
  await vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
  return vscode.window.activeTextEditor;
}

module.exports = {
  async 'the accessibility tree is copied, with what is found'() {
    await openTree('Tree.swift');
    const text = await copied('Hero\n');
    assert.match(text, /^ {2}Lighthouse(, heading)?$/m);
    assert.match(text, /^ {4}(error|warning): .+\[icon-button-missing-label\]$/m);
  },

  async 'the tree follows the text'() {
    const editor = await openTree('Followed.swift');
    await copied('Hero\n');
    await editor.edit((edit) => edit.replace(new vscode.Range(8, 12, 8, 22), 'Harbor'));
    await until(async () => (await copied('Hero\n')).includes('  Harbor'), 'the new words');
  },

  async 'one goes from element to element, by the commands of the keys'() {
    const editor = await openTree('Walked.swift');
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

  async 'elements are filtered'() {
    await openTree('Filtered.swift');
    // The list to choose from is looked at by window.mjs, which sees when it is there.
    await copied('Hero\n');
    await executeCommand('curbcut.filterElements', 'formControls');
    const controls = await copied('Hero\n');
    assert.ok(/button/.test(controls) && !/Lighthouse/.test(controls), controls);
    await executeCommand('curbcut.filterElements', 'links');
    assert.equal((await copied('\n')).trim(), '', 'none of them is a link');
    await executeCommand('curbcut.filterElements', 'all');
    assert.ok((await copied('Hero\n')).includes('Lighthouse'), 'all elements');
  },

  async 'an element leads to its code, and to its fixes'() {
    await openTree('Led.swift');
    await copied('Hero\n');
    const range = { start: { line: 9, character: 6 }, end: { line: 11, character: 7 } };
    await executeCommand('curbcut.goToElement', { range });
    assert.equal(vscode.window.activeTextEditor.selection.start.line, 9);
    const finding = { range: { start: { line: 7, character: 6 }, end: { line: 7, character: 25 } } };
    await executeCommand('curbcut.fixElement', { range, finding });
    assert.equal(vscode.window.activeTextEditor.selection.start.line, 7);
    await sleep(300);
    await executeCommand('hideCodeActionWidget');
  },

  async 'the preview opens beside the code and leaves the cursor there'() {
    const editor = await openHero('Preview.swift');
    await executeCommand('curbcut.openPreview');
    const preview = () => tabs().find(({ input }) => /curbcut\.preview/.test(input?.viewType));
    await until(() => preview()?.label === 'Accessibility: Preview.swift', 'the preview and its title');
    assert.equal(preview().group.viewColumn, vscode.ViewColumn.Two);
    assert.equal(vscode.window.activeTextEditor.document.uri.toString(), editor.document.uri.toString());
    await openHero('Other.swift');
    await until(() => preview()?.label === 'Accessibility: Other.swift', 'it shows the file in front');
    await vscode.window.tabGroups.close(preview());
  },
};
