'use strict';

// Folders that are created, renamed, moved, deleted and checked out, by the person in the editor or by others on disk:
// what is shown then is what a server shows that has only ever seen what is there now.

const assert = require('assert');
const fs = require('fs');
const path = require('path');
const vscode = require('vscode');
const { allFindings, executeCommand, folder, openHero, sleep, until, withSettings } = require('./support');

const at = (name) => path.join(folder(), 'Folders', name);
const uri = (name) => vscode.Uri.file(at(name));
const view = (number) => `import SwiftUI\n\nstruct F${number}: View { var body: some View { Image("f") } }\n`;

function make(name, count) {
  fs.mkdirSync(at(name), { recursive: true });
  for (let number = 0; number < count; number += 1) fs.writeFileSync(path.join(at(name), `F${number}.swift`), view(number));
}

/** The findings below the folder of these checks. */
function shown() {
  const root = vscode.Uri.file(path.join(folder(), 'Folders')).toString() + '/';
  return Object.entries(allFindings()).filter(([file]) => file.startsWith(root)).map(([file]) => file.slice(root.length)).sort();
}

/** The Swift files below the folder of these checks that are on disk. */
function onDisk() {
  const names = fs.existsSync(at('')) ? fs.readdirSync(at(''), { recursive: true }).map(String) : [];
  return names.filter((name) => name.endsWith('.swift')).sort();
}

async function untilRight(what) {
  await until(() => JSON.stringify(shown()) === JSON.stringify(onDisk()), `${what}: ${shown().length} of ${onDisk().length}`, 30);
}

function edit(change) {
  const edits = new vscode.WorkspaceEdit();
  change(edits);
  return vscode.workspace.applyEdit(edits);
}

async function folders(count) {
  await openHero('Beside.swift');
  await withSettings({ diagnosticMode: 'workspace' }, async () => {
    make('One', count);
    await untilRight('created on disk');
    fs.renameSync(at('One'), at('Two'));
    await untilRight('renamed on disk');
    fs.mkdirSync(at('Deep/Down'), { recursive: true });
    fs.renameSync(at('Two'), at('Deep/Down/Two'));
    await untilRight('moved on disk');
    await edit((edits) => edits.renameFile(uri('Deep/Down/Two'), uri('Three')));
    await untilRight('renamed in the editor');
    // As git does it: what is other is removed and written anew.
    for (let number = 0; number < count; number += 1) {
      fs.rmSync(path.join(at('Three'), `F${number}.swift`));
      if (number % 4 !== 1) fs.writeFileSync(path.join(at('Three'), `F${number}.swift`), view(number) + '// Other.\n');
      if (number % 4 === 2) make(`Branch/${number}`, 1);
    }
    await untilRight('checked out');
    const before = allFindings();
    await executeCommand('curbcut.restart');
    await sleep(500);
    await until(() => JSON.stringify(allFindings()) === JSON.stringify(before), 'a fresh server shows the same', 30);
    await edit((edits) => edits.deleteFile(uri('Three'), { recursive: true }));
    await untilRight('deleted in the editor');
    fs.rmSync(at(''), { recursive: true });
    await untilRight('deleted on disk');
    assert.deepEqual(shown(), []);
  });
}

module.exports = {
  'a folder of one file goes through all that happens to folders': () => folders(1),
  'a folder of ten files goes through all that happens to folders': () => folders(10),
  'a folder of a thousand files goes through all that happens to folders': () => folders(1000),
};
